import { fill } from '#lib/texts.ts';
import { Icon } from '../icons/Icon.tsx';
import { tableMessages } from './messages.ts';

/** Page numbers around the current one; null stands for a gap. At most seven places. */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  const middle = Math.min(Math.max(page, 4), pages - 3);
  const around = [middle - 1, middle, middle + 1];
  const head = page <= 4 ? [1, 2, 3, 4, 5] : [1, null, ...around];
  const tail = page >= pages - 3 ? [1, null, pages - 4, pages - 3, pages - 2, pages - 1, pages] : null;
  return tail ?? [...head, null, pages];
}

type PagerProps = {
  total: number;
  page: number;
  pages: number;
  size: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
};

/** Foot of a table: range in view, page numbers, rows per page. */
export function Pager({ total, page, pages, size, sizes, onPage, onSize }: PagerProps) {
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  return (
    <div className="pager">
      <span className="pager-range">{fill(tableMessages.range, { from, to, total })}</span>
      {pages > 1 ? (
        <nav className="pager-pages" aria-label={tableMessages.pages}>
          <button
            type="button"
            className="pager-page"
            aria-label={tableMessages.previousPage}
            disabled={page === 1}
            onClick={() => onPage(page - 1)}
          >
            <Icon name="chevron-left" />
          </button>
          {pageNumbers(page, pages).map((number, at) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other id than its side
              <span key={`gap${at}`} className="pager-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <button
                type="button"
                key={number}
                className="pager-page pager-number"
                aria-label={fill(tableMessages.page, { n: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {number}
              </button>
            ),
          )}
          <span className="pager-short" aria-hidden="true">
            {page} / {pages}
          </span>
          <button
            type="button"
            className="pager-page"
            aria-label={tableMessages.nextPage}
            disabled={page === pages}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevron-right" />
          </button>
        </nav>
      ) : null}
      <span className="select-wrap pager-size">
        <select
          className="control"
          aria-label={tableMessages.pageSize}
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {[...new Set([...sizes, size])]
            .sort((one, other) => one - other)
            .map((choice) => (
              <option key={choice} value={choice}>
                {fill(tableMessages.perPage, { n: choice })}
              </option>
            ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  );
}
