import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import type { GruposPasivo } from '../db/pasivoRows.ts';
import { localidades } from '../db/referencias.ts';
import { lugaresFallecimiento } from '../db/referenciasMedicas.ts';
import { type AvisoImpreso, imprimirAviso, type Line } from './avisoImpreso.ts';

const named = (list: readonly { Id: number; Descripcion: string }[], id: unknown) =>
  list.find((item) => item.Id === id)?.Descripcion ?? '';

/** What a variant of a retiree's registration rests on. */
function fundamento(groups: GruposPasivo | undefined): readonly Line[] {
  const { PacientesAlgoritmo: a, PacientesResolucion: r, PacientesDerechoHabiente: d } = groups ?? {};
  if (a) return [['Últimos dígitos', String(a.DosUltimosDigitos).padStart(2, '0')]];
  if (d)
    return [
      ['Titular', d.NombreCompleto],
      ['Matrícula del titular', d.MatriculaTitular],
    ];
  if (!r) return [];
  return [
    ['Resolución', `${r.NumeroResolucion} del ${toLocalDate(r.FechaResolucion)}`],
    ['Instancia que la emite', r.Instancia],
  ];
}

/** A retiree's registration on one page. */
export function reporteAvisoAltaPasivo(aviso: AvisoImpreso, groups: GruposPasivo | undefined): Promise<Uint8Array> {
  const { novedad: n } = aviso;
  return imprimirAviso('Aviso de alta de pasivo', aviso, [
    ['Fecha de ingreso', toLocalDate(n.FechaNovedad)],
    ...fundamento(groups),
    ['Cargo', n.Cargo],
    ['Haber mensual', bolivianos(n.HaberMensual ?? 0)],
    ['Fecha de declaración', toLocalDate(n.FechaDeclaracion)],
    ['Observación', n.Observacion],
  ]);
}

/** A retiree's deregistration on one page. */
export function reporteBajaPasivo(aviso: AvisoImpreso): Promise<Uint8Array> {
  const { novedad: n } = aviso;
  return imprimirAviso('Aviso de baja de pasivo', aviso, [
    ['Fecha de baja', toLocalDate(n.FechaNovedad)],
    ['Lugar de fallecimiento', named(lugaresFallecimiento, n.IdLugarFallecimiento)],
    ['Ubicación de fallecimiento', named(localidades, n.IdUbicacionFallecimiento)],
    ['Fecha de declaración', toLocalDate(n.FechaDeclaracion)],
    ['Observación', n.Observacion],
  ]);
}
