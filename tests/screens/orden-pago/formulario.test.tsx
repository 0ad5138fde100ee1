import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { recordarOrden } from '#blocks/orden-pago-control/abrirOrden.ts';
import { queryClient } from '#client/query.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import type { FormDeOrden } from '#features/orden-pago/datosOrden.ts';
import { browser, localKeys, tab } from '#lib/storage.ts';
import { descargas } from '#support/descargas.ts';
import { lineaDe } from '#support/documentado.ts';
import { mount } from '#support/mount.tsx';
import { contestar, perdida } from '#support/respuestas.ts';
import {
  asking,
  descubierta,
  detener,
  ejemplo,
  findToast,
  leido,
  listo,
  question,
  recordCalls,
  toastSays,
} from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { recordPaths } from '../parametros/lista.ts';
import { abrirOrden, FORM, LISTA, ordenEn } from './pantalla.ts';

const PROBLEMA = 'Hubo un problema al registrar la información, intente nuevamente.';
const reply = (Datos: unknown, Descripcion = '', ok = true) =>
  HttpResponse.json({ ok, Datos, Mensaje: { Descripcion, TipoMensaje: ok ? 'success' : 'warning' } });

describe('which order is opened', () => {
  test('[R-2.7-01, R-7.6-09, R-7.6-12] the company is the stored one, not that of the session', async () => {
    const id = await ordenEn('borrador');
    recordarOrden({ IdOrdenPago: id, IdEmpresa: 502 });
    const asked = recordCalls('OrdenPagoId');
    const companies = recordPaths('/Empresas/ObtieneXId/');
    await mount(FORM, { as: 'empresa' });
    await waitFor(() => expect(asked[0]).toEqual({ IdOrdenPago: id, IdEmpresa: 502 }));
    await waitFor(() => expect(companies.map((path) => path.split('/').at(-1))).toEqual(['502']));
  });

  test('[R-2.6-08, R-2.7-01, R-7.6-01, R-7.6-09] the stored key says it: its order is read with its company', async () => {
    const id = await ordenEn('borrador');
    const { db } = await theSandbox();
    const IdEmpresa = db.ordenes.get(id)?.IdEmpresa ?? 0;
    recordarOrden({ IdOrdenPago: id, IdEmpresa });
    expect(JSON.parse(localStorage.getItem('id_orden_pago_ex') ?? '')).toEqual({ IdEmpresa, IdOrdenPago: id });
    const asked = recordCalls('OrdenPagoId');
    await mount(FORM, { as: 'empresa' });
    await screen.findByRole('heading', { level: 1, name: `Orden de pago ${id}` });
    expect(asked[0]).toEqual({ IdOrdenPago: id, IdEmpresa });
  });

  test.each([
    ['null', { Datos: null }],
    ['nothing', {}],
    ['no row', { Datos: [] }],
  ])('[R-7.6-09] [variants 1.8] an order the services answer with %s could not be recovered', async (_, reply) => {
    const id = await ordenEn('borrador');
    server.use(http.all('*/OrdenPagoId/*', () => HttpResponse.json({ ok: true, ...reply })));
    await mount(`${FORM}?orden=${id}`, { as: 'empresa' });
    expect(await screen.findByText('Hubo un problema al recuperar la información.')).toBeVisible();
  });

  test.each(['', 'no es JSON', '{"IdOrdenPago":"x"}', '{"IdOrdenPago":1}', '{"IdEmpresa":501}'])(
    '[R-8-03] the key %j is told and leads to the list',
    async (key) => {
      if (key) browser.write(localKeys.idOrdenPago, key);
      const { user, router } = await mount(FORM, { as: 'empresa' });
      const dialog = await question('Hubo un problema al recuperar la información.');
      expect(document.querySelector('main h1')).toHaveTextContent('Orden de pago');
      expect(dialog.queryByRole('button', { name: 'Cancelar' })).toBeNull();
      await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
      await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
    },
  );

  test('[R-8-03] the message about the key leads to the list also when it is closed by Escape', async () => {
    const { user, router } = await mount(FORM, { as: 'empresa' });
    await question(/^(Aviso)?Hubo un problema al recuperar la información\./);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
    expect(asking()).toBe(false);
  });

  test('[R-8-04] the message about the company leads to the list also when it is closed by Escape', async () => {
    const id = await ordenEn('borrador');
    server.use(http.get('*/Empresas/ObtieneXId/*', () => reply(null)));
    const { user, router } = await mount(`${FORM}?orden=${id}`, { as: 'empresa' });
    await question('Hubo un problema al recuperar la información de la empresa.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  });

  test.each([
    ['fails', () => new HttpResponse('', { status: 500 })],
    ['is not there', () => reply(null)],
    ['is none of an empty list', () => HttpResponse.json({ ok: true, datos: [] })],
    ['is refused', () => reply(null, 'No.', false)],
  ])('[R-8-04, R-7.6-12] a company that %s is told and leads to the list', async (_, answer) => {
    const id = await ordenEn('borrador');
    server.use(http.get('*/Empresas/ObtieneXId/*', answer));
    const { user, router } = await mount(`${FORM}?orden=${id}`, { as: 'empresa' });
    const dialog = await question('Hubo un problema al recuperar la información de la empresa.');
    expect(dialog.queryByRole('button', { name: 'Cancelar' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  });

  test('[F-8-02] [F-8-03] an order that the services refuse is told in their words, with their number, and leads to the list', async () => {
    const Mensaje = { Descripcion: 'La orden es de otra empresa.', TipoMensaje: 'warning', IdMensaje: 'ORD-9' };
    server.use(http.all('*/OrdenPagoId/*', () => HttpResponse.json({ ok: false, Mensaje })));
    const { user, router } = await mount(`${FORM}?orden=${await ordenEn('borrador')}`, { as: 'empresa' });
    const dialog = await question('La orden es de otra empresa.');
    expect(dialog.getByText('ORD-9')).toHaveClass('small-below');
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  });

  const documentada = (when: string) => {
    const { reply: first, alternatives = [] } = lineaDe('GET Empresas/ObtieneXId/{id}');
    return alternatives.find((one) => one.when === when)?.reply ?? first ?? {};
  };

  test.each([
    ['the first of a list under datos', documentada('')],
    ['the first of a list', documentada('Datos in the usual case')],
    ['an object', documentada('object instead of list')],
    [
      'the first of several',
      {
        ok: true,
        datos: [
          { IdEmpresa: 118, RazonSocial: 'INDUSTRIAS ILLIMANI S.R.L.' },
          { IdEmpresa: 7, RazonSocial: 'OTRA' },
        ],
      },
    ],
  ])('[R-2.7-03, R-7.6-12, F-7.3-01] the company of the order is read by its id: %s', async (_, answer) => {
    const id = await ordenEn('borrador');
    const { db } = await theSandbox();
    const asked: string[] = [];
    server.use(
      http.get('*/Empresas/ObtieneXId/:id', ({ params }) => {
        asked.push(String(params.id));
        return HttpResponse.json(answer);
      }),
    );
    const { dato } = await abrirOrden(id);
    expect(dato('Empresa')).toHaveTextContent(/^INDUSTRIAS ILLIMANI S\.R\.L\.$/);
    expect(asked).toEqual([String(db.ordenes.get(id)?.IdEmpresa)]);
  });

  test('[F-8-02] one the services refuse says their text in a dialog, which leads to the list', async () => {
    const { db } = await theSandbox();
    const foreign = db.ordenes.all().find((orden) => orden.IdRegional !== 1);
    const { user, router } = await mount(`${FORM}?orden=${foreign?.IdOrdenPago}`, { as: 'empresa' });
    const dialog = await question('No tiene acceso.');
    await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  });

  test.each(['borrador', 'generada', 'vencida', 'pagada'] as const)(
    '[R-2.7-06, R-2.7-13] an order (%s) without notices is read once more, half a second later',
    async (etapa) => {
      const id = await ordenEn(etapa);
      const { db } = await theSandbox();
      const kept = db.ordenes.get(id);
      if (kept) db.ordenes.put({ ...kept, novedades: [] });
      const asked = recordCalls('OrdenPagoId');
      const timers = vi.spyOn(globalThis, 'setInterval');
      await abrirOrden(id);
      if (kept) db.ordenes.put(kept);
      expect(await screen.findByText(/^CAMBIO DE/)).toBeInTheDocument();
      expect(asked).toHaveLength(2);
      expect(timers.mock.calls.map(([, wait]) => wait)).toContain(500);
    },
  );

  test('[R-2.7-13] one with notices is not', async () => {
    const timers = vi.spyOn(globalThis, 'setInterval');
    await abrirOrden(await ordenEn('borrador'));
    await leido();
    expect(timers.mock.calls.map(([, wait]) => wait)).not.toContain(500);
  });

  test('[R-2.7-13] one that stays without notices is not read a third time', async () => {
    contestar('/OrdenPagoId/', sinNovedades);
    const asked = recordCalls('OrdenPagoId');
    const started = vi.spyOn(globalThis, 'setInterval');
    const stopped = vi.spyOn(globalThis, 'clearInterval');
    await abrirOrden(await ordenEn('borrador'));
    await waitFor(() => expect(asked).toHaveLength(2));
    const half = () =>
      started.mock.calls.flatMap(([, wait], at) => (wait === 500 ? [started.mock.results[at]?.value] : []));
    expect(half()).not.toEqual([]);
    // The answer ends the waiting, and no other begins.
    await waitFor(() => expect(stopped.mock.calls.map(([id]) => id)).toEqual(expect.arrayContaining(half())));
    await leido();
    expect(asked).toHaveLength(2);
  });
});

/** An answer whose order has no notices. */
function sinNovedades(reply: Record<string, unknown>) {
  return { ...reply, Datos: { ...(reply.Datos as object), Novedades: [] } };
}

/** From now on an order has amounts that can be read in two ways: its own, and that of its first notice. */
function montosDudosos(): void {
  server.use(
    http.all('*/OrdenPagoId/*', async ({ request }) => {
      const reply = await (await theSandbox()).app.fetch(request);
      const { Datos, ...rest } = (await reply.json()) as { Datos: { Novedades: object[] } };
      const [first, ...others] = Datos.Novedades;
      return HttpResponse.json({
        ...rest,
        Datos: { ...Datos, Total: '1.234', Novedades: [{ ...first, Total: '25.000' }, ...others] },
      });
    }),
  );
}

test.each([
  ['nueva', 'Cancelar'],
  ['borrador', 'Cancelar'],
  ['generada', 'Salir'],
  ['vencida', 'Salir'],
  ['pagada', 'Salir'],
] as const)(
  '[R-2.7-02] an order that is %s is left by %s, which leads to the list and asks nothing',
  async (etapa, name) => {
    const pagina = await abrirOrden(etapa === 'nueva' ? 'nueva' : await ordenEn(etapa));
    await leido();
    await pagina.user.click(screen.getByRole('link', { name }));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
    expect(asking()).toBe(false);
  },
);

test.each(['borrador', 'generada', 'vencida', 'pagada'] as const)(
  '[R-2.7-03, R-2.7-04, R-2.7-05, R-2.7-06, R-2.7-07] an order that is %s shows its own day, code and company, to be read only, and the columns of its notices',
  async (etapa) => {
    const id = await ordenEn(etapa);
    const { db } = await theSandbox();
    const kept = db.ordenes.get(id);
    if (kept) db.ordenes.put({ ...kept, FechaOrdenPago: '2026-11-03' });
    const pagina = await abrirOrden(id);
    expect(pagina.dato('Fecha')).toHaveTextContent(/^03\/11\/2026$/);
    expect(pagina.dato('Código Transacción')).toHaveTextContent(kept?.CodigoTransaccion || '—');
    expect(pagina.dato('Empresa')).toHaveTextContent('Banco Altiplano S.A.');
    expect(pagina.dato('Total')).toHaveTextContent('Bs. 100.00');
    expect(document.querySelector('.orden-datos input, .orden-datos select')).toBeNull();
    const note = screen.getByLabelText<HTMLTextAreaElement>(/^Observaciones/);
    expect([note.tagName, note.value, note.disabled]).toEqual(['TEXTAREA', 'Urgente', etapa !== 'borrador']);
    for (const name of ['Número Factura', 'Fecha Pago'])
      expect(screen.queryAllByText(name)).toHaveLength(etapa === 'pagada' ? 1 : 0);
    const headers = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(headers.map((h) => h.textContent?.replace(/,.*/, ''))).toEqual([
      ...['Novedad', 'Nombre Completo', 'Fecha Novedad', 'Total'],
      ...(etapa === 'borrador' ? ['Acciones'] : []),
    ]);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.children[3]?.textContent)).toEqual(['50.00', '50.00']);
    expect(screen.queryAllByRole('button', { name: /^Quitar / })).toHaveLength(etapa === 'borrador' ? 2 : 0);
  },
);

describe('a draft', () => {
  test('[F-9-07, R-9-01, R-3.3-02, R-4.4-01, R-2.7-03, R-2.7-05, R-2.7-06, R-2.7-14] shows its header, its notices, and what can be done', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    expect(pagina.dato('Fecha')).toHaveTextContent('20/11/2026');
    expect(pagina.dato('Código Transacción')).toHaveTextContent('—');
    expect(pagina.dato('Empresa')).toHaveTextContent('Banco Altiplano S.A.');
    expect(pagina.dato('Total')).toHaveTextContent('Bs. 100.00');
    for (const name of ['Número Factura', 'Fecha Pago']) expect(screen.queryByText(name)).toBeNull();
    const headers = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(headers.map((h) => h.textContent?.replace(/,.*/, ''))).toEqual([
      'Novedad',
      'Nombre Completo',
      'Fecha Novedad',
      'Total',
      'Acciones',
    ]);
    const { nombre } = await ejemplo('pendiente');
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent))).toContainEqual([
      'INGRESO A LA EMPRESA',
      nombre,
      '17/11/2026',
      '50.00',
    ]);
    for (const name of ['Grabar', 'Generar solicitud', 'Eliminar', 'Agregar novedades']) pagina.boton(name);
    for (const name of ['Pagar con QR', 'Anular solicitud', 'Imprimir solicitud', 'Imprimir factura'])
      pagina.sinBoton(name);
  });

  test('[R-2.7-03, R-2.7-05, R-2.7-06, R-2.7-14, R-3.3-01, R-7.6-01] a new order shows the day of the services, its company, no code and no notices', async () => {
    const asked = recordCalls('OrdenPagoNovedadesCobrarVacio');
    const pagina = await abrirOrden('nueva');
    expect(asked).toEqual([{ IdEmpresa: 501 }]);
    expect(pagina.dato('Fecha')).toHaveTextContent('20/11/2026');
    expect(pagina.dato('Código Transacción')).toHaveTextContent('—');
    expect(pagina.dato('Empresa')).toHaveTextContent('Banco Altiplano S.A.');
    expect(pagina.dato('Total')).toHaveTextContent('Bs. 0.00');
    // Only the observation is typed.
    expect(document.querySelector('.orden-datos input, .orden-datos select')).toBeNull();
    for (const name of ['Número Factura', 'Fecha Pago']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByText('La orden todavía no tiene novedades.')).toBeVisible();
    for (const name of ['Grabar', 'Generar solicitud', 'Agregar novedades']) pagina.boton(name);
    expect(screen.getByLabelText(/^Observaciones/)).toBeEnabled();
  });

  test('[R-2.7-06] an amount that reads two ways is shown as it came, and nothing is computed with it or asked for', async () => {
    const orden = await ordenEn('borrador');
    montosDudosos();
    const pagina = await abrirOrden(orden);
    expect(pagina.dato('Total')).toHaveTextContent(/^1\.234$/);
    const amounts = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(amounts.map((row) => within(row).getAllByRole('cell')[3]?.textContent)).toEqual(['25.000', '50.00']);
    pagina.sinBoton('Generar solicitud');
    expect(screen.getByText(/^El total no se puede calcular/)).toBeVisible();
    await pagina.agregar(1);
    expect(pagina.dato('Total')).toHaveTextContent('—');
  });

  test('[R-2.7-06] of an order that is paid nothing is said of a total that cannot be computed', async () => {
    const orden = await ordenEn('pagada');
    montosDudosos();
    const pagina = await abrirOrden(orden);
    expect(pagina.dato('Total')).toHaveTextContent(/^1\.234$/);
    expect(screen.queryByText(/^El total no se puede calcular/)).toBeNull();
  });

  test('[R-5.5-01, R-4.4-01] without notices is not saved; what is not saved is not deleted', async () => {
    const pagina = await abrirOrden('nueva');
    await pagina.pulsar('Grabar');
    const told = await findToast('Debe seleccionar las novedades que se incluirán en la orden de pago.');
    expect(told).toHaveClass('toast-warning');
    expect(asking()).toBe(false);
    pagina.sinBoton('Eliminar');
  });

  test('[F-8-18] [R-4.4-01, R-2.7-10, R-7.6-09, F-3.10-04, F-7.8-01, F-3.10-03, R-1-02, R-2.6-06, R-2.6-08, R-2.7-06, R-2.7-08, R-4.4-07, R-5.5-02, R-3.3-01, R-7.6-01, R-7.6-08, R-7.6-13, R-7.6-15, R-8-13] is made of notices, saved, and followed twice', async () => {
    const sent = recordCalls('OrdenPagoRegistrar');
    const pagina = await abrirOrden('nueva');
    await pagina.agregar(2);
    await pagina.user.type(screen.getByLabelText(/^Observaciones/), 'Para noviembre');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
    expect(pagina.dato('Total')).toHaveTextContent('Bs. 100.00');
    await pagina.pulsar('Grabar');
    expect(
      (await question('¿Desea registrar la orden de pago?')).getByRole('button', { name: 'Cancelar' }),
    ).toBeVisible();
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await toastSays('Se registró correctamente la orden de pago.');
    await screen.findByRole('heading', { level: 1, name: /^Orden de pago \d+$/ });
    expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      ...{ IdOrdenPago: 0, IdEmpresa: 501, FechaOrdenPago: expect.any(String), CodigoTransaccion: '', Cuf: '' },
      ...{ NumeroFactura: 0, IdVenta: 0, FechaPago: null, Cobrado: false, GeneradoEmpresa: true },
      ...{ Total: 100, Observacion: 'Para noviembre', Novedades: [expect.any(Object), expect.any(Object)] },
    });
    const saved = pagina.orden();
    expect(saved?.novedades).toHaveLength(2);
    const kept = { IdOrdenPago: saved?.IdOrdenPago, IdEmpresa: 501 };
    expect(JSON.parse(browser.read(localKeys.idOrdenPago))).toEqual(kept);
    const entries = pagina.seguimiento(saved?.IdOrdenPago ?? 0);
    expect(entries.map((e) => e.TipoSeguimiento)).toEqual([1, 2]);
    for (const { Mensaje } of entries) {
      expect(Mensaje).toContain('<b>Número de novedades:</b> 2');
      expect(Mensaje).toContain('<b>Total Bs.:</b> 100.00');
      expect(Mensaje).toContain('Para noviembre');
      const nombradas = saved?.novedades.map((id) => {
        const { IdPersona = 0 } = pagina.db.novedades.get(id) ?? {};
        return `${pagina.db.personas.get(IdPersona)?.NombreCompleto} (${id})`;
      });
      expect(Mensaje).toContain(nombradas?.join(', '));
    }
    const panel = await screen.findByRole('region', { name: 'Seguimiento' });
    expect(panel).toHaveClass('seguimiento-lado');
    // The code that cleans its texts is loaded with the first of them.
    await waitFor(() => expect(panel).toHaveTextContent('Para noviembre'));
  });

  test('changed while nobody knows whether it was saved, the first one is found by what was sent: there are never two unasked', async () => {
    const sent = recordCalls('OrdenPagoRegistrar');
    const pagina = await abrirOrden('nueva');
    contestar('/OrdenPagoRegistrar/', perdida, { times: 1 });
    let down = true;
    server.use(http.get('*/OrdenPago/*', () => (down ? new HttpResponse('', { status: 500 }) : undefined)));
    await pagina.agregar(1);
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await toastSays('No sabemos si se guardó. Revise el listado antes de volver a intentar.');
    const orders = pagina.db.ordenes.size;
    down = false;
    await pagina.user.type(screen.getByLabelText(/^Observaciones/), 'Otra');
    await pagina.pulsar('Grabar');
    const asked = await question('Lo que envió antes sí se guardó. ¿Desea enviar también lo que cambió después?');
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(sent).toHaveLength(1);
    expect(pagina.db.ordenes.size).toBe(orders);
    expect(screen.getByLabelText(/^Observaciones/)).toHaveValue('Otra');
  });

  test('[R-1-02, R-5.5-02, R-7.6-13, F-3.10-05, R-3.2-01, R-2.7-07, R-4.4-01, R-4.4-07, R-7.6-15, R-8-14, decision C] is changed: one text of its own, the change lines, nothing generated before', async () => {
    const id = await ordenEn('borrador');
    const { nombre } = await ejemplo('pendiente');
    const pagina = await abrirOrden(id);
    const antes = pagina.db.ordenes.get(id);
    await pagina.pulsar(`Quitar la novedad de ${nombre}`);
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
    const note = screen.getByLabelText(/^Observaciones/);
    await pagina.user.clear(note);
    await pagina.user.type(note, '<b>Caja</b>');
    expect(pagina.boton('Generar solicitud')).toHaveAttribute('aria-disabled', 'true');
    await pagina.pulsar('Generar solicitud');
    expect(asking()).toBe(false);
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await toastSays('La Orden de Pago se modificó correctamente.');
    await waitFor(() => expect(pagina.boton('Generar solicitud')).not.toHaveAttribute('aria-disabled'));
    expect(pagina.orden()).toMatchObject({ Observacion: '<b>Caja</b>' });
    expect(pagina.orden()?.novedades).toHaveLength(1);
    const mensaje = pagina.seguimiento(id)[0]?.Mensaje;
    expect(mensaje).toContain('<b>Número de novedades:</b> <small>2</small> -&gt; 1<');
    expect(mensaje).toContain('<b>Total Bs.:</b> <small>100.00</small> -&gt; 50.00<');
    expect(mensaje).toContain('-&gt; &#60;b&#62;Caja&#60;/b&#62;<');
    expect(mensaje).not.toContain('<b>Caja');
    const quitado = antes?.novedades.find((one) => !pagina.orden()?.novedades.includes(one));
    expect(mensaje).toMatch(new RegExp(`<small>[^<]*${nombre} \\(${quitado}\\)[^<]*</small>`));
    // Each save is asked about.
    await pagina.user.type(screen.getByLabelText(/^Observaciones/), '!');
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await waitFor(() => expect(pagina.orden()).toMatchObject({ Observacion: '<b>Caja</b>!' }));
  });

  test('[R-2.7-04, R-5.5-07, R-9-03] a note of more than 500 characters is not saved', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    const note = screen.getByLabelText(/^Observaciones/);
    expect(note.tagName).toBe('TEXTAREA');
    await pagina.user.click(note);
    await pagina.user.clear(note);
    await pagina.user.paste('x'.repeat(501));
    expect(note).toHaveAccessibleDescription('Hay 1 carácter de más.');
    await pagina.pulsar('Grabar');
    await waitFor(() => expect(note).toHaveAccessibleDescription(/el máximo es de 500 caracteres/));
    expect(note).toHaveFocus();
    expect(note).toBeInvalid();
    expect(asking()).toBe(false);
    // Spaces around it do not count.
    await pagina.user.keyboard('{Backspace} ');
    await waitFor(() => expect(note).toBeValid());
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await toastSays('La Orden de Pago se modificó correctamente.');
    expect(pagina.orden()?.Observacion).toBe('x'.repeat(500));
  });

  const borradores = () => tab.keys().filter((key) => key.startsWith('borrador:'));

  test('[R-2.7-02, R-2.7-06, R-2.7-07, R-2.7-10, R-4.4-07] a change that is undone is none: nothing waits to be saved, is kept, or is asked about', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    const avisa = () => screen.queryByText('Hay cambios sin guardar.');
    await pagina.user.type(screen.getByLabelText(/^Observaciones/), 'x');
    expect(avisa()).toBeVisible();
    expect(pagina.boton('Generar solicitud')).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(borradores()).toHaveLength(1));
    await pagina.user.keyboard('{Backspace}');
    expect(avisa()).toBeNull();
    expect(pagina.boton('Generar solicitud')).not.toHaveAttribute('aria-disabled');
    expect(borradores()).toEqual([]);

    const before = screen.getAllByRole('button', { name: /^Quitar la novedad de / });
    await pagina.agregar(1);
    await waitFor(() => expect(avisa()).toBeVisible());
    expect(pagina.dato('Total')).toHaveTextContent('Bs. 150.00');
    await waitFor(() => expect(borradores()).toHaveLength(1));
    const added = screen
      .getAllByRole('button', { name: /^Quitar la novedad de / })
      .filter((one) => !before.includes(one));
    expect(added).toHaveLength(1);
    for (const one of added) await pagina.user.click(one);
    expect(avisa()).toBeNull();
    expect(pagina.dato('Total')).toHaveTextContent('Bs. 100.00');
    expect(borradores()).toEqual([]);
    await pagina.user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
    expect(asking()).toBe(false);
  });

  test('[R-2.7-07, R-5.5-01, R-4.4-07] a saved one whose notices were all removed is not saved', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    const sent = recordCalls('OrdenPagoRegistrar');
    const quitar = () => screen.queryAllByRole('button', { name: /^Quitar la novedad de / });
    for (let [one] = quitar(); one; [one] = quitar()) await pagina.user.click(one);
    expect(screen.getByText('La orden todavía no tiene novedades.')).toBeVisible();
    await pagina.pulsar('Grabar');
    await toastSays('Debe seleccionar las novedades que se incluirán en la orden de pago.');
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
  });

  test('[R-4.4-01, R-8-14, R-2.7-04, R-4.4-07] an observation that is taken away is a change, and is saved as none', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    await pagina.user.clear(screen.getByLabelText(/^Observaciones/));
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await toastSays('La Orden de Pago se modificó correctamente.');
    expect(pagina.orden()?.Observacion).toBe('');
    await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull());
    expect(screen.getByLabelText(/^Observaciones/)).toHaveValue('');
  });

  test('[R-1-02, R-2.7-14, R-4.4-07] all that is pending is added at once: it waits to be saved, and goes in only once', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    await pagina.pulsar('Agregar todas las pendientes');
    expect(await screen.findByText('Hay cambios sin guardar.')).toBeVisible();
    expect(pagina.boton('Generar solicitud')).toHaveAttribute('aria-disabled', 'true');
    await listo('Agregar todas las pendientes');
    await pagina.pulsar('Agregar todas las pendientes');
    await toastSays('No quedan novedades pendientes de pago.');
  });

  test('what is removed while all that is pending is asked for stays out', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    const answer = detener('*/OrdenPagoNovedadesCobrar/*');
    await pagina.pulsar('Agregar todas las pendientes');
    const [removed] = screen.getAllByRole('button', { name: /^Quitar la novedad de / });
    const name = removed?.getAttribute('aria-label') ?? '';
    await pagina.user.click(removed as HTMLElement);
    expect(screen.queryByRole('button', { name })).toBeNull();
    answer();
    await listo('Agregar todas las pendientes');
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Quitar la novedad de / }).length).toBeGreaterThan(1),
    );
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('[R-4.4-07, R-2.7-02] what is typed after a save is asked about as before it, also when the order was read anew before all was done', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    const note = () => screen.getByLabelText(/^Observaciones/);
    const write = detener('*/SeguimientoRegistra');
    await pagina.user.type(note(), ' ya');
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await waitFor(() => expect(pagina.orden()?.Observacion).toBe('Urgente ya'));
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull());
    write();
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    expect(note()).toHaveValue('Urgente ya');
    expect(borradores()).toEqual([]);
    await pagina.user.type(note(), ' mismo');
    await pagina.user.click(screen.getByRole('link', { name: 'Cancelar' }));
    await question(/guard/);
    expect(pagina.router.state.location.pathname).toBe(FORM);
  });

  /** Once an order with this note is saved, reading one waits until the result is called. */
  const retenerLectura = (note: string) =>
    detener('*/OrdenPagoId/*', async () => {
      const { db } = await theSandbox();
      return db.ordenes.all().some(({ Observacion }) => Observacion === note);
    });

  test.each(['nueva', 'guardada'] as const)(
    '[R-4.4-07, R-4.4-01, R-2.7-10, R-2.7-07] that is saved (%s) is never empty while it is read',
    async (cual) => {
      const pagina = await abrirOrden(cual === 'nueva' ? 'nueva' : await ordenEn('borrador'));
      const quitar = () => screen.getAllByRole('button', { name: /^Quitar la novedad de / }).length;
      const note = () => screen.getByLabelText(/^Observaciones/);
      const before = cual === 'nueva' ? 0 : quitar();
      await pagina.agregar(1);
      await pagina.user.clear(note());
      await pagina.user.type(note(), 'Para noviembre');
      const contestarLectura = retenerLectura('Para noviembre');
      await pagina.pulsar('Grabar');
      await pagina.aceptar('¿Desea registrar la orden de pago?');
      await toastSays(
        cual === 'nueva'
          ? 'Se registró correctamente la orden de pago.'
          : 'La Orden de Pago se modificó correctamente.',
      );
      expect(quitar()).toBe(before + 1);
      expect(note()).toHaveValue('Para noviembre');
      contestarLectura();
      await screen.findByRole('heading', { level: 1, name: /^Orden de pago \d+$/ });
      await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull());
      expect(quitar()).toBe(before + 1);
      expect(note()).toHaveValue('Para noviembre');
      expect(borradores()).toEqual([]);
    },
  );

  test('[R-4.4-01, R-4.4-07] what is typed while a saved order is read stays, and is not saved', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    const note = () => screen.getByLabelText(/^Observaciones/);
    await pagina.user.type(note(), ' ya');
    const contestarLectura = retenerLectura('Urgente ya');
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
    await toastSays('La Orden de Pago se modificó correctamente.');
    await pagina.user.type(note(), ' mismo');
    contestarLectura();
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    expect(note()).toHaveValue('Urgente ya mismo');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
    expect(pagina.orden()?.Observacion).toBe('Urgente ya');
  });

  test('[R-4.4-07] read anew, it shows what the services have now; what is typed or chosen stays', async () => {
    const id = await ordenEn('borrador');
    const pagina = await abrirOrden(id);
    const note = () => screen.getByLabelText(/^Observaciones/);
    const ahora = async (Observacion: string) => {
      const kept = pagina.db.ordenes.get(id);
      if (kept) pagina.db.ordenes.put({ ...kept, Observacion });
      await act(() => queryClient.refetchQueries());
    };
    await ahora('De otra pestaña');
    await waitFor(() => expect(note()).toHaveValue('De otra pestaña'));
    expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
    await pagina.user.type(note(), ' y de esta');
    await ahora('Otra vez');
    expect(note()).toHaveValue('De otra pestaña y de esta');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
    await ahora('De otra pestaña y de esta');
    await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull());
    await ahora('Urgente');
    expect(await screen.findByText('Hay cambios sin guardar.')).toBeVisible();
    expect(note()).toHaveValue('De otra pestaña y de esta');
    await pagina.user.clear(note());
    await pagina.user.type(note(), 'Urgente');
    expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
  });

  describe('somebody else changes the order meanwhile', () => {
    /** The order on the screen, whose second notice goes out by a colleague, who puts a third one in. */
    async function conColega({ leida = false } = {}) {
      const id = await ordenEn('borrador');
      const { novedad, nombre } = await ejemplo('observado');
      const pagina = await abrirOrden(id);
      const [mia = 0, ajena = 0] = pagina.orden()?.novedades ?? [];
      const nueva = novedad().IdPersonaNovedad;
      const nombreDe = (one: number) =>
        pagina.db.personas.get(pagina.db.novedades.get(one)?.IdPersona ?? 0)?.NombreCompleto ?? '?';
      return {
        ...pagina,
        ...{ id, mia, ajena, nueva, nombre, nombreDe },
        grabar: async () => {
          await pagina.pulsar('Grabar');
          await pagina.aceptar('¿Desea registrar la orden de pago?');
        },
        colega: async (...novedades: number[]) => {
          const kept = pagina.db.ordenes.get(id);
          if (kept) pagina.db.ordenes.put({ ...kept, novedades });
          if (leida) await act(() => queryClient.refetchQueries());
        },
      };
    }

    test.each([{ leida: false }, { leida: true }])(
      '[R-4.4-01, R-8-14, R-2.7-07, R-4.4-07] what the colleague added stays and what this user removed goes, read anew or not: %o',
      async (how) => {
        const { colega, grabar, mia, ajena, nueva, nombreDe, pulsar, db, id, seguimiento } = await conColega(how);
        await pulsar(`Quitar la novedad de ${nombreDe(mia)}`);
        await colega(mia, ajena, nueva);
        await grabar();
        await toastSays('La Orden de Pago se modificó correctamente.');
        expect(db.ordenes.get(id)?.novedades).toEqual([ajena, nueva]);
        expect(await screen.findByRole('button', { name: `Quitar la novedad de ${nombreDe(nueva)}` })).toBeVisible();
        await waitFor(() => expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull());
        const [{ Mensaje = '' } = {}] = seguimiento(id);
        expect(Mensaje).toContain('<b>Número de novedades:</b> <small>3</small> -&gt; 2<');
        if (!how.leida) await toastSays('Otra persona también cambió la orden. Lo que cambió se conserva: revísela.');
      },
    );

    test('[R-4.4-01, R-7.6-08, R-8-14] what the colleague removed stays out, and a note of the colleague stays if none was typed', async () => {
      const { colega, grabar, agregar, mia, db, id } = await conColega();
      await agregar(1);
      const kept = db.ordenes.get(id);
      if (kept) db.ordenes.put({ ...kept, Observacion: 'De la colega' });
      await colega(mia);
      await grabar();
      await toastSays('La Orden de Pago se modificó correctamente.');
      expect(db.ordenes.get(id)).toMatchObject({ Observacion: 'De la colega' });
      expect(db.ordenes.get(id)?.novedades).toEqual([mia, expect.any(Number)]);
      await waitFor(() => expect(screen.getByLabelText(/^Observaciones/)).toHaveValue('De la colega'));
    });

    test('[F-8-08, R-8-14, R-4.4-07] the order cannot be read: nothing is sent, and what was changed is still there to be saved', async () => {
      const { grabar, mia, ajena, nombreDe, pulsar, db, id, user } = await conColega();
      await user.type(screen.getByLabelText(/^Observaciones/), ' ya');
      await pulsar(`Quitar la novedad de ${nombreDe(mia)}`);
      const sent = recordCalls('OrdenPagoRegistrar');
      server.use(http.post('*/OrdenPagoId/', () => new HttpResponse('', { status: 500 }), { once: true }));
      await grabar();
      await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
      expect(sent).toEqual([]);
      expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
      expect(screen.getByLabelText(/^Observaciones/)).toHaveValue('Urgente ya');
      await grabar();
      await toastSays('La Orden de Pago se modificó correctamente.');
      expect(db.ordenes.get(id)).toMatchObject({ Observacion: 'Urgente ya', novedades: [ajena] });
    });

    test('[R-7.6-08, R-8-14] the answer is lost: it is found with what the colleague added, and sent once', async () => {
      const { colega, grabar, mia, ajena, nueva, nombreDe, pulsar, db, id } = await conColega();
      await pulsar(`Quitar la novedad de ${nombreDe(mia)}`);
      await colega(mia, ajena, nueva);
      const line = contestar('/OrdenPagoRegistrar/', perdida);
      await grabar();
      await toastSays('La Orden de Pago se modificó correctamente.');
      expect(line.hechas).toBe(1);
      expect(db.ordenes.get(id)?.novedades).toEqual([ajena, nueva]);
    });

    test('[R-4.4-07] a draft that is recovered brings back only what this user changed', async () => {
      const { colega, mia, ajena, nueva, nombreDe, pulsar, id, unmount } = await conColega();
      await pulsar(`Quitar la novedad de ${nombreDe(mia)}`);
      await waitFor(() => expect(borradores()).toHaveLength(1));
      unmount();
      queryClient.clear();
      await colega(mia, ajena, nueva);
      const { user } = await mount(`${FORM}?orden=${id}`);
      await user.click(await screen.findByRole('button', { name: 'Recuperar' }));
      await screen.findByText('Hay cambios sin guardar.');
      const lines = screen.getAllByRole('button', { name: /^Quitar la novedad de / });
      expect(lines.map((button) => button.getAttribute('aria-label'))).toEqual(
        [ajena, nueva].map((one) => `Quitar la novedad de ${nombreDe(one)}`),
      );
    });
  });

  test.each([
    ['without an answer', () => new HttpResponse('', { status: 500 }), PROBLEMA],
    ['refused without a word', () => reply(null, '', false), PROBLEMA],
    ['refused', () => reply(null, 'La novedad ya está incluida.', false), 'La novedad ya está incluida.'],
    ['without an id', () => reply(0), PROBLEMA],
  ])(
    '[R-7.6-08, R-4.4-07, R-8-17, decision 18] a save %s speaks and leaves what was typed',
    async (_, answer, text) => {
      const pagina = await abrirOrden(await ordenEn('borrador'));
      server.use(http.post('*/OrdenPagoRegistrar/', answer));
      await pagina.user.type(screen.getByLabelText(/^Observaciones/), ' ya');
      await pagina.pulsar('Grabar');
      await pagina.aceptar('¿Desea registrar la orden de pago?');
      await toastSays(text);
      expect(screen.getByLabelText(/^Observaciones/)).toHaveValue('Urgente ya');
      expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
      expect(pagina.orden()?.Observacion).toBe('Urgente');
      await listo('Grabar');
      await descubierta();
      expect(screen.getByLabelText(/^Observaciones/)).toBeEnabled();
      for (const name of ['Agregar novedades', 'Eliminar']) expect(pagina.boton(name)).toBeEnabled();
    },
  );

  test('[F-8-18] [R-2.7-01, F-3.10-04, F-3.10-03, R-2.6-08, R-4.4-01, R-5.5-04, R-7.6-01, R-7.6-09, R-7.6-14, R-8-13] is deleted after a question, followed as AUDITORIA, and the list is back', async () => {
    const id = await ordenEn('borrador');
    const pagina = await abrirOrden(id);
    const sent = recordCalls('OrdenPagoEliminar');
    await pagina.pulsar('Eliminar');
    expect(
      (await question('¿Desea eliminar la orden de pago?')).getByRole('button', { name: 'Cancelar' }),
    ).toBeVisible();
    await pagina.aceptar('¿Desea eliminar la orden de pago?');
    await toastSays('Se eliminó correctamente la orden de pago.');
    expect(sent).toEqual([{ IdEmpresa: 501, IdOrdenPago: id }]);
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
    expect(pagina.db.ordenes.get(id)).toBeUndefined();
    expect(pagina.seguimiento(id)).toMatchObject([{ TipoSeguimiento: 2, Asunto: 'Orden de pago eliminada' }]);
    expect(browser.read(localKeys.idOrdenPago)).toContain('"IdOrdenPago":0');
  });

  test('[R-4.4-01, R-5.5-04] is asked about too when it has no notices', async () => {
    contestar('/OrdenPagoId/', (reply) => ({ ...reply, Datos: { ...(reply.Datos as object), Novedades: [] } }));
    const pagina = await abrirOrden(await ordenEn('borrador'));
    const sent = recordCalls('OrdenPagoEliminar');
    await pagina.pulsar('Eliminar');
    await question('¿Desea eliminar la orden de pago?');
    expect(sent).toEqual([]);
  });

  test('[R-4.4-01, R-7.6-09, R-8-17, decision 18] a failed delete speaks', async () => {
    const id = await ordenEn('borrador');
    const pagina = await abrirOrden(id);
    server.use(http.post('*/OrdenPagoEliminar/', () => reply(false)));
    await pagina.pulsar('Eliminar');
    await pagina.aceptar('¿Desea eliminar la orden de pago?');
    await toastSays(PROBLEMA);
    expect(pagina.router.state.location.pathname).toBe(FORM);
    await listo('Eliminar');
    await descubierta();
    expect(screen.getByLabelText(/^Observaciones/)).toBeEnabled();
    expect(pagina.seguimiento(id)).toEqual([]);
  });

  test('[R-4.4-07, R-2.7-02] Cancelar leads to the list; what is not saved is asked about', async () => {
    const pagina = await abrirOrden(await ordenEn('borrador'));
    await pagina.user.type(screen.getByLabelText(/^Observaciones/), 'x');
    await pagina.user.click(screen.getByRole('link', { name: 'Cancelar' }));
    const dialog = await question(/guard/);
    await pagina.user.click(dialog.getByRole('button', { name: /^Salir/ }));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });
});

