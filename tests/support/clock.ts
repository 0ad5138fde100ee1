/** The moment every test runs at, in the portal and in the sandbox. */
export const NOW = new Date('2026-11-20T14:00:00-04:00');
/** The same day as the portal's forms write it. */
export const TODAY = '2026-11-20';
