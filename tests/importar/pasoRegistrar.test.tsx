import { act, render, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PasoRegistrar } from '#features/importar/enviar/PasoRegistrar.tsx';
import { puertosDeServicios } from '#features/importar/registrar/puertos.ts';
import { corridaDe, enServicios, fallar, INSERTAR, importacion } from '#support/corridas.ts';
import { server } from '#support/services.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { newUser } from '#support/user.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';

/** A run of some rows on its screen. Rows stop before they are registered, until `soltar` lets that many go on. */
async function enPantalla(count: number) {
  const una = await importacion(count);
  const esperan: (() => void)[] = [];
  let libres = 0;
  const { insertar } = puertosDeServicios(una.dueno.empresa);
  const { corrida } = corridaDe(una, {
    insertar: async (definition, form) => {
      if (libres > 0) libres -= 1;
      else await new Promise<void>((resolve) => esperan.push(resolve));
      return insertar(definition, form);
    },
  });
  const soltar = (n: number) => {
    const van = esperan.splice(0, n);
    libres += n - van.length;
    for (const uno of van) uno();
  };
  // Nothing that waits here may outlive the test.
  atTestEnd(() => soltar(count));
  render(
    <MemoryRouter>
      <PasoRegistrar corrida={corrida} filas={una.filas} soloMirar={false} />
      <DialogHost />
    </MemoryRouter>,
  );
  act(corrida.comenzar);
  await waitFor(() => expect(esperan).toHaveLength(Math.min(4, count)));
  return { ...una, corrida, soltar, user: newUser() };
}

/** A count of the run, as it is read beside its name. */
const cifra = (nombre: string) => screen.getByText(nombre, { selector: 'dt' }).parentElement?.querySelector('dd');
const boton = (name: string) => screen.getByRole('button', { name });
const titulo = (name: string) => screen.findByRole('heading', { level: 2, name });
const filasDe = () =>
  within(screen.getByRole('table', { name: 'Últimas filas' }))
    .getAllByRole('row')
    .slice(1);

