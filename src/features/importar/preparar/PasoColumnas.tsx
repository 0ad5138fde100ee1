import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '#client/session.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormCheckbox } from '#ui/form/FormCheckbox.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormList } from '#ui/form/FormList.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import { type FormOf, useForm } from '#ui/form/useForm.ts';
import { Card } from '#ui/layout/Card.tsx';
import type { Contexto } from '../comprobar/contexto.ts';
import { textosPorColumna } from '../comprobar/opciones.ts';
import { type Columna, columnas } from '../fila/columnas.ts';
import type { Correspondencia, Planilla } from '../fila/planilla.ts';
import { columnaMessages } from '../partes/messages.ts';
import {
  type ClaseDeArchivo,
  columnasDe,
  constantesOfrecidas,
  constantesPosibles,
  correspondenciaDe,
  esFecha,
  type FormDeColumnas,
  faltantes,
  formDe,
  necesarias,
  schemaDeColumnas,
} from './correspondencia.ts';
import { EnlacesDeColumna } from './Enlaces.tsx';
import { enlacesIniciales, type PorEnlazar, porEnlazar } from './enlaces.ts';
import { prepararMessages as textos } from './messages.ts';
import { CambiarArchivo } from './PasoArchivo.tsx';
import { TablaDeColumnas } from './TablaDeColumnas.tsx';

const ID = 'importar-columnas';

type ColumnasForm = FormOf<FormDeColumnas>;

/** The items of each column with a list, and the texts of a file that stand for none of them. */
interface Listas {
  readonly opcionesDe: (columna: Columna) => readonly string[] | null;
  readonly porEnlazar: (planilla: Planilla, correspondencia: Correspondencia, de: readonly Columna[]) => PorEnlazar;
}

function listasDe(contexto: Contexto | null): Listas {
  if (!contexto) return { opcionesDe: () => null, porEnlazar: () => new Map() };
  const textosDeListas = textosPorColumna(contexto);
  const opcionesDe = (columna: Columna) => textosDeListas[columna] ?? null;
  return {
    opcionesDe,
    porEnlazar: (planilla, correspondencia, de) => porEnlazar({ planilla, correspondencia, opcionesDe, contexto }, de),
  };
}

function Constante({
  form,
  clase,
  columna,
  opcionesDe,
}: {
  form: ColumnasForm;
  clase: ClaseDeArchivo;
  columna: Columna;
  opcionesDe: Listas['opcionesDe'];
}) {
  const suyas = opcionesDe(columna);
  const propiedades = {
    form,
    name: `constantes.${columna}`,
    label: textos.paraTodas(columnaMessages[columna]),
    required: necesarias(clase).includes(columna),
  } as const;
  if (suyas)
    return (
      <FormList
        {...propiedades}
        options={suyas.map((value) => ({ value, label: value }))}
        clearable
        {...(columna === 'TipoDocumento' ? { placeholder: textos.tipoDocumento } : {})}
      />
    );
  return esFecha(columna) ? <FormDate {...propiedades} /> : <FormText {...propiedades} />;
}

function Constantes({
  form,
  clase,
  opcionesDe,
}: {
  form: ColumnasForm;
  clase: ClaseDeArchivo;
  opcionesDe: Listas['opcionesDe'];
}) {
  const valores = useWatch({ control: form.control }) as FormDeColumnas;
  const otras = constantesPosibles(valores, clase);
  const sinDocumento = faltantes(valores, clase).includes('NumeroDocumento');
  return (
    <Card title={textos.noEsta}>
      <div className="importar-pila">
        <p className="importar-tenue">{textos.noEstaQue}</p>
        {sinDocumento ? <Alert tone="warn">{textos.sinDocumento}</Alert> : null}
        {constantesOfrecidas(valores, clase).map((columna) => (
          <Constante key={columna} {...{ form, clase, columna, opcionesDe }} />
        ))}
        {otras.length > 0 ? (
          <FormSelect
            form={form}
            name="agregar"
            label={textos.agregar}
            placeholder={textos.elija}
            options={otras.map((columna) => ({ value: columna, label: columnaMessages[columna] }))}
            onChosen={(columna) => {
              form.setValue('agregadas', [...form.getValues('agregadas'), String(columna)]);
              form.setValue('agregar', '');
            }}
          />
        ) : null}
      </div>
    </Card>
  );
}

