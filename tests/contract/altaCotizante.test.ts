import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { novedadForm } from '#contract/entities/novedad.ts';
import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { altaCotizante, ordenPago, pacientes, personasEmpresa, personasNovedad } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import {
  altaForm,
  aviso,
  banco,
  type Caller,
  openFund,
  pair,
  persona,
  signIn,
  upload,
  uploadRequired,
} from './fund.ts';

async function employer(who: Ejemplo = 'registrable') {
  const fund = openFund();
  const empresa = await signIn(fund, 'empresa');
  return { fund, empresa, id: persona(fund, who) };
}
const insertar = (who: Caller, body: z.infer<typeof novedadForm>) => who.call(altaCotizante.insertar, { body });

test('[E-7.1-01] [E-4-01] [E-4-03] an insert answers person and notice, and the notice is Registrado', async () => {
  const { fund, empresa, id } = await employer();
  await uploadRequired(empresa, id);
  const reply = await insertar(empresa, await altaForm(empresa, id));
  expect(reply).toMatchObject({ status: 200, ok: true });
  expect(reply.Datos).toMatch(/^\d+\|\d+$/);
  const { idPersona, idPersonaNovedad } = pair(reply);
  expect(idPersona).toBe(id);
  expect(fund.db.novedades.get(idPersonaNovedad)).toMatchObject({
    IdEstadoProceso: 1,
    IdCanal: 1,
    IdEmpresa: banco,
    IdRegional: 1,
    NumeroDocumento: expect.stringMatching(/^2026-\d{5}$/),
  });
});

test('[E-1-07] [E-1-01] [E-2.2-14] [E-4-01] company, regional, channel, state, payment and identity never come from the body', async () => {
  const { fund, empresa, id } = await employer();
  await uploadRequired(empresa, id);
  const form = await altaForm(empresa, id, {
    persona: { Nombres: 'OTRA', NumeroDocumento: '1', FechaNacimiento: '1950-01-01', Zona: 'NUEVA ZONA' },
    novedad: { IdEmpresa: 502, IdRegional: 3, IdCanal: 2, IdEstadoProceso: 3, Pagado: true, NumeroDocumento: 'X' },
  });
  const { idPersonaNovedad } = pair(await insertar(empresa, form));
  expect(fund.db.novedades.get(idPersonaNovedad)).toMatchObject({
    IdEmpresa: banco,
    IdRegional: 1,
    IdCanal: 1,
    IdEstadoProceso: 1,
    Pagado: false,
  });
  expect(fund.db.personas.get(id)).toMatchObject({ Nombres: 'ROSA', NumeroDocumento: '6843217', Zona: 'NUEVA ZONA' });
});

test('an insert gives who has no insured record one, with the registration number', async () => {
  const { fund, empresa, id } = await employer();
  expect(fund.db.pacientes.by('persona', id)).toEqual([]);
  await uploadRequired(empresa, id);
  await insertar(empresa, await altaForm(empresa, id));
  expect(fund.db.pacientes.by('persona', id)).toMatchObject([{ MatriculaTitular: '945512ACR' }]);
});

test('a person the fund does not know is created with the notice; the same document twice is refused', async () => {
  const { fund, empresa, id } = await employer();
  const form = await altaForm(empresa, id, {
    persona: {
      IdPersona: 0,
      NumeroDocumento: '99887766',
      ApellidoPaterno: ' ÑAHUI ',
      ApellidoMaterno: '',
      Nombres: 'ZOILA',
    },
  });
  await uploadRequired(empresa, 0);
  const { idPersona } = pair(await insertar(empresa, form));
  expect(fund.db.personas.get(idPersona)).toMatchObject({ NombreCompleto: 'ÑAHUI ZOILA', NumeroDocumento: '99887766' });
  await uploadRequired(empresa, 0);
  expect(await insertar(empresa, form)).toMatchObject({
    ok: false,
    text: 'Ya existe una persona registrada con ese documento de identidad.',
  });
});

