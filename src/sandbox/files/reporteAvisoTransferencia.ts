import { nombreRegional } from '#contract/enumerations.ts';
import { toLocalDate } from '#lib/dates.ts';
import { localidades } from '../db/referencias.ts';
import type { Empresa } from '../db/rows.ts';
import { destinoDe } from '../rules/traslado.ts';
import { type AvisoImpreso, imprimirAviso } from './avisoImpreso.ts';

/** The transfer notice on one page. `destino` is the company the person goes to. */
export function reporteAvisoTransferencia(aviso: AvisoImpreso, destino: Empresa | undefined): Promise<Uint8Array> {
  const { novedad: n } = aviso;
  const { IdRegional } = destinoDe(n);
  // The location belongs to the destination, so it is left out of the paper's header, which is about the origin.
  return imprimirAviso('Aviso de transferencia', { ...aviso, novedad: { ...n, IdUbicacion: 0 } }, [
    ['Fecha de transferencia', toLocalDate(n.FechaNovedad)],
    ['Regional transferencia', nombreRegional(IdRegional)],
    ['Empresa transferencia', destino?.RazonSocial ?? ''],
    ['Ubicación de transferencia', localidades.find((l) => l.Id === n.IdUbicacion)?.Descripcion ?? ''],
    ['Fecha de declaración', toLocalDate(n.FechaDeclaracion)],
    ['Observación', n.Observacion],
  ]);
}
