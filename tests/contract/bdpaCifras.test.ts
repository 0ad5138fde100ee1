import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { detallePoblacion } from '#contract/entities/bdpa.ts';
import { regionales } from '#contract/enumerations.ts';
import { afiliacionBdpa, bdpa } from '#contract/services/index.ts';
import { addDays } from '#lib/dates.ts';
import type { Registro } from '#sandbox/db/bdpaRows.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import type { Paciente } from '#sandbox/db/rows.ts';
import { openFund, persona, signIn } from './fund.ts';
import { refused, registro } from './registry.ts';

/** Somebody of the fund: the insured record, and the row of the registry, where it differs from an active, accepted one. */
interface Caso {
  readonly quien?: Ejemplo;
  readonly paciente?: Partial<Paciente>;
  /** null for no row. */
  readonly registro?: Partial<Registro> | null;
}

/** A fund with these people only; without a name they are rows of `activo`. */
async function only(...casos: readonly Caso[]) {
  const fund = openFund();
  const { db } = fund;
  const kept = casos.map((caso) => {
    const quien = caso.quien ?? 'activo';
    return { caso, row: registro(fund, quien), paciente: db.pacientes.by('persona', persona(fund, quien))[0] };
  });
  for (const { IdRegistro } of db.registros.all()) db.registros.remove(IdRegistro);
  for (const { IdPaciente } of db.pacientes.all()) db.pacientes.remove(IdPaciente);
  kept.forEach(({ caso, row, paciente }, at) => {
    if (paciente) db.pacientes.put({ ...paciente, ...caso.paciente });
    if (caso.registro !== null) db.registros.put({ ...row, ...caso.registro, IdRegistro: at + 1 });
  });
  return { fund, staff: await signIn(fund, 'personal') };
}
const rows = (...registros: readonly Partial<Registro>[]) => only(...registros.map((row) => ({ registro: row })));

/** A figure for each of the nine regionals: those that are named, and `none` for the others. */
const porRegional = (none: object, named: Readonly<Record<number, object>>) =>
  Object.entries(regionales).map(([id, Regional]) => ({
    IdRegional: Number(id),
    Regional,
    ...none,
    ...named[Number(id)],
  }));

const period = { params: { desde: '2026-03-10', hasta: '2026-03-12' } };
/** The days about the period, in no order: what is outside it, and each day of it. */
const days = ['2026-03-12', '2026-03-09', '2026-03-11', '', '2026-03-13', '2026-03-10', '2026-03-11'];

describe('[F-7.4-05] a period has its first and its last day and all between, in their order', () => {
  const inside = [
    { Fecha: '10/03/2026', Cantidad: 1 },
    { Fecha: '11/03/2026', Cantidad: 2 },
    { Fecha: '12/03/2026', Cantidad: 1 },
  ];

  test('the affiliated by day, without the rows of other funds', async () => {
    const other = { FechaAfiliacion: '2026-03-10', OtroEnte: 'Otra caja' };
    const { staff } = await rows(other, ...days.map((FechaAfiliacion) => ({ FechaAfiliacion })));
    expect((await staff.call(bdpa.poblacionAfiliadaDia, period)).Datos).toEqual(inside);
    const listed = await staff.call(bdpa.listarPoblacion, period);
    expect(z.parse(z.array(z.looseObject({ IdRegistro: z.number() })), listed.Datos).map((r) => r.IdRegistro)).toEqual([
      2, 4, 7, 8,
    ]);
  });

  test.each(['REGISTRADO', 'NO_ENVIADO'] as const)('the not sent by day: what is %s', async (EstadoEnvio) => {
    const sent = (['VALIDADO', 'OBSERVADO'] as const).map((state) => ({ EstadoEnvio: state }));
    const waiting = days.map((FechaAfiliacion) => ({ FechaAfiliacion, EstadoEnvio }));
    const { staff } = await rows(...waiting, ...sent.map((row) => ({ ...row, FechaAfiliacion: '2026-03-11' })));
    expect((await staff.call(bdpa.poblacionNoEnviadaDia, period)).Datos).toEqual(inside);
  });
});

test('[F-7.4-05] a month counts its days for each regional, those with none too', async () => {
  const { fund, staff } = await rows(
    ...[
      { IdRegional: 3, FechaAfiliacion: '2026-03-01' },
      { IdRegional: 3, FechaAfiliacion: '2026-03-31' },
      { IdRegional: 7, FechaAfiliacion: '2026-03-15' },
      { IdRegional: 7, FechaAfiliacion: '2026-02-28' },
      { IdRegional: 1, FechaAfiliacion: '2026-04-01' },
    ],
  );
  const ask = (mes: string) => staff.call(bdpa.poblacionAfiliadaMes, { params: { mes } });
  expect((await ask('2026-03')).Datos).toEqual(
    porRegional({ Cantidad: 0 }, { 3: { Cantidad: 2 }, 7: { Cantidad: 1 } }),
  );
  await refused(fund, () => ask('12026-03'), { status: 400, text: expect.stringContaining('mes') });
});

test('[F-7.4-05] the validated by year, the latest first', async () => {
  const { staff } = await rows(
    ...['2025-12-31', '2026-01-01', '', '2024-06-30', '2026-11-20'].map((FechaValidacion) => ({ FechaValidacion })),
  );
  expect((await staff.call(bdpa.poblacionValidadaGestion, {})).Datos).toEqual([
    { Gestion: 2026, Cantidad: 2 },
    { Gestion: 2025, Cantidad: 1 },
    { Gestion: 2024, Cantidad: 1 },
  ]);
});

