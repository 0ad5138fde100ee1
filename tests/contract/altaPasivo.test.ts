import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tipoBeneficiarioItem } from '#contract/entities/parametro.ts';
import { altaPasivoForm } from '#contract/entities/pasivo.ts';
import {
  parentesco,
  rolAfiliacion,
  tipoNovedad as tipo,
  tipoAfiliacion,
  tipoAsegurado,
  tipoPasivo,
} from '#contract/enumerations.ts';
import { altaPasivo, enteGestor, parametros, personasNovedad } from '#contract/services/index.ts';
import { addDays } from '#lib/dates.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { TODAY } from '#support/clock.ts';
import { banco, type Caller, pair, persona, signIn } from './fund.ts';
import { about, declare, type Fund, filesFor, formOf, noticeOf, observe, stateOf } from './pasivos.ts';

const JUBILACION = tipo.ALTA_PASIVO_POR_JUBILACION;
const RESOLUCION = tipo.ALTA_PASIVO_POR_RESOLUCION;
const ALGORITMO = tipo.ALTA_PASIVO_POR_ALGORITMO;
const DERECHO = tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE;

const resolucion = { NumeroResolucion: ' RA-77/2026 ', FechaResolucion: '2026-10-01', Instancia: 'SENASIR' };
const algoritmo = { IdTipoResolucion: 5, FechaNacimiento: '1950-01-01' };

async function form(
  who: Caller,
  id: number,
  IdTipoNovedad: number = JUBILACION,
  parts: { persona?: object; novedad?: object; groups?: object } = {},
) {
  const novedad = { IdTipoNovedad, HaberMensual: 2800, IdUbicacion: 101, Cargo: 'JUBILADO', ...parts.novedad };
  const groups = { PacientesResolucion: resolucion, ...parts.groups };
  return z.parse(altaPasivoForm, { ...(await formOf(who, id, novedad, parts)), ...groups });
}
const insertar = (who: Caller, body: z.infer<typeof altaPasivoForm>) => who.call(altaPasivo.insertar, { body });

/** Saves a registration of an example. */
async function saved(example: Ejemplo = 'jubilable', idTipo: number = JUBILACION, groups: object = {}) {
  const start = await about(example);
  await filesFor(start.who, start.id, idTipo);
  const reply = await insertar(start.who, await form(start.who, start.id, idTipo, { groups }));
  return { ...start, reply, notice: pair(reply).idPersonaNovedad };
}
const derechoDe = (fund: Fund, parts: object = {}) => ({
  PacientesDerechoHabiente: {
    IdPersona: persona(fund, 'pasivoFallecido'),
    IdRelacionParentesco: 2,
    IdTipoBeneficiario: 202,
    ...parts,
  },
});

test('[R-7.3-01] [R-4.1-02] [R-3.1-02] an insert answers person and notice: Registrado of the variant, on the virtual channel', async () => {
  const { fund, id, reply, notice } = await saved();
  expect(reply).toMatchObject({ ok: true, Datos: `${id}|${notice}` });
  expect(stateOf(fund, notice)).toBe('registrado');
  expect(fund.db.novedades.get(notice)).toMatchObject({
    IdTipoNovedad: JUBILACION,
    IdEmpresa: banco,
    IdRegional: 1,
    IdCanal: 1,
    HaberMensual: 2800,
    NumeroDocumento: expect.stringMatching(/^2026-\d{5}$/),
  });
});

test('[R-3.1-02] the channel is the virtual one, whatever the form says', async () => {
  const { fund, who, id } = await about('jubilable');
  await filesFor(who, id, JUBILACION);
  const reply = await insertar(who, await form(who, id, JUBILACION, { novedad: { IdCanal: 2 } }));
  expect(fund.db.novedades.get(pair(reply).idPersonaNovedad)).toMatchObject({ IdCanal: 1 });
});

test('[R-3.1-07] [R-5.2-08] a resolution is kept with its notice, and comes back with it', async () => {
  const { who, notice } = await saved('jubilable', RESOLUCION);
  const { Datos } = await who.call(personasNovedad.porId, { params: { id: notice, n: 0 } });
  expect(Datos).toMatchObject({
    PacientesResolucion: {
      IdPersonaNovedad: notice,
      NumeroResolucion: 'RA-77/2026',
      FechaResolucion: '2026-10-01',
      Instancia: 'SENASIR',
    },
    PacientesAlgoritmo: null,
    PacientesDerechoHabiente: null,
  });
});

