import { type Cambio, cambiosComoHtml, registrarSeguimiento } from '#blocks/seguimiento/seguimiento.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { cleanDate } from '#lib/dates.ts';
import { money, sumOf } from '#lib/money.ts';
import { escapeHtml, fill } from '#lib/texts.ts';
import { estaPagada } from './estaPagada.ts';
import { seguimientoOrden as textos } from './messages.ts';

/** The part of an order that a user may change. */
export type Contenido = Pick<OrdenPago, 'Observacion' | 'Novedades'>;

/** The sum of the lines' own amounts, which come from the services; null if one of them is unreadable. */
export const totalDe = ({ Novedades }: Pick<OrdenPago, 'Novedades'>): number | null =>
  sumOf(Novedades.map(({ Total }) => Total));

/** Whether two orders have the same notices, in any order. */
export function mismasNovedades(a: Pick<OrdenPago, 'Novedades'>, b: Pick<OrdenPago, 'Novedades'>): boolean {
  const ids = new Set(b.Novedades.map((n) => n.IdPersonaNovedad));
  return a.Novedades.length === ids.size && a.Novedades.every((n) => ids.has(n.IdPersonaNovedad));
}

/** Whether the parts that a user may change are equal. */
export const mismoContenido = (a: Contenido, b: Contenido): boolean =>
  a.Observacion === b.Observacion && mismasNovedades(a, b);

/** The notices with their numbers, which the specification asks for (R 7.6), and the names that people know. */
const novedadesDe = ({ Novedades }: Contenido) =>
  Novedades.map((n) => [n.NombreCompleto, `(${n.IdPersonaNovedad})`].filter(Boolean).join(' ')).join(', ');

const nada: Contenido = { Observacion: '', Novedades: [] };

/** The changes of a save, for the tracking (spec R 7.6): number of notices, total, observation, ids. Only what changed. */
function cambiosDe(before: Contenido | null, after: Contenido): Cambio[] {
  const from = before ?? nada;
  const line = (campo: string, of: (c: Contenido) => string): Cambio => ({
    campo,
    valorAnterior: before ? of(from) : '',
    valorNuevo: of(after),
  });
  return [
    line(textos.cantidad, (c) => String(c.Novedades.length)),
    line(textos.total, (c) => money(totalDe(c))),
    line(textos.observacion, (c) => c.Observacion),
    line(textos.novedades, novedadesDe),
  ].filter((c) => c.valorAnterior !== c.valorNuevo);
}

/** The content of a new order or request, as plain facts without previous values. */
const hechosComoHtml = (hechos: readonly Cambio[]): string =>
  `<ul>${hechos.map(({ campo, valorNuevo }) => `<li><b>${escapeHtml(campo)}:</b> ${escapeHtml(valorNuevo)}</li>`).join('')}</ul>`;

const entrada = (idTabla: number, asunto: string, mensaje: string, tipo: number) => ({
  idTabla,
  tabla: tabla.ordenPago,
  asunto,
  mensaje,
  tipo,
});

/** After a save: one entry as MENSAJE, one as AUDITORIA (spec R 7.6). If both fail, there is only one warning. */
export async function seguirGrabado(id: number, before: Contenido | null, after: Contenido): Promise<void> {
  const asunto = before ? textos.modificada : textos.registrada;
  const cambios = cambiosDe(before, after);
  const mensaje = before ? cambiosComoHtml(cambios) || asunto : hechosComoHtml(cambios);
  await registrarSeguimiento(entrada(id, asunto, mensaje, tipoSeguimiento.MENSAJE));
  await registrarSeguimiento(entrada(id, asunto, mensaje, tipoSeguimiento.AUDITORIA));
}

/** After a deletion: AUDITORIA, with the content of the order. */
export const seguirEliminado = (orden: OrdenPago): Promise<boolean> =>
  registrarSeguimiento(
    entrada(
      orden.IdOrdenPago,
      textos.eliminada,
      cambiosComoHtml(cambiosDe(orden, nada)) || textos.eliminada,
      tipoSeguimiento.AUDITORIA,
    ),
  );

/** After the request was generated or cancelled: MENSAJE, with its code. */
export const seguirSolicitud = (id: number, act: 'generada' | 'anulada', codigo: string): Promise<boolean> =>
  registrarSeguimiento(
    entrada(
      id,
      textos[act],
      hechosComoHtml([{ campo: textos.codigo, valorAnterior: '', valorNuevo: codigo }]),
      tipoSeguimiento.MENSAJE,
    ),
  );

/**
 * The payment of an order as an entry of its tracking. The bank pays while nobody looks, so the portal writes no entry:
 * the order itself says when it was paid (decision 150).
 */
export function hechosDelPago(orden: OrdenPago): readonly SeguimientoItem[] {
  if (!estaPagada(orden)) return [];
  const { FechaPago, NumeroFactura } = orden;
  const Mensaje = NumeroFactura > 0 ? fill(textos.factura, { numero: NumeroFactura }) : '';
  const base = { IdSeguimiento: 0, TipoSeguimiento: tipoSeguimiento.MENSAJE, Usuario: '' };
  return [{ ...base, Asunto: textos.pagada, Mensaje, Fecha: cleanDate(FechaPago) }];
}
