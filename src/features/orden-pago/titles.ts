/** Titles that the router needs before the screens' code loads. */
export const titulo = 'Órdenes de pago';
/** Title of the form. */
export const tituloForm = 'Orden de pago';
