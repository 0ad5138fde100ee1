import { useQuery } from '@tanstack/react-query';
import { EnlaceACarpeta } from '#blocks/carpeta/EnlaceACarpeta.tsx';
import { comoSeMuestra } from '#blocks/escritura/comoSeMuestra.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { mismoFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { forget, query } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { RecienNacido } from '#contract/entities/afiliacion.ts';
import { estadoRecienNacido } from '#contract/enumerationsAfiliacion.ts';
import { recienNacidos } from '#contract/services/recienNacidos.ts';
import { today, toLocalDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm } from '#ui/dialogs/confirm.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, dateColumn, textColumn } from '#ui/table/columns.ts';
import { estado } from './columnas.tsx';
import { diasSchema, rangoEnPalabras } from './filtro.ts';
import { nacidosMessages as textos } from './messages.ts';
import { Resultados } from './Resultados.tsx';
import { cambioDeNacido, concluir } from './registro.ts';
import { useListaDeDias } from './useListaDeDias.ts';

const columnas: readonly Column<RecienNacido>[] = [
  textColumn('nombre', textos.nombre, (row) => row.NombreCompleto, { className: 'table-strong' }),
  dateColumn('nacimiento', textos.nacimiento, (row) => toLocalDate(row.FechaNacimiento)),
  textColumn('sexo', textos.sexo, (row) => textos.sexos[row.IdSexo] ?? ''),
  textColumn('madre', textos.madre, (row) => row.NombreMadre),
  textColumn('tipo', textos.tipo, (row) => row.Novedad),
  estado(textos.estado),
  actionsColumn(textos.acciones, (row) => (
    <>
      {row.IdEstadoProceso === estadoRecienNacido.registrado ? <Concluir row={row} /> : null}
      <EnlaceACarpeta idPersona={row.IdPersona} nombre={row.NombreCompleto} />
    </>
  )),
];

const vista = {
  orden: [{ id: 'nacimiento', desc: true }],
  columnas: columnas.flatMap(({ id, actions }) => (actions ? [] : [id])),
};

function Concluir({ row }: { readonly row: RecienNacido }) {
  const { escribir } = useEscritura();
  const [run, busy] = useTask(async () => {
    const mostrar = () => forget(recienNacidos.lista, recienNacidos.tiene);
    const igual = () => comoSeMuestra({ que: 'trámite', cambio: () => cambioDeNacido(row), mostrar });
    const preguntar = async () => (await confirm({ message: textos.confirmarConcluir(row.NombreCompleto) })) && igual();
    const done = await concluir(row, { escribir, preguntar });
    if (done) decirHecho(done.mensaje, recienNacidos.concluir.success ?? '');
    // After a failure too: it may have been done.
    await mostrar();
  });
  return (
    <Button tone="ghost" busy={busy} onClick={() => void run()} aria-label={textos.concluirDe(row.NombreCompleto)}>
      {textos.concluir}
    </Button>
  );
}

/** The registered newborns, including those to conclude (spec R 7.2). */
export function Registrados() {
  const { submitted: filtro, submit, resultados } = useListaDeDias('recien-nacidos', 12, vista);
  const form = useFormularioDeFiltro(diasSchema, filtro);
  const params = { idPersona: 0, fechaDesde: filtro.desde, fechaHasta: filtro.hasta };
  const found = useQuery({ ...query(recienNacidos.lista, { params }), placeholderData: (before) => before });
  return (
    <>
      <FilterForm
        form={form}
        label={textos.registrados}
        className="nacidos-fechas"
        folds={puestos(filtro)}
        searching={found.isFetching}
        onSearch={(next) => {
          // A changed filter sends its own request; an unchanged one is loaded again here.
          if (mismoFiltro(next, filtro)) void found.refetch();
          submit(next);
        }}
      >
        <FormDate form={form} name="desde" label={textos.desde} max={today()} />
        <FormDate form={form} name="hasta" label={textos.hasta} max={today()} />
      </FilterForm>
      <Resultados
        found={found}
        columns={columnas}
        caption={textos.registrados}
        list={textos.archivoRegistrados}
        narrowed={rangoEnPalabras(filtro)}
        rowKey={(row) => row.IdPersonaNovedad}
        empty={<EmptyState text={textos.sinRegistrados} />}
        tabla={resultados.tabla}
      />
    </>
  );
}
