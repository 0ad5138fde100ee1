import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#client/session.ts';
import { familias } from '#engine/family/familias.ts';
import { useCola } from '#engine/review/cola.ts';
import { addDays, ago, today } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Panel } from '#ui/feedback/Panel.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Cargado } from './Cargado.tsx';
import { colaDe, Esperas } from './Esperas.tsx';
import { inicio } from './messages.ts';
import { enlaceALista, PorFamilia } from './PorFamilia.tsx';
import { type TileProps, Tiles } from './Tile.tsx';
import { type Aviso, abrir, aviso, porDia, useAvisos, useFamilias } from './useAvisos.ts';

const textos = inicio.revision;
const LONGEST = 5;
/** The usual time for a review, in days; older notices are highlighted. */
const LATE_AFTER = 2;

/** Declared notices by type: how many, and the oldest date. */
function porTipo(declarados: readonly Aviso[]): { tipo: string; cantidad: number; desde: string }[] {
  const groups = new Map<string, Aviso[]>();
  for (const aviso of declarados) groups.set(aviso.Novedad, [...(groups.get(aviso.Novedad) ?? []), aviso]);
  return [...groups]
    .map(([tipo, avisos]) => ({
      tipo,
      cantidad: avisos.length,
      desde: avisos.toSorted(porDia('declarado'))[0]?.declarado ?? '',
    }))
    .toSorted((a, b) => b.cantidad - a.cantidad);
}

function tilesOf(declarados: readonly Aviso[], known: boolean): TileProps[] {
  const late = declarados.filter((a) => a.declarado !== '' && a.declarado < addDays(today(), -LATE_AFTER));
  const oldest = declarados.toSorted(porDia('declarado'))[0];
  const value = (n: number) => (known ? n : null);
  const to = pathTo('revision-admin');
  return [
    {
      label: textos.porRevisar,
      value: value(declarados.length),
      note: oldest?.declarado ? fill(textos.masAntiguo, { cuando: ago(oldest.declarado) }) : textos.nada,
      to,
    },
    {
      label: textos.atrasados,
      value: value(late.length),
      note: '',
      to: colaDe('3-'),
      ...(late.length > 0 ? { tone: 'warn' as const } : {}),
    },
    {
      label: textos.hoy,
      value: value(declarados.filter((a) => a.declarado === today()).length),
      note: '',
      to,
    },
    { label: textos.empresas, value: value(new Set(declarados.map((a) => a.Empresa)).size), note: '', to },
  ];
}

function TypeTable({ declarados }: { declarados: readonly Aviso[] }) {
  return (
    <table className="home-table">
      <caption className="sr-only">{textos.porTipo}</caption>
      <thead>
        <tr>
          <th scope="col">{textos.tipo}</th>
          <th scope="col" className="home-number">
            {textos.cantidad}
          </th>
          <th scope="col">{textos.antiguedad}</th>
        </tr>
      </thead>
      <tbody>
        {porTipo(declarados).map(({ tipo, cantidad, desde }) => (
          <tr key={tipo}>
            <td>{tipo}</td>
            <td className="home-number">{cantidad}</td>
            <td>{desde ? ago(desde) : ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Longest({ declarados }: { declarados: readonly Aviso[] }) {
  return (
    <ul className="home-list">
      {declarados
        .toSorted(porDia('declarado'))
        .slice(0, LONGEST)
        .map((aviso) => (
          <li key={aviso.IdPersonaNovedad} className="home-row">
            <div className="home-row-text">
              <b>{aviso.NombreCompleto}</b>
              <p>
                {aviso.Empresa || aviso.Novedad}
                {aviso.declarado ? ` · ${fill(textos.declarado, { cuando: ago(aviso.declarado) })}` : ''}
              </p>
            </div>
            <LinkButton {...abrir(aviso)}>
              {textos.revisar} <span className="sr-only">{fill(inicio.aviso, { nombre: aviso.NombreCompleto })}</span>
            </LinkButton>
          </li>
        ))}
    </ul>
  );
}

/** Declared notices are at the desk, all others in their family's list. */
const revisionOf: typeof enlaceALista = (familia, avisos, estado) =>
  estado === 'declarado' ? pathTo('revision-admin', { familia: familia.id }) : enlaceALista(familia, avisos, estado);

/** The declared notices of the regional, of all dates, from the calls of the desk: both count the same. */
function useDeclarados() {
  const { rows, contando, failed, failedAll, why, retry } = useCola('declarado');
  return {
    declarados: useMemo(() => rows.map(aviso), [rows]),
    isPending: contando,
    isFetching: contando,
    failed: failed.length,
    error: failedAll ? why : null,
    refetch: retry,
  };
}

/** The home of the fund's staff: declared notices waiting for a review (decision 7). */
export function PersonalInicio({ greeting }: { greeting: string }) {
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const regional = useSession((s) => s.user?.regional ?? '');
  const { declarados, isPending, isFetching, failed, error, refetch } = useDeclarados();
  const delAnio = useAvisos({ idEmpresa: 0, idRegional, familias: familias() });
  const granted = useFamilias();
  const body = (content: ReactNode) => (
    <Cargado {...{ isPending, isFetching, error, refetch }} nada={declarados.length === 0 ? textos.nada : null}>
      {content}
    </Cargado>
  );
  return (
    <>
      <PageHead
        title={greeting}
        lead={fill(textos.lema, { regional })}
        actions={
          <LinkButton tone="primary" to={pathTo('revision-admin')}>
            {textos.ir}
          </LinkButton>
        }
      />
      {failed + delAnio.failed > 0 && !error ? <Alert tone="warn">{inicio.algunasFallaron}</Alert> : null}
      <Tiles
        label={inicio.resumen}
        tiles={tilesOf(declarados, !isPending).map((tile) => (error ? { ...tile, value: '—', note: '' } : tile))}
      />
      <div className="home-columns">
        <Card
          title={textos.siguientes}
          pad={false}
          actions={<Link to={pathTo('revision-admin')}>{inicio.verTodos}</Link>}
        >
          <Panel>{body(<Longest declarados={declarados} />)}</Panel>
        </Card>
        <Card title={textos.esperas} pad={isPending || declarados.length > 0}>
          {body(<Esperas declarados={declarados} />)}
        </Card>
      </div>
      {error || delAnio.error ? null : (
        <Panel>
          <PorFamilia
            avisos={
              isPending || delAnio.isPending
                ? null
                : [...delAnio.avisos.filter(({ estado }) => estado !== 'declarado'), ...declarados]
            }
            familias={granted}
            lista={revisionOf}
          />
        </Panel>
      )}
      <Card title={textos.porTipo} pad={false}>
        <Panel>{body(<TypeTable declarados={declarados} />)}</Panel>
      </Card>
    </>
  );
}
