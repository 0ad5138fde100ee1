import { useQuery } from '@tanstack/react-query';
import { negado } from '#blocks/escritura/negado.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { call } from '#client/call.ts';
import { forget, query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { useTask } from '#client/useTask.ts';
import { ocupacional } from '#contract/services/ocupacional.ts';
import { ocupacionalCitas as citas } from '#contract/services/ocupacionalCitas.ts';
import { cleanDate, isIsoDate, toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { confirm } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { Eleccion } from './cita.ts';
import { citaMessages as textos } from './messages.ts';

/** The appointments of an exam, and whether and until when it may get one (spec R 7.7). */
export function useProgramacion(IdPersonaNovedad: number) {
  return {
    programacion: useQuery(query(citas.programacion, { body: { IdPersonaNovedad } })),
    permiso: useQuery(query(citas.verificar, { body: { IdPersonaNovedad } })),
  };
}

/** The doctors of the regional, and the free hours of the chosen doctor on the chosen day. */
export function useAgenda(IdPersonaNovedad: number, { IdMedico, Fecha }: Omit<Eleccion, 'Hora'>) {
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

const leerCitas = (IdPersonaNovedad: number) =>
  call(citas.programacion, { body: { IdPersonaNovedad } }, { quiet: true });

/** Makes the appointment of an exam; true if it was made. */
export function useProgramar(IdPersonaNovedad: number) {
  const { escribir } = useEscritura();
  return async (eleccion: Eleccion): Promise<boolean> => {
    const { IdMedico, Fecha, Hora } = eleccion;
    const done = await escribir({
      llamada: citas.programar,
      entrada: { body: { IdPersonaNovedad, ...eleccion } },
      resultado: ({ datos }) => datos || null,
      comprobar: async () => {
        const found = (await leerCitas(IdPersonaNovedad)).find(
          (cita) => cita.IdMedico === IdMedico && cleanDate(cita.Fecha) === Fecha && cita.Hora.startsWith(Hora),
        );
        return found ? { hecha: found.IdCita } : 'sin hacer';
      },
    });
    if (done) toast.success(citas.programar.success ?? '');
    // After a failure too: somebody else may have taken the hour, or the appointment was made and nobody knows.
    await releer();
    return done !== null;
  };
}

/** Removes an appointment of an exam, after asking. */
export function useQuitarCita(IdPersonaNovedad: number, name: string) {
  const { escribir } = useEscritura();
  return useTask(async ({ IdCita, Fecha }: { readonly IdCita: number; readonly Fecha: string }) => {
    const message = fill(textos.preguntaAnular, { name, date: toLocalDate(Fecha) });
    const done = await escribir(
      {
        llamada: citas.eliminar,
        entrada: { body: { IdCita } },
        resultado: ({ datos, mensaje }) => datos || negado(mensaje),
        comprobar: async () => {
          const there = (await leerCitas(IdPersonaNovedad)).some((cita) => cita.IdCita === IdCita);
          return there ? 'sin hacer' : { hecha: true };
        },
      },
      { preguntar: () => confirm({ message, tone: 'danger' }) },
    );
    if (done) toast.success(citas.eliminar.success ?? '');
    // After a failure too: it may have been done.
    await releer();
  });
}