test('[F-9-03, R-9-01, R-1-02, R-2.7-06, R-2.7-09, R-2.7-10, R-2.7-11, R-3.3-02, R-3.3-03, R-7.6-01, F-8-14, E-8-08] notices are looked for, chosen and added; those in the order are not offered', async () => {
  const id = await ordenEn('borrador');
  const pagina = await abrirOrden(id);
  const { nombre } = await ejemplo('porPagar');
  const { nombre: otra, persona } = await ejemplo('observado');
  const { estadoPorId } = await import('#sandbox/db/tipos.ts');
  const asked = recordCalls('OrdenPagoNovedadesCobrar/');
  await pagina.pulsar('Agregar novedades');
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await dialog.findAllByRole('checkbox', { name: /^Seleccionar .+ de / });
  const headers = dialog.getAllByRole('columnheader').map((h) => h.textContent?.replace(/,.*/, ''));
  expect(headers).toEqual(['Novedad', 'Nombre Completo', 'Fecha Novedad', 'Total Bs.', 'Estado Novedad']);
  await pagina.user.type(dialog.getByLabelText('Fecha desde'), '01/01/2024');
  await pagina.user.type(dialog.getByLabelText('Empleado'), `${otra}{Enter}`);
  const box = await dialog.findByRole('checkbox', { name: new RegExp(`de ${otra}$`) });
  expect(asked.at(-1)).toEqual({
    ...{ FechaInicioNovedad: '2024-01-01', FechaFinNovedad: '', NombrePersona: otra },
    ...{ IdEmpresa: 501, IdTipoNovedad: 0, IdOrdenPago: id },
  });
  const row = within(box.closest('tr') as HTMLElement);
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    expect.anything(),
    'INGRESO A LA EMPRESA',
    otra,
    '17/11/2026',
    '50.00',
    'Observado',
  ]);
  const [notice] = pagina.db.novedades.all().filter((one) => one.IdPersona === persona.IdPersona);
  const { ColorFondo, ColorLetra } = estadoPorId(notice?.IdEstadoProceso ?? 0) ?? {};
  expect(row.getByText('Observado')).toHaveStyle({ '--pill-ground': ColorFondo, '--pill-letter': ColorLetra });
  await pagina.user.type(dialog.getByLabelText('Fecha hasta'), '20/11/2026{Enter}');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ FechaFinNovedad: '2026-11-20' }));
  // The same filter is looked for again, too.
  await leido();
  const antes = asked.length;
  await pagina.user.click(dialog.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(antes));
  await pagina.user.click(await dialog.findByRole('checkbox', { name: new RegExp(`de ${otra}$`) }));
  await pagina.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  const lost = await question('¿Desea descartar lo que eligió?');
  await pagina.user.click(lost.getByRole('button', { name: 'Cancelar' }));
  expect(dialog.getByText('1 novedad · Bs. 50.00')).toBeVisible();
  await pagina.user.clear(dialog.getByLabelText('Empleado'));
  await pagina.user.type(dialog.getByLabelText('Empleado'), nombre);
  await pagina.user.click(dialog.getByRole('button', { name: 'Buscar' }));
  expect(await dialog.findByText('No se encontraron registros.')).toBeVisible();
  await pagina.user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  expect(await screen.findByText(otra)).toBeInTheDocument();
  expect(pagina.dato('Total')).toHaveTextContent('Bs. 150.00');
  // What was added and is not saved yet is in the order too.
  await pagina.pulsar('Agregar novedades');
  const again = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await again.findAllByRole('checkbox', { name: /^Seleccionar .+ de / });
  expect(again.queryByRole('checkbox', { name: new RegExp(`de ${otra}$`) })).toBeNull();
});

