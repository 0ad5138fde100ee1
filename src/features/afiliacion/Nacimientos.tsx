import './contar.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
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
import {
  type DeQuien,
  type FiltroNacimientos,
  MESES_DE_NACIMIENTOS,
  nacimientosSchema,
  rangoEnPalabras,
  valoresDe,
} from './filtro.ts';
import { nacidosMessages as textos } from './messages.ts';
import { partoDe } from './parto.ts';
import { Resultados } from './Resultados.tsx';
import { useListaDeDias } from './useListaDeDias.ts';

const columnasFijas: readonly Column<Nacimiento>[] = [
  dateColumn('nacimiento', textos.nacimiento, (row) => toLocalDate(row.FechaNacimiento)),
  doble('madre', textos.madre, (row) => [row.NombreMadre, row.DocumentoMadre]),
  textColumn('sexo', textos.sexo, (row) => textos.sexos[row.IdSexo] ?? ''),
  textColumn('parto', textos.multiplicidad, partoDe, { sortValue: (row) => row.Multiplicidad }),
  doble('centro', textos.centro, (row) => [row.CentroAtencion, row.CertificadoNacidoVivo]),
];

const vista = { orden: [{ id: 'nacimiento', desc: true }], columnas: columnasFijas.map(({ id }) => id) };

const acciones = (alRegistrar: (row: Nacimiento) => void): Column<Nacimiento> =>
  actionsColumn(textos.acciones, (row) => (
    <Button
      tone="ghost"
      onClick={() => alRegistrar(row)}
      aria-label={textos.registrarDe(row.NombreMadre, toLocalDate(row.FechaNacimiento))}
    >
      {textos.registrar}
    </Button>
  ));

/** The births of the regional's hospitals that are not registered yet (spec R 7.2). */
export function Nacimientos({
  deQuien,
  alElegirDeQuien,
  alRegistrar,
}: {
  readonly deQuien: DeQuien;
  readonly alElegirDeQuien: (next: DeQuien) => void;
  readonly alRegistrar: (row: Nacimiento) => void;
}) {
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const { submitted, submit, resultados } = useListaDeDias('nacimientos', MESES_DE_NACIMIENTOS, vista);
  const filtro = useMemo(() => ({ ...submitted, ...deQuien }), [submitted, deQuien]);
  const found = useQuery({
    ...query(recienNacidos.nacimientos, { params: valoresDe(filtro, idRegional) }),
    placeholderData: (before) => before,
  });
  const form = useFormularioDeFiltro(nacimientosSchema, filtro);
  const buscar = ({ desde, hasta, ...next }: FiltroNacimientos) => {
    const days = { desde, hasta };
    // A changed filter sends its own request; an unchanged one is loaded again here.
    if (mismoFiltro(next, deQuien) && mismoFiltro(days, submitted)) void found.refetch();
    alElegirDeQuien(next);
    submit(days);
  };
  const columns = useMemo(() => [...columnasFijas, acciones(alRegistrar)], [alRegistrar]);
  return (
    <>
      <FilterForm
        form={form}
        label={textos.filtro}
        className="nacidos-filtro"
        folds={puestos(filtro)}
        searching={found.isFetching}
        onSearch={buscar}
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
        tabla={resultados.tabla}
      />
    </>
  );
}
