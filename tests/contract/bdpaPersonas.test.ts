import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { busquedaObservada, type ConsultaBdpa } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa, bdpa } from '#contract/services/index.ts';
import { config } from '#lib/config.ts';
import { toLocalDate } from '#lib/dates.ts';
import type { Registro } from '#sandbox/db/bdpaRows.ts';
import { type Ejemplo, soloEnBdpa } from '#sandbox/db/examples.ts';
import { openFund, persona, type Reply, signIn } from './fund.ts';
import { consulta, denied, refused, registro } from './registry.ts';

const OTRO = 'Caja Petrolera de Salud';
const solo: ConsultaBdpa = {
  TipoDocumentoIdentidad: 'CI',
  NumeroDocumento: soloEnBdpa,
  ComplementoDocumento: '',
  FechaNacimiento: '1994-05-12',
};

async function staffed() {
  const fund = openFund();
  const staff = await signIn(fund, 'personal');
  /** Puts these rows, which are as `base` otherwise, in the place of all rows of its person. */
  const write = (base: Registro, ...rows: readonly Partial<Registro>[]) => {
    for (const { IdRegistro } of fund.db.registros.by('persona', base.IdPersona)) fund.db.registros.remove(IdRegistro);
    for (const [at, row] of rows.entries()) fund.db.registros.put({ ...base, ...row, IdRegistro: 900_001 + at });
  };
  const message = async (body: ConsultaBdpa) => (await staff.call(bdpa.buscarMensaje, { body })).Datos;
  return { fund, staff, write, message };
}
const found = (reply: Reply) => z.parse(busquedaObservada, reply.Datos);

/** The verdict with its sentence, which is also the first line of the panel. */
const verdict = (Codigo: string, Mensaje: string, ...more: readonly string[]) => ({
  Codigo,
  Mensaje,
  ObservacionHTML: [Mensaje, ...more].map((line) => `<p>${line}</p>`).join(''),
});

describe('[F-7.4-01] the verdict of the registry, with what the panel tells of it', () => {
  test.each<[Ejemplo, ReturnType<typeof verdict>]>([
    ['activo', verdict('COINCIDE', 'Los datos coinciden con la BDPA.')],
    ['bdpaNoEncontrado', verdict('NO_ENCONTRADO', 'No se encontró a la persona en la BDPA.')],
    ['bdpaOtroEnte', verdict('OTRO_ENTE', 'La persona está registrada en otro ente gestor.', `Ente gestor: ${OTRO}`)],
    [
      'bdpaNoEnviable',
      verdict('NO_ENVIADO', 'El registro todavía no fue enviado a la BDPA.', `Registrado en ${OTRO}.`),
    ],
    [
      'bdpaObservado',
      verdict(
        'OBSERVADO',
        'La BDPA observó el registro.',
        'Revisar &#60;b&#62;documento&#60;/b&#62; &#38; edad &#60; 18',
      ),
    ],
  ])('%s', async (who, expected) => {
    const { fund, message } = await staffed();
    expect(await message(consulta(fund, who))).toEqual(expected);
  });

  test('who only the registry has, and left the other fund', async () => {
    const { message } = await staffed();
    const sentence = 'La persona está en la BDPA y no está registrada en la caja.';
    expect(await message(solo)).toEqual(
      verdict('SOLO_BDPA', sentence, `Ente gestor: ${OTRO}`, 'Fecha de baja: 20/09/2026'),
    );
  });

  test('who was taken off the registry, by this fund or by another one', async () => {
    const { fund, write, message } = await staffed();
    const ended: Partial<Registro> = { Estado: 'BAJA', FechaBaja: '2026-11-01' };
    const sentence = 'La persona está dada de baja en la BDPA.';
    const base = registro(fund, 'activo');
    write(base, ended);
    expect(await message(consulta(fund, 'activo'))).toEqual(verdict('BAJA', sentence, 'Fecha de baja: 01/11/2026'));
    write(base, { ...ended, OtroEnte: OTRO, EstadoEnvio: '' });
    expect(await message(consulta(fund, 'activo'))).toEqual(
      verdict('BAJA', sentence, `Ente gestor: ${OTRO}`, 'Fecha de baja: 01/11/2026'),
    );
  });
});

