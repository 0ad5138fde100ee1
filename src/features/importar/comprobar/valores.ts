import { tipoDocumento } from '#contract/enumerations.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { Option } from '#engine/definition/dependentLists.ts';
import { type Field, type FieldPath, partesDeRuta } from '#engine/definition/fields.ts';
import { buscarOpcion } from '#engine/definition/opciones.ts';
import type { Valores } from '#engine/values/aplicar.ts';
import { type ValorLeido, valorDeTexto } from '#engine/values/valorDeTexto.ts';
import { own } from '#lib/own.ts';
import { fold } from '#lib/texts.ts';
import type { Columna } from '../fila/columnas.ts';
import type { Fila, Hallazgo } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import { claseDe, supuestos } from '../fila/tipos.ts';
import { type CampoDeColumna, campoDe, camposDeColumnas } from './campos.ts';
import { type Contexto, opcionesDeCampo, tiposDeAvisoDe } from './contexto.ts';
import { comprobarMessages as textos } from './messages.ts';

/** Short forms in which payrolls write an item: by column, the folded text and the beginning of the item. */
const abreviaturas: Readonly<Partial<Record<Columna, Readonly<Record<string, string>>>>> = {
  Extension: {
    ...{
      lp: 'la paz',
      cb: 'cochabamba',
      cbb: 'cochabamba',
      cbba: 'cochabamba',
      sc: 'santa cruz',
      scz: 'santa cruz',
      or: 'oruro',
    },
    ...{ pt: 'potosi', pts: 'potosi', ch: 'chuquisaca', tj: 'tarija', tja: 'tarija', be: 'beni', bn: 'beni' },
    ...{ pd: 'pando', pn: 'pando', pa: 'pando', ext: 'extranjero', se: 'sin extension' },
  },
  Sexo: { m: 'masculino', h: 'masculino', hombre: 'masculino', varon: 'masculino', f: 'femenino', mujer: 'femenino' },
};

/** The document types by the short forms of the template. Their names differ from fund to fund, their ids do not. */
const documentos: Readonly<Record<string, number>> = {
  ci: tipoDocumento.carnet,
  cex: tipoDocumento.extranjero,
  pas: tipoDocumento.pasaporte,
};

/** The words of a text, as they are compared. */
export const palabras = (text: string): readonly string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** What Motivos were found to name, for each list: thousands of rows have the same few. */
const motivosVistos = new WeakMap<readonly Option[], Map<string, Option | undefined>>();

