import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { monthName } from '#lib/dates.ts';
import { Bars } from '#ui/chart/Bars.tsx';
import { Figures } from '#ui/chart/Figures.tsx';
import { Legend } from '#ui/chart/Legend.tsx';
import { Cifras } from './Cifras.tsx';
import { cifra, enCifras, figurasDe, series } from './cifras.ts';
import { monitor, resumen, evolucion as textos } from './messages.ts';

/** Months that have a bar; the table has them all. */
const BARRAS = 12;

/** Today's population by the month it came in, and who was validated in each year. */
export function Historico() {
  return (
    <>
      <PorMesDeAfiliacion />
      <PorGestion />
    </>
  );
}

function PorMesDeAfiliacion() {
  const meses = useQuery(query(afiliacionBdpa.detalleHistorico, {}));
  return (
    <Cifras title={textos.porAfiliacion} consulta={meses}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="monitor-nota">{textos.sinCifras}</p>
        ) : (
          <div className="monitor-partes">
            <div>
              <Legend series={series} />
              <Bars
                title={textos.porAfiliacion}
                description={`${textos.barrasAfiliacion} ${monitor.cifras}`}
                series={series}
                rows={rows.slice(0, BARRAS).map((row) => ({ label: monthName(row.Mes), figures: figurasDe(row) }))}
                format={cifra}
              />
            </div>
            <Figures
              long
              totals
              title={textos.porAfiliacion}
              label={enCifras(textos.porAfiliacion)}
              headings={[
                { id: 'mes', text: textos.mes },
                ...series.map(({ id, label }) => ({ id, text: label })),
                { id: 'poblacion', text: resumen.poblacion },
              ]}
              rows={rows.map((row) => ({
                label: monthName(row.Mes),
                cells: [...figurasDe(row), row.Poblacion].map(cifra),
              }))}
            />
          </div>
        )
      }
    </Cifras>
  );
}

function PorGestion() {
  const gestiones = useQuery(query(bdpa.poblacionValidadaGestion, {}));
  return (
    <Cifras title={textos.porGestion} consulta={gestiones}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="monitor-nota">{textos.sinCifras}</p>
        ) : (
          <div className="chart-parts">
            <Bars
              title={textos.porGestion}
              description={`${textos.barrasGestion} ${monitor.cifras}`}
              series={[{ label: textos.validados, tone: 'ok' }]}
              rows={rows.map((row) => ({ label: String(row.Gestion), figures: [row.Cantidad] }))}
              format={cifra}
            />
            <Figures
              long
              title={textos.porGestion}
              label={enCifras(textos.porGestion)}
              headings={[
                { id: 'gestion', text: textos.gestion },
                { id: 'validados', text: textos.validados },
              ]}
              rows={rows.map((row) => ({ label: String(row.Gestion), cells: [cifra(row.Cantidad)] }))}
            />
          </div>
        )
      }
    </Cifras>
  );
}
