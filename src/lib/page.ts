/** The browser's page as a whole, in one place so that a new one is always asked for on purpose. */
export const page = {
  reload: (): void => location.reload(),
  /** A new page at an address of the portal. */
  open: (address: string): void => location.assign(address),
};
