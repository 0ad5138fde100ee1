import type { Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { padreDe } from './tipos.ts';

type Plan = readonly [idRequisito: number, Nombre: string, Extension: string, TamanioMb: number, Requerido: boolean];

/** Separators and dots vary on purpose, because the services write them like this (decision 41). */
const fotografia: Plan = [requisitoFotografia, 'FOTOGRAFIA_PERSONA_REGISTRO', 'JPG, JPEG, PNG', 2, true];
const documento: Plan = [3, 'DOCUMENTO DE IDENTIDAD', '.pdf;.jpg;.png', 5, true];
const contrato: Plan = [4, 'CONTRATO DE TRABAJO', 'pdf', 10, false];
const convenio: Plan = [6, 'CONVENIO INSTITUCIONAL', 'PDF', 10, true];
const retiro: Plan = [7, 'CARTA DE RETIRO O RENUNCIA', 'pdf|jpg|png', 5, true];
const resolucion: Plan = [8, 'RESOLUCIÓN', 'PDF', 10, true];
const defuncion: Plan = [9, 'CERTIFICADO DE DEFUNCIÓN', 'pdf jpg png', 5, true];
const nacimiento: Plan = [10, 'CERTIFICADO DE NACIMIENTO', 'pdf jpg png', 5, false];

const planes: ReadonlyMap<number, readonly Plan[]> = new Map([
  [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE, [fotografia, documento, contrato]],
  [tipo.NOVEDAD_PASANTE_ALTA, [fotografia, documento, convenio]],
  [tipo.NOVEDAD_VOLUNTARIADO_ALTA, [fotografia, documento, convenio]],
  [tipo.AVISO_COTIZANTE_BAJA_COTIZANTE, [fotografia, retiro]],
  [tipo.NOVEDAD_PASANTE_BAJA, [fotografia, retiro]],
  [tipo.NOVEDAD_VOLUNTARIADO_BAJA, [fotografia, retiro]],
  [tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, [fotografia]],
  [tipo.ALTA_PASIVO, [fotografia, documento, resolucion, nacimiento]],
  [tipo.BAJA_PASIVO, [fotografia, defuncion]],
  [tipo.TRANSFERENCIA_PASIVO, [fotografia]],
]);

/** The requirements of the parent types in the seed. The current requirements are in the database (rules/catalogo.ts). */
export const requisitosIniciales: readonly Requisito[] = [...planes].flatMap(([IdTipoNovedad, plan]) =>
  plan.map(([IdRequisito, Nombre, Extension, TamanioMb, Requerido]) => ({
    Extension,
    IdRequisito,
    IdRequisitoTipoNovedad: IdTipoNovedad * 100 + IdRequisito,
    IdTipoNovedad,
    Nombre,
    Requerido,
    TamanioMb,
  })),
);

/** The requirements of a type in the seed. A child type has the requirements of its parent. */
export const requisitosDe = (idTipoNovedad: number): Requisito[] =>
  requisitosIniciales
    .filter((requisito) => requisito.IdTipoNovedad === padreDe(idTipoNovedad))
    .map((requisito) => ({ ...requisito, IdTipoNovedad: idTipoNovedad }));
