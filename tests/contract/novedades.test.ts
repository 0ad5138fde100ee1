import { expect, test } from 'vitest';
import { novedades } from '#contract/services/index.ts';
import { openFund, persona, signIn } from './fund.ts';

const quitar = novedades.quitarHabilitarVigencia;

test('[R-7.2-16] the staff takes a validity away, the family’s with the holder’s, and gives it back', async () => {
  const fund = openFund();
  const personal = await signIn(fund, 'personal');
  const IdPersona = persona(fund, 'asegurado');
  const own = fund.db.pacientes.by('persona', IdPersona)[0];
  const vigencias = () =>
    [own, ...fund.db.pacientes.by('padre', own?.IdPaciente ?? 0)].map(
      (p) => fund.db.pacientes.get(p?.IdPaciente ?? 0)?.EstadoVigencia,
    );
  expect(await personal.call(quitar, { body: { IdPersona, Habilitar: false } })).toMatchObject({ ok: true });
  expect(new Set(vigencias())).toEqual(new Set(['NO VIGENTE']));
  expect(vigencias()).toHaveLength(4);
  expect(await personal.call(quitar, { body: { IdPersona, Habilitar: false } })).toMatchObject({
    ok: false,
    text: 'El asegurado(a) ya se encuentra NO VIGENTE.',
  });
  expect(await personal.call(quitar, { body: { IdPersona, Habilitar: true } })).toMatchObject({ ok: true });
  expect(new Set(vigencias())).toEqual(new Set(['VIGENTE']));
});

test('[R-7.2-16] a dependant’s validity is the dependant’s alone', async () => {
  const fund = openFund();
  const personal = await signIn(fund, 'personal');
  const own = fund.db.pacientes.by('persona', persona(fund, 'asegurado'))[0];
  const child = fund.db.pacientes.by('padre', own?.IdPaciente ?? 0)[1];
  const body = { IdPersona: child?.IdPersona ?? 0, Habilitar: false };
  expect(await personal.call(quitar, { body })).toMatchObject({ ok: true });
  expect(fund.db.pacientes.get(child?.IdPaciente ?? 0)?.EstadoVigencia).toBe('NO VIGENTE');
  expect(fund.db.pacientes.get(own?.IdPaciente ?? 0)?.EstadoVigencia).toBe('VIGENTE');
});

test('[R-7.2-16] refused: who is no staff, who has no insured record, who works nowhere, and what is no body', async () => {
  const fund = openFund();
  const personal = await signIn(fund, 'personal');
  const body = { IdPersona: persona(fund, 'asegurado'), Habilitar: false };
  for (const user of ['empresa', 'asegurado'])
    expect(await (await signIn(fund, user)).call(quitar, { body })).toMatchObject({
      ok: false,
      text: 'No tiene acceso.',
    });
  expect(fund.db.pacientes.by('persona', body.IdPersona)[0]?.EstadoVigencia).toBe('VIGENTE');
  const none = { IdPersona: persona(fund, 'registrable'), Habilitar: true };
  expect(await personal.call(quitar, { body: none })).toMatchObject({
    ok: false,
    text: 'No se pudo recuperar información del paciente.',
  });
  const gone = { IdPersona: persona(fund, 'reingreso'), Habilitar: true };
  expect(await personal.call(quitar, { body: gone })).toMatchObject({
    ok: false,
    text: 'No se puede habilitar la vigencia: el titular no tiene una relación laboral vigente.',
  });
  const bad = await personal.call(quitar, { body: { Habilitar: true } as typeof body });
  expect(bad).toMatchObject({ status: 400, text: 'El dato IdPersona no tiene el formato esperado.' });
});
