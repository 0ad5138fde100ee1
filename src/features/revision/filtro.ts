import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { familiaDe, familias, tipoDeFila } from '#engine/family/familias.ts';
import { esperaEn, esperas } from '#engine/review/esperas.ts';
import type { IsoDate } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';

/** The filter of the desk. '' means all; `espera` is a span of waiting days. */
export interface FiltroRevision {
  readonly familia: string;
  readonly empresa: string;
  readonly espera: string;
}

/** What a reviewer narrows the queue by: the filter, and a name or document. */
export interface Busqueda {
  readonly filtro: FiltroRevision;
  readonly texto: string;
}

/** No filter: all notices. */
export const sinFiltro: FiltroRevision = { familia: '', empresa: '', espera: '' };

/** Nothing narrows the queue. */
export const sinBusqueda: Busqueda = { filtro: sinFiltro, texto: '' };

/** The filter in a URL; missing or invalid values filter nothing. */
export function filtroDeLaDireccion(search: string): FiltroRevision {
  const params = new URLSearchParams(search);
  return {
    familia: familias().find(({ id }) => id === params.get('familia'))?.id ?? '',
    empresa: params.get('empresa') ?? '',
    espera: esperas.find(({ id }) => id === params.get('espera'))?.id ?? '',
  };
}

/** The notices that match a filter, in the same order. */
export const filtrarDeclarados = (
  rows: readonly FilaNovedad[],
  { familia, empresa, espera }: FiltroRevision,
  day: IsoDate,
): readonly FilaNovedad[] =>
  rows.filter(
    (row) =>
      (familia === '' || familiaDe(tipoDeFila(row))?.id === familia) &&
      (empresa === '' || row.Empresa === empresa) &&
      esperaEn(row, espera, day),
  );

/** The notices whose person has this name or document. The text is typed and never in the URL: it may be a name. */
export function filtrarPorTexto(rows: readonly FilaNovedad[], texto: string): readonly FilaNovedad[] {
  const words = fold(texto).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const said = fold(`${row.NombreCompleto} ${row.NumeroDocumento} ${row.NumeroNovedad}`);
    return words.every((word) => said.includes(word));
  });
}

/** How many notices of each family wait. */
export const porFamilia = (rows: readonly FilaNovedad[]) =>
  familias().map(({ id, label }) => ({
    id,
    label,
    count: rows.filter((row) => familiaDe(tipoDeFila(row))?.id === id).length,
  }));

/** The companies with waiting notices, by name. */
export const empresasDe = (rows: readonly FilaNovedad[]): readonly string[] =>
  [...new Set(rows.map((row) => row.Empresa))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'es'));
