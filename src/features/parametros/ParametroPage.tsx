import './parametros.css';
import { type RefObject, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { NoActualizado, SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import { useVistaDeLista } from '#blocks/lista-filtrada/useVistaDeLista.tsx';
import { isCallError } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { accionesDe } from './accionesColumn.tsx';
import { comunes } from './messages.ts';
import { ParametroDialog } from './ParametroDialog.tsx';
import type { Parametro } from './parametro.ts';

type Props<Row extends object, I extends FieldValues, O extends object> = {
  readonly parametro: Parametro<Row, I, O>;
};

/** The record open in the dialog: id 0 for a new one. */
interface Abierto<I> {
  readonly id: number;
  readonly form: I;
}

/** Opens the current record from the services. If it no longer exists, a message says so. */
function useAbrir<Row extends object, I extends FieldValues, O extends object>({
  edicion,
  olvidar,
}: Parametro<Row, I, O>) {
  const [abierto, setAbierto] = useState<Abierto<I> | null>(null);
  const [editar] = useTask(async (id: number) => {
    if ('pagina' in edicion) return;
    try {
      const form = id === 0 ? edicion.inicial : await edicion.recuperar(id);
      if (form) return setAbierto({ id, form });
      toast.warning(comunes.noExiste);
      await forget(...olvidar);
    } catch (error) {
      if (!isCallError(error)) throw error;
    }
  });
  return { abierto, editar, cerrar: () => setAbierto(null) };
}

/** Asks, deletes, and loads the list again. It does so after a refusal too, because the list may show why. */
function useEliminar<Row extends object, I extends FieldValues, O extends object>(
  { idDe, nombreDe, eliminarPregunta, eliminar, eliminado, olvidar }: Parametro<Row, I, O>,
  titulo: RefObject<HTMLHeadingElement | null>,
) {
  const { escribir } = useEscritura();
  const [quitar] = useTask(async (row: Row) => {
    const preguntar = () =>
      confirm({
        title: comunes.eliminarTitulo,
        message: fill(eliminarPregunta, { nombre: nombreDe(row) }),
        accept: general.eliminar,
        tone: 'danger',
        focus: 'cancel',
      });
    if (await eliminar(idDe(row), (escritura) => escribir(escritura, { preguntar }))) {
      toast.success(eliminado);
      // The pressed button disappears with its row.
      titulo.current?.focus();
    }
    // Not awaited: until it ends, another press would do nothing.
    void forget(...olvidar);
  });
  return quitar;
}

/** The maintenance of one kind of parameter: its list, its dialog, and the deletion (spec R 2.11). */
export function ParametroPage<Row extends object, I extends FieldValues, O extends object>({
  parametro,
}: Props<Row, I, O>) {
  const { edicion, Acciones } = parametro;
  const titulo = useRef<HTMLHeadingElement>(null);
  const { abierto, editar, cerrar } = useAbrir(parametro);
  const quitar = useEliminar(parametro, titulo);
  return (
    <>
      <PageHead
        title={parametro.titulo}
        titleRef={titulo}
        lead={parametro.explicacion}
        actions={
          <>
            {Acciones ? <Acciones /> : null}
            {'pagina' in edicion ? (
              <LinkButton tone="primary" icon="plus" to={edicion.pagina(0)}>
                {general.nuevo}
              </LinkButton>
            ) : (
              <Button tone="primary" icon="plus" onClick={() => void editar(0)}>
                {general.nuevo}
              </Button>
            )}
          </>
        }
      />
      <Lista parametro={parametro} alEditar={editar} alEliminar={quitar} />
      {abierto && !('pagina' in edicion) ? (
        <ParametroDialog
          dialogo={edicion}
          id={abierto.id}
          inicial={abierto.form}
          onClose={cerrar}
          onSaved={() => {
            cerrar();
            void forget(...parametro.olvidar);
          }}
        />
      ) : null}
    </>
  );
}

function Lista<Row extends object, I extends FieldValues, O extends object>({
  parametro,
  alEditar,
  alEliminar,
}: Props<Row, I, O> & {
  readonly alEditar: (id: number) => unknown;
  readonly alEliminar: (row: Row) => unknown;
}) {
  const filas = parametro.useFilas();
  const vista = useMemo(() => ({ orden: [], columnas: parametro.columns.map(({ id }) => id) }), [parametro]);
  const { texto, mirar, tabla } = useVistaDeLista({ lista: parametro.archivo, propia: vista });
  const columns = useMemo(
    () => [...parametro.columns, accionesDe(parametro, alEditar, alEliminar)],
    [parametro, alEditar, alEliminar],
  );
  const filtrar = (next: string) => mirar({ texto: next });
  return (
    <>
      <NoActualizado consulta={filas} />
      <Card>
        <DataTable
          rows={filas.data ?? []}
          columns={columns}
          caption={parametro.titulo}
          list={parametro.archivo}
          rowKey={parametro.idDe}
          loading={filas.isPending}
          stale={filas.isFetching && !filas.isPending}
          filter={texto}
          {...tabla}
          pageSize={25}
          toolbar={<TextFilter value={texto} onChange={filtrar} />}
          empty={
            <SinFilas consulta={filas} texto={texto} hay={(filas.data ?? []).length > 0} alQuitar={() => filtrar('')} />
          }
        />
      </Card>
    </>
  );
}
