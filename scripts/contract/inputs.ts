import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import * as services from '#contract/services/index.ts';
import type { Input } from './compare.ts';
import type { Declared } from './declared.ts';
import { type Facts, sample } from './facts.ts';

/** Called first and in this order. Their replies belong together and provide parameters for the other calls. */
export const opening = [
  services.accesosExternos.regionales,
  services.accesosExternos.empresas,
  services.accesosExternos.modulos,
  services.empresas.porIdAnterior,
  services.listaNovedades.porFiltro,
  services.personasNovedad.porId,
  services.pacientes.porId,
] as const satisfies readonly Endpoint[];

/** Kinds of notices whose calls need a notice of that kind. The first in each list is stored under the kind's name. */
export const kinds: Readonly<Record<string, number>> = {
  baja: tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE,
  transferencia: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
  altaPasivo: tipoNovedad.ALTA_PASIVO,
  bajaPasivo: tipoNovedad.BAJA_PASIVO,
};
const noticeOf = (kind: string) => ({ idPersona: `${kind} IdPersona`, idPersonaNovedad: `${kind} IdPersonaNovedad` });

/** Parameters and fields with unclear names, by call, with the name of what they mean. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'empresas.porId': { id: 'IdEmpresa' },
  'empresas.porIdAnterior': { id: 'concod' },
  'reportes.avisoBaja': noticeOf('baja'),
  'reportes.avisoTransferencia': noticeOf('transferencia'),
  'reportesPasivos.altaPasivo': noticeOf('altaPasivo'),
  'reportesPasivos.bajaPasivo': noticeOf('bajaPasivo'),
  'citasMedicas.reporte': {
    FechaInicio: 'hoy dd/mm',
    FechaDesde: 'hoy dd/mm',
    FechaFin: 'hoy dd/mm',
    FechaHasta: 'hoy dd/mm',
  },
  'bajaCotizante.calculoPlazo': { valor: 'hoy _' },
  'parametros.localidadPorId': { id: 'IdUbicacionDireccion' },
  'parametros.estadosPorTipo': { id: 'IdTipoNovedad' },
  'parametros.novedadPorId': { id: 'IdTipoNovedad' },
  'personasNovedad.porId': { id: 'IdPersonaNovedad' },
  'personasNovedad.porIdActual': { id: 'IdPersonaNovedad' },
  'tipoNovedad.padres': { ids: 'IdTipoNovedadPadre' },
  'tipoNovedad.hijos': { id: 'IdTipoNovedadPadre' },
  'tiposNovedad.recuperar': { id: 'IdTipoNovedad' },
  'relacionesParentesco.recuperar': { id: 'IdRelacionParentesco' },
  'relacionesParentesco.buscar': { id: 'IdRelacionParentesco' },
  'tiposAsegurado.recuperar': { id: 'IdTipoAsegurado' },
  'pacientes.porDocumento': { term: 'NumeroDocumento' },
  'pacientes.porNombre': { term: 'NombreCompleto' },
  'pacientes.porHistoriaClinica': { term: 'HistoriaClinica' },
  'pacientes.porMatricula': { term: 'MatriculaTitular' },
  'pacientes.porDocumentoEnEmpresa': { term: 'NumeroDocumento' },
  'pacientes.porNombreEnEmpresa': { term: 'NombreCompleto' },
  'pacientes.porHistoriaClinicaEnEmpresa': { term: 'HistoriaClinica' },
  'pacientes.porMatriculaEnEmpresa': { term: 'MatriculaTitular' },
};

/** The values for a call, or the name of the first unknown value. */
export function inputOf({ name, endpoint }: Declared, all: Facts): Input | string {
  const facts = all.of(endpoint.controller.others);
  const own = named[name] ?? {};
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, each = '']) => each);
  const missing = [...names, ...endpoint.query].find((each) => facts.get(own[each] ?? each) === undefined);
  if (missing !== undefined) return missing;
  const values = (list: readonly string[]) =>
    Object.fromEntries(list.map((each) => [each, facts.get(own[each] ?? each) ?? '']));
  const body = sample(endpoint.body, { get: (each) => facts.get(own[each] ?? each) });
  if (body !== undefined && !z.safeParse(endpoint.body, body).success) return 'the body';
  return { params: values(names), query: values(endpoint.query), body };
}
