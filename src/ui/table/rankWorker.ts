import { answering } from '#lib/answering.ts';
import type { SortValue } from './column.ts';
import { type Ranking, rankValues } from './rankSort.ts';

/** Ranks the values of a long list outside the page's main thread. */
answering<readonly SortValue[], Ranking>((values, send) => {
  const ranking = rankValues(values);
  send(ranking, [ranking.places.buffer]);
});
