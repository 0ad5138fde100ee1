import type { Referencia } from '#contract/entities/referencia.ts';
import {
  listaParametrica,
  parentesco,
  rolAfiliacion,
  tipoAsegurado,
  tipoBeneficiario,
} from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { parametros } from '#contract/services/parametros.ts';
import { fold } from '#lib/texts.ts';
import { ajustes, parametrosRegionales } from '../db/ajustes.ts';
import type { Database } from '../db/database.ts';
import { localidades, referencias } from '../db/referencias.ts';
import * as facturacion from '../db/referenciasFacturacion.ts';
import * as medicas from '../db/referenciasMedicas.ts';
import { sinAcceso } from '../refusal.ts';
import { exigeUsuario, papel } from '../rules/access.ts';
import { estadosDeProcesos, estadosDeTipo, procesoDeTipo } from '../rules/catalogo.ts';
import { filtrarNovedades } from '../rules/novedadLista.ts';
import { buscado, choose } from '../rules/parametros.ts';
import { itemDe } from '../rules/tiposNovedad.ts';
import { number, type Services, serve } from '../serve.ts';

/** Reference lists, states, settings and the notice list (spec F 7.7, E 7.4). */
export function serveParametros(at: Services): void {
  serveLists(at);
  servePlaces(at);
  serveSettings(at);
  serveStates(at);
  serve(at, listaNovedades.novedadPorId, ({ params, db }) => {
    const tipo = db.tiposNovedad.get(number(params.id, 'id'));
    return tipo ? [itemDe(tipo)] : [];
  });
  serve(at, listaNovedades.porFiltro, ({ body, db, sesion }) => filtrarNovedades(db, sesion, body));
}

function serveLists(at: Services): void {
  const lists = [
    [parametros.tiposDocumentos, referencias.tiposDocumentos],
    [parametros.extensiones, referencias.extensiones],
    [parametros.sexos, referencias.sexos],
    [parametros.generos, medicas.generos],
    [parametros.estadosCiviles, referencias.estadosCiviles],
    [parametros.paises, referencias.paises],
    [parametros.profesiones, referencias.profesiones],
    [parametros.departamentos, referencias.departamentos],
    [parametros.gradosInstruccion, referencias.gradosInstruccion],
    [parametros.lugaresFallecimiento, medicas.lugaresFallecimiento],
    [parametros.especialidades, medicas.especialidades],
  ] as const;
  for (const [endpoint, list] of lists) serve(at, endpoint, ({ params }) => choose<Referencia>(list, params.valor));
  serve(at, parametros.tiposPasivo, () => medicas.tiposPasivo);
  serve(at, parametros.tiposInhabilitacion, () => medicas.tiposInhabilitacion);
  serve(at, parametros.tiposRecienNacido, () => [...medicas.tiposRecienNacido]);
  serve(at, parametros.tiposBeneficiario, ({ db }) => tiposBeneficiario(db));
}

function servePlaces(at: Services): void {
  serve(at, parametros.localidades, ({ params }) => choose(localidades, params.valor));
  serve(at, parametros.localidadPorId, ({ params }) => {
    const id = number(params.id, 'id');
    return localidades.find((l) => l.Id === id) ?? null;
  });
  serve(at, parametros.localidadesPorNombre, ({ params }) =>
    localidades.filter((l) => fold(l.Descripcion).includes(buscado(params.nombre))),
  );
  serve(at, parametros.centrosAtencion, ({ params: { valor } }) =>
    /^[1-9]\d*$/.test(valor)
      ? medicas.centrosAtencion.filter((c) => c.IdRegional === Number(valor))
      : choose(medicas.centrosAtencion, valor),
  );
}

/**
 * Affiliation types: holders are affiliated themselves, families through them. The specification does not show the numbers.
 */
const [AFILIADO, NO_AFILIADO] = [1, 2] as const;

/** Beneficiary types of active workers with their own number (spec E 5.7). Their families have the number of the kinship. */
const propios: Readonly<Record<number, number>> = {
  [parentesco.titular]: tipoBeneficiario.cotizante,
  [parentesco.pasante]: tipoBeneficiario.pasante,
  [parentesco.voluntariado]: tipoBeneficiario.voluntario,
};

