/** A finding about one place of a reply. */
export interface Finding {
  /** `information` is not a difference, for example an assumed field that is missing. */
  readonly kind: 'differs' | 'repaired' | 'information';
  /** 'Datos[].HaberMensual', 'status', 'Mensaje.TipoMensaje'. */
  readonly where: string;
  readonly expected: string;
  /** The type of the value, never the value: it may be personal data. */
  readonly received: string;
  /** Section of the specification: 'F 3.5'; '' if none is known. */
  readonly section: string;
}

/**
 * The verdict on a call. `repaired`: the form differs, but the portal can read it. `no rows seen`: there was nothing to
 * compare. `refused`: the services refused with a text, which they may do.
 */
export const verdicts = ['differs', 'repaired', 'fit', 'no rows seen', 'refused', 'not called'] as const;
export type Verdict = (typeof verdicts)[number];

/** One reply, compared. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Why nothing was called, otherwise ''. */
  readonly reason: string;
  /** The data the portal reads from the reply, for the calls that need its values. */
  readonly datos: unknown;
  /** The text of the services. Shown to the person who signs in, never in the report. */
  readonly text: string;
}

/** The findings without duplicates from other rows, the worst first. */
export function distinct(findings: readonly Finding[]): readonly Finding[] {
  const order = ['differs', 'repaired', 'information'];
  const by = new Map(findings.map((each) => [JSON.stringify(each), each]));
  return [...by.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The worst verdict that the findings give a call. */
export function verdictOf(findings: readonly Finding[], without: Verdict): Verdict {
  if (findings.some(({ kind }) => kind === 'differs')) return 'differs';
  return findings.some(({ kind }) => kind === 'repaired') && without !== 'refused' ? 'repaired' : without;
}

/** The type of a value, as in findings. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}
