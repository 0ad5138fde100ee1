/** How many megabytes the memory may grow in one life (docs/faults.md). */
export const MOST = 80;

/** The memory of a process that is started again now and then, by the age of each life in minutes. */
export function memoryLog() {
  const lives = [[]];
  const settledLives = () => lives.map((life) => life.filter(({ minutes }) => minutes >= 1));
  /** For each life the increase in MB from its first to its last measurement: medians of half a minute each. */
  const growths = () => settledLives().map(growth).filter(Number.isFinite);
  return {
    add: (minutes, megabytes) => lives.at(-1).push({ minutes, megabytes }),
    restart: () => lives.push([]),
    /** For each life the increase in MB per minute after the first minute, in which the code is compiled and data is read. */
    slopes: () => settledLives().map(slope).filter(Number.isFinite),
    /** For each life the median after the first minute. */
    levels: () => settledLives().map(level).filter(Number.isFinite),
    growths,
    /** The lives in which the memory grew too much, as sentences. */
    problems: () =>
      growths()
        .filter((grown) => grown > MOST)
        .map((grown) => `the memory grew by ${grown.toFixed(0)} MB in one life, more than ${MOST}`),
  };
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const level = (samples) => median(samples.map(({ megabytes }) => megabytes));

/** How long one measurement lasts, in minutes. A single sample is as high as the moment since the last collection. */
const MEASUREMENT = 0.5;

/** The increase between the first and the last measurement; NaN if they would overlap. */
function growth(samples) {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || last.minutes - first.minutes < 2 * MEASUREMENT) return Number.NaN;
  const begin = samples.filter(({ minutes }) => minutes < first.minutes + MEASUREMENT);
  const end = samples.filter(({ minutes }) => minutes > last.minutes - MEASUREMENT);
  return level(end) - level(begin);
}

/** The slope of the line with the least squares through samples; NaN for fewer than three. */
function slope(samples) {
  if (samples.length < 3) return Number.NaN;
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean((s) => s.minutes), mean((s) => s.megabytes)];
  const up = mean((s) => (s.minutes - x) * (s.megabytes - y));
  return up / mean((s) => (s.minutes - x) ** 2);
}
