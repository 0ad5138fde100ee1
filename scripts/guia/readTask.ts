import { lexer, type Token } from 'marked';
import type { Tarea, Trozo } from '../../src/blocks/ayuda/tareas.ts';

/** A picture of a step. `src` is its path beside the file, until the build gives it an address and its size. */
interface Imagen {
  readonly src: string;
  readonly alt: string;
}

interface Paso {
  readonly texto: readonly Trozo[];
  readonly imagenes: readonly Imagen[];
}

/** One task of the guide, as its file has it. */
type TareaLeida = Omit<Tarea, 'id' | 'pasos'> & { readonly pasos: readonly Paso[] };

const HEAD = /^---\n([\s\S]*?)\n---\n/;
const fields = { titulo: '', roles: '', tema: '', pantallas: '', palabras: '' };
type Field = keyof typeof fields;
const isField = (name: string): name is Field => Object.hasOwn(fields, name);

/** The front matter: one `name: value` on each line. All names are required. */
function readHead(text: string): Record<Field, string> {
  const found = { ...fields };
  for (const line of text.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (!isField(name)) throw new Error(`Unknown line in the head: ${line}`);
    found[name] = value.trim();
  }
  const missing = Object.entries(found).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length > 0) throw new Error(`The head has no ${missing.join(', ')}`);
  return found;
}

const list = (text: string): readonly string[] => text.split(',').map((one) => one.trim());

/** Texts come with HTML entities for the signs that are escaped in HTML; the portal shows text. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => entities[sign] ?? sign).replace(/\s+/g, ' ');

const childrenOf = (token: Token): readonly Token[] => ('tokens' in token && token.tokens ? token.tokens : [token]);

/** What a text is made of. Anything but text, bold and pictures is refused, so that the portal needs no HTML. */
function readInline(tokens: readonly Token[]): Paso {
  const texto: Trozo[] = [];
  const imagenes: Imagen[] = [];
  for (const token of tokens) {
    if (token.type === 'text' || token.type === 'escape') texto.push(plain(token.text));
    else if (token.type === 'strong') texto.push({ fuerte: plain(token.text) });
    else if (token.type === 'image') imagenes.push({ src: token.href, alt: token.text });
    else throw new Error(`${token.type} is not shown in the guide: ${token.raw}`);
  }
  return { texto: texto.filter((piece) => typeof piece !== 'string' || piece.trim() !== ''), imagenes };
}

/** A step: its text, and the pictures in their own paragraphs below it. */
function readStep(tokens: readonly Token[]): Paso {
  const parts = tokens.filter(({ type }) => type !== 'space').map((token) => readInline(childrenOf(token)));
  return { texto: parts.flatMap(({ texto }) => texto), imagenes: parts.flatMap(({ imagenes }) => imagenes) };
}

/** Reads one file of docs/guia: head, introduction, numbered steps, and notes. Throws for anything else in it. */
export function readTask(source: string): TareaLeida {
  const [whole, head = ''] = HEAD.exec(source) ?? [];
  if (!whole) throw new Error('The head is missing');
  const { titulo, roles, tema, pantallas, palabras } = readHead(head);
  const entrada: Trozo[] = [];
  const pasos: Paso[] = [];
  const notas: (readonly Trozo[])[] = [];
  for (const token of lexer(source.slice(whole.length))) {
    if (token.type === 'space') continue;
    if (token.type === 'list' && token.ordered && pasos.length === 0)
      pasos.push(...token.items.map((item: { readonly tokens: readonly Token[] }) => readStep(item.tokens)));
    else if (token.type === 'paragraph' && pasos.length === 0) entrada.push(...readInline(childrenOf(token)).texto);
    else if (token.type === 'paragraph') notas.push(readInline(childrenOf(token)).texto);
    else throw new Error(`${token.type} is not shown in the guide: ${token.raw.slice(0, 60)}`);
  }
  return {
    titulo,
    roles: list(roles),
    tema,
    pantallas: list(pantallas),
    palabras: list(palabras),
    entrada,
    pasos,
    notas,
  };
}
