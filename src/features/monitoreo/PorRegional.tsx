import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { type IsoDate, toLocalDate } from '#lib/dates.ts';
import { Bars } from '#ui/chart/Bars.tsx';
import { Figures } from '#ui/chart/Figures.tsx';
import { Legend } from '#ui/chart/Legend.tsx';
import { sum } from '#ui/chart/series.ts';
import { Cifras } from './Cifras.tsx';
import { cifra, enCifras, figurasDe, porcentaje, series } from './cifras.ts';
import { monitor, resumen as textos } from './messages.ts';

/** The population of each regional as it stands in the registry; today's with its pending terminations. */
export function PorRegional({ fecha }: { readonly fecha: IsoDate }) {
  const hoy = useQuery({ ...query(afiliacionBdpa.monitorRegional, {}), enabled: fecha === '' });
  const antes = useQuery({
    ...query(afiliacionBdpa.detalleRegionalHistorico, { params: { fecha } }),
    enabled: fecha !== '',
  });
  const note = fecha === '' ? textos.hoy : toLocalDate(fecha);
  if (fecha !== '')
    return (
      <Cifras title={textos.regionales} note={note} consulta={antes}>
        {(rows) => <Regionales rows={rows.map((row) => ({ ...row, BajasPendientes: null }))} />}
      </Cifras>
    );
  return (
    <Cifras title={textos.regionales} note={note} consulta={hoy}>
      {(rows) => <Regionales rows={rows} />}
    </Cifras>
  );
}

interface Fila {
  readonly Regional: string;
  readonly Poblacion: number;
  readonly Validados: number;
  readonly Observados: number;
  readonly Registrados: number;
  readonly NoEnviados: number;
  readonly SinRegistro: number;
  /** null on an earlier day: the services count today's only. */
  readonly BajasPendientes: number | null;
}

function Regionales({ rows }: { readonly rows: readonly Fila[] }) {
  const bajas = rows.every((row) => row.BajasPendientes !== null);
  const cells = (row: Omit<Fila, 'Regional'>) => [
    ...figurasDe(row).map(cifra),
    ...(bajas ? [cifra(row.BajasPendientes ?? 0)] : []),
    porcentaje(row.Validados, row.Poblacion),
    cifra(row.Poblacion),
  ];
  const total = (field: Exclude<keyof Fila, 'Regional'>) => sum(rows.map((row) => row[field] ?? 0));
  const all = {
    Poblacion: total('Poblacion'),
    Validados: total('Validados'),
    Observados: total('Observados'),
    Registrados: total('Registrados'),
    NoEnviados: total('NoEnviados'),
    SinRegistro: total('SinRegistro'),
    BajasPendientes: total('BajasPendientes'),
  };
  return (
    <div className="monitor-partes">
      <div>
        <Legend series={series} />
        <Bars
          title={textos.regionales}
          description={`${textos.regionalesBarras} ${monitor.cifras}`}
          series={series}
          rows={rows.map((row) => ({ label: row.Regional, figures: figurasDe(row) }))}
          format={cifra}
        />
      </div>
      <Figures
        totals
        title={textos.regionales}
        label={enCifras(textos.regionales)}
        headings={[
          { id: 'regional', text: monitor.regional },
          ...series.map(({ id, label }) => ({ id, text: label })),
          ...(bajas ? [{ id: 'bajas', text: textos.bajas }] : []),
          { id: 'validado', text: textos.validado },
          { id: 'poblacion', text: textos.poblacion },
        ]}
        rows={rows.map((row) => ({ label: row.Regional, cells: cells(row) }))}
        foot={{ label: monitor.total, cells: cells(all) }}
      />
    </div>
  );
}
