import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { etiquetas } from '../rules/altaFields.ts';
import { type AvisoImpreso, imprimirAviso } from './avisoImpreso.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The registration notice on one page. */
export function reporteAvisoAlta(aviso: AvisoImpreso): Promise<Uint8Array> {
  const { novedad: n } = aviso;
  const labels = etiquetas(aviso.idTipoPadre);
  return imprimirAviso('Aviso de alta', aviso, [
    [capital(labels.fecha), toLocalDate(n.FechaNovedad)],
    ...(labels.contrato ? [['Fecha fin de contrato', toLocalDate(n.FechaFinNovedad)] as const] : []),
    ['Cargo', n.Cargo],
    [labels.haber, bolivianos(n.HaberMensual ?? 0)],
    ['Fecha de declaración', toLocalDate(n.FechaDeclaracion)],
    ['Observación', n.Observacion],
  ]);
}
