import { render, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TransportFailure } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import VariosDialog from '#engine/decide/VariosDialog.tsx';
import { retener } from '#engine/queue/cola.ts';
import { decisiones } from '#engine/queue/decision.ts';
import { hoy } from '#engine/queue/hoy.ts';
import { detener } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { calma, enDiario, llega, pasar, preparar, pulsar } from './mesa.tsx';

const Retrato = ({ row }: { readonly row: FilaNovedad }) => <img alt={`Fotografía de ${row.NombreCompleto}`} />;

/** Opens the dialog with some rows; the checks find what `reparos` says of each. */
function abrir(
  rows: readonly FilaNovedad[],
  comprobar: (row: FilaNovedad) => Promise<readonly string[]> = async () => [],
) {
  const cerrados: (readonly number[])[] = [];
  const dialog = (
    <VariosDialog rows={rows} comprobar={comprobar} Retrato={Retrato} onClose={(ids) => cerrados.push(ids)} />
  );
  const router = createMemoryRouter([{ path: '/', element: dialog }]);
  atTestEnd(() => router.dispose());
  render(
    <>
      <RouterProvider router={router} />
      <DialogHost />
    </>,
  );
  return cerrados;
}

const dialogo = () => within(screen.getByRole('dialog'));
const boton = (name: string | RegExp) => dialogo().getByRole('button', { name });
const casilla = ({ NombreCompleto, Empresa }: FilaNovedad) =>
  dialogo().getByRole('checkbox', { name: new RegExp(`^${NombreCompleto}.*${Empresa}`) });
const grupo = (titulo: string) => dialogo().getByRole('heading', { name: titulo }).nextElementSibling as HTMLElement;
const comprobado = (resumen: RegExp) => llega(() => expect(dialogo().getByText(resumen)).toBeInTheDocument());

test('[D21] Comprobar runs the checks with progress; only what matches in everything can be chosen, photo and carnet beside it', async () => {
  const { filas } = await preparar();
  const rows = filas.slice(0, 3);
  const cerrados = abrir(rows, async ({ IdPersonaNovedad }) =>
    IdPersonaNovedad === rows[1]?.IdPersonaNovedad ? ['Pago: falta pagar.'] : [],
  );
  const [a, b, c] = rows as [FilaNovedad, FilaNovedad, FilaNovedad];
  for (const row of rows) expect(casilla(row)).toBeDisabled();
  expect(boton('Aceptar')).toHaveAttribute('aria-disabled', 'true');
  await pulsar(boton('Comprobar 3 avisos'));
  expect(dialogo().getByRole('progressbar', { name: 'Avance de la comprobación' })).toBeVisible();
  await comprobado(/^Comprobados: 3 de 3\. Coinciden: 2\. Elegidos: 0\.$/);
  expect(dialogo().getByText(/^Comprobados/)).toHaveFocus();
  expect(casilla(b)).toBeDisabled();
  expect(dialogo().getByText('Pago: falta pagar.')).toBeVisible();
  expect(dialogo().getByAltText(`Fotografía de ${a.NombreCompleto}`)).toBeVisible();
  await pulsar(casilla(c));
  expect(boton('Aceptar 1')).toBeEnabled();
  await pulsar(boton('Elegir los 2 que coinciden'));
  expect(casilla(a)).toBeChecked();
  expect(casilla(b)).not.toBeChecked();
  await pulsar(boton('Cancelar'));
  await llega(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('¿Desea descartar lo que eligió?'));
  expect(cerrados).toEqual([]);
});

test('[D21] Detener ends the checks after the one under way; the others can be checked afterwards', async () => {
  const { filas } = await preparar();
  let seguir: () => void = () => undefined;
  let asked = 0;
  abrir(filas.slice(0, 3), () => {
    asked += 1;
    return new Promise((resolve) => {
      seguir = () => resolve([]);
    });
  });
  await pulsar(boton('Comprobar 3 avisos'));
  await llega(() => expect(asked).toBe(1));
  await pulsar(boton('Detener'));
  seguir();
  await comprobado(/^Comprobados: 1 de 3\./);
  await calma();
  expect(asked).toBe(1);
  expect(boton('Comprobar 2 avisos')).toBeEnabled();
});

