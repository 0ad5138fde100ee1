import { ayudaAquiMessages } from '#blocks/ayuda/messages.ts';

/** Titles that the router needs before the screens' code loads. */
export const titles = { ayuda: ayudaAquiMessages.ayuda, tarea: 'Ayuda paso a paso' } as const;
