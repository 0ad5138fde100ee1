import { useState } from 'react';
import { queSePaga } from '#blocks/por-pagar/enPalabras.ts';
import { audience } from '#client/session.ts';
import type { NovedadDeOrden } from '#contract/entities/ordenPago.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { amountOf, money } from '#lib/money.ts';
import { fill } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { actionsColumn, textColumn } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ordenPago } from './messages.ts';
import { textosDeForm } from './textosOrden.ts';

/** The columns of notices that the order and the dialog share. */
export const columnasNovedad = (textos = textosDeForm()): readonly Column<NovedadDeOrden>[] => [
  textColumn('novedad', textos.novedad, (n) => (audience() === 'insured' ? queSePaga(n) : n.Novedad)),
  {
    id: 'nombre',
    header: textos.nombre,
    names: true,
    cell: (n) => <b>{n.NombreCompleto}</b>,
    text: (n) => n.NombreCompleto,
  },
  {
    id: 'fecha',
    header: textos.fechaNovedad,
    cell: (n) => toLocalDate(n.FechaNovedad),
    text: (n) => toLocalDate(n.FechaNovedad),
    sortValue: (n) => cleanDate(n.FechaNovedad),
  },
];

/** The amount of a notice; each of the two tables has its own heading for it. */
export const columnaTotal = (header: string): Column<NovedadDeOrden> => ({
  id: 'total',
  header,
  align: 'end',
  cell: (n) => <span className="num">{money(n.Total)}</span>,
  text: (n) => money(n.Total),
  sortValue: (n) => amountOf(n.Total),
});

const quitarDe = (alQuitar: (id: number) => void): Column<NovedadDeOrden> =>
  actionsColumn(ordenPago.acciones, (n) => (
    <Button
      tone="ghost"
      icon="trash"
      aria-label={fill(textosDeForm().quitar, { nombre: n.NombreCompleto })}
      onClick={() => alQuitar(n.IdPersonaNovedad)}
    />
  ));

interface Props {
  readonly novedades: readonly NovedadDeOrden[];
  readonly editable: boolean;
  /** What a list chose is on its way: an order without notices is not empty yet. */
  readonly trayendo: boolean;
  readonly gathering: boolean;
  readonly alAgregar: () => void;
  readonly alAgregarTodas: () => void;
  readonly alQuitar: (idPersonaNovedad: number) => void;
}

/** The notices of an order. A draft's notices can be added and removed (spec R 2.7). */
export function OrdenLineas(props: Props) {
  const { novedades, editable, trayendo, gathering, alAgregar, alAgregarTodas, alQuitar } = props;
  const textos = textosDeForm();
  const [sorts, setSorts] = useState<readonly Sort[]>([{ id: 'nombre', desc: false }]);
  const [page, setPage] = useState(1);
  const columns = [...columnasNovedad(textos), columnaTotal(textos.total), ...(editable ? [quitarDe(alQuitar)] : [])];
  const agregar = (
    <div className="orden-agregar">
      <Button icon="plus" onClick={alAgregar}>
        {textos.agregar}
      </Button>
      <Button icon="list" busy={gathering} onClick={alAgregarTodas}>
        {textos.agregarTodas}
      </Button>
    </div>
  );
  return (
    <section className="orden-lineas" aria-label={textos.novedades}>
      <div className="orden-lineas-head">
        <h2>{textos.novedades}</h2>
        {editable && novedades.length > 0 ? agregar : null}
      </div>
      <DataTable
        rows={novedades}
        columns={columns}
        caption={textos.novedades}
        rowKey={(n) => n.IdPersonaNovedad}
        loading={trayendo && novedades.length === 0}
        empty={<EmptyState text={textos.sinNovedades} action={editable ? agregar : null} />}
        sorts={sorts}
        onSorts={setSorts}
        page={page}
        onPage={setPage}
      />
    </section>
  );
}
