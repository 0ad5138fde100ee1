import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ElegirOrdenDialog from '#blocks/orden-pago-control/ElegirOrdenDialog.tsx';
import { usePorPagar } from '#blocks/por-pagar/usePorPagar.ts';
import { contesta } from './servicio.ts';
import { show } from './show.tsx';

const orden = (IdOrdenPago: number, part: object = {}) => ({
  ...{ IdOrdenPago, IdEmpresa: 501, FechaOrdenPago: '2026-11-18', Total: 50, Novedades: [] },
  ...part,
});

test('[F-9-03] [R-9-01] [R-3.3-05] [R-4.4-01] notices are added to one of the drafts of the last twelve months, or to a new order', async () => {
  const asked = contesta('/OrdenPagoListar/', () => [
    orden(7),
    orden(8, { CodigoTransaccion: 'TX8' }),
    orden(9, { Cobrado: true }),
    orden(10, { NumeroFactura: 77 }),
  ]);
  await show(<ElegirOrdenDialog novedades={[1]} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Agregar a una orden de pago' }));
  await dialog.findByRole('button', { name: /^Orden 7 / });
  expect(dialog.getAllByRole('button', { name: /^Orden / }).map((button) => button.textContent)).toEqual([
    'Orden nueva',
    'Orden 7 del 18/11/2026: Bs. 50.00',
  ]);
  expect(asked).toEqual([
    {
      IdEmpresa: 501,
      IdTipoNovedad: 0,
      NombrePersona: '',
      FechaInicio: '2025-11-20',
      FechaFin: '2026-11-20',
      OrdenGenerada: null,
      NumeroFactura: 0,
      GeneradoEmpresa: true,
    },
  ]);
});

function Deuda() {
  usePorPagar();
  return null;
}

test('[F-9-03] [R-9-01] [R-3.3-05] [R-3.3-03] what is owed is looked for in all orders until today, and in all that is in none', async () => {
  const orders = contesta('/OrdenPagoListar/', () => []);
  const loose = contesta('/OrdenPagoNovedadesCobrar/', () => []);
  await show(<Deuda />);
  await waitFor(() => expect([orders.length, loose.length]).toEqual([1, 1]));
  expect(orders).toEqual([
    {
      IdEmpresa: 501,
      IdTipoNovedad: 0,
      NombrePersona: '',
      FechaInicio: '1950-01-01',
      FechaFin: '2026-11-20',
      OrdenGenerada: null,
      NumeroFactura: 0,
      GeneradoEmpresa: true,
    },
  ]);
  expect(loose).toEqual([
    {
      IdEmpresa: 501,
      IdTipoNovedad: 0,
      NombrePersona: '',
      FechaInicioNovedad: '',
      FechaFinNovedad: '',
      IdOrdenPago: 0,
    },
  ]);
});
