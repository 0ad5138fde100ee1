import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import type { Relacion } from '../db/rows.ts';
import { varianteDeBaja } from '../rules/baja.ts';
import { type AvisoImpreso, imprimirAviso } from './avisoImpreso.ts';

/** The termination notice on one page. `relacion` is the employment that ends. */
export function reporteAvisoBaja(aviso: AvisoImpreso, relacion: Relacion | undefined): Promise<Uint8Array> {
  const { novedad: n } = aviso;
  const v = varianteDeBaja(aviso.idTipoPadre);
  const worker = v?.haberMayorACero ?? true;
  return imprimirAviso('Aviso de baja', aviso, [
    [worker ? 'Fecha de ingreso' : 'Fecha inicio de contrato', toLocalDate(relacion?.FechaIngreso ?? '')],
    [worker ? 'Fecha de baja' : 'Fecha fin de contrato', toLocalDate(n.FechaNovedad)],
    ['Cargo', n.Cargo],
    [v?.haber ?? '', bolivianos(n.HaberMensual ?? 0)],
    ['Fecha de declaración', toLocalDate(n.FechaDeclaracion)],
    ['Observación', n.Observacion],
  ]);
}
