import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get } from '../endpoint.ts';
import { empresa } from '../entities/referencia.ts';

/** Companies (spec F 7.3). */
export const empresas = {
  porId: get({ controller: controllers.empresasPorAudiencia, path: '/ObtieneXId/:id', datos: z.nullable(empresa) }),
  /** Translates the sign-in services' company code into IdEmpresa, once after the company is chosen (decision 17). */
  porIdAnterior: get({
    controller: controllers.empresas,
    path: '/BuscaEmpresaXIdAnterior/:id',
    datos: z.nullable(empresa),
  }),
  /** Companies in a regional by their state; the forms ask for ACTIVO (spec R 9). Path values are not named. */
  deRegional: get({
    controller: controllers.empresas,
    path: '/BuscaEmpresas/:idRegional/:estado',
    datos: z.array(empresa),
  }),
  /** Companies of a regional that have retirees there. */
  conPasivos: get({
    controller: controllers.empresas,
    path: '/ObtieneEmpresasSectorPasivo/:idRegional',
    datos: z.array(empresa),
  }),
  /** By the older id, with or without its leading zeros. */
  porIdHistorico: get({
    controller: controllers.empresas,
    path: '/ObtieneEmpresaXIdHistorico/:id',
    datos: z.nullable(empresa),
  }),
  porNumeroPatronal: get({
    controller: controllers.empresas,
    path: '/ObtieneEmpresaXNumeroPatronal/:numeroPatronal/:idRegional',
    datos: z.nullable(empresa),
  }),
  /** The head office of a company that works in a regional. Path values are not named. */
  padre: get({
    controller: controllers.empresas,
    path: '/ObtienePadreXId/:id/:idRegional/:estado',
    datos: z.nullable(empresa),
  }),
};