test('[R-2.7-11] notices of the order are not offered where the services send them all the same', async () => {
  const id = await ordenEn('borrador');
  const pagina = await abrirOrden(id);
  const { lineaDe } = await import('#sandbox/rules/ordenes.ts');
  const [mia, otra] = await Promise.all([ejemplo('pendiente'), ejemplo('observado')]);
  const Datos = [mia, otra].map((one) => lineaDe(pagina.db, one.novedad()));
  server.use(http.all('*/OrdenPagoNovedadesCobrar/', () => HttpResponse.json({ ok: true, Datos })));
  await pagina.pulsar('Agregar novedades');
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await dialog.findByRole('checkbox', { name: new RegExp(`de ${otra.nombre}$`) });
  expect(dialog.queryByRole('checkbox', { name: new RegExp(`de ${mia.nombre}$`) })).toBeNull();
});

test('[R-2.7-11] another notice of a person who is in the order is offered', async () => {
  const pagina = await abrirOrden(await ordenEn('borrador'));
  const { lineaDe } = await import('#sandbox/rules/ordenes.ts');
  const mia = await ejemplo('pendiente');
  const linea = lineaDe(pagina.db, mia.novedad());
  const Datos = [linea, { ...linea, IdPersonaNovedad: 9001 }];
  server.use(http.all('*/OrdenPagoNovedadesCobrar/', () => HttpResponse.json({ ok: true, Datos })));
  await pagina.pulsar('Agregar novedades');
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  const name = new RegExp(`^Seleccionar .+ de ${mia.nombre}$`);
  await pagina.user.click(await dialog.findByRole('checkbox', { name }));
  await pagina.user.click(dialog.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(pagina.dato('Total')).toHaveTextContent('Bs. 150.00'));
});

