/** True when an error means that a part's code did not arrive: browsers keep such a failure, only a new page asks again. */
export const isCodeMissing = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/.test(error.message);
