const CATEGORIES = ['__metadata', 'disabled-by-default-devtools.timeline'].join(',');

/**
 * The longest task of the page's main thread during `act` and all its tasks together, in milliseconds of processor time. Other
 * work of the machine does not count, but the browser's slow-down does. Also returns what `act` returns.
 */
export async function longestTask(cdp, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES.split(',') },
  });
  const result = await act();
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const own = new Set(threads.map(({ pid, tid }) => `${pid} ${tid}`));
  const tasks = events.filter(({ name, pid, tid }) => name === 'RunTask' && own.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('The browser told of no task');
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return { result, longest: Math.max(...times), total: times.reduce((sum, time) => sum + time, 0) };
}
