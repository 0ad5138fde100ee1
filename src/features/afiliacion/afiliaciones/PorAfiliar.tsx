import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { FilterForm, useFormularioDeFiltro } from '#blocks/formulario/FilterForm.tsx';
import { puestos } from '#blocks/lista-filtrada/FiltroPlegable.tsx';
import { query } from '#client/query.ts';
import type { AltaParaAfiliar } from '#contract/entities/afiliacion.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import type { Column } from '#ui/table/column.ts';
import { actionsColumn, dateColumn, textColumn } from '#ui/table/columns.ts';
import { doble } from '../columnas.tsx';
import { textoBuscado } from '../filtro.ts';
import { Resultados } from '../Resultados.tsx';
import { useBusqueda } from '../useBusqueda.ts';
import { afiliacionesMessages as textos } from './messages.ts';

const fijas: readonly Column<AltaParaAfiliar>[] = [
  doble('persona', textos.persona, (row) => [row.NombreCompleto, row.NumeroDocumento]),
  textColumn('matricula', textos.matricula, matriculaPropia),
  textColumn('novedad', textos.novedad, (row) => row.Novedad),
  textColumn('empresa', textos.empresa, (row) => row.Empresa),
  dateColumn('fecha', textos.fecha, (row) => row.FechaNovedad),
];

const acciones = (alAfiliar: (row: AltaParaAfiliar) => void): Column<AltaParaAfiliar> =>
  actionsColumn(textos.acciones, (row) => (
    <Button tone="ghost" onClick={() => alAfiliar(row)} aria-label={textos.afiliarA(row.NombreCompleto)}>
      {textos.afiliar}
    </Button>
  ));

const llamadas = {
  pasivos: { endpoint: afiliacion.pasivosParaAfiliar, vacio: textos.sinPasivos },
  trabajadores: { endpoint: afiliacion.preocupacionalesParaAfiliar, vacio: textos.sinTrabajadores },
} as const;

const vacio = { Nombre: '', DocumentoIdentidad: '', HistoriaClinica: '', Matricula: '' };
const schema = z.object({
  Nombre: textoBuscado,
  DocumentoIdentidad: textoBuscado,
  HistoriaClinica: textoBuscado,
  Matricula: textoBuscado,
});

/**
 * People who are not affiliated yet: retirees whose registration was accepted, or workers whose entry exam is concluded
 * (spec R 7.2).
 */
export function PorAfiliar({
  lista,
  alAfiliar,
}: {
  readonly lista: keyof typeof llamadas;
  readonly alAfiliar: (row: AltaParaAfiliar) => void;
}) {
  const { endpoint, vacio: nadie } = llamadas[lista];
  const { filtro, page, setPage, buscar } = useBusqueda(vacio);
  const found = useQuery({
    ...query(endpoint, { body: { ...filtro, IdDepartamento: 0, IdPersona: 0, IdEmpresa: 0 } }),
    placeholderData: (before) => before,
  });
  const form = useFormularioDeFiltro(schema, filtro);
  const columns = useMemo(() => [...fijas, acciones(alAfiliar)], [alAfiliar]);
  return (
    <>
      <FilterForm
        form={form}
        label={textos.filtro}
        className="afiliaciones-filtro"
        folds={puestos(filtro)}
        searching={found.isFetching}
        onSearch={(next) => buscar(next, found.refetch)}
      >
        {campos.map(([name, label]) => (
          <FormText key={name} form={form} name={name} label={label} upper maxLength={50} />
        ))}
      </FilterForm>
      <Resultados
        found={found}
        columns={columns}
        caption={textos.pestana[lista]}
        list={textos.archivos[lista]}
        narrowed={Object.values(filtro).filter(Boolean).join(' · ')}
        rowKey={(row) => row.IdPersonaNovedad}
        empty={<EmptyState icon="check-circle" text={nadie} />}
        page={page}
        onPage={setPage}
      />
    </>
  );
}

const campos = [
  ['Nombre', textos.persona],
  ['DocumentoIdentidad', textos.documento],
  ['HistoriaClinica', textos.historia],
  ['Matricula', textos.matricula],
] as const;
