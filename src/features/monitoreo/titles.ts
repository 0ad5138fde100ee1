/** Titles that the router needs before the screens' code loads. */
export const titles = { monitor: 'Monitoreo del registro central' } as const;
