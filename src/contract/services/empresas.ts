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
};
