import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import type { GruposPasivo } from '../db/pasivoRows.ts';
import { localidades } from '../db/referencias.ts';
import { lugaresFallecimiento, tiposPasivo } from '../db/referenciasMedicas.ts';
import { tipoPasivoDe } from '../rules/pasivo.ts';
import { type AvisoImpreso, imprimirAviso, type Line } from './avisoImpreso.ts';

const named = (list: readonly { Id: number; Descripcion: string }[], id: unknown) =>
  list.find((item) => item.Id === id)?.Descripcion ?? '';

/** The grounds of a retiree's registration, by variant. `parentesco` is the kinship of a dependant to the holder. */
function fundamento(groups: GruposPasivo | undefined, parentesco: string): readonly Line[] {
  const { PacientesAlgoritmo: a, PacientesResolucion: r, PacientesDerechoHabiente: d } = groups ?? {};
  if (a)
    return [
      ['Días calculados', String(a.DiasCalculados)],
      ['Últimos dígitos', String(a.DosUltimosDigitos).padStart(2, '0')],
    ];
  if (d)
    return [
      ['Titular', d.NombreCompleto],
      ['Matrícula del titular', d.MatriculaTitular],
      ['Relación de parentesco', parentesco],
    ];
  if (!r) return [];
  return [
    ['Resolución', `${r.NumeroResolucion} del ${toLocalDate(r.FechaResolucion)}`],
    ['Instancia que la emite', r.Instancia],
  ];
}

/** A retiree's registration on one page. */
export function reporteAvisoAltaPasivo(
  aviso: AvisoImpreso,
  groups: GruposPasivo | undefined,
  parentesco: string,
): Promise<Uint8Array> {
  const { novedad: n } = aviso;
  return imprimirAviso('Aviso de alta de pasivo', aviso, [
    ['Tipo de pasivo', named(tiposPasivo, tipoPasivoDe(n.IdTipoNovedad))],
    ['Fecha de ingreso', toLocalDate(n.FechaNovedad)],
    ...fundamento(groups, parentesco),
    ['Cargo', n.Cargo],
    ['Haber mensual', bolivianos(n.HaberMensual ?? 0)],
    ['Fecha de declaración', toLocalDate(n.FechaDeclaracion)],
    ['Observación', n.Observacion],
  ]);
}

/** A retiree's deregistration on one page. */
export function reporteBajaPasivo(aviso: AvisoImpreso): Promise<Uint8Array> {
  const { novedad: n } = aviso;
  // The location is where the deregistration is reported, so it is left out of the paper's header, which is about the
  // company.
  return imprimirAviso('Aviso de baja de pasivo', { ...aviso, novedad: { ...n, IdUbicacion: 0 } }, [
    ['Fecha de baja', toLocalDate(n.FechaNovedad)],
    ['Localidad de registro', named(localidades, n.IdUbicacion)],
    ['Lugar de fallecimiento', named(lugaresFallecimiento, n.IdLugarFallecimiento)],
    ['Ubicación de fallecimiento', named(localidades, n.IdUbicacionFallecimiento)],
    ['Fecha de declaración', toLocalDate(n.FechaDeclaracion)],
    ['Observación', n.Observacion],
  ]);
}
