import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EnlaceACarpeta } from '#blocks/carpeta/EnlaceACarpeta.tsx';
import { useVeCarpetas } from '#blocks/carpeta/useCarpetaDe.ts';
import { Motivo } from '#blocks/hecho/Motivo.tsx';
import { SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import { useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import { type Rol, rolActual } from '#blocks/rol/rolActual.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { ListDefinition, NombreDeColumna } from '#engine/definition/listDefinition.ts';
import { registra } from '#engine/definition/registra.ts';
import { aperturaDeFila } from '#engine/notice/aperturaDeFila.ts';
import { fuenteDelPlazo } from '#engine/notice/plazo.ts';
import { addMonths, today, toLocalDate } from '#lib/dates.ts';
import { pathTo } from '#lib/routes.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ActosDeSeleccion } from './ActosDeSeleccion.tsx';
import { FiltroListaForm } from './FiltroListaForm.tsx';
import { filtroListaSchema } from './filtroLista.ts';
import { ListToolbar } from './ListToolbar.tsx';
import { columnas } from './listColumns.tsx';
import { listadoMessages } from './listMessages.ts';
import { type FiltroLista, porDefecto, type TipoDeLista, tiposDe } from './pedirNovedades.ts';
import { refrescar, useNovedades } from './useNovedades.ts';
import './novedad-list.css';
import { later } from '#ui/later.tsx';
import { actionsColumn } from '#ui/table/columns.ts';

// Rarely needed, so it is not in the list's bundle.
const TipoDialog = later(async () => (await import('./TipoDialog.tsx')).default);

/**
 * The list shows the current month, which has few notices in its first days. So the user is offered this many more
 * months.
 */
const ATRAS = 3;

/** A family of notices and its list. */
interface ListProps {
  readonly familia: FamiliaDeAvisos;
  readonly definition: ListDefinition;
}

function actionColumn(familia: FamiliaDeAvisos, rol: Rol, conCarpeta: boolean): Column<FilaNovedad> {
  return actionsColumn(listadoMessages.acciones, (row) => {
    const estado = estadoPorNombre(row.EstadoProceso);
    const editable = registra(familia, rol) && estado !== null && familia.actions[estado].includes('editar');
    const { to, remember } = aperturaDeFila(familia.routes.edit, row);
    return (
      <>
        <LinkButton
          tone="ghost"
          to={to}
          state={{ desde: familia.routes.list }}
          onClick={remember}
          aria-label={editable ? listadoMessages.editar(row.NombreCompleto) : listadoMessages.ver(row.NombreCompleto)}
        >
          {editable ? general.editar : general.ver}
        </LinkButton>
        {conCarpeta ? <EnlaceACarpeta idPersona={row.IdPersona} nombre={row.NombreCompleto} /> : null}
      </>
    );
  });
}

/**
 * The columns of a list: the specified ones, for staff the company, the deadline where the family has one, and the number,
 * which is offered.
 */
const columnasDe = (familia: FamiliaDeAvisos, { columns }: ListDefinition): readonly NombreDeColumna[] => [
  ...columns.flatMap((one) => (one === 'estado' && rolActual() === 'personal' ? (['empresa', one] as const) : [one])),
  ...(familia.conPlazo && fuenteDelPlazo() !== '' ? (['plazo'] as const) : []),
  'numero',
];

/** The results as they are shown before anybody chooses otherwise: newest first. */
const vistaPropia = (columnas: readonly NombreDeColumna[]) => ({ orden: [{ id: 'fecha', desc: true }], columnas });

/** The filter, from the address or from an earlier visit, and its results. */
function useBusqueda({ familia, definition }: ListProps) {
  const tipos = useMemo(() => tiposDe(familia, definition), [familia, definition]);
  const defaults = useMemo(() => porDefecto(today(), tipos), [tipos]);
  const vista = useMemo(() => vistaPropia(columnasDe(familia, definition)), [familia, definition]);
  const { submitted, resultados, submit } = useListaFiltrada<FiltroLista>({
    storageKey: definition.storageKey,
    listName: familia.routes.list,
    defaults,
    schema: filtroListaSchema,
    editRoute: familia.routes.edit,
    vista,
  });
  const novedades = useNovedades(submitted, tipos);
  const buscar = (filter: FiltroLista) => {
    submit(filter);
    refrescar(filter, tipos);
  };
  return { tipos, submitted, resultados, novedades, buscar };
}

/** Starts a new notice: at once if there is only one kind, otherwise after choosing the kind. */
function Nuevo({ familia, definition }: ListProps) {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const create = (idTipo: number) => {
    browser.write(localKeys.IdPersonaNovedad, '0');
    browser.write(localKeys.IdTipoNovedadPadre, String(idTipo));
    void navigate(pathTo(familia.routes.edit, { novedad: 0, tipo: idTipo }), {
      state: { desde: familia.routes.list },
    });
  };
  const [only, ...others] = familia.tipos;
  const begin = () => (only && others.length === 0 ? create(only.id) : setChoosing(true));
  return (
    <>
      <Button tone="primary" icon="plus" opens={others.length > 0 ? TipoDialog : undefined} onClick={begin}>
        {general.nuevo}
      </Button>
      {choosing ? (
        <DialogPart onClose={() => setChoosing(false)}>
          <TipoDialog familia={familia} definition={definition} onChoose={create} onClose={() => setChoosing(false)} />
        </DialogPart>
      ) : null}
    </>
  );
}

/** The filter in words, for paper. */
const enPalabras = (
  { FechaDesde, FechaHasta, IdTipoNovedad }: FiltroLista,
  tipos: readonly TipoDeLista[],
  more: readonly string[],
): string =>
  [
    `${toLocalDate(FechaDesde)} – ${toLocalDate(FechaHasta)}`,
    tipos.find(({ id }) => id === IdTipoNovedad)?.label ?? '',
    ...more,
  ]
    .filter(Boolean)
    .join(' · ');

const idDe = (row: FilaNovedad): number => row.IdPersonaNovedad;

/** The list of a family of notices: filter, results, export, and the button for a new one. */
export function NovedadListPage({ familia, definition }: ListProps) {
  const { tipos, submitted, resultados, novedades, buscar } = useBusqueda({ familia, definition });
  const { mostrar: estado, texto, mirar } = resultados;
  const antes = addMonths(submitted.FechaDesde, -ATRAS);
  const rol = rolActual();
  const conCarpeta = useVeCarpetas();
  const columns = useMemo(
    () => [...columnasDe(familia, definition).map((name) => columnas[name]), actionColumn(familia, rol, conCarpeta)],
    [definition, familia, rol, conCarpeta],
  );
  const { rows } = novedades;
  const shown = useMemo(
    () => (estado === '' ? rows : rows.filter((row) => row.EstadoProceso === estado)),
    [rows, estado],
  );
  const noConsultado = listadoMessages.noConsultado(novedades.failed.join(', '));
  const estadoPedido = submitted.IdEstadoProceso > 0 ? (rows[0]?.EstadoProceso ?? '') : '';
  const fuente = familia.conPlazo ? fuenteDelPlazo() : '';
  return (
    <>
      <PageHead
        title={familia.titles.list}
        lead={definition.lead}
        actions={
          registra(familia, rol) ? (
            <>
              {familia.seImporta && rol === 'empresa' ? (
                <LinkButton icon="upload" to={pathTo('importar-planilla')} state={{ desde: familia.routes.list }}>
                  {general.importarPlanilla}
                </LinkButton>
              ) : null}
              <Nuevo familia={familia} definition={definition} />
            </>
          ) : null
        }
      />
      <FiltroListaForm
        asked={submitted}
        tipos={tipos}
        etiquetaTipo={definition.etiquetaTipo ?? listadoMessages.tipo}
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
          <Motivo de={novedades.why} />
        </Alert>
      ) : null}
      {novedades.tooMany ? <Alert tone="info">{listadoMessages.rangoLargo}</Alert> : null}
      <Card className="lista-novedades">
        <DataTable
          caption={familia.titles.list}
          rows={shown}
          columns={columns}
          rowKey={idDe}
          list={definition.fileName}
          acts={
            registra(familia, rol) ? (selection) => <ActosDeSeleccion familia={familia} {...selection} /> : undefined
          }
          loading={novedades.loading}
          stale={novedades.stale}
          {...resultados.tabla}
          filter={texto}
          narrowed={enPalabras(submitted, tipos, [estado || estadoPedido])}
          empty={
            <SinFilas
              consulta={{
                data: novedades.failedAll ? undefined : rows,
                error: novedades.failedAll
                  ? { ...novedades.why, message: `${noConsultado} ${novedades.why.message}` }
                  : null,
                isFetching: novedades.stale,
                refetch: novedades.retry,
              }}
              texto={texto}
              hay={rows.length > 0}
              vacio={
                <EmptyState
                  text={definition.vacio ?? general.sinRegistros}
                  action={
                    <Button onClick={() => buscar({ ...submitted, FechaDesde: antes })}>
                      {listadoMessages.buscarDesde(toLocalDate(antes))}
                    </Button>
                  }
                />
              }
              alQuitar={() => mirar({ mostrar: '', texto: '' })}
            />
          }
          toolbar={
            <ListToolbar
              rows={rows}
              estado={estado}
              texto={texto}
              alElegirEstado={(mostrar) => mirar({ mostrar })}
              alEscribir={(next) => mirar({ texto: next })}
            />
          }
        />
        {fuente ? <p className="plazo-fuente no-print">{fuente}</p> : null}
      </Card>
    </>
  );
}
