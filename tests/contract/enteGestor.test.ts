import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calculoEnteGestor } from '#contract/entities/afiliacion.ts';
import { enteGestor } from '#contract/services/enteGestor.ts';
import { config } from '#lib/config.ts';
import { type Caller, openFund, signIn } from './fund.ts';

const ask = (
  who: Caller,
  fechaNacimiento: string,
  idRegional: number | string = 1,
  idResolucion: number | string = 5,
) => who.call(enteGestor.calcular, { params: { fechaNacimiento, idRegional, idResolucion } });
const computed = async (...input: Parameters<typeof ask>) => z.parse(calculoEnteGestor, (await ask(...input)).Datos);

test('[R-7.2-07] the resolutions are listed: 4 and 5, the latter of 26/01/2021', async () => {
  const empresa = await signIn(openFund(), 'empresa');
  const { Datos } = await empresa.call(enteGestor.resoluciones, {});
  expect(Datos).toMatchObject([{ IdResolucion: 4 }, { IdResolucion: 5, FechaResolucion: '26/01/2021' }]);
  expect(Datos).toEqual([
    { IdResolucion: 4, Descripcion: 'RESOLUCIÓN DE ASIGNACIÓN DE GESTORES 2017', FechaResolucion: '14/08/2017' },
    { IdResolucion: 5, Descripcion: 'RESOLUCIÓN DE ASIGNACIÓN DE GESTORES 2021', FechaResolucion: '26/01/2021' },
  ]);
});

test('[R-7.2-06] [R-3.2-02] a birth date with dashes gives days, last digits, ranges and the code that corresponds', async () => {
  const empresa = await signIn(openFund(), 'empresa');
  const answer = await computed(empresa, '26-01-2020');
  expect(answer).toMatchObject({ DiasCalculados: 366, UltimosDigitos: 66 });
  const row = answer.EntesGestores.find((e) => e.Codigo === answer.CodigoCorresponde);
  expect(row?.Inicio).toBeLessThanOrEqual(66);
  expect(row?.Fin).toBeGreaterThanOrEqual(66);
  expect(await computed(empresa, '2020-01-26')).toEqual(answer);
});

test('[R-7.2-06] each range has its manager by code and name, and both its ends belong to it', async () => {
  const empresa = await signIn(openFund(), 'empresa');
  const range = (Inicio: number, Fin: number, Codigo: string, GestorSalud: string) => ({
    GestorSalud,
    Inicio,
    Fin,
    Codigo,
  });
  expect((await ask(empresa, '26-01-2020')).Datos).toEqual({
    EntesGestores: [
      range(0, 37, 'CNA', 'CAJA NACIONAL ANDINA'),
      range(38, 49, 'CPO', 'CAJA PETROLERA DEL ORIENTE'),
      range(50, 58, 'CCV', 'CAJA DE CAMINOS Y VÍAS'),
      range(59, 66, 'CMS', 'CAJA MINERA DEL SUR'),
      range(67, 73, 'CAG', 'CAJA AGROPECUARIA'),
      range(74, 78, 'CCO', 'CAJA DE COMERCIO'),
      range(79, 81, 'SUN', 'SEGURO UNIVERSITARIO'),
      range(82, 83, 'CTE', 'CAJA DE TELECOMUNICACIONES'),
      range(84, 99, config().caja.codigo, 'CAJA DE SALUD'),
    ],
    DiasCalculados: 366,
    UltimosDigitos: 66,
    CodigoCorresponde: 'CMS',
  });
  // The digits 67, 59 and 58.
  const code = async (fecha: string) => (await computed(empresa, fecha)).CodigoCorresponde;
  expect([await code('25-01-2020'), await code('02-02-2020'), await code('03-02-2020')]).toEqual(['CAG', 'CMS', 'CCV']);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'the ranges of regional %i cover 0 to 99 once, the fund’s own among them',
  async (regional) => {
    const empresa = await signIn(openFund(), 'empresa');
    for (const resolution of [4, 5]) {
      const { EntesGestores } = await computed(empresa, '07-03-1958', regional, resolution);
      const digits = EntesGestores.flatMap((e) => Array.from({ length: e.Fin - e.Inicio + 1 }, (_, i) => e.Inicio + i));
      expect(digits).toEqual(Array.from({ length: 100 }, (_, i) => i));
      expect(EntesGestores.map((e) => e.Codigo)).toContain(config().caja.codigo);
    }
  },
);

test('regional, resolution and birth date each change who corresponds; the fund’s own comes out for some', async () => {
  const empresa = await signIn(openFund(), 'empresa');
  const code = async (...input: [string, number?, number?]) => (await computed(empresa, ...input)).CodigoCorresponde;
  const first = await code('01-01-1960');
  const days = await Promise.all(
    Array.from({ length: 28 }, (_, day) => code(`${String(day + 1).padStart(2, '0')}-02-1960`)),
  );
  expect(new Set(days).size).toBeGreaterThan(1);
  const regionals = await Promise.all([2, 3, 4, 5, 6, 7, 8, 9].map((regional) => code('01-01-1960', regional)));
  expect(regionals.some((other) => other !== first)).toBe(true);
  expect([...days, ...regionals]).toContain(config().caja.codigo);
});

test.each([
  ['31-02-1960', 1, 5, 'La fecha de nacimiento no es válida.'],
  ['hoy', 1, 5, 'La fecha de nacimiento no es válida.'],
  ['01-01-1900', 1, 5, 'La fecha de nacimiento no es válida.'],
  ['26-01-2021', 1, 5, 'La fecha de nacimiento debe ser anterior a la fecha de la resolución.'],
  ['27-01-2021', 1, 5, 'La fecha de nacimiento debe ser anterior a la fecha de la resolución.'],
  ['01-01-1960', 12, 5, 'Debe seleccionar una regional.'],
  ['01-01-1960', 1, 6, 'Debe seleccionar una resolución.'],
])('%s in regional %i by resolution %i is refused: %s', async (date, regional, resolution, text) => {
  const empresa = await signIn(openFund(), 'empresa');
  expect(await ask(empresa, date, regional, resolution)).toMatchObject({ status: 200, ok: false, text });
});

test('what is no number answers 400 with its name', async () => {
  const empresa = await signIn(openFund(), 'empresa');
  expect(await ask(empresa, '01-01-1960', 'x')).toMatchObject({
    status: 400,
    text: expect.stringContaining('idRegional'),
  });
  const wrong = await ask(empresa, '01-01-1960', 1, 'x');
  expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('idResolucion') });
});

test('an insured person asks for her own registration; a program is refused both', async () => {
  const fund = openFund();
  const insured = await signIn(fund, 'asegurado');
  expect(await ask(insured, '01-01-1960')).toMatchObject({ ok: true });
  expect(await insured.call(enteGestor.resoluciones, {})).toMatchObject({ ok: true });
  const user = fund.db.usuarios.by('usuario', 'obligado')[0];
  if (user) fund.db.usuarios.put({ ...user, ModificarPassword: false, tipo: 'SERVICIOS_API' });
  const program = await signIn(fund, 'obligado');
  const denied = { ok: false, text: 'No tiene acceso.' };
  expect(await ask(program, '01-01-1960')).toMatchObject(denied);
  expect(await program.call(enteGestor.resoluciones, {})).toMatchObject(denied);
});
