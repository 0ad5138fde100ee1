import type { Estado } from '#contract/enumerations.ts';
import type { Client } from './client.ts';

/** A notice as the services acknowledged it: in the answer to its last write, or in a read after a doubtful one. */
export interface Notice {
  readonly id: number;
  readonly idPersona: number;
  readonly owner: Client;
  /** The position, which names this notice alone. */
  readonly marker: string;
  haber: number;
  state: Estado;
  deleted: boolean;
  /** Subjects of the messages that were written about it. */
  readonly messages: string[];
}

/** A payment order as the services acknowledged it. */
export interface Order {
  readonly id: number;
  readonly owner: Client;
  /** The observation, which names this order alone. */
  readonly marker: string;
  readonly notices: readonly number[];
  code: string;
  paid: boolean;
  deleted: boolean;
}

/** A message of an insured person about a notice of the seed. */
interface Message {
  readonly owner: Client;
  readonly idPersonaNovedad: number;
  readonly subject: string;
}

/** Everything that was acknowledged, and the people who wait for somebody. */
export interface Ledger {
  readonly notices: Notice[];
  readonly orders: Order[];
  readonly messages: Message[];
  /** People who may be registered, by their id. */
  readonly people: number[];
  /** Declared notices that wait for the staff of the regional. */
  readonly declared: Notice[];
  /** What should not have happened, as sentences. */
  readonly problems: string[];
  /** The share of people who are left, from 1 to 0. */
  left(): number;
  /** A text that nothing else has. */
  mark(client: Client): string;
}

/** The prefix of every text that the soak writes. */
export const MARK = 'SOAK';

/** An empty ledger with people who may be registered. */
export function createLedger(people: readonly number[]): Ledger {
  let marks = 0;
  const waiting = [...people];
  return {
    notices: [],
    orders: [],
    messages: [],
    people: waiting,
    declared: [],
    problems: [],
    left: () => waiting.length / people.length,
    mark(client) {
      marks += 1;
      return `${MARK} ${client.name.toUpperCase()} ${marks}`;
    },
  };
}
