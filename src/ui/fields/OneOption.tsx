import type { Option } from './Field.tsx';
import type { ListBoxState } from './useListBox.ts';

/** Props that the options of an open list need. */
export interface ListProps {
  readonly id: string;
  readonly value: number | string | null;
  readonly box: ListBoxState;
}

interface OneProps extends ListProps {
  readonly item: Option;
  readonly index: number;
  /** Pixels above it, in a list that renders only the visible options. */
  readonly top?: number;
}

/** An option of an open list. */
export function OneOption({ id, value, box, item, index, top }: OneProps) {
  return (
    <div
      {...box.getItemProps({
        ...{ item, index, className: 'list-option', 'aria-disabled': undefined },
        onClick: () => box.choose(item),
        ...{ 'aria-setsize': box.shown.length, 'aria-posinset': index + 1 },
        'aria-describedby': item.value === value ? `${id}-chosen` : undefined,
      })}
      data-chosen={item.value === value ? '' : undefined}
      style={{ top }}
    >
      <span>{item.label}</span>
    </div>
  );
}
