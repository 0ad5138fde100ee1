import { useState } from 'react';
import { familias } from '#engine/family/familias.ts';
import { routePaths } from '#lib/routes.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { mil } from '../fila/cuentas.ts';
import { CorregirGrupo } from './CorregirGrupo.tsx';
import { type ActosDeGrupo, curable, type Grupo } from './grupos.ts';
import { revisarMessages as textos } from './messages.ts';

/** Groups shown before the others are asked for. */
const PRIMEROS = 25;

const rutaDeAltas = (): string | undefined => {
  const familia = familias().find(({ id }) => id === 'alta');
  return familia && routePaths[familia.routes.list];
};

/** What can be done for a group besides looking at its rows. */
function Cura({ grupo, actos }: { grupo: Grupo; actos: ActosDeGrupo }) {
  const { nivel, codigo, numeros, fuera } = grupo;
  const columna = curable(grupo);
  const altas = codigo === 'NO_VERIFICADA' ? rutaDeAltas() : undefined;
  if (columna !== null) return <CorregirGrupo {...{ grupo, columna, actos }} />;
  return (
    <div className="revisar-actos">
      {nivel === 'aviso' && !fuera ? (
        <Button onClick={() => actos.alConfirmar(grupo)}>{textos.confirmar(numeros.length)}</Button>
      ) : null}
      {fuera ? <span className="revisar-tenue">{textos.noSeEnvian(numeros.length)}</span> : null}
      {codigo === 'SIN_RESPUESTA' ? (
        <Button icon="refresh" onClick={() => actos.alComprobar(grupo)}>
          {textos.comprobarLas(numeros.length)}
        </Button>
      ) : null}
      {codigo === 'FALTA_ADJUNTO' || codigo === 'ADJUNTO' ? (
        <Button onClick={actos.alAdjuntar}>{textos.agregarArchivos}</Button>
      ) : null}
      {altas ? <LinkButton to={altas}>{textos.unaPorUna}</LinkButton> : null}
      <Button tone="ghost" onClick={() => actos.alVer(grupo)}>
        {textos.verLas(numeros.length)}
      </Button>
    </div>
  );
}

function UnGrupo({
  grupo,
  abierto,
  alAbrir,
  actos,
}: {
  grupo: Grupo;
  abierto: boolean;
  alAbrir: (si: boolean) => void;
  actos: ActosDeGrupo;
}) {
  const problema = grupo.nivel === 'problema';
  return (
    <li className={`revisar-grupo ${abierto ? 'revisar-abierto' : ''}`}>
      <button type="button" className="revisar-cabeza" aria-expanded={abierto} onClick={() => alAbrir(!abierto)}>
        <Icon name={problema ? 'x-circle' : 'alert'} className={problema ? 'revisar-bad' : 'revisar-warn'} />
        <span className="revisar-titulo">{grupo.titulo}</span>
        <span className="revisar-cuenta">
          {mil(grupo.numeros.length)}
          <span className="sr-only"> {grupo.numeros.length === 1 ? textos.unaFila : textos.variasFilas}</span>
        </span>
      </button>
      {abierto ? (
        <div className="revisar-cuerpo">
          <Cura {...{ grupo, actos }} />
        </div>
      ) : null}
    </li>
  );
}

const filasDe = (grupos: readonly Grupo[]): number => new Set(grupos.flatMap(({ numeros }) => numeros)).size;

function Grupos({
  titulo,
  grupos,
  actos,
}: {
  titulo: (n: number) => string;
  grupos: readonly Grupo[];
  actos: ActosDeGrupo;
}) {
  const [abiertos, setAbiertos] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [cuantos, setCuantos] = useState(PRIMEROS);
  if (grupos.length === 0) return null;
  return (
    <>
      <h3 className="revisar-sub">{titulo(filasDe(grupos))}</h3>
      <ul className="revisar-grupos">
        {grupos.slice(0, cuantos).map((grupo, at) => (
          <UnGrupo
            key={grupo.grupo}
            grupo={grupo}
            abierto={abiertos.get(grupo.grupo) ?? at === 0}
            alAbrir={(si) => setAbiertos(new Map(abiertos).set(grupo.grupo, si))}
            actos={actos}
          />
        ))}
      </ul>
      {grupos.length > cuantos ? (
        <Button tone="ghost" className="revisar-mas" onClick={() => setCuantos(grupos.length)}>
          {textos.verMasGrupos(grupos.length - cuantos)}
        </Button>
      ) : null}
    </>
  );
}

/** The problems and warnings of all rows, each once with its count, to settle them for all their rows. */
export function PorResolver({
  grupos,
  pendientes,
  actos,
  alDeshacer,
  dicho,
}: {
  grupos: readonly Grupo[];
  /** Rows were not checked yet. */
  pendientes: boolean;
  actos: ActosDeGrupo;
  /** null: nothing can be undone. */
  alDeshacer: (() => void) | null;
  /** What was done last, for a screen reader. */
  dicho: string;
}) {
  return (
    <Card
      title={textos.porResolver}
      pad={false}
      className="revisar-panel"
      actions={
        <Button
          tone="ghost"
          aria-disabled={alDeshacer === null || undefined}
          aria-keyshortcuts="Control+Z"
          onClick={() => alDeshacer?.()}
        >
          {textos.deshacer}
        </Button>
      }
    >
      <p className="sr-only" role="status">
        {dicho}
      </p>
      <Grupos titulo={textos.problemas} grupos={grupos.filter(({ nivel }) => nivel === 'problema')} actos={actos} />
      <Grupos titulo={textos.avisos} grupos={grupos.filter(({ nivel }) => nivel === 'aviso')} actos={actos} />
      {grupos.length === 0 ? <EmptyState text={pendientes ? textos.sinComprobar : textos.nadaPorResolver} /> : null}
    </Card>
  );
}
