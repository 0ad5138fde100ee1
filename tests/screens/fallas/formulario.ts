import type { mount } from '#support/mount.tsx';

type User = Awaited<ReturnType<typeof mount>>['user'];

/** A form as a person left it just before pressing the button that writes. */
export interface Lleno {
  readonly user: User;
  /** The button that writes, or that asks first. */
  readonly boton: () => HTMLElement;
  /** What is asked, and the caption that says yes. */
  readonly pregunta?: string | RegExp;
  readonly si?: string;
  /** How many records the write makes, counted at the services; left out where a second write changes nothing. */
  readonly cuantos?: () => number;
  /** What has to be done again before each try. */
  readonly antes?: () => Promise<void>;
  /** Controls that are emptied on purpose after a try. */
  readonly menos?: string;
  /** Records of one write, if not one. */
  readonly escribe?: number;
}

/** A write people can make on a screen. */
export interface Formulario {
  readonly nombre: string;
  /** The write, as the contract names it. */
  readonly llamada: string;
  /** Opens it and types everything in. */
  readonly abrir: () => Promise<Lleno>;
  /** Said once it is done. */
  readonly listo: string | RegExp;
  /** What shows that it is done after its answer was lost, where no sentence says so; or what trying it again comes to. */
  readonly alFinal?: (lleno: Lleno) => Promise<void>;
  /** Its outcome is looked for in a list; that a list leaves it out is no proof, once time has passed. */
  readonly enLista?: true;
  /** Nobody is told that it was done, but the screen shows it: there is nothing left to press. */
  readonly seVe?: true;
  /** The sentence for an outcome nobody knows, where it is not the usual one. */
  readonly nadieSabe?: string;
  /** The sentence people read in place of the usual one. */
  readonly dice?: (usual: string, falla: string) => string;
  /** A person who is not signed in yet, or who signs in: a 401 is a refusal like any other. */
  readonly sinSesion?: true;
}

/** The button with this caption (or accessible name) in the topmost dialog, else on the page; by text, which is quick. */
export function botonDe(name: string | RegExp): HTMLElement {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const is = (text: string | null) => (typeof name === 'string' ? text?.trim() === name : name.test(text ?? ''));
  const found = [...top.querySelectorAll<HTMLElement>('button')].find((button) =>
    is(button.getAttribute('aria-label') ?? button.textContent),
  );
  if (!found) throw new Error(`There is no button ${String(name)}`);
  return found;
}
