import { later } from '#lib/dates.ts';

/** The sandbox's clock: the machine's time plus an offset, which may be negative. The clock always runs. */
export interface Clock {
  now(): Date;
  /** Sets the clock to this moment. */
  set(moment: Date): void;
  advance(milliseconds: number): void;
  /** Goes back to the machine's time. */
  real(): void;
}

/** Creates a clock that starts with the machine's time. */
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
