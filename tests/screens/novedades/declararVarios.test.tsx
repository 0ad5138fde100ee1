import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { ejemplo, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { abrirLista, filas } from './lista.ts';

const box = (name: string) => screen.getByRole('checkbox', { name: `Seleccionar ${name}` });
const group = (dialog: HTMLElement, title: string) =>
  within(dialog).getByRole('heading', { name: title }).nextElementSibling as HTMLElement;

/** Selects rows of the list and opens the question. */
async function preguntar(names: readonly string[], n = names.length) {
  const lista = await abrirLista();
  for (const name of names) await lista.user.click(box(name));
  await lista.user.click(screen.getByRole('button', { name: `Declarar ${n}` }));
  const dialog = await screen.findByRole('dialog', { name: n === 1 ? 'Declarar 1 aviso' : `Declarar ${n} avisos` });
  return { ...lista, dialog };
}

/** The writes and checks from now on, in order. */
function recordOrder() {
  const seen: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url);
    const name = ['OrdenPagoVerifica', 'ModificarEstado', 'SeguimientoRegistra'].find((part) =>
      pathname.includes(part),
    );
    if (name) seen.push(name);
  });
  return seen;
}

test('[E-4-10] [E-4-14] [E-4-15] [R-4.2-05] [E-4-18] [H20] one question with the names and M160, then one after the other, and a report with the reasons', async () => {
  const pagado = await ejemplo('pagado');
  const pendiente = await ejemplo('pendiente');
  const { user, dialog } = await preguntar([pagado.nombre, pendiente.nombre]);
  expect(dialog).toHaveTextContent(pagado.nombre);
  expect(dialog).toHaveTextContent(pendiente.nombre);
  expect(dialog).toHaveTextContent('Una vez declarada la novedad no podrá modificar la misma.');
  expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  const impago = { ok: true, Datos: { RequierePago: true, Pagado: false }, Mensaje: null };
  server.use(http.get('*/OrdenPagoVerificaPagoRequiere/*', () => HttpResponse.json(impago)));
  const order = recordOrder();
  await user.click(within(dialog).getByRole('button', { name: 'Declarar 2' }));
  const report = await screen.findByRole('dialog', { name: 'Resultado de la declaración' });
  expect(within(report).getByText('Declarados: 1. No declarados: 1. No se intentaron: 0.')).toHaveRole('status');
  expect(group(report, 'Declarados')).toHaveTextContent(pagado.nombre);
  expect(group(report, 'No declarados')).toHaveTextContent(pendiente.nombre);
  expect(group(report, 'No declarados')).toHaveTextContent(
    'La novedad debe ser incluida en una orden de pago y pagada antes de declararla.',
  );
  // The list's newest is declared first. What is paid needs no check; what may not be declared gets no further.
  expect(order.filter((name) => name !== 'OrdenPagoVerifica')).toEqual(['ModificarEstado', 'SeguimientoRegistra']);
  expect(order.filter((name) => name === 'OrdenPagoVerifica')).toHaveLength(1);
  const close = within(report).getByText('Cerrar');
  await waitFor(() => expect(close).toHaveFocus());
  await user.click(close);
  await waitFor(async () => expect((await filas()).find(([name]) => name === pagado.nombre)).toContain('Declarado'));
  expect(box(pagado.nombre)).not.toBeChecked();
  expect(box(pendiente.nombre)).toBeChecked();
  await waitFor(() => expect(screen.getByRole('table').querySelector('caption')).toHaveFocus());
});

test('[E-4-10] [H20] only rows that can be declared are counted', async () => {
  const pagado = await ejemplo('pagado');
  const observado = await ejemplo('observado');
  const { user, dialog } = await preguntar([pagado.nombre, observado.nombre], 1);
  expect(dialog).not.toHaveTextContent(observado.nombre);
  await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Declarar 1' })).toHaveFocus());
});

test('[E-4-20] [E-7.5-02] [F-8-03] [H20] what another tab declared meanwhile is refused by the services, and the report says why', async () => {
  const pagado = await ejemplo('pagado');
  const { user, dialog } = await preguntar([pagado.nombre]);
  const Mensaje = {
    IdMensaje: 'AV-8',
    Descripcion: 'El aviso ya fue declarado.',
    TipoMensaje: 'warning',
    TieneMensaje: true,
  };
  server.use(http.post('*/ModificarEstado', () => HttpResponse.json({ ok: false, Datos: null, Mensaje })));
  await user.click(within(dialog).getByRole('button', { name: 'Declarar 1' }));
  const report = await screen.findByRole('dialog', { name: 'Resultado de la declaración' });
  expect(group(report, 'No declarados')).toHaveTextContent('El aviso ya fue declarado. (código AV-8)');
});

