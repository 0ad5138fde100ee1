import type { Textos } from '../../src/features/importar/fila/columnas.ts';
import type { Fila, Hallazgo } from '../../src/features/importar/fila/fila.ts';

/** A finding; a problem unless it says otherwise. */
export const hallazgo = (part: Partial<Hallazgo> & Pick<Hallazgo, 'codigo' | 'lugar' | 'texto'>): Hallazgo => ({
  nivel: 'problema',
  grupo: `${part.codigo}|${part.lugar ?? ''}`,
  titulo: part.texto,
  ...part,
});

/** 'AGENCIA 9' is in no list. */
export const sinLista = (texto: string): Hallazgo =>
  hallazgo({
    codigo: 'VALOR',
    lugar: 'Ubicacion',
    texto: `Ubicación «${texto}» no está en la lista. Elija una.`,
    titulo: `Ubicación «${texto}» no está en la lista`,
    grupo: `VALOR|Ubicacion|${texto}`,
  });

/** An amount that may be read in two ways. */
export const dudoso = hallazgo({
  nivel: 'aviso',
  codigo: 'MONTO_DUDOSO',
  lugar: 'HaberMensual',
  texto: 'Haber «3.500» leído como 3,500.00. Confírmelo.',
  titulo: 'Haber «3.500» leído como 3,500.00',
});

/** A date that does not exist. */
export const sinFecha = hallazgo({
  codigo: 'FECHA',
  lugar: 'FechaAviso',
  texto: 'Fecha de ingreso: esa fecha no existe. Escriba dd/mm/aaaa.',
  titulo: 'La fecha no existe',
});

const nombres = ['ROSA', 'JUAN PABLO', 'GERMÁN', 'NOEMÍ', 'TOMÁS', 'BEATRIZ', 'INÉS', 'LUIS', 'SOFÍA', 'MARTA'];
const apellidos = ['APAZA', 'VARGAS', 'CHOQUE', 'YUJRA', 'TICONA', 'MAMANI', 'COLQUE', 'SUÁREZ', 'ARCE', 'VILLCA'];

/** The texts of a hire, by its row number. */
const textosDe = (numero: number): Textos => ({
  TipoAviso: 'ALTA',
  NumeroDocumento: String(6_000_000 + numero * 37),
  ApellidoPaterno: apellidos[numero % apellidos.length] ?? '',
  ApellidoMaterno: apellidos[(numero * 7 + 3) % apellidos.length] ?? '',
  Nombres: nombres[(numero * 3) % nombres.length] ?? '',
  FechaNacimiento: '12/03/1990',
  FechaAviso: '03/11/2026',
  Cargo: 'CAJERO',
  HaberMensual: '3500.00',
  Ubicacion: 'EL ALTO',
});

/** A hire that the checks found ready, with other parts as given. */
export function unaFila(numero: number, part: Partial<Fila> = {}): Fila {
  const hallazgos = part.hallazgos ?? [];
  const textos = { ...textosDe(numero), ...part.textos };
  return {
    numero,
    celdas: Object.values(textos),
    valores: valoresDe(textos),
    tipo: 'alta-cotizante',
    paso: pasoDe(hallazgos),
    hallazgos,
    confirmados: [],
    marcada: false,
    preparada: null,
    resultado: null,
    ...part,
    textos,
  };
}

/** What these texts say: the date and the amount only. */
function valoresDe({ FechaAviso = '', HaberMensual = '' }: Textos): Fila['valores'] {
  const [, day, month, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(FechaAviso) ?? [];
  const amount = Number(HaberMensual);
  return {
    ...(day && day !== '31' ? { FechaAviso: `${year}-${month}-${day}` } : {}),
    ...(amount > 0 ? { HaberMensual: amount } : {}),
  };
}

/** The texts of the list of places. */
export const lugares: readonly string[] = ['EL ALTO', 'N. S. DE LA PAZ', 'VIACHA', 'ACHACACHI'];

/** Reads a row with other texts: a place outside the list, a date that does not exist, an amount that is doubtful. */
export function releer(fila: Fila, textos: Textos): Fila {
  const hallazgos = [
    ...(textos.FechaAviso?.startsWith('31/11') ? [sinFecha] : []),
    ...(textos.HaberMensual === '3.500' ? [dudoso] : []),
  ];
  return { ...fila, textos, valores: valoresDe(textos), hallazgos, paso: 'leida' };
}

/** Checks a row as the services would: what reading found, and the list of places. */
export function comprobar(fila: Fila): Fila {
  const { Ubicacion = '' } = fila.textos;
  const hallazgos = [...(fila.leidos ?? []), ...(lugares.includes(Ubicacion) ? [] : [sinLista(Ubicacion)])];
  return { ...fila, hallazgos, paso: pasoDe(hallazgos) };
}

const pasoDe = (hallazgos: readonly Hallazgo[]): Fila['paso'] =>
  hallazgos.some(({ nivel }) => nivel === 'problema') ? 'problema' : hallazgos.length > 0 ? 'aviso' : 'lista';
