import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { queryClient } from '#client/query.ts';
import { nombraCodigo } from '#features/orden-pago/pago/usePago.ts';
import { descargas } from '#support/descargas.ts';
import { asking, question, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { PASSWORD } from '#support/session.ts';
import { abrirOrden, ordenEn } from './pantalla.ts';

// A clock that jumps over nights looks like an idle person, whose session would be locked.
vi.mock('#app/lock/inactivity.ts', () => ({}));

const PROBLEMA = 'Hubo un problema, vuelva a intentarlo por favor.';

/** The panel of an order whose request can be paid. */
async function abrirPago() {
  const id = await ordenEn('generada');
  const pagina = await abrirOrden(id);
  await pagina.pulsar('Pagar con QR');
  const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
  return {
    ...pagina,
    id,
    panel,
    orden: () => pagina.db.ordenes.get(id),
    verificar: () => pagina.user.click(panel.getByRole('button', { name: 'Verificar pago' })),
  };
}

test('[R-2.7-12, R-7.6-02, R-7.6-18, F-9-07, R-9-01, decision 29] amount, code, picture with its text, and the services’ message in the dialog', async () => {
  const asked = recordCalls('/GeneraQR/');
  const { panel, orden, id } = await abrirPago();
  const codigo = orden()?.CodigoTransaccion ?? '?';
  const picture = await panel.findByRole('img', {
    name: `Código QR de pago por Bs. 100.00, código de transacción ${codigo}`,
  });
  expect(Number(picture.getAttribute('width'))).toBeGreaterThanOrEqual(200);
  expect(picture.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  expect(panel.getByText(codigo)).toBeVisible();
  expect(panel.getByText('Bs. 100.00')).toBeVisible();
  expect(panel.getByText(/con código de transacción/)).toBeVisible();
  expect(
    panel.getByText(
      /^Este código vence el 21\/11\/2026, en 1 d 10 h\. Después puede pedir otro para la misma solicitud\.$/,
    ),
  ).toBeVisible();
  expect(panel.getByRole('button', { name: 'Descargar QR' })).toBeVisible();
  expect(panel.getByText(/^[A-Za-z0-9+/]+=*\|[0-9a-f]+$/)).toBeInTheDocument();
  expect(asked).toEqual([{ IdOrdenPago: id, IdEmpresa: 501 }]);
});

test('[F-7.2-03, F-7.2-04, R-4.4-03, R-2.7-05, R-2.7-12, R-4.4-05, R-4.4-06, R-7.6-11, R-1-02] paid: invoice, date, PDF and XML, the form read again, the notices’ caches forgotten', async () => {
  const { panel, pay, id, verificar, user, orden, dato, db } = await abrirPago();
  const kept = orden();
  if (kept) db.ordenes.put({ ...kept, FechaOrdenPago: '2026-11-18' });
  await panel.findByRole('img');
  await verificar();
  expect(await panel.findByText(/^Todavía no se registra el pago\. Última consulta: 14:00\.$/)).toBeVisible();
  const forgotten = vi.spyOn(queryClient, 'invalidateQueries');
  await pay(id);
  await verificar();
  expect(await panel.findByText('La orden de pago está pagada.')).toBeVisible();
  expect(panel.getByText(String(orden()?.NumeroFactura))).toBeVisible();
  expect(panel.getByText('20/11/2026')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Descargar XML' })).toBeVisible();
  expect(panel.queryByRole('img')).toBeNull();
  const keys = forgotten.mock.calls.map(([filters]) => JSON.stringify(filters?.queryKey));
  for (const part of ['ObtenerXIdOld', 'OrdenPagoListar', 'Facturas', 'OrdenPagoVerificaPagoRequiere'])
    expect(
      keys.some((key) => key?.includes(part)),
      part,
    ).toBe(true);
  const files = descargas();
  await user.click(panel.getByRole('button', { name: 'Descargar XML' }));
  await waitFor(() => expect(files.map((file) => file.name)).toEqual([`${orden()?.Cuf}.xml`]));
  await user.click(panel.getByRole('button', { name: 'Imprimir factura' }));
  const viewer = await screen.findByRole('dialog', { name: `Factura ${orden()?.NumeroFactura}` });
  expect(await within(viewer).findByText(/^\d+ bytes$/)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dato('Número Factura')).toHaveTextContent(String(orden()?.NumeroFactura)));
});

describe('what can go wrong', () => {
  test.each([
    [true, 'a code', null],
    [true, 'a code', { Descripcion: '', TipoMensaje: 'success' }],
    [true, 'no code', null],
    [false, 'no code', null],
  ])(
    '[R-2.7-12, R-7.6-02, R-7.6-17] %s and %s without a message (%j) shows no code, and can be asked for again',
    async (ok, what, Mensaje) => {
      const Datos = what === 'a code' ? nada : null;
      server.use(http.post('*/GeneraQR/', () => HttpResponse.json({ ok, Datos, Mensaje }), { once: true }));
      const { panel, user } = await abrirPago();
      expect(await panel.findByText(PROBLEMA)).toBeVisible();
      expect(panel.queryByRole('img')).toBeNull();
      await user.click(panel.getByRole('button', { name: 'Reintentar' }));
      expect(await panel.findByRole('img')).toBeVisible();
    },
  );

  test('[F-8-02] [F-8-03] [R-7.6-18] a refusal that names a transaction code is shown as a dialog', async () => {
    const text = 'El código de transacción TX1 ya no está vigente.';
    server.use(http.post('*/GeneraQR/', () => HttpResponse.json(refusal(text, 'QR-12'))));
    const { panel } = await abrirPago();
    const told = await question(text);
    expect(told.getByText('QR-12')).toHaveClass('small-below');
    expect(panel.getByText('No se pudo obtener el código QR.')).toBeInTheDocument();
    for (const said of ['Código de Transacción', 'Ya hay un código de transacción: TX1', 'CODIGO DE TRANSACCION'])
      expect(nombraCodigo(said), said).toBe(true);
    for (const said of ['Otro texto', 'El código ya no está vigente.', 'Falta la transacción.', ''])
      expect(nombraCodigo(said), said).toBe(false);
  });

  test('[R-7.6-18] so is a message that names one in the place of a code', async () => {
    const text = 'El código de transacción TX1 ya fue generado.';
    server.use(http.post('*/GeneraQR/', () => HttpResponse.json({ ...refusal(text), ok: true })));
    const { panel } = await abrirPago();
    await question(text);
    expect(panel.queryByRole('img')).toBeNull();
  });

  test('[R-7.6-18] a refusal that names none is told in the panel alone', async () => {
    const text = 'La orden de pago ya no existe.';
    server.use(http.post('*/GeneraQR/', () => HttpResponse.json(refusal(text))));
    const { panel } = await abrirPago();
    expect(await panel.findByText(text)).toBeVisible();
    expect(asking()).toBe(false);
  });

  test('a failed question keeps the code and says so', async () => {
    const { panel, verificar } = await abrirPago();
    await panel.findByRole('img');
    server.use(http.post('*/OrdenPagoId/', () => new HttpResponse('', { status: 500 }), { once: true }));
    await verificar();
    expect(await panel.findByText('No se pudo consultar el pago. Se volverá a intentar.')).toBeVisible();
    expect(panel.getByRole('img')).toBeVisible();
  });

  test('[R-7.6-02] a code whose day is over is taken away; another one belongs to the same request', async () => {
    const { panel, user, orden } = await abrirPago();
    await panel.findByRole('img');
    vi.setSystemTime(new Date('2026-11-22T08:00:00-04:00'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await panel.findByText('El código QR venció el 21/11/2026.')).toBeVisible();
    expect(panel.queryByRole('img')).toBeNull();
    vi.setSystemTime(new Date('2026-11-20T14:00:00-04:00'));
    await user.click(panel.getByRole('button', { name: 'Pedir otro código QR' }));
    expect(await panel.findByRole('img', { name: new RegExp(orden()?.CodigoTransaccion ?? '?') })).toBeVisible();
  });

  test('[R-4.4-04, R-2.7-12] cancelled elsewhere: the code goes, and the form is a draft again', async () => {
    const { panel, verificar, user, db, orden, boton } = await abrirPago();
    await panel.findByRole('img');
    const { anularSolicitud } = await import('#sandbox/rules/ordenesSolicitud.ts');
    const kept = orden();
    if (kept) anularSolicitud(db, kept);
    await verificar();
    expect(await panel.findByText('La solicitud de pago fue anulada.')).toBeVisible();
    expect(panel.queryByRole('img')).toBeNull();
    const [, close] = panel.getAllByRole('button', { name: /^Cerrar/ });
    if (close) await user.click(close);
    await waitFor(() => expect(boton('Generar solicitud')).toBeVisible());
  });

  test('[R-4.4-05, R-4.4-06, R-2.7-12] paid elsewhere before the panel opens: it says paid, and shows no code', async () => {
    const id = await ordenEn('generada');
    const pagina = await abrirOrden(id);
    await pagina.pay(id);
    await pagina.pulsar('Pagar con QR');
    const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
    expect(await panel.findByText('La orden de pago está pagada.')).toBeVisible();
    expect(panel.queryByRole('img')).toBeNull();
    await pagina.user.keyboard('{Escape}');
    await waitFor(() => expect(pagina.dato('Número Factura')).toHaveTextContent(String(pagina.orden()?.NumeroFactura)));
    pagina.sinBoton('Pagar con QR');
  });

  test('the panel asks for one code however often it is opened, and for nothing once it is closed', async () => {
    const { panel, user, db, orden, pulsar } = await abrirPago();
    await panel.findByRole('img');
    await user.keyboard('{Escape}');
    const asked = recordCalls('OrdenPagoId');
    await pulsar('Pagar con QR');
    await screen.findByRole('img', { name: /^Código QR/ });
    expect(db.codigosQr.by('solicitud', orden()?.CodigoTransaccion ?? '')).toHaveLength(1);
    expect(asked.length).toBeLessThanOrEqual(1);
  });
});

const nada = {
  IdQr: 1,
  IdOrdenPago: 1,
  CodigoTransaccion: 'TX1',
  Importe: 1,
  Moneda: 'BOB',
  FechaVencimiento: '2026-11-21',
  Imagen: '',
  Contenido: '',
};
const refusal = (Descripcion: string, IdMensaje = '') => ({
  ok: false,
  Datos: null,
  Mensaje: { Descripcion, TipoMensaje: 'warning', IdMensaje },
});

test('[F-2.3-05, F-4.1-10] without a session nothing is asked; unlocked, it goes on by itself and finds the payment', async () => {
  const { panel, verificar, user, pay, id } = await abrirPago();
  await panel.findByRole('img');
  (await theSandbox()).expireTokens();
  await verificar();
  const lock = within(await screen.findByRole('dialog', { name: 'Su sesión está bloqueada' }));
  const asked = recordCalls('OrdenPagoId/');
  await pay(id);
  // A tab that becomes visible again normally sends the request at once. The lock prevents it.
  document.dispatchEvent(new Event('visibilitychange'));
  await user.type(lock.getByLabelText('Contraseña'), PASSWORD);
  await user.click(lock.getByRole('checkbox', { name: /No soy un robot/ }));
  expect(asked).toEqual([]);
  await user.click(lock.getByRole('button', { name: 'Iniciar Sesión' }));
  expect(await panel.findByText('La orden de pago está pagada.')).toBeVisible();
});
