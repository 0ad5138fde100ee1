import type { Estado } from '#contract/enumerations.ts';
import type { estadoAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import type { Client } from './client.ts';
import type { Family } from './families.ts';
import type { ParameterKind } from './parameters.ts';
import type { Pool } from './pool.ts';
import type { Pools } from './pools.ts';

/** A notice as the services acknowledged it: in the answer to its last write, or in a read after a doubtful one. */
export interface Notice {
  readonly id: number;
  readonly idPersona: number;
  readonly owner: Client;
  readonly family: Family;
  /** A text that names this notice alone. */
  readonly marker: string;
  /** The pool that the person came from. */
  readonly pool: Pool;
  /** The observation: the marker, and since the last edit a number. */
  note: string;
  /** Only some families have a salary. */
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

/** An occupational exam. Its appointment is 0 while it has none. */
export interface Exam {
  readonly id: number;
  readonly idPersona: number;
  readonly owner: Client;
  readonly IdEmpresa: number;
  readonly pool: Pool;
  state: 'registrado' | 'programado' | 'concluido';
  appointment: number;
  /** The number of the institute's certificate, '' if the fund makes the exam. */
  certificate: string;
  deleted: boolean;
}

/** An affiliation, the registration of a newborn, or the request for another name. */
export interface Affiliation {
  readonly id: number;
  readonly idPersona: number;
  readonly owner: Client;
  readonly kind: 'child' | 'newborn' | 'name';
  /** A text that names this notice alone; of a child, her given name. */
  readonly marker: string;
  /** The insured person whose family it is about. */
  readonly holder: number;
  readonly IdEmpresa: number;
  /** The person's full name, as the notice has it. */
  readonly name: string;
  note: string;
  state: Exclude<keyof typeof estadoAfiliacion, 'pagado'>;
}

/** An address that was written for a person. Each has a text that nothing else has. */
interface Address {
  readonly owner: Client;
  readonly idPersona: number;
  readonly address: string;
}

/** An entry of one of the lists that the staff maintain. */
export interface Parameter {
  readonly id: number;
  readonly owner: Client;
  readonly kind: ParameterKind;
  text: string;
  deleted: boolean;
}

/** Everything that was acknowledged, and what waits for somebody. */
export interface Ledger {
  readonly notices: Notice[];
  readonly orders: Order[];
  readonly messages: Message[];
  readonly exams: Exam[];
  readonly affiliations: Affiliation[];
  /** In the order in which they were written. */
  readonly addresses: Address[];
  /** Births of the hospitals that somebody has taken to register them. */
  readonly births: Set<number>;
  readonly parameters: Parameter[];
  /** Who may be taken for which journey. */
  readonly pools: Pools;
  /** Declared notices that wait for the staff of the regional. */
  readonly declared: Notice[];
  /** Exams with an appointment that wait for the staff. */
  readonly scheduled: Exam[];
  /** Affiliations, newborns and requests that wait for the staff. */
  readonly affiliating: Affiliation[];
  /** What should not have happened, as sentences. */
  readonly problems: string[];
  /** A number that nothing else has. */
  next(): number;
  /** A text that nothing else has. */
  mark(client: Client): string;
}

/** The prefix of every text that the soak writes. */
export const MARK = 'SOAK';

/** An empty ledger, with the people of the pools. */
export function createLedger(pools: Pools): Ledger {
  let marks = 0;
  const next = () => {
    marks += 1;
    return marks;
  };
  return {
    notices: [],
    orders: [],
    messages: [],
    exams: [],
    affiliations: [],
    addresses: [],
    births: new Set(),
    parameters: [],
    pools,
    declared: [],
    scheduled: [],
    affiliating: [],
    problems: [],
    next,
    mark: (client) => `${MARK} ${client.name.toUpperCase()} ${next()}`,
  };
}