test('[E-4-19, F-7.8-01, R-7.2-02] [H20] the tracking tells the state the notice was in, not that of a list loaded before', async () => {
  const pagado = await ejemplo('pagado');
  const { user, dialog } = await preguntar([pagado.nombre]);
  const { db } = await theSandbox();
  const aviso = pagado.novedad();
  db.novedades.put({ ...aviso, Pagado: true, IdEstadoProceso: idDeEstado(aviso.IdTipoNovedad, 'registrado') });
  const tracked = recordCalls('/SeguimientoRegistra');
  const read = recordCalls(new RegExp(`/ObtenerXIdOld/${aviso.IdPersonaNovedad}/0$`));
  await user.click(within(dialog).getByRole('button', { name: 'Declarar 1' }));
  await screen.findByRole('dialog', { name: 'Resultado de la declaración' });
  expect(tracked).toMatchObject([{ Mensaje: 'Registrado -> Declarado' }]);
  expect(read.length).toBeGreaterThan(0);
});

test('[E-4-10] [H20] what the fund sent back meanwhile is not declared uncorrected', async () => {
  const pagado = await ejemplo('pagado');
  const { user, dialog } = await preguntar([pagado.nombre]);
  const { db } = await theSandbox();
  const aviso = pagado.novedad();
  db.novedades.put({ ...aviso, IdEstadoProceso: idDeEstado(aviso.IdTipoNovedad, 'observado') });
  const sent = recordCalls('/ModificarEstado');
  await user.click(within(dialog).getByRole('button', { name: 'Declarar 1' }));
  const report = await screen.findByRole('dialog', { name: 'Resultado de la declaración' });
  expect(group(report, 'No declarados')).toHaveTextContent('Otra persona modificó este aviso.');
  expect(sent).toEqual([]);
});

test('[E-7.5-03, R-8-02, F-8-08] [H20] a notice that cannot be read is not declared, and the report says why', async () => {
  const pagado = await ejemplo('pagado');
  const { user, dialog } = await preguntar([pagado.nombre]);
  server.use(http.get('*/ObtenerXIdOld/*', () => new HttpResponse('', { status: 500 })));
  const sent = recordCalls('/ModificarEstado');
  await user.click(within(dialog).getByRole('button', { name: 'Declarar 1' }));
  const report = await screen.findByRole('dialog', { name: 'Resultado de la declaración' });
  expect(group(report, 'No declarados')).toHaveTextContent('Ha ocurrido un error técnico. Pedimos disculpas.');
  expect(sent).toEqual([]);
});

/** The declaration waits until `go` is called. */
function detenida() {
  let go: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  let asked = 0;
  server.use(
    http.post('*/ModificarEstado', async () => {
      asked += 1;
      await waiting;
      return undefined;
    }),
  );
  return { go: () => go(), asked: () => asked };
}

test('[H20] Detener ends after the call under way; the rest can be declared afterwards', async () => {
  const pagado = await ejemplo('pagado');
  const pendiente = await ejemplo('pendiente');
  const first = detenida();
  const { user, dialog } = await preguntar([pagado.nombre, pendiente.nombre]);
  await user.click(within(dialog).getByRole('button', { name: 'Declarar 2' }));
  await waitFor(() => expect(first.asked()).toBe(1));
  const stop = within(dialog).getByRole('button', { name: 'Detener' });
  expect(stop).toHaveFocus();
  await user.click(stop);
  first.go();
  const report = await screen.findByRole('dialog', { name: 'Resultado de la declaración' });
  expect(group(report, 'No se intentaron')).toBeVisible();
  await user.click(within(report).getByRole('button', { name: 'Declarar el que falta' }));
  await within(report).findByText(/No se intentaron: 0\.$/);
});

test('[H20] a lost session stops it; the row it was lost at was not tried', async () => {
  const pagado = await ejemplo('pagado');
  const { user, dialog } = await preguntar([pagado.nombre]);
  server.use(http.post('*/ModificarEstado', () => new HttpResponse('', { status: 401 })));
  await user.click(within(dialog).getByRole('button', { name: 'Declarar 1' }));
  await waitFor(() => expect(dialog).toHaveTextContent('Declarados: 0. No declarados: 0. No se intentaron: 1.'));
});

test('[E-4-10] [E-8-01] a list that cannot be read after declaring says why and can be read again; what was declared stands (fault 23)', async () => {
  const { nombre, novedad } = await ejemplo('pagado');
  const { user, dialog } = await preguntar([nombre]);
  server.use(http.post('*/ListaNovedadesParametro/*', () => new HttpResponse('', { status: 500 })));
  await user.click(within(dialog).getByRole('button', { name: 'Declarar 1' }));
  const report = await screen.findByRole('dialog', { name: 'Resultado de la declaración' });
  expect(group(report, 'Declarados')).toHaveTextContent(nombre);
  await user.click(within(report).getByText('Cerrar'));
  const failed = await screen.findByText(/^No se pudo consultar: Aviso de alta de cotizante/);
  const failure = within(failed.closest('.alert') as HTMLElement);
  expect(failure.getByText('Ha ocurrido un error técnico. Pedimos disculpas.')).toBeVisible();
  const { IdTipoNovedad, IdEstadoProceso } = novedad();
  expect(IdEstadoProceso).toBe(idDeEstado(IdTipoNovedad, 'declarado'));
  server.resetHandlers();
  await user.click(failure.getByRole('button', { name: 'Reintentar' }));
  await waitFor(async () => expect((await filas()).find(([name]) => name === nombre)).toContain('Declarado'));
  expect(screen.queryByText(/No se pudo consultar/)).toBeNull();
});