const idDeBeneficiario = (idTipoAsegurado: number, idParentesco: number): number =>
  idTipoAsegurado === tipoAsegurado.activo && idParentesco <= parentesco.voluntariado
    ? (propios[idParentesco] ?? idParentesco)
    : idTipoAsegurado * 100 + idParentesco;

/** The beneficiary types: each insured type with each kinship it allows (spec R 5.8). */
function tiposBeneficiario(db: Database) {
  return db.tiposAsegurado.all().flatMap(({ IdTiposAsegurado, Descripcion, Parentescos }) =>
    Parentescos.flatMap((id) => db.parentescos.get(id) ?? []).map((p) => ({
      Id: idDeBeneficiario(IdTiposAsegurado, p.IdRelacionParentesco),
      Descripcion: `${p.Descripcion} (${Descripcion})`,
      IdTipoAfiliacion: p.IdRolAfiliacion === rolAfiliacion.beneficiario ? NO_AFILIADO : AFILIADO,
      IdTipoAsegurado: IdTiposAsegurado,
      IdGrupoTipoAsegurado: p.IdRolAfiliacion,
      IdRelacionParentesco: p.IdRelacionParentesco,
    })),
  );
}

function parametricas(db: Database): { Nombre: string; Valores: Referencia[] }[] {
  const group = (Nombre: string, list: readonly Referencia[]) => ({ Nombre, Valores: [...list] });
  return [
    group(
      'TIPOS_ASEGURADO',
      db.tiposAsegurado.all().map((t) => ({ Id: t.IdTiposAsegurado, Descripcion: t.Descripcion })),
    ),
    group(
      'RELACIONES_PARENTESCO',
      db.parentescos.all().map((p) => ({ Id: p.IdRelacionParentesco, Descripcion: p.Descripcion })),
    ),
    group(listaParametrica.rolesAfiliacion, medicas.rolesAfiliacion),
    group('TIPOS_PASIVO', medicas.tiposPasivo),
    group('TIPOS_INHABILITACION', medicas.tiposInhabilitacion),
    group('MULTIPLICIDADES', medicas.multiplicidades),
    group('TIPOS_CARNET', medicas.tiposCarnet),
    group('CANALES', medicas.canales),
    group(listaParametrica.actividades, facturacion.actividades),
    group(listaParametrica.productosSiat, facturacion.productosSiat),
    group(listaParametrica.unidadesMedida, facturacion.unidadesMedida),
  ];
}

function serveSettings(at: Services): void {
  serve(at, parametros.parametricas, ({ db }) => parametricas(db));
  serve(at, parametros.parametroGeneral, ({ params: { valor } }) =>
    choose(
      ajustes.map((a) => ({ ...a, Id: a.IdParametro, Descripcion: a.Nombre })),
      valor,
    ).map(({ IdParametro, Nombre, Valor }) => ({ IdParametro, Nombre, Valor })),
  );
  /** Staff may read any regional's parameters, others only their own regional's. */
  serve(at, parametros.parametroRegional, ({ body, sesion }) => {
    exigeUsuario(sesion);
    const { IdParametro, IdRegional } = body;
    if (papel(sesion) !== 'caja' && IdRegional !== sesion.idRegional) throw sinAcceso();
    return parametrosRegionales.find((p) => p.IdParametro === IdParametro && p.IdRegional === IdRegional) ?? null;
  });
}

function serveStates(at: Services): void {
  serve(at, parametros.estadosPorProceso, ({ params: { processType }, db }) => {
    if (/^[1-9]\d*$/.test(processType)) return procesoDeTipo(db, Number(processType));
    const name = processType === '0' ? '' : buscado(processType).replaceAll('_', ' ');
    return estadosDeProcesos(db).filter((e) => fold(e.Proceso).includes(name));
  });
  serve(at, parametros.estadosTodos, ({ db }) => estadosDeProcesos(db));
  serve(at, parametros.estados, ({ body, db }) =>
    estadosDeProcesos(db).filter((e) => fold(e.Nombre).includes(buscado(body.Nombre))),
  );
  serve(at, listaNovedades.estadosPorTipo, ({ params, db }) =>
    estadosDeTipo(db, number(params.id, 'id')).map(({ IdEstadoProceso, Nombre, ColorLetra, ColorFondo }) => ({
      IdEstadoProceso,
      Nombre,
      ColorLetra,
      ColorFondo,
    })),
  );
}
