import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { isIsoDate, toLocalDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormCheckbox } from '#ui/form/FormCheckbox.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { type FormOf, useForm } from '#ui/form/useForm.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { LongRows } from '#ui/layout/LongRows.tsx';
import type { Comparacion } from '../comparar/comparar.ts';
import { documentoDe, type Fila, nombreDe } from '../fila/fila.ts';
import type { Avance } from '../fila/importacion.ts';
import { Anuncio } from '../partes/Anuncio.tsx';
import { diferenciasDe, InformeDeDiferencias } from './InformeDeDiferencias.tsx';
import { prepararMessages as textos } from './messages.ts';

/** Height of a proposal in pixels, before it is measured. */
const ALTO = 44;

interface FormDePropuestas {
  /** By row number. */
  readonly incluidas: Record<string, boolean>;
  /** The dates of people who are not in the file, by row number; '' for none. */
  readonly fechas: Record<string, string>;
}

type PropuestasForm = FormOf<FormDePropuestas>;

/** A ticked person who is not in the file needs a date: the fund does not know when she left. */
const schemaDe = (ausentes: readonly Fila[]) =>
  z.object({ incluidas: z.record(z.string(), z.boolean()), fechas: z.record(z.string(), z.string()) }).check(
    z.superRefine(({ incluidas, fechas }, context) => {
      for (const { numero } of ausentes)
        if (incluidas[numero] === true && !isIsoDate(fechas[numero] ?? ''))
          context.addIssue({ code: 'custom', path: ['fechas', String(numero)], message: textos.faltaFecha });
    }),
  );

function inicial({ altas, bajas, ausentes }: Comparacion): FormDePropuestas {
  const clave = (filas: readonly Fila[], incluida: boolean) => filas.map(({ numero }) => [String(numero), incluida]);
  return {
    incluidas: Object.fromEntries([...clave(altas, true), ...clave(bajas, true), ...clave(ausentes, false)]),
    fechas: Object.fromEntries(ausentes.map(({ numero }) => [String(numero), ''])),
  };
}

/** A row that goes to the review, with the date that the clerk typed for it: dd/mm/yyyy, or null. */
export interface Elegida {
  readonly fila: Fila;
  readonly fecha: string | null;
}

/** The rows that go to the review: those that are ticked, with their dates, and those that could not be compared. */
function elegidas(comparacion: Comparacion, { incluidas, fechas }: FormDePropuestas): readonly Elegida[] {
  const { altas, bajas, ausentes, sinComparar } = comparacion;
  const dentro = ({ numero }: Fila) => incluidas[numero] === true;
  return [
    ...[...altas.filter(dentro), ...bajas.filter(dentro), ...sinComparar].map((fila) => ({ fila, fecha: null })),
    ...ausentes.filter(dentro).map((fila) => ({ fila, fecha: toLocalDate(fechas[fila.numero] ?? '') })),
  ].toSorted((a, b) => a.fila.numero - b.fila.numero);
}

function Propuesta({
  form,
  fila,
  ausente,
  soloMirar,
}: {
  form: PropuestasForm;
  fila: Fila;
  ausente: boolean;
  soloMirar: boolean;
}) {
  const { numero } = fila;
  const nombre = nombreDe(fila);
  const incluida = useWatch({ control: form.control, name: `incluidas.${numero}` });
  const quien = (
    <>
      <b>{nombre}</b> <span className="importar-tenue">{documentoDe(fila)}</span>
    </>
  );
  return (
    <div className="importar-propuesta">
      {soloMirar ? (
        <span className="importar-mirada">
          <Icon name={incluida ? 'check' : 'minus'} />
          <span>
            <span className="sr-only">{incluida ? textos.incluida : textos.noIncluida}</span> {quien}
          </span>
        </span>
      ) : (
        <FormCheckbox form={form} name={`incluidas.${numero}`} aria-label={textos.proponer(nombre)} label={quien} />
      )}
      <span className="importar-tenue">
        {[fila.textos.Motivo, ausente ? '' : fila.textos.FechaAviso, fila.textos.Cargo].filter(Boolean).join(' · ')}
      </span>
      {ausente && incluida && !soloMirar ? (
        <FormDate form={form} name={`fechas.${numero}`} label={textos.fechaDeBaja(nombre)} required />
      ) : null}
    </div>
  );
}

function Grupo({
  titulo,
  que,
  filas,
  actions,
  children,
}: {
  titulo: string;
  que: string;
  filas: readonly Fila[];
  actions?: ReactNode;
  children: (fila: Fila) => ReactNode;
}) {
  if (filas.length === 0) return null;
  return (
    <Card title={titulo} actions={actions}>
      <p className="importar-tenue importar-que">{que}</p>
      <LongRows label={titulo} rows={filas} keyOf={({ numero }) => numero} height={ALTO} active={-1}>
        {children}
      </LongRows>
    </Card>
  );
}