test.each([
  ['ApellidoPaterno', 'Apellido paterno'],
  ['ApellidoMaterno', 'Apellido materno'],
])('somebody new has no %s of more than 50 characters', async (name, label) => {
  const { empresa, id } = await employer();
  const nueva = (surname: string) =>
    altaForm(empresa, id, { persona: { IdPersona: 0, NumeroDocumento: '99887766', [name]: surname } });
  await uploadRequired(empresa, 0);
  expect(await insertar(empresa, await nueva('X'.repeat(51)))).toMatchObject({
    ok: false,
    text: `${label} debe tener como máximo 50 caracteres.`,
  });
  expect(await insertar(empresa, await nueva('X'.repeat(50)))).toMatchObject({ ok: true });
});

test('[E-7.1-01] sent twice, a registration is saved once', async () => {
  const { fund, empresa, id } = await employer();
  await uploadRequired(empresa, id);
  const form = await altaForm(empresa, id);
  const replies = await Promise.all([insertar(empresa, form), insertar(empresa, form)]);
  // At the same moment: the one that arrives first is saved.
  expect(replies.map((r) => r.ok).sort()).toEqual([false, true]);
  expect(fund.db.novedades.by('persona', id)).toHaveLength(1);
});

test.each([
  [
    '[E-4-48] [E-5.7-04] an unfinished notice',
    'pendiente',
    'No se puede registrar la novedad para el asegurado(a) SUÁREZ ROCA DIEGO, porque existe otra novedad que está pendiente de concluir de fecha 17/11/2026.',
  ],
  [
    '[E-4-47] [E-5.7-07] [E-9-02] a person under 18',
    'menor',
    'No se puede registrar la novedad para el asegurado(a) CONDORI FLORES ANA LUCÍA, porque es menor de edad.',
  ],
  [
    '[E-4-49] [E-5.7-08] a person still active in the company',
    'activo',
    'No se pudo registrar el aviso de alta del asegurado(a) MAMANI QUISPE BEATRIZ, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
  ],
  [
    '[E-4-49] [E-5.7-08] a person still active in another company',
    'activoEnOtra',
    'No se pudo registrar el aviso de alta del asegurado(a) ÑÁÑEZ ÓSCAR, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
  ],
] as const)('%s blocks a registration', async (_, who, text) => {
  const { fund, empresa, id } = await employer(who);
  await uploadRequired(empresa, id);
  const before = fund.db.novedades.size;
  expect(await insertar(empresa, await altaForm(empresa, id))).toMatchObject({ ok: false, text, tipo: 'warning' });
  expect(fund.db.novedades.size).toBe(before);
});

test('[E-4-47] [E-9-02] eighteen years are counted on the entry date', async () => {
  const { fund, empresa, id } = await employer();
  await uploadRequired(empresa, id);
  const entering = async (birth: string) => {
    const kept = fund.db.personas.get(id);
    if (kept) fund.db.personas.put({ ...kept, FechaNacimiento: birth });
    return insertar(empresa, await altaForm(empresa, id, { novedad: { FechaNovedad: '2026-11-05' } }));
  };
  expect((await entering('2008-11-06')).ok).toBe(false);
  expect((await entering('2008-11-05')).ok).toBe(true);
});

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('[E-5.3-12] an entry on %s lies within the contribution period: %s', async (FechaNovedad, ok) => {
  const { empresa, id } = await employer();
  await uploadRequired(empresa, id);
  const reply = await insertar(empresa, await altaForm(empresa, id, { novedad: { FechaNovedad } }));
  expect(reply.ok).toBe(ok);
  if (!ok)
    expect(reply.text).toBe(
      'La fecha de ingreso debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.',
    );
});

const periodo = (label: string) =>
  `La ${label} debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.`;
