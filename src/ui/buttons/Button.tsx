import './button.css';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { buttonClass, type Tone } from './buttonClass.ts';

type ButtonProps = ComponentProps<'button'> & {
  tone?: Tone;
  /** The act is running: the button keeps focus and its place, clicks do nothing. */
  busy?: boolean;
  /** What is asked for is on its way: another press asks anew, for what the fields say by then. */
  searching?: boolean;
  icon?: IconName;
  /** The dialog it opens: its code is fetched once somebody is about to press. */
  opens?: { readonly ahead: () => void } | undefined;
};

/** The portal's button. `type` is 'button' unless said otherwise, so no form is sent by accident. */
export function Button(props: ButtonProps) {
  const { tone = 'plain', busy = false, searching = false, icon, opens, className, children, onClick, ...rest } = props;
  const blocked = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault also keeps a busy submit button from sending its form twice.
    if (blocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      onPointerEnter={opens?.ahead}
      onFocus={opens?.ahead}
      {...rest}
      onClick={click}
      className={buttonClass(tone, className, children == null)}
      aria-disabled={blocked || undefined}
      aria-busy={busy || searching || undefined}
    >
      {busy || searching ? <span className="btn-spinner" aria-hidden="true" /> : icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}
