import { persona } from '#contract/services/persona.ts';
import { sinAcceso } from '../refusal.ts';
import { vePersona } from '../rules/access.ts';
import { personaWire } from '../rules/wire.ts';
import { number, type Services, serve } from '../serve.ts';

/** A person by id, or null if there is none (spec F 7.6). */
export function servePersona(at: Services): void {
  serve(at, persona.porId, ({ params, db, sesion, today }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    if (!vePersona(db, sesion, idPersona)) throw sinAcceso();
    const found = db.personas.get(idPersona);
    return found ? personaWire(found, today) : null;
  });
}