test.each([
  [tipo.PASANTE_INGRESO_EMPRESA, '2026-12-01', periodo('fecha de inicio de contrato')],
  [tipo.VOLUNTARIADO_INGRESO_EMPRESA, '2026-10-31', periodo('fecha de inicio de contrato')],
  [tipo.PASANTE_FUSION_EMPRESA, '2026-11-21', 'La fecha de inicio de contrato no puede ser posterior a hoy.'],
  [tipo.COTIZANTE_FUSION_EMPRESA, '2026-11-21', 'La fecha de ingreso no puede ser posterior a hoy.'],
] as const)(
  '[E-5.3-12] type %s on %s is refused with the label of its date',
  async (IdTipoNovedad, FechaNovedad, text) => {
    const { empresa, id } = await employer();
    await uploadRequired(empresa, id, IdTipoNovedad);
    const novedad = { IdTipoNovedad, FechaNovedad, FechaFinNovedad: '2027-05-01' };
    expect(await insertar(empresa, await altaForm(empresa, id, { novedad }))).toMatchObject({ ok: false, text });
  },
);

test.each([
  [tipo.COTIZANTE_REINGRESO, 'reingreso', '2025-03-02', true],
  [tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL, 'reingreso', '2025-03-02', true],
  [tipo.COTIZANTE_FUSION_EMPRESA, 'registrable', '2025-03-02', true],
  [tipo.COTIZANTE_FUSION_EMPRESA, 'registrable', '2026-11-21', false],
  [tipo.COTIZANTE_REINGRESO, 'registrable', '2025-03-02', false],
  [tipo.COTIZANTE_CAMBIO_RAZON_SOCIAL, 'registrable', '2025-03-02', false],
] as const)(
  '[E-5.3-13] [E-5.7-01] [decision 6] type %s of %s on %s: %s',
  async (IdTipoNovedad, who, FechaNovedad, ok) => {
    const { empresa, id } = await employer(who);
    await uploadRequired(empresa, id, IdTipoNovedad);
    const reply = await insertar(empresa, await altaForm(empresa, id, { novedad: { IdTipoNovedad, FechaNovedad } }));
    expect(reply.ok, reply.text).toBe(ok);
  },
);

test.each([
  ['[E-5.3-01] a parent for a type', {}, { IdTipoNovedad: 1 }, 'Tipo alta, no tiene información.'],
  ['[E-5.3-01] a type of another family', {}, { IdTipoNovedad: 33 }, 'Tipo alta, no tiene información.'],
  ['[E-5.3-02] no date', {}, { FechaNovedad: '' }, 'Fecha de ingreso, no tiene información.'],
  [
    '[E-5.3-02] the date that means none',
    {},
    { FechaNovedad: '1900-01-01' },
    'Fecha de ingreso, no tiene información.',
  ],
  ['[E-5.3-03] no position', {}, { Cargo: ' ' }, 'Cargo, no tiene información.'],
  ['[E-5.3-03] a long position', {}, { Cargo: 'X'.repeat(101) }, 'Cargo debe tener como máximo 100 caracteres.'],
  ['[E-5.3-04] no location', {}, { IdUbicacion: 0 }, 'Ubicación empresa, no tiene información.'],
  ['[E-5.3-05] no salary', {}, { HaberMensual: null }, 'Haber mensual, no tiene información.'],
  ['[E-5.3-05] too much', {}, { HaberMensual: 10_000_000 }, 'Haber mensual no puede ser mayor a 9999999.'],
  [
    '[E-5.3-05] [E-9-03] cents too much',
    {},
    { HaberMensual: 9_999_999.5 },
    'Haber mensual no puede ser mayor a 9999999.',
  ],
  ['[E-5.3-06] nothing', {}, { HaberMensual: 0 }, 'Haber mensual tiene que ser mayor a 0.'],
  [
    '[E-3-06] a long observation',
    {},
    { Observacion: 'x'.repeat(501) },
    'Observación debe tener como máximo 500 caracteres.',
  ],
  ['[E-5.2-01] no zone', { Zona: '' }, {}, 'Zona, no tiene información.'],
  ['[E-3-02] a long address', { Direccion: 'x'.repeat(101) }, {}, 'Dirección debe tener como máximo 100 caracteres.'],
  ['[E-5.2-02] no telephone', { Telefono: '' }, {}, 'Teléfono, no tiene información.'],
  ['[E-5.2-03] no sex', { IdSexo: 0 }, {}, 'Sexo, no tiene información.'],
  ['[F-3.11-06] an unknown sex', { IdSexo: 3 }, {}, 'Sexo, no tiene información.'],
  ['[F-3.11-06] an undetermined sex', { IdSexo: 4 }, {}, 'Sexo, no tiene información.'],
  [
    '[E-5.2-12] the unknown nationality, which asks for no birth place',
    { IdNacionalidad: 1_999_999_999, IdUbicacionNacimiento: 0 },
    {},
    'Nacionalidad, no tiene información.',
  ],
  ['[E-5.2-03] no marital status', { IdEstadoCivil: 0 }, {}, 'Estado civil, no tiene información.'],
  [
    '[E-5.2-04] a national without birth place',
    { IdUbicacionNacimiento: 0 },
    {},
    'Ubicación de nacimiento, no tiene información.',
  ],
  ['[E-5.2-05] a bad address', { CorreoElectronico: 'a@b' }, {}, 'Formato de correo electrónico no válido.'],
  [
    '[E-5.2-05] an address of 101 signs',
    { CorreoElectronico: `${'a'.repeat(90)}@example.bo` },
    {},
    'Correo electrónico debe tener como máximo 100 caracteres.',
  ],
  ['[E-5.2-06] a short latitude', { LatitudDireccion: '-16' }, {}, 'Latitud debe tener al menos 5 caracteres.'],
])('%s is refused', async (_, person, novedad, text) => {
  const { empresa, id } = await employer();
  await uploadRequired(empresa, id);
  const form = await altaForm(empresa, id, { persona: person, novedad });
  expect(await insertar(empresa, form)).toMatchObject({ ok: false, text });
});

