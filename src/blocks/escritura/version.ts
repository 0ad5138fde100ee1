type Version = number | string | undefined;

/** Whether two versions of a record are the same, even if the lists write them in different types; null if one is missing. */
export const mismaVersion = (a: Version, b: Version): boolean | null =>
  a === undefined || b === undefined ? null : String(a) === String(b);
