import { leerCoordenada } from '#blocks/mapa/coordenadas.ts';
import type { Valor } from '#engine/definition/fields.ts';
import { toLocalDate } from '#lib/dates.ts';
import { money } from '#lib/money.ts';
import { fill, tidy } from '#lib/texts.ts';
import type { Columna } from '../fila/columnas.ts';
import type { Codigo, Hallazgo, Lugar } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import { type FechaLeida, leerFecha, leerMonto, type MontoLeido, type Pruebas } from '../fila/valores.ts';
import { columnaMessages } from '../partes/messages.ts';
import { hallazgosMessages as textos } from './messages.ts';

/** One cell: its value, undefined if it is empty or cannot be read, and what is wrong with it. */
export interface Leido {
  readonly valor: Valor | undefined;
  readonly hallazgo: Hallazgo | null;
}

interface Hecho {
  readonly nivel?: Hallazgo['nivel'];
  readonly codigo: Codigo;
  readonly lugar: Lugar;
  /** What makes two findings of one code and place the same; nothing if all are. */
  readonly igual?: string;
  readonly valores?: Readonly<Record<string, string | number>>;
}

/** A finding with its texts, which may name the column. */
function hecho({ texto, titulo }: { texto: string; titulo: string }, { nivel, codigo, lugar, igual, valores }: Hecho) {
  const todos = { columna: lugar === null || lugar === 'Adjuntos' ? '' : columnaMessages[lugar], ...valores };
  return hallazgo({
    ...{ codigo, lugar, texto: fill(texto, todos), titulo: fill(titulo, todos) },
    ...(nivel ? { nivel } : {}),
    ...(igual === undefined ? {} : { comun: igual }),
  });
}

/** The findings that are about more than one cell of a row, or about a cell that is empty. */
export const hallazgosDeLectura = {
  falta: (lugar: Columna) => hecho(textos.falta, { codigo: 'FALTA_DATO', lugar }),
  faltaApellido: () => hecho(textos.faltaApellido, { codigo: 'FALTA_DATO', lugar: 'ApellidoPaterno' }),
  tipo: (valor: string) =>
    hecho(textos.tipo, { codigo: 'VALOR', lugar: 'TipoAviso', igual: valor, valores: { valor } }),
  complemento: (uno: string, otro: string) =>
    hecho(textos.complemento, { codigo: 'COMPLEMENTO', lugar: 'Complemento', valores: { uno, otro } }),
  documentoSupuesto: () =>
    hecho(textos.documentoSupuesto, { nivel: 'aviso', codigo: 'TIPO_DOC_SUPUESTO', lugar: 'TipoDocumento' }),
  repetida: (fila: number) =>
    hecho(textos.repetida, { codigo: 'REPETIDA', lugar: 'NumeroDocumento', valores: { fila } }),
  repetidaTrasBaja: (fila: number) =>
    hecho(
      { ...textos.repetida, ...textos.repetidaTrasBaja },
      { codigo: 'REPETIDA', lugar: 'NumeroDocumento', valores: { fila } },
    ),
} as const;

const bien = (valor: Valor): Leido => ({ valor, hallazgo: null });
const mal = (found: Hallazgo): Leido => ({ valor: undefined, hallazgo: found });

/** The texts of a date that cannot be read. */
const malasFechas = {
  noExiste: textos.fechaNoExiste,
  dosCifras: textos.fechaDosCifras,
  deEeuu: textos.fechaDeEeuu,
  otra: textos.fecha,
} as const;

function deFecha(lugar: Columna, valor: string, leida: FechaLeida): Leido {
  if (leida.clase === 'fecha') return bien(leida.fecha);
  if (leida.clase === 'serie') {
    const valores = { valor, fecha: toLocalDate(leida.fecha) };
    return {
      valor: leida.fecha,
      hallazgo: hecho(textos.serie, { nivel: 'aviso', codigo: 'FECHA_SERIE', lugar, valores }),
    };
  }
  const valores = { valor, mes: leida.clase === 'deEeuu' ? leida.mes : '' };
  return mal(hecho(malasFechas[leida.clase], { codigo: 'FECHA', lugar, igual: leida.clase, valores }));
}

function deMonto(lugar: Columna, valor: string, leido: MontoLeido): Leido {
  if (leido.clase === 'monto') return bien(leido.monto);
  if (leido.clase === 'dudoso') {
    const valores = { valor, monto: money(leido.monto) };
    const dudoso = hecho(textos.montoDudoso, {
      nivel: 'aviso',
      codigo: 'MONTO_DUDOSO',
      lugar,
      igual: valor,
      valores,
    });
    return { valor: leido.monto, hallazgo: dudoso };
  }
  const texto = leido.clase === 'decimales' ? textos.montoDecimales : textos.monto;
  return mal(hecho(texto, { codigo: 'HABER', lugar, igual: leido.clase, valores: { valor } }));
}

function deCoordenada(lugar: Columna, valor: string): Leido {
  const leida = leerCoordenada(valor);
  return leida === null
    ? mal(hecho(textos.coordenada, { codigo: 'VALOR', lugar, igual: valor, valores: { valor } }))
    : bien(leida);
}

/** Reads the text of one cell: dates, the amount and coordinates as their values, everything else as a tidy text. */
export function leerTexto(columna: Columna, texto: string, pruebas: Pruebas): Leido {
  const solo = tidy(texto);
  if (solo === '') return { valor: undefined, hallazgo: null };
  switch (columna) {
    case 'FechaNacimiento':
    case 'FechaAviso':
    case 'FechaFinContrato':
      return deFecha(columna, solo, leerFecha(solo));
    case 'HaberMensual':
      return deMonto(columna, solo, leerMonto(solo, pruebas));
    case 'Latitud':
    case 'Longitud':
      return deCoordenada(columna, solo);
    default:
      return bien(solo);
  }
}
