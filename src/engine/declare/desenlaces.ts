import { later } from '#ui/later.tsx';

/** The result of the last save. Its code is loaded while the save is running. */
export const Desenlace = later(async () => (await import('./Desenlace.tsx')).Desenlace);
