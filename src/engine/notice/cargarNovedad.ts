import { call } from '#client/call.ts';
import { queryClient, reference } from '#client/query.ts';
import { historico, type NovedadForm, type SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { basePersonas, type PacientePorId, segurosPacientes } from '#contract/entities/persona.ts';
import { type Estado, estadoPorNombre } from '#contract/enumerations.ts';
import { filled, readOrNull } from '#contract/read.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { familiaDe } from '#engine/family/familias.ts';
import { estadoDelTipo } from './estados.ts';

/** A notice in the shape its form uses. */
export interface LoadedNovedad {
  readonly idTipoPadre: number;
  readonly form: NovedadForm;
  /** The form as the services have it, where the definition completed `form`. */
  readonly recibida?: NovedadForm;
  readonly estado: Estado | null;
  /** States of its type with their colours, for the state control. */
  readonly estadoNombre: string;
  /** The stored snapshot of an accepted notice could not be read, so live data is shown (decision 42). */
  readonly sinHistorico: boolean;
}

/**
 * The stored snapshot of an accepted notice as its form, or null if it is empty or unreadable. The state, the payment
 * and whatever the snapshot lacks of the notice are the current ones.
 */
export function leerHistorico(text: string, novedad: SegurosPersonasNovedad): NovedadForm | null {
  const kept = readOrNull(historico, text);
  if (!kept) return null;
  const { IdEstadoProceso, Pagado } = novedad;
  return { ...kept, SegurosPersonasNovedad: { ...(kept.SegurosPersonasNovedad ?? novedad), IdEstadoProceso, Pagado } };
}

/** The type whose form a notice uses: its own type if that type has its own form, otherwise its parent. */
export async function tipoConForm(idTipoNovedad: number): Promise<number> {
  if (familiaDe(idTipoNovedad)) return idTipoNovedad;
  const items = await queryClient.fetchQuery(reference(listaNovedades.novedadPorId, { params: { id: idTipoNovedad } }));
  return items[0]?.IdTipoNovedadPadre || idTipoNovedad;
}

/** The person and the insured record by person id; null if the services do not know the person. */
export const leerPaciente = (idPersona: number, signal?: AbortSignal): Promise<PacientePorId | null> =>
  call(pacientes.porId, { params: { idPersona } }, { quiet: true, ...(signal ? { signal } : {}) });

/**
 * Loads a notice with its person, its type's parent and its state. Throws a call error, or Error if the person no
 * longer exists.
 */
export async function cargarNovedad(idPersonaNovedad: number, signal?: AbortSignal): Promise<LoadedNovedad> {
  const options = { quiet: true, ...(signal ? { signal } : {}) };
  const record = await call(personasNovedad.porId, { params: { id: idPersonaNovedad, n: 0 } }, options);
  const { SegurosPersonasNovedad: novedad, DatosHistorico, ...grupos } = record;
  const idTipoPadre = await tipoConForm(novedad.IdTipoNovedad);
  const state = await estadoDelTipo(idTipoPadre, ({ IdEstadoProceso }) => IdEstadoProceso === novedad.IdEstadoProceso);
  const estadoNombre = state?.Nombre ?? '';
  const estado = estadoPorNombre(estadoNombre);
  if (estado === 'aceptado') {
    const form = leerHistorico(DatosHistorico || novedad.DatosHistorico, novedad);
    if (form) return { idTipoPadre, estado, estadoNombre, form, sinHistorico: false };
  }
  const paciente = await leerPaciente(novedad.IdPersona, signal);
  const form: NovedadForm = {
    ...grupos,
    BasePersonas: paciente?.BasePersonas ?? filled(basePersonas, { IdPersona: novedad.IdPersona }),
    SegurosPacientes: paciente?.SegurosPacientes ?? filled(segurosPacientes, { IdPersona: novedad.IdPersona }),
    SegurosPersonasNovedad: novedad,
  };
  return { idTipoPadre, estado, estadoNombre, form, sinHistorico: estado === 'aceptado' };
}
