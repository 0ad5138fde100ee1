import type { FieldValues } from 'react-hook-form';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn } from '#ui/table/columns.ts';
import { comunes } from './messages.ts';
import type { Parametro } from './parametro.ts';

/** The actions on a row: view all of it, edit it, delete it. */
export function accionesDe<Row extends object, I extends FieldValues, O extends object>(
  { idDe, nombreDe, edicion, ficha, puedeEliminar }: Parametro<Row, I, O>,
  alEditar: (id: number) => unknown,
  alEliminar: (row: Row) => unknown,
): Column<Row> {
  const cell = (row: Row) => {
    const id = idDe(row);
    const nombre = nombreDe(row);
    const editarA = fill(comunes.editarA, { nombre });
    return (
      <>
        {ficha ? (
          <LinkButton tone="ghost" to={ficha(id)} aria-label={fill(comunes.verA, { nombre })}>
            {general.ver}
          </LinkButton>
        ) : null}
        {'pagina' in edicion ? (
          <LinkButton tone="ghost" to={edicion.pagina(id)} aria-label={editarA}>
            {general.editar}
          </LinkButton>
        ) : (
          <Button tone="ghost" onClick={() => alEditar(id)} aria-label={editarA}>
            {general.editar}
          </Button>
        )}
        {puedeEliminar?.(row) === false ? null : (
          <Button tone="ghost" onClick={() => alEliminar(row)} aria-label={fill(comunes.eliminarA, { nombre })}>
            {general.eliminar}
          </Button>
        )}
      </>
    );
  };
  return actionsColumn(comunes.acciones, cell);
}
