import { contarLlamada } from '#blocks/cuentas/cuentas.ts';
import { AFILIACIONES, NACIMIENTOS, POR_CONCLUIR, POR_DECLARAR } from '#blocks/cuentas/grupos.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import { estadoAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { addMonths, cleanDate, today } from '#lib/dates.ts';
import { deNadie, MESES_DE_NACIMIENTOS, ultimosMeses, valoresDe } from './filtro.ts';

/**
 * The births that the list shows first and that are not registered yet. A search with narrower filters corrects the
 * count.
 */
contarLlamada(recienNacidos.nacimientos, ({ params }, rows) => {
  const [desde, hasta] = [String(params.fechaDesde), String(params.fechaHasta)];
  const todas = valoresDe({ desde, hasta, ...deNadie }, Number(params.idRegional));
  const all = (['documentoMadre', 'nombreMadre', 'historiaClinica'] as const).every(
    (name) => params[name] === todas[name],
  );
  const propio = ultimosMeses(MESES_DE_NACIMIENTOS);
  const rango = { desde, hasta };
  const starts = all && desde <= propio.desde && hasta >= propio.hasta;
  const filas = rows.map((row) => ({ id: row.IdRecienNacido, fecha: cleanDate(row.FechaNacimiento), estado: '' }));
  return [{ grupo: NACIMIENTOS, filas, completa: all ? rango : null, ...(starts ? { funda: propio } : {}) }];
});

/** What is to be done with an affiliation notice. */
function pasoDe({ IdEstadoProceso: estado }: FilaAfiliacion): string {
  if (estado === estadoAfiliacion.registrado || estado === estadoAfiliacion.observado) return POR_DECLARAR;
  return estado === estadoAfiliacion.declarado ? POR_CONCLUIR : '';
}

/** The affiliation notices of the last year, by what is to be done with them. */
contarLlamada(afiliacion.lista, ({ body }, rows) => {
  const all = [body.IdPersona, body.TipoNovedad, body.IdEstadoProceso, body.IdEmpresa, body.IdRegional].every(
    (id) => !id,
  );
  const rango = { desde: body.FechaDesde, hasta: body.FechaHasta };
  const propio = { desde: addMonths(today(), -12), hasta: today() };
  const starts = all && rango.desde <= propio.desde && rango.hasta >= propio.hasta;
  const filas = rows.map((row) => ({
    id: row.IdPersonaNovedad,
    fecha: cleanDate(row.FechaNovedad),
    estado: pasoDe(row),
  }));
  return [{ grupo: AFILIACIONES, filas, completa: all ? rango : null, ...(starts ? { funda: propio } : {}) }];
});
