import './revisar.css';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ColumnBoxes } from '#ui/grid/ColumnBoxes.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Chip, Chips } from '#ui/layout/Chips.tsx';
import { useTablet } from '#ui/layout/useTablet.ts';
import type { Columna } from '../fila/columnas.ts';
import { Avance } from '../partes/Avance.tsx';
import { columnaMessages, telefonoMessages } from '../partes/messages.ts';
import { elegibles, seMuestra } from './columnas.tsx';
import { TODAS } from './filtro.ts';
import { revisarMessages as textos } from './messages.ts';
import { Pie } from './Pie.tsx';
import { PorResolver } from './PorResolver.tsx';
import type { RevisarProps } from './revisar.ts';
import { Tabla } from './Tabla.tsx';
import { Tarjetas } from './Tarjetas.tsx';
import { useActos } from './useActos.ts';
import { useRevision } from './useRevision.ts';

type Revision = ReturnType<typeof useRevision>;

/** Which rows are shown: chips by state, and the group that was asked for. */
function Estados({ despues, cuentas, filtro, setFiltro }: Revision) {
  const chips = (['todas', 'lista', 'aviso', 'problema'] as const).map((id) => ({
    id,
    label: textos.chip[id],
    count: id === 'todas' ? despues.length : cuentas[id],
  }));
  return (
    <>
      <Chips
        label={textos.chips}
        items={chips}
        active={filtro.que === 'estado' ? filtro.estado : ''}
        onChange={(id) => {
          const estado = chips.find((one) => one.id === id)?.id;
          setFiltro(estado === undefined || estado === 'todas' ? TODAS : { que: 'estado', estado });
        }}
      />
      {filtro.que === 'grupo' ? (
        <Chip aria-pressed="true" aria-label={textos.quitarGrupo(filtro.titulo)} onClick={() => setFiltro(TODAS)}>
          <span className="revisar-chip">{filtro.titulo}</span>
          <Icon name="close" />
        </Chip>
      ) : null}
    </>
  );
}

/** What can be shown and hidden. */
function Columnas(revision: Revision) {
  const mostradas = new Set<string>(elegibles.filter((columna) => seMuestra(revision, columna)));
  return (
    <ColumnBoxes
      columns={elegibles.map((id) => ({ id, name: columnaMessages[id] }))}
      shown={mostradas}
      onShown={(id, si) => revision.mostrarColumna(id as Columna, si)}
    />
  );
}

function Pista({ mostradas, filas, comprobadasA, tablet }: Revision & { tablet: boolean }) {
  const cuantas =
    mostradas.length === filas.length ? textos.filas(filas.length) : textos.deFilas(mostradas.length, filas.length);
  return (
    <p className="revisar-pista">
      <span>{[cuantas, comprobadasA === '' ? '' : textos.comprobadas(comprobadasA)].filter(Boolean).join(' · ')}</span>
      {tablet ? null : <span>{textos.teclas}</span>}
    </p>
  );
}

/** Step 3: the rows with what the checks found in them, to correct and tick them. */
export function Revisar(props: RevisarProps) {
  const { tienda, adjuntos, alComprobarTodo, alCancelar } = props;
  const revision = useRevision(tienda, adjuntos);
  const { despues, mostradas, columnas, avance, grupos, cuentas } = revision;
  const { actos, deshacer, imprimir, dicho, mando } = useActos(props, revision);
  const tablet = useTablet();
  return (
    <div className="revisar">
      {tablet ? <Alert tone="info">{telefonoMessages.soloMirar}</Alert> : null}
      <div className="revisar-lados">
        <Card className="revisar-filas">
          <div className="revisar-barra">
            <Estados {...revision} />
            {tablet ? null : (
              <span className="revisar-herramientas">
                <Columnas {...revision} />
                <Button
                  tone="ghost"
                  icon="print"
                  title={textos.imprimir}
                  aria-label={textos.imprimir}
                  onClick={imprimir}
                />
                {avance === null ? (
                  <Button tone="ghost" icon="refresh" onClick={alComprobarTodo}>
                    {textos.comprobarOtraVez}
                  </Button>
                ) : null}
              </span>
            )}
          </div>
          {avance === null ? null : <Avance avance={avance} alCancelar={tablet ? null : alCancelar} />}
          {tablet ? (
            <Tarjetas filas={mostradas} columnas={columnas} />
          ) : mostradas.length === 0 ? (
            <EmptyState text={textos.sinFilas} />
          ) : (
            <Tabla {...props} {...{ columnas, mando }} filas={mostradas} />
          )}
          <Pista {...revision} tablet={tablet} />
        </Card>
        {tablet ? null : (
          <PorResolver
            {...{ grupos, actos, dicho }}
            pendientes={cuentas.pendiente > 0}
            alDeshacer={revision.hayHechos ? deshacer : null}
          />
        )}
      </div>
      {props.children}
      {tablet ? null : <Pie {...props} filas={despues} comprobando={avance !== null} />}
    </div>
  );
}
