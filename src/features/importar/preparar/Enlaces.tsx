import { useWatch } from 'react-hook-form';
import { FormList } from '#ui/form/FormList.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import { Card } from '#ui/layout/Card.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import type { Columna } from '../fila/columnas.ts';
import { columnaMessages } from '../partes/messages.ts';
import type { FormDeColumnas } from './correspondencia.ts';
import type { ValorPorEnlazar } from './enlaces.ts';
import { prepararMessages as textos } from './messages.ts';

/** Values shown of one column. A column with more is rather matched to the wrong one. */
const MOSTRADOS = 12;

interface DeColumna {
  readonly form: FormOf<FormDeColumnas>;
  readonly columna: Columna;
  readonly valores: readonly ValorPorEnlazar[];
}

/** How many values of a column are not linked yet. */
export function usePendientes({ form, columna, valores }: DeColumna): number {
  const suyos = useWatch({ control: form.control, name: `enlaces.${columna}` });
  return valores.filter(({ clave }) => !suyos?.[clave]).length;
}

/** One text of the file, the rows that have it, and the item that it stands for. */
function Valor({
  form,
  columna,
  valor,
  opciones,
}: Omit<DeColumna, 'valores'> & { valor: ValorPorEnlazar; opciones: readonly string[] }) {
  const { clave, texto, filas, parecida } = valor;
  const name = `enlaces.${columna}.${clave}` as const;
  const elegida = useWatch({ control: form.control, name });
  return (
    <FormList
      form={form}
      name={name}
      label={texto || textos.celdaVacia}
      labelAside={<span className="importar-tenue">{textos.filas(filas)}</span>}
      options={opciones.map((value) => ({ value, label: value }))}
      placeholder={textos.elijaOpcion}
      className={elegida ? '' : 'importar-sin-enlace'}
      hint={parecida !== null && elegida === parecida ? textos.parecido : undefined}
      clearable
    />
  );
}

/** The texts of one column that stand for no item of its list: each is linked once for all its rows. */
export function EnlacesDeColumna({ opciones, ...props }: DeColumna & { readonly opciones: readonly string[] }) {
  const { form, columna, valores } = props;
  const pendientes = usePendientes(props);
  const resto = valores.length - MOSTRADOS;
  return (
    <Card
      title={columnaMessages[columna]}
      actions={pendientes > 0 ? <Pill tone="warn">{textos.porEnlazar(pendientes)}</Pill> : null}
    >
      <div className="importar-pila">
        {valores.slice(0, MOSTRADOS).map((valor) => (
          <Valor key={valor.clave} {...{ form, columna, valor, opciones }} />
        ))}
        {resto > 0 ? <p className="importar-tenue">{textos.masValores(resto)}</p> : null}
      </div>
    </Card>
  );
}