/** Three notices that wait to be paid, as the services send them: each with its own amount, day, state and colours. */
function pendientesDeVarias() {
  const pares = [
    ['#e2f4ea', '#136339'],
    ['#e3f1f2', '#084851'],
    ['#e2f4ea', '#084851'],
  ] as const;
  const filas = ['ANA', 'EVA', 'LUIS'].map((NombreCompleto, at) => ({
    IdPersonaNovedad: 9001 + at,
    Novedad: ['INGRESO A LA EMPRESA', 'RETIRO DE LA EMPRESA', 'PREOCUPACIONAL'][at],
    NombreCompleto,
    FechaNovedad: `${17 - at}/11/2026`,
    Total: [1234.5, 50, 0.4][at],
    EstadoProceso: ['Observado', 'Registrado', 'Alta observada'][at],
    ColorFondo: pares[at]?.[0],
    ColorLetra: pares[at]?.[1],
  }));
  server.use(http.post('*/OrdenPagoNovedadesCobrar/', () => HttpResponse.json({ ok: true, Datos: filas })));
  return pares;
}

test('[F-9-07, R-2.7-10, R-3.3-02] each notice of the dialog has its own amount, day and coloured state; they are put in order by day and by amount', async () => {
  const pares = pendientesDeVarias();
  const pagina = await abrirOrden(await ordenEn('borrador'));
  await pagina.pulsar('Agregar novedades');
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await dialog.findAllByRole('checkbox', { name: /^Seleccionar .+ de / });
  const filas = () =>
    dialog
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
  const [ana, eva, luis] = [
    ['INGRESO A LA EMPRESA', 'ANA', '17/11/2026', '1,234.50', 'Observado'],
    ['RETIRO DE LA EMPRESA', 'EVA', '16/11/2026', '50.00', 'Registrado'],
    ['PREOCUPACIONAL', 'LUIS', '15/11/2026', '0.40', 'Alta observada'],
  ];
  expect(filas()).toEqual([ana, eva, luis]);
  for (const [at, estado] of ['Observado', 'Registrado', 'Alta observada'].entries())
    expect(dialog.getByText(estado)).toHaveStyle({ '--pill-ground': pares[at]?.[0], '--pill-letter': pares[at]?.[1] });
  await pagina.user.click(within(dialog.getByRole('columnheader', { name: /^Total Bs\./ })).getByRole('button'));
  await waitFor(() => expect(filas()).toEqual([luis, eva, ana]));
});