function Propuestas({
  comparacion,
  soloMirar,
  alVolver,
  alAceptar,
}: {
  comparacion: Comparacion;
  soloMirar: boolean;
  alVolver: () => void;
  alAceptar: (filas: readonly Elegida[]) => void;
}) {
  const { altas, bajas, ausentes, diferencias, activos, texto } = comparacion;
  const schema = useMemo(() => schemaDe(ausentes), [ausentes]);
  const values = useMemo(() => inicial(comparacion), [comparacion]);
  const form = useForm<FormDePropuestas>({ schema, values });
  const { incluidas } = useWatch({ control: form.control }) as FormDePropuestas;
  const cuantas = Object.values(incluidas).filter(Boolean).length + comparacion.sinComparar.length;
  const una = (ausente: boolean) => (fila: Fila) => <Propuesta {...{ form, fila, ausente, soloMirar }} />;
  return (
    <Form
      form={form}
      aria-label={textos.propuestas}
      className="importar-pila"
      onSubmit={(valores) => alAceptar(elegidas(comparacion, valores))}
    >
      {texto ? <Alert tone="warn">{texto}</Alert> : null}
      {activos === null ? null : <p className="importar-tenue">{textos.comparados(activos)}</p>}
      {altas.length + bajas.length + ausentes.length + diferencias.length === 0 ? (
        <Card pad>
          <EmptyState text={textos.sinPropuestas} />
        </Card>
      ) : null}
      <Grupo titulo={textos.altas(altas.length)} que={textos.altasQue} filas={altas}>
        {una(false)}
      </Grupo>
      <Grupo titulo={textos.bajas(bajas.length)} que={textos.bajasQue} filas={bajas}>
        {una(false)}
      </Grupo>
      <Grupo titulo={textos.ausentes(ausentes.length)} que={textos.ausentesQue} filas={ausentes}>
        {una(true)}
      </Grupo>
      <Grupo
        titulo={textos.diferencias(diferencias.length)}
        que={textos.diferenciasQue}
        filas={diferencias}
        actions={<InformeDeDiferencias filas={diferencias} />}
      >
        {(fila) => (
          <div className="importar-propuesta">
            <span>
              <b>{nombreDe(fila)}</b> <span className="importar-tenue">{documentoDe(fila)}</span>
            </span>
            <span className="importar-tenue">{diferenciasDe(fila)}</span>
          </div>
        )}
      </Grupo>
      {soloMirar ? null : (
        <div className="importar-pie importar-barra">
          <span className="importar-tenue">{textos.nada}</span>
          <Button onClick={alVolver}>{textos.atras}</Button>
          <Button tone="primary" icon="arrow-right" type="submit" disabled={cuantas === 0}>
            {textos.revisar(cuantas)}
          </Button>
        </div>
      )}
    </Form>
  );
}

/** The comparison of a month's payroll with the fund: how far it is, then what it proposes. */
export function PasoComparar({
  comparacion,
  avance,
  falla = '',
  soloMirar,
  alVolver,
  alReintentar,
  alAceptar,
}: {
  readonly comparacion: Comparacion | null;
  readonly avance: Avance | null;
  /** Why the rows could not be compared; '' if they were or are on the way. */
  readonly falla?: string;
  /** On a phone nothing is chosen. */
  readonly soloMirar: boolean;
  readonly alVolver: () => void;
  readonly alReintentar?: () => void;
  readonly alAceptar: (filas: readonly Elegida[]) => void;
}) {
  if (falla)
    return (
      <Card title={textos.sinComparar}>
        <ErrorBlock text={falla} onRetry={alReintentar} />
        <div className="importar-pie">
          <Button onClick={alVolver}>{textos.atras}</Button>
        </div>
      </Card>
    );
  if (comparacion) return <Propuestas {...{ comparacion, soloMirar, alVolver, alAceptar }} />;
  const { hechas, total } = avance ?? { hechas: 0, total: 0 };
  const hasta = total > 0 ? textos.comparado(hechas, total) : textos.comparando;
  return (
    <Card title={textos.comparando}>
      <div className="importar-pila">
        <Meter
          label={textos.comparando}
          done={hechas}
          total={Math.max(1, total)}
          parts={[{ id: 'hechas', tone: 'ok', count: hechas }]}
        />
        <div className="importar-pie">
          <span className="importar-tenue">{hasta}</span>
          <Button onClick={alVolver}>{textos.atras}</Button>
        </div>
        <Anuncio leer={() => hasta} />
      </div>
    </Card>
  );
}
