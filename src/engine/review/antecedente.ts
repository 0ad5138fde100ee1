import { call } from '#client/call.ts';
import { keyOf } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { empresas } from '#contract/services/empresas.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { cargarNovedad, type LoadedNovedad, leerPaciente } from '#engine/notice/cargarNovedad.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';

/** What a declared notice is compared with: the last accepted one of the person, or what the fund has about them. */
export interface Antecedente {
  readonly de: 'aceptado' | 'ficha';
  readonly form: NovedadForm;
  /** Its notice has the same parent type: then the notice's own facts are the same facts. */
  readonly mismoTipo: boolean;
  /** The words that name the notice, and its day, dd/mm/yyyy; '' for the fund's record. */
  readonly novedad: string;
  readonly fecha: string;
}

/** What a notice is compared with, null if it is the person's first, and the employers of both; '' if unknown. */
interface Comparable {
  readonly antecedente: Antecedente | null;
  readonly empresa: { readonly antes: string; readonly ahora: string };
}

/** The accepted notice a declared one is compared with: the latest other one of the person. */
export function elegirAceptado(rows: readonly FilaNovedad[], idPersonaNovedad: number): FilaNovedad | null {
  const accepted = rows.filter(
    (row) => row.IdPersonaNovedad !== idPersonaNovedad && estadoPorNombre(row.EstadoProceso) === 'aceptado',
  );
  const latestFirst = (a: FilaNovedad, b: FilaNovedad) =>
    cleanDate(b.FechaNovedad).localeCompare(cleanDate(a.FechaNovedad)) || b.IdPersonaNovedad - a.IdPersonaNovedad;
  return accepted.sort(latestFirst)[0] ?? null;
}

type Leido = Omit<Comparable, 'empresa'> & { readonly empresa: string };

async function deAceptado(row: FilaNovedad, idTipoPadre: number, signal: AbortSignal): Promise<Leido> {
  const { form, idTipoPadre: itsType } = await cargarNovedad(row.IdPersonaNovedad, signal);
  const named = { novedad: row.Novedad, fecha: toLocalDate(row.FechaNovedad) };
  return { antecedente: { de: 'aceptado', form, mismoTipo: itsType === idTipoPadre, ...named }, empresa: row.Empresa };
}

/** The fund's record of the person; nothing to compare with if they were never insured. */
async function deFicha({ form }: LoadedNovedad, signal: AbortSignal): Promise<Leido> {
  const paciente = await leerPaciente(form.BasePersonas.IdPersona, signal);
  const { FechaIngreso = '', FechaAfiliacion = '', IdEmpresa = 0 } = paciente?.SegurosPacientes ?? {};
  if (!paciente || (cleanDate(FechaIngreso) || cleanDate(FechaAfiliacion)) === '')
    return { antecedente: null, empresa: '' };
  const { BasePersonas, SegurosPacientes } = paciente;
  const employer =
    IdEmpresa > 0 ? await call(empresas.porId, { params: { id: IdEmpresa } }, { signal, quiet: true }) : null;
  const kept = { de: 'ficha', mismoTipo: false, novedad: '', fecha: '' } as const;
  return {
    antecedente: { ...kept, form: { ...form, BasePersonas, SegurosPacientes } },
    empresa: employer?.RazonSocial ?? '',
  };
}

/** The query of what a declared notice is compared with. */
export const antecedenteDe = (loaded: LoadedNovedad) => {
  const { IdPersona } = loaded.form.BasePersonas;
  const { IdPersonaNovedad } = loaded.form.SegurosPersonasNovedad;
  const input = { body: { IdPersona } };
  return {
    queryKey: [...keyOf(personasNovedad.dePersona, input), 'antecedente', IdPersonaNovedad],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Comparable> => {
      const rows = await call(personasNovedad.dePersona, input, { signal, quiet: true });
      const row = elegirAceptado(rows, IdPersonaNovedad);
      const { antecedente, empresa } = row
        ? await deAceptado(row, loaded.idTipoPadre, signal)
        : await deFicha(loaded, signal);
      const own = rows.find((one) => one.IdPersonaNovedad === IdPersonaNovedad);
      return { antecedente, empresa: { antes: empresa, ahora: own?.Empresa ?? '' } };
    },
  };
};
