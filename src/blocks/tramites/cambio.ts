import { mismaVersion } from '#blocks/escritura/version.ts';
import { call } from '#client/call.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { listarTodas } from './novedadesDe.ts';

/** The ids of an affiliation notice and its person. */
export type LlaveDeTramite = Pick<FilaAfiliacion, 'IdPersona' | 'IdPersonaNovedad'>;

/**
 * The current form of an affiliation notice. null if the services answer none, or another notice: missing fields would
 * be written as empty. Throws the errors of `call`.
 */
export async function leerTramite({ IdPersona: idPersona, IdPersonaNovedad: idPersonaNovedad }: LlaveDeTramite) {
  const params = { idPersona, idPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0 };
  const form = await call(afiliacion.obtener, { params }, { quiet: true });
  return form?.SegurosPersonasNovedad.IdPersonaNovedad === idPersonaNovedad ? form : null;
}

const distintos = <T>(names: readonly (keyof T)[], a: T, b: T): boolean => names.some((name) => a[name] !== b[name]);

/** The fields of a notice that a list shows. */
const enFila = [
  'NombreCompleto',
  'NumeroDocumento',
  'NumeroNovedad',
  'Novedad',
  'FechaNovedad',
  'EstadoProceso',
  'Observacion',
] as const satisfies readonly (keyof FilaAfiliacion)[];

/** The fields of a notice that the form shows. */
const enForma = [
  'IdEstadoProceso',
  'FechaNovedad',
  'Observacion',
  'ObservacionCaja',
] as const satisfies readonly (keyof SegurosPersonasNovedad)[];

/**
 * Whether the notice at the services differs from a row of a list; null if they no longer show it. The specification
 * names no version, neither in the list nor in the form (spec R 7.2). If both have one, the version decides. Otherwise
 * the state decides, then the fields of the row compared with the same row in a fresh list from `releer`. Throws the
 * errors of `call`.
 */
export async function cambioDeFila<Row extends FilaAfiliacion>(
  row: Row,
  releer: () => Promise<readonly FilaAfiliacion[]> = () => listarTodas(row.IdPersona),
): Promise<boolean | null> {
  const now = (await leerTramite(row))?.SegurosPersonasNovedad;
  if (!now) return null;
  const misma = mismaVersion(row.Version, now.Version);
  if (misma !== null) return !misma;
  if (row.IdEstadoProceso !== now.IdEstadoProceso) return true;
  const listed = (await releer()).find(({ IdPersonaNovedad }) => IdPersonaNovedad === row.IdPersonaNovedad);
  // Absence from the list does not prove a change: the list may cover other days.
  return listed !== undefined && distintos<FilaAfiliacion>(enFila, row, listed);
}

/** The same check for a notice shown in its form: by its version, or by its state, its date and its observations. */
export async function cambioDeForma(shown: SegurosPersonasNovedad, llave: LlaveDeTramite): Promise<boolean | null> {
  const now = (await leerTramite(llave))?.SegurosPersonasNovedad;
  if (!now) return null;
  const misma = mismaVersion(shown.Version, now.Version);
  if (misma !== null) return !misma;
  return distintos<SegurosPersonasNovedad>(enForma, shown, now);
}
