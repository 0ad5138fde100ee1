export const MOST: number;
export function memoryLog(): {
  add(minutes: number, megabytes: number): void;
  restart(): void;
  slopes(): number[];
  levels(): number[];
  growths(): number[];
  problems(): string[];
};
