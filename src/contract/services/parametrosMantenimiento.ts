import * as z from 'zod/mini';
import { controllers } from '../controllers.ts';
import { get, notShown, post } from '../endpoint.ts';
import {
  relacionParentesco,
  relacionParentescoForm,
  tipoAsegurado,
  tipoAseguradoParentesco,
} from '../entities/parametro.ts';
import { id } from '../entities/wire.ts';
import { assumed } from '../facts.ts';

const controller = controllers.parametros;
const parentescos = z.array(relacionParentesco);

/** Messages of the saves: id 0 means registered, any other id changed. */
export const guardado = {
  relacionParentesco: {
    registrado: 'La Relación de Parentesco se registró correctamente.',
    modificado: 'La Relación de Parentesco se modificó correctamente.',
  },
  tipoAsegurado: {
    registrado: 'El Tipo de Asegurado se registró correctamente.',
    modificado: 'El Tipo de Asegurado se modificó correctamente.',
  },
  tipoNovedad: {
    registrado: 'El Tipo de Novedad se registró correctamente.',
    modificado: 'El Tipo de Novedad se modificó correctamente.',
  },
} as const;

/**
 * Maintenance of kinship relations (spec R 7.1): only for the fund's staff. The services' own messages speak of insured types
 * here; the portal's message names the kinship (decision 64).
 */
export const relacionesParentesco = {
  listar: get({ controller, path: '/ListarRelacionesParentesco/', datos: parentescos }),
  recuperar: get({ controller, path: '/RecuperarRelacionParentesco/:id', datos: z.nullable(relacionParentesco) }),
  /** It is called a search, but takes an id. */
  buscar: get({ controller, path: '/BuscarRelacionParentescoVM/:id', datos: z.nullable(relacionParentesco) }),
  /** Datos is the id, assumed. */
  grabar: post({
    controller,
    path: '/GrabarRelacionParentecoVM',
    body: relacionParentescoForm,
    datos: assumed(id()),
    success: guardado.relacionParentesco.registrado,
  }),
  eliminar: post({
    controller,
    path: '/EliminarRelacionParentecoVM',
    body: assumed(z.looseObject({ IdRelacionParentesco: z.number() })),
    datos: notShown,
    success: 'La Relación de Parentesco se eliminó correctamente.',
  }),
  /** For the forms: the same list. */
  todas: get({ controller, path: '/ListaRelacionParentesco', datos: parentescos }),
  /** Kinships with which a person may be affiliated, without those of private persons. */
  deAfiliacion: get({ controller, path: '/RelacionParentescoAfiliacion', datos: parentescos }),
};

/** Maintenance of insured types (spec F 7.7, R 7.1): only for the fund's staff. */
export const tiposAsegurado = {
  recuperar: get({ controller, path: '/RecuperarTipoAsegurado/:id', datos: z.nullable(tipoAsegurado) }),
  /** Datos is the id, assumed. */
  grabar: post({
    controller,
    path: '/GrabarTipoAseguradoVM',
    body: tipoAsegurado,
    datos: assumed(id()),
    success: guardado.tipoAsegurado.registrado,
  }),
  eliminar: post({
    controller,
    path: '/EliminarTiposAseguradoVM',
    body: assumed(z.looseObject({ IdTiposAsegurado: z.number() })),
    datos: notShown,
    success: 'El Tipo de Asegurado se eliminó correctamente.',
  }),
  /** Every insured type with its kinships; no other call lists them. */
  conParentescos: get({
    controller,
    path: '/ListarTipoAseguradoAfiliadoParentesco',
    datos: z.array(tipoAseguradoParentesco),
  }),
};
