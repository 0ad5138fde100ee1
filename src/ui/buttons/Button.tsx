import './button.css';
import type { ComponentProps, MouseEvent } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { buttonClass, type Tone } from './buttonClass.ts';

type ButtonProps = ComponentProps<'button'> & {
  tone?: Tone;
  /** The action is running: the button keeps its focus and place, clicks do nothing. */
  busy?: boolean;
  /** The search is running: another press searches again with the current values of the fields. */
  searching?: boolean;
  icon?: IconName;
  /** The dialog it opens: its code is prefetched when somebody is about to press the button. */
  opens?: { readonly ahead: () => void } | undefined;
};

/** The portal's button. The default `type` is 'button', so that no form is submitted by accident. */
export function Button(props: ButtonProps) {
  const { tone = 'plain', busy = false, searching = false, icon, opens, className, children, onClick, ...rest } = props;
  const blocked = busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault also stops a busy submit button from submitting its form twice.
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
