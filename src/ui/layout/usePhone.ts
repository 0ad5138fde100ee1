import { useMedia } from './useMedia.ts';

/** Whether the screen is a phone's: one column, and what is large fills it. The same width stands in the style sheets. */
export const usePhone = (): boolean => useMedia('(max-width: 640px)');
