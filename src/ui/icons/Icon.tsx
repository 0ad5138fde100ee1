import './icon.css';
import { type IconName, iconPaths } from './paths.ts';

export type { IconName };

/** Decorative line icon in the text's colour and size; always hidden from assistive technology. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  );
}