test('[F-9-07, R-2.7-10, R-2.7-06] Cancelar adds nothing, also after its question; Aceptar without a choice neither, and with one all that was chosen', async () => {
  pendientesDeVarias();
  const pagina = await abrirOrden(await ordenEn('borrador'));
  const abrir = async () => {
    await pagina.pulsar('Agregar novedades');
    const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
    await dialog.findAllByRole('checkbox', { name: /^Seleccionar .+ de / });
    return {
      elegir: (nombre: string) =>
        pagina.user.click(dialog.getByRole('checkbox', { name: new RegExp(`^Seleccionar .+ de ${nombre}$`) })),
      pulsar: (name: string) => pagina.user.click(dialog.getByRole('button', { name })),
    };
  };
  const quedaIgual = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Listado de Novedades' })).toBeNull());
    expect(screen.getAllByRole('button', { name: /^Quitar la novedad de / })).toHaveLength(2);
    expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
  };
  for (const name of ['Cancelar', 'Aceptar']) {
    const sinElegir = await abrir();
    await sinElegir.pulsar(name);
    await quedaIgual();
  }
  const dejada = await abrir();
  await dejada.elegir('EVA');
  await dejada.pulsar('Cancelar');
  const lost = await question('¿Desea descartar lo que eligió?');
  await pagina.user.click(lost.getByRole('button', { name: 'Descartar' }));
  await quedaIgual();
  const tomada = await abrir();
  await tomada.elegir('ANA');
  await tomada.elegir('LUIS');
  await tomada.pulsar('Aceptar');
  expect(await screen.findByText('Hay cambios sin guardar.')).toBeVisible();
  for (const name of ['ANA', 'LUIS']) pagina.boton(`Quitar la novedad de ${name}`);
  pagina.sinBoton('Quitar la novedad de EVA');
  expect(pagina.dato('Total')).toHaveTextContent('Bs. 1,334.90');
});