test.each([
  ['[E-5.3-08] without an end', { FechaFinNovedad: '' }, 'Fecha fin de contrato, no tiene información.'],
  [
    '[E-5.3-11] with an end before the start',
    { FechaFinNovedad: '2026-11-19' },
    'La fecha de fin de contrato no puede ser menor que la fecha de inicio de contrato.',
  ],
  [
    '[E-5.3-07] with less than nothing',
    { FechaFinNovedad: '2027-05-01', HaberMensual: -1 },
    'Estipendio no puede ser menor a 0.',
  ],
  ['[E-5.3-07] with nothing, for one day', { FechaFinNovedad: '2026-11-20', HaberMensual: 0 }, ''],
])('an intern’s contract %s', async (_, novedad, text) => {
  const { empresa, id } = await employer();
  const IdTipoNovedad = tipo.PASANTE_INGRESO_EMPRESA;
  await uploadRequired(empresa, id, IdTipoNovedad);
  await upload(empresa, { IdPersona: id, IdRequisito: 6, IdTipoNovedad, NombreArchivo: 'convenio.PDF' });
  const reply = await insertar(empresa, await altaForm(empresa, id, { novedad: { IdTipoNovedad, ...novedad } }));
  expect(reply).toMatchObject({ ok: text === '', text });
});

test('[E-5.6-05] [E-5.6-06] [E-5.6-07] photo first, then the attachments, are missing', async () => {
  const { empresa, id } = await employer();
  const form = await altaForm(empresa, id);
  expect(await insertar(empresa, form)).toMatchObject({
    ok: false,
    text: 'Por favor, realice la carga de fotografía.',
  });
  await upload(empresa, { IdPersona: id, IdRequisito: 2 });
  expect(await insertar(empresa, form)).toMatchObject({
    ok: false,
    text: 'Por favor, realice la carga de los adjuntos solicitados.',
  });
  await upload(empresa, { IdPersona: id, IdRequisito: 3 });
  expect(await insertar(empresa, form)).toMatchObject({ ok: true });
});