function buscarMotivo(tipos: readonly Option[], motivo: string): Option | undefined {
  const same = buscarOpcion(tipos, motivo);
  if (same) return same;
  const wanted = palabras(motivo);
  const found = tipos.filter(({ label }) => {
    const own = palabras(label);
    return wanted.length > 0 && wanted.every((word) => own.includes(word));
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The type of notice that a Motivo names: by its label, or the only one that has all its words. INGRESO is 'INGRESO A LA
 * EMPRESA', CAMBIO RAZÓN SOCIAL is 'CAMBIO DE RAZÓN SOCIAL'.
 */
export function tipoDeMotivo(tipos: readonly Option[], motivo: string): Option | undefined {
  const vistos = motivosVistos.get(tipos) ?? new Map<string, Option | undefined>();
  motivosVistos.set(tipos, vistos);
  if (!vistos.has(motivo)) vistos.set(motivo, buscarMotivo(tipos, motivo));
  return vistos.get(motivo);
}

/** The type that a re-entry has in a definition's list; undefined if the list has none. */
export const tipoReingreso = (contexto: Contexto, definition: NovedadDefinition): Option | undefined =>
  tipoDeMotivo(tiposDeAvisoDe(contexto, definition), 'REINGRESO');

/** The item of a column's list that a text stands for: by its label, its name alone, or a short form. */
export function opcionDe(columna: Columna, options: readonly Option[], text: string): Option | undefined {
  const short = fold(text).replace(/[.\s]/g, '');
  if (columna === 'Motivo') return tipoDeMotivo(options, text);
  const documento = columna === 'TipoDocumento' ? own(documentos, short) : undefined;
  if (documento !== undefined) return options.find(({ value }) => value === documento);
  const long = own(abreviaturas[columna] ?? {}, short);
  return buscarOpcion(options, text) ?? (long === undefined ? undefined : buscarOpcion(options, long));
}

/** Degrees are kept as they are written: a form counts their digits. */
const grados: ReadonlySet<Columna> = new Set(['Latitud', 'Longitud']);

/** The text of a column, with what is taken for an empty one. */
export function textoDe({ valores, tipo, textos: escritos }: Fila, columna: Columna): string {
  const text = String(valores[columna] ?? '');
  if (text !== '') return grados.has(columna) ? (escritos[columna] ?? text) : text;
  if (columna === 'TipoDocumento')
    return /^E-/i.test(String(valores.NumeroDocumento ?? '')) ? supuestos.extranjero : supuestos.documento;
  return columna === 'Motivo' && claseDe(tipo) === 'alta' ? supuestos.motivo : '';
}

/** The id of a row's document type; the carnet's if the list does not have it. */
export function idTipoDocumentoDe(fila: Fila, contexto: Contexto): number {
  const [definition] = contexto.definiciones.values();
  const campo = definition && campoDe(definition, 'TipoDocumento');
  const options = definition && campo ? opcionesDeCampo(contexto, campo, definition) : [];
  return opcionDe('TipoDocumento', options, textoDe(fila, 'TipoDocumento'))?.value ?? tipoDocumento.carnet;
}

/** The texts of a row as values of a notice's fields, and a finding for each text that its field does not accept. */
interface Leidos {
  readonly valores: Valores;
  readonly hallazgos: readonly Hallazgo[];
  /** The fields for which the row has a text, readable or not. */
  readonly dados: ReadonlySet<FieldPath>;
  /**
   * The fields whose list is unknown, because the field that the list depends on is missing or wrong. Only that field
   * is reported.
   */
  readonly enEspera: ReadonlySet<FieldPath>;
}

function leerLista({ columna, campo }: CampoDeColumna, text: string, options: readonly Option[]): ValorLeido {
  const found = opcionDe(columna, options, text);
  if (!found) return valorDeTexto(campo, text, options);
  const ofrecida = campo.offers?.(found.value) ?? true;
  return ofrecida ? { valor: found.value } : { error: textos.noSeOfrece(campo.label, text) };
}

/** The id in the field that a list depends on; 0 while the row has none. */
const idDe = (campo: Field, valores: Valores): number => Number((campo.listOf && valores[campo.listOf.path]) ?? 0);

/** The ids of the regionals that a row goes to, for the lists that depend on them. */
export function regionalesDe(fila: Fila, definition: NovedadDefinition, contexto: Contexto): readonly number[] {
  const { valores } = leerFila(fila, definition, contexto);
  const ids = camposDeColumnas(definition).map(({ campo }) => idDe(campo, valores));
  return [...new Set(ids)].filter((id) => id > 0);
}

/** Reads a row for a notice. Empty cells give no value; what the services fill in is not overwritten by them. */
export function leerFila(fila: Fila, definition: NovedadDefinition, contexto: Contexto): Leidos {
  const valores: Record<FieldPath, string | number | null> = {};
  const hallazgos: Hallazgo[] = [];
  const dados = new Set<FieldPath>();
  const enEspera = new Set<FieldPath>();
  for (const par of camposDeColumnas(definition)) {
    const { columna, campo } = par;
    if (fila.textos[columna]) dados.add(campo.path);
    const text = textoDe(fila, columna);
    const de = idDe(campo, valores);
    if (text !== '' && campo.listOf && de === 0) enEspera.add(campo.path);
    if (text === '' || enEspera.has(campo.path)) continue;
    dados.add(campo.path);
    const options = opcionesDeCampo(contexto, campo, definition, de);
    const leido = campo.kind === 'list' ? leerLista(par, text, options) : valorDeTexto(campo, text);
    if ('valor' in leido) valores[campo.path] = leido.valor;
    else hallazgos.push(hallazgo({ codigo: 'VALOR', lugar: columna, texto: leido.error, comun: text }));
  }
  return { valores, hallazgos, dados, enEspera };
}

/** Whether a field belongs to the person: the fund knows most of them. */
export const esDePersona = (path: FieldPath): boolean => partesDeRuta(path).grupo === 'BasePersonas';
