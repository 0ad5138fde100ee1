import { mismaVersion } from '#blocks/escritura/version.ts';
import { call } from '#client/call.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { listarTodas } from './novedadesDe.ts';

/** Which affiliation notice it is, and whose. */
export type LlaveDeTramite = Pick<FilaAfiliacion, 'IdPersona' | 'IdPersonaNovedad'>;

/**
 * The form of an affiliation notice as it stands; null where the services answer none, or one that is not it: what they
 * leave out would be empty. Throws the errors of `call`.
 */
export async function leerTramite({ IdPersona: idPersona, IdPersonaNovedad: idPersonaNovedad }: LlaveDeTramite) {
  const params = { idPersona, idPersonaNovedad, idTipoNovedad: 0, idEmpresa: 0 };
  const form = await call(afiliacion.obtener, { params }, { quiet: true });
  return form?.SegurosPersonasNovedad.IdPersonaNovedad === idPersonaNovedad ? form : null;
}

const distintos = <T>(names: readonly (keyof T)[], a: T, b: T): boolean => names.some((name) => a[name] !== b[name]);

/** What a list shows of a notice. */
const enFila = [
  'NombreCompleto',
  'NumeroDocumento',
  'NumeroNovedad',
  'Novedad',
  'FechaNovedad',
  'EstadoProceso',
  'Observacion',
] as const satisfies readonly (keyof FilaAfiliacion)[];

/** What the form shows of a notice. */
const enForma = [
  'IdEstadoProceso',
  'FechaNovedad',
  'Observacion',
  'ObservacionCaja',
] as const satisfies readonly (keyof SegurosPersonasNovedad)[];

/**
 * Whether a notice stands otherwise at the services than a row of a list shows it; null where they show it no more. The
 * specification names no version in the list and none in the form (spec R 7.2): it decides where both carry one. Otherwise
 * the state does, and what the row shows beside the same row as `releer` lists it now. Throws the errors of `call`.
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
  // Not listed is no proof of a change: another list may go by other days.
  return listed !== undefined && distintos<FilaAfiliacion>(enFila, row, listed);
}

/** The same of a notice that is shown by its form: by its version, or by its state, its day and what is said about it. */
export async function cambioDeForma(shown: SegurosPersonasNovedad, llave: LlaveDeTramite): Promise<boolean | null> {
  const now = (await leerTramite(llave))?.SegurosPersonasNovedad;
  if (!now) return null;
  const misma = mismaVersion(shown.Version, now.Version);
  if (misma !== null) return !misma;
  return distintos<SegurosPersonasNovedad>(enForma, shown, now);
}
