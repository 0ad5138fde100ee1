import './revision.css';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AdjuntosAlLado } from '#blocks/adjuntos/AdjuntosAlLado.tsx';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { describirValor } from '#engine/values/describirValor.ts';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Chips } from '#ui/layout/Chips.tsx';
import { comparar, cuantosCambios, type FilaComparada, type GrupoComparado } from './comparar.ts';
import { revisionAvisoMessages as textos } from './revisionMessages.ts';
import { ultimoAceptado } from './ultimoAceptado.ts';
import { VerificacionPersona } from './VerificacionPersona.tsx';

interface RevisionTabProps {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly adjuntos: Adjuntos;
}

/** What a reviewer reads: each declared fact next to the last accepted one, and the files next to both. */
export default function RevisionTab({ definition, loaded, adjuntos }: RevisionTabProps) {
  const id = useId();
  return (
    <div className="revision">
      <section className="revision-datos" aria-labelledby={`${id}-datos`}>
        <h2 id={`${id}-datos`} className="revision-titulo">
          {textos.datos}
        </h2>
        <Comparacion definition={definition} loaded={loaded} />
      </section>
      <section className="revision-adjuntos" aria-labelledby={`${id}-adjuntos`}>
        <h2 id={`${id}-adjuntos`} className="revision-titulo">
          {textos.adjuntos}
        </h2>
        <AdjuntosAlLado adjuntos={adjuntos} />
        <h2 className="revision-titulo">{textos.identidad}</h2>
        <VerificacionPersona persona={loaded.form.BasePersonas} />
      </section>
    </div>
  );
}

function Comparacion({ definition, loaded }: Omit<RevisionTabProps, 'adjuntos'>) {
  const [soloCambios, setSoloCambios] = useState(false);
  const { BasePersonas, SegurosPersonasNovedad } = loaded.form;
  const earlier = useQuery(ultimoAceptado(BasePersonas.IdPersona, SegurosPersonasNovedad.IdPersonaNovedad));
  if (earlier.isPending) return <Skeleton lines={12} />;
  if (earlier.isError) return <ErrorBlock text={textos.noSeComparo} onRetry={() => void earlier.refetch()} />;
  const aceptado = earlier.data && {
    form: earlier.data.loaded.form,
    mismoTipo: earlier.data.loaded.idTipoPadre === loaded.idTipoPadre,
  };
  const groups = comparar(definition, loaded.form, aceptado, (field, value) =>
    describirValor(field, value, definition.idTipoPadre),
  );
  const changes = cuantosCambios(groups);
  return (
    <>
      <div className="revision-resumen">
        <p>
          {earlier.data ? textos.comparadoCon(earlier.data.novedad, earlier.data.fecha) : textos.sinAceptado}
          {earlier.data ? <strong> {textos.cambios(changes)}</strong> : null}
        </p>
        {changes > 0 ? (
          <Chips
            label={textos.queSeMuestra}
            items={[
              { id: 'todo', label: textos.todo },
              { id: 'cambios', label: textos.soloCambios, count: changes },
            ]}
            active={soloCambios ? 'cambios' : 'todo'}
            onChange={(one) => setSoloCambios(one === 'cambios')}
          />
        ) : null}
      </div>
      <table className="revision-tabla">
        <caption className="sr-only">{textos.datos}</caption>
        <thead>
          <tr>
            <th scope="col">{textos.campo}</th>
            {earlier.data ? <th scope="col">{textos.aceptado}</th> : null}
            <th scope="col">{textos.declarado}</th>
          </tr>
        </thead>
        {(soloCambios && changes > 0 ? onlyChanged(groups) : groups).map((group) => (
          <Grupo key={group.titulo} group={group} conAntes={earlier.data !== null} />
        ))}
      </table>
    </>
  );
}

const onlyChanged = (groups: readonly GrupoComparado[]): readonly GrupoComparado[] =>
  groups
    .map((group) => ({ ...group, filas: group.filas.filter((row) => row.cambio) }))
    .filter((group) => group.filas.length > 0);

function Grupo({ group, conAntes }: { readonly group: GrupoComparado; readonly conAntes: boolean }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={conAntes ? 3 : 2} className="revision-grupo">
          {group.titulo}
        </th>
      </tr>
      {group.filas.map((row) => (
        <Fila key={row.campo} row={row} conAntes={conAntes} />
      ))}
    </tbody>
  );
}

function Fila({ row, conAntes }: { readonly row: FilaComparada; readonly conAntes: boolean }) {
  return (
    <tr className={row.cambio ? 'revision-cambio' : ''}>
      <th scope="row">{row.campo}</th>
      {conAntes ? <td>{row.antes || '—'}</td> : null}
      <td>
        {row.ahora || '—'}
        {row.cambio ? <span className="revision-marca">{textos.cambiado}</span> : null}
      </td>
    </tr>
  );
}
