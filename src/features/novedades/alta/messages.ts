/** Texts of the registration notices (spec E 5, 8; messages.tsv). */
export const altaMessages = {
  finDeContrato: 'La fecha de fin de contrato no puede ser menor que la fecha de inicio de contrato.',
  menorDeEdad: (name: string) =>
    `No se puede registrar la novedad para el asegurado(a) ${name}, porque es menor de edad.`,
  fechaFutura: (label: string) => `La fecha de ${label} no puede ser posterior a hoy.`,
  sinRelacionPrevia: 'Tipo alta: el asegurado(a) no tiene un ingreso anterior en la empresa.',
  invalidoPersona: 'Existen campos que no tienen información en el registro de persona/novedad.',
  carne: 'Carnet de asegurado(a)',
} as const;
