import * as z from 'zod/mini';
import { defOf, wrappedIn } from '#contract/def.ts';
import { factsOf, type Kind } from '#contract/facts.ts';

type Schema = z.core.$ZodType;

const ofKind: Readonly<Partial<Record<Kind, unknown>>> = {
  fecha: '2026-11-20',
  'fecha local': '20/11/2026',
  hora: '08:30',
  momento: '2026-11-20T08:30:00-04:00',
  monto: 50,
  html: '<p>TEXTO</p>',
  json: '{}',
  par: '1001|5001',
  bandera: true,
};

/** Texts for the contract's checks. The first that passes is used. */
const texts = ['TEXTO', '2026-11-20', '20/11/2026', '08:30', '1'];

/**
 * A value for a schema: every field once, each in the form in which it is sent. For calls whose reply or body the
 * specification does not show. Undefined if anything is allowed.
 */
export function madeFrom(schema: Schema): unknown {
  const { kind } = factsOf(schema);
  if (kind && kind in ofKind) return ofKind[kind];
  const inner = wrappedIn(schema);
  if (inner) return madeFrom(inner);
  const { type, shape, element, options, values, entries } = defOf(schema);
  if (values) return values[0];
  if (entries) return Object.values(entries)[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape ?? {})
          .map(([name, part]) => [name, madeFrom(part)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return element ? [madeFrom(element)] : [];
    case 'union':
      return options?.[0] && madeFrom(options[0]);
    case 'string':
      return texts.find((text) => z.safeParse(schema, text).success);
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'record':
      return {};
    case 'custom':
      return '(bytes of a file)';
    default:
      return undefined;
  }
}
