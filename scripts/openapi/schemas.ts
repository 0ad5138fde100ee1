import * as z from 'zod/mini';
import { factsOf, type Kind } from '#contract/facts.ts';
import { sobre } from '../contract/envelope.ts';

type Schema = z.core.$ZodType;
export type Json = { [name: string]: unknown };

/** The JSON Schema of a kind of value. The services send '' or null if there is no value. */
const forms: Readonly<Partial<Record<Kind, Json>>> = {
  fecha: { format: 'date' },
  'fecha local': { pattern: '^(\\d{2}/\\d{2}/\\d{4})?$' },
  hora: { pattern: '^(\\d{2}:\\d{2}(:\\d{2})?)?$' },
  momento: { format: 'date-time' },
  html: { contentMediaType: 'text/html' },
  json: { contentMediaType: 'application/json' },
  par: { pattern: '^\\d+\\|\\d+$' },
};

/** Adds to a generated schema what the contract knows of it: section, assumption, id, form of its values. */
function mark(schema: Schema, json: Json): void {
  const { kind, source, assumed, ownId } = factsOf(schema);
  if (source) json['x-source'] = source;
  if (assumed) json['x-assumed'] = true;
  if (ownId) json['x-row-id'] = true;
  if (kind === 'monto') {
    delete json.anyOf;
    json.type = 'number';
  }
  if (kind === 'bandera') json.type = ['boolean', 'null'];
  if (kind && schema._zod.def.type === 'string') Object.assign(json, forms[kind]);
  if (schema._zod.def.type === 'custom') Object.assign(json, { type: 'string', format: 'binary' });
  const { additionalProperties } = json;
  const open = typeof additionalProperties === 'object' && Object.keys(additionalProperties ?? {}).length === 0;
  if (open) delete json.additionalProperties;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

/** The named records of the contract. */
function entities(): Map<string, Schema> {
  const files = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/contract/entities/*.ts', {
    eager: true,
  });
  const named = new Map<string, Schema>([['sobre', sobre]]);
  for (const [name, value] of Object.values(files).flatMap((file) => Object.entries(file))) {
    if (!isSchema(value)) continue;
    if (named.has(name) && named.get(name) !== value) throw new Error(`Two records of the contract are called ${name}`);
    named.set(name, value);
  }
  return named;
}

/** JSON Schemas of the contract. */
export interface Schemas {
  /** The named records, for the document's components. */
  readonly components: Json;
  /** The schema to use in place: a reference if it has a name. Null for no body. */
  of(schema: Schema): Json | null;
}

/** The ids that the generated schemas refer to. */
const referred = (schemas: unknown): Set<string> =>
  new Set([...JSON.stringify(schemas).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, id = '']) => id));

/**
 * Turns the contract into JSON Schema with zod's own generator, as the services send it: dates and amounts in the form in
 * which they are sent. What JSON Schema cannot express, such as a transform, becomes any value. `calls` are the bodies and
 * replies by name. One that is part of another schema becomes a component with that name.
 */
export function schemasOf(calls: readonly (readonly [string, Schema])[]): Schemas {
  const registry = z.registry<{ id: string }>();
  const ids = new Map<Schema, string>();
  const names = entities();
  for (const [id, schema] of [...names, ...calls]) {
    if (ids.has(schema) || schema._zod.def.type === 'undefined') continue;
    ids.set(schema, id);
    registry.add(schema, { id });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => mark(zodSchema, jsonSchema as Json),
  });
  const plain = (id: string): Json => {
    const { $schema: _, $id: __, ...json } = schemas[id] ?? {};
    return json;
  };
  const components = new Set([...names.keys(), ...referred(schemas)].filter((id) => id in schemas));
  return {
    components: Object.fromEntries([...components].sort().map((name) => [name, plain(name)])),
    of(schema) {
      const id = ids.get(schema);
      if (id === undefined) return null;
      return components.has(id) ? { $ref: `#/components/schemas/${id}` } : plain(id);
    },
  };
}
