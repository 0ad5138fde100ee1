import './contarBajas.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { query } from '#client/query.ts';
import type { BajaPendiente } from '#contract/entities/bdpa.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { fill } from '#lib/texts.ts';
import { Chart } from '#ui/chart/Chart.tsx';
import { Bars } from '#ui/chart/Plots.tsx';
import { sum } from '#ui/chart/series.ts';
import type { Column } from '#ui/table/column.ts';
import { Cifras } from './Cifras.tsx';
import { cifra } from './cifras.ts';
import { fecha, nombre, regional, texto } from './columnas.tsx';
import { ElegirRegional, regionalDe } from './ElegirRegional.tsx';
import { irALaLista } from './Lista.tsx';
import { ListaDePeriodo } from './ListaDePeriodo.tsx';
import { operaciones as actos, monitor, periodo as periodos, bajas as textos } from './messages.ts';
import { regularizarBaja, regularizarPeriodo } from './operacion.ts';
import { type Periodo, periodoDe, periodoDeEsperaSchema, periodoEnPalabras } from './periodo.ts';
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

/** Terminations the registry does not know of. They can be reported one by one, or all of a period at once. */
export function Bajas(vista: VistaProps) {
  const { params, ver } = vista;
  const periodo = periodoDe(params, periodoDeEsperaSchema);
  const idRegional = regionalDe(params);
  const bajas = useQuery(query(bdpa.bajasPendientes, { params: { ...periodo } }));
  const rows = useMemo(
    () => bajas.data?.filter((row) => idRegional === 0 || row.IdRegional === idRegional),
    [bajas.data, idRegional],
  );
  return (
    <ListaDePeriodo
      vista={vista}
      periodo={periodo}
      espera
      acotado={idRegional > 0 ? nombreRegional(idRegional) : ''}
      consulta={{ ...bajas, data: rows }}
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
      <PorRegional periodo={periodo} ver={ver} />
      <div className="monitor-modo monitor-poblacion">
        <ElegirRegional params={params} ver={ver} />
      </div>
    </ListaDePeriodo>
  );
}

const series = [
  { label: textos.regularizadas, tone: 'ok' },
  { label: textos.pendientes, tone: 'warn' },
] as const;

function PorRegional({ periodo, ver }: { readonly periodo: Periodo } & Pick<VistaProps, 'ver'>) {
  const verRegional = (id: number) => {
    ver({ regional: String(id) });
    irALaLista();
  };
  const regionales = useQuery(query(bdpa.estadisticasBajasPeriodo, { params: { ...periodo } }));
  return (
    <Cifras title={textos.porRegional} note={periodoEnPalabras(periodo)} consulta={regionales}>
      {(found) => {
        const rows = found.map((row) => ({
          label: row.Regional,
          figures: [row.Regularizadas, row.Pendientes],
          press:
            row.Pendientes > 0
              ? {
                  name: fill(textos.verPendientes, { de: row.Regional }),
                  onPress: () => verRegional(row.IdRegional),
                }
              : undefined,
        }));
        const totals = series.map((_, at) => sum(rows.map((row) => row.figures[at] ?? 0)));
        return (
          <Chart
            title={textos.porRegional}
            description={textos.barras}
            series={series}
            figures={{
              totals: true,
              headings: [
                { id: 'regional', text: monitor.regional },
                ...series.map(({ label }) => ({ id: label, text: label })),
                { id: 'total', text: monitor.total },
              ],
              rows: rows.map(({ label, figures, press }) => ({
                label,
                press,
                cells: [...figures, sum(figures)].map(cifra),
              })),
              foot: { label: monitor.total, cells: [...totals, sum(totals)].map(cifra) },
            }}
          >
            <Bars title={textos.porRegional} series={series} rows={rows} format={cifra} />
          </Chart>
        );
      }}
    </Cifras>
  );
}
