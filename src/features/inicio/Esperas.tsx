import { esperaEn, tramosDeEspera } from '#engine/review/esperas.ts';
import { today } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { Chart } from '#ui/chart/Chart.tsx';
import { Bars } from '#ui/chart/Plots.tsx';
import { inicio } from './messages.ts';
import type { Aviso } from './useAvisos.ts';

const textos = inicio.revision;

/** The desk, filtered by a waiting time. */
export const colaDe = (espera: string): string => pathTo('revision-admin', { espera });

/** How long the declared notices have been waiting: the number in each span of days, each bar a link to them. */
export function Esperas({ declarados }: { readonly declarados: readonly Aviso[] }) {
  const day = today();
  const rows = tramosDeEspera.map(({ id, label }) => {
    const n = declarados.filter((aviso) => esperaEn(aviso, id, day)).length;
    const name = fill(textos.verEspera, { espera: label, n });
    return { label, figures: [n], press: n > 0 ? { name, to: colaDe(id) } : undefined };
  });
  return (
    <Chart
      title={textos.esperas}
      description={textos.esperasBarras}
      table="asked"
      figures={{
        headings: [
          { id: 'espera', text: textos.espera },
          { id: 'cantidad', text: textos.cantidad },
        ],
        rows: rows.map(({ label, figures }) => ({ label, cells: figures })),
      }}
    >
      <Bars title={textos.esperas} series={[{ label: textos.cantidad, tone: 'info' }]} rows={rows} />
    </Chart>
  );
}
