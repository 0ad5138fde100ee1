import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ListField } from '#ui/fields/ListField.tsx';

const cities = [
  { value: 1, label: 'LA PAZ' },
  { value: 2, label: 'POTOSÍ' },
  { value: 3, label: 'CAMIRI' },
];

function City({ error, start = null }: { error?: string; start?: number | null }) {
  const [value, setValue] = useState<number | string | null>(start);
  return (
    <>
      <ListField
        label="Ciudad"
        name="ciudad"
        required
        options={cities}
        value={value}
        onChange={setValue}
        error={error}
      />
      <output>{String(value)}</output>
    </>
  );
}

test('is one named combobox, with its error and obligation', () => {
  render(<City error="Ciudad, no tiene información." />);
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  expect(box).toBeInvalid();
  expect(box).toBeRequired();
  expect(box).toHaveAccessibleDescription('Ciudad, no tiene información.');
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('finds without accents and is chosen by keyboard', async () => {
  const user = userEvent.setup();
  render(<City />);
  await user.click(screen.getByText('Ciudad'));
  await user.keyboard('{Enter}');
  const search = await screen.findByRole('textbox', { name: 'Buscar en Ciudad' });
  await waitFor(() => expect(search).toHaveFocus());
  await user.keyboard('potosi');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(screen.getByText('POTOSÍ', { selector: 'span.p-dropdown-label' })).toBeVisible();
});

test('[F-8-15] says what was not found', async () => {
  const user = userEvent.setup();
  render(<City />);
  await user.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  await user.keyboard('{Enter}');
  await user.type(await screen.findByRole('textbox', { name: 'Buscar en Ciudad' }), 'xyz');
  expect(await screen.findByText('Ningún resultado para xyz.')).toBeVisible();
});

test('Esc closes the list and not the dialog around it', async () => {
  const onClose = vi.fn();
  const user = userEvent.setup();
  render(
    <Modal title="Persona" onClose={onClose}>
      <City start={1} />
    </Modal>,
  );
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  expect(box).toHaveFocus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox', { name: 'Ciudad' });
  await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'true'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(onClose).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
  await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('writes no style of its own into the document', () => {
  render(<City />);
  expect(document.head.querySelectorAll('style[data-primereact-style-id]')).toHaveLength(0);
});
