import { extensionDe, formatosDe } from '#blocks/adjuntos/formatos.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { fill, fold } from '#lib/texts.ts';
import type { AdjuntoDeFila, AdjuntosPorFila, Fila } from '../fila/fila.ts';
import { documentoComparable } from '../fila/valores.ts';
import type { Adjunto } from './adjuntos.ts';
import { adjuntosMessages as textos } from './messages.ts';

/** A file that belongs to no row or no requirement, and why: a sentence to show. */
interface AdjuntoSuelto {
  readonly adjunto: Adjunto;
  readonly texto: string;
}

/** A second file for the same requirement of a row: the first is used, the person is asked. */
interface AdjuntoDoble {
  readonly numero: number;
  readonly idRequisito: number;
  readonly usado: Adjunto;
  readonly otro: Adjunto;
  readonly texto: string;
}

export interface Reparto {
  readonly porFila: AdjuntosPorFila;
  readonly sueltos: readonly AdjuntoSuelto[];
  readonly dobles: readonly AdjuntoDoble[];
}

/** The words after the document in a file's name, and the word that a requirement of that kind has in its name. */
const sufijos: readonly (readonly [RegExp, (requisito: Requisito) => boolean])[] = [
  [/^(foto|fotografia)\b/, ({ IdRequisito }) => IdRequisito === requisitoFotografia],
  [/^(ci|carnet|cedula|identidad|documento|pasaporte)\b/, ({ Nombre }) => /identidad/.test(fold(Nombre))],
  [/^contrato\b/, ({ Nombre }) => /contrato/.test(fold(Nombre))],
  [/^convenio\b/, ({ Nombre }) => /convenio/.test(fold(Nombre))],
  [/^(retiro|renuncia)\b/, ({ Nombre }) => /retiro|renuncia/.test(fold(Nombre))],
];

/** What systems add to the name of a copy: ' (1)', ' - copia'. */
const copia = /\s*(?:\(\d+\)|-\s*copia(?:\s*\(\d+\))?)$/i;

const sinExtension = (nombre: string): string => nombre.replace(/\.[^.]*$/, '');

/** A document of a file's name or of a row in one form: '4567890-1A'. */
const claveDe = (numero: string, complemento: string): string =>
  [documentoComparable(numero), complemento.toUpperCase()].filter(Boolean).join('-');

interface Partido {
  /** The part before the suffix, as it is written. */
  readonly documento: string;
  readonly sufijo: string;
  readonly esCopia: boolean;
}

function partirNombre(nombre: string): Partido {
  const base = sinExtension(nombre).trim();
  const limpio = base.replace(copia, '');
  const [, documento = '', sufijo = ''] = /^([^_\s]*)[_\s]*(.*)$/.exec(limpio) ?? [];
  return { documento, sufijo: fold(sufijo.replaceAll('_', ' ')).trim(), esCopia: limpio !== base };
}

/** The rows by document and complement, and those that have a complement by the document alone. The first row counts. */
function indiceDe(filas: readonly Fila[]) {
  const porDocumento = new Map<string, Fila>();
  const conComplemento = new Map<string, Fila>();
  for (const fila of filas) {
    const numero = String(fila.valores.NumeroDocumento ?? '');
    const complemento = String(fila.valores.Complemento ?? '');
    if (numero === '') continue;
    const clave = claveDe(numero, complemento);
    if (!porDocumento.has(clave)) porDocumento.set(clave, fila);
    if (complemento !== '') conComplemento.set(claveDe(numero, ''), fila);
  }
  return { porDocumento, conComplemento };
}

/** A document in a file's name may be followed by its suffix after a dash: '6843217-foto'. */
function cabezas({ documento, sufijo }: Partido): readonly (readonly [string, string])[] {
  const dash = documento.lastIndexOf('-');
  const whole = [documento, sufijo] as const;
  return dash < 1 ? [whole] : [whole, [documento.slice(0, dash), fold(documento.slice(dash + 1))]];
}

type Lugar = { readonly fila: Fila; readonly sufijo: string; readonly esCopia: boolean } | { readonly texto: string };

