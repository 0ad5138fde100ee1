import { useMedia } from './useMedia.ts';

/** Whether a form has its column beside it. The last width of the smaller layout is in editor.css. */
export const useRoomBeside = (): boolean => !useMedia('(max-width: 1180px)');
