import { render, screen } from '@testing-library/react';
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

/** The option that Enter takes. */
const marked = () => {
  const id = screen.getByRole('textbox').getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};

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
  const search = screen.getByRole('textbox', { name: 'Buscar en Ciudad' });
  expect(search).toHaveFocus();
  await user.keyboard('potosi');
  const [only, ...more] = screen.getAllByRole('option');
  expect(more).toEqual([]);
  expect(search).toHaveAttribute('aria-activedescendant', only?.id);
  await user.keyboard('{Enter}');
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  expect(box).toHaveFocus();
  expect(box).toHaveValue('POTOSÍ');
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('another is found and taken while one is chosen already', async () => {
  const user = userEvent.setup();
  render(<City start={3} />);
  screen.getByRole('combobox', { name: 'Ciudad' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('CAMIRI');
  await user.keyboard('pot{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('keys follow one another as fast as they like, and letters on the closed field begin a search', async () => {
  const user = userEvent.setup({ delay: null });
  render(<City />);
  screen.getByRole('combobox', { name: 'Ciudad' }).focus();
  await user.keyboard('cam{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('3');
  await user.keyboard('{ArrowDown}pot{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('arrows and pages move the mark and stop at the ends; Tab leaves without choosing', async () => {
  const user = userEvent.setup();
  render(<City />);
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  box.focus();
  await user.keyboard('{Enter}');
  expect(marked()).toBe('LA PAZ');
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('LA PAZ');
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('POTOSÍ');
  await user.keyboard('{PageDown}');
  expect(marked()).toBe('CAMIRI');
  await user.keyboard('{Tab}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).not.toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('null');
});

test('a press elsewhere closes it, one inside it does not', async () => {
  const user = userEvent.setup();
  render(
    <>
      <City />
      <button type="button">Otro</button>
    </>,
  );
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  await user.click(box);
  await user.click(screen.getByRole('listbox'));
  expect(screen.getByRole('textbox', { name: 'Buscar en Ciudad' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Otro' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('of a long list only what is in view is drawn, wherever the mark goes', async () => {
  const user = userEvent.setup();
  const places = Array.from({ length: 5000 }, (_, at) => ({ value: at + 1, label: `PUEBLO ${at + 1}` }));
  render(<ListField label="Lugar" name="lugar" options={places} value={2500} onChange={() => undefined} />);
  screen.getByRole('combobox', { name: 'Lugar' }).focus();
  await user.keyboard('{Enter}');
  expect(marked()).toBe('PUEBLO 2500');
  expect(screen.getAllByRole('option').length).toBeLessThan(30);
  await user.keyboard('{PageDown}{PageDown}{ArrowDown}');
  expect(marked()).toBe('PUEBLO 2515');
  await user.keyboard('4999');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['PUEBLO 4999']);
});

test('what is found elsewhere marks nothing until someone does, and the search ends with the list', async () => {
  const user = userEvent.setup();
  const onSearch = vi.fn();
  const onChange = vi.fn();
  render(<ListField label="Tipo" name="tipo" options={cities} value={null} onChange={onChange} onSearch={onSearch} />);
  screen.getByRole('combobox', { name: 'Tipo' }).focus();
  await user.keyboard('{Enter}x');
  expect(onSearch).toHaveBeenLastCalledWith('x');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith(1);
  expect(onSearch).toHaveBeenLastCalledWith('');
});

test('what was chosen can be taken away where that is offered', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<ListField label="Tipo" name="tipo" options={cities} value={2} onChange={onChange} clearable />);
  await user.click(screen.getByRole('button', { name: 'Quitar lo elegido en Tipo' }));
  expect(onChange).toHaveBeenCalledWith(null);
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveFocus();
});

test('[F-8-15] says what was not found', async () => {
  const user = userEvent.setup();
  render(<City />);
  await user.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  await user.keyboard('xyz');
  expect(screen.getByRole('option', { name: 'Ningún resultado para xyz.' })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('null');
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
  expect(screen.getByRole('listbox', { name: 'Ciudad' })).toBeVisible();
  expect(box).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
