import { tipoNovedad, tipoPasivo } from '#contract/enumerations.ts';

/** Algorithm, retirement, resolution and dependant register the same notice; these things differ (spec R 2.3, 4.1, 5.2). */
export interface VarianteAltaPasivo {
  readonly key: string;
  readonly idTipo: number;
  readonly noveltyName: string;
  /** With its article, for the question before saving. */
  readonly nombre: string;
  /** The kind of retiree the notice makes, and how people read it. */
  readonly tipoPasivo: number;
  readonly tipoPasivoNombre: string;
  /** Who retires was insured: with a clinical history (spec R 5.2). */
  readonly conHistoria?: true;
}

/** By the calculator, which says whose retiree somebody is. */
export const porAlgoritmo: VarianteAltaPasivo = {
  key: 'alta-pasivo-algoritmo',
  idTipo: tipoNovedad.ALTA_PASIVO_POR_ALGORITMO,
  noveltyName: 'Alta de pasivo por algoritmo',
  nombre: 'el alta de pasivo por algoritmo',
  tipoPasivo: tipoPasivo.invalidez,
  tipoPasivoNombre: 'Invalidez',
};

/** By retirement of somebody the fund insured. */
export const porJubilacion: VarianteAltaPasivo = {
  key: 'alta-pasivo-jubilacion',
  idTipo: tipoNovedad.ALTA_PASIVO_POR_JUBILACION,
  noveltyName: 'Alta de pasivo por jubilación',
  nombre: 'el alta de pasivo por jubilación',
  tipoPasivo: tipoPasivo.vejez,
  tipoPasivoNombre: 'Vejez',
  conHistoria: true,
};

/** By a resolution. */
export const porResolucion: VarianteAltaPasivo = {
  key: 'alta-pasivo-resolucion',
  idTipo: tipoNovedad.ALTA_PASIVO_POR_RESOLUCION,
  noveltyName: 'Alta de pasivo por resolución',
  nombre: 'el alta de pasivo por resolución',
  tipoPasivo: tipoPasivo.vejez,
  tipoPasivoNombre: 'Vejez',
};

/** As the dependant of a holder who died. */
export const porDerechoHabiente: VarianteAltaPasivo = {
  key: 'alta-pasivo-derecho-habiente',
  idTipo: tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE,
  noveltyName: 'Alta de derecho habiente',
  nombre: 'el alta de derecho habiente',
  tipoPasivo: tipoPasivo.derechoHabiente,
  tipoPasivoNombre: 'Derecho habiente',
};
