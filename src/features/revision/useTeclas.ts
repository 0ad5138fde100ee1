import { useEffect, useRef } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { own } from '#lib/own.ts';

/** After a notice appears, its keys do nothing for this long (ms): the press was meant for the one before. */
const CALMA = 400;

/** What the keys of the desk do. */
export interface Teclas {
  /** `?`: answered at any moment, because it changes nothing. */
  readonly ayuda: () => void;
  /** They move through the queue or take a decision back, and never act on the notice in view. */
  readonly siempre: Readonly<Record<'j' | 'k' | 'z', () => void>>;
  /** They move its documents, also of a notice that cannot be decided. */
  readonly delVisor: Readonly<Record<'n' | '+' | '-' | 'r', () => void>>;
  /** They decide the notice in view. */
  readonly delAviso: Readonly<Record<'a' | 'o', () => void>>;
  /** Ctrl with the key. */
  readonly conCtrl: {
    readonly aceptar: () => void;
    readonly observar: () => void;
    readonly siguiente: () => void;
    readonly anterior: () => void;
  };
}

const enDialogo = () => document.querySelector('dialog[open]') !== null;

/**
 * The keys of the desk. They are ignored in text controls, under dialogs and on repeat. All but the help are ignored for
 * a moment after another notice (`enVista`, its number) came into view. Those that decide the notice also wait until it
 * is there (`listo`) and for a moment after.
 */
export function useTeclas(
  { ayuda, siempre, delVisor, delAviso, conCtrl }: Teclas,
  { letras, enVista, listo }: { letras: boolean; enVista: number; listo: number },
) {
  const visto = useRef(0);
  const desde = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (enVista > 0) visto.current = performance.now() + CALMA;
  }, [enVista]);
  useEffect(() => {
    desde.current = listo > 0 ? performance.now() + CALMA : Number.POSITIVE_INFINITY;
  }, [listo]);
  const alPulsar = (event: KeyboardEvent) => {
    if (event.repeat || event.altKey || enDialogo()) return;
    const now = performance.now();
    const key = event.key.toLowerCase();
    const hacer = (act: (() => void) | undefined, ofNotice: boolean) => {
      if (!act) return;
      event.preventDefault();
      if (now >= (ofNotice ? desde : visto).current) act();
    };
    if (event.ctrlKey || event.metaKey) {
      if (event.shiftKey) return;
      if (key === 'enter') hacer(conCtrl.aceptar, true);
      // The key is matched by the character it writes: a full stop is on another key on other keyboards.
      if (key === '.') hacer(conCtrl.observar, true);
      if (key === 'arrowright') hacer(conCtrl.siguiente, false);
      if (key === 'arrowleft') hacer(conCtrl.anterior, false);
      return;
    }
    if (!letras) return;
    if (key === '?') {
      event.preventDefault();
      ayuda();
    }
    hacer(own(siempre, key), false);
    hacer(own(delVisor, key), false);
    hacer(own(delAviso, key), true);
  };
  useHotkeys('*', alPulsar, { ignoreModifiers: true });
}
