import './revision.css';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { crearMemoria } from '#blocks/lista-filtrada/crearMemoria.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { columnas } from '#engine/list/listColumns.tsx';
import { aperturaDe, recordarCola } from '#engine/review/colaRevision.ts';
import { esperaDesde } from '#engine/review/esperas.ts';
import { ago, today, toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Card } from '#ui/layout/Card.tsx';
import type { Column, Sort } from '#ui/table/column.ts';
import { actionsColumn, textColumn } from '#ui/table/columns.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { type FiltroRevision, filtrarDeclarados, filtroDeLaDireccion, sinFiltro, useDeclarados } from './declarados.ts';
import { revisionMessages as textos } from './messages.ts';
import { RevisionFilters } from './RevisionFilters.tsx';
import { RevisionHead } from './RevisionHead.tsx';

const LISTA = 'revision-admin';

interface Vista {
  readonly filtro: FiltroRevision;
  readonly texto: string;
  readonly sorts: readonly Sort[];
  readonly page: number;
}
const vistas = crearMemoria<Vista>();
const primera: Vista = { filtro: sinFiltro, texto: '', sorts: [{ id: 'declarado', desc: false }], page: 1 };

const columnasFijas: readonly Column<FilaNovedad>[] = [
  columnas.nombre,
  columnas.documento,
  columnas.empresa,
  columnas.tipo,
  textColumn('declarado', textos.declarado, (row) => toLocalDate(esperaDesde(row)), { sortValue: esperaDesde }),
  textColumn('espera', textos.espera, (row) => ago(esperaDesde(row)), {
    sortValue: esperaDesde,
    searchable: false,
    className: 'table-short',
  }),
];

const idDe = (row: FilaNovedad): number => row.IdPersonaNovedad;

/** The notices on the desk, and the selected ones. */
interface Colas {
  readonly shown: readonly FilaNovedad[];
  readonly seleccion: readonly FilaNovedad[];
}

/** Opening a selected notice queues the selected ones for review; opening any other queues all that are shown. */
const abrir = (queues: RefObject<Colas>): Column<FilaNovedad> =>
  actionsColumn(textos.acciones, (row) => {
    const opening = aperturaDe(row);
    if (!opening) return null;
    const remember = () => {
      opening.remember();
      const { shown, seleccion } = queues.current;
      recordarCola(seleccion.includes(row) ? seleccion : shown);
    };
    return (
      <LinkButton tone="ghost" to={opening.to} onClick={remember} aria-label={textos.revisarDe(row.NombreCompleto)}>
        {textos.revisar}
      </LinkButton>
    );
  });

/** The view of the desk: as the reviewer left it when they come back, otherwise from the URL. */
function useVista(): [Vista, (part: Partial<Vista>) => void] {
  const { state, search }: { state: unknown; search: string } = useLocation();
  const navigate = useNavigate();
  const back = useNavigationType() === 'POP' || (typeof state === 'object' && state !== null && 'desde' in state);
  const [vista, setVista] = useState<Vista>(
    () => (back ? vistas.of(LISTA) : null) ?? { ...primera, filtro: filtroDeLaDireccion(search) },
  );
  const look = (part: Partial<Vista>) => {
    const next = { ...vista, ...part };
    vistas.keep(LISTA, next);
    setVista(next);
    const { familia, espera } = next.filtro;
    const address = new URLSearchParams({ ...(familia ? { familia } : {}), ...(espera ? { espera } : {}) });
    // The URL shows the same again after a reload, or to a person who gets the link.
    if (part.filtro) void navigate({ search: address.toString() }, { replace: true, preventScrollReset: true, state });
  };
  return [vista, look];
}

/** The staff's desk: the declared notices of the regional that wait for them, of all families, oldest first. */
export function Component() {
  const declarados = useDeclarados();
  const { rows, loading, failed, why, failedAll, retry } = declarados;
  const [vista, look] = useVista();
  const { filtro, texto, sorts, page } = vista;
  const shown = useMemo(() => filtrarDeclarados(rows, filtro, today()), [rows, filtro]);
  const [elegidos, setElegidos] = useState<readonly FilaNovedad[]>([]);
  const seleccion = useMemo(
    () => shown.filter((row) => elegidos.some((one) => idDe(one) === idDe(row))),
    [shown, elegidos],
  );
  const queues = useRef<Colas>({ shown, seleccion });
  queues.current = { shown, seleccion };
  const columns = useMemo(() => [...columnasFijas, abrir(queues)], []);
  const noConsultado = textos.noConsultado(failed.join(', '));
  const narrowed = texto !== '' || filtro.familia !== '' || filtro.empresa !== '' || filtro.espera !== '';
  const clear = <Button onClick={() => look({ filtro: sinFiltro, texto: '', page: 1 })}>{textos.quitarFiltro}</Button>;
  return (
    <>
      <RevisionHead
        declarados={declarados}
        shown={shown}
        onPersona={(nombre) => look({ filtro: sinFiltro, texto: nombre, page: 1 })}
      />
      {failed.length > 0 && !failedAll ? (
        <Alert tone="warn" title={noConsultado} actions={<Button onClick={retry}>{general.reintentar}</Button>}>
          {why}
        </Alert>
      ) : null}
      <Card>
        <DataTable
          caption={textos.titulo}
          rows={shown}
          columns={columns}
          rowKey={idDe}
          list={textos.archivo}
          selection={{ rows: seleccion, onRows: setElegidos, label: (row) => row.NombreCompleto }}
          loading={loading}
          sorts={sorts}
          onSorts={(next) => look({ sorts: next })}
          page={page}
          onPage={(next) => look({ page: next })}
          filter={texto}
          empty={
            failedAll ? (
              <ErrorBlock text={`${noConsultado} ${why}`} onRetry={retry} />
            ) : narrowed ? (
              <EmptyState text={textos.sinFiltrados} action={clear} />
            ) : (
              <EmptyState text={textos.vacio} />
            )
          }
          toolbar={
            <RevisionFilters
              rows={rows}
              filtro={filtro}
              onFiltro={(part) => look({ filtro: { ...filtro, ...part }, page: 1 })}
              texto={texto}
              onTexto={(next) => look({ texto: next, page: 1 })}
            />
          }
        />
      </Card>
    </>
  );
}
