/** The browser's page as a whole, in one place so that a reload is always asked for on purpose. */
export const page = {
  reload: (): void => location.reload(),
};
