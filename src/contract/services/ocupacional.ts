import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, blob, fileByPost, get, post } from '../endpoint.ts';
import {
  candidatoOcupacional,
  examenOcupacional,
  filaOcupacional,
  filtroOcupacional,
  preOcupacionalInso,
  registroOcupacional,
} from '../entities/ocupacional.ts';
import { fecha, hecho, id, lista, text } from '../entities/wire.ts';
import { assumed, documented, rowId } from '../facts.ts';

const controller = controllers.ocupacional;
const porAudiencia = controllers.ocupacionalPorAudiencia;

const deNovedad = assumed(z.looseObject({ IdPersonaNovedad: z.number() }));
const dePersona = assumed(z.looseObject({ IdPersona: z.number() }));

/**
 * Occupational exams: list, registration and contents of an exam (spec R 2.8, 3.4, 7.7). The specification shows the list,
 * the candidates, the registration and the delete; every other body and reply is assumed from the records it is about.
 */
export const ocupacional = {
  listar: ask({
    controller: porAudiencia,
    path: '/OcupacionalListar/',
    body: filtroOcupacional,
    datos: z.array(filaOcupacional),
  }),
  /** The filter is the body itself; no document shows it wrapped in a key with its name. */
  candidatos: ask({
    controller: porAudiencia,
    path: '/OcupacionalListaXGenerar/',
    body: documented(
      'R 7.7',
      z.looseObject({
        IdEmpresa: z.number(),
        TipoOcupacional: z.enum(['P', 'T']),
        NombrePersona: z._default(z.string(), ''),
      }),
    ),
    datos: z.array(candidatoOcupacional),
  }),
  /** Datos: the ids of the exams, in the order of the list. */
  registrar: post({
    controller,
    path: '/OcupacionalRegistrar/',
    body: z.array(registroOcupacional),
    datos: assumed(lista(z.number())),
    success: 'Se registró correctamente el pre/post ocupacional.',
  }),
  /** Whether a person may be registered; if ok is false, the message says why not. */
  validarNovedad: ask({
    controller,
    path: '/OcupacionalValidarNovedad/',
    body: registroOcupacional,
    datos: assumed(z.boolean()),
  }),
  eliminar: post({
    controller,
    path: '/OcupacionalEliminar/',
    body: documented(
      'R 7.7',
      z.looseObject({
        IdEmpresa: z.number(),
        IdPersonaNovedad: z.number(),
        IdTipoNovedad: z.number(),
        IdPersonaEmpresa: z.number(),
        IdPersona: z.number(),
      }),
    ),
    datos: assumed(hecho()),
  }),
  personaBasico: ask({
    controller: porAudiencia,
    path: '/OcupacionalPersonaBasico/',
    body: dePersona,
    datos: assumed(
      z.looseObject({
        IdPersona: rowId(),
        NombreCompleto: text(),
        NumeroDocumento: text(),
        ComplementoDocumento: text(),
        FechaNacimiento: fecha(),
        Edad: id(),
        IdSexo: id(),
      }),
    ),
  }),
  empresaBasico: ask({
    controller: porAudiencia,
    path: '/OcupacionalEmpresaBasico/',
    body: assumed(z.looseObject({ IdEmpresa: z.number() })),
    datos: assumed(
      z.looseObject({ IdEmpresa: rowId(), IdEmpresaAnterior: text(), RazonSocial: text(), NumeroPatronal: text() }),
    ),
  }),
  pacienteBasico: ask({
    controller,
    path: '/OcupacionalPacienteBasico/',
    body: dePersona,
    datos: assumed(
      z.looseObject({
        IdPaciente: rowId(),
        IdPersona: id(),
        HistoriaClinica: text(),
        MatriculaTitular: text(),
        EstadoVigencia: text(),
      }),
    ),
  }),
  examenes: ask({
    controller: porAudiencia,
    path: '/OcupacionalExamenesSami/',
    body: deNovedad,
    datos: z.array(examenOcupacional),
  }),
  eliminarExamen: post({
    controller,
    path: '/OcupacionalEliminarExamen/',
    body: assumed(z.looseObject({ IdPersonaNovedad: z.number(), IdExamen: z.number() })),
    datos: assumed(hecho()),
    success: 'Se eliminó correctamente el examen.',
  }),
  concluir: post({
    controller,
    path: '/OcupacionalConcluido/',
    body: assumed(z.looseObject({ IdPersonaNovedad: z.number(), Resultado: z.string() })),
    datos: assumed(hecho()),
    success: 'Se concluyó correctamente el pre/post ocupacional.',
  }),
  /** Datos: the id of the exam. */
  registrarInso: post({
    controller,
    path: '/RegistrarPreOcupacionalInso/',
    body: preOcupacionalInso,
    datos: assumed(id()),
    success: 'Se registró correctamente el pre/post ocupacional.',
  }),
  modificarInso: post({
    controller,
    path: '/ModificarPreOcupacionalInso/',
    body: z.extend(preOcupacionalInso, { IdPersonaNovedad: z.number() }),
    datos: assumed(hecho()),
    success: 'El registro se modificó correctamente.',
  }),
  /** For a registration notice: whether its person has a valid pre-occupational exam. */
  altaValida: get({
    controller: porAudiencia,
    path: '/OcupacionalAltaValida/:idPersonaNovedad',
    datos: assumed(z.boolean()),
  }),
  /** For a person: whether an exam was ever concluded. */
  realizado: get({
    controller: porAudiencia,
    path: '/OcupacionalVerificaOcupacionalRealizado/:idPersona',
    datos: assumed(z.boolean()),
  }),
  /** The exam as PDF. */
  reporte: fileByPost({
    controller: controllers.reporteOcupacional,
    path: '/OcupacionalReporte/',
    body: deNovedad,
    datos: blob,
  }),
};
