import type { TextosDeVarios } from '#blocks/varios/UnoPorUnoDialog.tsx';

/** Texts of declaring several notices, loaded with its dialog. Its button says what the list's says. */
export const declararVariosMessages = {
  pregunta: (n) => (n === 1 ? 'Declarar 1 aviso' : `Declarar ${n} avisos`),
  quienes: 'Avisos que se declararán',
  haciendo: (at, n, name) => `Declarando ${at} de ${n}: ${name}`,
  continuar: (n) => (n === 1 ? 'Declarar el que falta' : `Declarar los ${n} que faltan`),
  alSalir: 'Se están declarando avisos. Si sale ahora, los que faltan no se declararán.',
  informe: 'Resultado de la declaración',
  resumen: (done, failed, left) => `Declarados: ${done}. No declarados: ${failed}. No se intentaron: ${left}.`,
  hechos: 'Declarados',
  noHechos: 'No declarados',
} satisfies Omit<TextosDeVarios, 'hacer'>;
