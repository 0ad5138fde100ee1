import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { ask, get } from '../endpoint.ts';
import { estadoProceso, filaNovedad, filtroNovedades, tipoNovedadItem } from '../entities/novedad.ts';
import { localidad, referencia } from '../entities/referencia.ts';

const controller = controllers.parametros;
const lista = z.array(referencia);

/** Reference lists (spec F 7.7). The meaning of the one path value is not shown: the portal sends 0 and expects the whole list. */
export const parametros = {
  tiposDocumentos: get({ controller, path: '/BuscarTiposDocumentos/:valor', datos: lista }),
  extensiones: get({ controller, path: '/BuscarExtencionesDocumentos/:valor', datos: lista }),
  sexos: get({ controller, path: '/BuscarSexos/:valor', datos: lista }),
  estadosCiviles: get({ controller, path: '/BuscarEstadoCiviles/:valor', datos: lista }),
  paises: get({ controller, path: '/BuscarPaises/:valor', datos: lista }),
  profesiones: get({ controller, path: '/BuscarProfesiones/:valor', datos: lista }),
  departamentos: get({ controller, path: '/BuscarDepartamento/:valor', datos: lista }),
  gradosInstruccion: get({ controller, path: '/BuscarGradosInstruccion/:valor', datos: lista }),
  localidades: get({ controller, path: '/BuscarLocalidades/:valor', datos: z.array(localidad) }),
  localidadPorId: get({ controller, path: '/BuscarLocalidadXId/:id', datos: z.nullable(localidad) }),
  estadosPorTipo: get({ controller, path: '/ListarEstadosProcesoPorTipoNovedadVM/:id', datos: z.array(estadoProceso) }),
  novedadPorId: get({ controller, path: '/ListarNovedadId/:id', datos: z.array(tipoNovedadItem) }),
  /** The notice list by filter (spec E 7.4). */
  listaNovedades: ask({
    controller,
    path: '/ListaNovedadesParametro/',
    body: filtroNovedades,
    datos: z.array(filaNovedad),
  }),
};
