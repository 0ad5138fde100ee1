import { bajaTitulos } from '../titles.ts';

/** Texts of the termination notices (spec E 2.3, 2.4, 5.7; messages.tsv). */
export const bajaMessages = {
  tituloLista: bajaTitulos.lista,
  resumenLista: 'Cotizantes, pasantes y voluntarios que dejan la empresa',
  elegirTipo: 'Seleccione Tipo Aviso Baja',
  tituloFormulario: bajaTitulos.formulario,
  /** The three kinds are deleted by one name (spec E 5.6). */
  nombre: 'aviso de baja',
} as const;
