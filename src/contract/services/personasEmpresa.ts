import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { empresa } from '../entities/referencia.ts';
import { fecha, id, monto, text } from '../entities/wire.ts';
import { assumed, rowId } from '../facts.ts';

/** Relations of people with companies (spec F 7.3); replies are not shown, so they are assumed. */
export const personasEmpresa = {
  /** The companies in which a person is active: an entry is blocked while there is one (decision 6). */
  habilitadas: get({
    controller: controllers.personasEmpresaPorAudiencia,
    path: '/ObtieneEmpresasHabilitadas/:idPersona',
    datos: z.array(empresa),
  }),
  /** The relation with one company, ended or not; null if there never was one. */
  relacion: get({
    controller: controllers.personasEmpresa,
    path: '/ObtieneEmpresasHabilitada/:idPersona/:idEmpresa',
    datos: z.nullable(
      assumed(
        z.looseObject({
          IdPersonaEmpresa: rowId(),
          FechaIngreso: fecha(),
          FechaBaja: fecha(),
          Cargo: text(),
          HaberMensual: monto(),
          IdRegional: id(),
        }),
      ),
    ),
  }),
  /** True while the person works in any company. No screen asks it (decision 196). */
  trabaja: get({
    controller: controllers.personasEmpresa,
    path: '/PersonaEmpresasHabilitado/:idPersona',
    datos: assumed(z.boolean()),
  }),
  /** True if the person works or has worked in the company. */
  existe: get({
    controller: controllers.personasEmpresa,
    path: '/VerificaExistePersonaEmpresa/:idPersona/:idEmpresa',
    datos: assumed(z.boolean()),
  }),
  /** True while the person works in the company. No screen asks it: a registration asks `habilitadas` (decision 196). */
  sigueActiva: get({
    controller: controllers.personasEmpresa,
    path: '/ControlVerificaExistePersonaEmpresa/:idPersona/:idEmpresa',
    datos: assumed(z.boolean()),
  }),
};
