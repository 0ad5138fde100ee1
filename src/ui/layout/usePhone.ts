import { useMedia } from './useMedia.ts';

/** Whether the screen is a phone's: one column, and large things fill it. The style sheets use the same width. */
export const usePhone = (): boolean => useMedia('(max-width: 640px)');
