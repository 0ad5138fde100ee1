import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, post } from '../endpoint.ts';
import { citaOcupacional, horarioDisponible, medicoOcupacional } from '../entities/ocupacional.ts';
import { fecha, hecho, id, text } from '../entities/wire.ts';
import { assumed, documented } from '../facts.ts';

const controller = controllers.ocupacionalPorAudiencia;
const deNovedad = assumed(z.looseObject({ IdPersonaNovedad: z.number() }));

/**
 * Appointments of occupational exams (spec R 7.7). Of the replies, only PuedeProgramar and VigenteProgramarHasta are shown;
 * everything else is assumed. Dates are yyyy-mm-dd, hours HH:mm.
 */
export const ocupacionalCitas = {
  medicos: ask({
    controller,
    path: '/OcupacionalRecuperaMedicos/',
    body: assumed(z.looseObject({ IdRegional: z.number() })),
    datos: z.array(medicoOcupacional),
  }),
  horarios: ask({
    controller,
    path: '/OcupacionalListaHorariosDisponibles/',
    body: assumed(z.looseObject({ IdMedico: z.number(), Fecha: z.string() })),
    datos: z.array(horarioDisponible),
  }),
  /** Whether an exam may get an appointment, and until when. */
  verificar: ask({
    controller,
    path: '/OcupacionalVerificaParaProgramar/',
    body: deNovedad,
    datos: documented(
      'R 7.7',
      z.looseObject({ PuedeProgramar: z.boolean(), VigenteProgramarHasta: fecha(), Observacion: assumed(text()) }),
    ),
  }),
  /** Whether an exam may get an appointment on a day. */
  verificarFecha: ask({
    controller,
    path: '/OcupacionalVerificaParaProgramarValido/',
    body: assumed(z.looseObject({ IdPersonaNovedad: z.number(), Fecha: z.string() })),
    datos: assumed(z.boolean()),
  }),
  /** Datos: the id of the appointment. */
  programar: post({
    controller,
    path: '/OcupacionalProgramarCita/',
    body: assumed(
      z.looseObject({
        IdPersonaNovedad: z.number(),
        IdMedico: z.number(),
        Fecha: z.string(),
        Hora: z.string(),
      }),
    ),
    datos: assumed(id()),
    success: 'La cita se programó correctamente.',
  }),
  programacion: ask({
    controller,
    path: '/OcupacionalProgramacion/',
    body: deNovedad,
    datos: z.array(citaOcupacional),
  }),
  eliminar: post({
    controller: controllers.ocupacional,
    path: '/CitaElimina/',
    body: assumed(z.looseObject({ IdCita: z.number() })),
    datos: assumed(hecho()),
    success: 'La cita se eliminó correctamente.',
  }),
};
