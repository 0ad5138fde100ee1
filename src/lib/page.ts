/** Opens and reloads the browser's page. It is the only place that does, so that no code does it by accident. */
export const page = {
  reload: (): void => location.reload(),
  /** Loads the page at an address of the portal. */
  open: (address: string): void => location.assign(address),
};
