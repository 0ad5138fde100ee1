import type { mount } from '#support/mount.tsx';

type User = Awaited<ReturnType<typeof mount>>['user'];

/** A filled-in form, just before the person presses the button that writes. */
export interface Lleno {
  readonly user: User;
  /** The button that writes, or that asks first. */
  readonly boton: () => HTMLElement;
  /** The question, and the caption of the button that confirms. */
  readonly pregunta?: string | RegExp;
  readonly si?: string;
  /** How many records the services have from this write. Unset if a second write changes nothing. */
  readonly cuantos?: () => number;
  /** What to repeat before each attempt. */
  readonly antes?: () => Promise<void>;
  /** Controls that are emptied on purpose after an attempt. */
  readonly menos?: string;
  /** The number of records that one write creates. Default: one. */
  readonly escribe?: number;
}

/** A write that people can make on a screen. */
export interface Formulario {
  readonly nombre: string;
  /** The requirements that its test proves, in brackets. */
  readonly ids?: string;
  /** The contract name of the write call. */
  readonly llamada: string;
  /** Opens the form and fills it in. */
  readonly abrir: () => Promise<Lleno>;
  /** The text after it is done. */
  readonly listo: string | RegExp;
  /** Checks that it is done after its answer was lost, if no text says so, or what a second attempt leads to. */
  readonly alFinal?: (lleno: Lleno) => Promise<void>;
  /** Its outcome is looked up in a list. If the list does not have it, that is no proof after some time has passed. */
  readonly enLista?: true;
  /** No text says that it is done, but the screen shows it: there is no button left to press. */
  readonly seVe?: true;
  /** The sentence for an unknown outcome, if it is not the usual one. */
  readonly nadieSabe?: string;
  /** The sentence that replaces the usual one. */
  readonly dice?: (usual: string, falla: string) => string;
  /** The person is not signed in yet, or is signing in. A 401 is then a refusal like any other. */
  readonly sinSesion?: true;
}

/**
 * The button with this caption (or accessible name) in the topmost dialog, or else on the page. Searches by text, which is
 * fast.
 */
export function botonDe(name: string | RegExp): HTMLElement {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const is = (text: string | null) => (typeof name === 'string' ? text?.trim() === name : name.test(text ?? ''));
  const found = [...top.querySelectorAll<HTMLElement>('button')].find((button) =>
    is(button.getAttribute('aria-label') ?? button.textContent),
  );
  if (!found) throw new Error(`There is no button ${String(name)}`);
  return found;
}
