import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { chooseContext, session } from '#client/session.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { browser, localKeys } from '#lib/storage.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { fixDate } from '#support/clock.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, findToast, question, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { EDITAR, elegirPersona, empezar } from './formulario.ts';

const REGIONAL = 'Confirmar la regional donde se registrará la novedad';

/** Chooses a person for a new notice and closes the message that says why not. Then the list is shown. */
async function rechazada(who: Ejemplo, text: (name: string) => string): Promise<void> {
  const { nombre, documento } = await ejemplo(who);
  const pagina = await empezar();
  await elegirPersona(pagina, documento);
  const told = await question(text(nombre));
  await pagina.user.click(told.getByRole('button', { name: 'Aceptar' }));
  await screen.findByRole('heading', { level: 1, name: 'Avisos de alta' });
  expect(pagina.router.state.location.pathname).toBe('/seguros/aviso-alta-admin');
}

describe('which notice the form opens', () => {
  test('[E-2-04, R-2.3-03] without an id there is no access: a warning, and the login, which leads home', async () => {
    const { router } = await mount(EDITAR, { as: 'empresa' });
    const led: (string | undefined)[] = [];
    router.subscribe(({ navigation }) => led.push(navigation.location?.pathname));
    expect(await findToast('No tiene acceso.')).toHaveClass('toast-warning');
    await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
    expect(led).toContain('/auth');
    expect(session.getState().status).toBe('authenticated');
  });

  test('[E-2-03, decision 57] the address wins over what another tab stored', async () => {
    const { novedad, nombre } = await ejemplo('observado');
    const other = await ejemplo('declarado');
    await signInAs('empresa');
    browser.write(localKeys.IdPersonaNovedad, String(other.novedad().IdPersonaNovedad));
    browser.write(localKeys.IdTipoNovedadPadre, '1');
    await mount(`${EDITAR}?novedad=${novedad().IdPersonaNovedad}&tipo=1`);
    expect(await screen.findByText(new RegExp(`^${nombre} ·`))).toBeVisible();
  });

  test('[E-2-03, R-2.3-02] without an address the stored ids say which', async () => {
    const { novedad, nombre } = await ejemplo('observado');
    await signInAs('empresa');
    browser.write(localKeys.IdPersonaNovedad, String(novedad().IdPersonaNovedad));
    browser.write(localKeys.IdTipoNovedadPadre, '1');
    await mount(EDITAR);
    expect(await screen.findByText(new RegExp(`^${nombre} ·`))).toBeVisible();
  });

  test('[E-2-03, E-1-04, E-2.2-01] the stored type says which form, of an intern as of a worker', async () => {
    await signInAs('empresa');
    browser.write(localKeys.IdPersonaNovedad, '0');
    browser.write(localKeys.IdTipoNovedadPadre, String(tipoNovedad.NOVEDAD_PASANTE_ALTA));
    await mount(EDITAR);
    await waitFor(() => expect(document.querySelector('h1')).toHaveTextContent('Registro de Alta de pasante'));
  });

  test('[F-6-09, E-6-02, E-1-01, decision 57] a notice of another company is refused by the services', async () => {
    const { db } = await ejemplo('pendiente');
    const foreign = db.novedades.all().find((n) => n.IdEmpresa !== 501 && n.IdTipoNovedad === 2);
    await mount(`${EDITAR}?novedad=${foreign?.IdPersonaNovedad}&tipo=1`, { as: 'empresa' });
    expect(await screen.findByText('No tiene acceso.')).toBeVisible();
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });
});

