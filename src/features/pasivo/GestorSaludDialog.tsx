import './gestor-salud.css';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { reference } from '#client/query.ts';
import { session } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import type { CalculoEnteGestor, ResolucionEnteGestor } from '#contract/entities/afiliacion.ts';
import { regionales } from '#contract/enumerations.ts';
import { enteGestor } from '#contract/services/enteGestor.ts';
import type { PasoDespues } from '#engine/definition.ts';
import { config } from '#lib/config.ts';
import { cleanDate, today, toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { gestorMessages as textos } from './altaPasivoMessages.ts';
import {
  algoritmoDe,
  type DatosGestor,
  mismosDatos,
  pedidoDe,
  resolucionPorDefecto,
  revisarGestor,
} from './gestorSalud.ts';
import { ResultadoGestor } from './ResultadoGestor.tsx';

const opcionesRegional = Object.entries(regionales).map(([id, label]) => ({ value: Number(id), label }));

/** What is asked with, the answer it got, and what is wrong with it. An answer holds for what it was asked with alone. */
function useCalculo(form: PasoDespues['form'], resoluciones: UseQueryResult<readonly ResolucionEnteGestor[]>) {
  const [typed, setTyped] = useState<Partial<DatosGestor>>({});
  const [tried, setTried] = useState(false);
  const [answer, setAnswer] = useState<{ readonly de: DatosGestor; readonly calculo: CalculoEnteGestor } | null>(null);
  const con = (leidas: readonly ResolucionEnteGestor[] = []): DatosGestor => ({
    idResolucion: resolucionPorDefecto(leidas),
    fechaNacimiento: cleanDate(form.BasePersonas.FechaNacimiento),
    idRegional: session.getState().user?.id_regional ?? 0,
    ...typed,
  });
  const datos = con(resoluciones.data);
  const [calcular, busy] = useTask(async () => {
    // Who is faster than the resolutions are read means the one that will stand there.
    const de = con(resoluciones.data ?? (await resoluciones.refetch({ cancelRefetch: false })).data);
    setTried(true);
    if (Object.keys(revisarGestor(de)).length > 0) return;
    try {
      setAnswer({ de, calculo: await call(enteGestor.calcular, { params: pedidoDe(de) }) });
    } catch (error) {
      // Announced already; what was typed stays.
      if (!isCallError(error)) throw error;
    }
  });
  return {
    datos,
    typed: Object.keys(typed).length > 0,
    result: answer && mismosDatos(answer.de, datos) ? answer.calculo : null,
    calcular,
    busy,
    errors: tried ? revisarGestor(datos) : {},
    change: (part: Partial<DatosGestor>) => setTyped((now) => ({ ...now, ...part })),
  };
}

/**
 * The health-manager calculator: only when the fund's own code results may the registration go on (spec R 2.3, decision
 * 31). It opens filled with the person's facts.
 */
export default function GestorSaludDialog({ form, onDone, onClose }: PasoDespues) {
  const id = useId();
  const resoluciones = useQuery(reference(enteGestor.resoluciones, {}));
  const calculo = useCalculo(form, resoluciones);
  const { datos, errors, result } = calculo;
  const propio = result !== null && result.CodigoCorresponde === config().caja.codigo;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A portal keeps React's events: the notice's own form must not take this for its own.
    event.stopPropagation();
    void calculo.calcular();
  };
  const close = useCerrar({ dirty: calculo.typed, onClose });
  return (
    <Modal
      title={textos.titulo}
      size="l"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          {propio ? (
            <Button tone="primary" onClick={() => onDone({ ...form, PacientesAlgoritmo: algoritmoDe(datos, result) })}>
              {general.aceptar}
            </Button>
          ) : null}
        </>
      }
    >
      <p className="gestor-ayuda">{textos.ayuda(form.BasePersonas.NombreCompleto)}</p>
      {resoluciones.isError ? (
        <ErrorBlock text={resoluciones.error.message} onRetry={() => void resoluciones.refetch()} />
      ) : null}
      <form id={id} className="gestor-form" noValidate onSubmit={submit}>
        <SelectField
          className="gestor-resolucion"
          name="idResolucion"
          label={textos.resolucion}
          required
          placeholder={textos.elija}
          options={(resoluciones.data ?? []).map((one) => ({
            value: one.IdResolucion,
            // The date first: it tells them apart where there is no room for the whole name.
            label: `${toLocalDate(one.FechaResolucion)} · ${one.Descripcion}`,
          }))}
          value={datos.idResolucion || ''}
          error={errors.idResolucion}
          onChange={(event) => calculo.change({ idResolucion: Number(event.currentTarget.value) })}
        />
        <DateField
          name="fechaNacimiento"
          label={textos.nacimiento}
          required
          max={today()}
          value={datos.fechaNacimiento}
          error={errors.fechaNacimiento}
          onChange={(fechaNacimiento) => calculo.change({ fechaNacimiento })}
        />
        <SelectField
          name="idRegional"
          label={textos.regional}
          required
          placeholder={textos.elija}
          options={opcionesRegional}
          value={datos.idRegional || ''}
          error={errors.idRegional}
          onChange={(event) => calculo.change({ idRegional: Number(event.currentTarget.value) })}
        />
        <Button type="submit" tone={propio ? 'plain' : 'primary'} busy={calculo.busy} className="gestor-calcular">
          {textos.calcular}
        </Button>
      </form>
      {result ? (
        <ResultadoGestor key={`${result.DiasCalculados}|${datos.idRegional}`} result={result} propio={propio} />
      ) : null}
    </Modal>
  );
}
