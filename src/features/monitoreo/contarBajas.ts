import { contarLlamada } from '#blocks/cuentas/cuentas.ts';
import { BAJAS } from '#blocks/cuentas/grupos.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { cleanDate } from '#lib/dates.ts';
import { sum } from '#ui/chart/series.ts';
import { todasLasFechas } from './periodo.ts';

/** The figure of the summary counts the pending terminations; their lists correct it. */
contarLlamada(afiliacionBdpa.monitorRegional, (_, regionales) => [
  { grupo: BAJAS, filas: [], completa: null, cifra: sum(regionales.map((row) => row.BajasPendientes)) },
]);
contarLlamada(bdpa.bajasPendientes, ({ params }, rows) => {
  const propio = todasLasFechas();
  const starts = params.desde === propio.desde && params.hasta === propio.hasta;
  const filas = rows.map((row) => ({ id: row.IdRegistro, fecha: cleanDate(row.FechaBaja), estado: '' }));
  const completa = { desde: String(params.desde), hasta: String(params.hasta) };
  return [{ grupo: BAJAS, filas, completa, ...(starts ? { funda: propio } : {}) }];
});