/** The current form, with the version from the services. */
async function saved(who: Caller, idPersonaNovedad: number, novedad: object = {}) {
  const { Datos } = await who.call(personasNovedad.porId, { params: { id: idPersonaNovedad, n: 0 } });
  const { SegurosPersonasNovedad } = z.parse(
    z.object({ SegurosPersonasNovedad: novedadForm.shape.SegurosPersonasNovedad }),
    Datos,
  );
  return altaForm(who, SegurosPersonasNovedad.IdPersona, { novedad: { ...SegurosPersonasNovedad, ...novedad } });
}

test('[E-4-04] [E-7.1-02] a changed Registrado stays Registrado', async () => {
  const { fund, empresa } = await employer();
  const { IdPersonaNovedad, NumeroDocumento } = aviso(fund, 'pendiente');
  const body = await saved(empresa, IdPersonaNovedad, { Cargo: 'JEFE DE AGENCIA' });
  expect(await empresa.call(altaCotizante.modificar, { body })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(IdPersonaNovedad)).toMatchObject({
    IdEstadoProceso: 1,
    Cargo: 'JEFE DE AGENCIA',
    NumeroDocumento,
  });
});

test('[E-4-05] a corrected Observado returns to Registrado', async () => {
  const { fund, empresa } = await employer();
  const { IdPersonaNovedad, ObservacionCaja } = aviso(fund, 'observado');
  expect(ObservacionCaja).not.toBe('');
  expect(await empresa.call(altaCotizante.modificar, { body: await saved(empresa, IdPersonaNovedad) })).toMatchObject({
    ok: true,
  });
  expect(fund.db.novedades.get(IdPersonaNovedad)).toMatchObject({ IdEstadoProceso: 1, ObservacionCaja: '' });
});

test.each([tipo.PASANTE_INGRESO_EMPRESA, tipo.VOLUNTARIADO_INGRESO_EMPRESA])(
  '[E-4-05] [decision 9] a corrected Observado of type %i returns to Registrado, and stays paid',
  async (IdTipoNovedad) => {
    const { fund, empresa } = await employer();
    const { IdPersona, IdPersonaNovedad } = fund.db.novedades.put({
      ...aviso(fund, 'observado'),
      ...{ IdTipoNovedad, FechaNovedad: '2026-11-17', FechaFinNovedad: '2027-05-17', Pagado: true },
      IdEstadoProceso: idDeEstado(IdTipoNovedad, 'observado'),
    });
    await upload(empresa, { IdPersona, IdRequisito: 6, IdTipoNovedad });
    const body = await saved(empresa, IdPersonaNovedad);
    const reply = await empresa.call(altaCotizante.modificar, { body });
    expect(reply.ok, reply.text).toBe(true);
    const IdEstadoProceso = idDeEstado(IdTipoNovedad, 'registrado');
    expect(fund.db.novedades.get(IdPersonaNovedad)).toMatchObject({ IdEstadoProceso, Pagado: true });
  },
);

test('[E-7.1-02] a form that rests on an older version is refused and changes nothing', async () => {
  const { fund, empresa } = await employer();
  const { IdPersonaNovedad } = aviso(fund, 'pendiente');
  const mine = await saved(empresa, IdPersonaNovedad, { Cargo: 'MÍO' });
  const theirs = await saved(empresa, IdPersonaNovedad, { Cargo: 'SUYO' });
  expect(await empresa.call(altaCotizante.modificar, { body: theirs })).toMatchObject({ ok: true });
  expect(await empresa.call(altaCotizante.modificar, { body: mine })).toMatchObject({
    ok: false,
    text: 'Otra persona modificó este aviso. Vuelva a abrirlo para ver los cambios.',
  });
  expect(fund.db.novedades.get(IdPersonaNovedad)?.Cargo).toBe('SUYO');
});

