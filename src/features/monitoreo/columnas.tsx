import type { ReactNode } from 'react';
import type { RegistroBdpa } from '#contract/entities/bdpa.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { own } from '#lib/own.ts';
import { Pill, type PillTone } from '#ui/layout/Pill.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn } from '#ui/table/columns.ts';
import { estadosEnvio, monitor as textos } from './messages.ts';

/** The name in a registry row: 'PATERNO MATERNO NOMBRES'. */
export const nombreDe = (row: RegistroBdpa): string =>
  [row.ApellidoPaterno, row.ApellidoMaterno, row.Nombres].filter(Boolean).join(' ');

/** 'CI 6843217 1B'. */
export const documentoDe = (row: RegistroBdpa): string =>
  [row.TipoDocumentoIdentidad, row.NumeroDocumento, row.ComplementoDocumento].filter(Boolean).join(' ');

const tonos: Readonly<Record<string, PillTone>> = {
  REGISTRADO: 'info',
  NO_ENVIADO: 'bad',
  OBSERVADO: 'warn',
  VALIDADO: 'ok',
};

/** The state of a row; an unknown state is shown unchanged. */
export function Situacion({ estado }: { readonly estado: string }) {
  return <Pill tone={own(tonos, estado) ?? 'neutral'}>{own(estadosEnvio, estado) ?? estado}</Pill>;
}

/** The label of a row's state; an unknown state keeps the services' name. */
const situacionDe = (row: RegistroBdpa): string => own(estadosEnvio, row.EstadoEnvio) ?? row.EstadoEnvio;

/** A column of plain text. */
export const texto = <T,>(id: string, header: string, text: (row: T) => string): Column<T> => ({
  id,
  header,
  text,
  cell: (row) => text(row) || textos.sinDato,
});

/** A date column, sorted by day. */
export const fecha = <T,>(id: string, header: string, text: (row: T) => string): Column<T> => ({
  ...texto(id, header, (row) => toLocalDate(text(row))),
  className: 'table-short',
  sortValue: (row) => cleanDate(text(row)),
});

/** The column of the person's name. */
export const nombre = <T,>(text: (row: T) => string): Column<T> => ({
  ...texto('persona', textos.persona, text),
  cell: (row) => <b>{text(row)}</b>,
});

/** The column of the regional. */
export const regional = <T extends { readonly IdRegional: number }>(): Column<T> =>
  texto('regional', textos.regional, (row) => nombreRegional(row.IdRegional));

/** The column with the actions on a row. */
export const acciones = <T,>(cell: (row: T) => ReactNode): Column<T> => actionsColumn(textos.acciones, cell);

/** The person of a registry row, where, and since when. */
export const deQuien: readonly Column<RegistroBdpa>[] = [
  nombre(nombreDe),
  texto('documento', textos.documento, documentoDe),
  regional(),
  fecha('afiliacion', textos.afiliacion, (row) => row.FechaAfiliacion),
];

/** When the registry accepted a row. */
export const validacion: Column<RegistroBdpa> = fecha('validacion', textos.validacion, (row) => row.FechaValidacion);

/** The column with the state of a registry row. */
export const situacion: Column<RegistroBdpa> = {
  id: 'situacion',
  header: textos.situacion,
  text: situacionDe,
  cell: (row) => <Situacion estado={row.EstadoEnvio} />,
};
