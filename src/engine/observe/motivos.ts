import { fold, tidy } from '#lib/texts.ts';

/** One reason of an observation: the field, file or fact it is about, and what is wrong with it. */
export interface Motivo {
  readonly etiqueta: string;
  readonly texto: string;
}

/** The label of a reason that is about no field and no file. */
export const GENERAL = 'General';

/** A reason with its place in the text. `dicha`: its label is written in the text. */
export interface Tramo extends Motivo {
  readonly desde: number;
  readonly hasta: number;
  readonly dicha: boolean;
}

/** Two labels with the same key are the same label: case, accents and double spaces do not count. */
export const claveDe = (etiqueta: string): string => tidy(fold(etiqueta));

/**
 * A text to look for labels in: folded, with one sign for each run of white space, a line break if it has one. `places` has
 * the index of each of its characters in the original text.
 */
function porLeer(text: string): { readonly folded: string; readonly places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const piece of text.match(/\s+|\S/gu) ?? []) {
    const plain = piece.trim() === '' ? (piece.includes('\n') ? '\n' : ' ') : fold(piece);
    folded += plain;
    for (let n = 0; n < plain.length; n += 1) places.push(at);
    at += piece.length;
  }
  return { folded, places: [...places, text.length] };
}

/** A sentence without its final full stops, so that a flattened line reads as the line did. */
const sinPunto = (text: string): string => tidy(text).replace(/[\s.]+$/, '');

interface Hallada {
  readonly etiqueta: string;
  readonly at: number;
  readonly end: number;
}

const SEPARACION = [' ', '\n'];

/** True if a label may begin here: at the start of a line, or after the end of a sentence. */
function empieza(folded: string, at: number): boolean {
  const [before = '', sign = ''] = [folded[at - 2], folded[at - 1]];
  if (at === 0 || sign === '\n') return true;
  return sign === ' ' && (at === 1 || '.!?…'.includes(before || '-'));
}

/** The index after a label and its colon, or -1 if the label is not at this position. */
function trasEtiqueta(folded: string, clave: string, at: number): number {
  if (!folded.startsWith(clave, at)) return -1;
  const end = at + clave.length;
  const colon = SEPARACION.includes(folded[end] ?? '') ? end + 1 : end;
  return folded[colon] === ':' ? colon + 1 : -1;
}

/** The number of a point before its label, as in '1. Zona: …'. */
const NUMERO = /(?:^|([\s\S]))(\d{1,2})\. $/;

/**
 * Where a point begins: at the number before its label, if it has one. A number counts at the start of a line; within one,
 * where services may have joined the lines, only if it goes on from the number before it.
 */
function desdeSuNumero(folded: string, at: number, anterior: number): { readonly at: number; readonly numero: number } {
  const [whole = '', before = '', digits = ''] = NUMERO.exec(folded.slice(Math.max(0, at - 6), at)) ?? [];
  const numero = Number(digits);
  const start = at - whole.length + before.length;
  const enLinea = start === 0 || folded[start - 1] === '\n';
  if (digits === '' || !(enLinea || (empieza(folded, start) && numero === anterior + 1))) return { at, numero: -1 };
  return { at: start, numero };
}

/** The known labels in a text, each with its colon. Of two that fit, the longer one counts. */
function halladas(text: string, labels: readonly string[]): readonly Hallada[] {
  const spelled = new Map([...labels, GENERAL].reverse().map((label) => [claveDe(label), label]));
  spelled.delete('');
  const known = [...spelled].sort(([one], [other]) => other.length - one.length);
  const { folded, places } = porLeer(text);
  const found: Hallada[] = [];
  let anterior = -1;
  for (let at = 0; at < folded.length; at += 1) {
    if (!empieza(folded, at)) continue;
    const label = known.find(([clave]) => trasEtiqueta(folded, clave, at) >= 0);
    if (!label) continue;
    const end = trasEtiqueta(folded, label[0], at);
    const { at: start, numero } = desdeSuNumero(folded, at, anterior);
    anterior = numero;
    found.push({ etiqueta: label[1], at: places[start] ?? 0, end: places[end] ?? text.length });
    at = end - 1;
  }
  return found;
}

