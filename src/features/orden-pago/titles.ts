/** Titles that the router needs before the screens' code loads. */
export const titulo = 'Órdenes de pago';
/** Title of the form. */
export const tituloForm = 'Orden de pago';
/** Title of the list in the words of an insured person. */
export const tituloPropio = 'Pagos y facturas';
/** Title of the form in her words. */
export const tituloFormPropio = 'Pago';