test('[D21] a check that fails is said, and its notice cannot be chosen', async () => {
  const { filas } = await preparar();
  abrir(filas.slice(0, 1), () => Promise.reject(new TransportFailure('tecnico', 500, 'Ha ocurrido un error técnico.')));
  await pulsar(boton('Comprobar 1 aviso'));
  await comprobado(/^Comprobados: 1 de 1\. Coinciden: 0\./);
  expect(dialogo().getByText('No se pudo comprobar. Ha ocurrido un error técnico.')).toBeVisible();
  expect(dialogo().getByRole('checkbox')).toBeDisabled();
});

test('[D21] at most 50, and none that already has a decision', async () => {
  const { filas, decision } = await preparar();
  const many = Array.from({ length: 60 }, (_, at) => ({
    ...(filas[at % filas.length] as FilaNovedad),
    IdPersonaNovedad: at < filas.length ? (filas[at]?.IdPersonaNovedad ?? 0) : 900_000 + at,
  }));
  await retener(decision(0));
  abrir(many);
  expect(dialogo().getAllByRole('checkbox')).toHaveLength(50);
  expect(dialogo().getByText(/^Se muestran los 50 avisos que más esperan\./)).toBeVisible();
  expect(boton('Comprobar 50 avisos')).toBeEnabled();
});

/** Chooses all that match and opens the question. */
async function elegirTodos(n: number) {
  await pulsar(boton(n === 1 ? 'Comprobar 1 aviso' : `Comprobar ${n} avisos`));
  await comprobado(new RegExp(`^Comprobados: ${n} de ${n}\\.`));
  await pulsar(boton(/^Elegir/));
  await pulsar(boton(`Aceptar ${n}`));
}

test('[E-1-03] [F-8-18] [D22] one question with count and names, then one after the other without a hold, and a report', async () => {
  const { filas, db, estado, escrituras, candados } = await preparar();
  const [a, b, c] = filas as [FilaNovedad, FilaNovedad, FilaNovedad];
  const cerrados = abrir([a, b, c]);
  await elegirTodos(3);
  const question = screen.getByRole('dialog', { name: '¿Desea aceptar 3 avisos?' });
  for (const row of [a, b, c]) expect(question).toHaveTextContent(row.NombreCompleto);
  expect(boton('Cancelar')).toHaveFocus();
  // Somebody changes one in between: D15 for each.
  const kept = db.novedades.get(b.IdPersonaNovedad);
  if (kept) db.novedades.put({ ...kept, Version: kept.Version + 1 });
  await pulsar(boton('Aceptar'));
  await llega(() => expect(screen.getByRole('dialog', { name: 'Resultado de la aceptación' })).toBeVisible());
  expect(dialogo().getByText('Aceptados: 2. No aceptados: 1. No se intentaron: 0.')).toHaveRole('status');
  expect(grupo('Aceptados')).toHaveTextContent(a.NombreCompleto);
  expect(grupo('Aceptados')).toHaveTextContent(c.NombreCompleto);
  expect(grupo('No aceptados')).toHaveTextContent(b.NombreCompleto);
  expect(grupo('No aceptados')).toHaveTextContent('El aviso cambió mientras lo revisaba. No se envió nada.');
  expect(escrituras.map(({ id }) => id)).toEqual([a.IdPersonaNovedad, c.IdPersonaNovedad]);
  expect([a, b, c].map((row) => estado(row.IdPersonaNovedad))).toEqual(['aceptado', 'declarado', 'aceptado']);
  expect(hoy().aceptados).toBe(2);
  expect(enDiario()).toEqual([]);
  await llega(() => expect(candados.tomados()).toEqual([]));
  await pulsar(dialogo().getByText('Cerrar'));
  expect(cerrados).toEqual([[a.IdPersonaNovedad, c.IdPersonaNovedad]]);
});

