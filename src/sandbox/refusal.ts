import type { TipoMensaje } from '#contract/envelope.ts';

/** The services understood and say no: HTTP 200, ok false, with a text people read. */
export class Refusal extends Error {
  readonly tipo: TipoMensaje;
  constructor(text: string, tipo: TipoMensaje = 'warning') {
    super(text);
    this.tipo = tipo;
  }
}

/** The call is outside the contract: HTTP 400 with the field's name. */
export class BadCall extends Error {
  constructor(field: string) {
    super(`El dato ${field} no tiene el formato esperado.`);
  }
}

/** No token, or one that does not hold any more: HTTP 401. */
export class NotSignedIn extends Error {
  constructor() {
    super('Su sesión ha expirado. Por favor vuelva a iniciar sesión.');
  }
}

/** Not theirs: another company, regional, role or person. */
export const sinAcceso = () => new Refusal('No tiene acceso.');

/** Throws the refusal a rule answered with; goes on when it answered null. */
export function refuseIf(text: string | null, tipo: TipoMensaje = 'warning'): void {
  if (text !== null) throw new Refusal(text, tipo);
}
