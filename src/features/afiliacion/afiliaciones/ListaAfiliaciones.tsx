import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { TramiteAbierto } from '#blocks/tramites/TramiteAbierto.tsx';
import { query } from '#client/query.ts';
import type { FilaAfiliacion } from '#contract/entities/afiliacion.ts';
import { estadoAfiliacion, novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { addMonths, today } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import type { Option } from '#ui/fields/Field.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { Card } from '#ui/layout/Card.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, dateColumn } from '#ui/table/columns.ts';
import { doble, estado } from '../columnas.tsx';
import { FechasDeFiltro } from '../FechasDeFiltro.tsx';
import { problemasDeFechas } from '../filtro.ts';
import { Resultados } from '../Resultados.tsx';
import { useBusqueda } from '../useBusqueda.ts';
import { tipoAfiliadoDe } from './clases.ts';
import { parentescos, afiliacionesMessages as textos } from './messages.ts';

const fijas: readonly Column<FilaAfiliacion>[] = [
  doble('persona', textos.persona, (row) => [row.NombreCompleto, row.NumeroDocumento]),
  doble('novedad', textos.novedad, (row) => [row.Novedad, row.NumeroNovedad], false),
  dateColumn('fecha', textos.fecha, (row) => row.FechaNovedad),
  estado(textos.estado),
];

/** Open fields, of an affiliation or of the identity somebody asked for (spec F 9: states 9 and 11). */
const seCorrige = ({ IdEstadoProceso, IdTipoNovedad }: FilaAfiliacion): boolean =>
  (IdEstadoProceso === estadoAfiliacion.registrado || IdEstadoProceso === estadoAfiliacion.observado) &&
  (tipoAfiliadoDe(IdTipoNovedad) > 0 || IdTipoNovedad === novedadAfiliacion.ACTUALIZA_DATOS);

const acciones = (on: {
  readonly ver: (row: FilaAfiliacion) => void;
  readonly corregir: (row: FilaAfiliacion) => void;
}): Column<FilaAfiliacion> =>
  actionsColumn(textos.acciones, (row) => (
    <>
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
      <Button tone="ghost" onClick={() => on.ver(row)} aria-label={textos.verDe(row.Novedad, row.NombreCompleto)}>
        {textos.ver}
      </Button>
    </>
  ));

interface Filtro {
  readonly desde: string;
  readonly hasta: string;
  readonly tipo: string;
  readonly estado: string;
}
const porDefecto = (): Filtro => ({ desde: addMonths(today(), -12), hasta: today(), tipo: '0', estado: '0' });

const cuerpoDe = ({ desde, hasta, tipo, estado }: Filtro) => ({
  FechaDesde: desde,
  FechaHasta: hasta,
  TipoNovedad: Number(tipo),
  IdEmpresa: 0,
  IdPersona: 0,
  IdEstadoProceso: Number(estado),
  IdRegional: 0,
  IdCanal: 0,
});

/** The affiliation notices in reach, by date, type and state, each with what can be done now (spec R 7.2). */
export function ListaAfiliaciones(on: Parameters<typeof acciones>[0]) {
  const { filtro, page, setPage, buscar } = useBusqueda(porDefecto);
  const found = useQuery({
    ...query(afiliacion.lista, { body: cuerpoDe(filtro) }),
    placeholderData: (before) => before,
  });
  const columns = useMemo(() => [...fijas, acciones(on)], [on]);
  return (
    <>
      <FiltroForm inicial={filtro} searching={found.isFetching} onSearch={(next) => buscar(next, found.refetch)} />
      <Resultados
        found={found}
        columns={columns}
        caption={textos.titulo}
        list={textos.archivos.novedades}
        rowKey={(row) => row.IdPersonaNovedad}
        empty={<EmptyState text={textos.sinNovedades} />}
        orden={{ id: 'fecha', desc: true }}
        page={page}
        onPage={setPage}
      />
    </>
  );
}

const tipos: readonly Option[] = [
  { value: 0, label: textos.todosLosTipos },
  ...[
    ...parentescos.map(({ Id, Descripcion }) => [String(Id), Descripcion] as const),
    ...Object.entries(textos.tiposPropios),
  ].map(([value, label]) => ({ value, label })),
];
const estados: readonly Option[] = [
  { value: 0, label: textos.todosLosEstados },
  ...Object.entries(textos.estados).map(([value, label]) => ({ value, label })),
];

function FiltroForm({
  inicial,
  searching,
  onSearch,
}: {
  readonly inicial: Filtro;
  readonly searching: boolean;
  readonly onSearch: (filtro: Filtro) => void;
}) {
  const [typed, setTyped] = useState(inicial);
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemasDeFechas(typed)).length === 0) onSearch(typed);
  };
  const lista = (name: 'tipo' | 'estado', options: readonly Option[]) => (
    <SelectField
      name={name}
      label={textos[name]}
      options={options}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Card pad aria-label={textos.filtro} className="afiliaciones-filtro">
      <form className="afiliaciones-filtro-form" noValidate onSubmit={submit}>
        <FechasDeFiltro
          rotulos={textos}
          fechas={typed}
          problemas={tried ? problemasDeFechas(typed) : {}}
          onChange={(fechas) => setTyped({ ...typed, ...fechas })}
        />
        {lista('tipo', tipos)}
        {lista('estado', estados)}
        <Button type="submit" tone="primary" icon="search" searching={searching}>
          {general.buscar}
        </Button>
      </form>
    </Card>
  );
}
