import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import type { Nacimiento } from '#contract/entities/afiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { today, toLocalDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, dateColumn, textColumn } from '#ui/table/columns.ts';
import { doble } from './columnas.tsx';
import { nacimientosSchema, porDefecto, rangoEnPalabras, valoresDe } from './filtro.ts';
import { nacidosMessages as textos } from './messages.ts';
import { Resultados } from './Resultados.tsx';
import { useBusqueda } from './useBusqueda.ts';

const parto = ({ Multiplicidad: n, PesoGramos }: Nacimiento): string =>
  `${textos.partos[n] ?? textos.partoDe(n)}, ${PesoGramos} g`;

const columnasFijas: readonly Column<Nacimiento>[] = [
  dateColumn('nacimiento', textos.nacimiento, (row) => toLocalDate(row.FechaNacimiento)),
  doble('madre', textos.madre, (row) => [row.NombreMadre, row.DocumentoMadre]),
  textColumn('sexo', textos.sexo, (row) => textos.sexos[row.IdSexo] ?? ''),
  textColumn('parto', textos.multiplicidad, parto, { sortValue: (row) => row.Multiplicidad }),
  doble('centro', textos.centro, (row) => [row.CentroAtencion, row.CertificadoNacidoVivo]),
];

const acciones = (onRegistrar: (row: Nacimiento) => void): Column<Nacimiento> =>
  actionsColumn(textos.acciones, (row) => (
    <Button
      tone="ghost"
      onClick={() => onRegistrar(row)}
      aria-label={textos.registrarDe(row.NombreMadre, toLocalDate(row.FechaNacimiento))}
    >
      {textos.registrar}
    </Button>
  ));

/** The births of the regional's hospitals that are not registered yet (spec R 7.2). */
export function Nacimientos({ onRegistrar }: { readonly onRegistrar: (row: Nacimiento) => void }) {
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const { filtro, page, setPage, buscar } = useBusqueda(porDefecto);
  const found = useQuery({
    ...query(recienNacidos.nacimientos, { params: valoresDe(filtro, idRegional) }),
    placeholderData: (before) => before,
  });
  const form = useFormularioDeFiltro(nacimientosSchema, filtro);
  const columns = useMemo(() => [...columnasFijas, acciones(onRegistrar)], [onRegistrar]);
  return (
    <>
      <FilterForm
        form={form}
        label={textos.filtro}
        className="nacidos-filtro"
        searching={found.isFetching}
        onSearch={(next) => buscar(next, found.refetch)}
      >
        <FormDate form={form} name="desde" label={textos.desde} max={today()} />
        <FormDate form={form} name="hasta" label={textos.hasta} max={today()} />
        <FormText form={form} name="documento" label={textos.documentoMadre} upper maxLength={50} />
        <FormText form={form} name="nombre" label={textos.nombreMadre} upper maxLength={50} />
        <FormText form={form} name="historia" label={textos.historia} upper maxLength={50} />
      </FilterForm>
      <Resultados
        found={found}
        columns={columns}
        caption={textos.porRegistrar}
        list={textos.archivoPorRegistrar}
        narrowed={[rangoEnPalabras(filtro), filtro.documento, filtro.nombre, filtro.historia]
          .filter(Boolean)
          .join(' · ')}
        rowKey={(row) => row.IdRecienNacido}
        empty={<EmptyState text={textos.sinNacimientos} />}
        orden={{ id: 'nacimiento', desc: true }}
        page={page}
        onPage={setPage}
      />
    </>
  );
}
