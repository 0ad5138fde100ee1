import { useQuery } from '@tanstack/react-query';
import { sinDeclarar } from '#blocks/cuentas/porAtender.ts';
import { consultaSinOrden } from '#blocks/por-pagar/usePorPagar.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import type { Estado } from '#contract/enumerations.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { ago, parsePeriod, today, toLocalDate, workingDaysBetween } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Atencion } from './Atencion.tsx';
import { inicio } from './messages.ts';
import { OrdenesPorPagar } from './OrdenesPorPagar.tsx';
import { tarjetaDeOrdenes } from './ordenesTile.ts';
import { de, enlaceALista, POR_FAMILIA, PorFamilia } from './PorFamilia.tsx';
import { usePendientes } from './pendientes.ts';
import { type TileProps, Tiles } from './Tile.tsx';
import { type Aviso, porDia } from './useAvisos.ts';
import { useOrdenesPorPagar } from './useOrdenesPorPagar.ts';

/** The contribution period and the working days left in it, as text. */
export function periodoEnPalabras(text: string | null | undefined, day = today()): string {
  const period = parsePeriod(text);
  if (!period) return '';
  const range = fill(inicio.periodo, { desde: toLocalDate(period.start), hasta: toLocalDate(period.end) });
  if (day > period.end) return `${range} · ${inicio.periodoCerrado}`;
  const left = workingDaysBetween(day, period.end);
  const rest = left === 0 ? inicio.ultimoDia : left === 1 ? inicio.quedaUno : fill(inicio.quedan, { n: left });
  return `${range} · ${rest}`;
}

function Periodo() {
  const idEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const period = useQuery(query(altaCotizante.periodoActivo, { params: { idEmpresa, idRegional } }));
  // A space that does not collapse keeps the room of the line.
  if (period.isPending) return '\u00a0';
  return <>{(period.isSuccess && periodoEnPalabras(period.data)) || inicio.sinPeriodo}</>;
}

/**
 * Where a figure leads: to the family's list if all its notices are of one family and in one state, as a list shows one state
 * at a time; otherwise to the figures by family and state below.
 */
function leadsTo(avisos: readonly Aviso[], familias: readonly FamiliaDeAvisos[], estados: readonly Estado[]): string {
  const links = familias.flatMap((familia) =>
    estados.flatMap((estado) => {
      const found = de(avisos, familia, estado);
      return found.length > 0 ? [enlaceALista(familia, found, estado)] : [];
    }),
  );
  const [only, ...others] = links;
  return only && others.length === 0 ? only : `#${POR_FAMILIA}`;
}

function tilesOfAvisos(avisos: readonly Aviso[], familias: readonly FamiliaDeAvisos[], isKnown: boolean): TileProps[] {
  const of = (...estados: Estado[]) => avisos.filter(({ estado }) => estados.some((one) => one === estado));
  const [observados, porDeclarar, declarados] = [of('observado'), of(...sinDeclarar), of('declarado')];
  const oldest = porDeclarar.toSorted(porDia('fecha'))[0];
  const waiting = declarados.toSorted(porDia('declarado'))[0];
  const value = (list: readonly Aviso[]) => (isKnown ? list.length : null);
  // While families are still read, the first one that is there is not the only one.
  const to = (...estados: Estado[]) => (isKnown ? leadsTo(avisos, familias, estados) : `#${POR_FAMILIA}`);
  return [
    {
      label: inicio.observados,
      value: value(observados),
      note: observados.length > 0 ? inicio.observadosNota : inicio.observadosNinguno,
      to: to('observado'),
      ...(observados.length > 0 ? { tone: 'warn' as const } : {}),
    },
    {
      label: inicio.porDeclarar,
      value: value(porDeclarar),
      note: oldest ? fill(inicio.porDeclararNota, { fecha: toLocalDate(oldest.fecha) }) : inicio.porDeclararNinguno,
      to: to(...sinDeclarar),
    },
    {
      label: inicio.declarados,
      value: value(declarados),
      note: waiting?.declarado
        ? fill(inicio.declaradosNota, { cuando: ago(waiting.declarado) })
        : inicio.declaradosNinguno,
      to: to('declarado'),
    },
  ];
}

/** The employer's home: what is pending for the company, each figure a link. */
export function EmpresaInicio({ greeting }: { greeting: string }) {
  const idEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const avisos = usePendientes();
  const { familias } = avisos;
  const ordenes = useOrdenesPorPagar(idEmpresa);
  // After the orders: the home asks a lot at once.
  const sinOrden = useQuery({ ...consultaSinOrden(idEmpresa), enabled: ordenes.isFetched });
  const known = !avisos.isPending && !avisos.error;
  const atajos = familias.flatMap(({ id, atajo, routes }) =>
    atajo
      ? [
          <LinkButton key={id} tone="primary" icon="plus" to={pathTo(routes.edit, { novedad: 0, tipo: atajo.tipo })}>
            {atajo.inicio}
          </LinkButton>,
        ]
      : [],
  );
  return (
    <>
      <PageHead
        title={greeting}
        lead={
          <span className="home-periodo">
            <Periodo />
          </span>
        }
        actions={
          atajos.length > 0 ? (
            <>
              {rolActual() === 'empresa' && familias.some(({ seImporta }) => seImporta) ? (
                <LinkButton icon="upload" to={pathTo('importar-planilla')} state={{ desde: 'inicio' }}>
                  {general.importarPlanilla}
                </LinkButton>
              ) : null}
              {atajos}
            </>
          ) : null
        }
      />
      {known && avisos.failed > 0 ? <Alert tone="warn">{inicio.algunasFallaron}</Alert> : null}
      <Tiles
        label={inicio.resumen}
        tiles={[
          ...tilesOfAvisos(avisos.avisos, familias, known).map((tile) =>
            avisos.error ? { ...tile, value: '—', note: '' } : tile,
          ),
          tarjetaDeOrdenes(ordenes, sinOrden),
        ]}
      />
      <div className="home-columns">
        <Panel>
          <Atencion {...avisos} />
        </Panel>
        <Panel>
          <OrdenesPorPagar ordenes={ordenes} />
        </Panel>
      </div>
      {!avisos.error && familias.length > 0 ? (
        <Panel>
          <PorFamilia avisos={known ? avisos.avisos : null} familias={familias} />
        </Panel>
      ) : null}
    </>
  );
}
