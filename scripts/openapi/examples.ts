import type { Row } from '../contract/declared.ts';
import type { Json } from './schemas.ts';

interface Transcript {
  readonly id: string;
  readonly reply_level: string;
  readonly reply: Json | null;
  readonly certainty: string;
  readonly request: { readonly path?: string; readonly body?: unknown } | null;
  readonly alternatives?: readonly { readonly when: string; readonly reply: unknown }[];
}

/** The contents of a call's transcript. */
export interface Example {
  /** The reply in the specification. Null for a file, or if it shows none. */
  readonly reply: Json | null;
  /** How sure the reply is, as a sentence. */
  readonly certainty: string;
  readonly body: unknown;
  /** The segments of the address. */
  readonly segments: readonly string[];
}

/** A transcript says 'stated', 'implied', or 'ambiguous: the fields are not stated'. */
function sentenceOf(certainty: string): string {
  if (certainty.startsWith('ambiguous: ')) return `The specification leaves open: ${certainty.slice(11)}.`;
  return `The specification ${certainty === 'stated' ? 'states' : 'implies'} it.`;
}

/** The transcribed replies of tests/spec/replies.jsonl, by call. */
export function readExamples(jsonl: string): (row: Row) => Example | undefined {
  const lines = jsonl.split('\n').filter((line) => line.trim() !== '');
  const by = new Map(lines.map((line) => JSON.parse(line) as Transcript).map((each) => [each.id, each]));
  return (row) => {
    const found = by.get(`${row.method} ${row.controller}/${row.path}`);
    if (!found) return undefined;
    const { reply, reply_level: level, request, certainty } = found;
    return {
      reply: level === 'datos' || level === 'envelope' ? reply : null,
      certainty: sentenceOf(certainty),
      body: request?.body,
      segments: (request?.path ?? '').split('?')[0]?.split('/') ?? [],
    };
  };
}
