import './ocupacional.css';
import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useVeCarpetas } from '#blocks/carpeta/useCarpetaDe.ts';
import { NoActualizado, SinFilas } from '#blocks/lista-filtrada/SinFilas.tsx';
import { useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { useVisorPdf } from '#blocks/visor-pdf/useVisorPdf.tsx';
import { call } from '#client/call.ts';
import { audience } from '#client/session.ts';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { toLocalDate } from '#lib/dates.ts';
import { localKeys } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Selection } from '#ui/table/selection.ts';
import { BarraOcupacional } from './BarraOcupacional.tsx';
import { CitaDialog } from './CitaDialog.tsx';
import { columnaAcciones, columnas } from './columnas.tsx';
import { FiltroOcupacional, tipos } from './FiltroOcupacional.tsx';
import { type Busqueda, type Filtro, filtroSchema, porDefecto } from './filtro.ts';
import { ocupacionalMessages as textos } from './messages.ts';
import { RegistroDialog } from './RegistroDialog.tsx';
import { useEliminar, useExamenes } from './useExamenes.ts';

const vista = { orden: [{ id: 'fecha', desc: true }], columnas: columnas.map(({ id }) => id) };

/** The filter in words, for paper. All found rows have the state that was asked for. */
const enPalabras = (busqueda: Busqueda, rows: readonly FilaOcupacional[]): string =>
  [
    `${toLocalDate(busqueda.FechaDesde)} – ${toLocalDate(busqueda.FechaHasta)}`,
    busqueda.IdEstadoProceso > 0 ? (rows[0]?.Estado ?? '') : '',
    busqueda.tipo === '' ? '' : (tipos.find(({ value }) => value === busqueda.tipo)?.label ?? ''),
    busqueda.nombre,
  ]
    .filter(Boolean)
    .join(' · ');

/** Filter and results. Dates, state and type are in the URL; a person's name is not. */
function useLista() {
  const defaults = useMemo(() => porDefecto(), []);
  const { submitted, resultados, submit } = useListaFiltrada<Filtro>({
    storageKey: localKeys.filtroBusqueda,
    listName: 'ocupacional-admin-ex',
    defaults,
    schema: filtroSchema,
    editRoute: 'ocupacional-admin-ex',
    vista,
  });
  const { nombre, mirar } = resultados;
  const busqueda = useMemo(() => ({ ...submitted, nombre }), [submitted, nombre]);
  const examenes = useExamenes(busqueda);
  const buscar = ({ nombre: next, ...filtro }: Busqueda) => {
    // A changed filter sends its own request; an unchanged one is loaded again here.
    if (next === nombre && hashKey([filtro]) === hashKey([submitted])) void examenes.refetch();
    mirar({ nombre: next });
    submit(filtro);
  };
  return { busqueda, buscar, examenes, resultados };
}

/** The employees' exams: list, registration, deletion, payment order, appointment and report (spec R 2.8). */
export function Component() {
  const { busqueda, buscar, examenes, resultados } = useLista();
  const { texto, mirar } = resultados;
  const [elegido, setElegido] = useState(0);
  const [registrando, setRegistrando] = useState(false);
  const [citado, setCitado] = useState<FilaOcupacional | null>(null);
  const [eliminar] = useEliminar();
  const { show, element: visor } = useVisorPdf();
  const rol = rolActual();
  const conCarpeta = useVeCarpetas();
  const gestiona = rol === 'empresa' || rol === 'personal';
  const rows = examenes.data ?? [];
  const columns = useMemo(() => {
    const reporte = (row: FilaOcupacional) =>
      void show(textos.reporte, `ocupacional-${row.IdPersonaNovedad}.pdf`, () =>
        call(ocupacional.reporte, { body: { IdPersonaNovedad: row.IdPersonaNovedad } }),
      );
    const acciones = columnaAcciones({
      cita: setCitado,
      reporte,
      eliminar: gestiona ? (row) => void eliminar(row) : null,
      conCarpeta,
    });
    return [...columnas, acciones];
  }, [show, eliminar, gestiona, conCarpeta]);
  const examen = rows.find((row) => row.IdPersonaNovedad === elegido) ?? null;
  const seleccion: Selection<FilaOcupacional> = {
    rows: examen ? [examen] : [],
    onRows: ([row]) => setElegido(row?.IdPersonaNovedad ?? 0),
    label: (row) => textos.elegirA(row.NombreCompleto),
    one: 'radio',
  };
  return (
    <>
      <PageHead
        title={textos.titulo}
        lead={audience() === 'insured' ? textos.explicacionPropia : textos.explicacion}
        actions={
          gestiona ? (
            <Button tone="primary" icon="plus" onClick={() => setRegistrando(true)}>
              {general.nuevo}
            </Button>
          ) : null
        }
      />
      <FiltroOcupacional asked={busqueda} searching={examenes.isFetching} onSearch={buscar} />
      <NoActualizado consulta={examenes} />
      <Card className="ocu-lista">
        <DataTable
          caption={textos.listado}
          rows={rows}
          columns={columns}
          rowKey={(row) => row.IdPersonaNovedad}
          list={textos.archivo}
          {...(rol === 'empresa' ? { selection: seleccion } : {})}
          loading={examenes.isPending}
          stale={examenes.isPlaceholderData}
          pageSize={25}
          pageSizes={[25, 50]}
          {...resultados.tabla}
          narrowed={enPalabras(busqueda, rows)}
          filter={texto}
          empty={
            <SinFilas consulta={examenes} texto={texto} hay={rows.length > 0} alQuitar={() => mirar({ texto: '' })} />
          }
          toolbar={
            <BarraOcupacional
              elegido={rol === 'empresa' ? examen : undefined}
              texto={texto}
              alEscribir={(next) => mirar({ texto: next })}
            />
          }
        />
      </Card>
      {registrando ? <RegistroDialog onClose={() => setRegistrando(false)} /> : null}
      {citado ? <CitaDialog examen={citado} gestiona={gestiona} onClose={() => setCitado(null)} /> : null}
      {visor}
    </>
  );
}
