import { expect } from 'vitest';
import { general } from '#messages/general.ts';
import { transport } from '#messages/transport.ts';
import { contestar } from '#support/respuestas.ts';
import { ejemplo, question } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import type { Formulario } from '../fallas/formulario.ts';
import { type Parte, tabla } from '../fallas/tabla.ts';
import { elegirParaBaja } from '../novedades/baja.ts';
import { elegirPara } from '../pasivo/retirado.ts';
import { type Caso, contestarDocumentada, respuestaDe } from './documentadas.ts';

type Db = Awaited<ReturnType<typeof theSandbox>>['db'];

const formularios: readonly Formulario[] = (Object.keys(tabla) as Parte[]).flatMap((parte) => tabla[parte]);

/** A write of the portal as a person makes it, by its name in the table of faults. */
function formulario(nombre: string): Formulario {
  const found = formularios.find((one) => one.nombre === nombre);
  if (!found) throw new Error(`There is no form ${nombre}`);
  return found;
}

/** Fills in a form, presses its button and confirms. `antes` runs after everything is filled in. */
export const grabando =
  (nombre: string, antes: () => unknown = () => undefined) =>
  async () => {
    const { user, boton, pregunta, si = 'Aceptar' } = await formulario(nombre).abrir();
    await antes();
    await user.click(boton());
    if (pregunta !== undefined) await user.click((await question(pregunta)).getByRole('button', { name: si }));
  };

/** Gives a saved notice the documented number. */
function numerar(db: Db, from: number, to: number): void {
  const row = db.novedades.get(from);
  if (!row) throw new Error(`There is no notice ${from}`);
  db.novedades.remove(from);
  db.novedades.put({ ...row, IdPersonaNovedad: to });
  for (const file of db.archivos.all()) if (file.IdTabla === from) db.archivos.put({ ...file, IdTabla: to });
  const grupos = db.gruposPasivo.get(from);
  if (grupos) db.gruposPasivo.put({ ...grupos, IdPersonaNovedad: to });
}

/** From now on a new notice is saved with the documented number, and answered as documented. */
const numerada = (id: string, numero: number, cuando?: string) => async () => {
  const { db } = await theSandbox();
  const [, path = ''] = id.split(' ');
  contestar(`/${path}`, ({ Datos }) => {
    numerar(db, Number(String(Datos).split('|').at(-1)), numero);
    return respuestaDe(id, cuando);
  });
};

const HECHO = 'Proceso realizado correctamente.';

/** A new notice: it is shown as saved and opens with the number from the services. */
const inserta = (id: string, nombre: string, numero: number, cuando?: string): Caso => ({
  id,
  ...(cuando === undefined ? {} : { cuando }),
  donde: nombre,
  abre: grabando(nombre, numerada(id, numero, cuando)),
  muestra: [HECHO],
  luego: () => {
    expect(new URLSearchParams(window.location.search).get('novedad')).toBe(String(numero));
  },
});

const INSERTAR_BAJA = 'POST BajaCotizante/InsertarBajaCotizante';
const NUEVA_BAJA = 'Aviso de baja de cotizante, nuevo';

const inserciones: readonly Caso[] = [
  inserta('POST AltaCotizante/InsertarAltaCotizante', 'Aviso de alta, nuevo', 5001),
  inserta('POST AltaCotizante/InsertarAltaCotizante', 'Aviso de alta, nuevo', 5001, 'blanks around the ids'),
  inserta('POST AltaPasivo/InsertarAltaPasivo', 'Alta de pasivo por jubilacion, nueva', 5004),
  inserta(INSERTAR_BAJA, NUEVA_BAJA, 5002),
  inserta(INSERTAR_BAJA, NUEVA_BAJA, 5002, 'id as text'),
  {
    id: INSERTAR_BAJA,
    cuando: 'zero: not a success',
    donde: NUEVA_BAJA,
    abre: grabando(NUEVA_BAJA),
    muestra: [transport.sinRespuesta],
    luego: () => {
      expect(new URLSearchParams(window.location.search).get('novedad')).toBe('0');
    },
  },
  inserta('POST BajaPasivo/InsertarBajaPasivo', 'Baja de pasivo, nueva', 5005),
  inserta('POST TransferenciaCotizante/InsertarTransferenciaCotizante', 'Aviso de transferencia, nuevo', 5003),
  inserta('POST TransferenciaPasivo/InsertarTransferenciaPasivo', 'Transferencia de pasivo, nueva', 5006),
];

const REGISTRAR = 'POST OrdenPago/OrdenPagoRegistrar/';
const GENERAR = 'POST OrdenPago/OrdenPagoGeneraSolicitud/';
const ANULAR = 'POST OrdenPago/OrdenPagoAnulaSolicitud/';
const ELIMINAR = 'POST OrdenPago/OrdenPagoEliminar/';
const ORDEN = 'POST OrdenPago/OrdenPagoId/';
const NO = general.problemaAlRegistrar;

/** A write on an order: its message, and whether the screen continues. */
const deOrden = (id: string, donde: string, cuando: string | undefined, muestra: readonly string[]): Caso => ({
  id,
  ...(cuando === undefined ? {} : { cuando }),
  donde,
  abre: grabando(donde),
  muestra,
});

