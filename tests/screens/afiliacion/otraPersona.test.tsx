import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { asking, leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';

const OTRA = 'Otra persona modificó este trámite.';
const NO_SE_LEE = 'Hubo un problema al recuperar la información.';
const MODIFICA = '/ModificaPersonaPacienteNovedad';
const [REGISTRADO, DECLARADO, OBSERVADO, CONCLUIDO] = [9, 10, 11, 12];

/** Services without versions of a notice: no answer contains one. */
function sinVersion(): void {
  const quitar = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(quitar);
    if (typeof value !== 'object' || value === null) return value;
    const kept = Object.entries(value).filter(([name]) => name !== 'Version');
    return Object.fromEntries(kept.map(([name, one]) => [name, quitar(one)]));
  };
  const real = async ({ request }: { request: Request }) => {
    const reply = await (await theSandbox()).app.fetch(request.clone());
    return HttpResponse.json(quitar(await reply.json()) as object);
  };
  server.use(
    http.get('*/ObtienePersonaPacienteNovedad/*', real),
    http.get('*/ObtenerRecienNacidos/*', real),
    http.post('*/ObtenerNovedadesAfiliacion', real),
  );
}

/** The list with a change of data in a state, as one client sees it, and a function that changes it as another client. */
async function abrir(as: 'empresa' | 'personal', IdEstadoProceso: number) {
  const { db } = await theSandbox();
  const asked = db.afiliaciones.all().find((n) => n.detalle.Propuesto);
  if (!asked) throw new Error('The seed has no change of data');
  const { IdPersonaNovedad: id, IdPersona } = db.afiliaciones.put({
    ...asked,
    IdEstadoProceso,
    IdRegional: 1,
    IdEmpresa: 501,
    FechaNovedad: '2026-11-19',
  });
  const novedad = () => {
    const found = db.afiliaciones.get(id);
    if (!found) throw new Error('The notice is gone');
    return found;
  };
  const cambiar = (part: object = { FechaNovedad: '2026-11-18' }) =>
    db.afiliaciones.put({ ...novedad(), ...part, Version: novedad().Version + 1 });
  const { user } = await mount('/seguros/afiliacion-admin', { as });
  await screen.findByRole('heading', { level: 1, name: 'Afiliaciones' });
  const nombre = db.personas.get(IdPersona)?.NombreCompleto ?? '';
  const fila = (text: string) =>
    screen.findByRole('row', { name: new RegExp(`${nombre}.*ACTUALIZACIÓN DE DATOS.*${text}`) });
  const pulsar = async (name: RegExp, text = '19/11/2026') => {
    // Until the action before has ended, a button takes no press.
    const button = async () => within(await fila(text)).getByRole('button', { name });
    await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-busy'));
    await leido();
    await user.click(await button());
  };
  const aceptar = async (text: string | RegExp) =>
    user.click((await question(text)).getByRole('button', { name: 'Aceptar' }));
  await fila('19/11/2026');
  // A later answer would bring what another client changes from here on.
  await leido();
  return { user, db, novedad, cambiar, fila, pulsar, aceptar };
}
const campo = () => screen.findByLabelText(/^Observación/, { selector: 'dialog *' });

