import { screen, within } from '@testing-library/react';
import { general } from '#messages/general.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { abrir as abrirAviso } from '../novedades/formulario.ts';
import { abrirOrden, LISTA, ordenEn } from '../orden-pago/pantalla.ts';
import { botonDe, type Formulario, type Lleno } from './formulario.ts';

/** An order that was not written has its own sentence, with the cause in small print below (decision 18). */
const problema = (usual: string): string => (usual.startsWith('La caja') ? usual : general.problemaAlRegistrar);

/** An order in a stage, and one of its buttons. */
async function deOrden(etapa: 'borrador' | 'generada', name: string, pregunta: string): Promise<Lleno> {
  const pagina = await abrirOrden(await ordenEn(etapa));
  return { user: pagina.user, boton: () => botonDe(name), pregunta };
}

/** A dialog about an order's invoice or receipt, with one of its fields changed. */
async function deCobro(etapa: 'borrador' | 'generada', abre: string, campo: RegExp, text: string): Promise<Lleno> {
  const pagina = await abrirOrden(await ordenEn(etapa));
  await pagina.pulsar(abre);
  const field = within(await screen.findByRole('dialog')).getByLabelText(campo);
  await pagina.user.clear(field);
  await pagina.user.type(field, text);
  return { user: pagina.user, boton: () => botonDe('Grabar') };
}

/** The dialog of a notice's payment order. */
async function control(acto: string): Promise<Lleno> {
  const { db, novedad } = await ejemplo('pendiente');
  const id = novedad().IdPersonaNovedad;
  for (const o of db.ordenes.all())
    if (o.novedades.includes(id)) db.ordenes.put({ ...o, novedades: o.novedades.filter((one) => one !== id) });
  if (acto.startsWith('Quitar')) await ordenEn('borrador');
  const { user } = await abrirAviso('pendiente');
  await user.click(await screen.findByRole('button', { name: /^Orden de pago( \d+)?$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Orden de pago' }));
  await dialog.findByRole('button', { name: acto });
  return { user, boton: () => botonDe(acto) };
}

export const ordenes: readonly Formulario[] = [
  {
    nombre: 'Orden de pago, nueva',
    llamada: 'ordenPago.registrar',
    abrir: async () => {
      const pagina = await abrirOrden('nueva');
      await pagina.agregar(2);
      await pagina.user.type(screen.getByLabelText(/^Observaciones/), 'Para noviembre');
      return {
        user: pagina.user,
        boton: () => botonDe('Grabar'),
        pregunta: '¿Desea registrar la orden de pago?',
        cuantos: () => pagina.db.ordenes.size,
      };
    },
    dice: problema,
    listo: 'Se registró correctamente la orden de pago.',
  },
  {
    nombre: 'Orden de pago, corregida',
    llamada: 'ordenPago.registrar',
    abrir: async () => {
      const pagina = await abrirOrden(await ordenEn('borrador'));
      await pagina.user.type(screen.getByLabelText(/^Observaciones/), ' ya');
      return { user: pagina.user, boton: () => botonDe('Grabar'), pregunta: '¿Desea registrar la orden de pago?' };
    },
    dice: problema,
    listo: 'La Orden de Pago se modificó correctamente.',
  },
  {
    nombre: 'Orden de pago, eliminada',
    llamada: 'ordenPago.eliminar',
    abrir: () => deOrden('borrador', 'Eliminar', '¿Desea eliminar la orden de pago?'),
    dice: problema,
    listo: 'Se eliminó correctamente la orden de pago.',
  },
  {
    nombre: 'Solicitud de pago, generada',
    llamada: 'ordenPago.generarSolicitud',
    abrir: () => deOrden('borrador', 'Generar solicitud', '¿Desea generar la solicitud de orden de pago?'),
    dice: problema,
    listo: 'Se generó correctamente la solicitud de orden de pago.',
  },
  {
    nombre: 'Solicitud de pago, anulada',
    llamada: 'ordenPago.anularSolicitud',
    abrir: () => deOrden('generada', 'Anular solicitud', '¿Desea anular la solicitud de orden de pago?'),
    dice: problema,
    listo: 'Se anuló correctamente la solicitud de orden de pago.',
  },
  {
    nombre: 'Datos de la factura de una orden',
    llamada: 'ordenPagoCobro.datoFactura',
    abrir: () => deCobro('borrador', 'Cambiar los datos de la factura', /^Nombre o razón social/, 'Banco Dos S.A.'),
    listo: 'Los datos de la factura se guardaron correctamente.',
  },
  {
    nombre: 'Número de comprobante de una orden',
    llamada: 'ordenPagoCobro.actualizarComprobante',
    abrir: () => deCobro('generada', 'Registrar el número de comprobante', /^Número de comprobante/, 'DEP-42'),
    listo: 'El número de comprobante se guardó correctamente.',
  },
  {
    nombre: 'Orden de pago con todo lo pendiente',
    llamada: 'ordenPagoCobro.carrito',
    abrir: async () => {
      await ordenEn('borrador');
      const { user } = await mount(LISTA, { as: 'empresa' });
      await screen.findByRole('button', { name: 'Armar desde pendientes' });
      return { user, boton: () => botonDe('Armar desde pendientes'), pregunta: /¿Desea reunir/ };
    },
    // Without any message the sentence for several notices is its own (M316, spec R 7.6).
    dice: (usual, falla) =>
      falla === 'ok false sin Mensaje' ? 'Hubo un problema, vuelva a intentarlo por favor.' : problema(usual),
    listo: /orden/,
  },
  {
    nombre: 'Novedad puesta en una orden de pago',
    llamada: 'ordenPago.registrarConNovedad',
    abrir: () => control('Agregar a una orden de pago'),
    listo: /./,
  },
  {
    nombre: 'Novedad sacada de su orden de pago',
    llamada: 'ordenPago.quitarNovedad',
    abrir: () => control('Quitar de la orden de pago'),
    listo: /./,
  },
];
