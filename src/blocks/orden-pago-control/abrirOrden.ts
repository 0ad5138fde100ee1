import { pathTo } from '#lib/routes.ts';
import { browser, localKeys } from '#lib/storage.ts';

/** The order that the form opens; IdOrdenPago 0 is a new one. */
export interface OrdenRef {
  readonly IdOrdenPago: number;
  readonly IdEmpresa: number;
}

/** Stores which order the form opens (spec R 2.6: order id and company under id_orden_pago_ex). */
export const recordarOrden = ({ IdOrdenPago, IdEmpresa }: OrdenRef): void => {
  browser.write(localKeys.idOrdenPago, JSON.stringify({ IdEmpresa, IdOrdenPago }));
};

/** How to open an order's form: its URL, and what must be stored before (decision 57). */
export const aperturaDeOrden = (ref: OrdenRef) => ({
  to: pathTo('orden-pago-editar-ex', { orden: ref.IdOrdenPago }),
  remember: () => recordarOrden(ref),
});