test.each([
  ['[R-5.2-10] number', { NumeroResolucion: ' ' }, 'Debe registrar el Número de Resolución.'],
  ['[R-5.2-09] date', { FechaResolucion: '' }, 'Debe registrar fecha de resolución.'],
  ['date to come', { FechaResolucion: '2026-11-21' }, 'La fecha de resolución no puede ser posterior a hoy.'],
  ['[R-5.2-10] body', { Instancia: '' }, 'Debe registrar el nombre de la Instancia que emite la resolución.'],
])('a resolution without its %s is refused', async (_, parts, text) => {
  const { fund, who, id } = await about('jubilable');
  await filesFor(who, id, RESOLUCION);
  const before = fund.db.dump();
  const body = await form(who, id, RESOLUCION, { groups: { PacientesResolucion: { ...resolucion, ...parts } } });
  expect(await insertar(who, body)).toMatchObject({ ok: false, text });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-3.1-06] [R-5.2-11] by algorithm the fund must be the person’s health manager, by her own birth date', async () => {
  const { fund, who, id } = await about('porAlgoritmo');
  await filesFor(who, id, ALGORITMO);
  const ask = async (group: object) =>
    insertar(who, await form(who, id, ALGORITMO, { groups: { PacientesAlgoritmo: group } }));
  expect(await ask({ ...algoritmo, IdTipoResolucion: 0 })).toMatchObject({
    ok: false,
    text: 'Debe seleccionar una resolución.',
  });
  expect(await ask({ ...algoritmo, FechaNacimiento: '' })).toMatchObject({
    ok: false,
    text: 'Debe registrar fecha de nacimiento.',
  });
  const reply = await ask(algoritmo);
  expect(reply).toMatchObject({ ok: true });
  const kept = fund.db.gruposPasivo.get(pair(reply).idPersonaNovedad)?.PacientesAlgoritmo;
  expect(kept).toMatchObject({ IdRegional: 1, FechaNacimiento: fund.db.personas.get(id)?.FechaNacimiento });
  expect(kept?.DosUltimosDigitos).toBe((kept?.DiasCalculados ?? 0) % 100);
});

test('another fund’s retiree is refused by the algorithm, as the calculator says', async () => {
  const { fund, who, id } = await about('porAlgoritmo');
  await filesFor(who, id, ALGORITMO);
  const codes = async (fechaNacimiento: string) => {
    const asked = [4, 5].map((idResolucion) =>
      who.call(enteGestor.calcular, { params: { fechaNacimiento, idRegional: 1, idResolucion } }),
    );
    return (await Promise.all(asked)).map((r) => z.parse(z.looseObject({ CodigoCorresponde: z.string() }), r.Datos));
  };
  let day = fund.db.personas.get(id)?.FechaNacimiento ?? '';
  while ((await codes(day)).some((c) => c.CodigoCorresponde === 'CSBP')) day = addDays(day, 1);
  const kept = fund.db.personas.get(id);
  if (kept) fund.db.personas.put({ ...kept, FechaNacimiento: day });
  const body = await form(who, id, ALGORITMO, { groups: { PacientesAlgoritmo: algoritmo } });
  expect(await insertar(who, body)).toMatchObject({
    ok: false,
    text: 'La persona no corresponde a la CSBP según la resolución seleccionada.',
  });
});

test('[R-3.1-08] a dependant rests on a holder the fund knows; what the form says of him does not count', async () => {
  const { fund, who, id } = await about('viuda');
  await filesFor(who, id, DERECHO);
  const groups = derechoDe(fund, { MatriculaTitular: 'OTRA', NombreCompleto: 'OTRO', IdPacientePadre: 1 });
  const reply = await insertar(who, await form(who, id, DERECHO, { groups }));
  expect(reply).toMatchObject({ ok: true });
  const holder = fund.db.pacientes.by('persona', persona(fund, 'pasivoFallecido'))[0];
  expect(fund.db.gruposPasivo.get(pair(reply).idPersonaNovedad)?.PacientesDerechoHabiente).toMatchObject({
    MatriculaTitular: holder?.MatriculaTitular,
    IdPacientePadre: holder?.IdPaciente,
    IdPersona: persona(fund, 'pasivoFallecido'),
    IdRelacionParentesco: 2,
    IdTipoBeneficiario: 202,
    NombreCompleto: fund.db.personas.get(holder?.IdPersona ?? 0)?.NombreCompleto,
    IdTipoPasivo: tipoPasivo.derechoHabiente,
  });
});