describe.each([
  ['services with a version', () => undefined],
  ['services without one', sinVersion],
])('an affiliation notice that somebody else changed since it was shown, %s', (_, prepare) => {
  test.each([
    ['empresa', REGISTRADO, /^Declarar/, /de declarar/, DECLARADO],
    ['empresa', OBSERVADO, /^Declarar/, /de declarar/, DECLARADO],
    ['personal', DECLARADO, /^Concluir/, /de concluir/, CONCLUIDO],
  ] as const)(
    '[R-7.2-18, R-7.2-19] to %s in state %i: it is said and shown, and the step is made once it was seen',
    async (...row) => {
      prepare();
      const [as, antes, boton, pregunta, despues] = row;
      const { novedad, cambiar, fila, pulsar, aceptar } = await abrir(as, antes);
      cambiar();
      const sent = recordCalls(MODIFICA);
      await pulsar(boton);
      await aceptar(pregunta);
      await aceptar(OTRA);
      await fila('18/11/2026');
      expect(sent).toEqual([]);
      expect(novedad().IdEstadoProceso).toBe(antes);
      await pulsar(boton, '18/11/2026');
      await aceptar(pregunta);
      await toastSays('La novedad se grabó correctamente.');
      expect(novedad().IdEstadoProceso).toBe(despues);
      expect(sent).toHaveLength(1);
    },
  );

  test('its state too: what was concluded meanwhile is shown so', async () => {
    prepare();
    const { cambiar, fila, pulsar, aceptar } = await abrir('personal', DECLARADO);
    cambiar({ IdEstadoProceso: CONCLUIDO });
    const sent = recordCalls(MODIFICA);
    await pulsar(/^Concluir/);
    await aceptar(/de concluir/);
    await aceptar(OTRA);
    await fila('19/11/2026 Concluido');
    expect(sent).toEqual([]);
  });

  test('[R-7.2-18] is not observed, and what was written is there when it is tried again', async () => {
    prepare();
    const { user, novedad, cambiar, fila, pulsar, aceptar } = await abrir('personal', DECLARADO);
    cambiar();
    const sent = recordCalls(MODIFICA);
    await pulsar(/^Observar/);
    await user.type(await campo(), 'Falta el certificado.');
    const grabar = () => user.click(screen.getByRole('button', { name: 'Grabar' }));
    await grabar();
    expect((await question(OTRA)).getByText(/el texto que escribió se conserva/)).toBeVisible();
    await aceptar(OTRA);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Observar/ })).toBeNull());
    await fila('18/11/2026');
    expect(sent).toEqual([]);
    await pulsar(/^Observar/, '18/11/2026');
    expect(await campo()).toHaveValue('Falta el certificado.');
    await grabar();
    await toastSays('Se observó correctamente la novedad.');
    expect(novedad()).toMatchObject({ IdEstadoProceso: OBSERVADO, ObservacionCaja: 'Falta el certificado.' });
  });

  test('[R-7.2-17] gets no observation of its own, and shows what somebody else wrote', async () => {
    prepare();
    const { user, novedad, cambiar, pulsar, aceptar } = await abrir('personal', DECLARADO);
    await pulsar(/^Ver/);
    await user.click(await screen.findByRole('button', { name: 'Escribir observación' }));
    cambiar({ Observacion: 'YA SE PIDIÓ.' });
    const sent = recordCalls('NovedadActualizaObservacion');
    await user.clear(await campo());
    await user.type(await campo(), 'Falta la fotocopia.');
    const grabar = () => user.click(screen.getByRole('button', { name: 'Grabar' }));
    await grabar();
    await aceptar(OTRA);
    expect(await screen.findByText('YA SE PIDIÓ.')).toBeVisible();
    expect(sent).toEqual([]);
    const escribir = screen.getByRole('button', { name: 'Escribir observación' });
    await waitFor(() => expect(escribir).not.toHaveAttribute('aria-busy'));
    await user.click(escribir);
    expect(await campo()).toHaveValue('Falta la fotocopia.');
    await grabar();
    await toastSays('La observación se grabó correctamente.');
    expect(novedad().Observacion).toBe('Falta la fotocopia.');
  });

  test('[R-7.2-13] of a newborn is not concluded', async () => {
    prepare();
    const { db } = await theSandbox();
    const [one] = db.afiliaciones.all().filter((n) => n.IdTipoNovedad === 90 || n.IdTipoNovedad === 91);
    if (!one) throw new Error('The seed has no newborn');
    const open = db.afiliaciones.put({ ...one, IdEstadoProceso: 67, IdRegional: 1 });
    const persona = db.personas.get(open.IdPersona);
    if (!persona) throw new Error('The newborn is nobody');
    db.personas.put({ ...persona, FechaNacimiento: '2026-11-10' });
    const { user } = await mount('/seguros/recien-nacido-admin', { as: 'personal' });
    await user.click(await screen.findByRole('tab', { name: 'Registrados' }));
    const name = `Concluir el registro de ${persona.NombreCompleto}`;
    const boton = await screen.findByRole('button', { name });
    db.personas.put({ ...persona, FechaNacimiento: '2026-11-10', NombreCompleto: 'OTRO NOMBRE' });
    db.afiliaciones.put({ ...open, Version: open.Version + 1 });
    const sent = recordCalls('ConcluirRegistroRecienNacido');
    await user.click(boton);
    await user.click((await question(/de concluir/)).getByRole('button', { name: 'Aceptar' }));
    await user.click((await question(OTRA)).getByRole('button', { name: 'Aceptar' }));
    expect(await screen.findByRole('row', { name: /OTRO NOMBRE/ })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

test('[R-7.2-18] a step that the services say nothing about is told in the portal’s words', async () => {
  const { pulsar, aceptar } = await abrir('personal', DECLARADO);
  server.use(http.post('*/ModificaPersonaPacienteNovedad', () => HttpResponse.json({ ok: true, Datos: null })));
  await pulsar(/^Concluir/);
  await aceptar(/de concluir/);
  await toastSays('La novedad se grabó correctamente.');
});

test('[R-7.2-18] who writes between the reading and the act is not overwritten: the services refuse the version that was shown', async () => {
  const { novedad, cambiar, pulsar, aceptar } = await abrir('personal', DECLARADO);
  const shown = novedad().Version;
  const sent = recordCalls(MODIFICA);
  server.use(
    http.post(
      '*/ModificaPersonaPacienteNovedad',
      () => {
        cambiar();
      },
      { once: true },
    ),
  );
  await pulsar(/^Concluir/);
  await aceptar(/de concluir/);
  await toastSays('Otra persona modificó este trámite. Vuelva a abrirlo para ver los cambios.');
  expect(sent).toMatchObject([{ SegurosPersonasNovedad: { Version: shown, IdEstadoProceso: CONCLUIDO } }]);
  expect(novedad()).toMatchObject({ IdEstadoProceso: DECLARADO, Version: shown + 1 });
});

test.each([
  ['no more before it is asked', 1, null],
  ['no more once it was asked', 2, null],
  ['in a form without anything', 1, {}],
])('[R-7.2-19] a notice the services show %s is told, and nothing is sent', async (_, vez, Datos) => {
  const { pulsar, aceptar } = await abrir('personal', DECLARADO);
  const sent = recordCalls(MODIFICA);
  let times = 0;
  server.use(
    http.get('*/ObtienePersonaPacienteNovedad/*', () => {
      times += 1;
      return times < vez ? undefined : HttpResponse.json({ ok: true, Datos });
    }),
  );
  await pulsar(/^Concluir/);
  if (vez > 1) await aceptar(/de concluir/);
  expect((await question(NO_SE_LEE)).getByText('No se envió nada. Vuelva a intentarlo más tarde.')).toBeVisible();
  await aceptar(NO_SE_LEE);
  await waitFor(() => expect(asking()).toBe(false));
  expect(sent).toEqual([]);
});

test.each([
  [
    'no answer of the services',
    () => new HttpResponse('<html></html>'),
    'Ha ocurrido un error técnico. Pedimos disculpas.',
  ],
  [
    'a refusal',
    () => HttpResponse.json({ ok: false, Mensaje: { Descripcion: 'No tiene acceso.', TipoMensaje: 'error' } }),
    'No tiene acceso.',
  ],
])('[R-7.2-19] one that can not be read, for %s, is told, and nothing is sent', async (_, respuesta, text) => {
  const { pulsar } = await abrir('personal', DECLARADO);
  const sent = recordCalls(MODIFICA);
  server.use(http.get('*/ObtienePersonaPacienteNovedad/*', respuesta));
  await pulsar(/^Concluir/);
  await toastSays(text);
  expect(asking()).toBe(false);
  expect(sent).toEqual([]);
});
