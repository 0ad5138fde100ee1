import './cita.css';
import { AgregarAlCalendario } from '#blocks/calendario/AgregarAlCalendario.tsx';
import { eventoDe } from '#blocks/calendario/deCita.ts';
import { cerrarMessages } from '#blocks/cerrar/messages.ts';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { LecturaFallida } from '#blocks/listas/LecturaFallida.tsx';
import type { FilaOcupacional } from '#contract/entities/ocupacional.ts';
import { addDays, cleanDate, today, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadOnlyField } from '#ui/fields/ReadOnlyField.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { CitaForm } from './CitaForm.tsx';
import { citaSchema, vacia } from './cita.ts';
import { citaMessages as textos } from './messages.ts';
import { useProgramacion, useQuitarCita } from './useCita.ts';

interface Props {
  readonly examen: FilaOcupacional;
  /** Insured persons make appointments but cannot remove them. */
  readonly gestiona: boolean;
  readonly onClose: () => void;
}

/** The appointment of an exam: the existing one, or doctor, day and hour for a new one (spec R 7.7). */
export function CitaDialog({ examen, gestiona, onClose }: Props) {
  const { programacion, permiso } = useProgramacion(examen.IdPersonaNovedad);
  const [quitar, quitando] = useQuitarCita(examen.IdPersonaNovedad, examen.NombreCompleto);
  const form = useForm({ schema: citaSchema, values: vacia });
  const { isDirty } = form.formState;
  const close = useCerrar({
    dirty: permiso.data?.PuedeProgramar === true && isDirty,
    onClose,
    question: { message: cerrarMessages.descartarEleccion },
  });
  // If loading again fails, the earlier data stays, and so do the form and what is chosen in it.
  const failed = [programacion, permiso].find((one) => one.isError && one.data === undefined);
  const retry = () => {
    for (const one of [programacion, permiso]) if (one.isError) void one.refetch();
  };
  return (
    <Modal title={textos.titulo} size="m" onClose={close} footer={<Button onClick={close}>{general.cerrar}</Button>}>
      <div className="ocu-cita">
        <ReadOnlyField
          label={gestiona ? textos.de : textos.dePropia}
          value={`${examen.NombreCompleto} · ${examen.Novedad}`}
        />
        {failed ? (
          <LecturaFallida de={{ ...failed, refetch: retry }} />
        ) : programacion.isPending || permiso.isPending ? (
          <Skeleton lines={4} />
        ) : (
          <>
            {programacion.data?.map((cita) => (
              <Alert
                key={cita.IdCita}
                tone="ok"
                title={textos.programada}
                actions={
                  cita.Fecha >= today() ? (
                    <>
                      <AgregarAlCalendario
                        cita={eventoDe({
                          que: examen.Novedad,
                          quien: examen.NombreCompleto,
                          fecha: cita.Fecha,
                          hora: cita.Hora,
                          medico: cita.Medico,
                          lugar: cita.CentroAtencion,
                        })}
                      />
                      {gestiona && cita.Fecha > today() ? (
                        <Button busy={quitando} onClick={() => void quitar(cita)}>
                          {textos.anular}
                        </Button>
                      ) : null}
                    </>
                  ) : null
                }
              >
                {textos.cuando(toLocalDate(cita.Fecha), cita.Hora)} · {cita.Medico} · {cita.CentroAtencion}
              </Alert>
            ))}
            {permiso.data?.PuedeProgramar ? (
              <>
                <p className="muted">
                  {fill(textos.puedeHasta, { date: toLocalDate(cleanDate(permiso.data.VigenteProgramarHasta)) })}
                </p>
                <CitaForm
                  form={form}
                  idPersonaNovedad={examen.IdPersonaNovedad}
                  min={addDays(today(), 1)}
                  max={cleanDate(permiso.data.VigenteProgramarHasta)}
                />
              </>
            ) : programacion.data?.length === 0 ? (
              <Alert tone="info">{permiso.data?.Observacion || textos.noPuede}</Alert>
            ) : null}
          </>
        )}
      </div>
    </Modal>
  );
}