test('a dependant’s holder is or was the company’s', async () => {
  const { fund, who, id } = await about('viuda');
  await filesFor(who, id, DERECHO);
  const holder = persona(fund, 'pasivoFallecido');
  const elsewhere = { IdEmpresa: 502 };
  for (const own of fund.db.pacientes.by('persona', holder)) fund.db.pacientes.put({ ...own, ...elsewhere });
  const [work] = fund.db.relaciones.by('persona', holder);
  for (const one of fund.db.relaciones.by('persona', holder)) fund.db.relaciones.put({ ...one, ...elsewhere });
  const body = await form(who, id, DERECHO, { groups: derechoDe(fund, {}) });
  expect(await insertar(who, body)).toMatchObject({
    ok: false,
    text: expect.stringMatching(/ no pertenece a la empresa\.$/),
  });
  if (work) fund.db.relaciones.put(work);
  expect(await insertar(who, body)).toMatchObject({ ok: true });
});

const otroBeneficiario = 'El tipo de beneficiario no corresponde a la relación de parentesco.';
test.each([
  ['without a holder', { IdPersona: 0 }, 'Debe seleccionar al titular.'],
  ['[R-5.2-07] without a kinship', { IdRelacionParentesco: 0 }, 'Relación de parentesco, no tiene información.'],
  [
    '[R-5.8-03] of a brother',
    { IdRelacionParentesco: 6 },
    'La relación de parentesco no corresponde a un derecho habiente.',
  ],
  [
    '[R-5.8-03] of a private patient',
    { IdRelacionParentesco: 1 },
    'La relación de parentesco no corresponde a un derecho habiente.',
  ],
  ['[R-5.2-07] without a beneficiary type', { IdTipoBeneficiario: 0 }, 'Tipo de beneficiario, no tiene información.'],
  ['[R-5.8-04] with the beneficiary type of a worker', { IdTipoBeneficiario: 1 }, otroBeneficiario],
  ['[R-5.8-04] with the beneficiary type of a worker’s spouse', { IdTipoBeneficiario: 2 }, otroBeneficiario],
  ['[R-5.8-04] with the beneficiary type of a retiree’s child', { IdTipoBeneficiario: 203 }, otroBeneficiario],
  ['with a beneficiary type nobody knows', { IdTipoBeneficiario: 999 }, otroBeneficiario],
])('a dependant %s is refused', async (_, parts, text) => {
  const { fund, who, id } = await about('viuda');
  await filesFor(who, id, DERECHO);
  const body = await form(who, id, DERECHO, { groups: derechoDe(fund, parts) });
  expect(await insertar(who, body)).toMatchObject({ ok: false, text });
});

test('[R-5.8-03] [R-5.8-04] every beneficiary type that the list offers for a kinship is accepted, until the staff take it out', async () => {
  const { fund, who, id } = await about('viuda');
  const all = z.parse(z.array(tipoBeneficiarioItem), (await who.call(parametros.tiposBeneficiario, {})).Datos);
  const offered = all.filter(
    (t) =>
      t.IdTipoAfiliacion === tipoAfiliacion.noAfiliado &&
      t.IdTipoAsegurado === tipoAsegurado.pasivo &&
      t.IdGrupoTipoAsegurado === rolAfiliacion.beneficiario,
  );
  expect(offered.map((t) => t.IdRelacionParentesco)).toEqual([2, 3, 4, 5, 9]);
  const send = async ({ Id, IdRelacionParentesco }: (typeof offered)[number]) => {
    await filesFor(who, id, DERECHO);
    const groups = derechoDe(fund, { IdRelacionParentesco, IdTipoBeneficiario: Id });
    return insertar(who, await form(who, id, DERECHO, { groups }));
  };
  for (const one of offered) {
    const reply = await send(one);
    expect(reply).toMatchObject({ ok: true });
    fund.db.novedades.remove(pair(reply).idPersonaNovedad);
  }
  const kept = fund.db.tiposAsegurado.get(tipoAsegurado.pasivo);
  if (kept) fund.db.tiposAsegurado.put({ ...kept, Parentescos: [parentesco.titular] });
  for (const one of offered) expect(await send(one)).toMatchObject({ ok: false, text: otroBeneficiario });
});

