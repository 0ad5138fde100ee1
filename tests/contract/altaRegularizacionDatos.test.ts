import { describe, expect, test } from 'vitest';
import { altaRegularizacion as r } from '#contract/services/index.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { TODAY } from '#support/clock.ts';
import { banco, openFund, persona, signIn } from './fund.ts';

async function open(who: Ejemplo = 'registrable') {
  const fund = openFund();
  const [empresa, personal] = [await signIn(fund, 'empresa'), await signIn(fund, 'personal')];
  const id = persona(fund, who);
  const send = (changes: object = {}) =>
    empresa.call(r.regularizar, {
      body: {
        IdPersona: id,
        IdEmpresa: banco,
        FechaIngreso: '2026-08-03',
        Cargo: '  CAJERA  DE VENTANILLA ',
        HaberMensual: 3200.5,
        Observacion: ' Planilla  de agosto. ',
        ...changes,
      },
    });
  return { fund, empresa, personal, id, send };
}

const row = {
  IdRegularizacion: 1,
  IdEmpresa: banco,
  IdRegional: 1,
  FechaIngreso: '2026-08-03',
  Cargo: 'CAJERA DE VENTANILLA',
  HaberMensual: 3200.5,
  Observacion: 'Planilla de agosto.',
  FechaRegistro: TODAY,
  IdEstadoRegularizacion: 1,
};

describe('a regularisation', () => {
  test('is stored tidied, and read with the names of person, company and state', async () => {
    const { fund, empresa, id, send } = await open();
    expect((await send()).Datos).toBe(1);
    expect(fund.db.regularizaciones.all()).toEqual([{ ...row, IdPersona: id }]);
    expect((await empresa.call(r.recuperar, { body: { IdRegularizacion: 1 } })).Datos).toEqual({
      ...row,
      IdPersona: id,
      NombreCompleto: 'APAZA CHOQUE ROSA',
      NumeroDocumento: '6843217',
      RazonSocial: 'Banco Altiplano S.A.',
      EstadoRegularizacion: 'Pendiente',
    });
  });

  test('concluded, it stays as it was, and the work it tells of begins on its day', async () => {
    const { fund, personal, id, send } = await open();
    await send();
    expect(await personal.call(r.concluir, { body: { IdRegularizacion: 1 } })).toMatchObject({ ok: true, Datos: true });
    expect(fund.db.regularizaciones.all()).toEqual([{ ...row, IdPersona: id, IdEstadoRegularizacion: 2 }]);
    expect(fund.db.relaciones.by('persona', id)).toEqual([
      {
        IdPersonaEmpresa: 300_292,
        IdPersona: id,
        IdEmpresa: banco,
        IdRegional: 1,
        FechaIngreso: '2026-08-03',
        FechaBaja: '',
        Cargo: 'CAJERA DE VENTANILLA',
        HaberMensual: 3200.5,
      },
    ]);
    expect(fund.db.pacientes.by('persona', id)).toMatchObject([
      { IdUbicacionEmpresa: 101, IdDepartamento: 1, FechaAfiliacion: TODAY, IdTipoBeneficiario: 1 },
    ]);
  });

  test.each([
    ['2026-10-31', true],
    ['2026-11-01', false],
  ])('is for entries before this period: %s, %s', async (FechaIngreso, ok) => {
    const { send } = await open();
    expect((await send({ FechaIngreso })).ok).toBe(ok);
  });

  test.each([
    ['2026-08-04', false],
    ['2026-08-03', true],
  ])('is for who was eighteen on that day: born eighteen years before %s, %s', async (day, ok) => {
    const { fund, id, send } = await open();
    const kept = fund.db.personas.get(id);
    if (kept) fund.db.personas.put({ ...kept, FechaNacimiento: day.replace('2026', '2008') });
    expect((await send()).ok).toBe(ok);
  });

  test.each([
    [
      'menor',
      'No se puede registrar la novedad para el asegurado(a) CONDORI FLORES ANA LUCÍA, porque es menor de edad.',
    ],
    [
      'activo',
      'No se pudo registrar el aviso de alta del asegurado(a) MAMANI QUISPE BEATRIZ, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
    ],
    [
      'pendiente',
      'No se puede registrar la novedad para el asegurado(a) SUÁREZ ROCA DIEGO, porque existe otra novedad que está pendiente de concluir de fecha 17/11/2026.',
    ],
  ] as const)('of %s is refused with her name', async (who, text) => {
    const { fund, send } = await open(who);
    expect(await send()).toMatchObject({ ok: false, text, tipo: 'warning' });
    expect(fund.db.regularizaciones.size).toBe(0);
  });

  test('waits once in each company: a second one is refused by name, another company’s is no obstacle', async () => {
    const { fund, id, send } = await open();
    fund.db.regularizaciones.put({ ...row, IdPersona: id, IdRegularizacion: 77, IdEmpresa: 502 });
    expect((await send()).ok).toBe(true);
    expect(await send()).toMatchObject({
      ok: false,
      text: 'El asegurado(a) APAZA CHOQUE ROSA ya tiene una regularización pendiente.',
    });
  });

  test('is not concluded for who works meanwhile beside a work that has ended; she is named', async () => {
    const { fund, personal, id, send } = await open('reingreso');
    expect((await send()).ok).toBe(true);
    const [ended] = fund.db.relaciones.by('persona', id);
    if (!ended) throw new Error('she never worked');
    fund.db.relaciones.put({ ...ended, IdPersonaEmpresa: 999_999, FechaBaja: '' });
    const before = fund.db.dump();
    expect(await personal.call(r.concluir, { body: { IdRegularizacion: 1 } })).toMatchObject({
      ok: false,
      text: 'No se pudo registrar el aviso de alta del asegurado(a) VARGAS TÓRREZ JUAN PABLO, porque aún no se dio de baja al asegurado en la empresa; registre el aviso de baja y vuelva a intentar.',
    });
    expect(fund.db.dump()).toEqual(before);
  });
});

