import { expect, test } from 'vitest';
import { tabla } from '#contract/enumerations.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { createRandom } from '#sandbox/db/random.ts';
import { TODAY } from '#support/clock.ts';
import { serveOverHttp } from '#support/overHttp.ts';
import { gather } from '../../scripts/soak/clients.ts';
import type { Ledger } from '../../scripts/soak/ledger.ts';
import { createNetwork } from '../../scripts/soak/network.ts';
import { verify } from '../../scripts/soak/verify.ts';
import { openFund } from '../contract/fund.ts';

/** Lets one client of each kind do two journeys over HTTP. A percentage of the calls fails. */
async function soaked(faults: number, check: (fund: Sandbox, ledger: Ledger) => Promise<void>): Promise<void> {
  const fund = openFund();
  const { address, stop } = await serveOverHttp(fund);
  try {
    // Nobody thinks between two calls.
    const net = { ...createNetwork(() => address, createRandom(3), faults), pause: async () => undefined };
    const about = { count: 9, password: 'Demo2026', today: TODAY };
    const { walkers, ledger } = gather(net, fund.db, about);
    for (const { client, journey } of [...walkers, ...walkers]) await journey(net, client, ledger);
    await net.calm();
    await check(fund, ledger);
  } finally {
    await stop();
  }
}

test('the clients of the soak have every role, and what they were told is what the services have', async () => {
  await soaked(0, async (fund, ledger) => {
    const states = new Set(ledger.notices.map(({ state }) => state));
    expect(states).toContain('aceptado');
    expect(ledger.notices.some(({ deleted }) => deleted)).toBe(true);
    expect(ledger.notices.filter(({ id, deleted }) => !deleted && !fund.db.novedades.get(id))).toEqual([]);
    expect(ledger.problems).toEqual([]);
    expect(await verify(ledger)).toEqual([]);
  });
});

test('a call in ten that fails makes them read and write again, and nothing is doubled', async () => {
  await soaked(10, async (_, ledger) => {
    expect(ledger.problems).toEqual([]);
    expect(await verify(ledger)).toEqual([]);
  });
});

test('a lost notice, a changed one, a doubled message and a notice that nobody was told about are told', async () => {
  await soaked(0, async ({ db }, ledger) => {
    const [first, second, third] = ledger.notices.filter(({ deleted }) => !deleted);
    if (!first || !second || !third) throw new Error('three notices');
    const row = db.novedades.get(second.id);
    if (!row) throw new Error('a notice');
    db.novedades.remove(first.id);
    db.novedades.put({ ...row, HaberMensual: 1 });
    db.novedades.put({ ...row, IdPersonaNovedad: 999_999 });
    for (const IdSeguimiento of [900_001, 900_002])
      db.seguimientos.put({
        IdSeguimiento,
        Tabla: tabla.novedad,
        IdTabla: third.id,
        Asunto: third.marker,
        Mensaje: '',
        Correos: [],
        TipoSeguimiento: 1,
        Fecha: '2026-11-20T14:00:00Z',
        Usuario: '',
      });
    const told = (await verify(ledger)).join('\n');
    expect(told).toContain(`notice ${first.id} (${first.marker}) is missing`);
    expect(told).toContain(`notice ${second.id}, salary: acknowledged ${second.haber}, kept 1`);
    expect(told).toContain(`notice ${third.id}, messages`);
    expect(told).toContain('notice 999999 is there, and nobody was told');
  });
});
