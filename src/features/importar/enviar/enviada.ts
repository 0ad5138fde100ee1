import type { Fila, Paso, Resultado } from '../fila/fila.ts';
import type { FilaEnviada } from './columnas.tsx';
import { situacionDe } from './EstadoDeEnvio.tsx';
import { enviarMessages as textos } from './messages.ts';

/** The step of a row, during the run or after it. */
interface Donde {
  readonly paso: Paso;
  readonly resultado: Resultado | null;
  readonly corriendo: boolean;
}

const palabras: Readonly<Partial<Record<Paso, string>>> = textos.pasos;

/** A row as the lists of the run and of the result show it. */
export function enviada(fila: Fila, { paso, resultado, corriendo }: Donde): FilaEnviada {
  const situacion = situacionDe(paso, corriendo);
  return {
    fila,
    situacion,
    detalle: detalleDe(situacion, { paso, resultado, corriendo }) || (situacion === 'fuera' ? porQueFuera(fila) : ''),
  };
}

/** Why a row was left out: its problems, that its notice is there already, or that its turn never came. */
function porQueFuera({ hallazgos }: Fila): string {
  const motivos = hallazgos.filter(({ nivel, codigo }) => nivel === 'problema' || codigo === 'YA_REGISTRADA');
  return motivos.map(({ texto }) => texto).join(' ') || textos.noSeEnvio;
}

function detalleDe(situacion: FilaEnviada['situacion'], { paso, resultado, corriendo }: Donde): string {
  if (corriendo && palabras[paso]) return palabras[paso];
  if (situacion === 'registradas') return resultado?.nroAviso ? textos.aviso(resultado.nroAviso) : '';
  if (resultado?.motivo) return resultado.motivo;
  return situacion === 'sinConfirmar' ? textos.noSeSabe : '';
}
