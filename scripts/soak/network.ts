import type { Endpoint } from '#contract/endpoint.ts';
import type { Random } from '#sandbox/db/random.ts';

/** The answer to a call. 'unknown': no answer, or none that can be read, so that a write may be done or not. */
export type Outcome<D> =
  | { readonly kind: 'done'; readonly datos: D }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string };

/** What the clients share: where the portal is, the faults they cause, and the figures of their calls. */
export interface Network {
  readonly address: () => string;
  readonly random: Random;
  /** Causes a fault for one of the next calls, in a share of all calls. */
  beforeCall(): Promise<void>;
  count(endpoint: Endpoint, kind: Outcome<unknown>['kind'] | 'down', milliseconds: number): void;
  pause(milliseconds: number): Promise<void>;
  /** Uses the sandbox's control. True if it answered. */
  control(action: string, body: object): Promise<boolean>;
  /** From now on no call fails on purpose. */
  calm(): Promise<void>;
  figures(): Figures;
}

/** Calls since the start. Times are in milliseconds and only of calls that were done. */
export interface Figures {
  readonly calls: number;
  readonly faults: number;
  readonly done: { readonly reads: number; readonly writes: number };
  readonly refused: number;
  readonly unknown: number;
  /** Calls to a portal that was just being started. */
  readonly down: number;
  readonly p95: { readonly reads: number; readonly writes: number };
}

/** Rows of the table of variants whose answer is unreadable, doubtful or merely in another form (tests/spec/variants.md). */
const SHAPES = ['1.2', '1.4', '1.6', '1.26', '4.7', '4.9', '4.10', '4.12'] as const;

const faultOf = (random: Random): object => {
  const on = { path: '/', times: 1 };
  switch (random.int(0, 5)) {
    case 0:
      return { ...on, kind: 'status', status: random.pick([500, 502, 503, 504] as const) };
    case 1:
      return { ...on, kind: 'drop' };
    case 2:
      return { ...on, kind: 'lose' };
    case 3:
      return { ...on, kind: 'slow', milliseconds: random.int(200, 4000) };
    case 4:
      return { ...on, kind: 'refuse', text: 'Rechazo de prueba' };
    default:
      return { ...on, kind: 'shape', variant: random.pick(SHAPES) };
  }
};

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? 0;

/** A network to the portal at an address. `percent` of its calls cause a fault. */
export function createNetwork(address: () => string, random: Random, percent: number): Network {
  const times = { reads: [] as number[], writes: [] as number[] };
  const counts = { calls: 0, faults: 0, refused: 0, unknown: 0, down: 0 };
  let share = percent;

  const control = (action: string, body: object) =>
    fetch(`${address()}/servicios/control/${action}`, {
      method: 'POST',
      headers: { 'X-Sandbox-Control': '1' },
      body: JSON.stringify(body),
    }).then(
      (response) => response.ok,
      () => false, // the portal is being started
    );

  return {
    address,
    random,
    control,
    async beforeCall() {
      counts.calls += 1;
      if (random.chance(share) && (await control('faults', faultOf(random)))) counts.faults += 1;
    },
    count(endpoint, kind, milliseconds) {
      if (kind === 'done') times[endpoint.effect === 'read' ? 'reads' : 'writes'].push(milliseconds);
      else counts[kind] += 1;
    },
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    async calm() {
      share = 0;
      await control('faults/clear', {});
    },
    figures: () => ({
      ...counts,
      done: { reads: times.reads.length, writes: times.writes.length },
      p95: { reads: p95(times.reads), writes: p95(times.writes) },
    }),
  };
}