/** The lines of a text before its first label, or all lines if it has no label: they are General. */
function sinEtiqueta(text: string, desde: number, hasta: number): readonly Tramo[] {
  const found: Tramo[] = [];
  let at = desde;
  for (const line of text.slice(desde, hasta).split('\n')) {
    const texto = sinPunto(line);
    if (texto !== '') found.push({ etiqueta: GENERAL, texto, desde: at, hasta: at + line.length, dicha: false });
    at += line.length + 1;
  }
  return found;
}

/** The reasons of an observation with their places in the text, in its order. */
export function leerTramos(text: string, labels: readonly string[]): readonly Tramo[] {
  const found = halladas(text, labels);
  const tramos = found.flatMap(({ etiqueta, at, end }, index): readonly Tramo[] => {
    const next = found[index + 1]?.at ?? text.length;
    // A label is read up to the next one, but not over the end of its line: the next line is General.
    const line = text.indexOf('\n', end);
    const hasta = line >= 0 && line < next ? line : next;
    const texto = sinPunto(text.slice(end, hasta));
    return [{ etiqueta, texto, desde: at, hasta, dicha: true }, ...sinEtiqueta(text, hasta, next)];
  });
  return [...sinEtiqueta(text, 0, found[0]?.at ?? text.length), ...tramos];
}

/**
 * The reasons of an observation. A label counts at the start of a line or after the end of a sentence, because the
 * services may join the lines; its reason goes up to the next label. Lines without a known label are General.
 */
export const leerMotivos = (text: string, labels: readonly string[]): readonly Motivo[] =>
  leerTramos(text, labels).map(({ etiqueta, texto }) => ({ etiqueta, texto }));

/** The line of one reason: its label, a colon and one sentence. */
function lineaDe({ etiqueta, texto }: Motivo): string {
  const said = sinPunto(texto);
  return `${tidy(etiqueta)}: ${/[!?…]$/.test(said) || said === '' ? said : `${said}.`}`;
}

/** The text of an observation: one line for each reason. */
export const escribirMotivos = (motivos: readonly Motivo[]): string => motivos.map(lineaDe).join('\n');

/** The text with one reason more, on its own last line. The rest stays as it was written. */
export function conMotivo(text: string, motivo: Motivo): string {
  const before = text.trimEnd();
  const line = escribirMotivos([motivo]);
  return before === '' ? line : `${before}\n${line}`;
}

/** The text without one of its reasons. The rest stays as it was written. */
export function sinTramo(text: string, { desde, hasta }: Pick<Tramo, 'desde' | 'hasta'>): string {
  const before = text.slice(0, desde).trimEnd();
  const after = text.slice(hasta).trimStart();
  return before === '' || after === '' ? before + after : `${before}\n${after}`;
}

/**
 * The text with a full stop before each label, so that it can still be read if the services join the lines. The same text if
 * that would be too long.
 */
export function paraEnviar(text: string, labels: readonly string[], limite: number): string {
  const closed = leerTramos(text, labels).reduceRight((now, { desde, dicha }) => {
    const before = now.slice(0, desde).trimEnd();
    const open = dicha && before !== '' && !/[.!?…]$/.test(before);
    return open ? `${before}.${now.slice(before.length)}` : now;
  }, text);
  return closed.length > limite ? text : closed;
}

/** True if two reasons say the same about the same. */
export const mismoMotivo = (one: Motivo, other: Motivo): boolean =>
  claveDe(one.etiqueta) === claveDe(other.etiqueta) && claveDe(sinPunto(one.texto)) === claveDe(sinPunto(other.texto));
