import './gestor-salud.css';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { reference } from '#client/query.ts';
import { session } from '#client/session.ts';
import type { CalculoEnteGestor, ResolucionEnteGestor } from '#contract/entities/afiliacion.ts';
import { regionales } from '#contract/enumerations.ts';
import { enteGestor } from '#contract/services/enteGestor.ts';
import type { PasoDespues } from '#engine/definition/definition.ts';
import { config } from '#lib/config.ts';
import { cleanDate, today, toLocalDate } from '#lib/dates.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormDate } from '#ui/form/FormDate.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { gestorMessages as textos } from '../messages.ts';
import {
  algoritmoDe,
  type DatosGestor,
  type GestorForm,
  gestorSchema,
  mismosDatos,
  pedidoDe,
  resolucionPorDefecto,
} from './gestorSalud.ts';
import { ResultadoGestor } from './ResultadoGestor.tsx';

const opcionesRegional = Object.entries(regionales).map(([id, label]) => ({ value: Number(id), label }));

/** The fields and the answer for them. An answer is only valid for the data of its request. */
function useCalculo(
  { BasePersonas }: PasoDespues['form'],
  resoluciones: UseQueryResult<readonly ResolucionEnteGestor[]>,
) {
  const [answer, setAnswer] = useState<{ readonly de: DatosGestor; readonly calculo: CalculoEnteGestor } | null>(null);
  const schema = useMemo(() => gestorSchema(resoluciones.isSuccess), [resoluciones.isSuccess]);
  const form = useForm<GestorForm, DatosGestor>({
    schema,
    values: {
      idResolucion: resolucionPorDefecto(resoluciones.data ?? []) || '',
      fechaNacimiento: cleanDate(BasePersonas.FechaNacimiento),
      idRegional: session.getState().user?.id_regional || '',
    },
    follows: 'untouched',
  });
  const [idResolucion, fechaNacimiento, idRegional] = useWatch({
    control: form.control,
    name: ['idResolucion', 'fechaNacimiento', 'idRegional'],
  });
  const calcular = async (datos: DatosGestor) => {
    // If the user submits before the resolutions load, the default one is used, which would be selected then.
    const leidas = resoluciones.data ?? (await resoluciones.refetch({ cancelRefetch: false })).data ?? [];
    const de = { ...datos, idResolucion: datos.idResolucion || resolucionPorDefecto(leidas) };
    if (de.idResolucion < 1)
      return form.setError('idResolucion', { message: textos.sinResolucion }, { shouldFocus: true });
    try {
      setAnswer({ de, calculo: await call(enteGestor.calcular, { params: pedidoDe(de) }) });
    } catch (error) {
      // Already shown; the input stays.
      if (!isCallError(error)) throw error;
    }
  };
  const asked = answer && mismosDatos(answer.de, { idResolucion, fechaNacimiento, idRegional }) ? answer : null;
  return { form, asked, calcular };
}

/**
 * The health-manager calculator: the registration can continue only if the result is the fund's own code (spec R 2.3,
 * decision 31). It opens with the person's data.
 */
export default function GestorSaludDialog({ form, onDone, onClose }: PasoDespues) {
  const resoluciones = useQuery(reference(enteGestor.resoluciones, {}));
  const { form: fields, asked, calcular } = useCalculo(form, resoluciones);
  const { isDirty, isSubmitting } = fields.formState;
  const propio = asked?.calculo.CodigoCorresponde === config().caja.codigo;
  const close = useCerrar({ dirty: isDirty, onClose });
  return (
    <Modal
      title={textos.titulo}
      size="l"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          {asked && propio ? (
            <Button
              tone="primary"
              onClick={() => onDone({ ...form, PacientesAlgoritmo: algoritmoDe(asked.de, asked.calculo) })}
            >
              {general.aceptar}
            </Button>
          ) : null}
        </>
      }
    >
      <p className="gestor-ayuda">{textos.ayuda(form.BasePersonas.NombreCompleto)}</p>
      {resoluciones.isError ? <LecturaFallida de={resoluciones} /> : null}
      <Form form={fields} className="gestor-form" onSubmit={calcular}>
        <FormSelect
          form={fields}
          className="gestor-resolucion"
          name="idResolucion"
          label={textos.resolucion}
          required
          placeholder={textos.elija}
          options={(resoluciones.data ?? []).map((one) => ({
            value: one.IdResolucion,
            // The date comes first: it tells them apart if there is no room for the whole name.
            label: `${toLocalDate(one.FechaResolucion)} · ${one.Descripcion}`,
          }))}
        />
        <FormDate form={fields} name="fechaNacimiento" label={textos.nacimiento} required max={today()} />
        <FormSelect
          form={fields}
          name="idRegional"
          label={textos.regional}
          required
          placeholder={textos.elija}
          options={opcionesRegional}
        />
        <Button type="submit" tone={propio ? 'plain' : 'primary'} busy={isSubmitting} className="gestor-calcular">
          {textos.calcular}
        </Button>
      </Form>
      {asked ? (
        <ResultadoGestor
          key={`${asked.calculo.DiasCalculados}|${asked.de.idRegional}`}
          result={asked.calculo}
          propio={propio}
        />
      ) : null}
    </Modal>
  );
}
