/** Texts of the calendar files. The specification has none of them. */
export const calendarioMessages = {
  calendario: 'Al calendario',
  de: '{titulo}, {fecha}',
  archivo: 'cita-{dia}.ics',
  cita: '{especialidad}: {paciente}',
  medico: 'Con {medico}',
} as const;
