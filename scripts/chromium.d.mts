/** Path of a Chromium or Chrome; throws one sentence that says what to do. */
export function findChromium(): string;
export const chromiumFlags: string[];
