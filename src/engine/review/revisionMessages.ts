/** Texts of the staff's way through the declared notices (spec E 1, decision 7). */
export const revisionAvisoMessages = {
  tab: 'Revisión',
} as const;