test('the heading takes the focus when the run begins: another Enter pauses nothing', async () => {
  const { user, soltar, corrida } = await enPantalla(6);
  expect(await titulo('Registrando: 0 de 6')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(corrida.estado.getState().fase).toBe('corriendo');
  soltar(6);
  expect(await titulo('Terminado: 6 de 6')).toBeVisible();
});

test('[R7] Pausar finishes the rows under way and begins no other, and Continuar goes on', async () => {
  const { user, soltar, filas } = await enPantalla(6);
  expect(await titulo('Registrando: 0 de 6')).toBeVisible();
  await user.click(boton('Pausar'));
  expect(screen.getByText('Terminan las filas en curso…')).toBeVisible();
  expect(cifra('En curso')).toHaveTextContent('4');
  expect(cifra('En espera')).toHaveTextContent('2');
  soltar(4);
  expect(await titulo('En pausa: 4 de 6')).toBeVisible();
  expect(screen.getAllByText('Se detuvo en la fila 6.').length).toBeGreaterThan(0);
  expect(cifra('Registradas')).toHaveTextContent('4');
  expect(cifra('En curso')).toHaveTextContent('0');
  expect((await enServicios(filas)).porFila).toEqual([1, 1, 1, 1, 0, 0]);
  soltar(2);
  await user.click(boton('Continuar'));
  expect(await titulo('Terminado: 6 de 6')).toBeVisible();
  expect((await enServicios(filas)).porFila).toEqual(Array(6).fill(1));
  expect(screen.queryByRole('button', { name: 'Detener…' })).toBeNull();
});

test('[R7] Detener asks, going on is the answer that is proposed, and the rest is left unsent', async () => {
  const { user, soltar, filas } = await enPantalla(6);
  await user.click(boton('Detener…'));
  const pregunta = await screen.findByRole('alertdialog', { name: 'Detener el registro' });
  expect(pregunta).toHaveTextContent(
    'Terminan las filas en curso. Las 2 filas que esperan no se envían, y lo registrado queda registrado.',
  );
  const seguir = within(pregunta).getByRole('button', { name: 'Seguir registrando' });
  await waitFor(() => expect(seguir).toHaveFocus());
  await user.click(seguir);
  expect(boton('Pausar')).toBeEnabled();
  await user.click(boton('Detener…'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Detener' }));
  await waitFor(() => expect(boton('Detener…')).toBeDisabled());
  soltar(4);
  expect(await titulo('Terminado: 4 de 6')).toBeVisible();
  expect((await enServicios(filas)).porFila).toEqual([1, 1, 1, 1, 0, 0]);
  expect(screen.queryByRole('button', { name: /^(Continuar|Pausar)$/ })).toBeNull();
});

test('[E-7.5-02] [R7] a refusal shows the sentence of the services beside its row and in what happened', async () => {
  const { soltar, user } = await enPantalla(2);
  await fallar('refuse', INSERTAR, { text: 'La empresa no está al día.' });
  soltar(2);
  expect(await titulo('Terminado: 2 de 2')).toBeVisible();
  expect(cifra('Registradas')).toHaveTextContent('1');
  expect(cifra('No registradas')).toHaveTextContent('1');
  await user.click(screen.getByRole('button', { name: /^No registradas/ }));
  await waitFor(() => expect(filasDe()).toHaveLength(1));
  expect(filasDe()[0]).toHaveTextContent('No registrada');
  expect(filasDe()[0]).toHaveTextContent('La empresa no está al día.');
  const paso = screen.getByRole('heading', { name: 'Qué pasó' }).closest('section') ?? document.body;
  expect(within(paso).getByText(/^Fila \d+: La empresa no está al día\.$/)).toBeVisible();
});

test('"Qué pasó" leads to the row that a line is about, and back to all', async () => {
  const { soltar, user } = await enPantalla(6);
  await fallar('refuse', INSERTAR, { text: 'La empresa no está al día.' });
  soltar(6);
  expect(await titulo('Terminado: 6 de 6')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Fila / })).toBeNull();
  const ver = screen.getByRole('button', { name: /^Ver la fila \d+$/ });
  expect(ver.closest('li')).toHaveTextContent(/Fila \d+: La empresa no está al día\. Ver$/);
  const numero = ver.getAttribute('aria-label')?.replace('Ver la fila ', '') ?? '';
  await user.click(ver);
  await waitFor(() => expect(filasDe()).toHaveLength(1));
  expect(filasDe()[0]).toHaveTextContent(new RegExp(`^${numero}.*No registrada`));
  expect(screen.getByRole('region', { name: 'Últimas filas' })).toHaveFocus();
  expect(boton(`Fila ${numero}`)).toHaveAttribute('aria-pressed', 'true');
  await user.click(boton('Todas'));
  await waitFor(() => expect(filasDe()).toHaveLength(6));
  expect(screen.queryByRole('button', { name: /^Fila / })).toBeNull();
});

test('[R4] a lost answer: Sin confirmar while it is read, then Registrada, and told as it happens, with its row', async () => {
  const { soltar } = await enPantalla(1);
  await fallar('lose', INSERTAR);
  let leer = () => {};
  const puerta = new Promise<void>((resolve) => {
    leer = resolve;
  });
  atTestEnd(leer);
  server.use(
    http.get('*/PersonasNovedad/ObtieneNovedades/*', async () => {
      await puerta;
      return undefined;
    }),
  );
  soltar(1);
  await waitFor(() => expect(cifra('Sin confirmar')).toHaveTextContent('1'));
  expect(cifra('En curso')).toHaveTextContent('0');
  expect(filasDe()[0]).toHaveTextContent(/Sin confirmar.*Se leen sus avisos/);
  leer();
  expect(await titulo('Terminado: 1 de 1')).toBeVisible();
  const linea = screen.getByText(/^Fila 2: no llegó la respuesta\. Sus avisos se leen antes de decidir\./);
  expect(within(linea).getByRole('button', { name: 'Ver la fila 2' })).toBeVisible();
  expect(cifra('Registradas')).toHaveTextContent('1');
});

test('[A1] the progress is announced every 15 seconds while it runs, and no sooner', async () => {
  const setInterval = vi.spyOn(globalThis, 'setInterval');
  const { soltar } = await enPantalla(5);
  const [anuncio] = screen.getAllByRole('status').filter((one) => one.classList.contains('sr-only'));
  expect(anuncio).toBeEmptyDOMElement();
  const cada15 = setInterval.mock.calls.filter(([, ms]) => ms === 15_000);
  expect(cada15).toHaveLength(1);
  const pasan15 = () =>
    act(() => {
      for (const [decir] of cada15) if (typeof decir === 'function') decir();
    });
  pasan15();
  expect(anuncio).toHaveTextContent('0 de 5 filas terminadas.');
  soltar(3);
  await titulo('Registrando: 3 de 5');
  // What is seen at once is not said at once.
  expect(anuncio).toHaveTextContent('0 de 5 filas terminadas.');
  pasan15();
  expect(anuncio).toHaveTextContent('3 de 5 filas terminadas.');
});
