import { useController, useWatch } from 'react-hook-form';
import { fallida } from '#blocks/listas/fallida.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormSelect } from '#ui/form/FormSelect.tsx';
import { type Eleccion, type FormDeCita, vacia } from './cita.ts';
import { citaMessages as textos } from './messages.ts';
import { useAgenda, useProgramar } from './useCita.ts';

interface Props {
  readonly form: FormDeCita;
  readonly idPersonaNovedad: number;
  readonly min: string;
  readonly max: string;
}

/** Fields for the doctor, the day and one of the free hours of that day. */
export function CitaForm({ form, idPersonaNovedad, min, max }: Props) {
  const { control } = form;
  const [IdMedico, Fecha] = useWatch({ control, name: ['IdMedico', 'Fecha'] });
  const dia = useController({ control, name: 'Fecha' });
  const { medicos, fecha, horarios } = useAgenda(idPersonaNovedad, { IdMedico: Number(IdMedico), Fecha });
  const programar = useProgramar(idPersonaNovedad);
  // Another doctor or day has other hours.
  const otrasHoras = () => form.setValue('Hora', '');
  const submit = async (eleccion: Eleccion) => {
    // An hour that somebody else took meanwhile is no longer available.
    const libre = horarios.data?.some(({ Hora }) => Hora === eleccion.Hora) ?? true;
    if (!libre) form.setError('Hora', { message: textos.sinHora });
    else if (await programar(eleccion)) form.reset(vacia);
  };
  if (medicos.isError) return <LecturaFallida de={medicos} />;
  if (medicos.isPending) return <Skeleton lines={3} />;
  if (medicos.data.length === 0) return <EmptyState text={textos.sinMedicos} icon="calendar" />;
  return (
    <Form form={form} className="ocu-cita-form" onSubmit={submit}>
      <FormSelect
        form={form}
        name="IdMedico"
        label={textos.medico}
        required
        placeholder={textos.elijaMedico}
        options={medicos.data.map((m) => ({
          value: m.IdMedico,
          label: [m.NombreCompleto, m.Especialidad, m.CentroAtencion].filter(Boolean).join(' · '),
        }))}
        onChosen={otrasHoras}
      />
      <DateField
        {...dia.field}
        label={textos.fecha}
        required
        picked
        min={min}
        max={max}
        error={dia.fieldState.error?.message ?? (fecha.data === false ? textos.fechaNoValida : undefined)}
        onChange={(day) => {
          dia.field.onChange(day);
          otrasHoras();
        }}
      />
      <ListasFallidas de={[fecha, horarios]} text={textos.sinAgenda} />
      <Horas
        form={form}
        unknown={fallida(horarios)}
        horas={fecha.data === false ? [] : horarios.data?.map((one) => one.Hora)}
        loading={horarios.isFetching}
      />
      <Button type="submit" tone="primary" icon="calendar" busy={form.formState.isSubmitting}>
        {textos.programar}
      </Button>
    </Form>
  );
}

/** The free hours to choose from; undefined before doctor and day are chosen. */
function Horas({
  form,
  horas,
  unknown,
  loading,
}: {
  readonly form: FormDeCita;
  readonly horas: readonly string[] | undefined;
  /** The hours could not be loaded; the error is shown in another place. */
  readonly unknown: boolean;
  readonly loading: boolean;
}) {
  const { field, fieldState } = useController({ control: form.control, name: 'Hora' });
  const error = fieldState.error?.message;
  return (
    <fieldset className="ocu-horas" aria-describedby={error ? 'ocu-horas-error' : undefined}>
      <legend>{textos.hora}</legend>
      {loading ? <Skeleton lines={1} /> : null}
      {!loading && !horas && !unknown ? <p className="muted">{textos.antesHora}</p> : null}
      {!loading && horas?.length === 0 ? <p className="muted">{textos.sinHoras}</p> : null}
      {loading ? null : (
        <div className="ocu-horas-lista">
          {horas?.map((hora, at) => (
            <label key={hora} className="ocu-hora">
              <input
                type="radio"
                name={field.name}
                ref={at === 0 ? field.ref : undefined}
                checked={hora === field.value}
                onChange={() => field.onChange(hora)}
              />
              {hora}
            </label>
          ))}
        </div>
      )}
      {error ? (
        <p id="ocu-horas-error" className="field-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
