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

/** The type whose form a notice uses, and its state by name. */
async function leerTipo({ IdTipoNovedad, IdEstadoProceso }: SegurosPersonasNovedad) {
  const idTipoPadre = await tipoConForm(IdTipoNovedad);
  const state = await estadoDelTipo(idTipoPadre, (one) => one.IdEstadoProceso === IdEstadoProceso);
  const estadoNombre = state?.Nombre ?? '';
  return { idTipoPadre, estadoNombre, estado: estadoPorNombre(estadoNombre) };
}

/**
 * Loads a notice with its person, its type's parent and its state. Throws a call error, or Error if the person no
 * longer exists.
 */
export async function cargarNovedad(idPersonaNovedad: number, signal?: AbortSignal): Promise<LoadedNovedad> {
  const options = { quiet: true, ...(signal ? { signal } : {}) };
  const record = await call(personasNovedad.porId, { params: { id: idPersonaNovedad, n: 0 } }, options);
  const { SegurosPersonasNovedad: novedad, DatosHistorico, ...grupos } = record;
  const snapshot = DatosHistorico || novedad.DatosHistorico;
  const leerPersona = () => leerPaciente(novedad.IdPersona, signal);
  // An accepted notice has its snapshot; all others need their person, who is read meanwhile.
  const [tipo, persona] = await Promise.all([leerTipo(novedad), snapshot ? undefined : leerPersona()]);
  const { estado } = tipo;
  if (estado === 'aceptado') {
    const form = leerHistorico(snapshot, novedad);
    if (form) return { ...tipo, form, sinHistorico: false };
  }
  const paciente = persona === undefined ? await leerPersona() : persona;
  const form: NovedadForm = {
    ...grupos,
    BasePersonas: paciente?.BasePersonas ?? filled(basePersonas, { IdPersona: novedad.IdPersona }),
    SegurosPacientes: paciente?.SegurosPacientes ?? filled(segurosPacientes, { IdPersona: novedad.IdPersona }),
    SegurosPersonasNovedad: novedad,
  };
  return { ...tipo, form, sinHistorico: estado === 'aceptado' };
}
