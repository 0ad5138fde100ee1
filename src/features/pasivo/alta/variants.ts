import { tipoNovedad, tipoPasivo } from '#contract/enumerations.ts';

/** How the registrations by algorithm, retirement, resolution and as a dependant differ (spec R 2.3, 4.1, 5.2). */
export interface VarianteAltaPasivo {
  readonly key: string;
  readonly idTipo: number;
  readonly noveltyName: string;
  /** With its article, for the question before saving. */
  readonly nombre: string;
  /** The kind of retiree the notice registers, and its label. */
  readonly tipoPasivo: number;
  readonly tipoPasivoNombre: string;
  /** A person who retires was insured, so they must have a clinical history (spec R 5.2). */
  readonly conHistoria?: true;
}

/** By the calculator, which says which fund a retiree belongs to. */
export const porAlgoritmo: VarianteAltaPasivo = {
  key: 'alta-pasivo-algoritmo',
  idTipo: tipoNovedad.ALTA_PASIVO_POR_ALGORITMO,
  noveltyName: 'Alta de pasivo por algoritmo',
  nombre: 'el alta de pasivo por algoritmo',
  tipoPasivo: tipoPasivo.invalidez,
  tipoPasivoNombre: 'Invalidez',
};

/** By retirement of a person the fund insured. */
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
  noveltyName: 'Alta de pasivo por derecho habiente',
  nombre: 'el alta de pasivo por derecho habiente',
  tipoPasivo: tipoPasivo.derechoHabiente,
  tipoPasivoNombre: 'Derecho habiente',
};
