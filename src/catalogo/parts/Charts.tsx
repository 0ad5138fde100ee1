import { addDays, addMonths, firstOfMonth, today } from '#lib/dates.ts';
import { Chart } from '#ui/chart/Chart.tsx';
import { Bars, Columns } from '#ui/chart/Plots.tsx';
import type { BarsProps, Series } from '#ui/chart/series.ts';
import { Group, Part, State } from '../Shown.tsx';
import { texts } from '../texts.ts';

const kinds = ['beside', 'stacked', 'share'] as const satisfies readonly BarsProps['kind'][];
const series: readonly Series[] = [
  { label: texts.tones.warn, tone: 'warn' },
  { label: texts.tones.info, tone: 'info' },
  { label: texts.tones.ok, tone: 'ok' },
];
const families = texts.families.map((label, at) => ({ label, figures: [at + 1, 12 - at * 4, 20 + at * 13] }));
const headings = [{ id: 'familia', text: texts.family }, ...series.map(({ label }) => ({ id: label, text: label }))];
const first = addMonths(firstOfMonth(today()), -11);
const months = Array.from({ length: 12 }, (_, at) => {
  const from = addMonths(first, at);
  return { label: from.slice(0, 7), figures: [(at * 37) % 90], from, to: addDays(addMonths(from, 1), -1) };
});

/** Plots with their figures. */
export function Charts() {
  return (
    <Group id="graficos" title={texts.groups.graficos}>
      <Part name="Chart, Bars">
        {kinds.map((kind) => (
          <State key={kind} name={kind} wide>
            <Chart
              title={`${texts.bars}: ${kind}`}
              description={texts.barsSaid}
              series={series}
              figures={{ headings, rows: families.map(({ label, figures }) => ({ label, cells: figures })) }}
            >
              <Bars title={texts.bars} {...{ series, kind }} rows={families} />
            </Chart>
          </State>
        ))}
      </Part>
      <Part name="Chart, Columns">
        <State name={texts.states.full} wide>
          <Chart
            title={texts.months}
            description={texts.monthsSaid}
            table="asked"
            figures={{
              headings: [
                { id: 'mes', text: texts.day },
                { id: 'n', text: texts.people },
              ],
              rows: months.map(({ label, figures }) => ({ label, cells: figures })),
            }}
          >
            <Columns
              title={texts.months}
              series={[{ label: texts.people, tone: 'brand' }]}
              rows={months}
              unit="month"
            />
          </Chart>
        </State>
      </Part>
    </Group>
  );
}
