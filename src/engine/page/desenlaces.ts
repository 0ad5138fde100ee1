import { later } from '#ui/later.tsx';

/** What came of the last save: its code is loaded while the save is under way. */
export const Desenlace = later(async () => (await import('#engine/declare/Desenlace.tsx')).Desenlace);