test('[D22] one alone is asked about by name', async () => {
  const { filas } = await preparar();
  abrir(filas.slice(0, 1));
  await elegirTodos(1);
  expect(screen.getByRole('dialog', { name: `¿Desea aceptar el aviso de ${filas[0]?.NombreCompleto}?` })).toBeVisible();
});

test('[E-1-03] [D22] Detener stops after the current call; what was not tried can be accepted afterwards', async () => {
  const { filas, estado } = await preparar();
  const [a, b] = filas as [FilaNovedad, FilaNovedad];
  abrir([a, b]);
  await elegirTodos(2);
  const soltar = detener(/\/Acepta\w*$/);
  await pulsar(boton('Aceptar'));
  await llega(() => expect(dialogo().getByText(`Aceptando 1 de 2: ${a.NombreCompleto}`)).toBeVisible());
  await calma();
  await pulsar(boton('Detener'));
  soltar();
  await llega(() => expect(grupo('No se intentaron')).toHaveTextContent(b.NombreCompleto));
  expect(estado(a.IdPersonaNovedad)).toBe('aceptado');
  expect(estado(b.IdPersonaNovedad)).toBe('declarado');
  await pulsar(boton('Aceptar el que falta'));
  await llega(() => expect(dialogo().getByText('Aceptados: 2. No aceptados: 0. No se intentaron: 0.')).toBeVisible());
});

test('[D22] what is held goes first, and is not overtaken', async () => {
  const { filas, decision, escrituras } = await preparar();
  await retener(decision(0));
  abrir(filas.slice(0, 3));
  await elegirTodos(2);
  expect(escrituras).toEqual([]);
  await pulsar(boton('Aceptar'));
  await llega(() => expect(escrituras).toHaveLength(3));
  expect(escrituras.map(({ id }) => id)).toEqual(filas.slice(0, 3).map((row) => row.IdPersonaNovedad));
});

test('[D22] a lost session stops it: the row it was lost at was not tried', async () => {
  const { filas, escrituras, candados } = await preparar();
  abrir(filas.slice(0, 2));
  await elegirTodos(2);
  server.use(http.post(/\/Acepta\w*$/, () => new HttpResponse('', { status: 401 }), { once: true }));
  await pulsar(boton('Aceptar'));
  await llega(() => expect(dialogo().getByText('Aceptados: 0. No aceptados: 0. No se intentaron: 2.')).toBeVisible());
  await pasar(30);
  expect(escrituras).toEqual([]);
  expect(enDiario()).toEqual([]);
  await llega(() => expect(candados.tomados()).toEqual([]));
});

test('[E-7.5-02] [D22] a refusal and no answer are told with their reasons, and nothing of them is left behind', async () => {
  const { filas } = await preparar();
  /** The state in which each decision ended: one that left while it was sent counts as answered. */
  const acabadas: string[] = [];
  const parar = decisiones.subscribe((now, before) => {
    for (const one of before.lista)
      if (!now.lista.some(({ decision }) => decision === one.decision)) acabadas.push(one.estado);
  });
  atTestEnd(parar);
  abrir(filas.slice(0, 2));
  await elegirTodos(2);
  const Mensaje = { IdMensaje: '', Descripcion: 'No se puede.', TipoMensaje: 'warning', TieneMensaje: true };
  server.use(
    http.post(/\/Acepta\w*$/, () => HttpResponse.json({ ok: false, Datos: null, Mensaje }), { once: true }),
    http.post(/\/Acepta\w*$/, () => HttpResponse.error()),
  );
  await pulsar(boton('Aceptar'));
  await llega(() => expect(dialogo().getByText(/^Aceptados: 0\. No aceptados: 2\./)).toBeVisible());
  expect(grupo('No aceptados')).toHaveTextContent('No se puede.');
  expect(grupo('No aceptados')).toHaveTextContent('El servicio no está disponible');
  expect(enDiario()).toEqual([]);
  expect(acabadas).toEqual(['sin enviar', 'sin enviar']);
});
