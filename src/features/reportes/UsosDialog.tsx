import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import type { SaldoFormulario, UsoFormulario } from '#contract/entities/formularioFisico.ts';
import { ordenPagoFormularios as service } from '#contract/services/ordenPagoFormularios.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { BarraUso } from './BarraUso.tsx';
import { saldo, usos } from './saldoMessages.ts';

const columns: readonly Column<UsoFormulario>[] = [
  {
    id: 'trabajador',
    header: usos.trabajador,
    text: (uso) => uso.NombrePersona,
    cell: (uso) => uso.NombrePersona,
    className: 'table-strong',
  },
  { id: 'novedad', header: usos.novedad, text: (uso) => uso.Novedad, cell: (uso) => uso.Novedad },
  {
    id: 'fecha',
    header: usos.fecha,
    text: (uso) => toLocalDate(uso.FechaUtilizado),
    cell: (uso) => toLocalDate(uso.FechaUtilizado),
  },
  {
    id: 'numero',
    header: usos.numero,
    text: (uso) => String(uso.NumeroUtilizacion),
    cell: (uso) => <span className="num">{uso.NumeroUtilizacion}</span>,
    sortValue: (uso) => uso.NumeroUtilizacion,
    align: 'end',
  },
];

/** The uses of a row's forms, with a search (spec R 2.9). */
export function UsosDialog({ row, onClose }: { readonly row: SaldoFormulario; readonly onClose: () => void }) {
  const { IdEmpresaTipoNovedadPagado } = row;
  const detalle = useQuery(query(service.detalle, { body: { IdEmpresaTipoNovedadPagado } }));
  const [texto, setTexto] = useState('');
  const [sorts, setSorts] = useState<readonly Sort[]>([{ id: 'numero', desc: true }]);
  const [page, setPage] = useState(1);
  return (
    <Modal title={usos.titulo} size="l" onClose={onClose} footer={<Button onClick={onClose}>{general.cerrar}</Button>}>
      <div className="usos-head">
        <p>
          <b>{row.Novedad}</b>
          <span>{[row.Empresa, row.Regional].filter(Boolean).join(' · ')}</span>
        </p>
        <p className="usos-figures">
          <span className="num">{fill(saldo.barra, { usado: row.TotalUsado, asignado: row.TotalAsignado })}</span>
          <BarraUso usado={row.TotalUsado} asignado={row.TotalAsignado} />
        </p>
      </div>
      {detalle.isError ? (
        <LecturaFallida de={detalle} />
      ) : (
        <DataTable
          rows={detalle.data ?? []}
          columns={columns}
          caption={usos.titulo}
          rowKey={(uso) => uso.NumeroUtilizacion}
          loading={detalle.isPending}
          sorts={sorts}
          onSorts={setSorts}
          page={page}
          onPage={setPage}
          filter={texto}
          empty={
            <EmptyState text={texto.trim() === '' ? usos.ninguno : fill(general.ningunResultado, { search: texto })} />
          }
          toolbar={
            <TextFilter
              value={texto}
              onChange={(next) => {
                setTexto(next);
                setPage(1);
              }}
            />
          }
        />
      )}
    </Modal>
  );
}
