import type { Estado } from '#contract/enumerations.ts';

/** The states in which the employer still has to declare a notice. Paying it does not declare it (spec E 4, decision 9). */
export const sinDeclarar = ['registrado', 'pagado'] as const satisfies readonly Estado[];

/** The states in which a notice waits for the employer: to be corrected or to be declared (decisions 146 and 190). */
export const porAtender = ['observado', ...sinDeclarar] as const satisfies readonly Estado[];

/** True in a state in which the notice still has to be declared. */
export const faltaDeclarar = (estado: Estado | null): boolean => sinDeclarar.some((one) => one === estado);
