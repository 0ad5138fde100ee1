import { avisoDe, type Fila } from '../fila/fila.ts';
import { type ColumnaDeInforme, porQueFuera } from '../lectura/informe.ts';
import { informeMessages as titulos } from '../lectura/messages.ts';
import { categoriaDe } from '../registrar/estado.ts';
import { enviarMessages as textos } from './messages.ts';

/** Why a row ended as it did, or why that is unknown, in the words of the result screen. */
function motivoDe(fila: Fila): string {
  if (fila.resultado?.motivo) return fila.resultado.motivo;
  return categoriaDe(fila.paso) === 'sinConfirmar' ? textos.noSeSabe : porQueFuera(fila);
}

/** The columns of the report of results: Resultado, Motivo del resultado, NroAviso. */
export const columnasDeResultado: readonly ColumnaDeInforme[] = [
  { titulo: titulos.resultado, texto: ({ paso }) => textos.categorias[categoriaDe(paso)] },
  { titulo: titulos.motivo, texto: motivoDe },
  { titulo: titulos.nroAviso, texto: (fila) => avisoDe(fila)?.nroAviso ?? '' },
];
