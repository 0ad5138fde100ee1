/** What was found in one place of a reply. */
export interface Finding {
  /** `information` is no difference: an assumed field that did not come, for instance. */
  readonly kind: 'differs' | 'repaired' | 'information';
  /** 'Datos[].HaberMensual', 'status', 'Mensaje.TipoMensaje'. */
  readonly where: string;
  readonly expected: string;
  /** Type of what came, never the value: it may be somebody's. */
  readonly received: string;
  /** Section of the specification: 'F 3.5'; '' where none is known. */
  readonly section: string;
}

/**
 * The verdict on a call. `repaired`: it differs in a form the portal reads all the same. `no rows seen`: nothing came that
 * could be compared. `refused`: the services said no with a text, as they may.
 */
export const verdicts = ['differs', 'repaired', 'fit', 'no rows seen', 'refused', 'not called'] as const;
export type Verdict = (typeof verdicts)[number];

/** One reply, compared. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  /** Why nothing was called; '' otherwise. */
  readonly reason: string;
  /** What the portal reads in the reply, for the calls that need its values. */
  readonly datos: unknown;
  /** What the services said; for the person who signs in, never for the report. */
  readonly text: string;
}

/** The findings without those that say the same of another row, the worst first. */
export function distinct(findings: readonly Finding[]): readonly Finding[] {
  const order = ['differs', 'repaired', 'information'];
  const by = new Map(findings.map((each) => [JSON.stringify(each), each]));
  return [...by.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** The worst that findings mean for a call. */
export function verdictOf(findings: readonly Finding[], without: Verdict): Verdict {
  if (findings.some(({ kind }) => kind === 'differs')) return 'differs';
  return findings.some(({ kind }) => kind === 'repaired') && without !== 'refused' ? 'repaired' : without;
}

/** Type of a value as a finding names it. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
}
