import * as z from 'zod/mini';
import type { readEnvelope } from '#contract/envelope.ts';
import { documented } from '#contract/facts.ts';
import { read } from '#contract/read.ts';
import { placeOf, written } from './fields.ts';
import { type Finding, typeName } from './finding.ts';

const flag = z.optional(z.boolean());
const word = z.optional(z.nullable(z.string()));

/** The envelope of every reply in the specification (spec F 3.1). The portal also reads many other forms of it. */
export const sobre = documented(
  'F 3.1',
  z.looseObject({
    ok: flag,
    TodoCorrecto: flag,
    Datos: z.optional(z.unknown()),
    Mensaje: z.optional(
      z.nullable(
        z.looseObject({
          Descripcion: word,
          TipoMensaje: word,
          IdMensaje: z.optional(z.nullable(z.union([z.string(), z.number()]))),
          TieneMensaje: z.optional(z.nullable(z.boolean())),
        }),
      ),
    ),
  }),
);

type Envelope = NonNullable<ReturnType<typeof readEnvelope>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the portal repairs in a readable envelope. */
export function envelopeFindings(raw: unknown, envelope: Envelope): readonly Finding[] {
  const repaired = (where: string, expected: string, received: string): Finding => ({
    kind: 'repaired',
    where,
    expected,
    received,
    section: placeOf(sobre, []).source,
  });
  const own = ['ok', 'todocorrecto'];
  if (!isRecord(raw) || !Object.keys(raw).some((key) => own.includes(key.toLowerCase())))
    return [
      repaired(
        'envelope',
        'ok or TodoCorrecto at the top',
        `an envelope inside ${isRecord(raw) ? 'another object' : typeName(raw)}`,
      ),
    ];
  const found = read(sobre, raw, { notes: true })
    .repairs.filter(({ verdict }) => verdict !== 'absent')
    .map(({ path, expected, received }) => {
      const name = expected.startsWith('name ');
      const type = name ? expected : placeOf(sobre, path).type;
      return repaired(written('', path).slice(1), type, name ? 'a name written differently' : wordFor(received));
    });
  const datos = raw.Datos ?? Object.entries(raw).find(([key]) => key.toLowerCase() === 'datos')?.[1];
  // Unchanged, unless another envelope was inside it.
  const nested = datos !== envelope.Datos;
  return nested ? [...found, repaired('Datos', 'the data', 'an envelope inside the envelope')] : found;
}

/** Turns the reader's type names into the words of a finding. */
export const wordFor = (received: string): string => (received === 'string' ? 'text' : received);

/** What a refusal lacks. It must have a text and a kind of message (spec F 8). */
export function refusalFindings({ Mensaje }: Envelope): readonly Finding[] {
  if (Mensaje.state === 'whole') return [];
  const received = Mensaje.state === 'none' ? 'no message' : 'a message without one of them';
  return [{ kind: 'differs', where: 'Mensaje', expected: 'Descripcion and TipoMensaje', received, section: 'F 8' }];
}
