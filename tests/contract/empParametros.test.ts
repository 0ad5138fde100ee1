import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { estadoCita } from '#contract/entities/cita.ts';
import { empParametros } from '#contract/services/index.ts';
import { openFund, signIn } from './fund.ts';

test.each(['empresa', 'personal', 'asegurado'])(
  '[R-7.8-05] [F-7.7-04] [R-6-01] [R-1-07] [F-6-03] %s reads the number of addresses and the states of appointments at the own door',
  async (user) => {
    const who = await signIn(openFund(), user);
    const count = z.parse(z.number(), (await who.call(empParametros.cantidadCorreos, {})).Datos);
    expect(count).toBeGreaterThan(0);
    const states = z.parse(z.array(estadoCita), (await who.call(empParametros.estadosCita, { body: {} })).Datos);
    expect(states.map((e) => e.Estado)).toContain('INASISTENCIA');
    for (const { EstadoColor } of states) expect(EstadoColor).toMatch(/^#[0-9a-f]{6}$/);
  },
);

test('[R-6-01] [R-1-07] [F-6-02] [F-6-03] nobody reads them at the other’s door', async () => {
  const fund = openFund();
  const [employer, insured] = [await signIn(fund, 'empresa'), await signIn(fund, 'asegurado')];
  const denied = { ok: false, text: 'No tiene acceso.' };
  expect(await employer.call(empParametros.cantidadCorreos, {}, 'insured')).toMatchObject(denied);
  expect(await insured.call(empParametros.cantidadCorreos, {}, 'others')).toMatchObject(denied);
  expect(await insured.call(empParametros.estadosCita, { body: {} }, 'others')).toMatchObject(denied);
});
