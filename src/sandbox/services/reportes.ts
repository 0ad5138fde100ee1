import * as z from 'zod/mini';
import { basePersonas } from '#contract/entities/persona.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { reportes } from '#contract/services/reportes.ts';
import type { Database } from '../db/database.ts';
import type { Novedad, Persona } from '../db/rows.ts';
import type { AvisoImpreso } from '../files/avisoImpreso.ts';
import { carneAsegurado } from '../files/carneAsegurado.ts';
import { reporteAvisoAlta } from '../files/reporteAvisoAlta.ts';
import { reporteAvisoBaja } from '../files/reporteAvisoBaja.ts';
import { reporteAvisoTransferencia } from '../files/reporteAvisoTransferencia.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { novedadVisible, pacienteDe } from '../rules/access.ts';
import { esPadreDeBaja } from '../rules/baja.ts';
import { nombreDeTipo, padreDe } from '../rules/catalogo.ts';
import type { Familia } from '../rules/novedadCalls.ts';
import { estadoDe } from '../rules/states.ts';
import { texto } from '../rules/texts.ts';
import { esPadreDeTransferencia } from '../rules/transferencia.ts';
import { type FileReply, number, type Services, serveFile } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** The notice in a path and its person. Refused if they do not belong together. */
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

/**
 * The accepted notice in a path, of a family. Before it is accepted it can change and is not printed (spec E 4, R 4.1 to
 * 4.3).
 */
export function avisoAceptado(
  { db, sesion, params }: { db: Database; sesion: Sesion; params: Parameters<typeof avisoDe>[2] },
  familia: Familia = () => true,
): ReturnType<typeof avisoDe> {
  const found = avisoDe(db, sesion, params);
  if (!familia(padreDe(db, found.novedad.IdTipoNovedad))) throw sinAcceso();
  const { estado, nombre } = estadoDe(db, found.novedad);
  if (estado !== 'aceptado') throw new Refusal(texto('noSePuedeImprimir', { estado: nombre }));
  return found;
}

const enSuMomento = (snapshot: string): Persona =>
  z.parse(z.looseObject({ BasePersonas: basePersonas }), JSON.parse(snapshot)).BasePersonas;

/**
 * What a notice prints. An accepted one prints its data at the acceptance (spec F 3.7), even if the person has changed since.
 */
export function impresoDe(
  db: Database,
  { novedad, persona: now }: { novedad: Novedad; persona: Persona },
  today: string,
): AvisoImpreso {
  const persona = novedad.DatosHistorico ? enSuMomento(novedad.DatosHistorico) : now;
  const empresa = db.empresas.get(novedad.IdEmpresa);
  return {
    novedad,
    persona,
    empresa,
    paciente: pacienteDe(db, persona.IdPersona),
    today,
    tipo: nombreDeTipo(db, novedad.IdTipoNovedad),
    idTipoPadre: padreDe(db, novedad.IdTipoNovedad),
    estado: estadoDe(db, novedad).nombre,
  };
}

/** Transfers of contributors and of retirees have the same print (spec R 7.5). */
const esTransferencia = (idTipoPadre: number) =>
  esPadreDeTransferencia(idTipoPadre) || idTipoPadre === tipoNovedad.TRANSFERENCIA_PASIVO;

/** A PDF as the services send it. */
export const pdf = (bytes: Uint8Array, nombre: string): FileReply => ({ bytes, tipo: 'application/pdf', nombre });

/** Reports as PDF (spec E 7.1 to 7.3). */
export function serveReportes(at: Services): void {
  serveFile(at, reportes.avisoAlta, async (asked) => {
    const aviso = impresoDe(asked.db, avisoAceptado(asked), asked.today);
    return pdf(await reporteAvisoAlta(aviso), `AvisoAlta-${aviso.novedad.NumeroDocumento}.pdf`);
  });

  serveFile(at, reportes.avisoBaja, async (asked) => {
    const aviso = impresoDe(asked.db, avisoAceptado(asked, esPadreDeBaja), asked.today);
    const work = asked.db.relaciones.get(aviso.novedad.IdPersonaEmpresa);
    return pdf(await reporteAvisoBaja(aviso, work), `AvisoBaja-${aviso.novedad.NumeroDocumento}.pdf`);
  });

  serveFile(at, reportes.avisoTransferencia, async (asked) => {
    const aviso = impresoDe(asked.db, avisoAceptado(asked, esTransferencia), asked.today);
    const { IdEmpresaDestino, NumeroDocumento } = aviso.novedad;
    const bytes = await reporteAvisoTransferencia(aviso, asked.db.empresas.get(IdEmpresaDestino));
    return pdf(bytes, `AvisoTransferencia-${NumeroDocumento}.pdf`);
  });

  serveFile(at, reportes.carneAsegurado, async (asked) => {
    const { novedad, persona } = avisoAceptado(asked);
    const { db, today } = asked;
    const paciente = pacienteDe(db, persona.IdPersona);
    const empresa = db.empresas.get(novedad.IdEmpresa)?.RazonSocial ?? '';
    const bytes = await carneAsegurado({ persona, paciente, empresa, idRegional: novedad.IdRegional, today });
    return pdf(bytes, `CarneAsegurado-${persona.NumeroDocumento}.pdf`);
  });
}
