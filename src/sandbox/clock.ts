import { later } from '#lib/dates.ts';

/** The sandbox's clock: that of the machine, or so much before or behind it. It always runs. */
export interface Clock {
  now(): Date;
  /** From now on it is this moment. */
  set(moment: Date): void;
  advance(milliseconds: number): void;
  /** Back to the machine's time. */
  real(): void;
}

/** A clock over the machine's, running with it at first. */
export function createClock(machine: () => Date): Clock {
  let shift = 0;
  return {
    now: () => (shift === 0 ? machine() : later(machine(), shift)),
    set(moment) {
      shift = moment.getTime() - machine().getTime();
    },
    advance(milliseconds) {
      shift += milliseconds;
    },
    real() {
      shift = 0;
    },
  };
}
