import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TODAY } from '#support/clock.ts';
import { mount } from '#support/mount.tsx';
import { contestar, perdida } from '#support/respuestas.ts';
import { detener, leido, recordCalls, toasts } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { confirmar, elQr, escena } from './pagando.ts';

const LISTA = '/seguros/orden-pago-admin-ex';
const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The last segments of the writes and QR calls from now on, in their order. */
function llamadas(): string[] {
  const made: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    const [, prefix, name] = /\/(AsegOrdenPago|AsegSeguimiento)\/([A-Za-z]+)/.exec(new URL(request.url).pathname) ?? [];
    if (prefix && name && !/Listar|NovedadesCobrar$|SeguimientoLista/.test(name)) made.push(name);
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  return made;
}

describe('what she owes', () => {
  test('[F-9-07] [F-6-02] [R-6-01] [R-1-07] [F-7.8-01] [R-1-02] [R-7.6-02] [R-4.4-02] [R-7.6-13] [R-7.6-14] [R-7.6-01] [R-7.6-08] [R-7.6-10] [R-9-01] two presses from the home lead to the QR: order, request and code, in this order', async () => {
    const { ordenes, nombre } = await escena();
    const { user } = await mount('/system', { as: 'pagos' });
    const owed = await region('Por pagar');
    expect(await owed.findByText(`Examen preocupacional de ${nombre}`)).toBeVisible();
    const made = llamadas();
    await user.click(owed.getByRole('link', { name: 'Pagar Bs. 50.00' }));
    const dialog = await confirmar();
    expect(dialog.getByRole('listitem')).toHaveTextContent(`Examen preocupacional${nombre}Bs. 50.00`);
    expect(made).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Ver el QR' }));
    expect(await elQr()).toBeVisible();
    expect(made).toEqual([
      'OrdenPagoNovedadesCobrarVacio',
      'OrdenPagoRegistrar',
      'SeguimientoRegistra',
      'SeguimientoRegistra',
      'OrdenPagoId',
      'OrdenPagoGeneraSolicitud',
      'SeguimientoRegistra',
      'GeneraQR',
    ]);
    expect(ordenes()).toMatchObject([{ CodigoTransaccion: expect.stringMatching(/^TX/) }]);
    // The QR tells that it worked; nothing tells it in words that people do not use.
    expect(toasts()).toEqual([]);
  });

  test('[R-1-02] [R-3.3-04] [R-2.6-03] [R-2.6-05] [R-4.4-05] [R-4.4-06] paid: told in her words, with the invoice at hand, then in the list; no receipt is asked for', async () => {
    const { ordenes } = await escena();
    const { user, router } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    await elQr();
    const [orden] = ordenes();
    await (await theSandbox()).pay(orden?.IdOrdenPago ?? 0);
    await user.click(screen.getByRole('button', { name: 'Verificar pago' }));
    const panel = within(screen.getByRole('dialog', { name: 'Pago con QR' }));
    expect(await panel.findByText('Su pago ya está registrado.')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Imprimir factura' })).toBeVisible();
    expect(panel.getByText('Número Factura').nextSibling).toHaveTextContent(String(ordenes()[0]?.NumeroFactura));
    expect(panel.getByText('Fecha Pago').nextSibling).toHaveTextContent('20/11/2026');
    // What she owes is read again at once, not only when the panel closes.
    expect(await screen.findByText('No debe nada.')).toBeInTheDocument();
    for (const close of panel.getAllByRole('button', { name: 'Cerrar' }).slice(-1)) await user.click(close);
    expect(await (await region('Por pagar')).findByText('No debe nada.')).toBeVisible();
    const row = await screen.findByRole('row', { name: /Examen preocupacional/ });
    expect(row).toHaveTextContent(/Factura \d+ · 20\/11\/2026/);
    expect(within(row).getByRole('button', { name: /^Ver la factura/ })).toBeVisible();
    await router.navigate(`/seguros/orden-pago-editar-ex?orden=${orden?.IdOrdenPago}`);
    await screen.findByRole('heading', { level: 1, name: `Pago ${orden?.IdOrdenPago}` });
    await leido();
    expect(screen.queryByText('Número de comprobante')).toBeNull();
  });

  test('[R-7.6-02] [R-1-02] a request that is already generated shows its code at the first press, and nothing is generated again', async () => {
    const { ordenada } = await escena();
    await ordenada('generada');
    const { user } = await mount(LISTA, { as: 'pagos' });
    const made = llamadas();
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    expect(await elQr()).toBeVisible();
    expect(made).toEqual(['GeneraQR']);
  });

  test.each([null, '', '1900-01-01T00:00:00', 'pronto'])(
    '[F-5.5-03] a code whose last day is %j and that came without its number can be paid, and its payment is found',
    async (FechaVencimiento) => {
      const { ordenada, ordenes } = await escena();
      const id = await ordenada('generada');
      contestar('/GeneraQR/', (reply) => {
        const Datos = { ...(reply.Datos as object), FechaVencimiento, CodigoTransaccion: null };
        return { ...reply, Datos };
      });
      const { user } = await mount(LISTA, { as: 'pagos' });
      await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
      const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
      await panel.findByRole('img', { name: 'Código QR de pago por Bs. 50.00' });
      expect(panel.queryByText(/vence/)).toBeNull();
      expect(panel.queryByText('Código Transacción')).toBeNull();
      await user.click(panel.getByRole('button', { name: 'Verificar pago' }));
      expect(await panel.findByText(/^Todavía no se registra el pago/)).toBeVisible();
      expect(panel.getByRole('img', { name: /^Código QR/ })).toBeVisible();
      await (await theSandbox()).pay(id);
      await user.click(panel.getByRole('button', { name: 'Verificar pago' }));
      expect(await panel.findByText('Su pago ya está registrado.')).toBeVisible();
      expect(ordenes()).toHaveLength(1);
    },
  );

  test('[R-1-02] [R-4.4-02] [R-4.4-04] an expired request is cancelled and generated again behind the same confirmation', async () => {
    const { ordenada, ordenes } = await escena();
    await ordenada('vencida');
    const before = ordenes()[0]?.CodigoTransaccion;
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    const made = llamadas();
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    expect(await elQr()).toBeVisible();
    expect(made.filter((name) => /Anula|Genera/.test(name))).toEqual([
      'OrdenPagoAnulaSolicitud',
      'OrdenPagoGeneraSolicitud',
      'GeneraQR',
    ]);
    expect(ordenes()).toHaveLength(1);
    expect(ordenes()[0]?.CodigoTransaccion).not.toBe(before);
  });

  test('[R-7.6-08] [F-9-07] amounts with cents are the same before and after they are ordered, and are sent to the cent', async () => {
    const { extra } = await escena();
    extra();
    const conCentavos = (lines: readonly object[]) =>
      lines.map((line, at) => ({ ...line, Total: at === 0 ? 35.1 : 35.2 }));
    contestar('/OrdenPagoNovedadesCobrar/', (reply) => ({ ...reply, Datos: conCentavos(reply.Datos as object[]) }));
    contestar('/OrdenPagoId/', (reply) => {
      const orden = reply.Datos as { Novedades: object[] };
      return { ...reply, Datos: { ...orden, Total: 70.3, Novedades: conCentavos(orden.Novedades) } };
    });
    const sent = recordCalls('OrdenPagoRegistrar');
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 70.30' }));
    await user.click((await confirmar('70.30')).getByRole('button', { name: 'Ver el QR' }));
    expect(await screen.findByRole('img', { name: /^Código QR de pago/ })).toBeVisible();
    expect(sent).toMatchObject([{ Total: 70.3 }]);
  });

  test('[R-3.3-04] two exams of one person that are listed without their ids are both shown', async () => {
    const { ordenada, nombre } = await escena();
    const id = await ordenada('borrador');
    contestar('/OrdenPagoListar/', (reply) => {
      const Datos = (reply.Datos as { IdOrdenPago: number; Novedades: object[] }[]).map((orden) => {
        const [linea] = orden.Novedades.map((n) => ({ ...n, IdPersonaNovedad: null }));
        return orden.IdOrdenPago === id ? { ...orden, Total: 100, Novedades: [linea, linea] } : orden;
      });
      return { ...reply, Datos };
    });
    const { user } = await mount(LISTA, { as: 'pagos' });
    const owed = await region('Por pagar');
    expect(await owed.findAllByText(`Examen preocupacional de ${nombre}`)).toHaveLength(2);
    await user.click(owed.getByRole('button', { name: 'Pagar Bs. 100.00' }));
    expect((await confirmar('100.00')).getAllByRole('listitem')).toHaveLength(2);
  });

  test('an order without a total costs what its notices cost, and is paid', async () => {
    const { ordenada } = await escena();
    await ordenada('borrador');
    const sinTotal = (orden: object) => ({ ...orden, Total: null });
    contestar('/OrdenPagoListar/', (reply) => ({ ...reply, Datos: (reply.Datos as object[]).map(sinTotal) }));
    contestar('/OrdenPagoId/', (reply) => ({ ...reply, Datos: sinTotal(reply.Datos as object) }));
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    expect(await elQr()).toBeVisible();
  });

  test('[R-1-02] of several she chooses; what she leaves out is neither ordered nor charged', async () => {
    const { extra, ordenes, db } = await escena();
    const other = extra();
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 100.00' }));
    const boxes = (await confirmar('100.00')).getAllByRole('checkbox', { name: /Examen preocupacional/ });
    expect(boxes).toHaveLength(2);
    for (const box of boxes) await user.click(box);
    expect(screen.getByRole('dialog', { name: 'Qué va a pagar' })).toHaveTextContent('Elija qué va a pagar.');
    expect(screen.getByRole('button', { name: 'Ver el QR' })).toHaveAttribute('aria-disabled', 'true');
    const [first] = boxes;
    if (first) await user.click(first);
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    await elQr();
    // A request is an employer's word.
    expect(screen.getByRole('dialog')).toHaveTextContent(/Después puede pedir otro\.(?!.*solicitud)/);
    const charged = db.ordenes.all().filter((o) => o.novedades.includes(other) || ordenes().includes(o));
    expect(charged.map((o) => o.novedades.length)).toEqual([1]);
  });
});

describe('between two calls something fails', () => {
  async function confirmada() {
    const all = await escena();
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    await confirmar();
    const seguir = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { ...all, user, seguir };
  }

  test('[R-4.4-02] [F-8-01] [F-8-03] ordered, and the request refused: it says why and that nothing is charged, and goes on from there', async () => {
    const { seguir, ordenes } = await confirmada();
    server.use(
      http.post(
        '*/OrdenPagoGeneraSolicitud/',
        () =>
          HttpResponse.json({
            ok: false,
            Datos: '',
            Mensaje: { Descripcion: 'El banco no responde.', TipoMensaje: 'warning', IdMensaje: 'QR-5' },
          }),
        { once: true },
      ),
    );
    const made = llamadas();
    await seguir('Ver el QR');
    expect(await screen.findByText('El banco no responde.')).toBeVisible();
    expect(screen.getByText('QR-5')).toHaveClass('small-below');
    expect(screen.getByText('No se le cobró nada. Al continuar se sigue desde donde quedó.')).toBeVisible();
    expect(ordenes()).toMatchObject([{ CodigoTransaccion: '' }]);
    await seguir('Continuar');
    expect(await elQr()).toBeVisible();
    expect(made.filter((name) => name === 'OrdenPagoRegistrar')).toHaveLength(1);
    expect(ordenes()).toHaveLength(1);
  });

  test('the way on is free as soon as the reason stands, while the list behind is still read again', async () => {
    const { seguir } = await confirmada();
    let failed = false;
    const fail = () => {
      failed = true;
      return new HttpResponse('', { status: 500 });
    };
    server.use(http.post('*/OrdenPagoId/', fail, { once: true }));
    const soltar = detener('*/OrdenPagoListar/', () => failed);
    await seguir('Ver el QR');
    expect(await screen.findByText(/^No se le cobró nada\./)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar' })).not.toHaveAttribute('aria-busy'));
    soltar();
    await seguir('Continuar');
    expect(await elQr()).toBeVisible();
  });

  test('the order cannot be read after it was written: no second one is written', async () => {
    const { seguir, ordenes } = await confirmada();
    server.use(http.post('*/OrdenPagoId/', () => new HttpResponse('', { status: 500 }), { once: true }));
    await seguir('Ver el QR');
    expect(await screen.findByText('No se pudo preparar el código QR')).toBeVisible();
    await seguir('Continuar');
    expect(await elQr()).toBeVisible();
    expect(ordenes()).toHaveLength(1);
  });

  test.each(['/OrdenPagoRegistrar/', '/OrdenPagoGeneraSolicitud/'])(
    'the answer of %s is lost: it is found, and not sent again',
    async (path) => {
      const { seguir, ordenes } = await confirmada();
      const line = contestar(path, perdida);
      await seguir('Ver el QR');
      expect(await elQr()).toBeVisible();
      expect(line.hechas).toBe(1);
      expect(ordenes()).toHaveLength(1);
    },
  );

  test('tracking that cannot be written stops no payment (fault 23)', async () => {
    const { ordenes } = await escena();
    server.use(http.post('*/SeguimientoRegistra', () => new HttpResponse('', { status: 500 })));
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    expect(await elQr()).toBeVisible();
    expect(screen.queryByText('No se pudo preparar el código QR')).toBeNull();
    expect(ordenes()).toMatchObject([{ CodigoTransaccion: expect.stringMatching(/^TX/) }]);
  });

  test('closed halfway: the home and the list offer the rest, with the same amount', async () => {
    const { seguir, ordenes } = await confirmada();
    server.use(http.post('*/OrdenPagoGeneraSolicitud/', () => new HttpResponse('', { status: 500 })));
    await seguir('Ver el QR');
    await screen.findByText('No se pudo preparar el código QR');
    await seguir('Cancelar');
    server.resetHandlers();
    await seguir('Pagar Bs. 50.00');
    await seguir('Ver el QR');
    expect(await elQr()).toBeVisible();
    expect(ordenes()).toHaveLength(1);
  });

  test('another tab put more into the order: it is not charged before she has seen it', async () => {
    const { db, ordenada, extra, ordenes } = await escena();
    const id = await ordenada('borrador');
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    const orden = db.ordenes.get(id);
    if (orden) db.ordenes.put({ ...orden, novedades: [...orden.novedades, extra()] });
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    expect(await screen.findByText('Lo que hay que pagar cambió mientras tanto')).toBeVisible();
    const now = await confirmar('100.00');
    expect(now.getAllByRole('listitem')).toHaveLength(2);
    expect(ordenes()).toMatchObject([{ CodigoTransaccion: '' }]);
    await user.click(now.getByRole('button', { name: 'Ver el QR' }));
    expect(await screen.findByRole('img', { name: /por Bs\. 100\.00/ })).toBeVisible();
  });

  test('somebody paid it meanwhile: it is told as paid, and no request is generated', async () => {
    const { ordenada } = await escena();
    const id = await ordenada('borrador');
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    const { db, pay } = await theSandbox();
    const { generarSolicitud } = await import('#sandbox/rules/ordenesSolicitud.ts');
    const orden = db.ordenes.get(id);
    if (orden) generarSolicitud(db, orden, TODAY);
    await pay(id);
    const made = llamadas();
    await user.click((await confirmar()).getByRole('button', { name: 'Ver el QR' }));
    expect(await screen.findByText('Su pago ya está registrado.')).toBeVisible();
    expect(made).not.toContain('OrdenPagoGeneraSolicitud');
  });
});

describe('the home', () => {
  test('[F-9-07] [R-9-01] orders and what has yet to be ordered are counted together', async () => {
    const { ordenada, extra } = await escena();
    await ordenada('borrador');
    extra();
    await mount('/system', { as: 'pagos' });
    const owed = await region('Por pagar');
    expect(await owed.findAllByRole('link', { name: 'Pagar Bs. 50.00' })).toHaveLength(2);
    expect(owed.getByText('Bs. 100.00')).toBeVisible();
  });

  test('a part that cannot be read is not told as nothing', async () => {
    let down = true;
    server.use(
      http.post('*/OrdenPagoNovedadesCobrar/', () => (down ? new HttpResponse('', { status: 500 }) : undefined)),
    );
    const { user } = await mount('/system', { as: 'pagos' });
    const owed = await region('Por pagar');
    expect(await owed.findByText('No se pudo consultar todo lo que debe.')).toBeVisible();
    expect(owed.queryByText('No debe nada.')).toBeNull();
    // The other list is there too: until then the button is busy.
    await leido();
    down = false;
    await user.click(owed.getByRole('button', { name: 'Reintentar' }));
    expect(await owed.findByRole('link', { name: 'Pagar Bs. 50.00' })).toBeVisible();
  });

  test('whom payments are not granted is asked for none', async () => {
    const made = llamadas();
    await mount('/system', { as: 'asegurado' });
    await screen.findByRole('region', { name: 'Grupo familiar' });
    await leido();
    expect(screen.queryByRole('region', { name: 'Por pagar' })).toBeNull();
    expect(made).toEqual([]);
  });

  test('a payment asked for that is no longer owed opens nothing', async () => {
    const { exam, db } = await escena();
    const { user } = await mount('/system', { as: 'pagos' });
    const link = await (await region('Por pagar')).findByRole('link', { name: 'Pagar Bs. 50.00' });
    db.novedades.put({ ...exam, Pagado: true });
    await user.click(link);
    expect(await screen.findByText('No debe nada.')).toBeVisible();
    await leido();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('her payments are told in her words', () => {
  test('[F-2.2-06] the screen, its tab and its link on the home are named alike; nothing there is an order', async () => {
    const { ordenada } = await escena();
    const id = await ordenada('borrador');
    const { user } = await mount('/system', { as: 'pagos' });
    await user.click((await region('Por pagar')).getByRole('link', { name: 'Pagos y facturas' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pagos y facturas' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Pagos y facturas - Portal de Empresas'));
    expect(await screen.findByRole('link', { name: `Cambiar el pago ${id}` })).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/[Oo]rden(es)? de pago|[Nn]ovedad|[Ss]olicitud/);
  });

  test.each(['borrador', 'generada', 'vencida'] as const)(
    '[R-2.7-04, R-2.7-06, R-2.7-07, R-2.7-14, R-4.4-01, R-4.4-03, R-4.4-04] one that is %s: no request, no notices, no receipt to type, and what can be done',
    async (etapa) => {
      const { ordenada } = await escena();
      const id = await ordenada(etapa);
      await mount(`/seguros/orden-pago-editar-ex?orden=${id}`, { as: 'pagos' });
      expect(await screen.findByRole('heading', { level: 1, name: `Pago ${id}` })).toBeVisible();
      const steps = within(screen.getByRole('list', { name: 'Estado del pago' }));
      const now = { borrador: 'Sin preparar', generada: 'Por pagar', vencida: 'Vencido' }[etapa];
      expect(steps.getByText(now).closest('li')).toHaveAttribute('aria-current', 'step');
      const lines = await region('Qué se paga');
      expect(await lines.findByText('Examen preocupacional')).toBeVisible();
      const heads = lines.getAllByRole('columnheader').map((head) => head.textContent?.replace(/,.*/, ''));
      expect(heads.slice(0, 4)).toEqual(['Por', 'De', 'Fecha', 'Total']);
      expect(screen.queryByText('Número de comprobante')).toBeNull();
      expect(within(screen.getByRole('toolbar', { name: 'Acciones del pago' })).queryByText(/solicitud/)).toBeNull();
      const draft = etapa === 'borrador';
      expect(screen.getByLabelText<HTMLTextAreaElement>(/^Observaciones/).disabled).toBe(!draft);
      const offered = (names: RegExp) => screen.queryAllByRole('button', { name: names }).length;
      expect(offered(/^(Preparar el pago|Eliminar|Elegir qué se paga|Agregar todo lo pendiente)$/)).toBe(draft ? 4 : 0);
      expect(offered(/^Quitar lo de /)).toBe(draft ? 1 : 0);
      expect(offered(/^(Imprimir|Anular el pago)$/)).toBe(draft ? 0 : 2);
    },
  );

  test.each([
    ['borrador', 'Cambiar'],
    ['generada', 'Ver'],
    ['vencida', 'Ver'],
  ] as const)('[R-2.6-04] one that is %s is opened from the list by %s', async (etapa, verb) => {
    const { ordenada } = await escena();
    const id = await ordenada(etapa);
    await mount(LISTA, { as: 'pagos' });
    const link = await screen.findByRole('link', { name: `${verb} el pago ${id}` });
    expect(link).toHaveAttribute('href', `/seguros/orden-pago-editar-ex?orden=${id}`);
  });

  test('[R-2.6-06] [R-2.6-08] Nuevo leads to a new one', async () => {
    const { ordenada } = await escena();
    await ordenada('borrador');
    const { user, router } = await mount(LISTA, { as: 'pagos' });
    await screen.findByRole('link', { name: /^Cambiar el pago / });
    await user.click(screen.getByRole('link', { name: 'Nuevo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nuevo pago' })).toBeVisible();
    expect(router.state.location.search).toBe('?orden=0');
    expect(JSON.parse(localStorage.getItem('id_orden_pago_ex') ?? '')).toMatchObject({ IdOrdenPago: 0 });
  });
});
