import { memo } from 'react';
import { Link } from 'react-router-dom';
import { porAtender } from '#blocks/cuentas/porAtender.ts';
import { rangoDeInicio } from '#blocks/cuentas/rangoDeInicio.ts';
import type { Estado } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { nombreEstado } from '#engine/definition/messages.ts';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { pathTo } from '#lib/routes.ts';
import { Chart } from '#ui/chart/Chart.tsx';
import { Bars } from '#ui/chart/Plots.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { inicio } from './messages.ts';
import type { Aviso } from './useAvisos.ts';

/** The id of the figures by family, which a total links to. */
export const POR_FAMILIA = 'avisos-por-familia';

const estados = [...porAtender, 'declarado'] as const satisfies readonly Estado[];
const tonos = { observado: 'warn', registrado: 'brand', pagado: 'ok', declarado: 'info' } as const;

/** The notices of a family in a state. */
export const de = (avisos: readonly Aviso[], familia: FamiliaDeAvisos, estado: Estado): Aviso[] =>
  avisos.filter((a) => a.estado === estado && familiaDe(tipoDeFila(a)) === familia);

/** The family's list, filtered by a state with the name the services give it. */
export const enlaceALista = (familia: FamiliaDeAvisos, avisos: readonly Aviso[], estado: Estado): string =>
  pathTo(familia.routes.list, { ...rangoDeInicio(), mostrar: avisos[0]?.EstadoProceso ?? nombreEstado[estado] });

interface PorFamiliaProps {
  /** null while they load. */
  readonly avisos: readonly Aviso[] | null;
  readonly familias: readonly FamiliaDeAvisos[];
  /** The link to the list of a family's notices in a state. */
  readonly lista?: typeof enlaceALista;
}

/**
 * How many notices of each family are in each state that needs action. The charts render again only when the figures
 * change, not for every answer with the same figures.
 */
export const PorFamilia = memo(({ avisos, familias, lista = enlaceALista }: PorFamiliaProps) => (
  <Card title={inicio.porFamilia} id={POR_FAMILIA} tabIndex={-1} className="home-familias">
    {avisos ? <Barras {...{ avisos, familias, lista }} /> : <Skeleton lines={12} />}
  </Card>
));

/** One group of bars per state, on one scale. Each bar links to the notices it counts. */
function Barras({ avisos, familias, lista }: Required<PorFamiliaProps> & { readonly avisos: readonly Aviso[] }) {
  const groups = estados.map((estado) => ({
    estado,
    counts: familias.map((familia) => {
      const found = de(avisos, familia, estado);
      const name = `${familia.label}, ${nombreEstado[estado]}: ${found.length}`;
      return { label: familia.label, n: found.length, name, to: lista(familia, found, estado) };
    }),
  }));
  // A notice is rarely paid and not declared: six bars of nothing would only make the page longer. The table has them.
  const drawn = groups.filter(({ estado, counts }) => estado !== 'pagado' || counts.some(({ n }) => n > 0));
  const most = Math.max(...groups.flatMap(({ counts }) => counts.map(({ n }) => n)));
  return (
    <Chart
      title={inicio.porFamilia}
      description={inicio.porFamiliaBarras}
      table="asked"
      figures={{
        headings: [
          { id: 'familia', text: inicio.familia },
          ...estados.map((estado) => ({ id: estado, text: inicio.estados[estado] })),
        ],
        rows: familias.map((familia, at) => ({
          label: familia.label,
          to: pathTo(familia.routes.list, { ...rangoDeInicio() }),
          cells: groups.map(({ estado, counts }) => (counts[at] ? <Cifra key={estado} {...counts[at]} /> : null)),
        })),
      }}
    >
      <div className="home-estados">
        {drawn.map(({ estado, counts }) => (
          <div key={estado}>
            <h3>{inicio.estados[estado]}</h3>
            <Bars
              title={`${inicio.porFamilia}: ${inicio.estados[estado]}`}
              series={[{ label: inicio.estados[estado], tone: tonos[estado] }]}
              most={most}
              rows={counts.map(({ label, n, name, to }) => ({
                label,
                figures: [n],
                press: n > 0 ? { name, to } : undefined,
              }))}
            />
          </div>
        ))}
      </div>
    </Chart>
  );
}

function Cifra({ n, name, to }: { readonly n: number; readonly name: string; readonly to: string }) {
  if (n === 0) return <span className="home-cero">0</span>;
  return (
    <Link to={to} aria-label={name}>
      {n}
    </Link>
  );
}
