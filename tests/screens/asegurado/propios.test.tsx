import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { session } from '#client/session.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, recordCalls } from '#support/screens.ts';
import { server, theSandbox } from '#support/services.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const fails = () => new HttpResponse('', { status: 500 });

describe('own data', () => {
  const DATOS = '/seguros/mis-datos';

  test('[F-6-02] [R-6-01] [R-1-07] [F-7.6-01] [F-3.6-02] the person, her insurance, her card and her family, asked for at the insured person’s addresses', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    const { persona } = await ejemplo('asegurado');
    await mount(DATOS, { as: 'asegurado' });
    const seguro = await region('Su seguro');
    expect(seguro.getByText('Vigente')).toBeVisible();
    expect(await seguro.findByText('TITULAR')).toBeVisible();
    expect((await region('Carnet de asegurado')).getByText(persona.NombreCompleto)).toBeVisible();
    expect((await region('Datos personales')).getByText('31/12/1985 · 40 años')).toBeVisible();
    const family = await region('Grupo familiar');
    await waitFor(() => expect(family.getAllByText('Vigente')).toHaveLength(3));
    expect(await family.findAllByText(/^(ESPOSO|HIJO)\(A\) · /)).toHaveLength(3);
    const paths = asked.filter((path) => /Pacientes\//.test(path));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !path.includes('/AsegPacientes/'))).toEqual([]);
  });

  test('[F-3.5-01] [F-3.5-02] [F-3.6-01] each of her data stands under its name', async () => {
    const seguro = {
      ...{ EstadoVigencia: 'NO VIGENTE', HistoriaClinica: 'HC-1', MatriculaTitular: 'MT-1', MatriculaBeneficiario: '' },
      ...{ FechaAfiliacion: '2001-02-03', FechaIngreso: '2002-03-04' },
      ...{ FechaBaja: '2003-04-05', FechaLimiteAtencion: '2004-05-06' },
    };
    const contacto = {
      ...{ Celular: '70011223', Telefono: '2223344', CorreoElectronico: 'elena@ejemplo.bo' },
      ...{ Zona: 'MIRAFLORES', Direccion: 'AV. SAAVEDRA', Ocupacion: 'CAJERA' },
    };
    type Paciente = { readonly BasePersonas: object; readonly SegurosPacientes: object };
    server.use(
      http.get(/Pacientes\/ObtieneXId\//, async ({ request }) => {
        const reply = await (await theSandbox()).app.fetch(request);
        const { Datos, ...rest } = (await reply.json()) as { readonly Datos: Paciente };
        const BasePersonas = { ...Datos.BasePersonas, GrupoSanguineo: 'ORH+', ...contacto };
        const SegurosPacientes = { ...Datos.SegurosPacientes, ...seguro };
        return HttpResponse.json({ ...rest, Datos: { ...Datos, BasePersonas, SegurosPacientes } });
      }),
    );
    const { persona } = await ejemplo('asegurado');
    await mount(DATOS, { as: 'asegurado' });
    const dichos = async (name: string) =>
      Object.fromEntries(
        [...(await screen.findByRole('region', { name })).querySelectorAll('.fact')].map((fact) => [
          fact.querySelector('dt')?.textContent,
          fact.querySelector('dd > span')?.textContent,
        ]),
      );
    expect(await dichos('Su seguro')).toMatchObject({
      ...{ Vigencia: 'No vigente', Matrícula: 'MT-1', 'Historia clínica': 'HC-1' },
      ...{ 'Fecha de afiliación': '03/02/2001', 'Fecha de ingreso a la empresa': '04/03/2002' },
      ...{ 'Fecha de baja': '05/04/2003', 'Atención hasta': '06/05/2004' },
    });
    expect((await region('Su seguro')).getByText('No vigente')).toHaveClass('pill-bad');
    const personales = await dichos('Datos personales');
    expect(Object.values(personales)).toEqual([
      ...[persona.NombreCompleto, expect.stringContaining(persona.NumeroDocumento)],
      ...['31/12/1985 · 40 años', 'ORH+'],
    ]);
    expect(await dichos('Contacto')).toEqual({
      ...{ Celular: '70011223', Teléfono: '2223344', 'Correo electrónico': 'elena@ejemplo.bo' },
      ...{ Zona: 'MIRAFLORES', Dirección: 'AV. SAAVEDRA', Ocupación: 'CAJERA' },
    });
  });

  test('[R-7.2-03] [R-7.2-09] her contact data are hers to change: written at once, and listed among the family’s acts', async () => {
    const { persona, db } = await ejemplo('asegurado');
    const { user, router } = await mount(DATOS, { as: 'asegurado' });
    await user.click(await screen.findByRole('button', { name: 'Cambiar los datos de contacto' }));
    const dialog = within(await screen.findByRole('dialog'));
    const mail = dialog.getByLabelText('Correo electrónico');
    await user.clear(mail);
    await user.type(mail, 'sin arroba');
    await user.click(dialog.getByRole('button', { name: 'Grabar' }));
    await waitFor(() => expect(mail).toHaveAttribute('aria-invalid', 'true'));
    expect(db.personas.get(persona.IdPersona)?.CorreoElectronico).toBe(persona.CorreoElectronico);
    await user.clear(mail);
    await user.type(mail, 'elena@ejemplo.bo');
    await user.click(dialog.getByRole('button', { name: 'Grabar' }));
    expect(await (await region('Contacto')).findByText('elena@ejemplo.bo')).toBeVisible();
    const kept = db.personas.get(persona.IdPersona);
    expect(kept).toEqual({ ...persona, CorreoElectronico: 'elena@ejemplo.bo' });
    await router.navigate('/seguros/mis-avisos');
    const acts = await region('Afiliaciones de su familia');
    expect(await acts.findByText(persona.NombreCompleto)).toBeVisible();
  });

  test('they read as a page: nothing looks like a field that cannot be filled in', async () => {
    const { persona } = await ejemplo('asegurado');
    await mount(DATOS, { as: 'asegurado' });
    const contact = await region('Contacto');
    expect(contact.getByRole('link', { name: persona.CorreoElectronico })).toHaveAttribute(
      'href',
      `mailto:${persona.CorreoElectronico}`,
    );
    expect(contact.getByRole('link', { name: persona.Celular })).toHaveAttribute('href', `tel:+591${persona.Celular}`);
    expect(document.querySelector('main .readonly, main input')).toBeNull();
  });

  test.each([
    ['Datos personales', 'Corregir un dato personal', /con su documento de identidad a la vista/],
    ['Su seguro', 'Corregir un dato de su seguro', /avise a Recursos Humanos/],
  ])('[F-9-17] [F-7.7-03] a datum of %s that is not right leads to who corrects it', async (part, title, text) => {
    const asked = recordCalls('/ParametroRegionalRecuperaXId');
    const { user } = await mount(DATOS, { as: 'asegurado' });
    await user.click((await region(part)).getByRole('button', { name: `¿No está bien? ${part}` }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getByText(text)).toBeVisible();
    const mail = await dialog.findByRole('link', { name: /@/ });
    const to = new URL(mail.getAttribute('href') ?? '');
    expect(to.protocol).toBe('mailto:');
    expect(to.pathname).toBe('seguros.lapaz@ejemplo.bo');
    expect(asked).toEqual([{ IdParametro: 8, IdRegional: session.getState().user?.id_regional }]);
    expect(to.searchParams.get('subject')).toContain('856231CME');
    expect(to.searchParams.get('body')).toContain('CÉSPEDES MUÑOZ ELENA');
    expect(dialog.getByRole('link', { name: 'Ver lo que declaró su empresa' })).toHaveAttribute(
      'href',
      '/seguros/mis-avisos',
    );
  });

  test('[F-7.7-03] a datum of each of the family that is not right leads there too, with that person in the e-mail', async () => {
    const { persona, db } = await ejemplo('asegurado');
    const own = db.pacientes.by('persona', persona.IdPersona)[0];
    const [child] = db.pacientes.by('padre', own?.IdPaciente ?? 0);
    const nombre = db.personas.get(child?.IdPersona ?? 0)?.NombreCompleto ?? '';
    const { user } = await mount(DATOS, { as: 'asegurado' });
    const family = await region('Grupo familiar');
    await waitFor(() => expect(family.getAllByRole('button', { name: /^¿No está bien\?/ })).toHaveLength(3));
    await user.click(family.getByRole('button', { name: `¿No está bien? Datos de ${nombre}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corregir un dato de su familiar' }));
    const to = new URL((await dialog.findByRole('link', { name: /@/ })).getAttribute('href') ?? '');
    expect(to.searchParams.get('body')).toContain(nombre);
    expect(dialog.queryByRole('link', { name: 'Ver lo que declaró su empresa' })).toBeNull();
  });

  test('[F-7.7-03] without the address of the officer it says where to go', async () => {
    server.use(
      http.post('*/ParametroRegionalRecuperaXId', () => HttpResponse.json({ ok: true, Datos: null, Mensaje: null })),
    );
    const { user } = await mount(DATOS, { as: 'asegurado' });
    await user.click((await region('Su seguro')).getByRole('button', { name: /^¿No está bien\?/ }));
    expect(await screen.findByText(/^Acuda a la oficina de seguros de su regional/)).toBeVisible();
  });

  test('[F-6-02] [F-7.6-01] when they cannot be read it says so, and trying again shows them', async () => {
    let broken = true;
    server.use(http.get('*/AsegPacientes/ObtieneXId/*', () => (broken ? fails() : undefined)));
    const { user } = await mount(DATOS, { as: 'asegurado' });
    const again = await screen.findAllByRole('button', { name: 'Reintentar' });
    broken = false;
    for (const button of again) await user.click(button);
    expect(await screen.findByRole('region', { name: 'Su seguro' })).toBeVisible();
  });
});

describe('own notices', () => {
  const AVISOS = '/seguros/mis-avisos';

  test('[R-7.10-05] each with its state and the way to it; under way and ended apart', async () => {
    const { user } = await mount(AVISOS, { as: 'pagos' });
    const list = await region('Avisos');
    await list.findByRole('link', { name: /^Ver aviso: PREOCUPACIONAL/ });
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2));
    await user.click(list.getByRole('button', { name: /^En trámite/ }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Registrado'),
    ]);
    await user.click(list.getByRole('button', { name: /^Terminados/ }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([expect.stringContaining('Aceptado')]);
  });

  test('[R-7.10-05] none, and none that could be read, are told apart', async () => {
    let broken = true;
    server.use(
      http.get('*/ObtieneNovedadesCaminoPorIdPersona/*', () =>
        broken ? fails() : HttpResponse.json({ ok: true, Datos: [], Mensaje: null }),
      ),
    );
    const { user } = await mount(AVISOS, { as: 'asegurado' });
    const list = await region('Avisos');
    const again = await list.findByRole('button', { name: 'Reintentar' });
    broken = false;
    await user.click(again);
    expect(await list.findByText('Ninguna empresa presentó avisos suyos.')).toBeVisible();
  });

  test('[R-7.2-09] [R-9-01] the family’s affiliations with state and observation; she changes the state of none', async () => {
    const { persona } = await ejemplo('asegurado');
    const { db } = await theSandbox();
    const holder = db.pacientes.by('persona', persona.IdPersona)[0]?.IdPaciente;
    const own = db.afiliaciones
      .all()
      .find((n) => db.pacientes.by('persona', n.IdPersona)[0]?.IdPacientePadre === holder);
    if (!own) throw new Error('The family has no affiliation');
    db.afiliaciones.put({ ...own, IdEstadoProceso: 11, Observacion: 'FALTA EL CERTIFICADO' });
    const lists = recordCalls('ObtenerNovedadesAfiliacion');
    await mount(AVISOS, { as: 'asegurado' });
    const list = await region('Afiliaciones de su familia');
    expect(await list.findByText('Observado')).toBeVisible();
    expect(lists).toEqual([
      {
        ...{ FechaDesde: '1950-01-01', FechaHasta: '2026-11-20', TipoNovedad: 0, IdEmpresa: 0, IdPersona: 0 },
        ...{ IdEstadoProceso: 0, IdRegional: 0, IdCanal: 0 },
      },
    ]);
    expect(list.getByText(/FALTA EL CERTIFICADO/)).toBeVisible();
    expect(list.queryByRole('button')).toBeNull();
  });

  test('[F-9-07] [F-3.10-03] [F-7.8-01] [F-6-02] [R-9-01] [R-7.2-02] one notice is read only, with its tracking; a stranger’s is refused and not asked for', async () => {
    const { novedad, db } = await ejemplo('asegurado');
    const mine = db.novedades.put({ ...novedad(), HaberMensual: 3500 });
    const tracking = recordCalls('/AsegSeguimiento/SeguimientoLista');
    const read = recordCalls(`/AsegPersonasNovedad/ObtenerXIdOld/${mine.IdPersonaNovedad}/0`);
    const { router } = await mount(`/seguros/mi-aviso?novedad=${mine.IdPersonaNovedad}`, { as: 'asegurado' });
    expect(await screen.findByRole('heading', { level: 1, name: 'INGRESO A LA EMPRESA' })).toBeVisible();
    const datos = await region('Datos del aviso');
    expect(await datos.findByText(mine.NumeroDocumento)).toBeVisible();
    expect(datos.getByText('Bs. 3,500.00')).toBeVisible();
    expect(read).toHaveLength(1);
    expect(document.querySelector('main .readonly, main input')).toBeNull();
    expect(await screen.findByRole('region', { name: 'Seguimiento' })).toBeVisible();
    const own = { IdTabla: mine.IdPersonaNovedad, Tabla: 'seguros_personas_novedad' };
    await waitFor(() => expect(tracking).toContainEqual(own));
    expect(screen.queryByRole('button', { name: /Grabar|Eliminar|Escribir mensaje/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Imprimir' })).toBeEnabled();
    const theirs = (await ejemplo('declarado')).novedad();
    const asked = recordCalls(`/${theirs.IdPersonaNovedad}`);
    await router.navigate(`/seguros/mi-aviso?novedad=${theirs.IdPersonaNovedad}`);
    expect(await screen.findByText('No tiene acceso.')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('home', () => {
  test('[R-7.8-01] [R-3.6-02] the appointments to come and the ones nobody came to, of the family alone', async () => {
    const { persona } = await ejemplo('asegurado');
    const { db } = await theSandbox();
    const own = db.pacientes.by('persona', persona.IdPersona)[0];
    const [any] = db.citas.all();
    if (!own || !any) throw new Error('The seed has no appointments');
    for (const cita of db.citas.all().filter((c) => c.IdPaciente === own.IdPaciente)) db.citas.remove(cita.IdCita);
    const mine = { ...any, IdPaciente: own.IdPaciente, IdEmpresa: own.IdEmpresa, IdRegional: 1, Medico: 'DRA. PRUEBA' };
    db.citas.put({ ...mine, IdCita: 1, Fecha: '2026-11-20', Hora: '16:15', IdEstado: 1 });
    db.citas.put({ ...mine, IdCita: 2, Fecha: '2026-11-10', Hora: '10:30', IdEstado: 3 });
    await mount('/system', { as: 'asegurado' });
    const card = await region('Citas y exámenes');
    expect(await card.findByText(/20\/11\/2026 16:15$/)).toBeVisible();
    expect(card.getByRole('heading', { name: 'Próximas' })).toBeVisible();
    expect(card.getByText(/10\/11\/2026 10:30$/)).toBeVisible();
    expect(card.getByRole('link', { name: /^Ver todas/ })).toHaveAttribute('href', '/seguros/reporte-citas-medicas');
  });

  test('[R-7.8-01] appointments that cannot be read leave the rest standing', async () => {
    server.use(http.post('*/ReporteCitasMedicas/', fails));
    await mount('/system', { as: 'asegurado' });
    const card = await region('Citas y exámenes');
    expect(await card.findByText('No se pudieron consultar las citas médicas.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Carnet de asegurado' })).toBeVisible();
  });
});
