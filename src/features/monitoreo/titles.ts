/** Titles the router needs before the screens' code arrives. */
export const titles = { monitor: 'Monitoreo del registro central' } as const;
