import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { elegido, ofrece } from '#support/desplegables.ts';
import { mount } from '#support/mount.tsx';
import { asking, ejemplo, findToast, leido, listo, question, recordCalls, toastSays } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { dejarArchivo } from '../novedades/formulario.ts';
import { deBaja, esEntero } from './grupos.ts';
import { conAviso, dato, deListas, elegirPara, familias, nuevo } from './retirado.ts';
// A question that is not asked may only be late: loading its code takes its time.
import '#engine/declare/ResumenDialog.tsx';

const { editar: EDITAR, lista: LISTA, pestana: PESTANA, tipo: TIPO } = familias.baja;
const FUERA = 'Este dato está incompleto o excede su límite; se corrige en la caja.';

describe('choosing who died', () => {
  test.each([1, 3, 4])(
    '[R-2.4-06, R-2.4-17, R-5.3-13, F-3.11-08, F-6-04, F-7.6-03] who is no retiree is told so, and the search for holders opens again: insured type %i',
    async (IdTipoAsegurado) => {
      const { documento, db, persona } = await ejemplo('activo');
      for (const own of db.pacientes.by('persona', persona.IdPersona)) db.pacientes.put({ ...own, IdTipoAsegurado });
      const asked = recordCalls(new RegExp(`/BuscarXDocumentoIdentidad/${documento}/501/1$`));
      const { user } = await elegirPara('baja', documento);
      expect(asked).not.toEqual([]);
      const told = await question('El registro no corresponde a un asegurado pasivo.');
      await user.click(told.getByRole('button', { name: 'Aceptar' }));
      expect(await screen.findByRole('dialog', { name: 'Asegurados Pasivos' })).toBeVisible();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registro de Aviso de Baja Pasivo');
    },
  );

  test('[R-5.3-13] a worker of another company is told that she is no retiree, before her company is looked at', async () => {
    const { documento, db, persona } = await ejemplo('activo');
    for (const own of db.pacientes.by('persona', persona.IdPersona)) db.pacientes.put({ ...own, IdEmpresa: 502 });
    await elegirPara('baja', documento);
    await question('El registro no corresponde a un asegurado pasivo.');
  });

  test('[R-5.3-14, R-7.4-03, decision 12] who has another notice pending leads back to the retirees’ list', async () => {
    const { nombre, documento } = await conAviso('baja', 'registrado');
    const { user, router } = await elegirPara('baja', documento);
    const told = await question(
      `No se puede registrar la novedad para el asegurado(a) ${nombre}, porque existe otra novedad que está pendiente de concluir de fecha 17/11/2026.`,
    );
    await user.click(told.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  });

  test('[R-8-11, F-7.6-01] whose record cannot be read leads back to the list', async () => {
    const { documento } = await ejemplo('pasivoVejez');
    server.use(http.get('*/ObtieneXId/*', () => new HttpResponse('', { status: 500 })));
    const { user, router } = await elegirPara('baja', documento);
    const told = await question('No se pudo recuperar información del paciente.');
    await user.click(told.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LISTA));
  });

  test('[F-6-09] [decision 6] a retiree of another regional of the company is none of the user’s', async () => {
    const { db, persona, documento, nombre } = await ejemplo('pasivoVejez');
    for (const paciente of db.pacientes.by('persona', persona.IdPersona))
      db.pacientes.put({ ...paciente, IdDepartamento: 2 });
    await elegirPara('baja', documento);
    await question(`El asegurado(a) ${nombre} no pertenece a la empresa.`);
  });

  test('without an id there is no access', async () => {
    const { router } = await mount(EDITAR, { as: 'empresa' });
    await toastSays('No tiene acceso.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/system'));
  });
});