/** The lists of the columns, and what is to be linked in those that the file has. */
function useEnlazables(
  form: ColumnasForm,
  partes: { planilla: Planilla; correspondencia: Correspondencia },
  listas: Listas,
) {
  const destinos = useWatch({ control: form.control, name: 'destinos' });
  const constantes = useWatch({ control: form.control, name: 'constantes' });
  const { planilla, correspondencia } = partes;
  return useMemo(
    () => listas.porEnlazar(planilla, columnasDe({ destinos, constantes }, correspondencia), columnas),
    [listas, planilla, correspondencia, destinos, constantes],
  );
}

/**
 * Step 2: which column of the file is which of the portal, with examples, one text for all rows for what the file
 * lacks, and the items that the file calls by another name. The matches are remembered for the company unless the clerk
 * says otherwise.
 */
export function PasoColumnas({
  planilla,
  clase,
  correspondencia,
  contexto,
  soloMirar,
  alCambiarArchivo,
  alVolver,
  alContinuar,
}: {
  readonly planilla: Planilla;
  readonly correspondencia: Correspondencia;
  readonly clase: ClaseDeArchivo;
  /** Null until the lists are read: nothing can be linked before. */
  readonly contexto: Contexto | null;
  readonly soloMirar: boolean;
  readonly alCambiarArchivo: (archivo: File) => void;
  readonly alVolver: () => void;
  readonly alContinuar: (correspondencia: Correspondencia, recordar: boolean) => void;
}) {
  const empresa = useSession((s) => s.empresa.RazonSocial);
  const listas = useMemo(() => listasDe(contexto), [contexto]);
  const inicial = useMemo(() => {
    const enlaces = enlacesIniciales(listas.porEnlazar(planilla, correspondencia, columnas));
    return formDe(planilla, correspondencia, enlaces);
  }, [planilla, correspondencia, listas]);
  const schema = useMemo(() => schemaDeColumnas(clase), [clase]);
  // The lists may arrive after the first choice.
  const form = useForm<FormDeColumnas>({ schema, values: inicial, follows: 'untouched' });
  const enlazables = useEnlazables(form, { planilla, correspondencia }, listas);
  const alElegir = (elegida: string) => {
    const columna = columnas.find((una) => una === elegida);
    if (!columna) return;
    const ahora = columnasDe(form.getValues(), correspondencia);
    form.setValue(`enlaces.${columna}`, enlacesIniciales(listas.porEnlazar(planilla, ahora, [columna]))[columna] ?? {});
  };
  const destinos = useWatch({ control: form.control, name: 'destinos' });
  const enlazadas = destinos.filter((destino) => destino !== '').length;
  return (
    <Form
      form={form}
      id={ID}
      onSubmit={(valores) => alContinuar(correspondenciaDe(valores, correspondencia), valores.recordar)}
    >
      <fieldset className="importar-columnas importar-parte" disabled={soloMirar}>
        <legend className="sr-only">{textos.columnas}</legend>
        <Card
          title={textos.columnas}
          pad={false}
          actions={
            <div className="importar-actos-de-titulo">
              <span className="importar-tenue">{textos.enlazadas(enlazadas, planilla.titulos.length)}</span>
              {soloMirar ? null : <CambiarArchivo etiqueta={textos.cambiarArchivo} alElegir={alCambiarArchivo} />}
            </div>
          }
        >
          <TablaDeColumnas {...{ form, planilla, correspondencia, enlazables, alElegir }} />
        </Card>
        <div className="importar-pila">
          <Constantes {...{ form, clase }} opcionesDe={listas.opcionesDe} />
          {[...enlazables].map(([columna, valores]) => (
            <EnlacesDeColumna
              key={columna}
              {...{ form, columna, valores }}
              opciones={listas.opcionesDe(columna) ?? []}
            />
          ))}
          <Card pad>
            <FormCheckbox form={form} name="recordar" label={textos.recordar(empresa)} />
          </Card>
        </div>
      </fieldset>
      {soloMirar ? null : (
        <div className="importar-pie importar-barra">
          <span className="importar-tenue">{textos.despues}</span>
          <Button onClick={alVolver}>{textos.atras}</Button>
          <Button tone="primary" icon="arrow-right" type="submit">
            {textos.continuar}
          </Button>
        </div>
      )}
    </Form>
  );
}
