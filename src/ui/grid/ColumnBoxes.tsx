import { buttonClass } from '../buttons/buttonClass.ts';
import { Icon } from '../icons/Icon.tsx';
import { Dropdown } from '../layout/Dropdown.tsx';
import { gridMessages as texts } from './messages.ts';

/** Chooses which further columns a grid shows. */
export function ColumnBoxes({
  columns,
  shown,
  onShown,
}: {
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly shown: ReadonlySet<string>;
  readonly onShown: (id: string, on: boolean) => void;
}) {
  const button = (
    <>
      <Icon name="eye" />
      <span>{texts.columns}</span>
    </>
  );
  return (
    <Dropdown
      label={texts.columns}
      className="egrid-columns"
      buttonClass={buttonClass('ghost', undefined, false)}
      button={button}
    >
      {() =>
        columns.map(({ id, name }) => (
          <label key={id} className="egrid-column">
            <input type="checkbox" checked={shown.has(id)} onChange={({ target }) => onShown(id, target.checked)} />
            {name}
          </label>
        ))
      }
    </Dropdown>
  );
}
