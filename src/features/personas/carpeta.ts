import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCitasDelPeriodo } from '#blocks/inasistencias/useCitasDelPeriodo.ts';
import { query } from '#client/query.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { PacientePorId } from '#contract/entities/persona.ts';
import { tabla, tipoNovedad } from '#contract/enumerations.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { SINCE_ALWAYS, today } from '#lib/dates.ts';
import { carpetaMessages } from './messages.ts';
import { mismoDato } from './registros.ts';

/** The answers to one request about several notices, in the order of the notices. */
interface Varias<T> {
  readonly datos: readonly (T | undefined)[];
  readonly pending: boolean;
  readonly failed: boolean;
  retry(): void;
}

const juntar = <T>(results: UseQueryResult<T>[]): Varias<T> => ({
  datos: results.map((one) => one.data),
  pending: results.some((one) => one.isPending),
  failed: results.some((one) => one.isError),
  retry: () => {
    for (const one of results) if (one.isError) void one.refetch();
  },
});

const esExamen = (row: FilaNovedad): boolean => row.IdTipoNovedadPadre === tipoNovedad.OCUPACIONAL;

/**
 * Everything in the folder of a person, with each source loaded separately. What cannot be loaded is named; the rest is
 * shown.
 */
export function useCarpeta({ BasePersonas: persona, SegurosPacientes: seguro }: PacientePorId) {
  const { HistoriaClinica } = seguro;
  const idPersona = persona.IdPersona;
  const avisos = useQuery(query(personasNovedad.dePersona, { body: { IdPersona: idPersona } }));
  const afiliaciones = useQuery(
    query(afiliacion.lista, {
      body: {
        FechaDesde: SINCE_ALWAYS,
        FechaHasta: today(),
        TipoNovedad: 0,
        IdEmpresa: 0,
        IdPersona: idPersona,
        IdEstadoProceso: 0,
        IdRegional: 0,
        IdCanal: 0,
      },
    }),
  );
  const familia = useQuery(query(afiliacion.grupoFamiliar, { params: { idPersona } }));
  const rows = avisos.data ?? [];
  const examenesDe = rows.filter(esExamen);
  const entradas = useQueries({
    queries: rows.map((row) =>
      query(seguimiento.lista, { body: { IdTabla: row.IdPersonaNovedad, Tabla: tabla.novedad } }),
    ),
    combine: juntar,
  });
  const ordenes = useQueries({
    queries: rows.map((row) => query(ordenPago.porNovedad, { params: { idPersonaNovedad: row.IdPersonaNovedad } })),
    combine: juntar,
  });
  const archivos = useQueries({
    queries: rows.map((row) =>
      query(recursos.deNovedad, {
        params: { idPersonaNovedad: row.IdPersonaNovedad, idTipoNovedad: row.IdTipoNovedad },
      }),
    ),
    combine: juntar,
  });
  const examenes = useQueries({
    queries: examenesDe.map((row) => query(ocupacional.examenes, { body: { IdPersonaNovedad: row.IdPersonaNovedad } })),
    combine: juntar,
  });
  // The whole family shares a clinical history, and the cached answer may be from another person's folder: both must
  // match.
  const citas = useCitasDelPeriodo(HistoriaClinica !== '', (rows) =>
    rows.filter(
      (row) =>
        HistoriaClinica !== '' &&
        row.HistoriaClinica === HistoriaClinica &&
        mismoDato(row.Paciente, persona.NombreCompleto),
    ),
  );
  const sources = { seguimiento: entradas, ordenes, archivos, examenes, citas };
  const failed = [
    ...(avisos.isError ? [carpetaMessages.fuentes.avisos] : []),
    ...(afiliaciones.isError ? [carpetaMessages.fuentes.afiliaciones] : []),
    ...(familia.isError ? [carpetaMessages.fuentes.familia] : []),
    ...Object.entries(sources).flatMap(([name, { failed }]) =>
      failed ? [carpetaMessages.fuentes[name as keyof typeof sources]] : [],
    ),
  ];
  return {
    avisos: rows,
    afiliaciones: afiliaciones.data ?? [],
    /** Whom the person is insured with, the person included. */
    familia: familia.data ?? [],
    idPersona,
    seguro,
    entradas: entradas.datos,
    ordenes: ordenes.datos,
    archivos: archivos.datos,
    examenesDe,
    examenes: examenes.datos,
    citas: citas.datos ?? [],
    /** The date range of the appointments, 'dd/mm/yyyy'; null if they were not requested. */
    periodoCitas: HistoriaClinica !== '' && citas.datos ? { desde: citas.desde, hasta: citas.hasta } : null,
    loading: avisos.isPending || afiliaciones.isPending,
    pending: familia.isPending || Object.values(sources).some((one) => one.pending),
    failed,
    retry: () => {
      if (avisos.isError) void avisos.refetch();
      if (afiliaciones.isError) void afiliaciones.refetch();
      if (familia.isError) void familia.refetch();
      for (const one of Object.values(sources)) if (one.failed) one.retry();
    },
  };
}
export type Carpeta = ReturnType<typeof useCarpeta>;
