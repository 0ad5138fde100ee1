import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { Producto, TipoNovedadVM } from '#contract/entities/parametro.ts';
import { novedadParametros } from '#contract/services/novedadParametros.ts';
import { productos } from '#contract/services/productos.ts';
import { money } from '#lib/money.ts';
import { Casilla } from './Casilla.tsx';
import { Consulta } from './Consulta.tsx';
import { GrabarCambios } from './GrabarCambios.tsx';
import { ficha } from './messages.ts';

/** The products charged for a type: those marked replace those it had (spec F 7.7). */
export function ProductosDeTipo({ tipo: { IdTipoNovedad, Novedad } }: { readonly tipo: TipoNovedadVM }) {
  const todos = useQuery(query(productos.todos, {}));
  // Looked for by name: types whose name holds this one's answer too.
  const suyos = useQuery({
    ...query(novedadParametros.productos, { body: { Novedad } }),
    select: (rows) => rows.filter((row) => row.IdTipoNovedad === IdTipoNovedad).map((row) => row.IdProducto),
  });
  return (
    <Consulta consulta={todos}>
      {(all) => (
        <Consulta consulta={suyos}>
          {(ids) =>
            all.length === 0 ? (
              <p className="parametro-nada">{ficha.sinProductos}</p>
            ) : (
              <Eleccion key={ids.join()} todos={all} guardados={ids} idTipo={IdTipoNovedad} />
            )
          }
        </Consulta>
      )}
    </Consulta>
  );
}

function Eleccion({
  todos,
  guardados,
  idTipo,
}: {
  readonly todos: readonly Producto[];
  readonly guardados: readonly number[];
  readonly idTipo: number;
}) {
  const [elegidos, setElegidos] = useState<ReadonlySet<number>>(new Set(guardados));
  const marcar = (id: number, on: boolean) => {
    const next = new Set(elegidos);
    if (on) next.add(id);
    else next.delete(id);
    setElegidos(next);
  };
  const changed = elegidos.size !== guardados.length || guardados.some((id) => !elegidos.has(id));
  return (
    <>
      <p className="parametro-nota parametro-ayuda">{ficha.productosAyuda}</p>
      <ul className="parametro-productos">
        {todos.map((p) => (
          <li key={p.IdProducto}>
            <Casilla
              checked={elegidos.has(p.IdProducto)}
              // One that is out of use can only be taken away.
              disabled={!p.estado && !elegidos.has(p.IdProducto)}
              onChange={({ target }) => marcar(p.IdProducto, target.checked)}
            >
              {p.descripcionProducto}
              {p.estado ? null : <span className="parametro-nota"> ({ficha.noHabilitado})</span>}
            </Casilla>
            <span className="parametro-precio">{money(p.precio)}</span>
          </li>
        ))}
      </ul>
      <GrabarCambios
        changed={changed}
        texto={novedadParametros.registrarProductos.success ?? ''}
        grabar={() =>
          call(novedadParametros.registrarProductos, { body: { IdTipoNovedad: idTipo, Productos: [...elegidos] } })
        }
        onDescartar={() => setElegidos(new Set(guardados))}
      />
    </>
  );
}