describe('[F-7.4-01] which row of the registry is answered', () => {
  const row = async ({ staff }: Awaited<ReturnType<typeof staffed>>, body: ConsultaBdpa) =>
    (await staff.call(bdpa.buscarPersona, { body })).Datos;

  test('the fund’s own before those of others, else an active one, else any', async () => {
    const at = await staffed();
    const [base, body] = [registro(at.fund, 'activo'), consulta(at.fund, 'activo')];
    const [ended, active] = [
      { OtroEnte: 'Caja ya dejada', Estado: 'BAJA', EstadoEnvio: '' } as const,
      { OtroEnte: OTRO, EstadoEnvio: '' } as const,
    ];
    at.write(base, ended, active, { Estado: 'BAJA' });
    expect(await row(at, body)).toMatchObject({ IdRegistro: 900_003, EnteGestor: config().caja.codigo });
    at.write(base, ended, active);
    expect(await row(at, body)).toMatchObject({ IdRegistro: 900_002, EnteGestor: OTRO });
    at.write(base, ended);
    expect(await row(at, body)).toMatchObject({ IdRegistro: 900_001, EnteGestor: 'Caja ya dejada' });
  });

  test('of two with the same number, the one with the complement', async () => {
    const at = await staffed();
    const [first] = at.fund.db.registros.by('documento', `CI|${soloEnBdpa}`);
    if (first) at.fund.db.registros.put({ ...first, IdRegistro: 900_001, ComplementoDocumento: '3F', Nombres: 'OLGA' });
    expect(await row(at, solo)).toMatchObject({ ComplementoDocumento: '', Nombres: 'VERÓNICA' });
    const other = { ...solo, NumeroDocumento: ` ${soloEnBdpa} `, ComplementoDocumento: '3f' };
    expect(await row(at, other)).toMatchObject({ IdRegistro: 900_001, Nombres: 'OLGA' });
  });

  test('none for a birth date that neither side has, though the document is known', async () => {
    const { fund, staff } = await staffed();
    const body = consulta(fund, 'activo', { FechaNacimiento: '1950-01-01' });
    expect((await staff.call(bdpa.buscarPersona, { body })).Datos).toBeNull();
    const reply = found(await staff.call(bdpa.buscarPersonaYObservacion, { body }));
    expect(reply).toMatchObject({ Personas: [], IntegradoBdpa: true, PersonaNueva: { IdPersona: 0, Nombres: '' } });
  });
});

test.each<[string, Partial<ConsultaBdpa>]>([
  ['kind of document', { TipoDocumentoIdentidad: 'PAS' }],
  ['number', { NumeroDocumento: '4890023' }],
  ['complement', { ComplementoDocumento: '1A' }],
  ['birth date', { FechaNacimiento: '1950-01-01' }],
])('[F-7.4-04] insured persons are not answered about another %s than their own', async (_, other) => {
  const fund = openFund();
  const who = await signIn(fund, 'asegurado');
  const body = consulta(fund, 'asegurado', other);
  await refused(fund, () => who.call(bdpa.buscarPersona, { body }), denied);
});

