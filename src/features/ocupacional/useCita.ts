import { useQuery } from '@tanstack/react-query';
import { call } from '#client/call.ts';
import { isCallError } from '#client/errors.ts';
import { forget, query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { ocupacionalCitas as citas } from '#contract/services/ocupacionalCitas.ts';
import { isIsoDate, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { citaMessages as textos } from './messages.ts';

/** What is asked for an appointment. */
export interface Eleccion {
  readonly IdMedico: number;
  readonly Fecha: string;
  readonly Hora: string;
}

/** The appointments an exam has, and whether and until when it may get one (spec R 7.7). */
export function useProgramacion(IdPersonaNovedad: number) {
  return {
    programacion: useQuery(query(citas.programacion, { body: { IdPersonaNovedad } })),
    permiso: useQuery(query(citas.verificar, { body: { IdPersonaNovedad } })),
  };
}

/** The doctors of the regional, and what is free with the chosen one on the chosen day. */
export function useAgenda(IdPersonaNovedad: number, { IdMedico, Fecha }: Eleccion) {
  const IdRegional = useSession((s) => s.user?.id_regional ?? 0);
  const enabled = IdMedico > 0 && isIsoDate(Fecha);
  return {
    medicos: useQuery(query(citas.medicos, { body: { IdRegional } })),
    fecha: useQuery({
      ...query(citas.verificarFecha, { body: { IdPersonaNovedad, Fecha } }),
      enabled: isIsoDate(Fecha),
    }),
    horarios: useQuery({ ...query(citas.horarios, { body: { IdMedico, Fecha } }), enabled }),
  };
}

const releer = () => forget(citas.programacion, citas.verificar, citas.horarios, ocupacional.listar);

/** Gives an exam its appointment; true when it has it. */
export function useProgramar(IdPersonaNovedad: number) {
  return useTask(async (eleccion: Eleccion): Promise<boolean> => {
    let given = false;
    try {
      await call(citas.programar, { body: { IdPersonaNovedad, ...eleccion } });
      toast.success(citas.programar.success ?? '');
      given = true;
    } catch (error) {
      if (!isCallError(error)) throw error; // announced by the client
    }
    // After a failure too: somebody else may have taken the hour, or it is given and only the answer was lost.
    await releer();
    return given;
  });
}

/** Takes an appointment away after asking. */
export function useQuitarCita(name: string) {
  return useTask(async ({ IdCita, Fecha }: { readonly IdCita: number; readonly Fecha: string }) => {
    const message = fill(textos.preguntaAnular, { name, date: toLocalDate(Fecha) });
    if (!(await confirm({ message, tone: 'danger' }))) return;
    try {
      await call(citas.eliminar, { body: { IdCita } });
      toast.success(citas.eliminar.success ?? '');
    } catch (error) {
      if (!isCallError(error)) throw error; // announced by the client
    }
    // After a failure too: it may be done.
    await releer();
  });
}
