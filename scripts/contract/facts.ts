import type * as z from 'zod/mini';
import { defOf } from '#contract/def.ts';
import { addMonths, today, toLocalDate } from '#lib/dates.ts';

/** Values that calls may need, by the name of a parameter or field. The case of names does not matter. */
export interface Facts {
  get(name: string): string | number | undefined;
  /** Stores every value of a reply by its name. For a list, it uses the first row. Known values do not change. */
  learnFrom(reply: unknown, controller: string): void;
  /** The same, but ids from the controller's own replies come first, because its rows have ids of their own kind. */
  of(controller: string): Pick<Facts, 'get'>;
}

/** Names that mean the same as another name. */
const sameAs: Readonly<Record<string, string>> = {
  idtabla: 'idpersonanovedad',
  fechainicio: 'fechadesde',
  fechafin: 'fechahasta',
  desde: 'fechadesde',
  hasta: 'fechahasta',
  fechainicionovedad: 'fechadesde',
  fechafinnovedad: 'fechahasta',
  codigoempresa: 'concod',
  idempresaanterior: 'concod',
  ci: 'numerodocumento',
  complemento: 'complementodocumento',
  documentoidentidad: 'numerodocumento',
  tiponovedad: 'idtiponovedad',
  documentomadre: 'numerodocumento',
  nombremadre: 'nombres',
};

/** Values that ask for everything or are the same everywhere: whole lists, any role, the last year. */
function documented(): Map<string, string | number> {
  const day = today();
  return new Map<string, string | number>([
    ['valor', 0],
    ['rol', 0],
    ['n', 0],
    ['fechadesde', addMonths(day, -12)],
    ['fechahasta', day],
    ['fecha', day],
    ['hoy _', day.replaceAll('-', '_')],
    ['hoy dd/mm', toLocalDate(day)],
    ['mes', day.slice(0, 7)],
    ['gestion', day.slice(0, 4)],
    ['estado', 'ACTIVO'],
    ['tabla', 'seguros_personas_novedad'],
    ['texto', 'a'],
    ['nombre', 'a'],
    ['processtype', 1],
  ]);
}

/** The caller's options come first, then the replies in their order, then the values the specification documents. */
export function createFacts(options: Readonly<Record<string, string | number | undefined>>): Facts {
  const known = new Map<string, string | number>();
  const always = documented();
  const learn = (key: string, value: unknown) => {
    const usable = (typeof value === 'number' && value !== 0) || (typeof value === 'string' && value !== '');
    if (usable && String(value).length <= 60 && !known.has(key)) known.set(key, value);
  };
  for (const [name, value] of Object.entries(options)) learn(name.toLowerCase(), value);

  function learnFrom(reply: unknown, controller: string): void {
    const first: unknown = Array.isArray(reply) ? reply[0] : reply;
    if (typeof first !== 'object' || first === null) return;
    for (const [name, value] of Object.entries(first)) {
      learn(name.toLowerCase(), value);
      learn(`${controller} ${name.toLowerCase()}`, value);
      learnFrom(value, controller);
    }
  }
  const exactly = (key: string) => always.get(key) ?? known.get(key);
  const get = (name: string) => {
    const key = name.toLowerCase();
    return exactly(key) ?? exactly(sameAs[key] ?? '');
  };
  return {
    get,
    learnFrom,
    of: (controller) => ({
      get: (name) =>
        (options[name] === undefined ? known.get(`${controller} ${name.toLowerCase()}`) : undefined) ?? get(name),
    }),
  };
}

/** Numbers that narrow a list. 0 asks for all. */
const narrows = ['idestadoproceso', 'idtiponovedad', 'tiponovedad', 'idpersona', 'idcanal', 'numerofactura'];

type Schema = z.core.$ZodType;

/** A body for a schema, filled with the known values. Unknown ones are empty, or left out if they are optional. */
export function sample(schema: Schema, facts: Pick<Facts, 'get'>): unknown {
  const def = defOf(schema);
  return def.type === 'object' ? sampleObject(def.shape ?? {}, facts) : undefined;
}

function sampleObject(shape: Readonly<Record<string, Schema>>, facts: Pick<Facts, 'get'>): object {
  const isList = Object.keys(shape).some((name) => /^Fecha(Desde|Inicio)/.test(name));
  const entries = Object.entries(shape).map(([name, schema]) => {
    const known = isList && narrows.includes(name.toLowerCase()) ? 0 : facts.get(name);
    return [name, sampleField(schema, known, facts)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function sampleField(schema: Schema, known: string | number | undefined, facts: Pick<Facts, 'get'>): unknown {
  const def = defOf(schema);
  const inner = def.innerType ?? def.in;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
      return known === undefined || !inner ? undefined : sampleField(inner, known, facts);
    case 'nullable':
      return known === undefined || !inner ? null : sampleField(inner, known, facts);
    case 'pipe':
    case 'readonly':
      return inner && sampleField(inner, known, facts);
    case 'union':
      return def.options?.[0] && sampleField(def.options[0], known, facts);
    case 'object':
      return sampleObject(def.shape ?? {}, facts);
    case 'string':
      return known === undefined ? '' : String(known);
    case 'number':
      return Number.isFinite(Number(known)) ? Number(known) : 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'record':
      return {};
    case 'literal':
      return def.values?.[0];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    default:
      return known ?? null;
  }
}