describe('regional confirmation', () => {
  test('[E-2.2-16, E-2.2-17, E-2.4-08, E-2.6-07, E-9-01, F-8-18, E-2.2-18, F-3.11-03] of a new form it names the regional; Cancelar goes back to the list', async () => {
    const { user, router } = await mount(`${EDITAR}?novedad=0&tipo=1`, { as: 'empresa' });
    const dialog = await screen.findByRole('dialog', { name: REGIONAL });
    expect(dialog).toHaveTextContent('La Paz');
    expect(within(dialog).getByRole('button', { name: 'Aceptar' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/seguros/aviso-alta-admin'));
  });

  test('[E-2.2-18] comes half a second after the new form, not sooner', async () => {
    // Opened once before, so nothing is left to load while the timers stand still.
    const { router } = await mount(`${EDITAR}?novedad=0&tipo=1`, { as: 'empresa' });
    await screen.findByRole('dialog', { name: REGIONAL });
    await act(() => router.navigate('/ayuda'));
    await screen.findByRole('heading', { level: 1, name: 'Ayuda' });
    fixDate('setTimeout', 'clearTimeout');
    await act(() => router.navigate(`${EDITAR}?novedad=0&tipo=1`));
    await expect.poll(() => screen.queryByRole('heading', { name: 'Registro de Alta de cotizante' })).not.toBeNull();
    act(() => vi.advanceTimersByTime(499));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('dialog', { name: REGIONAL })).toBeVisible();
  });

  test('[E-2.2-16, H1, E-2.2-17, E-2.2-18] the focus is on Aceptar, so Enter confirms and the search opens', async () => {
    await signInAs('empresa');
    const { user } = await mount(`${EDITAR}?novedad=0&tipo=1`);
    const dialog = await screen.findByRole('dialog', { name: REGIONAL });
    expect(within(dialog).getByRole('button', { name: 'Aceptar' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Buscar asegurado(a)' });
    await waitFor(() => expect(screen.getByLabelText(/^Número de documento/)).toHaveFocus());
  });

  test('[F-3.11-04, decision 66, E-9-01, E-2.2-16, F-3.11-03, E-2.2-17] an id that is no regional shows Ninguno. and cannot be confirmed', async () => {
    await signInAs('empresa');
    const { token, user, empresa } = session.getState();
    if (user) chooseContext(token, { ...user, id_regional: 10 }, empresa);
    await mount(`${EDITAR}?novedad=0&tipo=1`);
    const dialog = await screen.findByRole('dialog', { name: REGIONAL });
    expect(dialog).toHaveTextContent('Ninguno.');
    expect(within(dialog).getByRole('button', { name: 'Aceptar' })).toBeDisabled();
  });
});

describe('a person who cannot be registered: a sentence, then the list', () => {
  test('[E-4-47, E-5.7-07, E-5.7-14, E-9-02] under 18', () =>
    rechazada(
      'menor',
      (name) => `No se puede registrar la novedad para el asegurado(a) ${name}, porque es menor de edad.`,
    ));

  test('[E-4-48, E-5.7-04, E-5.7-06, E-5.7-14, E-7.1-05] with an unfinished notice, by its date', () =>
    rechazada(
      'pendiente',
      (name) =>
        `No se puede registrar la novedad para el asegurado(a) ${name}, porque existe otra novedad que está pendiente de concluir de fecha 17/11/2026.`,
    ));

  test('[E-5.7-06, decision 1, E-4-48, E-5.7-04, E-5.7-14, E-7.1-05] a pending answer that is no date blocks without one', async () => {
    server.use(
      http.get('*/VerificaNovedadesInconclusas/*', () => HttpResponse.json({ ok: true, Datos: 'EN TRAMITE' })),
    );
    await rechazada(
      'registrable',
      (name) =>
        `No se puede registrar la novedad para el asegurado(a) ${name}, porque existe otra novedad que está pendiente de concluir.`,
    );
  });

  test.each(['activo', 'activoEnOtra'] as const)(
    '[E-4-49, E-5.7-08, E-5.7-14, decision 6, E-7.1-11] still at work: %s',
    (who) =>
      rechazada(
        who,
        (name) =>
          `No se pudo registrar el aviso de alta del asegurado(a) ${name}, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.`,
      ),
  );

  test.each([
    ['null', () => HttpResponse.json({ ok: true, Datos: null })],
    ['an error', () => new HttpResponse('', { status: 500 })],
  ])('[E-5.7-12, E-5.7-14] whose record is %s', async (_name, answer) => {
    server.use(http.get('*/Pacientes/ObtieneXId/*', answer));
    await rechazada(
      'registrable',
      () => 'No se pudieron recuperar datos del asegurado(a). Vuelva a intentarlo más tarde.',
    );
  });

  test('[R-8-02, decision 1, E-4-48, E-5.7-06, E-2.2-16, E-7.1-05, E-7.5-03] a check that fails lets nobody through; the search stands open again', async () => {
    server.use(http.get('*/VerificaNovedadesInconclusas/*', () => new HttpResponse('', { status: 500 })));
    const { documento } = await ejemplo('registrable');
    const pagina = await empezar();
    await elegirPersona(pagina, documento);
    await toastSays('Ha ocurrido un error técnico. Pedimos disculpas.');
    await screen.findByRole('dialog', { name: 'Buscar asegurado(a)' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('the form opens', () => {
  test('[E-2.2-16, E-2.2-10, H4] for a complete person on the notice, in its first empty field; title and heading say so', async () => {
    const { documento, nombre } = await ejemplo('registrable');
    const pagina = await empezar();
    const antes = document.title;
    await elegirPersona(pagina, documento);
    await screen.findByRole('tab', { name: /^Aviso de alta/, selected: true });
    expect(document.activeElement).toBe(pagina.campo(/^Fecha de ingreso/));
    expect(document.title).toMatch(/^Aviso de alta: registro en curso - /);
    expect(document.title).not.toBe(antes);
    expect(screen.getByText(`Se abrió el formulario de ${nombre}.`)).toHaveRole('status');
    expect(screen.getByText(new RegExp(`^${nombre} ·`))).toBeVisible();
  });

  test('[E-2.2-08] [H4] for an incomplete person on her data, in the first empty field there', async () => {
    const { documento } = await ejemplo('registrableSinDatos');
    const pagina = await empezar();
    await elegirPersona(pagina, documento);
    await screen.findByRole('tab', { name: /^Datos Personales/, selected: true });
    expect(document.activeElement).toBe(pagina.campo(/^Zona/));
  });

  test('[F-2.6-02] [F-2.6-03] [F-2.6-10] [F-4.2-04] [F-6-08] [R-6-03] [E-2.2-16] [F-2.6-01] [H3] who is not found goes on to her identity with the number and complement that were typed; the birth date is next', async () => {
    const { user } = await empezar();
    const search = within(await screen.findByRole('dialog', { name: 'Buscar asegurado(a)' }));
    await user.type(search.getByLabelText(/^Número de documento/), '99887766');
    await user.type(search.getByLabelText(/^Complemento/), '1b{Enter}');
    await user.click(await search.findByRole('button', { name: 'Registrar una persona nueva' }));
    const identity = within(await screen.findByRole('dialog', { name: 'Buscar Persona (SEGIP)' }));
    expect(identity.getByLabelText(/^Número de documento/)).toHaveValue('99887766');
    expect(identity.getByLabelText(/^Complemento/)).toHaveValue('1B');
    expect(identity.getByLabelText(/^Nombres/)).toHaveValue('');
    await waitFor(() => expect(identity.getByLabelText(/^Fecha de nacimiento/)).toHaveFocus());
    await user.type(identity.getByLabelText(/^Fecha de nacimiento/), '03/02/1990');
    await user.type(identity.getByLabelText(/^Apellido paterno/), 'zárate');
    await user.type(identity.getByLabelText(/^Nombres/), 'ana');
    await user.click(identity.getByRole('button', { name: 'Buscar' }));
    expect(await identity.findByRole('button', { name: 'Registrar a la persona' })).toBeVisible();
    // Not for companies, whatever the services answer.
    const persona = { IdPersona: 0, NombreCompleto: 'ZÁRATE ANA', ObservacionCaja: '<p>No vigente</p>' };
    server.use(
      http.post('*/BuscarPersonaYObservacion', () => HttpResponse.json({ ok: true, Datos: { Personas: [persona] } })),
    );
    await user.click(identity.getByRole('button', { name: 'Buscar' }));
    expect(await identity.findByRole('checkbox', { name: 'Seleccionar a ZÁRATE ANA' })).toBeChecked();
    expect(identity.queryByRole('region', { name: 'Validación con la BDPA' })).toBeNull();
  });
});
