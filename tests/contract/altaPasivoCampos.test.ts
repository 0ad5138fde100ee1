import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { altaPasivoForm } from '#contract/entities/pasivo.ts';
import { sexo, tipoNovedad as tipo, tipoAsegurado } from '#contract/enumerations.ts';
import { altaPasivo } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { pair, persona } from './fund.ts';
import { about, filesFor, formOf, noticeOf } from './pasivos.ts';

const RESOLUCION = tipo.ALTA_PASIVO_POR_RESOLUCION;
const JUBILACION = tipo.ALTA_PASIVO_POR_JUBILACION;
const PacientesResolucion = { NumeroResolucion: 'RA-77/2026', FechaResolucion: '2026-10-01', Instancia: 'SENASIR' };

/** Sends the registration of an example, or of somebody new: then the example only lends the data. */
async function open(
  example: Ejemplo = 'jubilable',
  { nueva = false, idTipo = JUBILACION }: { nueva?: boolean; idTipo?: number } = {},
) {
  const at = await about(example);
  await filesFor(at.who, nueva ? 0 : at.id, idTipo);
  const own = nueva ? { IdPersona: 0, NumeroDocumento: '99887766' } : {};
  const form = async (person: object = {}, novedad: object = {}) => {
    const fields = { IdTipoNovedad: idTipo, HaberMensual: 2800, IdUbicacion: 101, Cargo: 'JUBILADO', ...novedad };
    const sent = await formOf(at.who, at.id, fields, { persona: { ...own, ...person } });
    return z.parse(altaPasivoForm, { ...sent, ...(idTipo === RESOLUCION ? { PacientesResolucion } : {}) });
  };
  const send = async (person: object = {}, novedad: object = {}) =>
    at.who.call(altaPasivo.insertar, { body: await form(person, novedad) });
  return { ...at, form, send };
}

test.each([
  ['letters before the latitude', { LatitudDireccion: 'x1' }, 'Latitud, no tiene información.'],
  ['letters after the longitude', { LongitudDireccion: '1x' }, 'Longitud, no tiene información.'],
  ['a point without decimals', { LatitudDireccion: '-16.' }, 'Latitud, no tiene información.'],
  ['a comma', { LatitudDireccion: '-16,5' }, 'Latitud, no tiene información.'],
  [
    'an e-mail with words before it',
    { CorreoElectronico: 'a a@correo.bo' },
    'Formato de correo electrónico no válido.',
  ],
  ['an e-mail with words after it', { CorreoElectronico: 'a@correo.bo a' }, 'Formato de correo electrónico no válido.'],
  ['an e-mail of two', { CorreoElectronico: 'a@b@correo.bo' }, 'Formato de correo electrónico no válido.'],
])('%s is refused', async (_, person, text) => {
  const { send } = await open();
  expect(await send(person)).toMatchObject({ ok: false, text, tipo: 'warning' });
});

test.each([
  [
    'space around e-mail and coordinates',
    { CorreoElectronico: ' ana@correo.bo ', LatitudDireccion: ' -16.5 ', LongitudDireccion: ' 68.25 ' },
  ],
  ['an e-mail of spaces, which is none', { CorreoElectronico: '  ' }],
  ['a man', { IdSexo: sexo.masculino }],
  ['a woman', { IdSexo: sexo.femenino }],
  [
    'neither zone, address, telephones nor occupation',
    { Zona: '', Direccion: '', Telefono: '', Celular: '', Ocupacion: '' },
  ],
])('%s is accepted', async (_, person) => {
  const { send } = await open();
  const reply = await send(person);
  expect(reply.ok, reply.text).toBe(true);
});

test.each([
  [0.99, 'Haber mensual no puede ser menor a 1.'],
  [1, ''],
])('a retiree’s amount is one boliviano at least: %d', async (HaberMensual, text) => {
  const { send } = await open();
  expect(await send({}, { HaberMensual })).toMatchObject({ ok: text === '', text });
});

test.each(['2026-11-01', '2026-11-30'])('both ends of the period are in it: %s', async (FechaNovedad) => {
  const { send } = await open();
  const reply = await send({}, { FechaNovedad });
  expect(reply.ok, reply.text).toBe(true);
});

test('of somebody new one surname is needed, whichever it is', async () => {
  const { fund, send } = await open('jubilable', { nueva: true, idTipo: RESOLUCION });
  expect(await send({ ApellidoPaterno: ' ', ApellidoMaterno: '' })).toMatchObject({
    ok: false,
    text: 'Apellido paterno, no tiene información.',
  });
  const { idPersona } = pair(await send({ ApellidoPaterno: '', ApellidoMaterno: 'ROCA' }));
  expect(fund.db.personas.get(idPersona)?.NombreCompleto).toBe('ROCA JESÚS');
});

