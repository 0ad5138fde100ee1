import { audience } from '#client/session.ts';
import { fill } from '#lib/texts.ts';
import { ordenPago as textos } from './messages.ts';
import { hechoPropio, listadoNovedades, listadoPropio, ordenForm, ordenFormPropia } from './messagesForm.ts';
import { titulo, tituloPropio } from './titles.ts';

/** '1 novedad', '3 novedades'. */
export const cuantas = (n: number): string => (n === 1 ? textos.unaNovedad : fill(textos.novedades, { n }));

const propia: Readonly<Record<keyof typeof ordenForm, string>> = { ...ordenForm, ...ordenFormPropia };

/** The texts of the form, in the words of its reader. */
export const textosDeForm = () => (audience() === 'insured' ? propia : ordenForm);

/** The text when a call on the order is done; none if it is the call's own. */
export const hechoDe = (llamada: keyof typeof hechoPropio): string | undefined =>
  audience() === 'insured' ? hechoPropio[llamada] : undefined;

const listadoDeAsegurado: Readonly<Record<keyof typeof listadoNovedades, string>> = {
  ...listadoNovedades,
  ...listadoPropio,
};

/** The texts of the dialog that adds what is paid. */
export const textosDeListado = () => (audience() === 'insured' ? listadoDeAsegurado : listadoNovedades);

/** The heading of the list, in the words of its reader. */
export const tituloDeLista = (): string => (audience() === 'insured' ? tituloPropio : titulo);