describe('a new deregistration', () => {
  test('[R-3.1-04, R-7.4-04, R-3.2-03, R-2.4-12, R-2.4-13, R-3.2-06, R-5.3-07, decision 34] begins with what a hospital told of', async () => {
    const pagina = await nuevo('baja', 'pasivoFallecido');
    expect(pagina.campo(/^Fecha de Baja/)).toHaveValue('16/11/2026');
    expect(pagina.campo(/^Fecha de Baja/)).toHaveAttribute('readonly');
    await leido();
    await pagina.user.click(pagina.campo(/^Fecha de Baja/));
    const day = (name: string) => screen.findByRole('button', { name });
    expect(await day('21 de noviembre de 2026')).toHaveAttribute('aria-disabled', 'true');
    expect(await day('19 de noviembre de 2026')).not.toHaveAttribute('aria-disabled', 'true');
    await pagina.user.keyboard('{Escape}');
    const { lugaresFallecimiento } = await import('#sandbox/db/referenciasMedicas.ts');
    const place = lugaresFallecimiento.find((one) => one.Id === 2)?.Descripcion ?? '?';
    await waitFor(() => expect(elegido('Lugar de fallecimiento')).toBe(place));
    await waitFor(() => expect(elegido('Ubicación de fallecimiento')).toMatch(/LA PAZ$/));
    expect(elegido('Localidad de registro')).toBe('SELECCIONE UBICACIÓN');
    expect(pagina.campo(/^Observación/)).not.toHaveAttribute('readonly');
    expect(dato('Tipo de baja')).toHaveTextContent('Baja de pasivo');
    const offered = await ofrece('Lugar de fallecimiento');
    expect(offered).toContain(place);
    expect(offered).not.toContain('DESCONOCIDO');
  });

  test.each([
    ['nothing: by her own id', false],
    ['something before: by her last notice', true],
  ])('[R-7.4-04, decision 34] a death is asked for of whom the fund was told %s', async (_, told) => {
    const { db, persona } = await ejemplo('pasivoFallecido');
    for (const one of db.novedades.by('persona', persona.IdPersona)) db.novedades.remove(one.IdPersonaNovedad);
    const { id, row } = await conAviso('transferencia', 'aceptado');
    const kept = row();
    if (!kept) throw new Error('no notice');
    if (told) db.novedades.put({ ...kept, IdPersona: persona.IdPersona });
    const asked: string[] = [];
    server.use(
      http.get('*/BuscaPacienteFallecido/:id', ({ params }) => {
        asked.push(String(params.id));
        return undefined;
      }),
    );
    await nuevo('baja', 'pasivoFallecido', { archivos: false });
    expect(asked).toEqual([String(told ? id : persona.IdPersona)]);
  });

  test('[R-7.4-04, R-2.4-12, R-2.4-13, decision 34] a look-up that fails leaves the fields to be filled in', async () => {
    server.use(http.get('*/BuscaPacienteFallecido/*', () => new HttpResponse('', { status: 500 })));
    const pagina = await nuevo('baja', 'pasivoFallecido');
    expect(pagina.campo(/^Fecha de Baja/)).toHaveValue('');
    await pagina.user.type(pagina.campo(/^Fecha de Baja/), '05112026');
    expect(pagina.campo(/^Fecha de Baja/)).toHaveValue('');
    await pagina.user.keyboard('{Escape}');
    expect(elegido('Lugar de fallecimiento')).toBe('SELECCIONE LUGAR');
  });

  test('[R-2.4-09, R-3.1-04, F-6-06, R-2.4-06, R-2.4-07, R-2.4-08, R-2.4-11, R-4.2-19, R-2.4-14] shows who died, and its buttons', async () => {
    const pagina = await nuevo('baja', 'pasivoVejez');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Registro de Aviso de Baja Pasivo');
    for (const name of ['Grabar', 'Cancelar', 'Salir']) expect(pagina.boton(name)).toBeVisible();
    for (const name of ['Editar', 'Eliminar', 'Imprimir']) pagina.sinBoton(name);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.replace(/,.*/, '').trim())).toEqual([
      ...['Datos Personales', PESTANA, 'Adjuntos'],
    ]);
    expect(dato('Tipo de baja')).toHaveTextContent('Baja de pasivo');
    expect(screen.queryByText('Fecha de declaración')).not.toBeInTheDocument();
    await pagina.pestana('Datos Personales');
    const panel = screen.getByRole('tabpanel', { name: /^Datos Personales/ });
    expect(within(panel).getByRole('group', { name: /^Fotografía.*obligatori/i })).toBeVisible();
    expect(panel.querySelectorAll(':is(input,textarea):not([readonly],[type=file],[type=hidden])')).toHaveLength(0);
    const photo = within(panel).getByRole('group', { name: /^Fotografía/ });
    const facts = ['Titular', 'Nombres'].map((name) => within(panel).getByText(name, { selector: 'dt' }));
    for (const behind of [...facts, pagina.campo('Zona')])
      expect(photo.compareDocumentPosition(behind)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(pagina.campo('Zona')).toHaveValue(pagina.persona.Zona);
    expect(dato('Nombres')).toHaveTextContent(pagina.persona.Nombres);
    expect(dato('Titular')).toHaveTextContent(pagina.nombre);
    for (const [label, text] of await deListas(pagina.persona))
      await waitFor(() => expect(pagina.campo(label), label).toHaveValue(text));
    await pagina.user.click(pagina.boton('Cancelar'));
    const lost = await question('¿Desea descartar los cambios?');
    await pagina.user.click(lost.getByRole('button', { name: 'Cancelar' }));
    await pagina.user.click(pagina.boton('Salir'));
    await pagina.user.click((await question(/cambios sin guardar/)).getByRole('button', { name: /^Salir/ }));
    await waitFor(() => expect(pagina.router.state.location.pathname).toBe(LISTA));
  });

  test('[R-2.4-13, R-5.3-11, E-5.6-05, R-5.3-04, R-5.3-05, R-5.3-06, R-5.3-10, R-4.2-19] not filled is not saved: each field says what it lacks', async () => {
    const pagina = await nuevo('baja', 'pasivoVejez', { archivos: false });
    const sent = recordCalls('/InsertarBajaPasivo');
    await pagina.pestana('Adjuntos');
    await pagina.user.click(pagina.boton('Grabar'));
    const told = await findToast(
      'Existen campos que no tienen información en el registro de novedad. Por favor, revise y vuelva a intentar.',
    );
    expect(told).toHaveClass('toast-error');
    expect(screen.getByRole('tab', { name: new RegExp(`^${PESTANA}`) })).toHaveAttribute('aria-selected', 'true');
    const listed = within(screen.getByRole('region', { name: 'Hay 6 problemas' }));
    expect(listed.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Fecha de Baja, no tiene información.',
      'Localidad de registro, no tiene información.',
      'Lugar de fallecimiento, no tiene información.',
      'Ubicación de fallecimiento, no tiene información.',
      'Por favor, realice la carga de fotografía.',
      'Por favor, realice la carga de los adjuntos solicitados.',
    ]);
    // Nor is it with the other button.
    await pagina.user.click(await listo('Grabar y declarar'));
    // While it asks, the button waits.
    await listo('Grabar y declarar');
    await leido();
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('[R-4.2-19, E-5.6-06, E-2.2-15, R-5.3-11] without its attachments it is not saved: the sentence, and their tab', async () => {
    const { persona, documento } = await ejemplo('pasivoFallecido');
    await signInAs('empresa');
    await dejarArchivo(persona.IdPersona, requisitoFotografia, TIPO);
    const pagina = await elegirPara('baja', documento);
    await screen.findByRole('tab', { name: /^Adjuntos/ });
    await pagina.pestana('Datos Personales');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Reemplazar/ })).toBeVisible());
    await pagina.pestana(PESTANA);
    await pagina.elegir('Localidad de registro', 'EL ALTO');
    const sent = recordCalls('/InsertarBajaPasivo');
    await pagina.user.click(pagina.boton('Grabar'));
    expect(await findToast('Por favor, realice la carga de los adjuntos solicitados.')).toHaveClass('toast-error');
    expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveAttribute('aria-selected', 'true');
    await pagina.user.click(await listo('Grabar y declarar'));
    // While it asks, the button waits.
    await listo('Grabar y declarar');
    await leido();
    expect(asking()).toBe(false);
    expect(sent).toEqual([]);
  });

  test('[R-2.4-11, R-4.2-19, decision 20] a photograph that is not said to be required is neither marked nor an obstacle', async () => {
    const { requisitosDe } = await import('#sandbox/db/requisitos.ts');
    const Datos = requisitosDe(TIPO).map((one) => ({ ...one, Requerido: false }));
    server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: true, Datos })));
    const pagina = await nuevo('baja', 'pasivoFallecido', { archivos: false });
    await pagina.elegir('Localidad de registro', 'EL ALTO');
    await pagina.user.click(pagina.boton('Grabar'));
    await question(/¿Desea guardar la baja/);
    expect(screen.queryByRole('group', { name: /^Fotografía.*obligatori/i, hidden: true })).toBeNull();
    expect(screen.getByRole('group', { name: /^Fotografía/, hidden: true })).toBeInTheDocument();
  });

  test.each([
    ['-16.5', '7', '', FUERA],
    ['7', '-68.1', FUERA, ''],
  ])(
    '[R-5.3-03, R-9-04] latitude %s and longitude %s are each judged by their own limits',
    async (lat, lng, enLat, enLng) => {
      const { db, persona } = await ejemplo('pasivoFallecido');
      db.personas.put({ ...persona, LatitudDireccion: lat, LongitudDireccion: lng, CorreoElectronico: 'a@b' });
      const pagina = await nuevo('baja', 'pasivoFallecido', { archivos: false });
      await pagina.pestana('Datos Personales');
      expect(pagina.campo('Correo electrónico')).toHaveAccessibleDescription(FUERA);
      expect(pagina.campo('Latitud')).toHaveAccessibleDescription(enLat);
      expect(pagina.campo('Longitud')).toHaveAccessibleDescription(enLng);
    },
  );

  test('[F-3.10-03, R-2.4-13, R-5.3-04, R-5.3-12, R-7.4-02, R-7.4-05, R-4.2-01, R-4.2-02, R-5.3-09, R-3.1-04, F-3.7-04, R-1-01] is saved whole after the question, tracked from Ninguno', async () => {
    const titular = { NombreCompletoTitular: 'ÑÁÑEZ ÓSCAR', IdPersonaTitular: 77 };
    server.use(
      http.get('*/Pacientes/ObtieneXId/*', async ({ request }) => {
        const reply = await (await theSandbox()).app.fetch(request);
        const { Datos, ...rest } = (await reply.json()) as { Datos: object };
        return HttpResponse.json({ ...rest, Datos: { ...Datos, ...titular } });
      }),
    );
    const pagina = await nuevo('baja', 'pasivoFallecido');
    const sent = recordCalls('/InsertarBajaPasivo');
    expect(dato('Nº de aviso')).toHaveTextContent('Se asigna al grabar');
    await pagina.elegir('Localidad de registro', 'EL ALTO');
    await pagina.escribir(/^Observación/, 'avisó su hija');
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.click((await question(/¿Desea guardar/)).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(asking()).toBe(false));
    await leido();
    expect(sent).toEqual([]);
    await waitFor(() => expect(pagina.boton('Grabar')).not.toHaveAttribute('aria-busy'));
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.aceptar(`¿Desea guardar la baja del pasivo(a) ${pagina.nombre}?`);
    await toastSays('El registro se insertó correctamente.');
    expect(await pagina.estado('Registrado')).toEqual(['Declarado']);
    expect(sent).toMatchObject([
      {
        BasePersonas: { IdPersona: pagina.persona.IdPersona, NumeroDocumento: pagina.persona.NumeroDocumento },
        SegurosPersonasNovedad: {
          IdTipoNovedad: TIPO,
          NumeroDocumento: '0',
          FechaNovedad: '2026-11-16',
          IdUbicacion: 102,
          IdLugarFallecimiento: 2,
          IdUbicacionFallecimiento: 101,
          ...titular,
          Observacion: 'AVISÓ SU HIJA',
        },
      },
    ]);
    esEntero(sent, deBaja);
    await waitFor(() => expect(dato('Nº de aviso')).toHaveTextContent(pagina.novedad().NumeroDocumento));
    const id = pagina.novedad().IdPersonaNovedad;
    expect(pagina.router.state.location.search).toBe(`?novedad=${id}&tipo=${TIPO}`);
    expect(await (await pagina.seguimiento()).findByText('Ninguno → Registrado')).toBeInTheDocument();
  });
});
