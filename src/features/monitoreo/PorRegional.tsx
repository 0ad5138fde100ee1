import { useQuery } from '@tanstack/react-query';
import { query } from '#client/query.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { type IsoDate, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { Chart } from '#ui/chart/Chart.tsx';
import { Bars } from '#ui/chart/Plots.tsx';
import { sum } from '#ui/chart/series.ts';
import { Chips } from '#ui/layout/Chips.tsx';
import { CifraEnlazada } from './CifraEnlazada.tsx';
import { Cifras } from './Cifras.tsx';
import { cifra, estadoDe, figurasDe, listaDeBajas, listaDeSituacion, porcentaje, series } from './cifras.ts';
import { monitor, resumen as textos } from './messages.ts';
import type { VistaProps } from './vista.ts';

/** The population of each regional by its state in the registry; for today also its pending terminations. */
export function PorRegional({ fecha, params, ver }: Pick<VistaProps, 'params' | 'ver'> & { readonly fecha: IsoDate }) {
  const hoy = useQuery({ ...query(afiliacionBdpa.monitorRegional, {}), enabled: fecha === '' });
  const antes = useQuery({
    ...query(afiliacionBdpa.detalleRegionalHistorico, { params: { fecha } }),
    enabled: fecha !== '',
  });
  const note = fecha === '' ? textos.hoy : toLocalDate(fecha);
  if (fecha !== '')
    return (
      <Cifras title={textos.regionales} note={note} consulta={antes}>
        {(rows) => (
          <Regionales rows={rows.map((row) => ({ ...row, BajasPendientes: null }))} hoy={false} {...{ params, ver }} />
        )}
      </Cifras>
    );
  return (
    <Cifras title={textos.regionales} note={note} consulta={hoy}>
      {(rows) => <Regionales rows={rows} hoy {...{ params, ver }} />}
    </Cifras>
  );
}

interface Fila {
  readonly IdRegional: number;
  readonly Regional: string;
  readonly Poblacion: number;
  readonly Validados: number;
  readonly Observados: number;
  readonly Registrados: number;
  readonly NoEnviados: number;
  readonly SinRegistro: number;
  /** null for an earlier day: the services count only today's. */
  readonly BajasPendientes: number | null;
}

type Cantidades = Omit<Fila, 'IdRegional' | 'Regional'>;

const escalas = ['porcentaje', 'cantidad'] as const;
const validado = ({ Validados, Poblacion }: Cantidades) => (Poblacion === 0 ? 1 : Validados / Poblacion);

/** By percentage, the lowest comes first; by number, the largest population. */
const enOrden = {
  porcentaje: (a: Fila, b: Fila) => validado(a) - validado(b),
  cantidad: (a: Fila, b: Fila) => b.Poblacion - a.Poblacion,
} as const;

const totalDe = (rows: readonly Fila[]): Cantidades => {
  const total = (field: keyof Cantidades) => sum(rows.map((row) => row[field] ?? 0));
  return {
    Poblacion: total('Poblacion'),
    Validados: total('Validados'),
    Observados: total('Observados'),
    Registrados: total('Registrados'),
    NoEnviados: total('NoEnviados'),
    SinRegistro: total('SinRegistro'),
    BajasPendientes: total('BajasPendientes'),
  };
};

interface RegionalesProps extends Pick<VistaProps, 'params' | 'ver'> {
  readonly rows: readonly Fila[];
  /** The lists show today, so only today's bars link to them. */
  readonly hoy: boolean;
}

function Regionales({ rows, hoy, params, ver }: RegionalesProps) {
  const escala = escalas.find((one) => one === params.get('escala')) ?? 'porcentaje';
  return (
    <>
      <div className="monitor-escala">
        <Chips
          label={textos.escala}
          items={escalas.map((id) => ({ id, label: textos.escalas[id] }))}
          active={escala}
          onChange={(next) => ver({ escala: next })}
        />
      </div>
      <Grafico rows={rows.toSorted(enOrden[escala])} hoy={hoy} escala={escala} />
    </>
  );
}

const lista = (row: Fila) =>
  pathTo('bdpa-monitor', { vista: 'poblacion', quienes: 'activos', regional: row.IdRegional });

const nombreDe = (label: string, { Regional }: Fila) => fill(textos.verListaDe, { cuales: `${label}, ${Regional}` });

/** The figures of a regional today: each leads to its rows. */
const enlazadas = (row: Fila) => [
  ...series.map(({ id, label }) => {
    const estado = estadoDe[id];
    const to = estado && listaDeSituacion(estado, row.IdRegional);
    return <CifraEnlazada key={id} n={row[id]} nombre={nombreDe(label, row)} to={to} />;
  }),
  <CifraEnlazada
    key="bajas"
    n={row.BajasPendientes ?? 0}
    nombre={nombreDe(textos.bajas, row)}
    to={listaDeBajas(row.IdRegional)}
  />,
];

function Grafico({ rows, hoy, escala }: Pick<RegionalesProps, 'rows' | 'hoy'> & { escala: (typeof escalas)[number] }) {
  const share = escala === 'porcentaje';
  const pressOf = (row: Fila) =>
    hoy ? { name: fill(textos.verPoblacion, { regional: row.Regional }), to: lista(row) } : undefined;
  const enTotal = (row: Cantidades) => [porcentaje(row.Validados, row.Poblacion), cifra(row.Poblacion)];
  const cells = (row: Cantidades) => [
    ...figurasDe(row).map(cifra),
    ...(hoy ? [cifra(row.BajasPendientes ?? 0)] : []),
    ...enTotal(row),
  ];
  return (
    <Chart
      title={textos.regionales}
      description={share ? textos.regionalesPorcentaje : textos.regionalesBarras}
      series={series}
      figures={{
        totals: true,
        headings: [
          { id: 'regional', text: monitor.regional },
          ...series.map(({ id, label }) => ({ id, text: label })),
          ...(hoy ? [{ id: 'bajas', text: textos.bajas }] : []),
          { id: 'validado', text: textos.validado },
          { id: 'poblacion', text: textos.poblacion },
        ],
        rows: rows.map((row) => ({
          label: row.Regional,
          cells: hoy ? [...enlazadas(row), ...enTotal(row)] : cells(row),
        })),
        foot: { label: monitor.total, cells: cells(totalDe(rows)) },
      }}
    >
      <Bars
        title={textos.regionales}
        series={series}
        kind={share ? 'share' : 'stacked'}
        format={cifra}
        rows={rows.map((row) => ({
          label: row.Regional,
          figures: figurasDe(row),
          ...(share ? { end: fill(textos.porciento, { n: porcentaje(row.Validados, row.Poblacion) }) } : {}),
          press: pressOf(row),
        }))}
      />
    </Chart>
  );
}
