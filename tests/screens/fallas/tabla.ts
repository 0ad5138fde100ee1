import { avisosDePasivos, avisosDeTrabajadores } from './avisos.ts';
import { type Falla, fallasDe } from './fallas.ts';
import type { Formulario } from './formulario.ts';
import { ordenes } from './ordenes.ts';
import { bloques, ingreso, monitoreo, ocupacional } from './otros.ts';
import { parametros } from './parametros.ts';
import { personas } from './personas.ts';

/** Every write of the portal, by the test file that tests it. */
export const tabla = {
  avisos: avisosDeTrabajadores,
  pasivos: avisosDePasivos,
  ordenes,
  parametros,
  personas,
  otros: [...ocupacional, ...monitoreo, ...bloques, ...ingreso],
} as const satisfies Record<string, readonly Formulario[]>;
export type Parte = keyof typeof tabla;

const orden = Object.keys(tabla) as Parte[];

/** A form with its faults, and what its test is called. */
interface Fila {
  readonly titulo: string;
  readonly form: Formulario;
  readonly lista: readonly Falla[];
}

/** The forms of a part with the faults for each. */
export function filasDe(parte: Parte): readonly Fila[] {
  const before = orden.slice(0, orden.indexOf(parte)).reduce((n, each) => n + tabla[each].length, 0);
  const forms: readonly Formulario[] = tabla[parte];
  return forms.map((form, at) => ({
    titulo: `${form.ids ?? ''} ${form.nombre}`.trim(),
    form,
    lista: fallasDe(before + at),
  }));
}
