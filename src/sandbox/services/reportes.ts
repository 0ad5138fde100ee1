import * as z from 'zod/mini';
import { basePersonas } from '#contract/entities/persona.ts';
import { reportes } from '#contract/services/reportes.ts';
import type { Database } from '../db/database.ts';
import type { Novedad, Persona } from '../db/rows.ts';
import { carneAsegurado } from '../files/carneAsegurado.ts';
import { reporteAvisoAlta } from '../files/reporteAvisoAlta.ts';
import { sinAcceso } from '../refusal.ts';
import { novedadVisible, pacienteDe } from '../rules/access.ts';
import { number, type Services, serveFile } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The notice of a path and its person; refused when they do not belong together. */
function avisoDe(
  db: Database,
  sesion: Sesion,
  params: { readonly idPersona: string; readonly idPersonaNovedad: string },
): { novedad: Novedad; persona: Persona } {
  const novedad = novedadVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad'));
  const persona = db.personas.get(number(params.idPersona, 'idPersona'));
  if (!persona || persona.IdPersona !== novedad.IdPersona) throw sinAcceso();
  return { novedad, persona };
}

const enSuMomento = (snapshot: string): Persona =>
  z.parse(z.looseObject({ BasePersonas: basePersonas }), JSON.parse(snapshot)).BasePersonas;

/** Reports as PDF (spec E 7.1). */
export function serveReportes(at: Services): void {
  serveFile(at, reportes.avisoAlta, async ({ params, db, sesion, today }) => {
    const { novedad, persona: now } = avisoDe(db, sesion, params);
    // An accepted notice is printed as it was accepted (spec F 3.7), whatever became of the person since.
    const persona = novedad.DatosHistorico ? enSuMomento(novedad.DatosHistorico) : now;
    const empresa = db.empresas.get(novedad.IdEmpresa);
    const bytes = await reporteAvisoAlta({
      novedad,
      persona,
      empresa,
      paciente: pacienteDe(db, persona.IdPersona),
      today,
    });
    return { bytes, tipo: 'application/pdf', nombre: `AvisoAlta-${novedad.NumeroDocumento}.pdf` };
  });

  serveFile(at, reportes.carneAsegurado, async ({ params, db, sesion, today }) => {
    const { novedad, persona } = avisoDe(db, sesion, params);
    const paciente = pacienteDe(db, persona.IdPersona);
    const empresa = db.empresas.get(novedad.IdEmpresa)?.RazonSocial ?? '';
    const bytes = await carneAsegurado({ persona, paciente, empresa, idRegional: novedad.IdRegional, today });
    return { bytes, tipo: 'application/pdf', nombre: `CarneAsegurado-${persona.NumeroDocumento}.pdf` };
  });
}
