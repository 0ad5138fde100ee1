import { general } from '#messages/general.ts';

/** Texts of deciding a notice, and of what happens to a decision. */
export const decidirMessages = {
  barra: 'Decisiones por enviar',
  hecho: { aceptar: 'Aceptado', observar: 'Observado' },
  deshacer: 'Deshacer',
  deshacerDe: (nombre: string) => `Deshacer la decisión sobre ${nombre}`,
  enviando: 'Enviando',
  enFila: 'Por enviar',
  seEnviaEn: (segundos: number) => (segundos === 1 ? 'Se envía en 1 segundo' : `Se envía en ${segundos} segundos`),
  enPausa: 'En pausa',
  noSeHizo: { aceptar: 'No se aceptó', observar: 'No se observó' },
  noSeEnvio: 'No se envió',
  entendido: 'Entendido',
  yaNoDeclarado: 'El aviso ya no está declarado.',
  sinEnviar: (n: number) => (n === 1 ? 'Sin enviar: 1 decisión' : `Sin enviar: ${n} decisiones`),
  sinEnviarDetalle: 'Los avisos siguen declarados. Envíe cada decisión o descártela.',
  enviar: 'Enviar',
  enviarDe: (nombre: string) => `Enviar la decisión sobre ${nombre}`,
  descartarDe: (nombre: string) => `Descartar la decisión sobre ${nombre}`,
  reintentarDe: (nombre: string) => `Reintentar la decisión sobre ${nombre}`,
  reparos: 'Antes de aceptarlo, considere:',
  preferencia: 'Tiempo para deshacer',
  preferenciaAyuda: 'Cuánto espera una decisión antes de enviarse. La espera se detiene mientras usa la barra.',
  segundos: (n: number) => `${n} segundos`,
  preguntar: 'Preguntar siempre',
} as const;

/** Texts of accepting several notices at once. */
export const variosDelRevisorMessages = {
  titulo: 'Aceptar varios',
  vacio: 'No hay avisos por revisar en esta lista.',
  explicacion: (n: number) =>
    n > 50
      ? 'Se muestran los 50 avisos que más esperan. Solo se eligen los que coinciden en todo.'
      : 'Solo se eligen los avisos que coinciden en todo.',
  comprobar: (n: number) => (n === 1 ? 'Comprobar 1 aviso' : `Comprobar ${n} avisos`),
  detener: 'Detener',
  avance: 'Avance de la comprobación',
  avisos: 'Avisos por aceptar',
  sinComprobar: 'Sin comprobar',
  comprobando: 'Comprobando…',
  coincide: 'Coincide en todo',
  noSeComprobo: (motivo: string) => `No se pudo comprobar. ${motivo}`,
  resumen: (hechos: number, n: number, verdes: number, elegidos: number) =>
    `Comprobados: ${hechos} de ${n}. Coinciden: ${verdes}. Elegidos: ${elegidos}.`,
  elegirTodos: (n: number) => (n === 1 ? 'Elegir el que coincide' : `Elegir los ${n} que coinciden`),
  quitarEleccion: 'Quitar la elección',
  aceptar: (n: number) => (n === 0 ? 'Aceptar' : `Aceptar ${n}`),
  pregunta: (n: number) => `¿Desea aceptar ${n} avisos?`,
  consecuencia: 'Se envían uno tras otro, sin tiempo para deshacer.',
  unoPorUno: {
    quienes: 'Avisos que se aceptarán',
    hacer: () => general.aceptar,
    haciendo: (at: number, n: number, name: string) => `Aceptando ${at} de ${n}: ${name}`,
    continuar: (n: number) => (n === 1 ? 'Aceptar el que falta' : `Aceptar los ${n} que faltan`),
    alSalir: 'Se están aceptando avisos. Si sale ahora, los que faltan no se aceptarán.',
    informe: 'Resultado de la aceptación',
    resumen: (done: number, failed: number, left: number) =>
      `Aceptados: ${done}. No aceptados: ${failed}. No se intentaron: ${left}.`,
    hechos: 'Aceptados',
    noHechos: 'No aceptados',
  },
} as const;
