import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { basta } from '#blocks/escritura/asentar.ts';
import { elegido } from '#blocks/formulario/textos.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { RelacionParentesco } from '#contract/entities/parametro.ts';
import { parametros } from '#contract/services/parametros.ts';
import { guardado, relacionesParentesco, tiposAsegurado } from '#contract/services/parametrosMantenimiento.ts';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { textColumn } from '#ui/table/columns.ts';
import { comunes, parentescos as textos } from './messages.ts';
import { ParametroPage } from './ParametroPage.tsx';
import { type CamposProps, comprobarQuitado, guardarCon, type Lectura, nombre, type Parametro } from './parametro.ts';
import { conNombre } from './parentesco.ts';
import { useParametrica, useParametricas } from './useParametrica.ts';

interface Fila extends RelacionParentesco {
  readonly Rol: string;
}
/** Role 0 is valid too (spec F 3.11). */
const schema = z.object({ Descripcion: nombre(textos.campo), IdRolAfiliacion: elegido(textos.eligeRol) });
type Form = z.input<typeof schema>;
type Saved = z.output<typeof schema>;

function useFilas() {
  const roles = useParametrica('rolesAfiliacion');
  return useQuery({
    ...query(relacionesParentesco.listar, {}),
    select: (all): readonly Fila[] =>
      all.map((row) => ({
        ...conNombre(row),
        Rol: roles.find((r) => r.Id === row.IdRolAfiliacion)?.Descripcion ?? '',
      })),
  });
}

function Campos({ form }: CamposProps<Form, Saved>) {
  const roles = useParametrica('rolesAfiliacion');
  const listas = useParametricas();
  return (
    <>
      <ListasFallidas de={[listas]} />
      <FormText form={form} name="Descripcion" label={textos.campo} required upper />
      <FormSelect
        form={form}
        label={textos.rol}
        name="IdRolAfiliacion"
        required
        placeholder={comunes.elija}
        options={roles.map((r) => ({ value: r.Id, label: r.Descripcion }))}
      />
    </>
  );
}

const lectura: Lectura<RelacionParentesco, Saved> = {
  listar: () => call(relacionesParentesco.listar, {}, { quiet: true }),
  idDe: (row) => row.IdRelacionParentesco,
  campos: ({ Descripcion, IdRolAfiliacion }) => ({ Descripcion, IdRolAfiliacion }),
};

/** Kinships (spec R 7.1). Both ids of a save have the same value (decision 64). */
const parentescos: Parametro<Fila, Form, Saved> = {
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
    schema,
    inicial: { Descripcion: '', IdRolAfiliacion: '' },
    recuperar: async (id) => {
      const found = await call(relacionesParentesco.recuperar, { params: { id } });
      return found && conNombre(found);
    },
    grabar: guardarCon(lectura, relacionesParentesco.grabar, (id, form) => ({
      body: { IdRelacionParentesco: id, IdTiposAsegurado: id, ...form },
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