test('by resolution somebody new is one person more, with an insured record; the same document twice is refused', async () => {
  const { fund, who, form, send } = await open('jubilable', { nueva: true, idTipo: RESOLUCION });
  const before = fund.db.personas.all();
  const { BasePersonas } = await form();
  const reply = await send();
  expect(reply.Datos, reply.text).toMatch(/^100401\|\d+$/);
  expect(fund.db.personas.all()).toEqual([...before, { ...BasePersonas, IdPersona: 100_401, Edad: 0 }]);
  expect(fund.db.pacientes.by('persona', 100_401)).toMatchObject([
    { IdPaciente: 200_340, MatriculaTitular: '661201LGJ', EstadoVigencia: 'NO VIGENTE', IdTipoAsegurado: 0 },
  ]);
  await filesFor(who, 0, RESOLUCION);
  expect(await send()).toMatchObject({
    ok: false,
    text: 'Ya existe una persona registrada con ese documento de identidad.',
  });
});

test.each([
  ['a retiree whose rights have ended', tipoAsegurado.pasivo, 'NO VIGENTE', true],
  ['a worker who left and is still attended', tipoAsegurado.activo, 'VIGENTE', true],
  ['a retiree with rights', tipoAsegurado.pasivo, 'VIGENTE', false],
] as const)('%s may be registered as a retiree: kind %i, %s, %s', async (_, IdTipoAsegurado, EstadoVigencia, ok) => {
  const { fund, id, send } = await open();
  const [own] = fund.db.pacientes.by('persona', id);
  if (!own) throw new Error('no insured record');
  fund.db.pacientes.put({ ...own, IdTipoAsegurado, EstadoVigencia });
  expect(await send()).toMatchObject({
    ok,
    text: ok ? '' : 'La persona LEÓN GUTIÉRREZ JESÚS ya es un asegurado pasivo con derechos vigentes.',
  });
});

test('one work that has ended does not hide another one that goes on', async () => {
  const { fund, id, send } = await open();
  const [current] = fund.db.relaciones.by('persona', persona(fund, 'activoEnOtra'));
  if (!current) throw new Error('no work');
  fund.db.relaciones.put({ ...current, IdPersonaEmpresa: 999_999, IdPersona: id });
  expect(await send()).toMatchObject({
    ok: false,
    text: 'No se pudo registrar el aviso de alta del asegurado(a) LEÓN GUTIÉRREZ JESÚS, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
  });
});

test('missing files are an error', async () => {
  const { who, id } = await about('jubilable');
  const fields = { IdTipoNovedad: JUBILACION, HaberMensual: 2800, IdUbicacion: 101, Cargo: 'JUBILADO' };
  const body = z.parse(altaPasivoForm, await formOf(who, id, fields));
  expect(await who.call(altaPasivo.insertar, { body })).toMatchObject({ ok: false, tipo: 'error' });
});

test('a correction makes it neither a notice of another family nor of another person', async () => {
  const { fund, who, send, form } = await open();
  const { idPersonaNovedad } = pair(await send());
  const kept = await noticeOf(who, idPersonaNovedad);
  const before = fund.db.dump();
  const change = (body: z.infer<typeof altaPasivoForm>) => who.call(altaPasivo.modificar, { body });
  expect(await change(await form({}, { ...kept, IdTipoNovedad: tipo.BAJA_PASIVO }))).toMatchObject({
    ok: false,
    text: 'Tipo novedad, no tiene información.',
  });
  const other = persona(fund, 'porAlgoritmo');
  expect(await change(await form({ IdPersona: other }, { ...kept }))).toMatchObject({
    ok: false,
    text: 'No tiene acceso.',
  });
  expect(fund.db.dump()).toEqual(before);
});

test('a corrected registration is the same notice with what was written, one version later', async () => {
  const { fund, who, send, form } = await open();
  const { idPersonaNovedad } = pair(await send());
  const before = fund.db.novedades.get(idPersonaNovedad);
  const changes = {
    FechaNovedad: '2026-11-02',
    HaberMensual: 2900.5,
    IdUbicacion: 102,
    IdProfesion: 4,
    Observacion: 'Otra.',
  };
  const body = await form(
    {},
    { ...(await noticeOf(who, idPersonaNovedad)), ...changes, Cargo: ' EX  CAJERO ', IdEmpresa: 502 },
  );
  expect(await who.call(altaPasivo.modificar, { body })).toMatchObject({ ok: true });
  expect(fund.db.novedades.get(idPersonaNovedad)).toEqual({ ...before, ...changes, Cargo: 'EX CAJERO', Version: 2 });
});
