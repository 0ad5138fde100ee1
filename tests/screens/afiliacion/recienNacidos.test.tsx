import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { useContadas } from '#blocks/cuentas/cuentas.ts';
import { NACIMIENTOS } from '#blocks/cuentas/grupos.ts';
import { mount } from '#support/mount.tsx';
import { detener, ejemplo, leido, question, recordCalls, toastSays, toasts } from '#support/screens.ts';
import { server } from '#support/services.ts';

const GUARDADO = 'El registro de recién nacido se grabó correctamente.';

async function abrir() {
  const mounted = await mount('/seguros/recien-nacido-admin', { as: 'personal' });
  await screen.findByRole('heading', { level: 1, name: 'Recién nacidos' });
  return mounted;
}

/** The form of an example's (first) birth. */
async function registro(who: 'asegurado' | 'activo') {
  const [one, { user }] = [await ejemplo(who), await abrir()];
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^Registrar el .* de ${one.nombre}`) });
  if (!button) throw new Error('No birth');
  await user.click(button);
  await screen.findByLabelText(/^Nombres/);
  const dialog = within(screen.getByRole('dialog', { name: 'Registro de recién nacido' }));
  return { ...one, user, dialog };
}
const nacidos = (db: Awaited<ReturnType<typeof ejemplo>>['db'], nombres: string) =>
  db.personas.all().filter((p) => p.Nombres === nombres);

test('[F-9-03] [R-9-01] [R-7.2-10] births are searched by six values of the path, an underscore for none', async () => {
  const paths: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('ObtenerRecienNacidosSAMIPostgres')) paths.push(decodeURIComponent(pathname));
  };
  server.events.on('request:start', listen);
  onTestFinished(() => server.events.removeListener('request:start', listen));
  const { user } = await abrir();
  await screen.findAllByRole('button', { name: /^Registrar el/ });
  expect(paths.at(-1)).toMatch(/SAMIPostgres\/1\/2026-05-20\/2026-11-20\/_\/_\/_$/);
  const filter = within(screen.getByRole('form', { name: 'Filtro de nacimientos' }));
  await user.type(filter.getByLabelText('Documento de la madre'), '4777001');
  await user.click(filter.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(paths.at(-1)).toMatch(/\/4777001\/_\/_$/));
  await leido();
  await user.type(filter.getByLabelText('Nombre de la madre'), 'rosa');
  await user.type(filter.getByLabelText(/^Historia clínica/), '8812');
  await user.click(filter.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => expect(paths.at(-1)).toMatch(/\/4777001\/ROSA\/8812$/));
  await user.clear(filter.getByLabelText('Nacidos desde'));
  await user.type(filter.getByLabelText('Nacidos desde'), '31/02/2026');
  await user.click(filter.getByRole('button', { name: 'Buscar' }));
  expect(await filter.findByText('Fecha desde, es incorrecta.')).toBeVisible();
});

test('[R-7.2-11] [F-5.5-04] [R-7.2-14] a newborn of the hospital is saved with the whole notice body, and its birth is gone from the list', async () => {
  const { user, dialog, db, persona, nombre } = await registro('asegurado');
  const asked = recordCalls('GrabarRecienNacido/0');
  const listed = recordCalls('/Afiliacion/ObtenerRecienNacidos/0/2025-11-20/2026-11-20');
  // What the hospital reported stays in view while the newborn is registered.
  const [birth] = db.nacimientos.by('madre', persona.IdPersona);
  expect(dialog.getByText(birth?.CentroAtencion ?? 'none')).toBeVisible();
  expect(dialog.getByText(birth?.CertificadoNacidoVivo ?? 'none')).toBeVisible();
  expect(dialog.getByText(`ÚNICO, ${birth?.PesoGramos} g`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await waitFor(() =>
    expect(dialog.getByLabelText(/^Nombres/)).toHaveAccessibleDescription('Nombres, no tiene información.'),
  );
  expect(asked).toEqual([]);
  await user.type(dialog.getByLabelText(/^Nombres/), 'luz maría');
  // Birth day, sex and the known part of the name give the future registration number.
  expect(dialog.getByText('261111CL')).toBeVisible();
  await user.type(dialog.getByLabelText(/^Observaci/), ' certificado en trámite ');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays(GUARDADO);
  const [own] = db.pacientes.by('persona', persona.IdPersona);
  expect(asked).toEqual([
    {
      BasePersonas: {
        ...{ ApellidoPaterno: '', ApellidoMaterno: persona.ApellidoPaterno, Nombres: 'LUZ MARÍA' },
        ...{ IdTipoDocumento: 1, NumeroDocumento: '', IdNacionalidad: 1 },
        ...{ FechaNacimiento: birth?.FechaNacimiento, IdSexo: birth?.IdSexo, IdGenero: birth?.IdSexo },
      },
      SegurosPacientes: { IdPacientePadre: own?.IdPaciente },
      SegurosPersonasNovedad: { IdTipoNovedad: 90, Observacion: 'certificado en trámite' },
      RecienNacido: {
        ...{ IdRecienNacido: birth?.IdRecienNacido, IdPersonaMadre: persona.IdPersona },
        ...{ Multiplicidad: 1, IdRegional: 1 },
      },
    },
  ]);
  expect(nacidos(db, 'LUZ MARÍA')).toHaveLength(1);
  expect(await screen.findByRole('tab', { name: 'Registrados', selected: true })).toBeVisible();
  expect(await screen.findByRole('row', { name: /LUZ MARÍA/ })).toBeVisible();
  expect(listed).not.toEqual([]);
  expect(screen.queryByRole('button', { name: new RegExp(`^Registrar el .* de ${nombre}`), hidden: true })).toBeNull();
});

test('[R-7.2-11] a save that the services say nothing about is told in the portal’s words', async () => {
  const { user, dialog } = await registro('asegurado');
  server.use(http.post('*/GrabarRecienNacido/0', () => HttpResponse.json({ ok: true, Datos: '900|9001' })));
  await user.type(dialog.getByLabelText(/^Nombres/), 'luz');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays(GUARDADO);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[F-3.11-11] [R-7.2-10] twins are twins in the list and in the form, not a number of children', async () => {
  const { dialog, db, persona, nombre } = await registro('activo');
  const births = db.nacimientos.by('madre', persona.IdPersona).map(({ PesoGramos }) => `GEMELO, ${PesoGramos} g`);
  expect(births).toHaveLength(2);
  for (const text of births)
    expect(screen.getByRole('row', { name: new RegExp(`${nombre}.*${text}`), hidden: true })).toBeInTheDocument();
  expect(births).toContain(dialog.getByText(/^GEMELO, /).textContent);
});

test('[R-7.2-12] [R-7.2-11] newborns that look alike are shown for a choice, never in passing, and nothing is written', async () => {
  const { user, dialog, db } = await registro('activo');
  await user.type(dialog.getByLabelText(/^Nombres/), 'alba');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Hay recién nacidos parecidos' }));
  expect(toasts()).toEqual([]);
  expect(nacidos(db, 'ALBA')).toEqual([]);
  expect(choice.getAllByRole('radio')).toHaveLength(2);
  expect(choice.getByRole('radio', { name: /^Otro nacimiento del hospital/ })).not.toBeChecked();
  await user.click(choice.getByRole('button', { name: 'Continuar' }));
  expect(await choice.findByText('Elija con cuál continuar.')).toBeVisible();
  await user.click(choice.getByRole('button', { name: 'Volver al formulario' }));
  expect(dialog.getByLabelText(/^Nombres/)).toHaveValue('ALBA');
  expect(nacidos(db, 'ALBA')).toEqual([]);
  // They are shown again at each save, with nothing chosen.
  const [asked, flagged] = [recordCalls('GrabarRecienNacido/0'), recordCalls('GrabarRecienNacido/1')];
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const again = within(await screen.findByRole('dialog', { name: 'Hay recién nacidos parecidos' }));
  expect(again.queryByRole('radio', { checked: true })).toBeNull();
  expect([asked.length, flagged.length]).toEqual([1, 0]);
  expect(nacidos(db, 'ALBA')).toEqual([]);
});

test('[R-7.2-11] [R-7.2-12] none of them: the newborn is saved with the flag set', async () => {
  const { user, dialog, db } = await registro('activo');
  const asked = recordCalls('GrabarRecienNacido/0');
  await user.type(dialog.getByLabelText(/^Nombres/), 'alba');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Hay recién nacidos parecidos' }));
  const flagged = recordCalls('GrabarRecienNacido/1');
  await user.click(choice.getByRole('radio', { name: /^Ninguno/ }));
  await user.click(choice.getByRole('button', { name: 'Continuar' }));
  await toastSays(GUARDADO);
  // The same birth of the hospital, with the same data.
  expect(flagged).toMatchObject([{ SegurosPersonasNovedad: { IdTipoNovedad: 90 } }]);
  expect(flagged).toEqual(asked);
  expect(nacidos(db, 'ALBA')).toHaveLength(1);
});

test('[R-7.2-12] [R-7.2-11] the other birth is chosen: it is the one that is taken', async () => {
  const { user, dialog, db, persona } = await registro('activo');
  const births = () => db.nacimientos.by('madre', persona.IdPersona);
  await user.type(dialog.getByLabelText(/^Nombres/), 'alba');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Hay recién nacidos parecidos' }));
  const flagged = recordCalls('GrabarRecienNacido/1');
  await user.click(choice.getByRole('radio', { name: /^Otro nacimiento/ }));
  await user.click(choice.getByRole('button', { name: 'Continuar' }));
  await toastSays(GUARDADO);
  const taken = births().filter((b) => b.IdPersonaNovedad !== 0);
  expect(taken).toHaveLength(1);
  expect(flagged).toMatchObject([{ RecienNacido: { IdRecienNacido: taken[0]?.IdRecienNacido } }]);
});

test('[R-7.2-12] [R-5.8-01] the other birth is gone when it is chosen: nothing is sent, and the list is loaded again', async () => {
  const { user, dialog, db, persona } = await registro('activo');
  await user.type(dialog.getByLabelText(/^Nombres/), 'alba');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Hay recién nacidos parecidos' }));
  // Somebody else registers both twins meanwhile.
  for (const birth of db.nacimientos.by('madre', persona.IdPersona))
    db.nacimientos.put({ ...birth, IdPersonaNovedad: 900_999 });
  const [sent, lists] = [recordCalls('GrabarRecienNacido/'), recordCalls(/SAMIPostgres\/1\/2026-05-20/)];
  await user.click(choice.getByRole('radio', { name: /^Otro nacimiento/ }));
  await user.click(choice.getByRole('button', { name: 'Continuar' }));
  expect(await choice.findByText(/^Ese nacimiento ya no se puede registrar/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(nacidos(db, 'ALBA')).toEqual([]);
  await waitFor(() => expect(lists).toHaveLength(1));
});

test('the birth that was taken is the one that no longer counts as waiting', async () => {
  const { user, dialog, db, persona } = await registro('activo');
  const contadas = () => renderHook(() => useContadas([NACIMIENTOS])).result.current?.map(({ id }) => id);
  const births = db.nacimientos.by('madre', persona.IdPersona).map((b) => b.IdRecienNacido);
  expect(contadas()).toEqual(expect.arrayContaining(births));
  await user.type(dialog.getByLabelText(/^Nombres/), 'alba');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Hay recién nacidos parecidos' }));
  // The list that is loaded after the save would correct the count, so its answer is held.
  const soltar = detener(/SAMIPostgres\/1\/2026-05-20/);
  await user.click(choice.getByRole('radio', { name: /^Otro nacimiento/ }));
  await user.click(choice.getByRole('button', { name: 'Continuar' }));
  await toastSays(GUARDADO);
  const taken = births.filter((id) => db.nacimientos.get(id)?.IdPersonaNovedad !== 0);
  expect(taken).toHaveLength(1);
  const left = births.filter((id) => !taken.includes(id));
  expect(contadas()?.filter((id) => births.includes(id))).toEqual(left);
  soltar();
});

test('[R-7.2-11] [R-7.2-12] words of the services that are no list are told in the form', async () => {
  const { user, dialog } = await registro('asegurado');
  server.use(
    http.post('*/GrabarRecienNacido/0', () =>
      HttpResponse.json({
        ok: true,
        Datos: null,
        Mensaje: { Descripcion: 'Complete el certificado.', TipoMensaje: 'warning', IdMensaje: '', TieneMensaje: true },
      }),
    ),
  );
  await user.type(dialog.getByLabelText(/^Nombres/), 'luz');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  expect(await dialog.findByText('Complete el certificado.')).toBeVisible();
  expect(toasts()).toEqual([]);
});

test('[R-5.8-01] [R-5.8-02] [R-7.2-11] [F-3.11-05] [F-3.11-06] [F-3.11-08] [F-3.11-11] [F-5.5-04] [F-6-04] [R-3.2-06] outside the fund: the session regional and the kind of birth go along, two sexes, no unknown nationality', async () => {
  const { documento, nombre, persona, db } = await ejemplo('asegurado');
  // Of any role: the mother need not be a holder.
  const searched = recordCalls(`/Pacientes/BuscarXDocumentoIdentidad/${documento}/0`);
  const { user } = await abrir();
  await user.click(screen.getByRole('button', { name: 'Nacimiento fuera de la caja' }));
  const search = within(await screen.findByRole('dialog', { name: 'Buscar a la madre o al titular' }));
  await user.type(search.getByLabelText(/^Número de documento/), documento);
  await user.click(search.getByRole('button', { name: 'Buscar' }));
  await search.findByRole('checkbox', { name: `Seleccionar a ${nombre}`, checked: true });
  expect(searched).toHaveLength(1);
  await user.click(search.getByRole('button', { name: 'Aceptar' }));
  const sexo = await screen.findByLabelText(/^Sexo/);
  const dialog = within(screen.getByRole('dialog', { name: 'Registro de recién nacido fuera de la caja' }));
  expect(
    within(sexo)
      .getAllByRole('option')
      .map((o) => o.textContent),
  ).toEqual(['Elija una opción', 'MASCULINO', 'FEMENINO']);
  const nacionalidad = dialog.getByLabelText(/^Nacionalidad/);
  await waitFor(() => expect(within(nacionalidad).getAllByRole('option').length).toBeGreaterThan(2));
  expect(within(nacionalidad).queryByRole('option', { name: /DESCONOCID/ })).toBeNull();
  await user.type(dialog.getByLabelText(/^Apellido paterno/), 'Rojas');
  await user.type(dialog.getByLabelText(/^Nombres/), 'Teo');
  await user.type(dialog.getByLabelText(/^Fecha de nacimiento/), '01/11/2026');
  // A girl's month has 50 more.
  await user.selectOptions(sexo, '2');
  expect(await dialog.findByText('266101RT')).toBeVisible();
  await user.selectOptions(sexo, '1');
  expect(await dialog.findByText('261101RT')).toBeVisible();
  // The kind of birth is one of the list, and not how many were born.
  const parto = dialog.getByLabelText(/^Tipo de nacimiento/);
  expect(parto).toHaveDisplayValue('ÚNICO');
  expect(
    within(parto)
      .getAllByRole('option')
      .map((o) => o.textContent),
  ).toEqual([
    ...['DESCONOCIDO', 'ÚNICO', 'GEMELO', 'MELLIZO', 'TRILLIZO'],
    ...['CUATRILLIZO', 'QUINTILLIZO', 'SEXTILLIZO', 'SEPTILLIZO', 'OCTILLIZO'],
  ]);
  await user.selectOptions(parto, 'MELLIZO');
  const asked = recordCalls('GrabarRecienNacido/0');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays(GUARDADO);
  expect(asked).toMatchObject([
    {
      BasePersonas: {
        ...{ ApellidoPaterno: 'ROJAS', Nombres: 'TEO', FechaNacimiento: '2026-11-01' },
        ...{ IdSexo: 1, IdGenero: 1, IdNacionalidad: 1, IdTipoDocumento: 1 },
      },
      SegurosPacientes: { IdPacientePadre: db.pacientes.by('persona', persona.IdPersona)[0]?.IdPaciente },
      SegurosPersonasNovedad: { IdTipoNovedad: 91 },
      // Who was looked for is the mother.
      RecienNacido: { IdRecienNacido: 0, IdPersonaMadre: persona.IdPersona, IdRegional: 1, Multiplicidad: 3 },
    },
  ]);
  expect(nacidos(db, 'TEO')).toMatchObject([{ FechaNacimiento: '2026-11-01', IdSexo: 1 }]);
});

test('[F-8-18] [R-7.2-13] [R-7.2-14] [R-7.2-11] a registration is concluded, once it is confirmed', async () => {
  const { user, dialog, db } = await registro('asegurado');
  await user.type(dialog.getByLabelText(/^Nombres/), 'luz maría');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const row = await screen.findByRole('row', { name: /LUZ MARÍA.*Registrado/ });
  const asked = recordCalls('ConcluirRegistroRecienNacido/1');
  await user.click(within(row).getByRole('button', { name: /^Concluir el registro/ }));
  const asking = await question(/¿Está seguro de concluir el registro de recién nacido de .*LUZ MARÍA\?/);
  expect(asked).toEqual([]);
  await user.click(asking.getByRole('button', { name: 'Aceptar' }));
  await toastSays('El registro de recién nacido se concluyó correctamente.');
  expect(asked).toHaveLength(1);
  expect(await screen.findByRole('row', { name: /LUZ MARÍA.*Concluido/ })).toBeVisible();
  expect(nacidos(db, 'LUZ MARÍA')).toHaveLength(1);
});

test('[R-7.2-10] a failed list is shown in its place, with the way to try again', async () => {
  server.use(
    http.get('*/ObtenerRecienNacidosSAMIPostgres/*', () => new HttpResponse('', { status: 500 }), { once: true }),
  );
  const { user } = await abrir();
  const [retry] = await screen.findAllByRole('button', { name: 'Reintentar' });
  if (retry) await user.click(retry);
  expect((await screen.findAllByRole('button', { name: /^Registrar el/ })).length).toBeGreaterThan(0);
});

test('[R-7.2-12] [R-7.2-11] services that list the similar newborns in a refusal: they are shown for a choice all the same', async () => {
  const { user, dialog, db } = await registro('activo');
  const parecido = { IdRecienNacido: 0, IdPersona: 77, NombreCompleto: 'MAMANI SOL', FechaNacimiento: '15/11/2026' };
  const otro = { ...parecido, IdPersona: 78, NombreCompleto: 'MAMANI LUNA' };
  server.use(
    http.post('*/GrabarRecienNacido/0', () =>
      HttpResponse.json({
        ok: false,
        Datos: null,
        Mensaje: { Descripcion: JSON.stringify([parecido, otro]), TipoMensaje: 'warning', TieneMensaje: true },
      }),
    ),
  );
  await user.type(dialog.getByLabelText(/^Nombres/), 'alba');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  const choice = within(await screen.findByRole('dialog', { name: 'Hay recién nacidos parecidos' }));
  expect(choice.getByRole('radio', { name: /^MAMANI SOL, 15\/11\/2026/ })).toBeVisible();
  expect(choice.getByRole('radio', { name: /^MAMANI LUNA, 15\/11\/2026/ })).toBeVisible();
  expect(choice.getAllByRole('radio')).toHaveLength(3);
  expect(toasts()).toEqual([]);
  expect(nacidos(db, 'ALBA')).toEqual([]);
  await user.click(choice.getByRole('radio', { name: /^Ninguno/ }));
  await user.click(choice.getByRole('button', { name: 'Continuar' }));
  await toastSays(GUARDADO);
  expect(nacidos(db, 'ALBA')).toHaveLength(1);
});

test('[R-7.2-11] [R-7.2-12] a refusal without such a list is told in the form', async () => {
  const { user, dialog } = await registro('asegurado');
  server.use(
    http.post('*/GrabarRecienNacido/0', () =>
      HttpResponse.json({
        ok: false,
        Datos: null,
        Mensaje: { Descripcion: 'El nacimiento ya fue registrado.', TipoMensaje: 'warning', TieneMensaje: true },
      }),
    ),
  );
  await user.type(dialog.getByLabelText(/^Nombres/), 'luz');
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  expect(await dialog.findByText('El nacimiento ya fue registrado.')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Hay recién nacidos parecidos' })).toBeNull();
});
