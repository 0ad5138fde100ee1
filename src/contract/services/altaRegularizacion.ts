import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, notShown, post } from '../endpoint.ts';
import { pacientePorId } from '../entities/persona.ts';
import {
  aporteEmpresa,
  estadoRegularizacion,
  filtroRegularizaciones,
  regularizacion,
  regularizacionNueva,
} from '../entities/regularizacion.ts';
import { id } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.altaCotizante;
const una = assumed(z.looseObject({ IdRegularizacion: z.number() }));
const persona = assumed(z.looseObject({ IdPersona: z.number() }));

/**
 * The other calls under the registrations' prefix (spec E 7.1, decision 36): regularising entries of past periods, and
 * related look-ups. No payload is shown; all are assumed.
 */
export const altaRegularizacion = {
  /** Starts a regularisation. Datos is its id. */
  regularizar: post({
    controller,
    path: '/RegularizacionIngresoEmpresa',
    body: regularizacionNueva,
    datos: assumed(id()),
    success: 'La regularización se registró correctamente.',
  }),
  listar: ask({
    controller,
    path: '/RegularizacionListar/',
    body: filtroRegularizaciones,
    datos: z.array(regularizacion),
  }),
  estados: ask({
    controller,
    path: '/ListarEstadosRegularizacion/',
    body: assumed(z.looseObject({})),
    datos: z.array(estadoRegularizacion),
  }),
  recuperar: ask({ controller, path: '/RecuperaRegularizacion', body: una, datos: regularizacion }),
  /** The staff concludes a regularisation: the person works in the company since its date. */
  concluir: post({
    controller,
    path: '/ConcluirRegularizacionEmpresa/',
    body: una,
    datos: notShown,
    success: 'La regularización se concluyó correctamente.',
  }),
  eliminar: post({
    controller,
    path: '/EliminarRegularizacion',
    body: una,
    datos: notShown,
    success: 'La regularización se eliminó correctamente.',
  }),
  /** The company's contributions of the last twelve months, newest first. */
  aportes: ask({
    controller,
    path: '/ListarAporteEmpresa',
    body: assumed(z.looseObject({ IdEmpresa: z.number(), IdRegional: z.number() })),
    datos: z.array(aporteEmpresa),
  }),
  personaPacienteId: ask({
    controller,
    path: '/BuscarPersonaPacienteId',
    body: persona,
    datos: z.nullable(pacientePorId),
  }),
  /** The same, but creates the insured record if there is none. */
  personaPacienteCrear: post({
    controller,
    path: '/BuscarPersonaPacienteCrear',
    body: persona,
    datos: pacientePorId,
  }),
};
