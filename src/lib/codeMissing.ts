/**
 * True if an error means that a part's code did not load. Browsers cache this failure, so only reloading the page retries it.
 */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/.test(error.message);
