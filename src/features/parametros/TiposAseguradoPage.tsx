import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { basta } from '#blocks/escritura/asentar.ts';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { tipoAseguradoParentesco } from '#contract/entities/parametro.ts';
import { parametros } from '#contract/services/parametros.ts';
import { guardado, relacionesParentesco, tiposAsegurado } from '#contract/services/parametrosMantenimiento.ts';
import { fill } from '#lib/texts.ts';
import { FormCheckboxOf } from '#ui/form/FormCheckboxOf.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { Consulta } from './Consulta.tsx';
import { comunes, asegurados as textos } from './messages.ts';
import { ParametroPage } from './ParametroPage.tsx';
import { type CamposProps, comprobarQuitado, guardarCon, type Lectura, nombre, type Parametro } from './parametro.ts';
import { conNombre } from './parentesco.ts';

type Fila = z.infer<typeof tipoAseguradoParentesco>;
const schema = z.object({ Descripcion: nombre(textos.campo), Parentescos: z.array(z.number()) });
type Form = z.infer<typeof schema>;

const nombres = ({ Parentescos }: Fila) =>
  Parentescos.map(conNombre)
    .map((p) => p.Descripcion)
    .join(', ');

function Campos({ form }: CamposProps<Form, Form>) {
  const parentescos = useQuery(query(relacionesParentesco.listar, {}));
  return (
    <>
      <FormText form={form} name="Descripcion" label={textos.campo} required upper />
      <fieldset className="parametro-casillas">
        <legend>{textos.parentescos}</legend>
        <Consulta consulta={parentescos}>
          {(all) => (
            <>
              {all.map(conNombre).map(({ IdRelacionParentesco: id, Descripcion }) => (
                <FormCheckboxOf key={id} form={form} name="Parentescos" value={id} label={Descripcion} />
              ))}
              <Cuenta form={form} total={all.length} />
            </>
          )}
        </Consulta>
      </fieldset>
    </>
  );
}

/** How many kinships are ticked. */
function Cuenta({ form, total }: CamposProps<Form, Form> & { readonly total: number }) {
  const { length: elegidos } = useWatch({ control: form.control, name: 'Parentescos' });
  return <p className="parametro-cuenta">{fill(textos.elegidos, { elegidos, total })}</p>;
}

const lectura: Lectura<Fila, Form> = {
  listar: () => call(tiposAsegurado.conParentescos, {}, { quiet: true }),
  idDe: (row) => row.IdTiposAsegurado,
  campos: ({ Descripcion, Parentescos }) => ({
    Descripcion,
    Parentescos: Parentescos.map((one) => one.IdRelacionParentesco),
  }),
};

/** Insured types with the kinships each one accepts (spec F 7.7, R 3.7). */
const asegurados: Parametro<Fila, Form, Form> = {
  titulo: textos.titulo,
  archivo: textos.archivo,
  explicacion: textos.explicacion,
  columns: [
    { id: 'nombre', header: textos.campo, cell: (row) => <b>{row.Descripcion}</b>, text: (row) => row.Descripcion },
    {
      id: 'parentescos',
      header: textos.parentescos,
      cell: (row) => nombres(row) || comunes.ninguno,
      text: nombres,
      className: 'parametro-lista',
    },
  ],
  useFilas: () => useQuery(query(tiposAsegurado.conParentescos, {})),
  idDe: (row) => row.IdTiposAsegurado,
  nombreDe: (row) => row.Descripcion,
  edicion: {
    nuevo: textos.nuevo,
    editar: textos.editar,
    schema,
    inicial: { Descripcion: '', Parentescos: [] },
    recuperar: (id) => call(tiposAsegurado.recuperar, { params: { id } }),
    grabar: guardarCon(lectura, tiposAsegurado.grabar, (id, form) => ({ body: { IdTiposAsegurado: id, ...form } })),
    guardado: guardado.tipoAsegurado,
    Campos,
  },
  eliminarPregunta: textos.eliminar,
  eliminar: async (id, escribir) => {
    const entrada = { body: { IdTiposAsegurado: id } };
    const comprobar = comprobarQuitado(lectura, id);
    return (await escribir({ llamada: tiposAsegurado.eliminar, entrada, resultado: basta, comprobar })) !== null;
  },
  eliminado: tiposAsegurado.eliminar.success ?? '',
  olvidar: [tiposAsegurado.conParentescos, parametros.parametricas, parametros.tiposBeneficiario],
};

/** The screen of the kinds of insured. */
export function Component() {
  return <ParametroPage parametro={asegurados} />;
}
