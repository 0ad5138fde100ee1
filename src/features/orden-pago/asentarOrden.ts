import type { Comprobar, Hallazgo } from '#blocks/escritura/asentar.ts';
import { quitado } from '#blocks/escritura/quitado.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { call } from '#client/call.ts';
import type { Comprador, NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { filtroDeOrdenes } from './filtroOrdenes.ts';
import type { Contenido } from './seguimientoOrden.ts';

type Lineas = readonly Pick<NovedadDeOrden, 'IdPersonaNovedad'>[];

const quiet = { quiet: true } as const;
const refDe = ({ IdOrdenPago, IdEmpresa }: OrdenRef) => ({ IdOrdenPago, IdEmpresa });
const leerOrden = (ref: OrdenRef): Promise<OrdenPago> => call(ordenPago.obtener, { body: refDe(ref) }, quiet);

const idsDe = (lines: Lineas): ReadonlySet<number> => new Set(lines.map((n) => n.IdPersonaNovedad));
const todasEn = (lines: Lineas, others: Lineas): boolean => [...idsDe(lines)].every((id) => idsDe(others).has(id));

/** The order that has a notice, with all its notices; null if there is none. */
async function ordenDe({ IdPersonaNovedad: idPersonaNovedad }: Lineas[number]): Promise<OrdenPago | null> {
  const found = await call(ordenPago.porNovedad, { params: { idPersonaNovedad } }, quiet);
  if (!found || found.Novedades.length > 0) return found;
  return { ...found, Novedades: await call(ordenPago.novedades, { body: refDe(found) }, quiet) };
}

/**
 * Looks for the order that has some notices; `solas`: no others. Returns its id. It asks for the order of a notice, not
 * for a list: if the notice is in no order, nothing was written.
 */
export const buscarConNovedades =
  (lines: Lineas, { solas }: { readonly solas: boolean }): Comprobar<number> =>
  async () => {
    const [first] = lines;
    const found = first ? await ordenDe(first) : null;
    if (!found || !todasEn(lines, found.Novedades)) return 'sin hacer';
    return solas && !todasEn(found.Novedades, lines) ? 'sin hacer' : { hecha: found.IdOrdenPago };
  };

/** Checks whether an order has what was saved. */
export const comprobarContenido =
  (orden: OrdenRef, { Observacion, Novedades }: Contenido): Comprobar<number> =>
  async () => {
    const now = await leerOrden(orden);
    const same = todasEn(now.Novedades, Novedades) && todasEn(Novedades, now.Novedades);
    return same && now.Observacion.trim() === Observacion.trim() ? { hecha: orden.IdOrdenPago } : 'sin hacer';
  };

/** Checks whether an order is deleted: the services refuse to show it, and the list of its day no longer has it. */
export const comprobarEliminada =
  (orden: OrdenPago): Comprobar<true> =>
  () => {
    const esElla = ({ IdOrdenPago }: Pick<OrdenPago, 'IdOrdenPago'>) => IdOrdenPago === orden.IdOrdenPago;
    const body = filtroDeOrdenes(orden.IdEmpresa, {
      FechaDesde: orden.FechaOrdenPago,
      FechaHasta: orden.FechaOrdenPago,
      NombrePersona: '',
    });
    return quitado(
      async () => esElla(await leerOrden(orden)),
      async () => (await call(ordenPago.listar, { body }, quiet)).some(esElla),
    );
  };

/** Loads an order and checks whether a write on it was done. */
export const comprobarOrden =
  <T>(orden: OrdenRef, dice: (now: OrdenPago) => Hallazgo<T>): Comprobar<T> =>
  async () =>
    dice(await leerOrden(orden));

const mismo = (a: string, b: string): boolean => a.trim().toUpperCase() === b.trim().toUpperCase();

/** Whether an order's invoice is for a buyer; null if the services do not say. */
export function esSuComprador({ Comprador: now }: OrdenPago, sent: Comprador): Hallazgo<true> {
  if (!now) return null;
  const same =
    now.IdTipoDocumento === sent.IdTipoDocumento &&
    mismo(now.RazonSocial, sent.RazonSocial) &&
    mismo(now.NumeroDocumento, sent.NumeroDocumento) &&
    mismo(now.Complemento, sent.Complemento) &&
    mismo(now.CorreoElectronico, sent.CorreoElectronico);
  return same ? { hecha: true } : 'sin hacer';
}
