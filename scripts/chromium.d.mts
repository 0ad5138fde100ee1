/** Path of a Chromium or Chrome with windows. Throws one sentence that says what to do. */
export function findChromium(): string;
/** Path of the browser for tests: one without windows if there is one. Throws the same sentence. */
export function findTestBrowser(): string;
export const chromiumFlags: string[];
