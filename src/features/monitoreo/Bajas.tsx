import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import type { BajaPendiente } from '#contract/entities/bdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { Bars } from '#ui/chart/Bars.tsx';
import { Figures } from '#ui/chart/Figures.tsx';
import { Legend } from '#ui/chart/Legend.tsx';
import { sum } from '#ui/chart/series.ts';
import type { Column } from '#ui/table/column.ts';
import { Cifras } from './Cifras.tsx';
import { cifra, enCifras } from './cifras.ts';
import { fecha, nombre, regional, texto } from './columnas.tsx';
import { ListaDePeriodo } from './ListaDePeriodo.tsx';
import { operaciones as actos, monitor, periodo as periodos, bajas as textos } from './messages.ts';
import { regularizarBaja, regularizarPeriodo } from './operacion.ts';
import { type Periodo, periodoDe } from './periodo.ts';
import type { VistaProps } from './vista.ts';

const columnas: readonly Column<BajaPendiente>[] = [
  nombre((row) => row.NombreCompleto),
  regional(),
  texto('empresa', monitor.empresa, (row) => (row.IdEmpresa ? fill(monitor.numeroEmpresa, { id: row.IdEmpresa }) : '')),
  fecha('baja', monitor.baja, (row) => row.FechaBaja),
];

const una = {
  boton: textos.regularizar,
  nombre: (row: BajaPendiente) => fill(textos.regularizarA, { nombre: row.NombreCompleto }),
  operacion: (row: BajaPendiente) => regularizarBaja(textos.regularizar, row),
};

/** Terminations the registry does not know of: each is told to it, or all of a period. */
export function Bajas(vista: VistaProps) {
  const periodo = periodoDe(vista.params);
  return (
    <ListaDePeriodo
      vista={vista}
      consulta={useQuery(query(bdpa.bajasPendientes, { params: { ...periodo } }))}
      columnas={columnas}
      una={una}
      todas={{ boton: actos.regularizarTodas.boton, operacion: () => regularizarPeriodo(periodo) }}
      textos={{
        titulo: textos.lista,
        archivo: textos.archivo,
        porPeriodo: periodos.por.bajas,
        ninguna: textos.ninguna,
      }}
      rowKey={(row) => row.IdRegistro}
    >
      <PorRegional periodo={periodo} />
    </ListaDePeriodo>
  );
}

const series = [
  { label: textos.regularizadas, tone: 'ok' },
  { label: textos.pendientes, tone: 'warn' },
] as const;

function PorRegional({ periodo }: { readonly periodo: Periodo }) {
  const regionales = useQuery(query(bdpa.estadisticasBajasPeriodo, { params: { ...periodo } }));
  const note = `${toLocalDate(periodo.desde)} – ${toLocalDate(periodo.hasta)}`;
  return (
    <Cifras title={textos.porRegional} note={note} consulta={regionales}>
      {(found) => {
        const rows = found.map((row) => ({ label: row.Regional, figures: [row.Regularizadas, row.Pendientes] }));
        const totals = series.map((_, at) => sum(rows.map((row) => row.figures[at] ?? 0)));
        return (
          <div className="chart-parts">
            <div>
              <Legend series={series} />
              <Bars
                title={textos.porRegional}
                description={`${textos.barras} ${monitor.cifras}`}
                series={series}
                rows={rows}
                format={cifra}
              />
            </div>
            <Figures
              totals
              title={textos.porRegional}
              label={enCifras(textos.porRegional)}
              headings={[
                { id: 'regional', text: monitor.regional },
                ...series.map(({ label }) => ({ id: label, text: label })),
                { id: 'total', text: monitor.total },
              ]}
              rows={rows.map(({ label, figures }) => ({ label, cells: [...figures, sum(figures)].map(cifra) }))}
              foot={{ label: monitor.total, cells: [...totals, sum(totals)].map(cifra) }}
            />
          </div>
        );
      }}
    </Cifras>
  );
}
