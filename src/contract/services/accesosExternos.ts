import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { acceso, empresaUsuario, modulo, regional } from '../entities/sesion.ts';

const controller = controllers.accesosExternos;

/** The choices and accesses of a user (spec F 7.1). The casing of the query names is the services'. */
export const accesosExternos = {
  regionales: get({ controller, path: '/RegionalesXUsuario', query: ['IdUsuario'], datos: z.array(regional) }),
  empresas: get({
    controller,
    path: '/EmpresasXUsuarioRegional',
    query: ['idUsuarioRegional'],
    datos: z.array(empresaUsuario),
  }),
  modulos: get({
    controller,
    path: '/ModulosXUsuarioRegionalEmpresa',
    query: ['IdUsuarioRegionalEmpresa'],
    datos: z.array(modulo),
  }),
  menu: get({
    controller,
    path: '/FormulariosMenuXUsuario',
    query: ['IdRegional', 'IdSistema'],
    datos: z.array(acceso),
  }),
};
