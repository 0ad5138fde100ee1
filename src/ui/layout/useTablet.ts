import { useMedia } from './useMedia.ts';

/**
 * Whether the screen is at most as wide as a tablet: too little room to correct a wide table. The same width stands in the
 * style sheets.
 */
export const useTablet = (): boolean => useMedia('(max-width: 900px)');
