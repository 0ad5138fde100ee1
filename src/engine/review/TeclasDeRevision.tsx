import { useHotkeys } from 'react-hotkeys-hook';
import type { Accion } from '#engine/definition/definition.ts';

const sinDialogo = () => document.querySelector('dialog[open]') === null;

/** The reviewer's keys on a notice's form: accepting and observing. The desk has its own. */
export function TeclasDeRevision({
  allowed,
  onAction,
}: {
  readonly allowed: ReadonlySet<Accion>;
  readonly onAction: (action: Accion) => void;
}) {
  const act = (action: Accion) => {
    if (allowed.has(action) && sinDialogo()) onAction(action);
  };
  const keys = { preventDefault: true } as const;
  useHotkeys('mod+enter', () => act('aceptar'), keys);
  // The key is matched by the character it writes: a full stop is on another key on other keyboards.
  useHotkeys('mod+.', () => act('observar'), { ...keys, useKey: true });
  return null;
}
