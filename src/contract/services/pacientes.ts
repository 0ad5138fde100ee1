import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get } from '../endpoint.ts';
import { pacienteBuscado, pacientePorId } from '../entities/persona.ts';
import { id, text } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const encontrados = z.array(pacienteBuscado);
const busqueda = controllers.pacientes;
const porEmpresa = controllers.empPacientes;

/**
 * Insured persons (spec F 7.6). `rol` is the role in affiliation, 0 for any. The searches have a second form limited to a
 * company, used if the company id is not 0 (spec F 6).
 */
export const pacientes = {
  porId: get({
    controller: controllers.pacientesPorAudiencia,
    path: '/ObtieneXId/:idPersona',
    datos: z.nullable(pacientePorId),
  }),
  grupoFamiliar: get({
    controller: controllers.pacientesPorAudiencia,
    path: '/ObtenerGrupoFamiliar/:idPersona',
    datos: encontrados,
  }),
  porDocumento: get({ controller: busqueda, path: '/BuscarXDocumentoIdentidad/:term/:rol', datos: encontrados }),
  porNombre: get({ controller: busqueda, path: '/BuscarXNombre/:term/:rol', datos: encontrados }),
  porHistoriaClinica: get({ controller: busqueda, path: '/BuscarXHistoriaClinica/:term/:rol', datos: encontrados }),
  porMatricula: get({ controller: busqueda, path: '/BuscarXMatricula/:term/:rol', datos: encontrados }),
  porDocumentoEnEmpresa: get({
    controller: porEmpresa,
    path: '/BuscarXDocumentoIdentidad/:term/:idEmpresa/:rol',
    datos: encontrados,
  }),
  porNombreEnEmpresa: get({ controller: porEmpresa, path: '/BuscarXNombre/:term/:idEmpresa/:rol', datos: encontrados }),
  porHistoriaClinicaEnEmpresa: get({
    controller: porEmpresa,
    path: '/BuscarXHistoriaClinica/:term/:idEmpresa/:rol',
    datos: encontrados,
  }),
  porMatriculaEnEmpresa: get({
    controller: porEmpresa,
    path: '/BuscarXMatricula/:term/:idEmpresa/:rol',
    datos: encontrados,
  }),
  /** The search by the fields of the person-search dialog (spec F 2.6), assumed; '' and 0 mean any. */
  porDatos: ask({
    controller: busqueda,
    path: '/BuscarPersonaPaciente/',
    body: assumed(
      z.looseObject({
        IdTipoDocumento: id(),
        NumeroDocumento: text(),
        ComplementoDocumento: text(),
        FechaNacimiento: text(),
        ApellidoPaterno: text(),
        ApellidoMaterno: text(),
        Nombres: text(),
      }),
    ),
    datos: encontrados,
  }),
};
