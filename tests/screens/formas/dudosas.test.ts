import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { transport } from '#messages/transport.ts';
import { shapeOf } from '#sandbox/shapes/index.ts';
import { conFormas } from '#support/formas.ts';
import { recordCalls, toastSays } from '#support/screens.ts';
import { llenar, nueva } from '../novedades/formulario.ts';
import { abrirOrden } from '../orden-pago/pantalla.ts';

const PACIENCIA = 60_000;

/** Rows of the table of variants in which a write was carried out, but its answer does not say so. */
const dudosas = ['1.6', '1.9', '4.8', '4.9', '4.10', '4.11', '4.12b'] as const;
/** A form of a row, by its position. */
type Forma = readonly [fila: string, forma: number];

const primera = (fila: string): Forma => [fila, 0];
const todas = (fila: string): Forma[] => (shapeOf(fila)?.forms ?? []).map((_, at) => [fila, at]);

/** Two ids where one notice is saved, while an order has one. Rows that only a notice has are tested in every form. */
const deAviso: readonly Forma[] = [...dudosas.map(primera), ...todas('2.20')];
/** Every form of every row, because the order's form takes less time to fill in. */
const deOrden: readonly Forma[] = dudosas.flatMap(todas);
/** A server that fails in every read. */
const CAIDO = '4.18';

const INSERTAR = 'AltaCotizante/InsertarAltaCotizante';
const REGISTRAR = 'OrdenPago/OrdenPagoRegistrar';

/** The filled-in form of a new notice, with the person's notices in the services. */
async function avisoLleno([fila, forma]: Forma) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pagina = await nueva('registrable');
  await llenar(pagina);
  const avisos = () =>
    pagina.db.novedades
      .all()
      .filter((one) => one.IdPersona === pagina.persona.IdPersona && one.FechaNovedad.startsWith('2026-11-18'));
  expect(avisos()).toHaveLength(0);
  await conFormas([fila], INSERTAR, forma);
  return { ...pagina, avisos, enviados: recordCalls(INSERTAR) };
}

/** A new order with two notices, with the orders in the services that contain exactly these. */
async function ordenLlena([fila, forma]: Forma) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const pagina = await abrirOrden('nueva');
  await pagina.agregar(2);
  const antes = new Set(pagina.db.ordenes.all().map((one) => one.IdOrdenPago));
  const ordenes = () => pagina.db.ordenes.all().filter((one) => !antes.has(one.IdOrdenPago));
  await conFormas([fila], REGISTRAR, forma);
  const grabar = async () => {
    await pagina.pulsar('Grabar');
    await pagina.aceptar('¿Desea registrar la orden de pago?');
  };
  return { ...pagina, ordenes, grabar, enviadas: recordCalls(REGISTRAR) };
}

describe('a notice that is saved and whose answer does not say so', () => {
  test.each(deAviso)(
    '[E-8-02, E-7.1-01] (%s, form %i) is told as saved and open, and there is one of it',
    async (...forma) => {
      const pagina = await avisoLleno(forma);
      await pagina.grabar();
      await toastSays('El registro se insertó correctamente.');
      await pagina.estado('Registrado');
      const [aviso] = pagina.avisos();
      expect(pagina.router.state.location.search).toBe(`?novedad=${aviso?.IdPersonaNovedad}&tipo=1`);
      expect([pagina.avisos().length, pagina.enviados.length]).toEqual([1, 1]);
      expect(aviso).toMatchObject({ Cargo: 'CAJERA', HaberMensual: 4850 });
    },
    PACIENCIA,
  );

  test(
    '[E-8-01] (4.10) nobody knows while the list fails too: what was typed stands, and there is one of it',
    async () => {
      const pagina = await avisoLleno(primera('4.10'));
      await conFormas([CAIDO], 'Parametros/ListaNovedadesParametro');
      await pagina.grabar();
      await toastSays(transport.sinRespuesta);
      expect(pagina.campo(/^Cargo/)).toHaveValue('CAJERA');
      expect(pagina.campo(/^Haber mensual/)).toHaveValue('4,850.00');
      expect(pagina.campo(/^Fecha de ingreso/)).toHaveValue('18/11/2026');
      expect(pagina.router.state.location.search).toBe('?novedad=0&tipo=1');
      expect([pagina.avisos().length, pagina.enviados.length]).toEqual([1, 1]);
    },
    PACIENCIA,
  );
});

describe('an order that is saved and whose answer does not say so', () => {
  test.each(deOrden)(
    '[R-8-13, R-7.6-08] (%s, form %i) is told as saved and open, and there is one of it',
    async (...forma) => {
      const pagina = await ordenLlena(forma);
      await pagina.grabar();
      await toastSays('Se registró correctamente la orden de pago.');
      const [orden] = pagina.ordenes();
      await screen.findByRole('heading', { level: 1, name: `Orden de pago ${orden?.IdOrdenPago}` });
      expect([pagina.ordenes().length, pagina.enviadas.length]).toEqual([1, 1]);
      expect(orden?.novedades).toHaveLength(2);
    },
    PACIENCIA,
  );

  test(
    '(4.9) nobody knows while the order cannot be read: its notices stand, and there is one of it',
    async () => {
      const pagina = await ordenLlena(primera('4.9'));
      await conFormas([CAIDO], 'OrdenPago/OrdenPagoPorNovedadId');
      await pagina.grabar();
      await toastSays(transport.sinRespuesta);
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nueva orden de pago'));
      expect(screen.getAllByRole('button', { name: /^Quitar la novedad/ })).toHaveLength(2);
      expect([pagina.ordenes().length, pagina.enviadas.length]).toEqual([1, 1]);
    },
    PACIENCIA,
  );
});

test('every row has all of its forms tried, and some have more than one', () => {
  for (const fila of [...dudosas, '2.20']) {
    const tried = [...deAviso, ...deOrden].filter(([one]) => one === fila).map(([, at]) => at);
    expect([...new Set(tried)].sort(), fila).toEqual(shapeOf(fila)?.forms.map((_, at) => at));
  }
  expect(deOrden.length).toBeGreaterThan(dudosas.length);
});
