import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get } from '../endpoint.ts';
import {
  centroAtencion,
  estadoDeProceso,
  parametroGeneral,
  parametroRegional,
  tipoBeneficiarioItem,
} from '../entities/parametro.ts';
import { localidad, referencia } from '../entities/referencia.ts';
import { lista as listaDe, text } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.parametros;
const lista = z.array(referencia);

/**
 * Reference lists (spec F 7.7). The meaning of the only path value is not shown. Assumed: 0 or an underscore means the whole
 * list, another number an id, anything else a search text.
 */
export const parametros = {
  tiposDocumentos: get({ controller, path: '/BuscarTiposDocumentos/:valor', datos: lista }),
  extensiones: get({ controller, path: '/BuscarExtencionesDocumentos/:valor', datos: lista }),
  sexos: get({ controller, path: '/BuscarSexos/:valor', datos: lista }),
  generos: get({ controller, path: '/BuscarGeneros/:valor', datos: lista }),
  estadosCiviles: get({ controller, path: '/BuscarEstadoCiviles/:valor', datos: lista }),
  paises: get({ controller, path: '/BuscarPaises/:valor', datos: lista }),
  profesiones: get({ controller, path: '/BuscarProfesiones/:valor', datos: lista }),
  departamentos: get({ controller, path: '/BuscarDepartamento/:valor', datos: lista }),
  gradosInstruccion: get({ controller, path: '/BuscarGradosInstruccion/:valor', datos: lista }),
  lugaresFallecimiento: get({ controller, path: '/ObtenerLugarFallecimiento/:valor', datos: lista }),
  especialidades: get({ controller, path: '/ListaEspecialidades/:valor', datos: lista }),
  /** The value is assumed to be the regional. */
  centrosAtencion: get({ controller, path: '/ListaCentrosAtencion/:valor', datos: z.array(centroAtencion) }),
  localidades: get({ controller, path: '/BuscarLocalidades/:valor', datos: z.array(localidad) }),
  localidadPorId: get({ controller, path: '/BuscarLocalidadXId/:id', datos: z.nullable(localidad) }),
  localidadesPorNombre: get({ controller, path: '/BuscarLocalidadXNombre/:nombre', datos: z.array(localidad) }),

  tiposPasivo: get({ controller, path: '/ListarTiposPasivo', datos: lista }),
  tiposInhabilitacion: get({ controller, path: '/ListarTiposInhabilitacion', datos: lista }),
  tiposRecienNacido: get({ controller, path: '/ObtenerTiposRecienNacido', datos: lista }),
  tiposBeneficiario: get({ controller, path: '/ListaTipoBeneficiario', datos: z.array(tipoBeneficiarioItem) }),
  /** The short lists by name, in one reply. */
  parametricas: get({
    controller,
    path: '/Parametricas',
    datos: z.array(assumed(z.looseObject({ Nombre: text(), Valores: listaDe(referencia) }))),
  }),
  /** A setting by id or by part of its name (spec F 9). */
  parametroGeneral: get({ controller, path: '/ParametroGeneral/:valor', datos: z.array(parametroGeneral) }),
  /** Body assumed: the parameter and the regional. */
  parametroRegional: ask({
    controller,
    path: '/ParametroRegionalRecuperaXId',
    body: assumed(z.looseObject({ IdParametro: z.number(), IdRegional: z.number() })),
    datos: z.nullable(parametroRegional),
  }),

  /** The states of a process, by its notice type's id or its name, such as OCUPACIONAL (spec R 7.1). */
  estadosPorProceso: get({ controller, path: '/BuscarEstadoProcesos/:processType', datos: z.array(estadoDeProceso) }),
  estadosTodos: get({ controller, path: '/EstadoProcesoTodos', datos: z.array(estadoDeProceso) }),
  /** Body assumed: part of a state's name, '' for all. */
  estados: ask({
    controller,
    path: '/ListarEstadoProcesos',
    body: assumed(z.looseObject({ Nombre: z.string() })),
    datos: z.array(estadoDeProceso),
  }),
};
