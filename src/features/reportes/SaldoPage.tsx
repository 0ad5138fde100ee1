import './saldo.css';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { NoActualizado, SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import { TextFilter } from '#blocks/lista-filtrada/TextFilter.tsx';
import { useVistaDeLista } from '#blocks/lista-filtrada/useVistaDeLista.tsx';
import { query } from '#client/query.ts';
import { isPersonal, useSession } from '#client/session.ts';
import type { SaldoFormulario } from '#contract/entities/formularioFisico.ts';
import { ordenPagoFormularios as service } from '#contract/services/ordenPagoFormularios.ts';
import { tidy } from '#lib/texts.ts';
import { FormText } from '#ui/form/FormText.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { saldoColumns } from './saldoColumns.tsx';
import { saldo } from './saldoMessages.ts';
import { UsosDialog } from './UsosDialog.tsx';

const nombre = z.pipe(z.string(), z.transform(tidy));
const schema = z.object({ Novedad: nombre, Empresa: nombre });
type Filtro = z.infer<typeof schema>;

/** In the services' order. What is searched for stays out of the address: it is part of a name. */
const vista = {
  orden: [],
  columnas: saldoColumns(() => undefined).flatMap(({ id, actions }) => (actions ? [] : [id])),
};

/** The staff's session has no company: they see all companies of the regional, and may search one by name. */
function useSaldos({ Novedad, Empresa }: Filtro) {
  const CodigoEmpresa = useSession((s) => (isPersonal(s) ? '' : (s.user?.id_empresa ?? '')));
  const IdRegional = useSession((s) => s.user?.id_regional ?? 0);
  const body = { CodigoEmpresa, IdRegional, Novedad, Empresa };
  return useQuery({ ...query(service.saldos, { body }), placeholderData: (before) => before });
}

/** The balance of physical forms (spec R 2.9). */
export function Component() {
  const [filtro, setFiltro] = useState<Filtro>({ Novedad: '', Empresa: '' });
  const { texto, mirar, tabla } = useVistaDeLista({ lista: saldo.archivo, propia: vista });
  const [shown, setShown] = useState<SaldoFormulario | null>(null);
  const saldos = useSaldos(filtro);
  const columns = useMemo(() => saldoColumns(setShown), []);
  const search = (next: Filtro) => {
    mirar({});
    // A changed filter sends its own request; an unchanged one is loaded again here.
    if (mismoFiltro(next, filtro)) void saldos.refetch();
    setFiltro(next);
  };
  return (
    <>
      <PageHead title={saldo.titulo} lead={saldo.explicacion} />
      <FiltroSaldo asked={filtro} onSearch={search} />
      <NoActualizado consulta={saldos} />
      <Card className="saldo-table">
        <DataTable
          rows={saldos.data ?? []}
          columns={columns}
          list={saldo.archivo}
          narrowed={[filtro.Novedad, filtro.Empresa].filter(Boolean).join(' · ')}
          caption={saldo.titulo}
          rowKey={(row) => row.IdEmpresaTipoNovedadPagado}
          loading={saldos.isPending}
          stale={saldos.isFetching}
          empty={
            <SinFilas
              consulta={saldos}
              texto={texto}
              hay={(saldos.data ?? []).length > 0}
              alQuitar={() => mirar({ texto: '' })}
            />
          }
          {...tabla}
          filter={texto}
          toolbar={<TextFilter value={texto} onChange={(next) => mirar({ texto: next })} />}
        />
      </Card>
      {shown ? <UsosDialog row={shown} onClose={() => setShown(null)} /> : null}
    </>
  );
}

/** Enter and Buscar search by the notice's name (spec R 2.9); the staff can also search by the company's name. */
function FiltroSaldo({ asked, onSearch }: { readonly asked: Filtro; readonly onSearch: (filtro: Filtro) => void }) {
  const form = useFormularioDeFiltro(schema, asked);
  return (
    <FilterForm form={form} className="saldo-filter" folds={puestos(asked)} onSearch={onSearch}>
      <FormText form={form} name="Novedad" label={saldo.novedad} />
      {isPersonal() ? <FormText form={form} name="Empresa" label={saldo.empresa} /> : null}
    </FilterForm>
  );
}