/** The row that a file's name tells, or why none. */
function lugarDe({ nombre }: Adjunto, { porDocumento, conComplemento }: ReturnType<typeof indiceDe>): Lugar {
  const partido = partirNombre(nombre);
  for (const [documento, sufijo] of cabezas(partido)) {
    const fila = porDocumento.get(claveDe(documento, ''));
    if (fila) return { fila, sufijo, esCopia: partido.esCopia };
  }
  if (!/\d{4,}/.test(partido.documento)) return { texto: textos.sinNumero };
  const parecida = conComplemento.get(claveDe(partido.documento, ''));
  if (!parecida) return { texto: fill(textos.sinFila, { documento: partido.documento }) };
  const complemento = String(parecida.valores.Complemento ?? '');
  return { texto: fill(textos.sinComplemento, { fila: parecida.numero, complemento }) };
}

interface Puesto {
  readonly adjunto: Adjunto;
  readonly fila: Fila;
  /** The test of the requirement that the suffix names; null without a known suffix. */
  readonly es: ((requisito: Requisito) => boolean) | null;
  readonly esCopia: boolean;
}

const sufijoDe = (sufijo: string) => sufijos.find(([words]) => words.test(sufijo))?.[1] ?? null;

const acepta = ({ Extension }: Requisito, { nombre }: Adjunto): boolean => {
  const formatos = formatosDe(Extension);
  return formatos.length === 0 || formatos.includes(extensionDe(nombre));
};

/** The files of a row while they are matched. */
type Ocupados = Map<number, Adjunto>;

/** The requirement of a file, or why none: the one its suffix names, else the one required that is missing and takes it. */
function requisitoDe(
  { adjunto, fila, es }: Puesto,
  requisitos: readonly Requisito[],
  ocupados: Ocupados,
): { readonly requisito: Requisito } | { readonly texto: string } {
  const porques = { fila: fila.numero };
  const llamado = es && requisitos.find(es);
  if (llamado) return { requisito: llamado };
  if (es) return { texto: fill(textos.sinRequisito, porques) };
  const faltan = requisitos.filter(
    (requisito) => requisito.Requerido && !ocupados.has(requisito.IdRequisito) && acepta(requisito, adjunto),
  );
  const [unico] = faltan;
  return faltan.length === 1 && unico ? { requisito: unico } : { texto: fill(textos.sinLugar, porques) };
}

const deFila = (idRequisito: number, { archivo, abrir, ruta }: Adjunto): AdjuntoDeFila => ({
  idRequisito,
  archivo,
  ruta,
  ...(abrir ? { abrir } : {}),
});

/** Named files come before those without a suffix, which take what is left; originals before their copies. */
const orden = ({ es, esCopia }: Puesto): number => (es ? 0 : 2) + (esCopia ? 1 : 0);

/** Matches files to rows and requirements by their names. Rows of one document: the first gets its files. */
export function repartirAdjuntos(
  adjuntos: readonly Adjunto[],
  filas: readonly Fila[],
  requisitosDe: (fila: Fila) => readonly Requisito[],
): Reparto {
  const indice = indiceDe(filas);
  const puestos: Puesto[] = [];
  const sueltos: AdjuntoSuelto[] = [];
  const dobles: AdjuntoDoble[] = [];
  for (const adjunto of adjuntos) {
    const lugar = lugarDe(adjunto, indice);
    if ('texto' in lugar) sueltos.push({ adjunto, texto: lugar.texto });
    else puestos.push({ adjunto, fila: lugar.fila, es: sufijoDe(lugar.sufijo), esCopia: lugar.esCopia });
  }
  const porFila = new Map<number, Ocupados>();
  for (const puesto of puestos.sort((uno, otro) => orden(uno) - orden(otro))) {
    const { adjunto, fila } = puesto;
    const ocupados: Ocupados = porFila.get(fila.numero) ?? new Map();
    const hallado = requisitoDe(puesto, requisitosDe(fila), ocupados);
    if ('texto' in hallado) {
      sueltos.push({ adjunto, texto: hallado.texto });
      continue;
    }
    const { requisito } = hallado;
    const usado = ocupados.get(requisito.IdRequisito);
    if (usado) {
      const valores = { fila: fila.numero, requisito: requisito.Nombre, usado: usado.nombre };
      dobles.push({
        ...{ numero: fila.numero, idRequisito: requisito.IdRequisito, usado, otro: adjunto },
        texto: fill(textos.doble, valores),
      });
      continue;
    }
    porFila.set(fila.numero, ocupados.set(requisito.IdRequisito, adjunto));
  }
  const listos = [...porFila].map(
    ([numero, ocupados]) => [numero, [...ocupados].map(([id, adjunto]) => deFila(id, adjunto))] as const,
  );
  return { porFila: new Map(listos), sueltos, dobles };
}
