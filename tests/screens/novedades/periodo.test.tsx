import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { session } from '#client/session.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { leerPeriodo } from '#engine/notice/usePeriodo.ts';
import { ejemplo, leido, question, recordCalls, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import { abrir, nueva } from './formulario.ts';

const SIN_PERIODO = 'No se pudo recuperar el periodo de aporte actual. Vuelva a intentarlo más tarde.';
/** The text of the date field when the period is known. */
const DEL_PERIODO = /^Entre 01\/11\/2026 y/;

test('[E-6-02, F-6-09, E-7.1-06, E-7.4-05, E-1-01] the period is asked for with the company and the regional of the session', async () => {
  await signInAs('empresa');
  const { user, empresa } = session.getState();
  session.setState({ user: user && { ...user, id_regional: 4 }, empresa: { ...empresa, IdEmpresa: 77 } });
  const asked: object[] = [];
  server.use(
    http.get('*/ObtenerPeriodoActivoAporteEmpresa/:empresa/:regional', ({ params }) => {
      asked.push(params);
      return HttpResponse.json({ ok: true, Datos: '2026-11-01|2026-11-30' });
    }),
  );
  expect(await leerPeriodo()).not.toBeNull();
  expect(asked).toMatchObject([{ empresa: '77', regional: '4' }]);
});

test('[E-7.1-06, E-5.3-12] a contribution period that could not be read is asked for again by trying to save, not only by leaving', async () => {
  let down = true;
  server.use(
    http.get('*/ObtenerPeriodoActivoAporteEmpresa/*', () => (down ? new HttpResponse('', { status: 500 }) : undefined)),
  );
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.escribir(/^Cargo/, 'analista');
  await pagina.user.click(pagina.boton('Grabar'));
  expect((await screen.findAllByText(SIN_PERIODO)).length).toBeGreaterThan(0);
  expect(screen.queryByText(DEL_PERIODO)).toBeNull();
  // The first press also sent the request again, without success.
  await leido();
  down = false;
  await pagina.user.click(pagina.boton('Grabar'));
  expect((await screen.findAllByText(DEL_PERIODO)).length).toBeGreaterThan(0);
  await pagina.user.click(pagina.boton('Grabar'));
  await question(/¿Desea guardar/);
});

test('[E-5.3-12, E-5.4-08, E-5.5-06] a date out of the period is told in its own warning, not as a field without information', async () => {
  const { db, novedad } = await ejemplo('pendiente');
  db.novedades.put({ ...novedad(), FechaNovedad: '2026-10-15' });
  const pagina = await abrir('pendiente');
  const sent = recordCalls('/ModificaAltaCotizante');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  await waitFor(() => expect(pagina.campo(/^Fecha de ingreso/)).toHaveAccessibleDescription(DEL_PERIODO));
  const warned = vi.spyOn(toast, 'warning');
  await pagina.user.click(pagina.boton('Grabar'));
  const text =
    'La fecha de ingreso debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
  await waitFor(() => expect(toasts()).toEqual([text]));
  expect(warned).toHaveBeenCalledWith(text);
  expect(sent).toEqual([]);
});

test.each([
  ['an intern', tipoNovedad.NOVEDAD_PASANTE_ALTA],
  ['a volunteer', tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA],
])(
  '[E-7.1-06, E-5.3-09, F-3.10-06, E-1-04, E-2.2-10] the start of %s is within the period too, also if its days are dd/mm/yyyy',
  async (_, tipo) => {
    server.use(
      http.get('*/ObtenerPeriodoActivoAporteEmpresa/501/1', () =>
        HttpResponse.json({ ok: true, Datos: '05/11/2026|25/11/2026', Mensaje: null }),
      ),
    );
    const pagina = await nueva('registrable', { archivos: false, tipo });
    await pagina.pestana('Aviso de alta');
    await waitFor(() =>
      expect(pagina.campo(/^Fecha inicio de contrato/)).toHaveAccessibleDescription('Entre 05/11/2026 y 25/11/2026'),
    );
  },
);

const INCOMPLETO =
  'El servicio no devolvió completo el periodo de aporte actual. Presione Grabar para consultarlo otra vez.';
const AL_REVES =
  'El servicio devolvió el periodo de aporte actual con las fechas al revés. Presione Grabar para consultarlo otra vez.';

const NO_TIENE = 'La empresa no tiene un periodo de aporte activo.';
const dicho = (TipoMensaje: string | undefined, Descripcion = NO_TIENE) => ({ Descripcion, TipoMensaje });

test.each([
  ['half', '2026-11-01|', INCOMPLETO],
  ['reversed', '2026-11-30|2026-11-01', AL_REVES],
  ['empty', '', INCOMPLETO],
  ['empty, and the services say why', '', NO_TIENE, dicho('warning')],
  ['empty, and the services say why without a type', '', NO_TIENE, dicho(undefined)],
  [
    'half, and the services say that all went well',
    '2026-11-01|',
    `${INCOMPLETO} El servicio dice: Proceso realizado.`,
    dicho('success', 'Proceso realizado.'),
  ],
  ['empty, and the services say why of a success', '', `${INCOMPLETO} El servicio dice: ${NO_TIENE}`, dicho('success')],
  [
    'reversed, and the services say why as a text',
    '2026-11-30|2026-11-01',
    `${AL_REVES} El servicio dice: ${NO_TIENE}`,
    NO_TIENE,
  ],
  ['null', null, INCOMPLETO],
  ['unreadable', 'noviembre', INCOMPLETO],
])(
  '[F-3.10-06, E-7.4-05] [E-7.1-06, E-5.3-12, decision 14] a period that is %s is told at the date, once, and asked for again',
  async (_, Datos, motivo, Mensaje: unknown = null) => {
    let strange = true;
    server.use(
      http.get('*/ObtenerPeriodoActivoAporteEmpresa/*', () =>
        strange ? HttpResponse.json({ ok: true, Datos, Mensaje }) : undefined,
      ),
    );
    const pagina = await abrir('pendiente');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de alta');
    const fecha = () => screen.getByLabelText(/^Fecha de ingreso/).closest('.field') as HTMLElement;
    await waitFor(() => expect(fecha()).toHaveTextContent(motivo));
    await pagina.escribir(/^Cargo/, 'analista');
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() => expect(fecha().querySelector('.field-error')).toHaveTextContent(motivo));
    expect(fecha().textContent?.split(motivo)).toHaveLength(2);
    expect(toasts()).toEqual([]);
    expect(screen.getAllByText(motivo).filter((said) => said.closest('.error-summary'))).toHaveLength(1);
    expect(screen.queryByText(/Existen campos que no tienen información/)).toBeNull();
    await leido();
    strange = false;
    await pagina.user.click(pagina.boton('Grabar'));
    expect((await screen.findAllByText(DEL_PERIODO)).length).toBeGreaterThan(0);
    await pagina.user.click(pagina.boton('Grabar'));
    await question(/¿Desea guardar/);
  },
);