test('[R-2.7-11, R-3.3-03, R-4.4-07] what was added to a new order is not offered again, and is offered once it is taken out', async () => {
  pendientesDeVarias();
  const pagina = await abrirOrden('nueva');
  const asked = recordCalls('OrdenPagoNovedadesCobrar/');
  const ofrecidas = async () => {
    await pagina.pulsar('Agregar novedades');
    const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
    const boxes = await dialog.findAllByRole('checkbox', { name: /^Seleccionar .+ de / });
    await pagina.user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    return boxes.map((box) => box.closest('tr')?.querySelector('b')?.textContent);
  };
  await pagina.agregar(1);
  expect(await screen.findByText('Hay cambios sin guardar.')).toBeVisible();
  expect(await ofrecidas()).toEqual(['EVA', 'LUIS']);
  await pagina.pulsar('Quitar la novedad de ANA');
  expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
  expect(await ofrecidas()).toEqual(['ANA', 'EVA', 'LUIS']);
  const limites = { NombrePersona: '', FechaInicioNovedad: '', FechaFinNovedad: '', IdTipoNovedad: 0 };
  expect(asked[0]).toEqual({ ...limites, IdEmpresa: 501, IdOrdenPago: 0 });
});

test('[R-2.7-09] another search begins on the first page of what it finds', async () => {
  const pagina = await abrirOrden(await ordenEn('borrador'));
  const Datos = Array.from({ length: 23 }, (_, at) => ({
    IdPersonaNovedad: 9000 + at,
    Novedad: 'INGRESO A LA EMPRESA',
    NombreCompleto: `PERSONA ${at + 1}`,
    FechaNovedad: '17/11/2026',
    Total: 50,
  }));
  server.use(http.post('*/OrdenPagoNovedadesCobrar/', () => HttpResponse.json({ ok: true, Datos })));
  await pagina.pulsar('Agregar novedades');
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await pagina.user.click(await dialog.findByRole('button', { name: 'Página 3' }));
  const filas = () => dialog.getAllByRole('checkbox', { name: / de PERSONA \d+$/ });
  expect(filas()).toHaveLength(3);
  await pagina.user.type(dialog.getByLabelText('Empleado'), 'persona{Enter}');
  await waitFor(() => expect(filas()).toHaveLength(10));
});

test('[F-9-03, R-9-01, R-2.7-09, R-3.3-03] what is emptied in the filter of the dialog limits the search no more, by Buscar and by Enter', async () => {
  const pagina = await abrirOrden(await ordenEn('borrador'));
  await pagina.pulsar('Agregar novedades');
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await leido();
  const asked = recordCalls('OrdenPagoNovedadesCobrar/');
  const campo = (name: 'Fecha desde' | 'Fecha hasta' | 'Empleado') => dialog.getByLabelText(name);
  const pedido = async (FechaInicioNovedad: string, FechaFinNovedad: string, NombrePersona: string) => {
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ FechaInicioNovedad, FechaFinNovedad, NombrePersona }));
    await leido();
  };
  await pagina.user.type(campo('Fecha desde'), '01/11/2026');
  await pagina.user.type(campo('Fecha hasta'), '20/11/2026');
  await pagina.user.type(campo('Empleado'), ' quispe ');
  expect(asked).toEqual([]);
  await pagina.user.click(dialog.getByRole('button', { name: 'Buscar' }));
  await pedido('2026-11-01', '2026-11-20', 'QUISPE');
  await pagina.user.clear(campo('Empleado'));
  await pagina.user.clear(campo('Fecha hasta'));
  await pagina.user.type(campo('Fecha desde'), '{Enter}');
  await pedido('2026-11-01', '', '');
  await pagina.user.clear(campo('Fecha desde'));
  await pagina.user.type(campo('Empleado'), 'mamani{Enter}');
  await pedido('', '', 'MAMANI');
});

test('[R-2.7-09, R-3.3-03] from a later to an earlier day no notices are looked for, within one day they are', async () => {
  const pagina = await abrirOrden(await ordenEn('borrador'));
  await pagina.pulsar('Agregar novedades');
  const dialog = within(await screen.findByRole('dialog', { name: 'Listado de Novedades' }));
  await leido();
  const asked = recordCalls('OrdenPagoNovedadesCobrar/');
  await pagina.user.type(dialog.getByLabelText('Fecha desde'), '10/11/2026');
  await pagina.user.type(dialog.getByLabelText('Fecha hasta'), '09/11/2026{Enter}');
  expect(await dialog.findByText('La fecha hasta no puede ser menor que la fecha desde.')).toBeVisible();
  expect(asked).toEqual([]);
  await pagina.user.clear(dialog.getByLabelText('Fecha hasta'));
  await pagina.user.type(dialog.getByLabelText('Fecha hasta'), '10/11/2026{Enter}');
  const unDia = { FechaInicioNovedad: '2026-11-10', FechaFinNovedad: '2026-11-10' };
  await waitFor(() => expect(asked).toMatchObject([unDia]));
});

test.each(['eliminar', 'generar', 'anular'] as const)(
  '[R-5.5-03] %s needs a saved order: without one it says so, asks nothing and sends nothing',
  async (acto) => {
    await abrirOrden('nueva');
    const { useOrdenActions } = await import('#features/orden-pago/useOrdenActions.ts');
    const orden = { IdOrdenPago: 0, IdEmpresa: 501, CodigoTransaccion: '' } as OrdenPago;
    const ended = { alGuardar: async () => undefined, alEliminar: () => undefined };
    const contenido = { form: {} as FormDeOrden, Novedades: [] };
    const { result } = renderHook(() => useOrdenActions(orden, contenido, ended));
    const sent = recordCalls('/OrdenPago/');
    await act(async () => void result.current[acto]());
    await toastSays('Lo sentimos, el identificador de la orden de pago no es válido.');
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  },
);

