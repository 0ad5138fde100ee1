import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import { negado } from '#blocks/escritura/negado.ts';
import { segunCampos } from '#blocks/escritura/segunCampos.ts';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { Producto, TipoNovedadVM } from '#contract/entities/parametro.ts';
import { novedadParametros } from '#contract/services/novedadParametros.ts';
import { productos } from '#contract/services/productos.ts';
import { bolivianos } from '#lib/money.ts';
import { FormCheckboxOf } from '#ui/form/FormCheckboxOf.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Consulta } from './Consulta.tsx';
import { ficha } from './messages.ts';
import { ParteForm } from './ParteForm.tsx';

/** The products of one type. The rows may be of other types with a similar name too. */
const deTipo = (
  rows: readonly { readonly IdTipoNovedad: number; readonly IdProducto: number }[],
  { IdTipoNovedad }: TipoNovedadVM,
): number[] => rows.filter((row) => row.IdTipoNovedad === IdTipoNovedad).map((row) => row.IdProducto);

const juntos = (ids: readonly number[]) => ({ Productos: [...ids].sort((a, b) => a - b).join() });

const schema = z.object({ Productos: z.array(z.number()) });

const registrar = (
  tipo: TipoNovedadVM,
  guardados: readonly number[],
  Productos: number[],
): Escritura<typeof novedadParametros.registrarProductos, true> => ({
  llamada: novedadParametros.registrarProductos,
  entrada: { body: { IdTipoNovedad: tipo.IdTipoNovedad, Productos } },
  resultado: ({ datos, mensaje }) => datos || negado(mensaje),
  comprobar: async () => {
    const rows = await call(novedadParametros.productos, { body: { Novedad: tipo.Novedad } }, { quiet: true });
    const now = juntos(deTipo(rows, tipo));
    return segunCampos(['Productos'], { before: juntos(guardados), sent: juntos(Productos), now });
  },
});

/** The products charged for a type: the chosen ones replace the previous ones (spec F 7.7). */
export function ProductosDeTipo({ tipo }: { readonly tipo: TipoNovedadVM }) {
  const todos = useQuery(query(productos.todos, {}));
  // The search is by name, so it also returns types whose name contains this one's.
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
  readonly guardados: number[];
  readonly tipo: TipoNovedadVM;
}) {
  const form = useForm({ schema, values: { Productos: guardados } });
  const elegidos = useWatch({ control: form.control, name: 'Productos' });
  return (
    <ParteForm form={form} escritura={({ Productos }) => registrar(tipo, guardados, Productos)}>
      <p className="parametro-nota parametro-ayuda">{ficha.productosAyuda}</p>
      <ul className="parametro-productos">
        {todos.map((p) => (
          <li key={p.IdProducto}>
            <FormCheckboxOf
              form={form}
              name="Productos"
              value={p.IdProducto}
              // An inactive product can only be removed.
              disabled={!p.estado && !elegidos.includes(p.IdProducto)}
              label={
                <>
                  {p.descripcionProducto}
                  {p.estado ? null : <span className="parametro-nota"> ({ficha.noHabilitado})</span>}
                </>
              }
            />
            <span className="parametro-precio">{bolivianos(p.precio)}</span>
          </li>
        ))}
      </ul>
    </ParteForm>
  );
}
