import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A searchable list of a form, by the beginning of its label. */
export const desplegable = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), { selector: '[role="combobox"]' });

/** The chosen option of a list, or its placeholder. */
export const elegido = (label: string): string => desplegable(label).value || desplegable(label).placeholder;

/** The options of a list, in their order. Closes the list again. */
export async function ofrece(label: string): Promise<string[]> {
  const field = desplegable(label);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  const list = within(screen.getByRole('listbox', { name: label }));
  const options = await waitFor(() => {
    const found = list.getAllByRole('option');
    for (const option of found) expect(option).not.toHaveAttribute('aria-disabled');
    return found.map((option) => option.textContent ?? '');
  });
  fireEvent.keyDown(field, { key: 'Escape' });
  return options;
}
