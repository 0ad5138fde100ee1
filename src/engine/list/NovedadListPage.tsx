import { useMemo, useState } from 'react';
import { useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { registra } from '#engine/definition/registra.ts';
import { openingOf } from '#engine/notice/openingOf.ts';
import { addMonths, firstOfMonth, today, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { FiltroListaForm } from './FiltroListaForm.tsx';
import { filtroListaSchema } from './filtroLista.ts';
import { ListToolbar } from './ListToolbar.tsx';
import type { ListDefinition } from './listDefinition.ts';
import { listMessages } from './listMessages.ts';
import { keepView, type ListView, viewOf } from './listView.ts';
import { askNovedades, type FiltroLista, type TipoDeLista, useNovedades } from './useNovedades.ts';
import './novedad-list.css';
import { later } from '#ui/later.tsx';
import { actionsColumn } from '#ui/table/columns.ts';

// Rare: the list does not carry it.
const TipoDialog = later(async () => (await import('./TipoDialog.tsx')).default);

/** By default the first day of the current month to today, all types, all states (spec E 5.1). */
const porDefecto = (day: string, tipos: readonly TipoDeLista[]): FiltroLista => ({
  FechaDesde: firstOfMonth(day),
  FechaHasta: day,
  // The only type there is need not be chosen.
  IdTipoNovedad: tipos.length === 1 ? (tipos[0]?.id ?? 0) : 0,
  IdEstadoProceso: 0,
});

/** A list begins with its month, and in the first days of one there is little: so many months more are offered. */
const ATRAS = 3;

/** Parameter of the address that preselects a state among the results. */
const MOSTRAR = 'mostrar';

function actionColumn(definition: ListDefinition, rol: ReturnType<typeof rolActual>): Column<FilaNovedad> {
  return actionsColumn(listMessages.acciones, (row) => {
    const estado = estadoPorNombre(row.EstadoProceso);
    const editable =
      registra(definition, rol) &&
      estado !== null &&
      (definition.notices[0]?.actions[estado].includes('editar') ?? false);
    const { to, remember } = openingOf(definition.routes.edit, row);
    return (
      <LinkButton
        tone="ghost"
        to={to}
        state={{ desde: definition.routes.list }}
        onClick={remember}
        aria-label={editable ? listMessages.editar(row.NombreCompleto) : listMessages.ver(row.NombreCompleto)}
      >
        {editable ? general.editar : general.ver}
      </LinkButton>
    );
  });
}

const tiposDe = (definition: ListDefinition): readonly TipoDeLista[] =>
  definition.notices.map(({ idTipoPadre: id, pickerLabel: label, canal }) => ({ id, label, canal }));

/** Asks for what the list shows first while the page is still being drawn, where nothing says another filter. */
export function startList(definition: ListDefinition): void {
  const state: unknown = window.history.state?.usr;
  const tipos = tiposDe(definition);
  if (window.location.search === '' && !state) askNovedades(porDefecto(today(), tipos), tipos);
}

/** How the results are looked at: as they were left when the person comes back, otherwise from the start. */
function firstView(list: string, back: boolean, mostrar: string | null): ListView {
  const kept = back ? viewOf(list) : null;
  if (kept) return kept;
  const fresh: ListView = { estado: mostrar ?? '', texto: '', sorts: [{ id: 'fecha', desc: true }], page: 1 };
  keepView(list, fresh);
  return fresh;
}

const idDe = (row: FilaNovedad): number => row.IdPersonaNovedad;

/** The list of a family of notices: filter, results, export, and the way to a new one. */
export function NovedadListPage({ definition }: { readonly definition: ListDefinition }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const tipos = useMemo(() => tiposDe(definition), [definition]);
  const defaults = useMemo(() => porDefecto(today(), tipos), [tipos]);
  const lista = useListaFiltrada<FiltroLista & Record<string, string | number>>({
    storageKey: definition.storageKey,
    listName: definition.listName,
    defaults: { ...defaults },
    schema: filtroListaSchema,
    editRoute: definition.routes.edit,
  });
  const novedades = useNovedades(lista.submitted, tipos);
  const back = useNavigationType() === 'POP' || lista.restored;
  const [view, setView] = useState(() => firstView(definition.listName, back, search.get(MOSTRAR)));
  const { estado, texto, sorts, page } = view;
  const look = (part: Partial<ListView>) => {
    const next = { ...view, ...part };
    keepView(definition.listName, next);
    setView(next);
  };
  const buscar = (filter: FiltroLista) => {
    look({ estado: '', page: 1 });
    lista.submit({ ...filter });
    // Unchanged, it is a wish for fresh results: a new filter is asked for by itself.
    if (mismoFiltro(filter, lista.submitted)) novedades.refresh();
  };
  const antes = addMonths(lista.submitted.FechaDesde, -ATRAS);
  const [choosing, setChoosing] = useState(false);
  const rol = rolActual();
  const columns = useMemo(() => [...definition.columns, actionColumn(definition, rol)], [definition, rol]);
  const { rows } = novedades;
  const shown = useMemo(
    () => (estado === '' ? rows : rows.filter((row) => row.EstadoProceso === estado)),
    [rows, estado],
  );

  const create = (idTipoPadre: number) => {
    browser.write(localKeys.IdPersonaNovedad, '0');
    browser.write(localKeys.IdTipoNovedadPadre, String(idTipoPadre));
    void navigate(pathTo(definition.routes.edit, { novedad: 0, tipo: idTipoPadre }));
  };
  const [only, ...others] = definition.notices;
  const begin = () => (only && others.length === 0 ? create(only.idTipoPadre) : setChoosing(true));
  const noConsultado = listMessages.noConsultado(novedades.failed.join(', '));
  const filtered = estado !== '' || texto !== '';
  return (
    <>
      <PageHead
        title={definition.title}
        lead={definition.lead}
        actions={
          registra(definition, rol) ? (
            <Button tone="primary" icon="plus" opens={others.length > 0 ? TipoDialog : undefined} onClick={begin}>
              {general.nuevo}
            </Button>
          ) : null
        }
      />
      <FiltroListaForm
        asked={lista.submitted}
        tipos={tipos}
        etiquetaTipo={definition.etiquetaTipo ?? listMessages.tipo}
        sinEstado={definition.sinEstado}
        searching={novedades.stale}
        onSubmit={buscar}
      />
      {novedades.failed.length > 0 && !novedades.failedAll ? (
        <Alert
          tone="warn"
          title={noConsultado}
          actions={<Button onClick={novedades.retry}>{general.reintentar}</Button>}
        >
          {novedades.why}
        </Alert>
      ) : null}
      {novedades.tooMany ? <Alert tone="info">{listMessages.rangoLargo}</Alert> : null}
      <Card className="lista-novedades">
        <DataTable
          caption={definition.title}
          rows={shown}
          columns={columns}
          rowKey={idDe}
          list={definition.fileName}
          loading={novedades.loading}
          stale={novedades.stale}
          sorts={sorts}
          onSorts={(next) => look({ sorts: next })}
          page={page}
          onPage={(next) => look({ page: next })}
          filter={texto}
          empty={
            novedades.failedAll ? (
              <ErrorBlock text={`${noConsultado} ${novedades.why}`} onRetry={novedades.retry} busy={novedades.stale} />
            ) : (
              <EmptyState
                text={
                  // Rows there are, and the text leaves none of them.
                  texto !== '' && shown.length > 0
                    ? fill(general.ningunResultado, { search: texto })
                    : (definition.vacio ?? general.sinRegistros)
                }
                action={
                  filtered ? (
                    <Button onClick={() => look({ estado: '', texto: '', page: 1 })}>{general.quitarFiltros}</Button>
                  ) : (
                    <Button onClick={() => buscar({ ...lista.submitted, FechaDesde: antes })}>
                      {listMessages.buscarDesde(toLocalDate(antes))}
                    </Button>
                  )
                }
              />
            )
          }
          toolbar={
            <ListToolbar
              rows={rows}
              estado={estado}
              texto={texto}
              onEstado={(next) => look({ estado: next, page: 1 })}
              onTexto={(next) => look({ texto: next, page: 1 })}
            />
          }
        />
      </Card>
      {choosing ? (
        <DialogPart onClose={() => setChoosing(false)}>
          <TipoDialog definition={definition} onChoose={create} onClose={() => setChoosing(false)} />
        </DialogPart>
      ) : null}
    </>
  );
}
