import * as z from 'zod/mini';
import { basePersonas } from '#contract/entities/persona.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { reportes } from '#contract/services/reportes.ts';
import type { Database } from '../db/database.ts';
import type { Novedad, Persona } from '../db/rows.ts';
import { padreDe } from '../db/tipos.ts';
import type { AvisoImpreso } from '../files/avisoImpreso.ts';
import { carneAsegurado } from '../files/carneAsegurado.ts';
import { reporteAvisoAlta } from '../files/reporteAvisoAlta.ts';
import { reporteAvisoBaja } from '../files/reporteAvisoBaja.ts';
import { reporteAvisoTransferencia } from '../files/reporteAvisoTransferencia.ts';
import { sinAcceso } from '../refusal.ts';
import { novedadVisible, pacienteDe } from '../rules/access.ts';
import { esPadreDeBaja } from '../rules/baja.ts';
import { esPadreDeTransferencia } from '../rules/transferencia.ts';
import { type FileReply, number, type Services, serveFile } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The notice of a path and its person; refused when they do not belong together. */
export function avisoDe(
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

/** What a notice prints: an accepted one as it was accepted (spec F 3.7), whatever became of the person since. */
export function impresoDe(
  db: Database,
  { novedad, persona: now }: { novedad: Novedad; persona: Persona },
  today: string,
): AvisoImpreso {
  const persona = novedad.DatosHistorico ? enSuMomento(novedad.DatosHistorico) : now;
  const empresa = db.empresas.get(novedad.IdEmpresa);
  return { novedad, persona, empresa, paciente: pacienteDe(db, persona.IdPersona), today };
}

/** Contributors' transfers and retirees' print alike (spec R 7.5). */
const esTransferencia = (idTipoPadre: number) =>
  esPadreDeTransferencia(idTipoPadre) || idTipoPadre === tipoNovedad.TRANSFERENCIA_PASIVO;

/** A PDF as the services send it. */
export const pdf = (bytes: Uint8Array, nombre: string): FileReply => ({ bytes, tipo: 'application/pdf', nombre });

/** Reports as PDF (spec E 7.1 to 7.3). */
export function serveReportes(at: Services): void {
  serveFile(at, reportes.avisoAlta, async ({ params, db, sesion, today }) => {
    const aviso = impresoDe(db, avisoDe(db, sesion, params), today);
    return pdf(await reporteAvisoAlta(aviso), `AvisoAlta-${aviso.novedad.NumeroDocumento}.pdf`);
  });

  serveFile(at, reportes.avisoBaja, async ({ params, db, sesion, today }) => {
    const aviso = impresoDe(db, avisoDe(db, sesion, params), today);
    if (!esPadreDeBaja(padreDe(aviso.novedad.IdTipoNovedad))) throw sinAcceso();
    const work = db.relaciones.get(aviso.novedad.IdPersonaEmpresa);
    return pdf(await reporteAvisoBaja(aviso, work), `AvisoBaja-${aviso.novedad.NumeroDocumento}.pdf`);
  });

  serveFile(at, reportes.avisoTransferencia, async ({ params, db, sesion, today }) => {
    const aviso = impresoDe(db, avisoDe(db, sesion, params), today);
    const { IdTipoNovedad, IdEmpresaDestino, NumeroDocumento } = aviso.novedad;
    if (!esTransferencia(padreDe(IdTipoNovedad))) throw sinAcceso();
    const bytes = await reporteAvisoTransferencia(aviso, db.empresas.get(IdEmpresaDestino));
    return pdf(bytes, `AvisoTransferencia-${NumeroDocumento}.pdf`);
  });

  serveFile(at, reportes.carneAsegurado, async ({ params, db, sesion, today }) => {
    const { novedad, persona } = avisoDe(db, sesion, params);
    const paciente = pacienteDe(db, persona.IdPersona);
    const empresa = db.empresas.get(novedad.IdEmpresa)?.RazonSocial ?? '';
    const bytes = await carneAsegurado({ persona, paciente, empresa, idRegional: novedad.IdRegional, today });
    return { bytes, tipo: 'application/pdf', nombre: `CarneAsegurado-${persona.NumeroDocumento}.pdf` };
  });
}
