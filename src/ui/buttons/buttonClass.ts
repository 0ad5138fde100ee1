export type Tone = 'primary' | 'plain' | 'danger' | 'ghost';

/** Class list shared by buttons and links that look like buttons. */
export function buttonClass(tone: Tone, extra: string | undefined, iconOnly: boolean): string {
  return ['btn', `btn-${tone}`, iconOnly ? 'btn-icon' : '', extra ?? ''].filter(Boolean).join(' ');
}
