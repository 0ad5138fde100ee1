import { transferenciaTitulos } from '../titles.ts';

/** Texts of the workers' transfer notices; what all transfers say is the engine's (spec E 2.5, 2.6). */
export const transferenciaMessages = {
  tituloLista: transferenciaTitulos.lista,
  resumenLista: 'Trabajadores que pasan a otra regional',
  tituloFormulario: transferenciaTitulos.formulario,
  nuevo: 'Transferencia de cotizante',
} as const;