test('[R-5.2-17] who retires has a clinical history', async () => {
  const { who, id } = await about('registrable');
  await filesFor(who, id, JUBILACION);
  expect(await insertar(who, await form(who, id))).toMatchObject({
    ok: false,
    text: 'La persona no tiene registro como asegurado de la CSBP.',
  });
});

test.each([
  [
    '[R-5.2-18] an unfinished notice',
    'pendiente',
    'No se puede registrar la novedad para la persona asegurada SUÁREZ ROCA DIEGO, porque existe otra novedad que está pendiente de concluir de fecha 17/11/2026.',
  ],
  [
    '[R-5.2-19] work that goes on',
    'activo',
    'No se pudo registrar el aviso de alta del asegurado(a) MAMANI QUISPE BEATRIZ, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
  ],
] as const)('%s blocks a registration', async (_, example, text) => {
  const { fund, who, id } = await about(example);
  await filesFor(who, id, RESOLUCION);
  const before = fund.db.dump();
  expect(await insertar(who, await form(who, id, RESOLUCION))).toMatchObject({ ok: false, text, tipo: 'warning' });
  expect(fund.db.dump()).toEqual(before);
});

test('a retiree with rights is not registered again', async () => {
  const { who, id } = await about('pasivoVejez');
  await filesFor(who, id, JUBILACION);
  expect(await insertar(who, await form(who, id))).toMatchObject({
    ok: false,
    text: expect.stringMatching(/ya es un asegurado pasivo con derechos vigentes/),
  });
});

const periodo =
  'La fecha de ingreso debe estar entre el 01/11/2026 y el 30/11/2026, que corresponde al periodo de aporte actual.';
