/** Texts of the retirees' deregistrations (spec R 2.4, 4.2, 5.3, 8; messages.tsv). */
export const bajaPasivoMessages = {
  encabezado: 'Registro de Aviso de Baja Pasivo',
  nombre: 'aviso de baja',
  tipoDeBaja: 'Tipo de baja',
  bajaDePasivo: 'Baja de pasivo',
  fallecimiento: 'Fallecimiento',
  titular: 'Titular',
  seleccioneLugar: 'SELECCIONE LUGAR',
  seleccioneUbicacion: 'SELECCIONE UBICACIÓN',
  fechaFutura: 'La fecha de baja no puede ser posterior a hoy.',
  guardar: (name: string) => `¿Desea guardar la baja del pasivo(a) ${name}?`,
  declarar: (name: string) => `¿Está seguro de declarar la baja de pasivo del asegurado(a) ${name}?`,
  sinEstado: 'Ninguno',
  asuntoDeclarado: 'Registro baja pasivo declarado',
  transicion: (de: string, a: string) => `${de} → ${a}`,
} as const;
