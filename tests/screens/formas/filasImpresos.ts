import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { general } from '#messages/general.ts';
import { type Descarga, descargas } from '#support/descargas.ts';
import { ejemplo } from '#support/screens.ts';
import { abrirBaja } from '../novedades/baja.ts';
import { abrir as abrirAlta } from '../novedades/formulario.ts';
import { abrirTransferencia } from '../novedades/transferencia.ts';
import { abrir as abrirExamenes } from '../ocupacional/pantalla.ts';
import { abrirOrden, ordenEn } from '../orden-pago/pantalla.ts';
import { abrir as abrirAltaPasivo } from '../pasivo/alta.ts';
import { abrirAviso } from '../pasivo/retirado.ts';
import { type Caso, pulsando, respuestaDe } from './documentadas.ts';
import { grabando } from './filasEscrituras.ts';

type Acto = () => Promise<unknown>;

const IMPRIMIR = general.imprimir;
const FACTURAS = '/facturacion/lista-facturas?desde=2020-01-01&hasta=2026-12-31';

/** Opens a screen and presses its button to print. */
const pidiendo = (abre: Acto, name: string | RegExp) => async () => {
  await abre();
  (await screen.findByRole('button', { name })).click();
};

/** An accepted notice of hire. */
async function altaAceptada() {
  const { db, novedad } = await ejemplo('declarado');
  const { idDeEstado } = await import('#sandbox/db/tipos.ts');
  const row = novedad();
  db.novedades.put({ ...row, IdEstadoProceso: idDeEstado(row.IdTipoNovedad, 'aceptado') });
  return abrirAlta('declarado');
}

const httpDe = (id: string) => respuestaDe(id).http as { readonly body: string; readonly bodyBase64: string };

/** The bytes of a documented file. */
const bytesDe = (id: string): string => Buffer.from(httpDe(id).bodyBase64, 'base64').toString('latin1');

let bajadas: Descarga[] = [];

/** Waits for the file that the browser got to download. */
async function bajada(): Promise<Buffer> {
  await waitFor(() => expect(bajadas).toHaveLength(1));
  return Buffer.from((await bajadas[0]?.bytes()) ?? []);
}

/** The document opens over the screen, and its download has the documented bytes. */
async function seAbre(id: string): Promise<void> {
  (await screen.findByRole('button', { name: 'Descargar' })).click();
  expect((await bajada()).toString('latin1')).toBe(bytesDe(id));
}

const impreso = (id: string, donde: string, abre: Acto): Caso => ({
  id,
  donde,
  abre: () => {
    bajadas = descargas();
    return abre();
  },
  muestra: [],
  alFinal: () => seAbre(id),
});

const ALTA = 'GET Reportes/ReporteAvisoAlta/{a}/{b}';
const XML = 'GET Reportes/ObtenerFacturaClienteXml/{cuf}';

/** Documents: each opens with the bytes from the services, and a refusal is shown in its place. */
export const deImpresos: readonly Caso[] = [
  impreso(ALTA, 'an accepted notice', pidiendo(altaAceptada, IMPRIMIR)),
  ...(
    [
      [
        'ok false envelope instead of the PDF: its message must be shown, not a broken viewer',
        'No existe el documento solicitado.',
      ],
      ['empty body with 200: failure', 'Error en la respuesta del servidor.'],
    ] as const
  ).map(([cuando, dice]) => ({
    id: ALTA,
    cuando,
    donde: 'an accepted notice',
    abre: pidiendo(altaAceptada, IMPRIMIR),
    muestra: [dice],
    luego: () => expect(screen.queryByRole('dialog')).toBeNull(),
  })),
  impreso('GET Reportes/ReporteCarneAsegurado/{a}/{b}', 'an accepted notice', pidiendo(altaAceptada, /^Carnet/)),
  impreso(
    'GET Reportes/ReporteAvisoBaja/{idPersona}/{idPersonaNovedad}',
    'an accepted notice of termination',
    pidiendo(() => abrirBaja('aceptado'), IMPRIMIR),
  ),
  impreso(
    'GET Reportes/ReporteAvisoTransferencia/{idPersona}/{idPersonaNovedad}',
    'an accepted transfer',
    pidiendo(() => abrirTransferencia('aceptado'), IMPRIMIR),
  ),
  impreso(
    'GET Reportes/ReporteAvisoAltaPasivo/{personId}/{noticeId}',
    'an accepted notice of a retiree',
    pidiendo(() => abrirAltaPasivo('aceptado'), IMPRIMIR),
  ),
  impreso(
    'GET Reportes/ReporteBajaPasivo/{personId}/{noticeId}',
    'an accepted death',
    pidiendo(() => abrirAviso('baja', 'aceptado'), IMPRIMIR),
  ),
  impreso(
    'POST Reportes/OrdenPagoSolicitud/',
    'an order with its request',
    pidiendo(async () => abrirOrden(await ordenEn('generada')), 'Imprimir solicitud'),
  ),
  impreso(
    'GET Reportes/ObtenerFacturaCliente/{id}',
    'a paid order',
    pidiendo(async () => abrirOrden(await ordenEn('pagada')), 'Imprimir factura'),
  ),
  {
    ...impreso(
      XML,
      'a paid order',
      pidiendo(async () => abrirOrden(await ordenEn('pagada')), 'Descargar XML'),
    ),
    alFinal: async () => {
      expect((await bajada()).toString()).toBe(httpDe(XML).body);
    },
  },
  {
    ...impreso(
      'GET ReportesEmpresasExternas/ObtenerFactura/{idVenta}',
      'the list of invoices',
      pulsando(FACTURAS, 'Imprimir PDF de la factura 1532'),
    ),
    con: ['POST ReportesEmpresasExternas/Facturas'],
  },
  impreso('POST Reportes/OcupacionalReporte/', 'the list of exams', async () => {
    await abrirExamenes();
    const { nombre } = await ejemplo('examenVigente');
    screen.getByRole('button', { name: `Reporte de ${nombre}` }).click();
  }),
  ...(
    [
      ['GET Reportes/CompromisoAfiliacionDocumento/{id}', 'Compromiso de afiliación'],
      ['GET Reportes/CompromisoPagoDocumento/{id}', 'Compromiso de pago'],
    ] as const
  ).map(([id, nombre]) => impreso(id, nombre, grabando(nombre))),
  {
    id: 'GET Recursos/ObtenerRecurso/{a}/{b}/{c}',
    donde: 'the photograph of a notice',
    abre: async () => {
      await abrirAlta('pendiente');
      const photograph = within(await screen.findByRole('group', { name: /^Fotografía/ }));
      (await photograph.findByRole('button', { name: /^Ver/ })).click();
    },
    muestra: [],
    alFinal: async () => {
      const image = await within(await screen.findByRole('dialog')).findByRole('img');
      expect(image).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    },
  },
];
