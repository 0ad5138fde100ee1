import './revision.css';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { crearMemoria } from '#blocks/lista-filtrada/crearMemoria.ts';
import { direccionDeVista, type Vista as VistaDeTabla, vistaDeDireccion } from '#blocks/lista-filtrada/vista.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { familias } from '#engine/family/familias.ts';
import { columnas } from '#engine/list/listColumns.tsx';
import { aperturaDe, recordarCola } from '#engine/review/colaRevision.ts';
import { esperaDesde, esperas } from '#engine/review/esperas.ts';
import { ago, today, toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Card } from '#ui/layout/Card.tsx';
import type { Column } from '#ui/table/column.ts';
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
  /** Order, page and rows per page. */
  readonly tabla: VistaDeTabla;
  /** The row that was opened. */
  readonly abierta: string;
}
const vistas = crearMemoria<Vista>();

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

const propia = { orden: [{ id: 'declarado', desc: false }], columnas: columnasFijas.map(({ id }) => id) };

const idDe = (row: FilaNovedad): number => row.IdPersonaNovedad;

/** The filter in words, for paper. */
const enPalabras = ({ familia, empresa, espera }: FiltroRevision): string =>
  [
    familias().find(({ id }) => id === familia)?.label ?? '',
    empresa,
    esperas.find(({ id }) => id === espera)?.label ?? '',
  ]
    .filter(Boolean)
    .join(' · ');

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
    () =>
      (back ? vistas.of(LISTA) : null) ?? {
        filtro: filtroDeLaDireccion(search),
        texto: '',
        tabla: vistaDeDireccion(search, propia),
        abierta: '',
      },
  );
  const look = (part: Partial<Vista>) => {
    const next = { ...vista, ...part };
    vistas.keep(LISTA, next);
    setVista(next);
    const { familia, espera } = next.filtro;
    const filtered = new URLSearchParams({ ...(familia ? { familia } : {}), ...(espera ? { espera } : {}) });
    const address = direccionDeVista(next.tabla, propia, filtered.toString());
    // The URL shows the same again after a reload, or to a person who gets the link.
    if (part.filtro || part.tabla)
      void navigate({ search: address }, { replace: true, preventScrollReset: true, state });
  };
  return [vista, look];
}

/** The staff's desk: the declared notices of the regional that wait for them, of all families, oldest first. */
export function Component() {
  const declarados = useDeclarados();
  const { rows, loading, failed, why, failedAll, retry } = declarados;
  const [vista, look] = useVista();
  const { filtro, texto, tabla } = vista;
  const [abierta] = useState(vista.abierta);
  const narrow = (part: Pick<Partial<Vista>, 'filtro' | 'texto'>) => look({ ...part, tabla: { ...tabla, pagina: 1 } });
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
  const clear = <Button onClick={() => narrow({ filtro: sinFiltro, texto: '' })}>{textos.quitarFiltro}</Button>;
  return (
    <>
      <RevisionHead
        declarados={declarados}
        shown={shown}
        onPersona={(nombre) => narrow({ filtro: sinFiltro, texto: nombre })}
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
          sorts={tabla.orden}
          onSorts={(orden, tamano) => look({ tabla: { ...tabla, orden, tamano } })}
          page={tabla.pagina}
          onPage={(pagina, tamano) => look({ tabla: { ...tabla, pagina, tamano } })}
          view={{
            size: tabla.tamano,
            columns: tabla.columnas,
            onOwnColumns: () => look({ tabla: { ...tabla, columnas: null } }),
            tools: null,
            focusRow: abierta,
            onOpenRow: (row) => vistas.keep(LISTA, { ...vista, abierta: row }),
          }}
          filter={texto}
          narrowed={enPalabras(filtro)}
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
              onFiltro={(part) => narrow({ filtro: { ...filtro, ...part } })}
              texto={texto}
              onTexto={(next) => narrow({ texto: next })}
            />
          }
        />
      </Card>
    </>
  );
}
