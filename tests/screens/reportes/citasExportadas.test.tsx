import { screen, waitFor, within } from '@testing-library/react';
import papa from 'papaparse';
import { expect, test } from 'vitest';
import { descargas } from '#support/descargas.ts';
import { mount } from '#support/mount.tsx';
import { detener } from '#support/screens.ts';
import { readXlsx } from '#support/xlsx.ts';
import { abrir, cabezas, cargado, fila, filas, orden, REPORTE, responder, TRIMESTRE } from './citas.ts';

const csv = () => screen.getByRole('button', { name: 'Exportar CSV' });
const excel = () => screen.getByRole('button', { name: 'Exportar Excel' });

test('[R-2.10-03] [R-2.10-04] [R-1-05] both files, opened again, hold the rows the table shows in its order, on all pages', async () => {
  const { user } = await abrir({ search: TRIMESTRE });
  const files = descargas();
  await user.click(await orden('Paciente'));
  await user.click(csv());
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['citas-medicas.csv']));
  await user.click(excel());
  await waitFor(() => expect(files[1]?.name).toBe('citas-medicas.xlsx'));
  await user.selectOptions(screen.getByLabelText('Filas por página'), '50');
  const shown = await filas();
  while (screen.queryByRole('button', { name: 'Página siguiente' })?.hasAttribute('disabled') === false) {
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    shown.push(...(await filas()));
  }
  const table = [await cabezas(), ...shown];
  expect(shown.length).toBeGreaterThan(50);
  const bytes = await files[0]?.bytes();
  expect([...(bytes?.slice(0, 3) ?? [])]).toEqual([0xef, 0xbb, 0xbf]);
  expect(papa.parse<string[]>(new TextDecoder().decode(bytes), { delimiter: ';' }).data).toEqual(table);
  expect(await readXlsx((await files[1]?.bytes()) ?? new Uint8Array())).toEqual(table);
});

test('[R-2.10-03] [R-2.10-02] [R-2.10-05] the files hold what the filters leave, and are offered only with results', async () => {
  responder([fila(), fila({ Paciente: 'ROJAS EVA' })]);
  const { user } = await abrir();
  const files = descargas();
  await user.type(screen.getByLabelText('Filtrar resultados'), 'rojas');
  await user.click(csv());
  await waitFor(() => expect(files).toHaveLength(1));
  const text = new TextDecoder().decode(await files[0]?.bytes());
  expect(text.split('\r\n').slice(1)).toEqual([expect.stringMatching(/^ROJAS EVA;/)]);
  await user.type(screen.getByLabelText('Filtrar resultados'), ' nadie');
  expect(screen.queryByRole('button', { name: /^Exportar/ })).not.toBeInTheDocument();
});

test('[R-2.10-03] no file can be made before there is an answer', async () => {
  const soltar = detener(`*/${REPORTE}/`);
  await mount('/seguros/reporte-citas-medicas', { as: 'empresa' });
  await screen.findByRole('table', { name: 'Listado de citas médicas' });
  for (const button of [csv(), excel()]) expect(button).toHaveAttribute('aria-disabled', 'true');
  soltar();
  await cargado();
  for (const button of [csv(), excel()]) expect(button).not.toHaveAttribute('aria-disabled', 'true');
});

test('[R-2.10-01] what is selected stays the same appointments when another period is asked for', async () => {
  responder([fila({ Paciente: 'ROJAS EVA' }), fila({ Paciente: 'SOLIZ ANA' })]);
  const { user } = await abrir();
  await user.click(await screen.findByRole('checkbox', { name: /^Seleccionar .*ROJAS EVA/ }));
  expect(await screen.findByText('1 seleccionado')).toBeVisible();
  responder([fila({ Paciente: 'NUEVA LUZ' }), fila({ Paciente: 'ROJAS EVA' })]);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByText('NUEVA LUZ')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Seleccionar .*ROJAS EVA/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /^Seleccionar .*NUEVA LUZ/ })).not.toBeChecked();
});

test('[R-2.10-03] [R-3.6-02] a text that begins like a formula is a text in both files', async () => {
  const evil = '=HYPERLINK("http://x";"y")';
  responder([fila({ Paciente: evil, Medico: '+591', Empresa: '@SUM(A1)', Especialidad: 'A & B <C>' })]);
  const { user } = await abrir();
  const files = descargas();
  expect(within(screen.getByRole('main')).getByText(evil)).toBeVisible();
  await user.click(csv());
  await waitFor(() => expect(files).toHaveLength(1));
  await user.click(excel());
  await waitFor(() => expect(files).toHaveLength(2));
  const [, row] = papa.parse<string[]>(new TextDecoder().decode(await files[0]?.bytes()), { delimiter: ';' }).data;
  expect(row).toEqual(expect.arrayContaining([`'${evil}`, "'+591", "'@SUM(A1)", 'A & B <C>']));
  // The reader throws if it finds a formula. The texts themselves are unchanged.
  const [, cells] = await readXlsx((await files[1]?.bytes()) ?? new Uint8Array());
  expect(cells).toEqual(expect.arrayContaining([evil, '+591', '@SUM(A1)', 'A & B <C>']));
});
