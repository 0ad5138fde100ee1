import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { leido, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { abrir } from './formulario.ts';

const OTRA = 'Otra persona modificó este aviso.';
const ESTADO = '/ModificarEstado';

/** Services without versions of a notice: no answer contains one. */
function sinVersion(): void {
  server.use(
    http.get('*/ObtenerXIdOld/*', async ({ request }) => {
      const real = await (await theSandbox()).app.fetch(request.clone());
      const reply = await real.json();
      delete reply.Datos.SegurosPersonasNovedad.Version;
      return HttpResponse.json(reply);
    }),
  );
}

/** Services whose version is a text, such as a row version. It is sent back unchanged. */
function versionComoTexto(): void {
  server.use(
    http.get('*/ObtenerXIdOld/*', async ({ request }) => {
      const real = await (await theSandbox()).app.fetch(request.clone());
      const reply = await real.json();
      const novedad = reply.Datos.SegurosPersonasNovedad;
      novedad.Version = `AAAAAAAAB9${novedad.Version}=`;
      return HttpResponse.json(reply);
    }),
  );
}

/** Somebody else changes the notice while it is open. */
function cambiar({ db, novedad }: Pick<Awaited<ReturnType<typeof abrir>>, 'db' | 'novedad'>): void {
  db.novedades.put({ ...novedad(), Cargo: 'OTRO CARGO', Version: novedad().Version + 1 });
}

describe.each([
  ['services with a version', () => undefined],
  ['services without one', sinVersion],
  ['services whose version is a text', versionComoTexto],
])('a notice that somebody else changed since it was shown, %s', (_, prepare) => {
  test('[E-4-20, E-4-13] is not declared: it is said, and shown as it stands now', async () => {
    prepare();
    const pagina = await abrir('pagado');
    await pagina.pestana('Aviso de alta');
    cambiar(pagina);
    const sent = recordCalls(ESTADO);
    await pagina.user.click(await screen.findByRole('button', { name: /^Declarado/ }));
    await pagina.aceptar(/Una vez declarada/);
    await pagina.aceptar(OTRA);
    await waitFor(() => expect(pagina.campo(/^Cargo/)).toHaveValue('OTRO CARGO'));
    expect(sent).toEqual([]);
    // After its current state is shown, it may be declared.
    await pagina.user.click(await screen.findByRole('button', { name: /^Declarado/ }));
    await pagina.aceptar(/Una vez declarada/);
    await pagina.estado('Declarado');
  });

  test('is not declared by sending it once more, when the first try was lost on its way', async () => {
    prepare();
    const pagina = await abrir('pagado');
    await pagina.pestana('Aviso de alta');
    const sent = recordCalls(ESTADO);
    server.use(http.post(`*${ESTADO}`, () => HttpResponse.error(), { once: true }));
    await pagina.user.click(await screen.findByRole('button', { name: /^Declarado/ }));
    await pagina.aceptar(/Una vez declarada/);
    const otraVez = await question(/Lo que envió no se guardó/);
    cambiar(pagina);
    await pagina.user.click(otraVez.getByRole('button', { name: 'Enviar otra vez' }));
    await pagina.aceptar(OTRA);
    await waitFor(() => expect(pagina.campo(/^Cargo/)).toHaveValue('OTRO CARGO'));
    expect(sent).toHaveLength(1);
    await pagina.estado('Pagado');
  });

  test('is not accepted', async () => {
    prepare();
    const pagina = await abrir('declarado', { as: 'personal' });
    cambiar(pagina);
    const sent = recordCalls('/AceptaAltaCotizante');
    await pagina.user.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await pagina.aceptar(/¿Desea aceptar el aviso/);
    await pagina.aceptar(OTRA);
    expect(sent).toEqual([]);
  });

  test('[E-8-01, E-2.2-05, E-8-07] is not observed, and what was written is there when it is tried again', async () => {
    prepare();
    const pagina = await abrir('declarado', { as: 'personal' });
    cambiar(pagina);
    const sent = recordCalls(ESTADO);
    await pagina.user.click(pagina.boton('Observar'));
    const campo = () => screen.findByLabelText(/^Observación/, { selector: 'dialog *' });
    await pagina.user.type(await campo(), 'Falta el contrato.');
    const grabar = () => pagina.user.click(screen.getByRole('button', { name: 'Grabar' }));
    await grabar();
    expect((await question(OTRA)).getByText(/el texto que escribió se conserva/)).toBeVisible();
    await pagina.aceptar(OTRA);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Observación' })).toBeNull());
    expect(sent).toEqual([]);
    await pagina.user.click(pagina.boton('Observar'));
    expect(await campo()).toHaveValue('Falta el contrato.');
    await grabar();
    await toastSays('Se observó correctamente la novedad.');
    await pagina.estado('Observado');
    expect(sent).toHaveLength(1);
  });
});

test('[E-7.1-02] a version that is a text goes back with an edit as it came', async () => {
  versionComoTexto();
  const pagina = await abrir('pendiente');
  const sent = recordCalls('/ModificaAltaCotizante');
  server.use(http.post('*/ModificaAltaCotizante', () => HttpResponse.json({ ok: true, Datos: null, Mensaje: null })));
  await pagina.user.click(pagina.boton('Editar'));
  await pagina.pestana('Aviso de alta');
  await pagina.escribir(/^Cargo/, 'cajero');
  await pagina.grabar();
  await pagina.cerrado();
  expect(sent).toMatchObject([{ SegurosPersonasNovedad: { Version: `AAAAAAAAB9${pagina.novedad().Version}=` } }]);
});

test('[E-4-18, E-4-13, R-7.10-01, E-7.4-05] nobody else: the notice is read once more and declared', async () => {
  const pagina = await abrir('pagado');
  const sent = recordCalls(ESTADO);
  await pagina.user.click(await screen.findByRole('button', { name: /^Declarado/ }));
  await pagina.aceptar(/Una vez declarada/);
  await pagina.estado('Declarado');
  // No version is sent, because the specification names none in this call (spec R 7.10).
  expect(sent).toEqual([{ IdPersonaNovedad: expect.any(Number), IdEstadoProceso: expect.any(Number) }]);
});

describe('coming back to the window of a notice whose state somebody else changed (fault 25)', () => {
  /** The employer declares it in another window, and this one is looked at again. */
  async function declarada({ db, novedad }: Pick<Awaited<ReturnType<typeof abrir>>, 'db' | 'novedad'>) {
    const { idDeEstado } = await import('#sandbox/db/tipos.ts');
    const { IdTipoNovedad, Version } = novedad();
    const IdEstadoProceso = idDeEstado(IdTipoNovedad, 'declarado');
    db.novedades.put({ ...novedad(), IdEstadoProceso, Version: Version + 1 });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }

  test('shows its current state while nobody edits it', async () => {
    const pagina = await abrir('pendiente');
    await pagina.estado('Registrado');
    await leido();
    const asked = recordCalls('/ObtenerXIdOld/');
    await declarada(pagina);
    await pagina.estado('Declarado');
    expect(asked).toHaveLength(1);
    pagina.sinBoton('Editar');
  });

  test('asks nothing while it is edited, and what was typed stays', async () => {
    const pagina = await abrir('pendiente');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.pestana('Aviso de alta');
    await pagina.escribir(/^Cargo/, 'cosmonauta');
    await leido();
    const asked = recordCalls('/ObtenerXIdOld/');
    await declarada(pagina);
    await leido();
    expect(asked).toEqual([]);
    expect(pagina.campo(/^Cargo/)).toHaveValue('COSMONAUTA');
    expect(pagina.boton('Grabar')).toBeVisible();
  });
});
