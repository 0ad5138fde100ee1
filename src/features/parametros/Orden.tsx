import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { negado } from '#blocks/escritura/negado.ts';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { TipoNovedadVM } from '#contract/entities/parametro.ts';
import { novedadParametros } from '#contract/services/novedadParametros.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Consulta } from './Consulta.tsx';
import { GrabarCambios } from './GrabarCambios.tsx';
import { ficha } from './messages.ts';
import type { Guardar } from './parametro.ts';

/** The children of a parent in their order, or the parents (0), to be put in another (spec F 7.7). */
export function Orden({ idPadre, onSaved }: { readonly idPadre: number; readonly onSaved?: () => void }) {
  const body = { IdTipoNovedadPadre: idPadre };
  const orden = useQuery(query(novedadParametros.orden, { body }));
  return (
    <Consulta consulta={orden}>
      {(tipos) =>
        tipos.length === 0 ? (
          <p className="parametro-nada">{ficha.sinOrden}</p>
        ) : (
          <Lista
            key={tipos.map((t) => t.IdTipoNovedad).join()}
            tipos={tipos}
            grabar={async (ids, escribir) => {
              const before = tipos.map((t) => t.IdTipoNovedad).join();
              const done = await escribir({
                llamada: novedadParametros.registrarOrden,
                entrada: { body: { ...body, Novedades: ids } },
                resultado: ({ datos, mensaje }) => datos || negado(mensaje),
                comprobar: async () => {
                  const rows = await call(novedadParametros.orden, { body }, { quiet: true });
                  const now = rows.map((t) => t.IdTipoNovedad).join();
                  if (now === ids.join()) return { hecha: true };
                  return now === before ? 'sin hacer' : null;
                },
              });
              return done !== null;
            }}
            onSaved={onSaved}
          />
        )
      }
    </Consulta>
  );
}

/** The list with two neighbours exchanged; unchanged beyond its ends. */
function intercambiar<T>(list: readonly T[], at: number, to: number): readonly T[] {
  const [moved, other] = [list[at], list[to]];
  if (moved === undefined || other === undefined) return list;
  return list.map((item, i) => (i === at ? other : i === to ? moved : item));
}

function Lista({
  tipos,
  grabar,
  onSaved,
}: {
  readonly tipos: readonly TipoNovedadVM[];
  readonly grabar: (ids: number[], escribir: Guardar) => Promise<boolean>;
  readonly onSaved: (() => void) | undefined;
}) {
  const [lista, setLista] = useState(tipos);
  const [dicho, setDicho] = useState('');
  const mover =
    (tipo: TipoNovedadVM, to: number) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      const next = intercambiar(lista, lista.indexOf(tipo), to);
      if (next === lista) return;
      flushSync(() => setLista(next));
      setDicho(fill(ficha.quedo, { nombre: tipo.Novedad, lugar: to + 1, total: lista.length }));
      // A row that changes place takes the focus from its button.
      currentTarget.focus();
    };
  const changed = lista.some((tipo, at) => tipo !== tipos[at]);
  return (
    <>
      <ol className="parametro-orden">
        {lista.map((tipo, at) => (
          <li key={tipo.IdTipoNovedad}>
            <span className="parametro-orden-lugar">{at + 1}</span>
            <span className="parametro-orden-nombre">{tipo.Novedad}</span>
            <Button
              tone="ghost"
              icon="arrow-up"
              aria-label={fill(ficha.subir, { nombre: tipo.Novedad })}
              aria-disabled={at === 0 || undefined}
              onClick={mover(tipo, at - 1)}
            />
            <Button
              tone="ghost"
              icon="arrow-down"
              aria-label={fill(ficha.bajar, { nombre: tipo.Novedad })}
              aria-disabled={at === lista.length - 1 || undefined}
              onClick={mover(tipo, at + 1)}
            />
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {dicho}
      </p>
      <GrabarCambios
        changed={changed}
        texto={novedadParametros.registrarOrden.success ?? ''}
        grabar={(escribir) =>
          grabar(
            lista.map((t) => t.IdTipoNovedad),
            escribir,
          )
        }
        onDescartar={() => setLista(tipos)}
        onSaved={onSaved}
      />
    </>
  );
}
