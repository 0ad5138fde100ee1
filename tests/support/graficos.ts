import { screen, within } from '@testing-library/react';
import { addDays, type IsoDate } from '#lib/dates.ts';

/** The drawing of a chart. Its code is loaded with the first one. */
const dibujo = (title: string): Promise<HTMLElement> => screen.findByRole('application', { name: title });

/** The cells of the table next to a chart, by row. */
export async function cifras(title: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name: title });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));
}

const numero = (element: Element | undefined, name: string): number => Number(element?.getAttribute(name));
/** '1,757' and '75 %' as numbers. */
export const entero = (text: string | null | undefined): number => Number(text?.replaceAll(',', '').replace(' %', ''));

/** The value of a length in the chart, calculated from its scale, as people read it. */
function escala(svg: Element, axis: 'x' | 'y'): (length: number) => number {
  const ticks = [...svg.querySelectorAll(`.recharts-${axis}Axis-tick-labels text`)].filter(
    (one) => one.textContent !== '',
  );
  const [first, last] = [ticks[0], ticks.at(-1)];
  const unit = (numero(last, axis) - numero(first, axis)) / (entero(last?.textContent) - entero(first?.textContent));
  return (length) => Math.round((length / Math.abs(unit)) * 100) / 100;
}

const partes = (svg: Element, tone: string) => [...svg.querySelectorAll(`rect.chart-part.chart-${tone}`)];

const filasDe = (svg: Element) =>
  [...svg.querySelectorAll('.chart-names')].map((row) => {
    const [name, end] = row.querySelectorAll('text');
    return { name: name?.textContent ?? '', y: numero(name, 'y'), end: end?.textContent ?? '' };
  });

/** The texts at both ends of the bars of a chart: the name and the figure. */
export async function extremos(title: string): Promise<string[][]> {
  return filasDe(await dibujo(title)).map(({ name, end }) => [name, end]);
}

/** The bars of a chart: each name with the figure of each colour, calculated from where and how long it is drawn. */
export async function barras(title: string, tones: readonly string[]): Promise<(string | number)[][]> {
  const svg = await dibujo(title);
  const rows = filasDe(svg);
  const worth = escala(svg, 'x');
  const nearest = (part: Element) => {
    const y = numero(part, 'y') + numero(part, 'height') / 2;
    return rows.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0];
  };
  return rows.map((row) => [
    row.name,
    ...tones.map((tone) => {
      const own = partes(svg, tone).filter((part) => nearest(part) === row);
      return worth(own.reduce((all, part) => all + numero(part, 'width'), 0));
    }),
  ]);
}

/** Lengths of all parts of a chart's bars with one colour and several shades, by name of the bar. */
export async function partesDe(title: string): Promise<Record<string, number[]>> {
  const svg = await dibujo(title);
  const worth = escala(svg, 'x');
  const of = (y: number) =>
    partes(svg, 'brand').filter((part) => Math.abs(numero(part, 'y') + numero(part, 'height') / 2 - y) < 4);
  return Object.fromEntries(
    filasDe(svg).map(({ name, y }) => [name, of(y).map((part) => worth(numero(part, 'width')))]),
  );
}

/**
 * The columns of a chart from one day to another: the day below the middle of each column, with the figure of each colour.
 */
export async function columnas(
  title: string,
  tones: readonly string[],
  { desde, hasta }: { readonly desde: IsoDate; readonly hasta: IsoDate },
): Promise<(string | number)[][]> {
  const svg = await dibujo(title);
  const worth = escala(svg, 'y');
  const line = svg.querySelector('.recharts-xAxis .recharts-cartesian-axis-line') ?? undefined;
  const [left, right] = [numero(line, 'x1'), numero(line, 'x2')];
  const from = Date.parse(`${desde}T00:00:00Z`);
  const to = Date.parse(`${addDays(hasta, 1)}T00:00:00Z`);
  const dayOf = (part: Element) => {
    const x = numero(part, 'x') + numero(part, 'width') / 2;
    return new Date(from + ((x - left) / (right - left)) * (to - from)).toISOString().slice(0, 10);
  };
  const days = new Map<string, number[]>();
  tones.forEach((tone, at) => {
    for (const part of partes(svg, tone)) {
      const figures = days.get(dayOf(part)) ?? tones.map(() => 0);
      figures[at] = worth(numero(part, 'height'));
      days.set(dayOf(part), figures);
    }
  });
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([day, figures]) => [day, ...figures]);
}