const ordenes: readonly Caso[] = [
  ...[undefined, 'id as text'].map((cuando) => ({
    ...deOrden(REGISTRAR, 'Orden de pago, nueva', cuando, [HECHO, 'Orden de pago 801', '20/11/2026', '50.00']),
    con: [ORDEN],
  })),
  ...[
    'zero: failure, Hubo un problema al registrar la información, intente nuevamente.',
    'boolean true is not an id: failure or re-read, never id 1',
  ].map((cuando) => deOrden(REGISTRAR, 'Orden de pago, nueva', cuando, [NO, 'Nueva orden de pago'])),
  {
    ...deOrden(GENERAR, 'Solicitud de pago, generada', undefined, [HECHO, 'TX-2026-000801']),
    abre: grabando('Solicitud de pago, generada', () => contestarDocumentada(ORDEN, 'request generated')),
  },
  deOrden(GENERAR, 'Solicitud de pago, generada', 'empty: failure, order stays a draft', [NO, 'Generar solicitud']),
  deOrden(GENERAR, 'Solicitud de pago, generada', 'refused', ['La orden de pago ya tiene código de transacción.']),
  deOrden(ANULAR, 'Solicitud de pago, anulada', undefined, [HECHO]),
  deOrden(ANULAR, 'Solicitud de pago, anulada', 'false: failure, code is kept', [NO, 'Anular solicitud']),
  {
    ...deOrden(ELIMINAR, 'Orden de pago, eliminada', undefined, [HECHO, 'Órdenes de pago']),
    luego: () => expect(window.location.pathname).toBe('/seguros/orden-pago-admin-ex'),
  },
  ...[
    'false: failure, message of decision 18, form as it was',
    'text "False": failure (a non-empty text is not true)',
  ].map((cuando) => deOrden(ELIMINAR, 'Orden de pago, eliminada', cuando, [NO, 'Generar solicitud'])),
];

const CORREOS = 'POST EmpCitaMedica/RegistrarCorreos/';
const MODIFICAR = 'POST BajaPasivo/ModificaBajaPasivo';
const CORREGIDA = 'Baja de pasivo, corregida';
const SEGUIMIENTO = 'POST Seguimiento/SeguimientoRegistra';

const otras: readonly Caso[] = [
  deOrden(CORREOS, 'Correos de notificación', undefined, ['La información se guardó correctamente.']),
  deOrden(CORREOS, 'Correos de notificación', 'false: failure although ok is true', [NO, 'rrhh@banco.bo']),
  deOrden(MODIFICAR, CORREGIDA, undefined, [HECHO]),
  ...['zero: failure although ok is true', 'negative: failure'].map((cuando) =>
    deOrden(MODIFICAR, CORREGIDA, cuando, [NO, 'LLAMÓ SU HIJA']),
  ),
  deOrden('POST Parametros/ProductoRegistro', 'Producto, nuevo', undefined, [
    'La información se guardó correctamente.',
  ]),
  deOrden('POST Parametros/ProductoEliminar', 'Producto, eliminado', undefined, ['Registro eliminado correctamente.']),
  deOrden(SEGUIMIENTO, 'Aviso de alta, corregido', undefined, ['El registro se modificó correctamente.']),
  deOrden(SEGUIMIENTO, 'Aviso de alta, corregido', 'failure must not undo or hide the success of the save before it', [
    'El registro se modificó correctamente.',
    'No se registró el seguimiento.',
  ]),
];

const PENDIENTE = 'existe otra novedad que está pendiente de concluir';

/** Chooses the person of a new notice. If nothing is pending her form opens. */
const verifica = (id: string, abre: Caso['abre'], adentro: string): readonly Caso[] => [
  { id, donde: 'a new notice', abre, muestra: [adentro, 'Adjuntos'] },
  {
    id,
    cuando: 'date: block, message with 14/10/2026',
    donde: 'a new notice',
    abre,
    muestra: [`${PENDIENTE} de fecha 14/10/2026`],
  },
  {
    id,
    cuando: 'other text: block, message without its date part',
    donde: 'a new notice',
    abre,
    muestra: [`${PENDIENTE}.`],
  },
  { id, cuando: 'failed call: do not go on', donde: 'a new notice', abre, muestra: ['No se pudo verificar.'] },
];

const verificaciones: readonly Caso[] = [
  ...verifica(
    'GET BajaCotizante/VerificaNovedadesInconclusas/{idPersona}/{idEmpresa}',
    async () => elegirParaBaja('cotizante', (await ejemplo('activo')).documento),
    'Aviso de baja',
  ),
  ...verifica(
    'GET BajaPasivo/VerificaNovedadesInconclusas/{personId}/{companyId}',
    async () => elegirPara('baja', (await ejemplo('pasivoVejez')).documento),
    'Aviso de Baja Pasivo',
  ),
];

/** The answers to writes, and to the checks before a new notice. */
export const deEscrituras: readonly Caso[] = [...inserciones, ...ordenes, ...otras, ...verificaciones];
