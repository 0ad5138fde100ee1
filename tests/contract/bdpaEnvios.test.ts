import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { afiliacionBdpa, bdpa } from '#contract/services/index.ts';
import { addDays } from '#lib/dates.ts';
import type { Identidad, Registro } from '#sandbox/db/bdpaRows.ts';
import { type Ejemplo, soloEnBdpa } from '#sandbox/db/examples.ts';
import type { Persona } from '#sandbox/db/rows.ts';
import { TODAY } from '#support/clock.ts';
import { openFund, persona, signIn } from './fund.ts';
import { refused, registro } from './registry.ts';

const OTRO = 'Caja Petrolera de Salud';
const says = (text: string) => ({ ok: false, text });

async function staffed() {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  const change = (who: Ejemplo, parts: Partial<Persona>) => {
    const row = fund.db.personas.get(persona(fund, who));
    if (row) fund.db.personas.put({ ...row, ...parts });
  };
  /** The identity record of `bdpaNoEnviado`, written anew with other data. */
  const identify = (parts: Partial<Identidad>) => {
    const [record] = fund.db.identidades.by('documento', '1|6002008');
    if (record) fund.db.identidades.put({ ...record, ...parts });
  };
  /** Sends what is recorded, and answers how the row of `bdpaNoEnviado` changed. */
  const sent = async () => {
    const before = registro(fund, 'bdpaNoEnviado');
    await staff.call(afiliacionBdpa.enviarPoblacion, {});
    return { before, after: registro(fund, 'bdpaNoEnviado') };
  };
  const elsewhere = (who: Ejemplo) =>
    fund.db.registros.put({ ...registro(fund, who), IdRegistro: 900_001, OtroEnte: OTRO, EstadoEnvio: '' });
  return { fund, staff, change, identify, sent, elsewhere };
}
const accepted: Partial<Registro> = {
  ...{ EstadoEnvio: 'VALIDADO', FechaEnvio: TODAY, FechaValidacion: TODAY, Observacion: '' },
};

describe('[F-7.5-02] what is recorded and sent', () => {
  test('a recorded row has the fund’s data, and no day but that of today', async () => {
    const { fund, staff } = await staffed();
    await staff.call(afiliacionBdpa.grabarPoblacion, {});
    const idPersona = persona(fund, 'bdpaNoEncontrado');
    const paciente = fund.db.pacientes.by('persona', idPersona)[0];
    expect(registro(fund, 'bdpaNoEncontrado')).toEqual({
      IdRegistro: expect.any(Number),
      IdPersona: idPersona,
      TipoDocumentoIdentidad: 'CI',
      NumeroDocumento: '6002006',
      ComplementoDocumento: '',
      FechaNacimiento: '1994-05-12',
      ApellidoPaterno: 'FUENTES',
      ApellidoMaterno: 'HEREDIA',
      Nombres: 'GLORIA',
      OtroEnte: '',
      Estado: 'ACTIVO',
      EstadoEnvio: 'REGISTRADO',
      IdRegional: 1,
      FechaAfiliacion: paciente?.FechaAfiliacion,
      FechaRegistro: TODAY,
      FechaEnvio: '',
      FechaValidacion: '',
      FechaBaja: '',
      Observacion: '',
    });
  });

  test.each<[string, Partial<Persona>, string]>([
    ['a document', { NumeroDocumento: '' }, 'Falta el documento o la fecha de nacimiento.'],
    ['a birth date', { FechaNacimiento: '' }, 'Falta el documento o la fecha de nacimiento.'],
    ['given names', { Nombres: '' }, 'Faltan nombres o apellidos.'],
    ['any surname', { ApellidoPaterno: '', ApellidoMaterno: '' }, 'Faltan nombres o apellidos.'],
  ])('who is without %s cannot be sent, and the row says why', async (_, parts, Observacion) => {
    const { fund, staff, change } = await staffed();
    const row = registro(fund, 'bdpaNoEnviado');
    change('bdpaNoEnviado', parts);
    await staff.call(afiliacionBdpa.enviarPoblacion, {});
    expect(fund.db.registros.get(row.IdRegistro)).toEqual({ ...row, EstadoEnvio: 'NO_ENVIADO', Observacion });
  });

  test.each(['ApellidoPaterno', 'ApellidoMaterno'] as const)('without %s, one surname is enough', async (field) => {
    const { change, identify, sent } = await staffed();
    change('bdpaNoEnviado', { [field]: '' });
    identify({ [field === 'ApellidoPaterno' ? 'PrimerApellido' : 'SegundoApellido']: '' });
    const { before, after } = await sent();
    expect(after).toEqual({ ...before, ...accepted, [field]: '' });
  });

  test('a passport is verified among the records of passports', async () => {
    const { change, identify, sent } = await staffed();
    change('bdpaNoEnviado', { IdTipoDocumento: 3 });
    identify({ TipoPersona: 2 });
    const { before, after } = await sent();
    expect(after).toEqual({ ...before, ...accepted, TipoDocumentoIdentidad: 'PAS' });
  });

  const observed = (Observacion: string): Partial<Registro> => ({
    ...{ EstadoEnvio: 'OBSERVADO', FechaEnvio: TODAY, FechaValidacion: '', Observacion },
  });

  test('what differs from the identity record is observed, each datum by its name', async () => {
    const { identify, sent } = await staffed();
    identify({ Nombres: 'WILMA ROSA', FechaNacimiento: '1994-12-05' });
    const { before, after } = await sent();
    expect(after).toEqual({ ...before, ...observed('No coincide con el SEGIP: nombres, fecha de nacimiento.') });
  });

  test.each([
    ['no identity record', {}],
    ['two identity records', { IdIdentidad: 900_001 }],
  ])('a document with %s is observed', async (_, another) => {
    const { fund, identify, sent } = await staffed();
    const [record] = fund.db.identidades.by('documento', '1|6002008');
    if ('IdIdentidad' in another) identify(another);
    else if (record) fund.db.identidades.remove(record.IdIdentidad);
    const { before, after } = await sent();
    expect(after).toEqual({ ...before, ...observed('El documento no se pudo verificar en el SEGIP.') });
  });
});

