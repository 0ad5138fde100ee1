import { type FormEvent, useState } from 'react';
import { fallida } from '#blocks/listas/fallida.ts';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { ErrorBlock } from '#ui/feedback/ErrorBlock.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { citaMessages as textos } from './messages.ts';
import { type Eleccion, useAgenda, useProgramar } from './useCita.ts';

/** Nothing chosen yet. */
export const vacia: Eleccion = { IdMedico: 0, Fecha: '', Hora: '' };

function problemasDe({ IdMedico, Fecha, Hora }: Eleccion): Partial<Record<keyof Eleccion, string>> {
  return {
    ...(IdMedico > 0 ? {} : { IdMedico: textos.sinMedico }),
    ...(Fecha ? {} : { Fecha: textos.sinFecha }),
    ...(Hora ? {} : { Hora: textos.sinHora }),
  };
}

/** Doctor, day and one of the free hours of that day. */
export function CitaForm({
  idPersonaNovedad,
  eleccion,
  onElegir,
  min,
  max,
}: {
  readonly idPersonaNovedad: number;
  readonly eleccion: Eleccion;
  readonly onElegir: (eleccion: Eleccion) => void;
  readonly min: string;
  readonly max: string;
}) {
  const [tried, setTried] = useState(false);
  const { medicos, fecha, horarios } = useAgenda(idPersonaNovedad, eleccion);
  const [programar, busy] = useProgramar(idPersonaNovedad);
  // An hour somebody else took meanwhile is no choice any more.
  const libre = horarios.data?.some(({ Hora }) => Hora === eleccion.Hora) ?? true;
  const elegida = libre ? eleccion : { ...eleccion, Hora: '' };
  const problems = tried ? problemasDe(elegida) : {};
  // Another doctor or day has other hours.
  const change = (part: Partial<Eleccion>) => onElegir({ ...eleccion, Hora: '', ...part });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problemasDe(elegida)).length > 0 || !(await programar(elegida))) return;
    setTried(false);
    onElegir(vacia);
  };
  if (medicos.isError) return <ErrorBlock text={medicos.error.message} onRetry={() => void medicos.refetch()} />;
  if (medicos.isPending) return <Skeleton lines={3} />;
  if (medicos.data.length === 0) return <EmptyState text={textos.sinMedicos} icon="calendar" />;
  return (
    <form className="ocu-cita-form" onSubmit={(event) => void submit(event)} noValidate>
      <SelectField
        label={textos.medico}
        required
        placeholder={textos.elijaMedico}
        options={medicos.data.map((m) => ({
          value: m.IdMedico,
          label: [m.NombreCompleto, m.Especialidad, m.CentroAtencion].filter(Boolean).join(' · '),
        }))}
        value={eleccion.IdMedico || ''}
        error={problems.IdMedico}
        onChange={(event) => change({ IdMedico: Number(event.target.value) })}
      />
      <DateField
        label={textos.fecha}
        required
        name="Fecha"
        picked
        min={min}
        max={max}
        value={eleccion.Fecha}
        error={problems.Fecha ?? (fecha.data === false ? textos.fechaNoValida : undefined)}
        onChange={(Fecha) => change({ Fecha })}
      />
      <ListasFallidas de={[fecha, horarios]} text={textos.sinAgenda} />
      <Horas
        unknown={fallida(horarios)}
        horas={fecha.data === false ? [] : horarios.data?.map((one) => one.Hora)}
        loading={horarios.isFetching}
        elegida={elegida.Hora}
        error={problems.Hora}
        onElegir={(Hora) => change({ Hora })}
      />
      <Button type="submit" tone="primary" icon="calendar" busy={busy}>
        {textos.programar}
      </Button>
    </form>
  );
}

/** The free hours to choose one of; undefined before doctor and day are known. */
function Horas(props: {
  readonly horas: readonly string[] | undefined;
  /** They were asked for in vain, which is told elsewhere. */
  readonly unknown: boolean;
  readonly loading: boolean;
  readonly elegida: string;
  readonly error: string | undefined;
  readonly onElegir: (hora: string) => void;
}) {
  const { horas, elegida, error } = props;
  return (
    <fieldset className="ocu-horas" aria-describedby={error ? 'ocu-horas-error' : undefined}>
      <legend>{textos.hora}</legend>
      {props.loading ? <Skeleton lines={1} /> : null}
      {!props.loading && !horas && !props.unknown ? <p className="muted">{textos.antesHora}</p> : null}
      {!props.loading && horas?.length === 0 ? <p className="muted">{textos.sinHoras}</p> : null}
      {props.loading ? null : (
        <div className="ocu-horas-lista">
          {horas?.map((hora) => (
            <label key={hora} className="ocu-hora">
              <input type="radio" name="Hora" checked={hora === elegida} onChange={() => props.onElegir(hora)} />
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
