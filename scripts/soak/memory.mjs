/** The memory of a process that is started again now and then, by the age of each life in minutes. */
export function memoryLog() {
  const lives = [[]];
  return {
    add: (minutes, megabytes) => lives.at(-1).push({ minutes, megabytes }),
    restart: () => lives.push([]),
    /** For each life the increase in MB per minute after the first minute, in which the code is compiled and data is read. */
    slopes: () => lives.map((life) => slope(life.filter(({ minutes }) => minutes >= 1))).filter(Number.isFinite),
    /** For each life the median after the first minute. */
    levels: () =>
      lives
        .map((life) => median(life.filter(({ minutes }) => minutes >= 1).map((s) => s.megabytes)))
        .filter(Number.isFinite),
  };
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The slope of the line with the least squares through samples; NaN for fewer than three. */
function slope(samples) {
  if (samples.length < 3) return Number.NaN;
  const mean = (of) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean((s) => s.minutes), mean((s) => s.megabytes)];
  const up = mean((s) => (s.minutes - x) * (s.megabytes - y));
  return up / mean((s) => (s.minutes - x) ** 2);
}
