import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { query } from '#client/query.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { columnas } from '#engine/list/listColumns.tsx';
import { general } from '#messages/general.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { consultasMessages as textos } from './messages.ts';

const columns = [columnas.novedad, columnas.fecha, columnas.empresa, columnas.estado];

/** The person's other notices, newest first (spec R 2.3). A person new to the fund has none. */
export default function NovedadesDePersonaDialog({
  form,
  onClose,
}: {
  readonly form: NovedadForm;
  readonly onClose: () => void;
}) {
  const { IdPersona, NombreCompleto } = form.BasePersonas;
  const found = useQuery({
    ...query(personasNovedad.dePersona, { body: { IdPersona } }),
    enabled: IdPersona > 0,
  });
  const [sorts, setSorts] = useState<readonly Sort[]>([{ id: 'fecha', desc: true }]);
  const [page, setPage] = useState(1);
  return (
    <Modal title={textos.listado} size="l" onClose={onClose}>
      <DataTable
        caption={textos.listadoDe(NombreCompleto)}
        rows={found.data ?? []}
        columns={columns}
        rowKey={(row) => row.IdPersonaNovedad}
        loading={found.isLoading}
        empty={found.isError ? <LecturaFallida de={found} /> : <EmptyState text={general.sinRegistros} />}
        sorts={sorts}
        onSorts={setSorts}
        page={page}
        onPage={setPage}
      />
    </Modal>
  );
}
