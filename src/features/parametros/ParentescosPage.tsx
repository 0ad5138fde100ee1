import { useQuery } from '@tanstack/react-query';
import { basta } from '#blocks/escritura/asentar.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { RelacionParentesco } from '#contract/entities/parametro.ts';
import { parametros } from '#contract/services/parametros.ts';
import { guardado, relacionesParentesco, tiposAsegurado } from '#contract/services/parametrosMantenimiento.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { textColumn } from '#ui/table/columns.ts';
import { comunes, parentescos as textos } from './messages.ts';
import { ParametroPage } from './ParametroPage.tsx';
import {
  type CamposProps,
  comprobarQuitado,
  guardarCon,
  type Lectura,
  type Parametro,
  problemaDeNombre,
} from './parametro.ts';
import { useParametrica, useParametricas } from './useParametrica.ts';

interface Fila extends RelacionParentesco {
  readonly Rol: string;
}
/** The role is null until one is chosen: 0 is a role (spec F 3.11). */
interface Form {
  readonly Descripcion: string;
  readonly IdRolAfiliacion: number | null;
}

function useFilas() {
  const roles = useParametrica('rolesAfiliacion');
  return useQuery({
    ...query(relacionesParentesco.listar, {}),
    select: (all): readonly Fila[] =>
      all.map((row) => ({ ...row, Rol: roles.find((r) => r.Id === row.IdRolAfiliacion)?.Descripcion ?? '' })),
  });
}

function Campos({ form, problemas, onChange }: CamposProps<Form>) {
  const roles = useParametrica('rolesAfiliacion');
  const listas = useParametricas();
  return (
    <>
      <ListasFallidas de={[listas]} />
      <TextField
        label={textos.campo}
        name="Descripcion"
        required
        upper
        value={form.Descripcion}
        error={problemas.Descripcion}
        onChange={(event) => onChange({ Descripcion: event.target.value })}
      />
      <SelectField
        label={textos.rol}
        name="IdRolAfiliacion"
        required
        placeholder={comunes.elija}
        options={roles.map((r) => ({ value: r.Id, label: r.Descripcion }))}
        value={form.IdRolAfiliacion ?? ''}
        error={problemas.IdRolAfiliacion}
        onChange={({ target }) => onChange({ IdRolAfiliacion: target.value === '' ? null : Number(target.value) })}
      />
    </>
  );
}

const lectura: Lectura<RelacionParentesco, Form> = {
  listar: () => call(relacionesParentesco.listar, {}, { quiet: true }),
  idDe: (row) => row.IdRelacionParentesco,
  campos: ({ Descripcion, IdRolAfiliacion }) => ({ Descripcion, IdRolAfiliacion }),
};

/** Kinship relations (spec R 7.1). Both ids of a save hold the same number (decision 64). */
const parentescos: Parametro<Fila, Form> = {
  titulo: textos.titulo,
  archivo: textos.archivo,
  explicacion: textos.explicacion,
  columns: [
    {
      id: 'nombre',
      header: textos.campo,
      cell: (row) => <b>{row.Descripcion}</b>,
      text: (row) => row.Descripcion,
    },
    textColumn('rol', textos.rol, (row) => row.Rol),
  ],
  useFilas,
  idDe: (row) => row.IdRelacionParentesco,
  nombreDe: (row) => row.Descripcion,
  edicion: {
    nuevo: textos.nuevo,
    editar: textos.editar,
    inicial: { Descripcion: '', IdRolAfiliacion: null },
    recuperar: (id) => call(relacionesParentesco.recuperar, { params: { id } }),
    problemasDe: ({ Descripcion, IdRolAfiliacion }) => ({
      Descripcion: problemaDeNombre(textos.campo, Descripcion),
      IdRolAfiliacion: IdRolAfiliacion === null ? textos.eligeRol : undefined,
    }),
    grabar: guardarCon(lectura, relacionesParentesco.grabar, (id, { Descripcion, IdRolAfiliacion }) => ({
      body: {
        IdRelacionParentesco: id,
        IdTiposAsegurado: id,
        Descripcion: Descripcion.trim(),
        IdRolAfiliacion: IdRolAfiliacion ?? 0,
      },
    })),
    guardado: guardado.relacionParentesco,
    Campos,
  },
  eliminarPregunta: textos.eliminar,
  eliminar: async (id, escribir) => {
    const entrada = { body: { IdRelacionParentesco: id } };
    const comprobar = comprobarQuitado(lectura, id);
    return (await escribir({ llamada: relacionesParentesco.eliminar, entrada, resultado: basta, comprobar })) !== null;
  },
  eliminado: relacionesParentesco.eliminar.success ?? '',
  olvidar: [
    relacionesParentesco.listar,
    relacionesParentesco.todas,
    relacionesParentesco.deAfiliacion,
    tiposAsegurado.conParentescos,
    parametros.parametricas,
    parametros.tiposBeneficiario,
  ],
};

/** The screen of the kinships. */
export function Component() {
  return <ParametroPage parametro={parentescos} />;
}
