import { useMedia } from './useMedia.ts';

/**
 * Whether the screen is at most as wide as a tablet: too little room to correct a wide table. The style sheets use the
 * same width.
 */
export const useTablet = (): boolean => useMedia('(max-width: 900px)');
