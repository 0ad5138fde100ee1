import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { isRouteName, type RouteName } from '#lib/routes.ts';

export interface FamiliaDeAvisos {
  readonly id: string;
  readonly label: string;
  /** Screen that opens its notices. */
  readonly edit: RouteName;
  /** The types its forms go by, with what a list of them is called. */
  readonly tipos: readonly { readonly id: number; readonly label: string }[];
  /** A type whose states count where its own type lacks one: the specification names no other (spec R 3.8). */
  readonly estadosDeRespaldo?: number;
}

/** The families of notices the staff reviews, each with the screen that opens it (spec E 1, E 2). */
export const familias: readonly FamiliaDeAvisos[] = [
  {
    id: 'alta',
    label: 'Altas',
    edit: 'aviso-alta-editar',
    tipos: [
      { id: tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE, label: 'Altas de cotizantes' },
      { id: tipoNovedad.NOVEDAD_PASANTE_ALTA, label: 'Altas de pasantes' },
      { id: tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, label: 'Altas de voluntarios' },
    ],
  },
  {
    id: 'baja',
    label: 'Bajas',
    edit: 'aviso-baja-editar',
    tipos: [
      { id: tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE, label: 'Bajas de cotizantes' },
      { id: tipoNovedad.NOVEDAD_PASANTE_BAJA, label: 'Bajas de pasantes' },
      { id: tipoNovedad.NOVEDAD_VOLUNTARIADO_BAJA, label: 'Bajas de voluntarios' },
    ],
  },
  {
    id: 'transferencia',
    label: 'Transferencias',
    edit: 'aviso-transferencia-editar',
    tipos: [{ id: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE, label: 'Transferencias' }],
  },
  {
    id: 'alta-pasivo',
    label: 'Altas de pasivos',
    edit: 'aviso-alta-pasivo-editar',
    tipos: [
      { id: tipoNovedad.ALTA_PASIVO_POR_ALGORITMO, label: 'Altas de pasivos por algoritmo' },
      { id: tipoNovedad.ALTA_PASIVO_POR_JUBILACION, label: 'Altas de pasivos por jubilación' },
      { id: tipoNovedad.ALTA_PASIVO_POR_RESOLUCION, label: 'Altas de pasivos por resolución' },
      { id: tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE, label: 'Altas de derecho habientes' },
    ],
  },
  {
    id: 'baja-pasivo',
    label: 'Bajas de pasivos',
    edit: 'aviso-baja-pasivo-editar',
    tipos: [{ id: tipoNovedad.BAJA_PASIVO, label: 'Bajas de pasivos' }],
  },
  {
    id: 'transferencia-pasivo',
    label: 'Transferencias de pasivos',
    edit: 'aviso-transferencia-pasivo-editar',
    tipos: [{ id: tipoNovedad.TRANSFERENCIA_PASIVO, label: 'Transferencias de pasivos' }],
    estadosDeRespaldo: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
  },
];

/** What of a row says its type. */
export type FilaConTipo = Pick<FilaNovedad, 'IdTipoNovedadPadre'> & Partial<Pick<FilaNovedad, 'IdTipoNovedad'>>;

/** The type a notice's form goes by, from a row of the lists: its own where a form stands for it alone, otherwise its parent. */
export const tipoDeFila = ({ IdTipoNovedad = 0, IdTipoNovedadPadre }: FilaConTipo): number =>
  familiaDe(IdTipoNovedad) ? IdTipoNovedad : IdTipoNovedadPadre;

/** The family a type belongs to; undefined for types nobody reviews. */
export const familiaDe = (idTipo: number): FamiliaDeAvisos | undefined =>
  familias.find((familia) => familia.tipos.some((tipo) => tipo.id === idTipo));

/** The screen that lists a family's notices: named after its form, as all of them are (spec F 2.1). */
export function listaDe({ edit }: FamiliaDeAvisos): RouteName {
  const list = edit.replace(/-editar$/, '-admin');
  return isRouteName(list) ? list : edit;
}
