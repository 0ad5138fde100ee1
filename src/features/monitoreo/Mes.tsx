import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import type { BajasDia } from '#contract/entities/bdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { cleanDate, monthName } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { Chart } from '#ui/chart/Chart.tsx';
import { Bars, Columns } from '#ui/chart/Plots.tsx';
import { sum } from '#ui/chart/series.ts';
import { daysOfMonth, everyDay } from '#ui/chart/spans.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { CifraEnlazada } from './CifraEnlazada.tsx';
import { Cifras } from './Cifras.tsx';
import { cifra, hastaHoy, listaDePoblacion, listaDeValidados, ultimosMeses } from './cifras.ts';
import { bajas as deBajas, monitor, evolucion as textos } from './messages.ts';
import type { VistaProps } from './vista.ts';

/** A month: people affiliated and validated in it by regional, and its terminations by day. */
export function Mes({ params, ver }: Pick<VistaProps, 'params' | 'ver'>) {
  const months = ultimosMeses();
  const mes = months.find((one) => one === params.get('mes')) ?? months[0] ?? '';
  return (
    <>
      <Card pad aria-label={textos.mes} className="monitor-periodo">
        <div className="monitor-periodo-form">
          <SelectField
            label={textos.mes}
            options={months.map((value) => ({ value, label: monthName(value) }))}
            value={mes}
            onChange={(event) => ver({ mes: event.target.value })}
          />
        </div>
      </Card>
      <PorRegionalDelMes mes={mes} />
      <BajasDelMes mes={mes} />
    </>
  );
}

interface Regional {
  readonly IdRegional: number;
  readonly Regional: string;
  readonly Afiliados: number;
  readonly Validados: number;
}

function useRegionales(mes: string) {
  const afiliados = useQuery(query(bdpa.poblacionAfiliadaMes, { params: { mes } }));
  const validados = useQuery(query(bdpa.poblacionValidadaMes, { params: { mes } }));
  const accepted = new Map(validados.data?.map((row) => [row.IdRegional, row.Cantidad]));
  return {
    data:
      validados.data &&
      afiliados.data?.map(
        ({ IdRegional, Regional, Cantidad }): Regional => ({
          IdRegional,
          Regional,
          Afiliados: Cantidad,
          Validados: accepted.get(IdRegional) ?? 0,
        }),
      ),
    error: afiliados.error ?? validados.error,
    isFetching: afiliados.isFetching || validados.isFetching,
    refetch: () => Promise.all([afiliados.refetch(), validados.refetch()]),
  };
}

const cantidades = [
  { label: textos.afiliados, tone: 'brand' },
  { label: textos.validados, tone: 'ok' },
] as const;

/** A regional's bars and figures of a month. Each figure leads to its rows; the bars of both, to the affiliated. */
function filaDelMes({ IdRegional, Regional: label, Afiliados, Validados }: Regional, mes: string) {
  const dias = hastaHoy(daysOfMonth(mes));
  const fecha = `${label}, ${monthName(mes)}`;
  const name = fill(textos.verAfiliados, { fecha });
  const to = listaDePoblacion(dias, IdRegional);
  const validados = { nombre: fill(textos.verValidados, { fecha }), to: listaDeValidados(dias, IdRegional) };
  return {
    label,
    figures: [Afiliados, Validados],
    cells: [cifra(Afiliados), <CifraEnlazada key="validados" n={Validados} {...validados} />],
    press: Afiliados > 0 ? { name, to } : undefined,
  };
}

function PorRegionalDelMes({ mes }: { readonly mes: string }) {
  const consulta = useRegionales(mes);
  return (
    <Cifras title={textos.porRegional} note={monthName(mes)} consulta={consulta}>
      {(found) => {
        const rows = found.map((row) => filaDelMes(row, mes));
        return (
          <Chart
            title={textos.porRegional}
            description={textos.barrasRegional}
            series={cantidades}
            figures={{
              headings: [
                { id: 'regional', text: monitor.regional },
                ...cantidades.map(({ label }) => ({ id: label, text: label })),
              ],
              rows: rows.map(({ label, press, cells }) => ({ label, press, cells })),
              foot: {
                label: monitor.total,
                cells: cantidades.map((_, at) => cifra(sum(rows.map(({ figures }) => figures[at] ?? 0)))),
              },
            }}
          >
            <Bars title={textos.porRegional} series={cantidades} kind="beside" format={cifra} rows={rows} />
          </Chart>
        );
      }}
    </Cifras>
  );
}

const series = [
  { label: deBajas.regularizadas, tone: 'ok' },
  { label: deBajas.pendientes, tone: 'warn' },
] as const;

/** The terminations of each day of a month, including days without any. */
function diasConBajas(mes: string, found: readonly BajasDia[]) {
  const byDay = new Map(found.map((day) => [cleanDate(day.Fecha), day]));
  return everyDay(daysOfMonth(mes)).map((dia) => {
    const { Regularizadas = 0, Pendientes = 0 } = byDay.get(dia.from) ?? {};
    const to = pathTo('bdpa-monitor', { vista: 'bajas', desde: dia.from, hasta: dia.from });
    const press = Pendientes > 0 ? { name: fill(deBajas.verPendientes, { de: dia.label }), to } : undefined;
    return { ...dia, figures: [Regularizadas, Pendientes], press };
  });
}

function BajasDelMes({ mes }: { readonly mes: string }) {
  const bajas = useQuery(query(bdpa.estadisticasBajasMes, { params: { mes } }));
  return (
    <Cifras title={textos.bajas} note={monthName(mes)} consulta={bajas}>
      {(found) => {
        if (found.length === 0) return <p className="monitor-nota">{textos.sinBajas}</p>;
        const rows = diasConBajas(mes, found);
        return (
          <Chart
            title={textos.bajas}
            description={textos.bajasColumnas}
            series={series}
            figures={{
              long: true,
              headings: [
                { id: 'fecha', text: monitor.fecha },
                ...series.map(({ label }) => ({ id: label, text: label })),
              ],
              rows: rows
                .filter(({ figures }) => sum(figures) > 0)
                .map(({ label, figures, press }) => ({ label, press, cells: figures.map(cifra) })),
            }}
          >
            <Columns title={textos.bajas} series={series} unit="day" format={cifra} rows={rows} />
          </Chart>
        );
      }}
    </Cifras>
  );
}
