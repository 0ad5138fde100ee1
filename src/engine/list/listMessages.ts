import type { TextosDeVarios } from '#blocks/varios/UnoPorUnoDialog.tsx';

const declararN = (n: number) => `Declarar ${n}`;

/** Texts of the notice lists (spec E 2.1; messages.tsv). */
export const listadoMessages = {
  tipo: 'Tipo de novedad',
  estado: 'Estado',
  elijaTipo: 'Elija antes el tipo de novedad.',
  sinEstados: 'No se pudieron leer los estados.',
  desde: 'Fecha desde',
  hasta: 'Fecha hasta',
  todos: 'Todos',
  porEstado: 'Mostrar por estado',
  editar: (name: string) => `Editar aviso de ${name}`,
  ver: (name: string) => `Ver aviso de ${name}`,
  noConsultado: (tipos: string) => `No se pudo consultar: ${tipos}.`,
  rangoLargo: 'Son demasiados avisos para mostrarlos con rapidez: elija un rango de fechas más corto.',
  declararN,
  declararUnoPorUno: {
    pregunta: (n) => (n === 1 ? 'Declarar 1 aviso' : `Declarar ${n} avisos`),
    quienes: 'Avisos que se declararán',
    hacer: declararN,
    haciendo: (at, n, name) => `Declarando ${at} de ${n}: ${name}`,
    continuar: (n) => (n === 1 ? 'Declarar el que falta' : `Declarar los ${n} que faltan`),
    alSalir: 'Se están declarando avisos. Si sale ahora, los que faltan no se declararán.',
    informe: 'Resultado de la declaración',
    resumen: (done, failed, left) => `Declarados: ${done}. No declarados: ${failed}. No se intentaron: ${left}.`,
    hechos: 'Declarados',
    noHechos: 'No declarados',
  } satisfies TextosDeVarios,
  agregarAOrden: (n: number) => (n === 1 ? 'Agregar 1 a una orden de pago' : `Agregar ${n} a una orden de pago`),
  acciones: 'Acciones',
  filtros: 'Filtros',
  buscarDesde: (fecha: string) => `Buscar desde ${fecha}`,
} as const;
