import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Comparacion } from '#features/importar/comparar/comparar.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { hallazgo } from '#features/importar/fila/hallazgo.ts';
import { PasoComparar } from '#features/importar/preparar/PasoComparar.tsx';
import { descargas } from '#support/descargas.ts';
import { newUser } from '#support/user.ts';
import { filaCon } from './apoyo.ts';

const nada = () => undefined;
const dicho = 'Haber: la planilla dice 9,100.00 y la caja 8,700.00.';
const distinta: Fila = {
  ...filaCon({ NumeroDocumento: '6543210', ApellidoPaterno: 'MAMANI', Nombres: 'ROSA' }, 4),
  hallazgos: [hallazgo({ nivel: 'aviso', codigo: 'SOLO_DIFERENCIA', lugar: null, texto: dicho })],
};
const comparacion: Comparacion = {
  ...{ altas: [], bajas: [], ausentes: [], iguales: [], sinComparar: [], activos: 12, texto: '' },
  diferencias: [distinta],
};

test('[C2] the differences go to a file and to paper, because no notice corrects them', async () => {
  const user = newUser();
  const files = descargas();
  render(<PasoComparar {...{ comparacion, avance: null, soloMirar: false, alVolver: nada, alAceptar: nada }} />);
  await user.click(screen.getByRole('button', { name: 'Informe CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('diferencias-con-la-caja.csv');
  const text = new TextDecoder().decode(await files[0]?.bytes());
  expect(text.split('\r\n')).toEqual(['Fila;Documento;Nombre;Diferencia', `4;6543210;MAMANI ROSA;${dicho}`]);

  const print = vi.spyOn(window, 'print').mockImplementation(nada);
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('.print-list')).toHaveTextContent(dicho);
});