test.each([
  ['[R-5.2-12] before the period', {}, { FechaNovedad: '2026-10-31' }, periodo],
  ['[R-5.2-12] after the period', {}, { FechaNovedad: '2026-12-01' }, periodo],
  ['[R-5.2-12] the period first, before the fields', { IdSexo: 0 }, { FechaNovedad: '2026-12-01' }, periodo],
  ['[R-5.2-05] no date', {}, { FechaNovedad: '' }, 'Fecha de ingreso, no tiene información.'],
  ['[R-5.2-05] the parent type', {}, { IdTipoNovedad: tipo.ALTA_PASIVO }, 'Tipo novedad, no tiene información.'],
  ['another family', {}, { IdTipoNovedad: tipo.BAJA_PASIVO }, 'Tipo novedad, no tiene información.'],
  ['[R-5.2-06] no amount', {}, { HaberMensual: null }, 'Haber mensual, no tiene información.'],
  ['[R-5.2-06] [R-9-02] nothing', {}, { HaberMensual: 0 }, 'Haber mensual no puede ser menor a 1.'],
  ['[R-5.2-06] [R-9-02] eight digits', {}, { HaberMensual: 10_000_000 }, 'Haber mensual no puede ser mayor a 9999999.'],
  ['[R-5.2-05] no position', {}, { Cargo: ' ' }, 'Cargo, no tiene información.'],
  ['[R-5.2-05] a long position', {}, { Cargo: 'X'.repeat(101) }, 'Cargo debe tener como máximo 100 caracteres.'],
  ['[R-5.2-05] no location', {}, { IdUbicacion: 0 }, 'Ubicación empresa, no tiene información.'],
  [
    '[R-5.2-05] a long observation',
    {},
    { Observacion: 'x'.repeat(501) },
    'Observación debe tener como máximo 500 caracteres.',
  ],
  ['[R-5.2-01] no sex', { IdSexo: 0 }, {}, 'Sexo, no tiene información.'],
  ['an unknown sex', { IdSexo: 3 }, {}, 'Sexo, no tiene información.'],
  ['an undetermined sex', { IdSexo: 4 }, {}, 'Sexo, no tiene información.'],
  ['[R-5.2-01] no civil status', { IdEstadoCivil: 0 }, {}, 'Estado civil, no tiene información.'],
  ['[R-5.2-01] no education', { IdGradoInstruccion: 0 }, {}, 'Grado de instrucción, no tiene información.'],
  ['[R-5.2-01] no extension', { IdExtensionDocumento: 0 }, {}, 'Extensión, no tiene información.'],
  ['[R-5.2-01] no document type', { IdTipoDocumento: 0 }, {}, 'Tipo de documento, no tiene información.'],
  ['[R-5.2-01] no nationality', { IdNacionalidad: 0 }, {}, 'Nacionalidad, no tiene información.'],
  ['[R-5.2-01] of somebody new, no names', { IdPersona: 0, Nombres: ' ' }, {}, 'Nombres, no tiene información.'],
  [
    '[R-5.2-01] of somebody new, no number',
    { IdPersona: 0, NumeroDocumento: '' },
    {},
    'Número de documento, no tiene información.',
  ],
  [
    '[R-5.2-01] of somebody new, no birth date',
    { IdPersona: 0, FechaNacimiento: '' },
    {},
    'Fecha de nacimiento, no tiene información.',
  ],
  ['[R-5.2-02] a long zone', { Zona: 'x'.repeat(101) }, {}, 'Zona debe tener como máximo 100 caracteres.'],
  ['[R-5.2-02] a long telephone', { Telefono: '1'.repeat(51) }, {}, 'Teléfono debe tener como máximo 50 caracteres.'],
  ['[R-5.2-02] a long mobile', { Celular: '1'.repeat(51) }, {}, 'Celular debe tener como máximo 50 caracteres.'],
  [
    '[R-5.2-02] a long e-mail',
    { CorreoElectronico: `${'x'.repeat(93)}@caja.bo` },
    {},
    'Correo electrónico debe tener como máximo 100 caracteres.',
  ],
  ['[R-5.2-22] the unknown nationality', { IdNacionalidad: 1_999_999_999 }, {}, 'Nacionalidad, no tiene información.'],
  ['[R-5.2-02] a long address', { Direccion: 'x'.repeat(101) }, {}, 'Dirección debe tener como máximo 100 caracteres.'],
  [
    '[R-5.2-02] a long occupation',
    { Ocupacion: 'x'.repeat(151) },
    {},
    'Ocupación debe tener como máximo 150 caracteres.',
  ],
  ['[R-5.2-02] a bad e-mail', { CorreoElectronico: 'a@b' }, {}, 'Formato de correo electrónico no válido.'],
  ['[R-5.2-03] no latitude', { LatitudDireccion: '' }, {}, 'Latitud, no tiene información.'],
  ['[R-5.2-03] no longitude', { LongitudDireccion: '' }, {}, 'Longitud, no tiene información.'],
])('%s is refused', async (_, person, novedad, text) => {
  const { fund, who, id } = await about('jubilable');
  await filesFor(who, id, JUBILACION);
  const before = fund.db.dump();
  expect(await insertar(who, await form(who, id, JUBILACION, { persona: person, novedad }))).toMatchObject({
    ok: false,
    text,
  });
  expect(fund.db.dump()).toEqual(before);
});

test('[R-5.2-02] [R-5.2-05] [R-5.2-06] [R-9-02] [R-9-03] every text holds as much as it may, and so does the amount', async () => {
  const { who, id } = await about('jubilable');
  await filesFor(who, id, JUBILACION);
  const [fifty, hundred] = ['1'.repeat(50), 'x'.repeat(100)];
  const person = {
    ...{ Zona: hundred, Direccion: hundred, Telefono: fifty, Celular: fifty, Ocupacion: 'x'.repeat(150) },
    CorreoElectronico: `${'x'.repeat(92)}@caja.bo`,
  };
  const novedad = { Cargo: hundred, Observacion: 'x'.repeat(500), HaberMensual: 9_999_999 };
  expect(await insertar(who, await form(who, id, JUBILACION, { persona: person, novedad }))).toMatchObject({
    ok: true,
  });
});

