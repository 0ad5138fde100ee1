import { useQueries, useQuery } from '@tanstack/react-query';
import { esConcluida, esInasistencia } from '#blocks/inasistencias/esInasistencia.ts';
import { queSePaga } from '#blocks/por-pagar/enPalabras.ts';
import { query } from '#client/query.ts';
import type { FilaCita } from '#contract/entities/cita.ts';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { ocupacionalCitas } from '#contract/services/ocupacionalCitas.ts';
import { addMonths, cleanDate, type IsoDate, today } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';

/** An appointment of the family: at a doctor's, or for an exam. `fecha` is '' for an exam without an appointment yet. */
export interface Turno {
  readonly clave: string;
  readonly que: string;
  readonly quien: string;
  readonly fecha: IsoDate;
  readonly hora: string;
  readonly medico: string;
  readonly lugar: string;
  readonly estado: { readonly nombre: string; readonly fondo: string; readonly letra?: string };
}

const momento = ({ fecha, hora }: Turno) => `${fecha || '9999'} ${hora.padStart(5, '0')}`;
const porMomento = (a: Turno, b: Turno) => momento(a).localeCompare(momento(b));

const deCita = (row: FilaCita): Turno => ({
  clave: `${row.Fecha} ${row.Hora} ${row.Paciente} ${row.Especialidad}`,
  que: row.Especialidad,
  quien: row.Paciente,
  fecha: cleanDate(row.Fecha),
  hora: row.Hora,
  medico: row.Medico,
  lugar: row.CentroAtencion,
  estado: { nombre: row.Estado, fondo: row.EstadoColor },
});

/** The next appointments, the nearest first, and the missed ones, the latest first. */
export function citasPorMomento(rows: readonly FilaCita[], day = today()) {
  const turnos = (keep: (row: FilaCita) => boolean) => rows.filter(keep).map(deCita).sort(porMomento);
  return {
    proximas: turnos((row) => cleanDate(row.Fecha) >= day && !esConcluida(row.Estado)),
    perdidas: turnos((row) => esInasistencia(row.Estado)).reverse(),
  };
}

/** The nearest first; exams without an appointment last. */
export const enOrden = (turnos: readonly Turno[]): Turno[] => turnos.toSorted(porMomento);

/** Exams that are over. The services' names decide: the specification shows no states but the first (R 4.5). */
const haTerminado = ({ Estado }: FilaOcupacional): boolean => /conclu|anul|realiz|venc/.test(fold(Estado));

const deExamen = (row: FilaOcupacional): Turno => ({
  clave: `examen ${row.IdPersonaNovedad}`,
  que: queSePaga(row),
  quien: row.NombreCompleto,
  fecha: '',
  hora: '',
  medico: '',
  lugar: '',
  estado: { nombre: row.Estado, fondo: row.ColorFondo, letra: row.ColorLetra },
});

/** The dates between which the exams that are still to come were registered. The list of exams shows its own month only. */
export const periodoDeExamenes = (day = today()) => ({ desde: addMonths(day, -12), hasta: addMonths(day, 1) });

/** The family's exams of the last year that are still to come, each with its appointment (spec R 2.8, R 7.7). */
export function useExamenesPorVenir(enabled: boolean) {
  const day = today();
  const { desde, hasta } = periodoDeExamenes(day);
  const lista = useQuery({
    ...query(ocupacional.listar, {
      body: {
        FechaInicio: desde,
        FechaFin: hasta,
        IdEstadoProceso: 0,
        IdEmpresaAnterior: '',
        Pagado: null,
        NombrePersona: '',
        TipoOcupacional: '',
      },
    }),
    enabled,
    select: (rows) => rows.filter((row) => !haTerminado(row)),
  });
  const examenes = lista.data ?? [];
  return useQueries({
    queries: examenes.map(({ IdPersonaNovedad }) =>
      query(ocupacionalCitas.programacion, { body: { IdPersonaNovedad } }),
    ),
    combine: (citas) => ({
      pending: enabled && (lista.isPending || citas.some((one) => one.isPending)),
      failed: lista.isError || citas.some((one) => one.isError),
      fetching: lista.isFetching || citas.some((one) => one.isFetching),
      retry: () => {
        if (lista.isError) void lista.refetch();
        for (const one of citas) if (one.isError) void one.refetch();
      },
      turnos: examenes.flatMap((examen, at): Turno[] => {
        const programadas = citas[at]?.data;
        if (!programadas) return [];
        if (programadas.length === 0) return [deExamen(examen)];
        return programadas
          .filter(({ Fecha }) => cleanDate(Fecha) >= day)
          .map(({ IdCita, Fecha, Hora, Medico, CentroAtencion }) => ({
            ...deExamen(examen),
            clave: `cita ${IdCita}`,
            fecha: cleanDate(Fecha),
            hora: Hora,
            medico: Medico,
            lugar: CentroAtencion,
          }));
      }),
    }),
  });
}