test.each([
  ['borrador', 'Grabar', '¿Desea registrar la orden de pago?', 'OrdenPagoRegistrar'],
  ['borrador', 'Eliminar', '¿Desea eliminar la orden de pago?', 'OrdenPagoEliminar'],
  ['borrador', 'Generar solicitud', '¿Desea generar la solicitud de orden de pago?', 'OrdenPagoGeneraSolicitud'],
  ['generada', 'Anular solicitud', '¿Desea anular la solicitud de orden de pago?', 'OrdenPagoAnulaSolicitud'],
  ['vencida', 'Anular solicitud', '¿Desea anular la solicitud de orden de pago?', 'OrdenPagoAnulaSolicitud'],
] as const)(
  '[R-5.5-02, R-5.5-04, R-5.5-05, R-5.5-06] a question that is answered with no sends nothing: %s, %s',
  async (etapa, acto, pregunta, llamada) => {
    const pagina = await abrirOrden(await ordenEn(etapa));
    const sent = recordCalls(llamada);
    await pagina.pulsar(acto);
    await pagina.user.click((await question(pregunta)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(pagina.boton(acto)).not.toHaveAttribute('aria-busy'));
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  },
);

describe('the request', () => {
  test('[F-8-18] [F-3.10-04, F-3.10-03, R-1-02, R-2.7-03, R-2.7-04, R-2.7-06, R-2.7-07, R-2.7-14, R-4.4-01, R-4.4-02, R-5.5-05, R-7.6-01, R-7.6-10, R-7.6-14, R-8-13] is generated after a question: locked, and followed as MENSAJE', async () => {
    const id = await ordenEn('borrador');
    const pagina = await abrirOrden(id);
    await pagina.pulsar('Generar solicitud');
    expect(
      (await question('¿Desea generar la solicitud de orden de pago?')).getByRole('button', { name: 'Cancelar' }),
    ).toBeVisible();
    await pagina.aceptar('¿Desea generar la solicitud de orden de pago?');
    await toastSays('Se generó correctamente la solicitud de orden de pago.');
    await screen.findByRole('button', { name: 'Pagar con QR' });
    const codigo = pagina.orden()?.CodigoTransaccion ?? '?';
    expect(pagina.dato('Código Transacción')).toHaveTextContent(codigo);
    expect(pagina.dato('Total')).toHaveTextContent('Bs. 100.00');
    expect(screen.getByLabelText(/^Observaciones/)).toBeDisabled();
    expect(screen.getByLabelText(/^Observaciones/)).toHaveValue('Urgente');
    for (const name of ['Grabar', 'Generar solicitud', 'Eliminar']) pagina.sinBoton(name);
    expect(screen.queryByRole('button', { name: /^(Agregar|Quitar)/ })).toBeNull();
    expect(pagina.seguimiento(id)).toMatchObject([
      { TipoSeguimiento: 1, Asunto: 'Solicitud de orden de pago generada', Mensaje: expect.stringContaining(codigo) },
    ]);
  });

  test.each(['', null, false, 0, '0', 'false'])(
    '[R-4.4-02, R-1-02, R-2.7-14, R-8-05, R-8-17, R-7.6-10, decision 18] a code that is none (%j) speaks and leaves a draft',
    async (codigo) => {
      const pagina = await abrirOrden(await ordenEn('borrador'));
      server.use(http.post('*/OrdenPagoGeneraSolicitud/', () => reply(codigo)));
      await pagina.pulsar('Generar solicitud');
      await pagina.aceptar('¿Desea generar la solicitud de orden de pago?');
      await toastSays(PROBLEMA);
      await listo('Generar solicitud');
      await descubierta();
      expect(pagina.dato('Código Transacción')).toHaveTextContent('—');
      pagina.sinBoton('Pagar con QR');
      expect(screen.getByLabelText(/^Observaciones/)).toBeEnabled();
      expect(pagina.orden()?.CodigoTransaccion).toBe('');
    },
  );

  test('[R-4.4-04, R-1-02, R-2.7-03, R-7.6-14, R-7.6-10, R-8-17] a cancellation that is answered with false speaks and leaves the request', async () => {
    const id = await ordenEn('generada');
    const pagina = await abrirOrden(id);
    const codigo = pagina.orden()?.CodigoTransaccion;
    server.use(http.post('*/OrdenPagoAnulaSolicitud/', () => reply(false)));
    await pagina.pulsar('Anular solicitud');
    await pagina.aceptar('¿Desea anular la solicitud de orden de pago?');
    await toastSays(PROBLEMA);
    await listo('Anular solicitud');
    await descubierta();
    for (const name of ['Pagar con QR', 'Imprimir solicitud']) pagina.boton(name);
    expect(screen.getByLabelText(/^Observaciones/)).toBeDisabled();
    expect(pagina.dato('Código Transacción')).toHaveTextContent(String(codigo));
    expect(pagina.seguimiento(id)).toEqual([]);
  });

  test('[F-8-18] [R-2.7-03, R-2.7-04, R-2.7-07, R-2.7-14, R-4.4-01, R-7.6-10, F-3.10-04, F-3.10-03, R-1-02, R-4.4-04, R-5.5-06, R-7.6-01, R-7.6-14, R-8-13] is cancelled after a question: a draft again', async () => {
    const id = await ordenEn('generada');
    const pagina = await abrirOrden(id);
    await pagina.pulsar('Anular solicitud');
    expect(
      (await question('¿Desea anular la solicitud de orden de pago?')).getByRole('button', { name: 'Cancelar' }),
    ).toBeVisible();
    await pagina.aceptar('¿Desea anular la solicitud de orden de pago?');
    await toastSays('Se anuló correctamente la solicitud de orden de pago.');
    await screen.findByRole('button', { name: 'Generar solicitud' });
    expect(pagina.orden()?.CodigoTransaccion).toBe('');
    expect(pagina.dato('Código Transacción')).toHaveTextContent('—');
    for (const name of ['Grabar', 'Eliminar', 'Agregar novedades']) pagina.boton(name);
    for (const name of ['Pagar con QR', 'Anular solicitud', 'Imprimir solicitud']) pagina.sinBoton(name);
    expect(screen.getAllByRole('button', { name: /^Quitar la novedad de / })).toHaveLength(2);
    expect(screen.getByLabelText(/^Observaciones/)).toBeEnabled();
    expect(pagina.seguimiento(id)).toMatchObject([
      { TipoSeguimiento: 1, Asunto: 'Solicitud de orden de pago anulada' },
    ]);
  });

  test('[R-4.4-03, R-4.4-04] with a sale is not cancelled', async () => {
    const id = await ordenEn('generada');
    const { db } = await theSandbox();
    const kept = db.ordenes.get(id);
    if (kept) db.ordenes.put({ ...kept, IdVenta: 5 });
    const pagina = await abrirOrden(id);
    pagina.boton('Imprimir solicitud');
    pagina.sinBoton('Anular solicitud');
  });

  test('[R-1-02, R-2.7-12, R-4.4-03, R-7.6-07, R-7.6-11] is printed', async () => {
    const id = await ordenEn('generada');
    const pagina = await abrirOrden(id);
    const asked = recordCalls('/Reportes/OrdenPagoSolicitud/');
    await pagina.pulsar('Imprimir solicitud');
    expect(await screen.findByRole('dialog', { name: /^Solicitud de orden de pago/ })).toBeVisible();
    expect(await screen.findByText(/^\d+ bytes$/)).toBeVisible();
    expect(asked).toEqual([{ IdOrdenPago: id, IdEmpresa: 501 }]);
    pagina.sinBoton('Imprimir factura');
  });

  test('[R-2.7-14] without notices offers none to add, nor to generate it again', async () => {
    contestar('/OrdenPagoId/', sinNovedades);
    const pagina = await abrirOrden(await ordenEn('generada'));
    expect(await screen.findByText('La orden todavía no tiene novedades.')).toBeVisible();
    expect(pagina.dato('Código Transacción')).not.toHaveTextContent('—');
    expect(screen.queryByRole('button', { name: /^(Agregar|Generar)/ })).toBeNull();
  });

  test('that expired on a day that the services do not tell says no day', async () => {
    const id = await ordenEn('vencida');
    contestar('/OrdenPagoId/', (reply) => ({
      ...reply,
      Datos: { ...(reply.Datos as object), FechaVencimiento: null },
    }));
    await abrirOrden(id);
    expect(screen.getByText('La solicitud venció. Anúlela y genere otra para pagar la orden.')).toBeVisible();
  });

  test('[R-4.4-04, R-2.7-04, R-2.7-07, R-2.7-14, R-4.4-03] that expired says so, and can only be cancelled or printed', async () => {
    const pagina = await abrirOrden(await ordenEn('vencida'));
    expect(
      screen.getByText('La solicitud venció el 07/11/2026. Anúlela y genere otra para pagar la orden.'),
    ).toBeVisible();
    pagina.boton('Anular solicitud');
    pagina.boton('Imprimir solicitud');
    for (const name of ['Pagar con QR', 'Generar solicitud', 'Grabar', 'Eliminar']) pagina.sinBoton(name);
    expect(screen.queryByRole('button', { name: /^(Agregar|Quitar)/ })).toBeNull();
    expect(screen.getByLabelText(/^Observaciones/)).toBeDisabled();
  });
});

test('[R-2.7-12, R-1-02, R-2.7-03, R-2.7-04, R-2.7-05, R-2.7-06, R-2.7-07, R-2.7-14, R-4.4-03, R-4.4-05, R-7.6-07, R-7.6-11, F-7.2-04] a paid order shows invoice and date, its PDF and XML, and cannot be cancelled', async () => {
  const id = await ordenEn('pagada');
  const { db } = await theSandbox();
  const kept = db.ordenes.get(id);
  if (kept) db.ordenes.put({ ...kept, FechaOrdenPago: '2026-11-18' });
  const pagina = await abrirOrden(id);
  const { NumeroFactura, Cuf, CodigoTransaccion = '?' } = pagina.orden() ?? {};
  expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Pagada');
  expect(pagina.dato('Fecha')).toHaveTextContent('18/11/2026');
  expect(pagina.dato('Código Transacción')).toHaveTextContent(CodigoTransaccion);
  expect(pagina.dato('Número Factura')).toHaveTextContent(String(NumeroFactura));
  expect(pagina.dato('Fecha Pago')).toHaveTextContent('20/11/2026');
  expect(pagina.dato('Total')).toHaveTextContent('Bs. 100.00');
  pagina.boton('Descargar XML');
  pagina.boton('Imprimir solicitud');
  for (const name of ['Anular solicitud', 'Pagar con QR', 'Generar solicitud', 'Grabar', 'Eliminar'])
    pagina.sinBoton(name);
  expect(screen.queryByRole('button', { name: /^(Agregar|Quitar)/ })).toBeNull();
  expect(screen.getByLabelText(/^Observaciones/)).toBeDisabled();
  expect(screen.getByLabelText(/^Observaciones/)).toHaveValue('Urgente');
  const asked = recordCalls(`/Reportes/ObtenerFacturaCliente/${Cuf}`);
  await pagina.pulsar('Imprimir factura');
  expect(await screen.findByRole('dialog', { name: `Factura ${NumeroFactura}` })).toBeVisible();
  expect(await screen.findByText(/^\d+ bytes$/)).toBeVisible();
  expect(asked).toHaveLength(1);
  await pagina.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pagina.pulsar('Imprimir solicitud');
  expect(await screen.findByRole('dialog', { name: /^Solicitud de orden de pago/ })).toBeVisible();
});

describe('the notices that a list wants in an order', () => {
  /** A draft with one notice, and the ids of that one and of another that is pending. */
  async function porCompletar() {
    const id = await ordenEn('borrador');
    const { db } = await theSandbox();
    const orden = db.ordenes.get(id);
    if (!orden) throw new Error('There is no order');
    const novedades = orden.novedades;
    db.ordenes.put({ ...orden, novedades: novedades.slice(0, 1) });
    return { id, novedades };
  }
  /** Opens an order with what its entry of the history says. */
  async function abrirCon(id: number, state: unknown) {
    const mounted = await mount(LISTA, { as: 'empresa' });
    await act(() => mounted.router.navigate(`${FORM}?orden=${id}`, { state }));
    await screen.findByRole('heading', { level: 1, name: `Orden de pago ${id}` });
    return mounted;
  }

  test('one that is in it already is not told as lost', async () => {
    const { id, novedades } = await porCompletar();
    await abrirCon(id, { agregar: novedades });
    await toastSays('Se agregaron a la orden: 1 novedad.');
    expect(screen.getAllByRole('button', { name: /^Quitar la novedad de / })).toHaveLength(2);
    expect(screen.queryByText(/^Ya no se puede incluir en la orden/)).toBeNull();
  });

  test('are asked for again by a reload if they could not be read, and not once they were added', async () => {
    const { id, novedades } = await porCompletar();
    server.use(http.all('*/OrdenPagoNovedadesCobrar/*', () => new HttpResponse('', { status: 500 })));
    const first = await abrirCon(id, { agregar: novedades });
    await waitFor(() => expect(document.querySelector('.toast-error')).not.toBeNull());
    await leido();
    const kept: unknown = first.router.state.location.state;
    first.unmount();
    server.resetHandlers();
    const { router } = await abrirCon(id, kept);
    await toastSays('Se agregaron a la orden: 1 novedad.');
    expect(router.state.location.state).toBeNull();
  });

  test('keep Grabar waiting while they are on their way: the order is not told to be empty', async () => {
    const { db } = await theSandbox();
    const { novedades } = await porCompletar();
    for (const o of db.ordenes.all()) if (!o.Cobrado) db.ordenes.remove(o.IdOrdenPago);
    const seguir = detener('*/OrdenPagoNovedadesCobrar/*');
    const { user, router } = await mount(LISTA, { as: 'empresa' });
    await act(() => router.navigate(`${FORM}?orden=0`, { state: { agregar: novedades } }));
    const grabar = await screen.findByRole('button', { name: 'Grabar' });
    expect(grabar).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('La orden todavía no tiene novedades.')).not.toBeInTheDocument();
    await user.click(grabar);
    await user.keyboard('{Control>}s{/Control}');
    await leido();
    expect(screen.queryByText(/^Debe seleccionar las novedades/)).not.toBeInTheDocument();
    seguir();
    await toastSays(`Se agregaron a la orden: ${novedades.length} novedades.`);
    await user.click(grabar);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  });

  test('can be asked for again in place if they could not be read', async () => {
    const { id, novedades } = await porCompletar();
    server.use(http.all('*/OrdenPagoNovedadesCobrar/*', () => new HttpResponse('', { status: 500 })));
    const { user } = await abrirCon(id, { agregar: novedades });
    const text = 'No se pudieron leer las novedades que eligió. Todavía no están en la orden.';
    const alerta = within((await screen.findByText(text)).closest<HTMLElement>('[role=alert]') ?? document.body);
    server.resetHandlers();
    await user.click(alerta.getByRole('button', { name: 'Reintentar' }));
    await toastSays('Se agregaron a la orden: 1 novedad.');
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Quitar la novedad de / })).toHaveLength(2);
  });
});