describe('the two sides next to each other', () => {
  test('[F-7.4-04] a contrast has each datum, days as people read them', async () => {
    const { fund, staff } = await staffed();
    const typed = { ApellidoPaterno: 'delgadillo', ApellidoMaterno: 'VARA', Nombres: 'JORGE' };
    const reply = await staff.call(bdpa.contrastar, { body: { ...consulta(fund, 'bdpaNacimiento'), ...typed } });
    expect(reply.Datos).toEqual({
      Encontrado: true,
      Coincide: false,
      Campos: [
        { Campo: 'Apellido paterno', Valor: 'delgadillo', ValorBdpa: 'DELGADILLO', Resultado: 1 },
        { Campo: 'Apellido materno', Valor: 'VARA', ValorBdpa: 'VERA', Resultado: 0 },
        { Campo: 'Nombres', Valor: 'JORGE', ValorBdpa: 'JORGE', Resultado: 1 },
        { Campo: 'Complemento', Valor: '', ValorBdpa: '', Resultado: 1 },
        { Campo: 'Fecha de nacimiento', Valor: '12/05/1994', ValorBdpa: '21/05/1994', Resultado: 0 },
      ],
    });
  });

  test('[F-7.5-08] a comparison has both records, and the differences as a list that names what is missing', async () => {
    const { fund, staff, write } = await staffed();
    const IdPersona = persona(fund, 'bdpaComplemento');
    const { OtroEnte: _, FechaRegistro: __, ...row } = registro(fund, 'bdpaComplemento');
    write(registro(fund, 'bdpaComplemento'), { ApellidoMaterno: '' });
    const body = consulta(fund, 'bdpaComplemento');
    expect((await staff.call(afiliacionBdpa.comparar, { body })).Datos).toEqual({
      IdPersona,
      NombreCompleto: 'ESCÓBAR NINA TERESA',
      Caja: fund.db.personas.get(IdPersona),
      Bdpa: {
        ...row,
        IdRegistro: 900_001,
        ApellidoMaterno: '',
        EnteGestor: config().caja.codigo,
        FechaAfiliacion: toLocalDate(row.FechaAfiliacion),
        FechaEnvio: toLocalDate(row.FechaEnvio),
        FechaValidacion: toLocalDate(row.FechaValidacion),
        FechaBaja: '',
      },
      Diferencias: [
        { Campo: 'Apellido materno', ValorCaja: 'NINA', ValorBdpa: '' },
        { Campo: 'Complemento', ValorCaja: '', ValorBdpa: '2D' },
      ],
      DiferenciaHTML:
        '<ul><li><strong>Apellido materno</strong>: NINA en la caja, sin dato en la BDPA</li>' +
        '<li><strong>Complemento</strong>: sin dato en la caja, 2D en la BDPA</li></ul>',
    });
  });

  test('[F-7.5-08] who only the registry has is named by its record, and a surname that is missing leaves no gap', async () => {
    const { fund, staff } = await staffed();
    const [row] = fund.db.registros.by('documento', `CI|${soloEnBdpa}`);
    if (row) fund.db.registros.put({ ...row, ApellidoMaterno: '' });
    expect((await staff.call(afiliacionBdpa.comparar, { body: solo })).Datos).toEqual({
      IdPersona: 0,
      NombreCompleto: 'MOSCOSO VERÓNICA',
      Caja: null,
      Bdpa: expect.objectContaining({ EnteGestor: OTRO, Nombres: 'VERÓNICA', FechaBaja: '20/09/2026' }),
      Diferencias: [],
      DiferenciaHTML: '',
    });
    const unknown = { ...solo, NumeroDocumento: '9999999' };
    expect((await staff.call(afiliacionBdpa.comparar, { body: unknown })).Datos).toEqual({
      ...{ IdPersona: 0, NombreCompleto: '', Caja: null, Bdpa: null, Diferencias: [], DiferenciaHTML: '' },
    });
  });
});

test('[F-3.8-02] the fund’s side says who is not affiliated, and how valid and with which remarks who is', async () => {
  const { fund, staff } = await staffed();
  const side = async (who: Ejemplo) =>
    found(await staff.call(bdpa.buscarPersonaYObservacion, { body: consulta(fund, who) })).Personas[0]?.ObservacionCaja;
  expect(await side('registrable')).toBe('<p>La persona no está afiliada a la caja.</p>');
  const paciente = fund.db.pacientes.by('persona', persona(fund, 'activo'))[0];
  if (paciente) fund.db.pacientes.put({ ...paciente, observaciones: 'Falta < foto' });
  expect(await side('activo')).toBe('<p>Vigencia: VIGENTE</p><p>Falta &#60; foto</p>');
});