describe('[F-7.4-05] terminations', () => {
  const left = (FechaBaja: string) => ({ EstadoVigencia: 'NO VIGENTE', FechaBaja });
  const told = (FechaBaja: string, IdRegional = 1): Partial<Registro> => ({ Estado: 'BAJA', FechaBaja, IdRegional });
  /** Three that the registry does not know, one of them outside March, and three that it knows, one of them outside. */
  const casos: readonly Caso[] = [
    { quien: 'bdpaNombres', paciente: left('2026-03-11'), registro: { IdRegional: 4 } },
    { quien: 'bdpaPaterno', paciente: left('2026-03-12'), registro: { IdRegional: 4 } },
    { quien: 'bdpaMaterno', paciente: left('2026-04-01') },
    { quien: 'asegurado', paciente: left('2026-03-10'), registro: told('2026-03-10', 2) },
    { quien: 'bdpaObservado', paciente: left('2026-03-12'), registro: told('2026-03-12', 4) },
    { quien: 'bdpaNacimiento', paciente: left('2026-02-28'), registro: told('2026-02-28') },
    { quien: 'activo' },
  ];

  test('of a month by day, in the order of the days', async () => {
    const { staff } = await only(...casos);
    expect((await staff.call(bdpa.estadisticasBajasMes, { params: { mes: '2026-03' } })).Datos).toEqual([
      { Fecha: '10/03/2026', Regularizadas: 1, Pendientes: 0 },
      { Fecha: '11/03/2026', Regularizadas: 0, Pendientes: 1 },
      { Fecha: '12/03/2026', Regularizadas: 1, Pendientes: 1 },
    ]);
  });

  test('of a period by regional', async () => {
    const { staff } = await only(...casos);
    expect((await staff.call(bdpa.estadisticasBajasPeriodo, period)).Datos).toEqual(
      porRegional(
        { Regularizadas: 0, Pendientes: 0 },
        { 2: { Regularizadas: 1, Pendientes: 0 }, 4: { Regularizadas: 1, Pendientes: 2 } },
      ),
    );
  });
});

describe('[F-7.5-02] the population', () => {
  const none = { Poblacion: 0, Validados: 0, Observados: 0, Registrados: 0, NoEnviados: 0, SinRegistro: 0 };

  test('of a day has who was affiliated on it, as far as the row was on it', async () => {
    const since = '2026-03-10';
    const row = { FechaRegistro: '2026-03-11', FechaEnvio: '2026-03-13', FechaValidacion: '2026-03-15' };
    const never = { quien: 'asegurado', paciente: { FechaAfiliacion: '' } } as const;
    const { staff } = await only({ paciente: { FechaAfiliacion: since }, registro: row }, never);
    const on = async (fecha: string) => {
      const reply = await staff.call(afiliacionBdpa.detalleFecha, { params: { fecha } });
      return z.parse(detallePoblacion, reply.Datos);
    };
    expect(await on(addDays(since, -1))).toEqual(none);
    const one = { ...none, Poblacion: 1 };
    expect(await on(since)).toEqual({ ...one, SinRegistro: 1 });
    for (const fecha of ['2026-03-11', '2026-03-12']) expect(await on(fecha)).toEqual({ ...one, Registrados: 1 });
    for (const fecha of ['2026-03-13', '2026-03-14']) expect(await on(fecha)).toEqual({ ...one, Observados: 1 });
    for (const fecha of ['2026-03-15', '2026-03-16']) expect(await on(fecha)).toEqual({ ...one, Validados: 1 });
  });

  test('by month of affiliation, the latest first', async () => {
    const { staff } = await only(
      { quien: 'activo', paciente: { FechaAfiliacion: '2024-05-31' } },
      { quien: 'asegurado', paciente: { FechaAfiliacion: '2026-02-01' } },
      { quien: 'bdpaObservado', paciente: { FechaAfiliacion: '2024-05-01' } },
      { quien: 'bdpaPaterno', paciente: { FechaAfiliacion: '2025-12-31' }, registro: null },
    );
    expect((await staff.call(afiliacionBdpa.detalleHistorico, {})).Datos).toEqual([
      { ...none, Mes: '2026-02', Poblacion: 1, Validados: 1 },
      { ...none, Mes: '2025-12', Poblacion: 1, SinRegistro: 1 },
      { ...none, Mes: '2024-05', Poblacion: 2, Validados: 1, Observados: 1 },
    ]);
  });

  test('in the monitor: the accepted share with one decimal, and who left on a day the fund knows', async () => {
    const gone = (FechaBaja: string) => ({ EstadoVigencia: 'NO VIGENTE', FechaBaja });
    const { staff } = await only(
      { quien: 'activo', paciente: { IdDepartamento: 3 } },
      { quien: 'asegurado', paciente: { IdDepartamento: 3 } },
      { quien: 'bdpaObservado', paciente: { IdDepartamento: 3 } },
      { quien: 'bdpaNombres', paciente: gone('2026-03-10'), registro: { IdRegional: 3 } },
      { quien: 'bdpaPaterno', paciente: gone('2026-03-10'), registro: { IdRegional: 5 } },
      { quien: 'bdpaMaterno', paciente: gone(''), registro: { IdRegional: 5 } },
    );
    expect((await staff.call(afiliacionBdpa.monitorRegional, {})).Datos).toEqual(
      porRegional(
        { ...none, BajasPendientes: 0, PorcentajeValidado: 0 },
        {
          3: { Poblacion: 3, Validados: 2, Observados: 1, BajasPendientes: 1, PorcentajeValidado: 66.7 },
          5: { BajasPendientes: 1 },
        },
      ),
    );
  });
});