describe('one row brought up to date', () => {
  test.each<[Ejemplo, Partial<Registro>]>([
    ['bdpaPaterno', { ApellidoPaterno: 'BELTRÁN' }],
    ['bdpaObservado', {}],
  ])('[F-7.5-04] %s is accepted today and keeps the day it was sent', async (who, data) => {
    const { fund, staff } = await staffed();
    const row = registro(fund, who);
    await staff.call(afiliacionBdpa.actualizar, { params: { idRegistro: row.IdRegistro } });
    expect(row.FechaEnvio).not.toBe(TODAY);
    expect(registro(fund, who)).toEqual({ ...row, ...accepted, ...data, FechaEnvio: row.FechaEnvio });
  });

  test('[F-7.5-04] one that was never sent is sent with it', async () => {
    const { fund, staff } = await staffed();
    const row = registro(fund, 'bdpaNoEnviado');
    await staff.call(afiliacionBdpa.actualizar, { params: { idRegistro: row.IdRegistro } });
    expect(registro(fund, 'bdpaNoEnviado')).toEqual({ ...row, ...accepted });
  });

  test('is not found for who the fund does not know', async () => {
    const { fund, staff } = await staffed();
    const idRegistro = fund.db.registros.by('documento', `CI|${soloEnBdpa}`)[0]?.IdRegistro ?? 0;
    const update = () => staff.call(afiliacionBdpa.actualizar, { params: { idRegistro } });
    await refused(fund, update, says('No se encontró el registro en la BDPA.'));
  });
});

describe('review and correction', () => {
  const ids = z.array(z.looseObject({ IdPersona: z.number() }));

  test.each<[string, Partial<Registro>]>([
    ['was taken off the registry', { Estado: 'BAJA', FechaBaja: TODAY }],
    ['was never sent', { FechaEnvio: '' }],
    ['was affiliated the day before', { FechaAfiliacion: '2025-03-09' }],
    ['was affiliated the day after', { FechaAfiliacion: '2025-03-12' }],
    ['belongs to another fund', { OtroEnte: OTRO }],
  ])('[F-7.4-05] a row that differs and %s is neither reviewed nor corrected', async (_, parts) => {
    const { fund, staff } = await staffed();
    const row: Registro = { ...registro(fund, 'bdpaNombres'), FechaAfiliacion: '2025-03-10' };
    const params = { desde: '2025-03-10', hasta: '2025-03-11' };
    const review = async () =>
      z.parse(ids, (await staff.call(bdpa.revisarPoblacion, { params })).Datos).map((r) => r.IdPersona);
    fund.db.registros.put(row);
    expect(await review()).toContain(row.IdPersona);
    fund.db.registros.put({ ...row, ...parts });
    expect(await review()).not.toContain(row.IdPersona);
    await staff.call(bdpa.corregirPoblacion, { params });
    expect(fund.db.registros.get(row.IdRegistro)).toEqual({ ...row, ...parts });
  });

  test('[F-7.4-05] who is active in another fund is counted as observed, and not corrected', async () => {
    const { fund, staff, elsewhere } = await staffed();
    const row = registro(fund, 'bdpaNombres');
    elsewhere('bdpaNombres');
    const params = { desde: row.FechaAfiliacion, hasta: row.FechaAfiliacion };
    const listed = z.parse(ids, (await staff.call(bdpa.revisarPoblacion, { params })).Datos).length;
    const reply = await staff.call(bdpa.corregirPoblacion, { params });
    expect(reply.Datos).toEqual({ Procesados: listed - 1, Observados: 1 });
    expect(registro(fund, 'bdpaNombres')).toEqual(row);
  });
});

test('[F-7.5-08] a termination of somebody whom the registry does not have is refused', async () => {
  const { fund, staff } = await staffed();
  const { IdRegistro, IdPersona: idPersona } = registro(fund, 'bdpaBajaPendiente');
  fund.db.registros.remove(IdRegistro);
  const params = { idPersona, idEmpresa: 502, fechaBaja: addDays(TODAY, -30) };
  const end = () => staff.call(afiliacionBdpa.regularizarBaja, { params });
  await refused(fund, end, says('No se encontró el registro en la BDPA.'));
});
