import './saldo.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { query } from '#client/query.ts';
import { esPersonal, useSession } from '#client/session.ts';
import type { SaldoFormulario } from '#contract/entities/formularioFisico.ts';
import { ordenPagoFormularios as service } from '#contract/services/ordenPagoFormularios.ts';
import { tidy } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import type { Sort } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { saldoColumns } from './saldoColumns.tsx';
import { saldo } from './saldoMessages.ts';
import { UsosDialog } from './UsosDialog.tsx';

interface Filtro {
  readonly Novedad: string;
  readonly Empresa: string;
}

/** The staff's session names no company: they see the regional's, and may look for one by its name. */
function useSaldos({ Novedad, Empresa }: Filtro) {
  const CodigoEmpresa = useSession((s) => (esPersonal(s) ? '' : (s.user?.id_empresa ?? '')));
  const IdRegional = useSession((s) => s.user?.id_regional ?? 0);
  const body = { CodigoEmpresa, IdRegional, Novedad, Empresa };
  return useQuery({ ...query(service.saldos, { body }), placeholderData: (before) => before });
}

/** The balance of physical forms (spec R 2.9). */
export function Component() {
  const [filtro, setFiltro] = useState<Filtro>({ Novedad: '', Empresa: '' });
  const [sorts, setSorts] = useState<readonly Sort[]>([]);
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState<SaldoFormulario | null>(null);
  const saldos = useSaldos(filtro);
  const columns = useMemo(() => saldoColumns(setShown), []);
  const search = (next: Filtro) => {
    setPage(1);
    // Another filter is fetched by itself; the same one is asked for again.
    if (next.Novedad === filtro.Novedad && next.Empresa === filtro.Empresa) void saldos.refetch();
    setFiltro(next);
  };
  return (
    <>
      <PageHead title={saldo.titulo} lead={saldo.explicacion} />
      <FiltroSaldo onSearch={search} />
      <Card className="saldo-table">
        {saldos.isError ? (
          <ErrorBlock text={saldos.error.message} onRetry={() => void saldos.refetch()} busy={saldos.isFetching} />
        ) : (
          <DataTable
            rows={saldos.data ?? []}
            columns={columns}
            list={saldo.archivo}
            caption={saldo.titulo}
            rowKey={(row) => row.IdEmpresaTipoNovedadPagado}
            loading={saldos.isPending}
            stale={saldos.isFetching}
            empty={<EmptyState text={general.sinRegistros} />}
            sorts={sorts}
            onSorts={setSorts}
            page={page}
            onPage={setPage}
          />
        )}
      </Card>
      {shown ? <UsosDialog row={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

/** Enter and Buscar search by the notice's name (spec R 2.9); the staff by the company's too. */
function FiltroSaldo({ onSearch }: { readonly onSearch: (filtro: Filtro) => void }) {
  const [typed, setTyped] = useState<Filtro>({ Novedad: '', Empresa: '' });
  const staff = esPersonal();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ Novedad: tidy(typed.Novedad), Empresa: tidy(typed.Empresa) });
  };
  return (
    <Card pad aria-label={saldo.filtro} className="saldo-filter">
      <form className="saldo-filter-form" onSubmit={submit} noValidate>
        <TextField
          label={saldo.novedad}
          name="Novedad"
          value={typed.Novedad}
          onChange={(event) => setTyped({ ...typed, Novedad: event.target.value })}
        />
        {staff ? (
          <TextField
            label={saldo.empresa}
            name="Empresa"
            value={typed.Empresa}
            onChange={(event) => setTyped({ ...typed, Empresa: event.target.value })}
          />
        ) : null}
        <Button type="submit" tone="primary">
          {general.buscar}
        </Button>
      </form>
    </Card>
  );
}
