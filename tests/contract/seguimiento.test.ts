import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { seguimientoItem } from '#contract/entities/seguimiento.ts';
import { tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/index.ts';
import { aviso, openFund, signIn } from './fund.ts';

const entry = (IdTabla: number) => ({
  IdTabla,
  Tabla: tabla.novedad,
  Asunto: 'Cambio de estado',
  Mensaje: 'Registrado -&gt; Declarado',
  Correos: [{ Correo: 'seguros@ejemplo.bo', Nombre: 'ENCARGADA' }],
  TipoSeguimiento: 1,
});

test('[F-7.8-01] [E-3-12] [F-3.10-02] an entry is kept with its moment and author, after the earlier ones', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersonaNovedad: IdTabla } = aviso(fund, 'pendiente');
  expect(await who.call(seguimiento.registrar, { body: entry(IdTabla) })).toMatchObject({
    ok: true,
    Datos: expect.any(Number),
  });
  const list = await who.call(seguimiento.lista, { body: { IdTabla, Tabla: tabla.novedad } });
  const items = z.parse(z.array(seguimientoItem), list.Datos);
  expect(items.map((i) => i.Mensaje)).toEqual(['Sin estado -> Registrado', 'Registrado -&gt; Declarado']);
  expect(fund.db.seguimientos.all().at(-1)).toMatchObject(entry(IdTabla));
  expect(items.at(-1)).toMatchObject({ Fecha: '2026-11-20T18:00:00.000Z', Usuario: 'MIRANDA SALAS CARLA ANDREA' });
});

test('who does not see the notice neither reads nor writes its tracking', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'obligado');
  const { IdPersonaNovedad: IdTabla } = aviso(fund, 'pendiente');
  const denied = { ok: false, text: 'No tiene acceso.' };
  expect(await who.call(seguimiento.registrar, { body: entry(IdTabla) })).toMatchObject(denied);
  expect(await who.call(seguimiento.lista, { body: { IdTabla, Tabla: tabla.novedad } })).toMatchObject(denied);
  expect(await who.call(seguimiento.lista, { body: { IdTabla, Tabla: 'otra' } })).toMatchObject(denied);
});

test('[F-7.8-01] [F-3.10-03] payment orders have a tracking of their own', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const IdTabla = fund.db.ordenes.by('empresa', '501|1')[0]?.IdOrdenPago ?? 0;
  const body = { ...entry(IdTabla), Tabla: tabla.ordenPago };
  expect(await who.call(seguimiento.registrar, { body })).toMatchObject({ ok: true });
  const foreign = await signIn(fund, 'caducado');
  expect(await foreign.call(seguimiento.registrar, { body })).toMatchObject({ ok: false });
});

test.each([
  ['a kind that is none', { TipoSeguimiento: 999 }, 'TipoSeguimiento'],
  ['no kind', { TipoSeguimiento: 0 }, 'TipoSeguimiento'],
  ['a subject of a megabyte', { Asunto: 'x'.repeat(1_048_576) }, 'Asunto'],
  ['a subject of one character too many', { Asunto: 'x'.repeat(251) }, 'Asunto'],
  ['a message nobody reads', { Mensaje: 'x'.repeat(100_001) }, 'Mensaje'],
  ['too many addresses', { Correos: Array.from({ length: 51 }, () => ({ Correo: 'a@b.bo', Nombre: 'A' })) }, 'Correos'],
  ['an address of a megabyte', { Correos: [{ Correo: 'x'.repeat(1_048_576), Nombre: 'A' }] }, 'Correo'],
])('%s is refused, and nothing is kept', async (_, part, field) => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersonaNovedad: IdTabla } = aviso(fund, 'pendiente');
  const before = fund.db.dump();
  const answer = await who.call(seguimiento.registrar, { body: { ...entry(IdTabla), ...part } });
  expect(answer).toMatchObject({ status: 400, text: expect.stringContaining(field) });
  expect(fund.db.dump()).toEqual(before);
});

test('both kinds and the largest sizes are taken', async () => {
  const fund = openFund();
  const who = await signIn(fund, 'empresa');
  const { IdPersonaNovedad: IdTabla } = aviso(fund, 'pendiente');
  const largest = { Asunto: 'x'.repeat(250), Mensaje: 'x'.repeat(100_000) };
  for (const TipoSeguimiento of Object.values(tipoSeguimiento))
    expect(
      await who.call(seguimiento.registrar, { body: { ...entry(IdTabla), ...largest, TipoSeguimiento } }),
    ).toMatchObject({ ok: true });
});
