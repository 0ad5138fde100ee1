import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { negado } from '#blocks/escritura/negado.ts';
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

/** The products of a type among those of every type whose name holds this one's. */
const deTipo = (
  rows: readonly { readonly IdTipoNovedad: number; readonly IdProducto: number }[],
  { IdTipoNovedad }: TipoNovedadVM,
): number[] => rows.filter((row) => row.IdTipoNovedad === IdTipoNovedad).map((row) => row.IdProducto);

const juntos = (ids: readonly number[]): string => [...ids].sort((a, b) => a - b).join();

/** The products charged for a type: those marked replace those it had (spec F 7.7). */
export function ProductosDeTipo({ tipo }: { readonly tipo: TipoNovedadVM }) {
  const todos = useQuery(query(productos.todos, {}));
  // Looked for by name: types whose name holds this one's answer too.
  const suyos = useQuery({
    ...query(novedadParametros.productos, { body: { Novedad: tipo.Novedad } }),
    select: (rows) => deTipo(rows, tipo),
  });
  return (
    <Consulta consulta={todos}>
      {(all) => (
        <Consulta consulta={suyos}>
          {(ids) =>
            all.length === 0 ? (
              <p className="parametro-nada">{ficha.sinProductos}</p>
            ) : (
              <Eleccion key={ids.join()} todos={all} guardados={ids} tipo={tipo} />
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
  tipo,
}: {
  readonly todos: readonly Producto[];
  readonly guardados: readonly number[];
  readonly tipo: TipoNovedadVM;
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
        grabar={async (escribir) => {
          const done = await escribir({
            llamada: novedadParametros.registrarProductos,
            entrada: { body: { IdTipoNovedad: tipo.IdTipoNovedad, Productos: [...elegidos] } },
            resultado: ({ datos, mensaje }) => datos || negado(mensaje),
            comprobar: async () => {
              const rows = await call(
                novedadParametros.productos,
                { body: { Novedad: tipo.Novedad } },
                { quiet: true },
              );
              const now = juntos(deTipo(rows, tipo));
              if (now === juntos([...elegidos])) return { hecha: true };
              return now === juntos(guardados) ? 'sin hacer' : null;
            },
          });
          return done !== null;
        }}
        onDescartar={() => setElegidos(new Set(guardados))}
      />
    </>
  );
}
