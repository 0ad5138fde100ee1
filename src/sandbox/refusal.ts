import type { TipoMensaje } from '#contract/envelope.ts';

/** The services understood the call and refuse it: HTTP 200, ok false, with a text for people. */
export class Refusal extends Error {
  readonly tipo: TipoMensaje;
  constructor(text: string, tipo: TipoMensaje = 'warning') {
    super(text);
    this.tipo = tipo;
  }
}

/** The call breaks the contract: HTTP 400 with the field's name. */
export class BadCall extends Error {
  constructor(field: string) {
    super(`El dato ${field} no tiene el formato esperado.`);
  }
}

/** The token is missing or no longer valid: HTTP 401. */
export class NotSignedIn extends Error {
  constructor() {
    super('Su sesión ha expirado. Por favor vuelva a iniciar sesión.');
  }
}

/** Refuses data of another company, regional, role or person. */
export const sinAcceso = () => new Refusal('No tiene acceso.');

/** Throws the refusal that a rule returned. Does nothing for null. */
export function refuseIf(text: string | null, tipo: TipoMensaje = 'warning'): void {
  if (text !== null) throw new Refusal(text, tipo);
}
