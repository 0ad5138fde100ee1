import { pathTo } from '#lib/routes.ts';
import { browser, localKeys } from '#lib/storage.ts';

/** An order as the form is opened with it; IdOrdenPago 0 is a new one. */
export interface OrdenRef {
  readonly IdOrdenPago: number;
  readonly IdEmpresa: number;
}

/** Keeps which order the form opens (spec R 2.6: order id and company under id_orden_pago_ex). */
export const recordarOrden = ({ IdOrdenPago, IdEmpresa }: OrdenRef): void => {
  browser.write(localKeys.idOrdenPago, JSON.stringify({ IdEmpresa, IdOrdenPago }));
};

/** The way to an order's form: the address, and what has to be kept on the way there (decision 57). */
export const aperturaDeOrden = (ref: OrdenRef) => ({
  to: pathTo('orden-pago-editar-ex', { orden: ref.IdOrdenPago }),
  remember: () => recordarOrden(ref),
});
