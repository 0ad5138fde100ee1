/** Texts of what the staff read of a declared notice (decision 118). Only they load them. */
export const hechosMessages = {
  identidad: 'Identidad',
  dato: 'Dato',
  antes: 'Antes',
  declarado: 'Declarado',
  sinDato: '—',
  cambios: (n: number) => (n === 0 ? 'Sin cambios' : n === 1 ? 'Cambió en 1 dato' : `Cambió en ${n} datos`),
  comparadoCon: (novedad: string, fecha: string) => `Comparado con ${novedad}, del ${fecha}`,
  comparadoConFicha: 'Comparado con la ficha de la caja',
  primeraVez: 'Primera vez: no hay con qué comparar.',
  noSeComparo: 'No se pudo leer con qué comparar el aviso.',
  aviso: 'Aviso',
  datosPersonales: 'Datos personales',
  cuantosDatos: (n: number, cambios: number, comparado: boolean) => {
    const datos = n === 1 ? '1 dato' : `${n} datos`;
    if (!comparado) return datos;
    if (cambios === 0) return `${datos}, sin cambios`;
    return cambios === 1 ? `${datos}, 1 cambio arriba` : `${datos}, ${cambios} cambios arriba`;
  },
  noFaltaNada: (que: string) => `No falta nada: ${que} completos.`,
  obligatorios: 'datos obligatorios',
  fotografia: 'fotografía',
  adjuntos: 'adjuntos',
  falta: (que: string) => `Falta: ${que}.`,
  leyendoAdjuntos: 'Leyendo los adjuntos…',
  adjuntosSinLeer: 'No se sabe si faltan adjuntos: no se pudieron leer.',
  seguimiento: 'Seguimiento',
  registros: (n: number) => (n === 1 ? '1 registro' : `${n} registros`),
  sinObservaciones: 'sin observaciones antes',
  marcar: (campo: string, valor: string) => `${campo}: ${valor}`,
  segipYBdpa: 'SEGIP y BDPA coinciden con lo declarado.',
  sinRegistro: 'No se pudo consultar la BDPA.',
} as const;