test('[E-7.1-06] a new notice without its date says why there is no period, not that the date is empty', async () => {
  server.use(
    http.get('*/ObtenerPeriodoActivoAporteEmpresa/*', () =>
      HttpResponse.json({ ok: true, Datos: '2026-11-01|', Mensaje: null }),
    ),
  );
  const pagina = await nueva('registrable');
  await pagina.pestana('Aviso de alta');
  const fecha = () => screen.getByLabelText(/^Fecha de ingreso/).closest('.field') as HTMLElement;
  await waitFor(() => expect(fecha()).toHaveTextContent(INCOMPLETO));
  await pagina.user.click(pagina.boton('Grabar'));
  await waitFor(() => expect(fecha().querySelector('.field-error')).toHaveTextContent(INCOMPLETO));
  expect(fecha()).not.toHaveTextContent(/no tiene información/);
  expect(toasts()).toEqual([]);
});

const otroPeriodo = (answer: () => string | undefined) =>
  server.use(
    http.get('*/ObtenerPeriodoActivoAporteEmpresa/*', () => {
      const Datos = answer();
      return Datos === undefined ? undefined : HttpResponse.json({ ok: true, Datos, Mensaje: null });
    }),
  );
const volver = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

test('[E-7.1-06, E-5.3-09] [decision 14] a form that is open when a month begins gets its period: by coming back to it', async () => {
  vi.setSystemTime(new Date('2026-11-30T23:58:00-04:00'));
  let periodo: string | undefined;
  otroPeriodo(() => periodo);
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  await screen.findAllByText(DEL_PERIODO);
  await leido();
  const asked = recordCalls('ObtenerPeriodoActivoAporteEmpresa');
  periodo = '2026-12-01|2026-12-31';
  volver();
  await leido();
  // It is the same day still.
  expect(asked).toEqual([]);
  vi.setSystemTime(new Date('2026-12-01T00:03:00-04:00'));
  volver();
  expect((await screen.findAllByText(/^Entre 01\/12\/2026 y/)).length).toBeGreaterThan(0);
  expect(asked).toHaveLength(1);
});

test('[E-7.1-06, E-5.3-09, E-8-01] [decision 14] a refusal may be about another period: it is asked for again', async () => {
  let periodo: string | undefined;
  otroPeriodo(() => periodo);
  server.use(
    http.all('*/ModificaAltaCotizante', () =>
      HttpResponse.json({ ok: false, Datos: null, Mensaje: 'La fecha de ingreso debe estar entre otras fechas.' }),
    ),
  );
  const pagina = await abrir('pendiente');
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  await screen.findAllByText(DEL_PERIODO);
  await pagina.escribir(/^Cargo/, 'analista');
  periodo = '2026-12-01|2026-12-31';
  await pagina.grabar();
  expect((await screen.findAllByText(/^Entre 01\/12\/2026 y/)).length).toBeGreaterThan(0);
  expect(pagina.campo(/^Cargo/)).toHaveValue('ANALISTA');
});
