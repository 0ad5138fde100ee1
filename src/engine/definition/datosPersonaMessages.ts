/** Names of the facts about a person that no notice form changes (spec E 2.2, 2.4, 2.6). */
export const datosPersonaMessages = {
  apellidoPaterno: 'Apellido paterno',
  apellidoMaterno: 'Apellido materno',
  unApellido: 'Apellido paterno o materno',
  nombres: 'Nombres',
  numeroDocumento: 'Número de documento',
  fechaNacimiento: 'Fecha de nacimiento',
  edad: 'Edad',
  matricula: 'Matrícula',
  historiaClinica: 'Historia clínica',
} as const;
