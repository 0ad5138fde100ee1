import { useQuery } from '@tanstack/react-query';
import { negado } from '#blocks/escritura/negado.ts';
import { query } from '#client/query.ts';
import type { Producto } from '#contract/entities/parametro.ts';
import { productos as service } from '#contract/services/productos.ts';
import { amountOf, money } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import { textColumn } from '#ui/table/columns.ts';
import { productos as textos } from './messages.ts';
import { ParametroPage } from './ParametroPage.tsx';
import { comprobarQuitado, type Parametro } from './parametro.ts';
import { lecturaDeProductos, olvidarProductos } from './producto.ts';

const estadoDe = (row: Producto) => (row.estado ? textos.habilitado : textos.deshabilitado);
const homologado = (row: Producto) =>
  row.idActividad > 0 && row.idProductoSiat > 0 ? textos.homologado : textos.porHomologar;

/** The products the fund invoices; each one is edited on its own page (spec F 2.5b). */
const productos: Parametro<Producto, never, never> = {
  titulo: textos.titulo,
  archivo: textos.archivo,
  explicacion: textos.explicacion,
  columns: [
    textColumn('codigo', textos.codigo, (row) => row.codigoProducto),
    {
      id: 'nombre',
      header: textos.nombre,
      cell: (row) => <b>{row.descripcionProducto}</b>,
      text: (row) => row.descripcionProducto,
    },
    {
      id: 'precio',
      header: textos.precio,
      cell: (row) => money(row.precio),
      text: (row) => money(row.precio),
      sortValue: (row) => amountOf(row.precio),
      align: 'end',
    },
    {
      id: 'siat',
      header: textos.impuestos,
      cell: (row) =>
        row.idActividad > 0 && row.idProductoSiat > 0 ? homologado(row) : <Pill tone="warn">{homologado(row)}</Pill>,
      text: homologado,
    },
    {
      id: 'estado',
      header: textos.estado,
      cell: (row) => <Pill tone={row.estado ? 'ok' : 'neutral'}>{estadoDe(row)}</Pill>,
      text: estadoDe,
    },
  ],
  useFilas: () => useQuery(query(service.listar, { body: { Texto: '' } })),
  idDe: (row) => row.IdProducto,
  nombreDe: (row) => row.descripcionProducto,
  edicion: {
    pagina: (producto) => (producto === 0 ? pathTo('formulario-editar') : pathTo('formulario-editar', { producto })),
  },
  eliminarPregunta: textos.eliminar,
  eliminar: async (id, escribir) => {
    const done = await escribir({
      llamada: service.eliminar,
      entrada: { body: { IdProducto: id } },
      resultado: ({ datos, mensaje }) => datos || negado(mensaje),
      comprobar: comprobarQuitado(lecturaDeProductos, id),
    });
    return done !== null;
  },
  eliminado: service.eliminar.success ?? '',
  olvidar: olvidarProductos,
};

/** The screen of the products. */
export function Component() {
  return <ParametroPage parametro={productos} />;
}
