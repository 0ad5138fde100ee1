import { ocupacionalCitas } from '#contract/services/ocupacionalCitas.ts';
import { cleanDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import type { CitaOcupacional, MedicoOcupacional } from '../db/ocupacionalRows.ts';
import { BadCall, Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import {
  estadoExamen,
  examenVisible,
  exigeGestor,
  horasLibres,
  impideFecha,
  impideProgramar,
  programableHasta,
  textoExamen,
} from '../rules/ocupacional.ts';
import { type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** A date of a body. Answers 400 with the field's name if it is not a date. */
function fechaDe(text: string): string {
  const fecha = cleanDate(text);
  if (fecha === '') throw new BadCall('Fecha');
  return fecha;
}

/** A doctor of the caller's regional. */
function medicoDe(db: Database, sesion: Sesion, idMedico: number): MedicoOcupacional {
  const medico = db.medicosOcupacionales.get(idMedico);
  if (!medico || medico.IdRegional !== sesion.idRegional) throw sinAcceso();
  return medico;
}

/** Appointments of exams (spec R 7.7). */
export function serveOcupacionalCitas(at: Services): void {
  serve(at, ocupacionalCitas.medicos, ({ body, db, sesion }) => {
    if (body.IdRegional !== sesion.idRegional) throw sinAcceso();
    return db.medicosOcupacionales
      .by('regional', body.IdRegional)
      .map(({ IdMedico, NombreCompleto, Especialidad, CentroAtencion }) => ({
        IdMedico,
        NombreCompleto,
        Especialidad,
        CentroAtencion,
      }));
  });

  serve(at, ocupacionalCitas.horarios, ({ body, db, sesion, today }) => {
    const medico = medicoDe(db, sesion, body.IdMedico);
    const Fecha = fechaDe(body.Fecha);
    return horasLibres(db, medico, Fecha, today).map((Hora) => ({ IdMedico: medico.IdMedico, Fecha, Hora }));
  });

  serve(at, ocupacionalCitas.verificar, ({ body, db, sesion, today }) => {
    const n = examenVisible(db, sesion, body.IdPersonaNovedad);
    const why = impideProgramar(db, n, today);
    return { PuedeProgramar: why === null, VigenteProgramarHasta: programableHasta(n), Observacion: why ?? '' };
  });

  serve(at, ocupacionalCitas.verificarFecha, ({ body, db, sesion, today }) => {
    const n = examenVisible(db, sesion, body.IdPersonaNovedad);
    return impideProgramar(db, n, today) === null && impideFecha(n, fechaDe(body.Fecha), today) === null;
  });

  serve(at, ocupacionalCitas.programacion, ({ body, db, sesion }) => {
    examenVisible(db, sesion, body.IdPersonaNovedad);
    return db.citasOcupacionales.by('novedad', body.IdPersonaNovedad).map((cita) => wire(db, cita));
  });

  serveWrites(at);
}

function wire(db: Database, cita: CitaOcupacional) {
  const medico = db.medicosOcupacionales.get(cita.IdMedico);
  return { ...cita, Medico: medico?.NombreCompleto ?? '', CentroAtencion: medico?.CentroAtencion ?? '' };
}

function serveWrites(at: Services): void {
  serve(at, ocupacionalCitas.programar, ({ body, db, sesion, today }) => {
    const n = examenVisible(db, sesion, body.IdPersonaNovedad);
    refuseIf(impideProgramar(db, n, today));
    const medico = medicoDe(db, sesion, body.IdMedico);
    const Fecha = fechaDe(body.Fecha);
    refuseIf(impideFecha(n, Fecha, today));
    if (!horasLibres(db, medico, Fecha, today).includes(body.Hora)) throw new Refusal(textoExamen('horarioOcupado'));
    db.novedades.put({ ...n, IdEstadoProceso: estadoExamen.programado, Version: n.Version + 1 });
    return db.citasOcupacionales.put({
      IdCita: db.next('citasOcupacionales') + 800_000,
      IdPersonaNovedad: n.IdPersonaNovedad,
      IdMedico: medico.IdMedico,
      Fecha,
      Hora: body.Hora,
    }).IdCita;
  });

  /** Without its appointment an exam returns to its state before: paid or registered. */
  serve(at, ocupacionalCitas.eliminar, ({ body, db, sesion, today }) => {
    exigeGestor(sesion);
    const cita = db.citasOcupacionales.get(body.IdCita);
    if (!cita) throw sinAcceso();
    const n = examenVisible(db, sesion, cita.IdPersonaNovedad);
    if (cita.Fecha <= today || n.IdEstadoProceso !== estadoExamen.programado)
      throw new Refusal(textoExamen('citaPasada'));
    db.citasOcupacionales.remove(cita.IdCita);
    const before = n.Pagado ? estadoExamen.pagado : estadoExamen.registrado;
    db.novedades.put({ ...n, IdEstadoProceso: before, Version: n.Version + 1 });
    return true;
  });
}