test('[F-7.2-03] the XML of a paid order is downloaded under the name of its code', async () => {
  const pagina = await abrirOrden(await ordenEn('pagada'));
  const files = descargas();
  await pagina.pulsar('Descargar XML');
  await waitFor(() => expect(files.map((file) => file.name)).toEqual([`${pagina.orden()?.Cuf}.xml`]));
});

test('what was chosen and typed in a new order is offered after a reload; what went elsewhere meanwhile stays out', async () => {
  await ordenEn('borrador');
  const { db } = await theSandbox();
  for (const o of db.ordenes.all()) if (!o.Cobrado) db.ordenes.remove(o.IdOrdenPago);
  const first = await abrirOrden('nueva');
  await first.agregar(2);
  await first.user.type(screen.getByLabelText(/^Observaciones/), 'Para el viernes');
  await waitFor(() => expect(tab.keys().some((key) => tab.read(key).includes('Para el viernes'))).toBe(true));
  const lineas = () => screen.getAllByRole('button', { name: /^Quitar la novedad de / });
  const [mia, ajena] = lineas().map((button) =>
    button.getAttribute('aria-label')?.replace('Quitar la novedad de ', ''),
  );
  // Names of people are not stored, only which notices.
  for (const key of tab.keys()) if (key.startsWith('borrador:')) expect(tab.read(key)).not.toContain(mia);
  // After a reload: only the tab's storage and the address remain.
  first.unmount();
  queryClient.clear();

  const taken = db.novedades.all().find((n) => db.personas.get(n.IdPersona)?.NombreCompleto === ajena && !n.Pagado);
  if (!taken) throw new Error(`nobody is ${ajena}`);
  const { nuevaOrden } = await import('#sandbox/rules/ordenes.ts');
  db.ordenes.put({ ...nuevaOrden(9999, taken, '2026-11-20'), novedades: [taken.IdPersonaNovedad] });
  const { user } = await mount(`${FORM}?orden=0`);
  const boton = (name: string) => screen.getByRole('button', { name });
  await screen.findByRole('heading', { level: 1, name: 'Nueva orden de pago' });
  expect(screen.getByText(/^Recuperamos los datos que no guardó \(\d\d:\d\d\)\.$/)).toBeVisible();
  await user.click(boton('Recuperar'));
  await toastSays('Ya no se puede incluir en la orden: 1 novedad.');
  expect(screen.getByLabelText(/^Observaciones/)).toHaveValue('Para el viernes');
  expect(lineas().map((button) => button.getAttribute('aria-label'))).toEqual([`Quitar la novedad de ${mia}`]);
  expect(screen.queryByRole('button', { name: 'Recuperar' })).toBeNull();
  await user.click(boton('Grabar'));
  await user.click((await question('¿Desea registrar la orden de pago?')).getByRole('button', { name: 'Aceptar' }));
  await screen.findByRole('heading', { level: 1, name: /^Orden de pago \d+$/ });
  expect(tab.keys().filter((key) => key.startsWith('borrador:'))).toEqual([]);
});

test('[R-2.7-12, R-4.4-06, R-7.6-01, R-7.6-02] whom the invoice goes to changes until the order is paid; the receipt’s number once there is a request', async () => {
  const id = await ordenEn('generada');
  const { dato, pulsar, user, pay, sinBoton, db } = await abrirOrden(id);
  expect(dato('Factura a nombre de')).toHaveTextContent('Banco Altiplano S.A. NIT 1000501021');
  await pulsar('Cambiar los datos de la factura');
  const form = within(await screen.findByRole('dialog', { name: 'Datos de la factura' }));
  const name = form.getByLabelText(/^Nombre o razón social/);
  expect(form.queryByLabelText('Complemento')).toBeNull();
  await user.clear(name);
  await user.type(form.getByLabelText('Correo electrónico'), 'no es un correo');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Nombre o razón social, no tiene información.'));
  expect(name).toHaveFocus();
  await user.type(name, 'Consultora Illampu');
  await user.clear(form.getByLabelText('Correo electrónico'));
  await user.selectOptions(form.getByLabelText(/^Tipo de documento/), 'Cédula de identidad');
  await user.type(form.getByLabelText('Complemento'), '1a');
  await user.click(form.getByRole('button', { name: 'Grabar' }));
  await toastSays('Los datos de la factura se guardaron correctamente.');
  await waitFor(() =>
    expect(dato('Factura a nombre de')).toHaveTextContent('Consultora Illampu Cédula de identidad 1000501021-1A'),
  );

  await pulsar('Registrar el número de comprobante');
  const receipt = within(await screen.findByRole('dialog', { name: 'Número de comprobante' }));
  await user.type(receipt.getByLabelText(/^Número de comprobante/), 'dep 42');
  await user.click(receipt.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(receipt.getByLabelText(/^Número de comprobante/)).toHaveAccessibleDescription(
      /solo letras, números y guiones/,
    ),
  );
  await user.type(receipt.getByLabelText(/^Número de comprobante/), '{Backspace}{Backspace}{Backspace}-42{Enter}');
  await toastSays('El número de comprobante se guardó correctamente.');
  await waitFor(() => expect(dato('Número de comprobante')).toHaveTextContent('DEP-42'));

  await pay(id);
  await pulsar('Pagar con QR');
  const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
  await panel.findByText('La orden de pago está pagada.');
  const [close] = panel.getAllByRole('button', { name: /^Cerrar/ });
  if (close) await user.click(close);
  await waitFor(() => sinBoton('Cambiar los datos de la factura'));
  sinBoton('Registrar el número de comprobante');
  expect(dato('Número de comprobante')).toHaveTextContent('DEP-42');
  expect(db.facturas.all().find((f) => f.IdOrdenPago === id)).toMatchObject({ RazonSocial: 'Consultora Illampu' });
});

test.each([null, 0, 9])(
  '[R-7.6-02] a buyer whose type of document is %j is saved only with a chosen one',
  async (IdTipoDocumento) => {
    const id = await ordenEn('borrador');
    contestar('/OrdenPagoId/', (reply) => {
      const orden = reply.Datos as { Comprador: object };
      return { ...reply, Datos: { ...orden, Comprador: { ...orden.Comprador, IdTipoDocumento } } };
    });
    const sent = recordCalls('OrdenPagoDatoFactura');
    const { pulsar, user } = await abrirOrden(id);
    await pulsar('Cambiar los datos de la factura');
    const form = within(await screen.findByRole('dialog', { name: 'Datos de la factura' }));
    const tipo = form.getByLabelText(/^Tipo de documento/);
    expect(tipo).toHaveDisplayValue('Elija una opción');
    await user.click(form.getByRole('button', { name: 'Grabar' }));
    await waitFor(() => expect(tipo).toHaveAccessibleDescription('Tipo de documento, no tiene información.'));
    expect(sent).toEqual([]);
    await user.selectOptions(tipo, 'Pasaporte');
    await user.click(form.getByRole('button', { name: 'Grabar' }));
    await waitFor(() => expect(sent).toMatchObject([{ IdTipoDocumento: 3 }]));
  },
);

test('an order that is not saved yet has neither', async () => {
  await abrirOrden('nueva');
  expect(screen.queryByText('Factura a nombre de')).toBeNull();
});
