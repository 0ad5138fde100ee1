/** The time at which every test runs, in the portal and in the sandbox. */
export const NOW = new Date('2026-11-20T14:00:00-04:00');
/** The same day in the format of the portal's forms. */
export const TODAY = '2026-11-20';
