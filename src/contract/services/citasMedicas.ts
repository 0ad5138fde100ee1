import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, post } from '../endpoint.ts';
import { correoCitas, filaCita, filtroCitas } from '../entities/cita.ts';
import { fechaLocal } from '../entities/wire.ts';
import { documented } from '../facts.ts';

const controller = controllers.citaMedica;

/** The absence report and the addresses that receive it (spec R 7.8). */
export const citasMedicas = {
  reporte: ask({ controller, path: '/ReporteCitasMedicas/', body: filtroCitas, datos: z.array(filaCita) }),
  /** The first and the last allowed day of a report, dd/mm/yyyy. */
  periodoHabilitado: get({
    controller,
    path: '/PeriodoHabilitadoCitaMedica/',
    datos: documented('R 7.8', z.looseObject({ RangoAtras: fechaLocal(), RangoAdelante: fechaLocal() })),
  }),
  /** IdTipoMensaje 1 means absences. */
  correos: ask({
    controller,
    path: '/ListaCorreos/',
    body: documented('R 7.8', z.looseObject({ IdTipoMensaje: z.number() })),
    datos: z.array(correoCitas),
  }),
  /** Inserts, changes and removes addresses in one call. */
  registrarCorreos: post({
    controller,
    path: '/RegistrarCorreos/',
    body: documented(
      'R 7.8',
      z.looseObject({ CorreoRegistra: z.array(correoCitas), CorreoElimina: z.array(correoCitas) }),
    ),
    datos: documented('R 7.8', z.boolean()),
    success: 'La información se guardó correctamente.',
  }),
};
