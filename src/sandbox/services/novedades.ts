import { parentesco, tipoAsegurado } from '#contract/enumerations.ts';
import { novedades } from '#contract/services/novedades.ts';
import type { Database } from '../db/database.ts';
import type { Paciente } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { familiaDe, pacienteDe, papel } from '../rules/access.ts';
import { type Services, serve } from '../serve.ts';

/** True if the person is covered by somebody's work or is retired. Valid insurance needs one of the two. */
function tieneSustento(db: Database, paciente: Paciente): boolean {
  const holder = familiaDe(db, paciente.IdPersona)[0] ?? paciente;
  if (holder.IdTipoAsegurado === tipoAsegurado.pasivo) return true;
  return db.relaciones.by('persona', holder.IdPersona).some((r) => r.FechaBaja === '');
}

/** Validity of insured persons, for the fund's staff (spec R 7.2). A change for a holder applies to the whole family. */
export function serveNovedades(at: Services): void {
  serve(at, novedades.quitarHabilitarVigencia, ({ body, db, sesion }) => {
    if (papel(sesion) !== 'caja') throw sinAcceso();
    const paciente = pacienteDe(db, body.IdPersona);
    if (!paciente) throw new Refusal('No se pudo recuperar información del paciente.');
    const EstadoVigencia = body.Habilitar ? 'VIGENTE' : 'NO VIGENTE';
    if (paciente.EstadoVigencia === EstadoVigencia)
      throw new Refusal(`El asegurado(a) ya se encuentra ${EstadoVigencia}.`);
    if (body.Habilitar && !tieneSustento(db, paciente))
      throw new Refusal('No se puede habilitar la vigencia: el titular no tiene una relación laboral vigente.');
    const holder = paciente.IdRelacionParentesco === parentesco.titular;
    for (const one of holder ? familiaDe(db, body.IdPersona) : [paciente]) db.pacientes.put({ ...one, EstadoVigencia });
    return true;
  });
}