test.each(['declarado', 'pagado'] as const)(
  '[E-4-34] [E-4-36] [E-7.1-02] a notice in state %s is neither modified nor deleted',
  async (who) => {
    const { fund, empresa } = await employer();
    const { IdPersonaNovedad } = aviso(fund, who);
    const body = await saved(empresa, IdPersonaNovedad);
    const before = fund.db.novedades.get(IdPersonaNovedad);
    for (const write of [altaCotizante.modificar, altaCotizante.eliminar])
      expect(await empresa.call(write, { body })).toMatchObject({ ok: false });
    expect(fund.db.novedades.get(IdPersonaNovedad)).toEqual(before);
  },
);

test.each(['pendiente', 'observado', 'porPagar'] as const)(
  '[E-4-30] [E-4-32] [E-7.1-02] an unpaid %s can be deleted, with its files and its order',
  async (who) => {
    const { fund, empresa } = await employer();
    const { IdPersonaNovedad } = aviso(fund, who);
    const order = await empresa.call(ordenPago.porNovedad, { params: { idPersonaNovedad: IdPersonaNovedad } });
    if (order.Datos === null)
      await empresa.call(ordenPago.registrarConNovedad, { body: { IdEmpresa: banco, IdPersonaNovedad } });
    const generated = fund.db.ordenes.all().find((o) => o.novedades.includes(IdPersonaNovedad) && o.CodigoTransaccion);
    if (generated) fund.db.ordenes.put({ ...generated, CodigoTransaccion: '' });
    const body = await saved(empresa, IdPersonaNovedad);
    expect(await empresa.call(altaCotizante.eliminar, { body })).toMatchObject({ ok: true });
    expect(fund.db.novedades.get(IdPersonaNovedad)).toBeUndefined();
    expect(fund.db.ordenes.all().some((o) => o.novedades.includes(IdPersonaNovedad))).toBe(false);
    expect(fund.db.archivos.all().some((f) => f.IdTabla === IdPersonaNovedad)).toBe(false);
  },
);

test('[E-4-25] a notice paid and then observed is not deleted', async () => {
  const { fund, empresa } = await employer();
  const row = aviso(fund, 'observado');
  fund.db.novedades.put({ ...row, Pagado: true });
  const body = await saved(empresa, row.IdPersonaNovedad);
  expect(await empresa.call(altaCotizante.eliminar, { body })).toMatchObject({
    ok: false,
    text: 'El aviso está pagado y no se puede eliminar.',
  });
});

test('[E-7.1-03] [F-3.7-02] accepting keeps the form as it stood and puts the person to work', async () => {
  const { fund, empresa, id } = await employer('declarado');
  const { IdPersonaNovedad } = aviso(fund, 'declarado');
  const staff = await signIn(fund, 'personal');
  const body = await saved(empresa, IdPersonaNovedad);
  expect(await staff.call(altaCotizante.aceptar, { body })).toMatchObject({ ok: true });
  const row = fund.db.novedades.get(IdPersonaNovedad);
  expect(row?.IdEstadoProceso).toBe(3);
  const snapshot = z.parse(novedadForm, JSON.parse(row?.DatosHistorico ?? ''));
  expect(snapshot.BasePersonas).toMatchObject({ IdPersona: id, NombreCompleto: 'POMA CALLISAYA SOFÍA' });
  expect(snapshot.SegurosPersonasNovedad).toMatchObject({ IdPersonaNovedad, IdEstadoProceso: 3 });
  const working = await empresa.call(personasEmpresa.habilitadas, { params: { idPersona: id } });
  expect(working.Datos).toMatchObject([{ IdEmpresa: banco }]);
  const patient = await empresa.call(pacientes.porId, { params: { idPersona: id } });
  expect(patient.Datos).toMatchObject({
    SegurosPacientes: { IdEmpresa: banco, EstadoVigencia: 'VIGENTE', IdRelacionParentesco: 7 },
  });
  expect(fund.db.seguimientos.by('registro', `seguros_personas_novedad|${IdPersonaNovedad}`).at(-1)?.Asunto).toBe(
    'Aceptado',
  );
});

