import { expect, test } from 'vitest';
import { sexo } from '#contract/enumerations.ts';
import { estadoAfiliacion, novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { afiliacionCambios } from '#contract/services/index.ts';
import { addDays } from '#lib/dates.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { emptyNovedad } from '#sandbox/db/empty.ts';
import { TODAY } from '#support/clock.ts';
import { paciente, people, resend, stored, to } from './afiliaciones.ts';
import { banco, type Caller, pair, persona } from './fund.ts';

/** Sends the stored data of the bank's worker with changes, as a change of address or of identity. */
const send = (
  { db }: Sandbox,
  who: Caller,
  call: typeof afiliacionCambios.datosNoRelevantes | typeof afiliacionCambios.datosRelevantes,
  changes: object,
) => {
  const kept = db.personas.all().find((p) => p.NumeroDocumento === '4890023');
  if (!kept) throw new Error('no worker');
  return who.call(call, {
    body: { BasePersonas: { ...kept, ...changes }, SegurosPersonasNovedad: { Observacion: 'A PEDIDO' } },
  });
};

test.each([
  ['Zona', 'Zona', 100],
  ['Direccion', 'Dirección', 150],
  ['Telefono', 'Teléfono', 50],
  ['Celular', 'Celular', 50],
  ['Ocupacion', 'Ocupación', 150],
] as const)('%s is kept up to its last character, and refused with one more', async (name, label, max) => {
  const { fund, empresa } = await people();
  const address = (length: number) =>
    send(fund, empresa, afiliacionCambios.datosNoRelevantes, { [name]: 'A'.repeat(length) });
  expect((await address(max + 1)).text).toBe(`${label} debe tener como máximo ${max} caracteres.`);
  expect((await address(max)).ok).toBe(true);
  expect(fund.db.personas.get(persona(fund, 'activo'))?.[name]).toBe('A'.repeat(max));
});

test('a mail address is a name and a domain without spaces, of 100 characters at most; none is fine', async () => {
  const { fund, empresa } = await people();
  const mail = async (CorreoElectronico: string) =>
    (await send(fund, empresa, afiliacionCambios.datosNoRelevantes, { CorreoElectronico })).text;
  const wrong = 'Formato de correo electrónico no válido.';
  for (const text of [
    'ana perez@caja.bo',
    'ana@caja.bo otro',
    'ana@@caja.bo',
    'ana@caja bo.bo',
    'ana@caja.',
    '@caja.bo',
    'ana@.bo',
    'ana@caja',
    'ana@caja.b o',
  ])
    expect(await mail(text), text).toBe(wrong);
  expect(await mail(`${'a'.repeat(89)}@correo.com.bo`)).toBe(
    'Correo electrónico debe tener como máximo 100 caracteres.',
  );
  for (const text of [`${'a'.repeat(86)}@correo.com.bo`, 'ana.perez@caja.gob.bo', ''])
    expect(await mail(text), text).toBe('');
});

test.each([
  ['IdEstadoCivil', 2],
  ['Direccion', 'CALLE 1'],
  ['IdUbicacionDireccion', 102],
  ['LatitudDireccion', '-16.5'],
  ['LongitudDireccion', '-68.1'],
  ['Telefono', '2200000'],
  ['IdProfesion', 3],
  ['Ocupacion', 'CONTADORA'],
  ['IdGradoInstruccion', 2],
  ['GrupoSanguineo', 'AB-'],
] as const)('%s alone is a change of address, which holds at once', async (name, value) => {
  const { fund, empresa } = await people();
  const before = fund.db.personas.get(persona(fund, 'activo'));
  expect((await send(fund, empresa, afiliacionCambios.datosNoRelevantes, { [name]: value })).ok).toBe(true);
  expect(fund.db.personas.get(persona(fund, 'activo'))).toEqual({ ...before, [name]: value });
});

test.each([
  ['ApellidoPaterno', 'CONDORI', { NombreCompleto: 'CONDORI QUISPE BEATRIZ' }],
  ['ApellidoMaterno', 'CONDORI', { NombreCompleto: 'MAMANI CONDORI BEATRIZ' }],
  ['IdTipoDocumento', 2, {}],
  ['NumeroDocumento', '4890099', {}],
  ['ComplementoDocumento', '1A', {}],
  ['IdExtensionDocumento', 3, {}],
  ['IdSexo', sexo.masculino, {}],
  ['IdNacionalidad', 2, {}],
  ['IdUbicacionNacimiento', 102, {}],
] as const)('%s alone is a change of identity, and what the staff ask for holds at once', async (name, value, more) => {
  const { fund, caja } = await people();
  const id = persona(fund, 'activo');
  const before = fund.db.personas.get(id);
  expect((await send(fund, caja, afiliacionCambios.datosRelevantes, { [name]: value })).ok).toBe(true);
  expect(fund.db.personas.get(id)).toEqual({ ...before, [name]: value, ...more });
});

test('an identity is asked for with the numbers and names tidied, whatever is sent about the address', async () => {
  const { fund, empresa } = await people();
  const changes = { NumeroDocumento: ' 4890099 ', ComplementoDocumento: ' 1B ', ApellidoMaterno: ' de  quispe ' };
  const reply = await send(fund, empresa, afiliacionCambios.datosRelevantes, { ...changes, Zona: 'OTRA' });
  const { notice, person } = stored(fund, reply);
  expect(notice).toEqual({
    ...emptyNovedad,
    IdPersonaNovedad: notice.IdPersonaNovedad,
    IdPersona: person.IdPersona,
    IdTipoNovedad: tipo.ACTUALIZA_DATOS,
    IdEmpresa: banco,
    IdRegional: 1,
    IdCanal: 1,
    FechaNovedad: TODAY,
    FechaRegistro: TODAY,
    IdEstadoProceso: estadoAfiliacion.registrado,
    Observacion: 'A PEDIDO',
    NumeroDocumento: expect.stringMatching(/^A2026-\d{5}$/),
    Estado: 'ACTIVO',
    Habilitado: true,
    IdUsuario: fund.db.usuarios.by('usuario', 'empresa')[0]?.IdUsuario,
    Version: 1,
    detalle: {
      Propuesto: {
        ...person,
        NumeroDocumento: '4890099',
        ComplementoDocumento: '1B',
        ApellidoMaterno: 'DE QUISPE',
        NombreCompleto: 'MAMANI DE QUISPE BEATRIZ',
      },
    },
  });
});

test('a request of data that is concluded does not stand in the way of the next one', async () => {
  const { fund, empresa, caja } = await people();
  const ask = (Nombres: string) => send(fund, empresa, afiliacionCambios.datosRelevantes, { Nombres });
  const first = await ask('BETTY');
  expect((await resend(fund, empresa, first, { persona: { Nombres: 'BEATRIZ' } })).text).toBe(
    'No existen cambios para registrar.',
  );
  await resend(fund, empresa, first, to(estadoAfiliacion.declarado));
  expect((await ask('BETTY ANA')).ok).toBe(false);
  await resend(fund, caja, first, to(estadoAfiliacion.concluido));
  expect((await ask('BETTY ANA')).ok).toBe(true);
});

test('a change of address is a concluded notice with its observation and the new address in its snapshot', async () => {
  const { fund, empresa } = await people();
  const reply = await send(fund, empresa, afiliacionCambios.datosNoRelevantes, { Zona: 'MIRAFLORES' });
  const { notice, person, record } = stored(fund, reply);
  expect(person.Zona).toBe('MIRAFLORES');
  expect(notice).toMatchObject({ Observacion: 'A PEDIDO', IdEstadoProceso: 12, detalle: {}, Version: 2 });
  expect(JSON.parse(notice.DatosHistorico)).toEqual({
    BasePersonas: person,
    SegurosPacientes: record,
    SegurosPersonasNovedad: { ...notice, DatosHistorico: '' },
  });
});

test('a gender changes in both directions, from today too, and the notice keeps why', async () => {
  const { fund, caja } = await people();
  const IdPersona = persona(fund, 'activo');
  const change = (IdGenero: number, FechaCambioGenero: string) =>
    caja.call(afiliacionCambios.genero, { body: { IdPersona, IdGenero, FechaCambioGenero, Observacion: 'SENTENCIA' } });
  const before = fund.db.personas.get(IdPersona);
  expect((await change(sexo.masculino, '02/11/2026')).ok).toBe(true);
  const reply = await change(sexo.femenino, TODAY);
  expect(stored(fund, reply).person).toEqual({ ...before, IdGenero: sexo.femenino, FechaCambioGenero: TODAY });
  expect(stored(fund, reply).notice).toMatchObject({ Observacion: 'SENTENCIA', IdTipoNovedad: tipo.CAMBIO_GENERO });
});

test('more time of attendance starts the day after the limit there is; the notice keeps until when, and the record the rest', async () => {
  const { fund, caja } = await people();
  const [, child] = fund.db.pacientes.by('padre', paciente(fund, 'asegurado').IdPaciente);
  const IdPersona = child?.IdPersona ?? 0;
  const extend = (FechaLimiteAtencion: string) =>
    caja.call(afiliacionCambios.ampliacion, { body: { IdPersona, FechaLimiteAtencion, Observacion: 'ESTUDIA' } });
  const tomorrow = addDays(TODAY, 1);
  expect((await extend(TODAY)).ok).toBe(false);
  const { notice, record } = stored(fund, await extend(tomorrow));
  expect(record).toEqual({ ...child, FechaLimiteAtencion: tomorrow });
  expect(notice).toMatchObject({ Observacion: 'ESTUDIA', IdEmpresa: banco });
  expect(notice.detalle).toEqual({ FechaLimiteAtencion: tomorrow });
  expect((await extend(tomorrow)).text).toBe('La fecha límite de atención debe ser posterior a la actual.');
  expect((await extend(addDays(TODAY, 2))).ok).toBe(true);
  const resolution = { NumeroResolucion: 'RA-15/2026', FechaResolucion: '2026-10-01', Instancia: 'COMISIÓN' };
  const body = { IdPersona, FechaLimiteAtencion: '2027-06-30', ...resolution };
  const { idPersonaNovedad } = pair(await caja.call(afiliacionCambios.ampliacionPorResolucion, { body }));
  expect(fund.db.afiliaciones.get(idPersonaNovedad)?.detalle).toEqual({
    FechaLimiteAtencion: '2027-06-30',
    ...resolution,
  });
});

test('more time of attendance is for a dependant: a holder and who has no record are named in the refusal', async () => {
  const { fund, caja } = await people();
  const extend = async (IdPersona: number) =>
    (await caja.call(afiliacionCambios.ampliacion, { body: { IdPersona, FechaLimiteAtencion: '2027-01-01' } })).text;
  expect(await extend(persona(fund, 'activo'))).toBe(
    'El asegurado(a) MAMANI QUISPE BEATRIZ no es beneficiario(a) de un titular.',
  );
  expect(await extend(persona(fund, 'registrable'))).toBe(
    'El asegurado(a) APAZA CHOQUE ROSA no es beneficiario(a) de un titular.',
  );
});