test('a month’s contribution is of who worked in the regional on one of its days at least, with their salaries', async () => {
  const { fund, empresa, id } = await open();
  const IdPersona = id;
  for (const one of fund.db.relaciones.by('empresa', banco)) fund.db.relaciones.remove(one.IdPersonaEmpresa);
  const works = [
    ['2025-01-01', '2026-10-01', 1, 70.1],
    ['2026-09-30', '2026-09-30', 1, 70.1],
    ['2026-11-30', '', 1, 70.1],
    ['2026-10-31', '', 1, 1000],
    ['2026-12-01', '', 1, 5000],
    ['2020-01-01', '2025-11-30', 1, 9000],
    ['2020-01-01', '', 2, 7000],
  ] as const;
  for (const [at, [FechaIngreso, FechaBaja, IdRegional, HaberMensual]] of works.entries())
    fund.db.relaciones.put({
      ...{ IdPersonaEmpresa: at + 1, IdPersona, IdEmpresa: banco, Cargo: 'CAJERA' },
      ...{ FechaIngreso, FechaBaja, IdRegional, HaberMensual },
    });
  const reply = await empresa.call(r.aportes, { body: { IdEmpresa: banco, IdRegional: 1 } });
  const alone = ['08', '07', '06', '05', '04', '03', '02', '01'].map((month) => `2026-${month}`);
  expect(reply.Datos).toEqual([
    { Periodo: '2026-11', Trabajadores: 2, TotalGanado: 1070.1 },
    { Periodo: '2026-10', Trabajadores: 2, TotalGanado: 1070.1 },
    { Periodo: '2026-09', Trabajadores: 2, TotalGanado: 140.2 },
    ...[...alone, '2025-12'].map((Periodo) => ({ Periodo, Trabajadores: 1, TotalGanado: 70.1 })),
  ]);
});
