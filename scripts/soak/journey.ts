import { listaNovedades } from '#contract/services/index.ts';
import { addDays, today } from '#lib/dates.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Network } from './network.ts';
import type { Pool } from './pool.ts';

/** One piece of a client's day. */
export type Journey = (net: Network, client: Client, ledger: Ledger) => Promise<void>;

/** Whether a record is kept: more rarely the fewer are left in its pool, so that somebody can be taken until the end. */
export const keeps = (net: Network, pool: Pool, percent: number): boolean => net.random.chance(percent * pool.left());

/** Reads the notices of the last month, of the client's company or of all. */
export const lookAtList = (client: Client) =>
  client.read(listaNovedades.porFiltro, {
    body: {
      FechaDesde: addDays(today(), -30),
      FechaHasta: today(),
      IdEstadoProceso: 0,
      IdTipoNovedad: 1,
      IdEmpresa: client.account.IdEmpresa,
      IdRegional: client.account.choice.IdRegional,
    },
  });
