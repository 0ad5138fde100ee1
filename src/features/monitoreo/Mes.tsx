import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { monthName, toLocalDate } from '#lib/dates.ts';
import { Bars } from '#ui/chart/Bars.tsx';
import { Columns } from '#ui/chart/Columns.tsx';
import { Figures } from '#ui/chart/Figures.tsx';
import { Legend } from '#ui/chart/Legend.tsx';
import { sum } from '#ui/chart/series.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Cifras } from './Cifras.tsx';
import { cifra, enCifras, ultimosMeses } from './cifras.ts';
import { bajas as deBajas, monitor, evolucion as textos } from './messages.ts';
import type { VistaProps } from './vista.ts';

/** A month: who was affiliated and validated in it by regional, and its terminations day by day. */
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

function PorRegionalDelMes({ mes }: { readonly mes: string }) {
  const consulta = useRegionales(mes);
  return (
    <Cifras title={textos.porRegional} note={monthName(mes)} consulta={consulta}>
      {(rows) => (
        <div className="monitor-tres">
          <Barras title={textos.afiliadosRegional} tone="brand" rows={rows} of="Afiliados" />
          <Barras title={textos.validadosRegional} tone="ok" rows={rows} of="Validados" />
          <Figures
            title={textos.porRegional}
            label={enCifras(textos.porRegional)}
            headings={[
              { id: 'regional', text: monitor.regional },
              { id: 'afiliados', text: textos.afiliados },
              { id: 'validados', text: textos.validados },
            ]}
            rows={rows.map((row) => ({ label: row.Regional, cells: [row.Afiliados, row.Validados].map(cifra) }))}
            foot={{
              label: monitor.total,
              cells: [sum(rows.map((r) => r.Afiliados)), sum(rows.map((r) => r.Validados))].map(cifra),
            }}
          />
        </div>
      )}
    </Cifras>
  );
}

function Barras({
  title,
  tone,
  rows,
  of,
}: {
  readonly title: string;
  readonly tone: 'brand' | 'ok';
  readonly rows: readonly Regional[];
  readonly of: 'Afiliados' | 'Validados';
}) {
  return (
    <div>
      <h3 className="monitor-titulo">{title}</h3>
      <Bars
        title={title}
        description={`${textos.barrasRegional} ${monitor.cifras}`}
        series={[{ label: title, tone }]}
        rows={rows.map((row) => ({ label: row.Regional, figures: [row[of]] }))}
        format={cifra}
      />
    </div>
  );
}

const series = [
  { label: deBajas.regularizadas, tone: 'ok' },
  { label: deBajas.pendientes, tone: 'warn' },
] as const;

function BajasDelMes({ mes }: { readonly mes: string }) {
  const bajas = useQuery(query(bdpa.estadisticasBajasMes, { params: { mes } }));
  return (
    <Cifras title={textos.bajas} note={monthName(mes)} consulta={bajas}>
      {(days) => {
        const rows = days.map((day) => ({
          label: toLocalDate(day.Fecha),
          figures: [day.Regularizadas, day.Pendientes],
        }));
        if (rows.length === 0) return <p className="monitor-nota">{textos.sinBajas}</p>;
        return (
          <div className="chart-parts">
            <div>
              <Legend series={series} />
              <Columns
                title={textos.bajas}
                description={`${textos.bajasColumnas} ${monitor.cifras}`}
                series={series}
                rows={rows}
                format={cifra}
              />
            </div>
            <Figures
              long
              title={textos.bajas}
              label={enCifras(textos.bajas)}
              headings={[
                { id: 'fecha', text: monitor.fecha },
                ...series.map(({ label }) => ({ id: label, text: label })),
              ]}
              rows={rows.map(({ label, figures }) => ({ label, cells: figures.map(cifra) }))}
            />
          </div>
        );
      }}
    </Cifras>
  );
}
