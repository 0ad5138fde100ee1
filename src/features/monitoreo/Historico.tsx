import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import type { DetalleMes } from '#contract/entities/bdpa.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { addMonths, firstOfMonth, today } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Chart } from '#ui/chart/Chart.tsx';
import { Columns } from '#ui/chart/Plots.tsx';
import { sum } from '#ui/chart/series.ts';
import { daysOfMonth, daysWithin, everyMonth } from '#ui/chart/spans.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Cifras } from './Cifras.tsx';
import { cifra, figurasDe, hastaHoy, listaDePoblacion, listaDeValidados, series } from './cifras.ts';
import { monitor, resumen, evolucion as textos } from './messages.ts';
import type { Periodo } from './periodo.ts';
import type { VistaProps } from './vista.ts';

/** Today's population by month of affiliation, and the people validated in each year. */
export function Historico(props: Pick<VistaProps, 'params' | 'ver'>) {
  return (
    <>
      <PorMesDeAfiliacion {...props} />
      <PorGestion />
    </>
  );
}

/** The years with any population, the latest first. */
const gestionesDe = (rows: readonly DetalleMes[]): readonly string[] =>
  [...new Set(rows.map(({ Mes }) => Mes.slice(0, 4)))].sort().reverse();

/** A year's months up to today, or the latest twelve. */
function mesesDe(gestion: string, day = today()): Periodo {
  if (gestion === '') return { desde: addMonths(firstOfMonth(day), -11), hasta: day };
  const hasta = `${gestion}-12-31`;
  return { desde: `${gestion}-01-01`, hasta: hasta > day ? day : hasta };
}

function PorMesDeAfiliacion({ params, ver }: Pick<VistaProps, 'params' | 'ver'>) {
  const meses = useQuery(query(afiliacionBdpa.detalleHistorico, {}));
  return (
    <Cifras title={textos.porAfiliacion} consulta={meses}>
      {(rows) => {
        if (rows.length === 0) return <p className="monitor-nota">{textos.sinCifras}</p>;
        const gestiones = gestionesDe(rows);
        const gestion = gestiones.find((one) => one === params.get('gestion')) ?? '';
        return (
          <>
            <div className="monitor-gestion">
              <SelectField
                label={textos.gestion}
                options={[
                  { value: '', label: textos.ultimosMeses },
                  ...gestiones.map((value) => ({ value, label: value })),
                ]}
                value={gestion}
                onChange={(event) => ver({ gestion: event.target.value })}
              />
            </div>
            <MesesDeGestion rows={rows} periodo={mesesDe(gestion)} />
          </>
        );
      }}
    </Cifras>
  );
}

const nadie = { Validados: 0, Observados: 0, Registrados: 0, NoEnviados: 0, SinRegistro: 0, Poblacion: 0 };

function MesesDeGestion({ rows, periodo }: { readonly rows: readonly DetalleMes[]; readonly periodo: Periodo }) {
  const byMonth = new Map(rows.map((row) => [row.Mes, row]));
  const months = everyMonth(periodo).map((mes) => {
    const detalle = byMonth.get(mes.from.slice(0, 7)) ?? nadie;
    const lista = listaDePoblacion(daysWithin(periodo, mes));
    const press =
      detalle.Poblacion > 0 ? { name: fill(textos.verAfiliados, { fecha: mes.label }), to: lista } : undefined;
    return { ...mes, detalle, figures: figurasDe(detalle), press };
  });
  const total = (at: number) => sum(months.map(({ figures }) => figures[at] ?? 0));
  return (
    <Chart
      title={textos.porAfiliacion}
      description={textos.columnasAfiliacion}
      series={series}
      figures={{
        totals: true,
        headings: [
          { id: 'mes', text: textos.mes },
          ...series.map(({ id, label }) => ({ id, text: label })),
          { id: 'poblacion', text: resumen.poblacion },
        ],
        rows: months.map(({ label, figures, detalle, press }) => ({
          label,
          press,
          cells: [...figures, detalle.Poblacion].map(cifra),
        })),
        foot: {
          label: monitor.total,
          cells: [...series.map((_, at) => total(at)), sum(months.map(({ detalle }) => detalle.Poblacion))].map(cifra),
        },
      }}
    >
      <Columns
        title={textos.porAfiliacion}
        series={series}
        unit="month"
        format={cifra}
        rows={months.map(({ detalle: _, ...row }) => row)}
      />
    </Chart>
  );
}

const validados = [{ label: textos.validados, tone: 'ok' }] as const;

/** Every year from the first to the last, including years without any. */
function cadaGestion(rows: readonly { readonly Gestion: number; readonly Cantidad: number }[]) {
  const byYear = new Map(rows.map(({ Gestion, Cantidad }) => [Gestion, Cantidad]));
  const [first, last] = [Math.min(...byYear.keys()), Math.max(...byYear.keys())];
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const label = String(first + at);
    const cuantos = byYear.get(first + at) ?? 0;
    const dias = { desde: `${label}-01-01`, hasta: daysOfMonth(`${label}-12`).hasta };
    const press = { name: fill(textos.verValidados, { fecha: label }), to: listaDeValidados(hastaHoy(dias)) };
    return {
      label,
      from: dias.desde,
      to: dias.hasta,
      figures: [cuantos],
      press: cuantos > 0 ? press : undefined,
    };
  });
}

function PorGestion() {
  const gestiones = useQuery(query(bdpa.poblacionValidadaGestion, {}));
  return (
    <Cifras title={textos.porGestion} consulta={gestiones}>
      {(found) => {
        if (found.length === 0) return <p className="monitor-nota">{textos.sinCifras}</p>;
        const rows = cadaGestion(found);
        return (
          <Chart
            title={textos.porGestion}
            description={textos.columnasGestion}
            figures={{
              long: true,
              headings: [
                { id: 'gestion', text: textos.gestion },
                { id: 'validados', text: textos.validados },
              ],
              rows: rows
                .filter(({ press }) => press)
                .map(({ label, figures, press }) => ({ label, press, cells: figures.map(cifra) }))
                .reverse(),
            }}
          >
            <Columns title={textos.porGestion} series={validados} unit="year" format={cifra} rows={rows} />
          </Chart>
        );
      }}
    </Cifras>
  );
}
