import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#client/query.ts';
import { endSession, session } from '#client/session.ts';
import { borrarCopia, leerCopia } from '#features/importar/registrar/copia.ts';
import { crearImportador, type Importador } from '#features/importar/visita/importador.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { conCandados } from '#support/candados.ts';
import { fixDate } from '#support/clock.ts';
import { recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { filaCon, leer } from './apoyo.ts';

/** Longer than the copy waits after the last change, in milliseconds. */
const DESPUES = 1500;

/** A visit in which a file was read, and a row is changed now. */
async function conCambio() {
  conCandados();
  await signInAs('empresa');
  const { user, empresa } = session.getState();
  const dueno = { usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa };
  const { planilla, filas } = await leer('06-bajas.csv');
  const visita: Importador = crearImportador(dueno);
  atTestEnd(async () => {
    visita.soltar();
    await borrarCopia(dueno);
  });
  visita.pantalla.setState({
    elegido: { archivo: new File([], planilla.nombre), planilla, rechazo: '' },
    correspondencia: {},
    paso: 'revisar',
  });
  const cambiar = () => visita.tienda.cargar(filas, (fila, textos) => filaCon(textos, fila.numero));
  cambiar();
  return { dueno, visita, cambiar, filas };
}

const pasa = () => new Promise((resolve) => setTimeout(resolve, DESPUES));

test('[S2] what was changed is in the working copy a moment later', async () => {
  const { dueno, filas } = await conCambio();
  await waitFor(async () => expect((await leerCopia(dueno))?.filas).toHaveLength(filas.length));
});

test('[S2] a check that changes rows all the time does not keep what was corrected meanwhile out of the copy', async () => {
  const { dueno, visita, filas } = await conCambio();
  const guardadas = async () => (await leerCopia(dueno))?.filas.length;
  await waitFor(async () => expect(await guardadas()).toBe(filas.length));
  const pocas = filas.slice(0, 3);
  fixDate('setTimeout', 'clearTimeout');
  for (let ms = 0; ms <= 5000; ms += 150) {
    visita.tienda.cargar(pocas, (fila, textos) => filaCon(textos, fila.numero));
    await vi.advanceTimersByTimeAsync(150);
  }
  fixDate();
  await waitFor(async () => expect(await guardadas()).toBe(pocas.length));
});

test('[S4] after the logout that erased it no copy is written: not by a change that waits, nor by leaving the screen', async () => {
  const { dueno, visita, cambiar } = await conCambio();
  endSession();
  await pasa();
  cambiar();
  visita.soltar();
  await pasa();
  // A copy would have made a key.
  expect(tab.read(sessionKeys.importacion)).toBe('');
  expect(await leerCopia(dueno)).toBeNull();
});

test('[S4] nor with another user or company', async () => {
  const { dueno, visita, cambiar } = await conCambio();
  await signInAs('varias');
  cambiar();
  visita.soltar();
  await pasa();
  expect(tab.read(sessionKeys.importacion)).toBe('');
  expect(await leerCopia(dueno)).toBeNull();
});

test('[S4] a session that ends while lists are being read leaves no failure behind', async () => {
  await signInAs('empresa');
  const asked = recordCalls('/servicios/');
  server.use(http.all('*/servicios/*', () => new Promise<never>(() => {})));
  const { user, empresa } = session.getState();
  const visita = crearImportador({ usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa });
  atTestEnd(visita.soltar);
  await waitFor(() => expect(asked).not.toHaveLength(0));
  queryClient.clear();
  expect(await visita.preparacion.leerListas()).toBeNull();
  expect(visita.pantalla.getState().sinListas).toBe('');
});
