import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get, notShown, post } from '../endpoint.ts';
import {
  afiliacionForm,
  altaParaAfiliar,
  contratoSegVol,
  familiar,
  filaAfiliacion,
  filtroAfiliacion,
  filtroParaAfiliar,
  parPersonaNovedad,
  personaObservacion,
  personaPacienteNovedad,
} from '../entities/afiliacion.ts';
import { basePersonas, pacientePorId } from '../entities/persona.ts';
import { json } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.afiliacion;
const porAudiencia = controllers.afiliacionPorAudiencia;

/**
 * Affiliation notices, families and their bases (spec R 7.2). The meaning of unnamed path values is assumed and given by
 * their names here; bodies and replies that the specification does not show are assumed from the shared entities.
 */
export const afiliacion = {
  insertar: post({
    controller: porAudiencia,
    path: '/InsertaPersonaPacienteNovedad',
    body: afiliacionForm,
    datos: parPersonaNovedad,
    success: 'La novedad se grabó correctamente.',
  }),
  /** IdEstadoProceso of the notice may be the next state: this is how an affiliation is declared and concluded. */
  modificar: post({
    controller: porAudiencia,
    path: '/ModificaPersonaPacienteNovedad',
    body: afiliacionForm,
    datos: notShown,
    success: 'La novedad se grabó correctamente.',
  }),
  /**
   * The form of a notice; without a notice (0), the form of the person, with the kind that an affiliation of this type would
   * have. Type and company 0 are ignored.
   */
  obtener: get({
    controller: porAudiencia,
    path: '/ObtienePersonaPacienteNovedad/:idPersona/:idPersonaNovedad/:idTipoNovedad/:idEmpresa',
    datos: z.nullable(personaPacienteNovedad),
  }),
  /** The whole notice as JSON text. */
  json: get({ controller, path: '/NovedadAfiliacionJson/:idPersonaNovedad', datos: assumed(json()) }),
  lista: ask({
    controller,
    path: '/ObtenerNovedadesAfiliacion',
    body: filtroAfiliacion,
    datos: z.array(filaAfiliacion),
  }),
  pasivosParaAfiliar: ask({
    controller,
    path: '/ObtieneAltasPasivoParaAfiliar',
    body: filtroParaAfiliar,
    datos: z.array(altaParaAfiliar),
  }),
  preocupacionalesParaAfiliar: ask({
    controller: porAudiencia,
    path: '/ObtieneAltasPreocuParaAfiliar',
    body: filtroParaAfiliar,
    datos: z.array(altaParaAfiliar),
  }),
  grupoFamiliar: get({ controller, path: '/ObtenerGrupoFamiliar/:idPersona', datos: z.array(familiar) }),
  grupoFamiliarEnEmpresa: get({
    controller: porAudiencia,
    path: '/ObtenerGrupoFamiliarXEmpresa/:idPersona/:idEmpresa',
    datos: z.array(familiar),
  }),
  persona: get({ controller, path: '/ObtieneDatosPersona/:idPersona', datos: z.nullable(basePersonas) }),
  personaPaciente: get({
    controller,
    path: '/ObtieneDatosPersonaPaciente/:idPersona',
    datos: z.nullable(pacientePorId),
  }),
  /** A person with the observation of her latest affiliation notice. */
  personaObservacion: ask({
    controller,
    path: '/ObtieneDatosPersonaObservacion/',
    body: assumed(z.looseObject({ IdPersona: z.number() })),
    datos: z.nullable(personaObservacion),
  }),
  tieneContratosSegVol: get({
    controller,
    path: '/TieneContratosVigenteSegVol/:idPersona/:idRegional',
    datos: assumed(z.boolean()),
  }),
  contratosSegVol: get({
    controller,
    path: '/ObtieneDatosContratosVigenteSegVol/:idPersona/:idRegional',
    datos: z.array(contratoSegVol),
  }),
};
