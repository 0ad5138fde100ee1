/** Path of a Chromium or Chrome. Throws one sentence that says what to do. */
export function findChromium(): string;
export const chromiumFlags: string[];