test('[R-5.2-04] [R-9-04] profession, place of the address and e-mail may be left open, and one digit is a coordinate', async () => {
  const { who, id } = await about('jubilable');
  await filesFor(who, id, JUBILACION);
  const person = { IdProfesion: 0, IdUbicacionDireccion: 0, CorreoElectronico: '', LatitudDireccion: '0' };
  expect(await insertar(who, await form(who, id, JUBILACION, { persona: person }))).toMatchObject({ ok: true });
});

test('[R-5.2-15] photo first, then the attachments, are missing', async () => {
  const { fund, who, id } = await about('jubilable');
  expect(await insertar(who, await form(who, id))).toMatchObject({
    ok: false,
    text: 'Por favor, realice la carga de fotografía.',
  });
  await filesFor(who, id, JUBILACION);
  const waiting = fund.db.archivos.all().find((f) => f.IdTabla === 0 && f.IdRequisito === 8);
  fund.db.archivos.remove(waiting?.IdRecurso ?? 0);
  expect(await insertar(who, await form(who, id))).toMatchObject({
    ok: false,
    text: 'Por favor, realice la carga de los adjuntos solicitados.',
  });
});

test('a company writes only its own registration; a bad body names the field', async () => {
  const { fund, who, id, notice } = await saved();
  const body = await form(who, id, JUBILACION, { novedad: await noticeOf(who, notice) });
  expect(await insertar(await signIn(fund, 'asegurado'), body)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const other = await signIn(fund, 'obligado');
  for (const endpoint of [altaPasivo.modificar, altaPasivo.eliminar, altaPasivo.aceptar])
    expect(await other.call(endpoint, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const bad: unknown = { ...body, SegurosPersonasNovedad: { ...body.SegurosPersonasNovedad, IdTipoNovedad: 'x' } };
  expect(await insertar(who, bad as typeof body)).toMatchObject({
    status: 400,
    text: expect.stringContaining('SegurosPersonasNovedad.IdTipoNovedad'),
  });
});

test('[R-7.3-01] a changed form is written, another variant takes another group', async () => {
  const { fund, who, id, notice } = await saved('jubilable', RESOLUCION);
  const sent = { ...(await noticeOf(who, notice)), Cargo: 'RENTISTA', IdTipoNovedad: JUBILACION };
  const body = await form(who, id, JUBILACION, { novedad: sent, persona: { Zona: 'SAN PEDRO' } });
  expect(await who.call(altaPasivo.modificar, { body })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(notice)).toMatchObject({ Cargo: 'RENTISTA', IdTipoNovedad: JUBILACION });
  expect(stateOf(fund, notice)).toBe('registrado');
  expect(fund.db.personas.get(id)?.Zona).toBe('SAN PEDRO');
  expect(fund.db.gruposPasivo.get(notice)?.PacientesResolucion).toBeNull();
  const late = await who.call(altaPasivo.modificar, { body });
  expect(late).toMatchObject({ ok: false, text: expect.stringContaining('Otra persona modificó este aviso') });
});

test('[R-4.1-08] [R-4.1-06] [R-4.1-09] declared, a registration cannot be changed or deleted', async () => {
  const { fund, who, id, notice } = await saved();
  expect(await declare(fund, who, notice)).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(notice)?.FechaDeclaracion).toBe(TODAY);
  const body = await form(who, id, JUBILACION, { novedad: await noticeOf(who, notice) });
  for (const endpoint of [altaPasivo.modificar, altaPasivo.eliminar])
    expect(await who.call(endpoint, { body })).toMatchObject({
      ok: false,
      text: expect.stringContaining('El aviso está en estado Declarado'),
    });
  expect(await declare(fund, who, notice)).toMatchObject({ ok: false });
});

test('[R-4.1-09] it is declared with the state of its own variant only, and from no state but Registrado and Observado', async () => {
  const { fund, who, notice } = await saved();
  const pedir = (idTipo: number) => {
    const body = { IdPersonaNovedad: notice, IdEstadoProceso: idDeEstado(idTipo, 'declarado') };
    return who.call(personasNovedad.declarar, { body });
  };
  for (const otra of [RESOLUCION, ALGORITMO, DERECHO])
    expect(await pedir(otra)).toMatchObject({
      ok: false,
      text: 'El estado solicitado no corresponde a la novedad.',
    });
  expect(stateOf(fund, notice)).toBe('registrado');
  const row = fund.db.novedades.get(notice);
  if (!row) throw new Error('no notice');
  fund.db.novedades.put({ ...row, IdEstadoProceso: idDeEstado(JUBILACION, 'aceptado') });
  expect(await pedir(JUBILACION)).toMatchObject({ ok: false });
  expect(stateOf(fund, notice)).toBe('aceptado');
  fund.db.novedades.put({ ...row, IdEstadoProceso: idDeEstado(JUBILACION, 'observado') });
  expect(await pedir(JUBILACION)).toMatchObject({ ok: true });
  expect(stateOf(fund, notice)).toBe('declarado');
});

test('[R-4.1-05] observed, it is corrected and stands Registrado again, or is deleted with its group', async () => {
  const { fund, who, id, notice } = await saved('jubilable', RESOLUCION);
  await declare(fund, who, notice);
  expect(await observe(fund, notice)).toMatchObject({ ok: true });
  const body = await form(who, id, RESOLUCION, { novedad: await noticeOf(who, notice) });
  expect(await who.call(altaPasivo.modificar, { body })).toMatchObject({ ok: true });
  expect(stateOf(fund, notice)).toBe('registrado');
  const corrected = await form(who, id, RESOLUCION, { novedad: await noticeOf(who, notice) });
  expect(await who.call(altaPasivo.eliminar, { body: corrected })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(notice)).toBeUndefined();
  expect(fund.db.gruposPasivo.get(notice)).toBeUndefined();
  expect(fund.db.archivos.all().some((f) => f.IdTabla === notice)).toBe(false);
});

async function accept(fund: Fund, who: Caller, id: number, notice: number, idTipo: number) {
  await declare(fund, who, notice);
  const staff = await signIn(fund, 'personal');
  const body = await form(staff, id, idTipo, { novedad: await noticeOf(staff, notice) });
  return staff.call(altaPasivo.aceptar, { body });
}

test.each([
  ['jubilable', JUBILACION, tipoPasivo.vejez],
  ['jubilable', RESOLUCION, tipoPasivo.vejez],
  ['porAlgoritmo', ALGORITMO, tipoPasivo.invalidez],
] as const)(
  '[R-4.1-17] [R-3.1-03] [R-4.1-10] accepted, %s is a retiree of type %i: kind %i, and the snapshot has the group',
  async (example, idTipo, kind) => {
    const { fund, who, id, notice } = await saved(example, idTipo, { PacientesAlgoritmo: algoritmo });
    expect(await accept(fund, who, id, notice, idTipo)).toMatchObject({ ok: true });
    expect(stateOf(fund, notice)).toBe('aceptado');
    expect(fund.db.pacientes.by('persona', id)[0]).toMatchObject({
      IdTipoAsegurado: tipoAsegurado.pasivo,
      IdTipoPasivo: kind,
      EstadoVigencia: 'VIGENTE',
      IdEmpresa: banco,
      IdDepartamento: 1,
      FechaIngreso: TODAY,
      IdPacientePadre: 0,
    });
    const kept = z.parse(altaPasivoForm, JSON.parse(fund.db.novedades.get(notice)?.DatosHistorico ?? ''));
    expect(kept.PacientesResolucion?.NumeroResolucion).toBe(idTipo === RESOLUCION ? 'RA-77/2026' : undefined);
    expect(kept.PacientesAlgoritmo?.IdTipoResolucion).toBe(idTipo === ALGORITMO ? 5 : undefined);
  },
);

test('[R-4.1-17] [R-3.1-03] [R-4.1-10] an accepted dependant stays under the holder, and the snapshot keeps the group', async () => {
  const start = await about('viuda');
  const { fund, who, id } = start;
  await filesFor(who, id, DERECHO);
  const reply = await insertar(who, await form(who, id, DERECHO, { groups: derechoDe(fund) }));
  const notice = pair(reply).idPersonaNovedad;
  expect(await accept(fund, who, id, notice, DERECHO)).toMatchObject({ ok: true });
  const holder = fund.db.pacientes.by('persona', persona(fund, 'pasivoFallecido'))[0];
  expect(fund.db.pacientes.by('persona', id)[0]).toMatchObject({
    IdTipoPasivo: tipoPasivo.derechoHabiente,
    IdPacientePadre: holder?.IdPaciente,
    MatriculaTitular: holder?.MatriculaTitular,
    EstadoVigencia: 'VIGENTE',
  });
  const kept = z.parse(altaPasivoForm, JSON.parse(fund.db.novedades.get(notice)?.DatosHistorico ?? ''));
  expect(kept.PacientesDerechoHabiente?.IdPersona).toBe(holder?.IdPersona);
  expect(kept.BasePersonas.IdPersona).toBe(id);
});

test('a registration is accepted by staff, once it is declared, of somebody who does not work', async () => {
  const { fund, who, id, notice } = await saved();
  const staff = await signIn(fund, 'personal');
  const body = await form(staff, id, JUBILACION, { novedad: await noticeOf(staff, notice) });
  expect(await staff.call(altaPasivo.aceptar, { body })).toMatchObject({
    ok: false,
    text: 'El aviso está en estado Registrado y no puede pasar a Aceptado.',
  });
  await declare(fund, who, notice);
  expect(await who.call(altaPasivo.aceptar, { body })).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  const work = fund.db.relaciones.by('persona', id)[0];
  if (work) fund.db.relaciones.put({ ...work, FechaBaja: '' });
  const declared = await form(staff, id, JUBILACION, { novedad: await noticeOf(staff, notice) });
  expect(await staff.call(altaPasivo.aceptar, { body: declared })).toMatchObject({
    ok: false,
    text: expect.stringContaining('aún no se dio de baja'),
  });
  expect(stateOf(fund, notice)).toBe('declarado');
});

test('[R-7.3-02] an unfinished notice answers its date, nothing unfinished INCONCLUSO', async () => {
  const { who, id, fund } = await saved();
  const ask = (idPersona: number, idEmpresa: number | string = banco) =>
    who.call(altaPasivo.verificarInconclusas, { params: { idPersona, idEmpresa } });
  expect((await ask(id)).Datos).toBe(TODAY);
  expect((await ask(persona(fund, 'porAlgoritmo'))).Datos).toBe('INCONCLUSO');
  expect(await ask(id, 502)).toMatchObject({ ok: false, text: 'No tiene acceso.' });
  expect(await ask(id, 'x')).toMatchObject({ status: 400, text: expect.stringContaining('idEmpresa') });
});

test('rights begin on the form’s date, and are in force once it has come', async () => {
  const { fund, who, id } = await about('jubilable');
  const ask = async (FechaNovedad: string, caller = who) =>
    caller.call(altaPasivo.vigenciaDerechos, { body: await form(who, id, JUBILACION, { novedad: { FechaNovedad } }) });
  const reply = { FechaDesde: TODAY, FechaHasta: '1900-01-01' };
  expect((await ask(TODAY)).Datos).toEqual({ ...reply, EstadoVigencia: 'VIGENTE' });
  const next = addDays(TODAY, 1);
  expect((await ask(next)).Datos).toEqual({ ...reply, FechaDesde: next, EstadoVigencia: 'NO VIGENTE' });
  expect(await ask(TODAY, await signIn(fund, 'asegurado'))).toMatchObject({ ok: false, text: 'No tiene acceso.' });
});

test('retirees’ notices have no annulled state: staff are told', async () => {
  const { fund, notice } = await saved();
  const staff = await signIn(fund, 'personal');
  const body = { IdPersonaNovedad: notice, IdEstadoProceso: 0, Observacion: '', Anular: true };
  expect(await staff.call(personasNovedad.declarar, { body })).toMatchObject({
    status: 200,
    ok: false,
    text: 'El aviso está en estado Registrado y no puede pasar a Anulado.',
  });
});

test('what the seed holds may be opened: every registration has the group of its variant', async () => {
  const { fund } = await about('jubilable');
  for (const n of fund.db.novedades
    .all()
    .filter((row) => [ALGORITMO, RESOLUCION, DERECHO].includes(row.IdTipoNovedad as 21))) {
    const groups = fund.db.gruposPasivo.get(n.IdPersonaNovedad);
    const own = {
      21: groups?.PacientesAlgoritmo,
      23: groups?.PacientesResolucion,
      24: groups?.PacientesDerechoHabiente,
    };
    expect(own[n.IdTipoNovedad as 21 | 23 | 24]).toBeTruthy();
  }
});
