import { useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { basta } from '#blocks/escritura/asentar.ts';
import { call } from '#client/call.ts';
import { query } from '#client/query.ts';
import type { tipoAseguradoParentesco } from '#contract/entities/parametro.ts';
import { parametros } from '#contract/services/parametros.ts';
import { guardado, relacionesParentesco, tiposAsegurado } from '#contract/services/parametrosMantenimiento.ts';
import { fill } from '#lib/texts.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { Casilla } from './Casilla.tsx';
import { Consulta } from './Consulta.tsx';
import { comunes, asegurados as textos } from './messages.ts';
import { ParametroPage } from './ParametroPage.tsx';
import {
  type CamposProps,
  comprobarQuitado,
  guardarCon,
  type Lectura,
  type Parametro,
  problemaDeNombre,
} from './parametro.ts';

type Fila = z.infer<typeof tipoAseguradoParentesco>;
interface Form {
  readonly Descripcion: string;
  readonly Parentescos: readonly number[];
}

const nombres = ({ Parentescos }: Fila) => Parentescos.map((p) => p.Descripcion).join(', ');

function Campos({ form, problemas, onChange }: CamposProps<Form>) {
  const parentescos = useQuery(query(relacionesParentesco.listar, {}));
  return (
    <>
      <TextField
        label={textos.campo}
        name="Descripcion"
        required
        upper
        value={form.Descripcion}
        error={problemas.Descripcion}
        onChange={(event) => onChange({ Descripcion: event.target.value })}
      />
      <fieldset className="parametro-casillas">
        <legend>{textos.parentescos}</legend>
        <Consulta consulta={parentescos}>
          {(all) => (
            <>
              {all.map(({ IdRelacionParentesco: id, Descripcion }) => (
                <Casilla
                  key={id}
                  checked={form.Parentescos.includes(id)}
                  onChange={({ target }) => {
                    const others = form.Parentescos.filter((other) => other !== id);
                    onChange({ Parentescos: target.checked ? [...others, id] : others });
                  }}
                >
                  {Descripcion}
                </Casilla>
              ))}
              <p className="parametro-cuenta">
                {fill(textos.elegidos, { elegidos: form.Parentescos.length, total: all.length })}
              </p>
            </>
          )}
        </Consulta>
      </fieldset>
    </>
  );
}

const lectura: Lectura<Fila, Form> = {
  listar: () => call(tiposAsegurado.conParentescos, {}, { quiet: true }),
  idDe: (row) => row.IdTiposAsegurado,
  campos: ({ Descripcion, Parentescos }) => ({
    Descripcion,
    Parentescos: Parentescos.map((one) => one.IdRelacionParentesco),
  }),
};

/** Insured types with the kinships each takes (spec F 7.7, R 3.7). */
const asegurados: Parametro<Fila, Form> = {
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
    inicial: { Descripcion: '', Parentescos: [] },
    recuperar: (id) => call(tiposAsegurado.recuperar, { params: { id } }),
    problemasDe: ({ Descripcion }) => ({ Descripcion: problemaDeNombre(textos.campo, Descripcion) }),
    grabar: guardarCon(lectura, tiposAsegurado.grabar, (id, { Descripcion, Parentescos }) => ({
      body: { IdTiposAsegurado: id, Descripcion: Descripcion.trim(), Parentescos: [...Parentescos] },
    })),
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
