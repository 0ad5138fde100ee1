import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { Option } from '#ui/fields/Field.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { type Columna, columnas } from '../fila/columnas.ts';
import type { Correspondencia, Planilla } from '../fila/planilla.ts';
import { columnaMessages } from '../partes/messages.ts';
import { ejemplosDe, type FormDeColumnas } from './correspondencia.ts';
import { usePendientes } from './Enlaces.tsx';
import type { PorEnlazar, ValorPorEnlazar } from './enlaces.ts';
import { prepararMessages as textos } from './messages.ts';

const opciones: readonly Option[] = [
  { value: '', label: textos.noImportar },
  ...columnas.map((columna) => ({ value: columna, label: columnaMessages[columna] })),
];

type ColumnasForm = FormOf<FormDeColumnas>;

interface DeUnaColumna {
  readonly form: ColumnasForm;
  readonly indice: number;
  readonly correspondencia: Correspondencia;
  readonly enlazables: PorEnlazar;
}

/** How many texts of a matched column are to be linked, or that all are. */
function EstadoDeValores(props: { form: ColumnasForm; columna: Columna; valores: readonly ValorPorEnlazar[] }) {
  const pendientes = usePendientes(props);
  return (
    <span className={`importar-estado ${pendientes > 0 ? 'importar-estado-aviso' : 'importar-estado-ok'}`}>
      <Icon name={pendientes > 0 ? 'alert' : 'check'} />
      {pendientes > 0 ? textos.valoresPorEnlazar(pendientes) : textos.enlazadosTodos}
    </span>
  );
}

/** How a column of the file was matched, or that it is left out. */
function Estado({ form, indice, correspondencia, enlazables }: DeUnaColumna) {
  const destino = useWatch({ control: form.control, name: `destinos.${indice}` });
  const destinos = useWatch({ control: form.control, name: 'destinos' });
  const seguida = columnas.find((columna) => {
    const origen = correspondencia[columna];
    return origen && 'indice' in origen && origen.siguientes?.includes(indice) && destinos[origen.indice] === columna;
  });
  if (destino === '' && !seguida) return <span className="importar-estado">{textos.fuera}</span>;
  const suyo = columnas.find((columna) => columna === destino);
  const valores = suyo && enlazables.get(suyo);
  if (suyo && valores) return <EstadoDeValores {...{ form, valores }} columna={suyo} />;
  const origen = suyo && correspondencia[suyo];
  const propio = origen && 'indice' in origen && origen.indice === indice ? origen : null;
  return (
    <span className="importar-estado importar-estado-ok">
      <Icon name="check" />
      {destino === '' && seguida
        ? textos.seUne(columnaMessages[seguida])
        : propio
          ? textos[propio.recordada ? 'recordada' : 'reconocida']
          : textos.elegida}
    </span>
  );
}

/** The columns of the file: examples, which column of the portal each is, and how that came about. */
export function TablaDeColumnas({
  form,
  planilla,
  correspondencia,
  enlazables,
  alElegir,
}: Omit<DeUnaColumna, 'indice'> & { planilla: Planilla; alElegir: (columna: string) => void }) {
  const filas = useMemo(
    () =>
      planilla.titulos.map((titulo, indice) => ({
        indice,
        titulo: titulo || textos.sinTitulo(indice + 1),
        ejemplos: ejemplosDe(planilla, indice).join(' · ') || textos.vacio,
      })),
    [planilla],
  );
  return (
    <div className="importar-tabla-marco">
      <table className="table importar-tabla">
        <thead>
          <tr>
            <th scope="col">{textos.enSuArchivo}</th>
            <th scope="col">{textos.ejemplos}</th>
            <th scope="col">{textos.enElPortal}</th>
            <th scope="col">{textos.estado}</th>
          </tr>
        </thead>
        <tbody>
          {filas.map(({ indice, titulo, ejemplos }) => (
            <tr key={indice}>
              <th scope="row">{titulo}</th>
              <td className="importar-ejemplos">{ejemplos}</td>
              <td>
                <FormSelect
                  form={form}
                  name={`destinos.${indice}`}
                  label={`${titulo}: ${textos.enElPortal}`}
                  className="importar-sin-etiqueta"
                  options={opciones}
                  onChosen={(columna) => alElegir(String(columna))}
                />
              </td>
              <td>
                <Estado {...{ form, indice, correspondencia, enlazables }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
