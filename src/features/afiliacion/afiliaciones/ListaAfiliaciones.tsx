import '../contar.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { EnlaceACarpeta } from '#blocks/carpeta/EnlaceACarpeta.tsx';
import { useVeCarpetas } from '#blocks/carpeta/useCarpetaDe.ts';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { enOrden } from '#blocks/formulario/rango.ts';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { useListaFiltrada } from '#blocks/lista-filtrada/useListaFiltrada.ts';
import { TramiteAbierto } from '#blocks/tramites/TramiteAbierto.tsx';
import { query } from '#client/query.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import { estadoAfiliacion, novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { addMonths, today } from '#lib/dates.ts';
import { localKeys } from '#lib/storage.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { Option } from '#ui/fields/Field.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, dateColumn } from '#ui/table/columns.ts';
import { opensRow } from '#ui/table/rowFocus.ts';
import { doble, estado } from '../columnas.tsx';
import { dias, rangoEnPalabras } from '../filtro.ts';
import { Resultados } from '../Resultados.tsx';
import { tipoAfiliadoDe } from './clases.ts';
import { parentescos, afiliacionesMessages as textos } from './messages.ts';

const fijas: readonly Column<FilaAfiliacion>[] = [
  doble('persona', textos.persona, (row) => [row.NombreCompleto, row.NumeroDocumento]),
  doble('novedad', textos.novedad, (row) => [row.Novedad, row.NumeroNovedad], false),
  dateColumn('fecha', textos.fecha, (row) => row.FechaNovedad),
  estado(textos.estado),
];

/**
 * Whether the notice can still be corrected: an open affiliation, or an open request to change an identity (spec F 9:
 * states 9 and 11).
 */
const seCorrige = ({ IdEstadoProceso, IdTipoNovedad }: FilaAfiliacion): boolean =>
  (IdEstadoProceso === estadoAfiliacion.registrado || IdEstadoProceso === estadoAfiliacion.observado) &&
  (tipoAfiliadoDe(IdTipoNovedad) > 0 || IdTipoNovedad === novedadAfiliacion.ACTUALIZA_DATOS);

interface AlElegir {
  readonly ver: (row: FilaAfiliacion) => void;
  readonly corregir: (row: FilaAfiliacion) => void;
}

const acciones = (on: AlElegir, conCarpeta: boolean): Column<FilaAfiliacion> =>
  actionsColumn(textos.acciones, (row) => (
    <>
      {conCarpeta ? <EnlaceACarpeta idPersona={row.IdPersona} nombre={row.NombreCompleto} /> : null}
      <TramiteAbierto row={row} />
      {seCorrige(row) ? (
        <Button
          tone="ghost"
          onClick={() => on.corregir(row)}
          aria-label={textos.corregirDe(row.Novedad, row.NombreCompleto)}
        >
          {textos.corregir}
        </Button>
      ) : null}
      <Button
        {...opensRow}
        tone="ghost"
        onClick={() => on.ver(row)}
        aria-label={textos.verDe(row.Novedad, row.NombreCompleto)}
      >
        {textos.ver}
      </Button>
    </>
  ));

/** The filter of the list; 0 means all types or all states. */
const schema = z.object({ ...dias, tipo: z.number(), estado: z.number() }).check(enOrden('desde', 'hasta'));
type Filtro = z.infer<typeof schema>;
const porDefecto = (): Filtro => ({ desde: addMonths(today(), -12), hasta: today(), tipo: 0, estado: 0 });

const LISTA = 'afiliacion-admin';
const vista = { orden: [{ id: 'fecha', desc: true }], columnas: fijas.map(({ id }) => id) };

const cuerpoDe = ({ desde, hasta, tipo, estado }: Filtro) => ({
  FechaDesde: desde,
  FechaHasta: hasta,
  TipoNovedad: tipo,
  IdEmpresa: 0,
  IdPersona: 0,
  IdEstadoProceso: estado,
  IdRegional: 0,
  IdCanal: 0,
});

/** The affiliation notices the user may see, by date, type and state, each with its available actions (spec R 7.2). */
export function ListaAfiliaciones(on: AlElegir) {
  const conCarpeta = useVeCarpetas();
  const defaults = useMemo(() => porDefecto(), []);
  const {
    submitted: filtro,
    submit,
    resultados,
  } = useListaFiltrada<Filtro>({
    storageKey: localKeys.filtroBusqueda,
    listName: LISTA,
    defaults,
    schema,
    // It has no form of its own: the menu starts it over.
    editRoute: LISTA,
    vista,
  });
  const found = useQuery({
    ...query(afiliacion.lista, { body: cuerpoDe(filtro) }),
    placeholderData: (before) => before,
  });
  const form = useFormularioDeFiltro(schema, filtro);
  const buscar = (next: Filtro) => {
    // A changed filter sends its own request; an unchanged one is loaded again here.
    if (mismoFiltro(next, filtro)) void found.refetch();
    submit(next);
  };
  const columns = useMemo(() => [...fijas, acciones(on, conCarpeta)], [on, conCarpeta]);
  return (
    <>
      <FilterForm
        form={form}
        className="afiliaciones-filtro"
        folds={puestos(filtro)}
        searching={found.isFetching}
        onSearch={buscar}
      >
        <FormDate form={form} name="desde" label={textos.desde} max={today()} />
        <FormDate form={form} name="hasta" label={textos.hasta} max={today()} />
        <FormSelect form={form} name="tipo" label={textos.tipo} options={tipos} />
        <FormSelect form={form} name="estado" label={textos.estado} options={estados} />
      </FilterForm>
      <Resultados
        found={found}
        columns={columns}
        caption={textos.titulo}
        list={textos.archivos.novedades}
        rowKey={(row) => row.IdPersonaNovedad}
        empty={<EmptyState text={textos.sinNovedades} />}
        tabla={resultados.tabla}
        narrowed={enPalabras(filtro)}
      />
    </>
  );
}

const opciones = (names: Readonly<Record<number, string>>): readonly Option[] =>
  Object.entries(names).map(([id, label]) => ({ value: Number(id), label }));

const tipos: readonly Option[] = [
  { value: 0, label: textos.todosLosTipos },
  ...parentescos.map(({ Id, Descripcion }) => ({ value: Id, label: Descripcion })),
  ...opciones(textos.tiposPropios),
];
const estados: readonly Option[] = [{ value: 0, label: textos.todosLosEstados }, ...opciones(textos.estados)];

/** The filter in words, for paper. */
const enPalabras = (filtro: Filtro): string =>
  [
    rangoEnPalabras(filtro),
    filtro.tipo === 0 ? '' : (tipos.find(({ value }) => value === filtro.tipo)?.label ?? ''),
    filtro.estado === 0 ? '' : (estados.find(({ value }) => value === filtro.estado)?.label ?? ''),
  ]
    .filter(Boolean)
    .join(' · ');
