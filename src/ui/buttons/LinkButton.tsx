import './button.css';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { buttonClass, type Tone } from './buttonClass.ts';

/** A router link that looks like a button: it navigates, it does not act. */
export function LinkButton({
  tone = 'plain',
  icon,
  className,
  children,
  ...rest
}: ComponentProps<typeof Link> & { tone?: Tone; icon?: IconName }) {
  return (
    <Link {...rest} className={buttonClass(tone, className, children == null)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Link>
  );
}
