import { transferenciaPasivoTitulos } from '../titles.ts';

/** Texts of the retirees' transfer notices; what all transfers say is the engine's (spec R 2.5, 5.4). */
export const transferenciaPasivoMessages = {
  tituloLista: transferenciaPasivoTitulos.lista,
  resumenLista: 'Asegurados pasivos que pasan a otra regional',
  encabezado: 'Registro de Aviso de Transferencia Pasivo',
  tituloFormulario: transferenciaPasivoTitulos.formulario,
  nuevo: 'Transferencia de pasivo',
} as const;