test('[E-7.1-03] who began to work meanwhile is not accepted', async () => {
  const { fund, empresa, id } = await employer('declarado');
  const { IdPersonaNovedad } = aviso(fund, 'declarado');
  const body = await saved(empresa, IdPersonaNovedad);
  const [work] = fund.db.relaciones.by('persona', persona(fund, 'activo'));
  if (work) fund.db.relaciones.put({ ...work, IdPersonaEmpresa: 1, IdPersona: id });
  const staff = await signIn(fund, 'personal');
  expect(await staff.call(altaCotizante.aceptar, { body })).toMatchObject({
    ok: false,
    text: expect.stringContaining('aún no se dio de baja'),
  });
  expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).not.toBe(3);
});

test('[F-3.7-02] [E-4-38] the snapshot of an accepted notice does not follow later changes of the person', async () => {
  const { fund, empresa, id } = await employer('declarado');
  const { IdPersonaNovedad } = aviso(fund, 'declarado');
  await (await signIn(fund, 'personal')).call(altaCotizante.aceptar, { body: await saved(empresa, IdPersonaNovedad) });
  const kept = fund.db.personas.get(id);
  if (kept) fund.db.personas.put({ ...kept, Zona: 'OTRA ZONA' });
  expect(fund.db.novedades.get(IdPersonaNovedad)?.DatosHistorico).not.toContain('OTRA ZONA');
});

test('[E-7.1-05] [E-5.7-06] the unfinished notice is answered by its date, otherwise INCONCLUSO', async () => {
  const { fund, empresa } = await employer();
  const ask = (who: Ejemplo) =>
    empresa.call(altaCotizante.verificarInconclusas, { params: { idPersona: persona(fund, who), idEmpresa: banco } });
  expect(await ask('pendiente')).toMatchObject({ ok: true, Datos: '2026-11-17' });
  expect(await ask('registrable')).toMatchObject({ ok: true, Datos: 'INCONCLUSO' });
  expect(
    await empresa.call(altaCotizante.verificarInconclusas, { params: { idPersona: 1, idEmpresa: 502 } }),
  ).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('[E-7.1-06] [F-3.10-06] the contribution period is the month, start and end joined by a bar', async () => {
  const { empresa } = await employer();
  const ask = (idEmpresa: number, idRegional: number) =>
    empresa.call(altaCotizante.periodoActivo, { params: { idEmpresa, idRegional } });
  expect(await ask(banco, 1)).toMatchObject({ ok: true, Datos: '2026-11-01|2026-11-30' });
  expect(await ask(502, 1)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await ask(banco, 2)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test.each(['personal', 'asegurado', 'caducado'])(
  '%s neither inserts, nor modifies, nor deletes a notice of the company',
  async (user) => {
    const { fund, empresa, id } = await employer();
    const { IdPersonaNovedad } = aviso(fund, 'pendiente');
    const body = await saved(empresa, IdPersonaNovedad);
    const fresh = await altaForm(empresa, id);
    const who = await signIn(fund, user);
    for (const write of [altaCotizante.modificar, altaCotizante.eliminar])
      expect(await who.call(write, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
    if (user !== 'caducado')
      expect(await who.call(altaCotizante.insertar, { body: fresh })).toMatchObject({
        ok: false,
        text: 'No tiene acceso.',
      });
  },
);

test('[E-7.1-03] annulling is the staff’s alone', async () => {
  const { fund, empresa } = await employer();
  const { IdPersonaNovedad } = aviso(fund, 'declarado');
  const body = await saved(empresa, IdPersonaNovedad);
  expect(await empresa.call(altaCotizante.anular, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await (await signIn(fund, 'personal')).call(altaCotizante.anular, { body })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(24);
});

test('[E-4-48] [E-7.1-05] a notice unfinished in one company does not block another company', async () => {
  const { fund, id } = await employer('pendiente');
  const other = await signIn(fund, 'caducado');
  await uploadRequired(other, id);
  expect(await insertar(other, await altaForm(other, id))).toMatchObject({ ok: true });
});
