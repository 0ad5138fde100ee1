import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alDia, type Contexto } from '#features/importar/comprobar/contexto.ts';
import { crearImportacion } from '#features/importar/fila/importacion.ts';
import { crearEstado } from '#features/importar/visita/estado.ts';
import { crearRevision } from '#features/importar/visita/revision.ts';
import { fixDate, TODAY } from '#support/clock.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { filaCon, unContexto } from './apoyo.ts';

const textos = {
  ...{ TipoAviso: 'BAJA', NumeroDocumento: '4890023', ApellidoPaterno: 'MAMANI', ApellidoMaterno: 'QUISPE' },
  ...{ Nombres: 'BEATRIZ', FechaNacimiento: '12/05/1994', FechaAviso: '20/11/2026' },
};

/** A review of two rows that say the same, which no check has looked at yet. */
function revision(contexto: Contexto) {
  const pantalla = crearEstado();
  const tienda = crearImportacion();
  tienda.cargar([filaCon(textos, 2), filaCon(textos, 3)], () => filaCon(textos));
  pantalla.setState({ contexto, paso: 'revisar' });
  const alFallar = vi.fn();
  const una = crearRevision({ pantalla, tienda, dueno: { usuario: 1, empresa: 501 }, alFallar });
  atTestEnd(una.soltar);
  const codigos = () => tienda.getState().filas.map(({ hallazgos }) => hallazgos.map(({ codigo }) => codigo));
  return { una, pantalla, tienda, codigos, alFallar };
}

test('[T1] [P7] what was typed is shown first: the file is looked at again after the next frame', async () => {
  const { una, codigos } = revision(await unContexto());
  fixDate('requestAnimationFrame', 'cancelAnimationFrame');
  atTestEnd(() => fixDate());
  una.alComprobar([3]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(codigos()).toEqual([[], []]);
  vi.advanceTimersToNextFrame();
  await waitFor(() => expect(codigos()[1]).toContain('REPETIDA'));
});

test('[P7] a page in the background renders no frame: its file is looked at all the same', async () => {
  const { una, codigos } = revision(await unContexto());
  fixDate('requestAnimationFrame', 'cancelAnimationFrame');
  atTestEnd(() => fixDate());
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  una.alComprobar([3]);
  await waitFor(() => expect(codigos()[1]).toContain('REPETIDA'));
});

test('[P7] a review that is left before that frame looks at nothing, and fails nothing', async () => {
  const { una, tienda, codigos, alFallar } = revision(await unContexto());
  const antes = tienda.getState().filas;
  fixDate('requestAnimationFrame', 'cancelAnimationFrame');
  atTestEnd(() => fixDate());
  una.alComprobar([3]);
  una.soltar();
  vi.advanceTimersToNextFrame();
  await new Promise((resolve) => setTimeout(resolve));
  expect(tienda.getState().filas).toBe(antes);
  expect([codigos(), alFallar.mock.calls]).toEqual([[[], []], []]);
});

test('[P5] the check of all rows reads the period again on another day and after a refusal', async () => {
  const contexto = await unContexto();
  expect(await alDia(contexto, new AbortController().signal)).toBe(contexto);
  const { periodo } = contexto;
  const deAyer = { hoy: '2026-10-31', periodo: { start: '2026-10-01', end: '2026-10-31' } };
  for (const parte of [deAyer, { periodo: null, sinPeriodo: 'Periodo cerrado.' }]) {
    const { una, pantalla, tienda } = revision({ ...contexto, ...parte });
    una.alComprobarTodo();
    await waitFor(() => expect(tienda.getState().avance).toBeNull());
    expect(pantalla.getState().contexto).toEqual({ ...contexto, periodo, hoy: TODAY });
  }
});
