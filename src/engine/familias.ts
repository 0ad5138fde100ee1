import { tipoNovedad } from '#contract/enumerations.ts';
import type { RouteName } from '#lib/routes.ts';

export interface FamiliaDeAvisos {
  readonly id: string;
  readonly label: string;
  /** Screen that opens its notices. */
  readonly edit: RouteName;
  /** Parent types with what a list of them is called. */
  readonly tipos: readonly { readonly id: number; readonly label: string }[];
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
];

/** The family a parent type belongs to; undefined for types nobody reviews. */
export const familiaDe = (idTipoPadre: number): FamiliaDeAvisos | undefined =>
  familias.find((familia) => familia.tipos.some((tipo) => tipo.id === idTipoPadre));
