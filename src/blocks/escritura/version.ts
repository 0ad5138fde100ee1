type Version = number | string | undefined;

/** Whether two versions of a record are the same one, whatever type each list writes them in; null where one says none. */
export const mismaVersion = (a: Version, b: Version): boolean | null =>
  a === undefined || b === undefined ? null : String(a) === String(b);
