import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { newUser } from '#support/user.ts';
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

/** The option that Enter chooses. */
const marked = () => {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  const option = id ? document.getElementById(id) : null;
  expect(screen.queryAllByRole('option', { selected: true })).toEqual(option ? [option] : []);
  return option?.textContent ?? null;
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
  const user = newUser();
  render(<City />);
  await user.click(screen.getByText('Ciudad'));
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  expect(box).toHaveFocus();
  await user.keyboard('potosi');
  const [only, ...more] = screen.getAllByRole('option');
  expect(more).toEqual([]);
  expect(box).toHaveAttribute('aria-activedescendant', only?.id);
  await user.keyboard('{Enter}');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('POTOSÍ');
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('another is found and taken while one is chosen already', async () => {
  const user = newUser();
  render(<City start={3} />);
  screen.getByRole('combobox', { name: 'Ciudad' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(marked()).toBe('CAMIRI');
  await user.keyboard('pot{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('the item that is chosen already changes nothing, so nothing follows from it again', async () => {
  const onChange = vi.fn();
  const user = newUser();
  render(<ListField label="Ciudad" name="ciudad" options={cities} value={3} onChange={onChange} />);
  screen.getByRole('combobox', { name: 'Ciudad' }).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  await user.click(screen.getByRole('option', { name: 'CAMIRI' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('CAMIRI');
});

test('keys follow one another as fast as they like, and letters on the closed field begin a search', async () => {
  const user = newUser();
  render(<City />);
  screen.getByRole('combobox', { name: 'Ciudad' }).focus();
  await user.keyboard('cam{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('3');
  await user.keyboard('{ArrowDown}pot{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

test('what a key does is done before the next one is heard', async () => {
  const user = newUser();
  render(<City />);
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  box.focus();
  await user.keyboard('cam');
  // As in a browser: nothing waits for work that React has deferred.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const press = async (key: string) => {
    box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await Promise.resolve();
  };
  await press('Enter');
  expect(box).toHaveValue('CAMIRI');
  await press('ArrowDown');
  expect(marked()).toBe('CAMIRI');
  await press('ArrowUp');
  await press('Enter');
  expect(box).toHaveValue('POTOSÍ');
  await press('ArrowDown');
  await press('Escape');
  expect(box).toHaveValue('POTOSÍ');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  vi.unstubAllGlobals();
});

test('arrows and pages move the mark and stop at the ends; Tab leaves without choosing', async () => {
  const user = newUser();
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

/** The announcement when the options change. */
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('[F-8-15, E-8-09] says how many there are, in a region that is there before they are', async () => {
  const user = newUser();
  render(<City />);
  expect(said()).toBe('');
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  expect(box).toHaveAttribute('placeholder', 'Elija una opción');
  box.focus();
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('placeholder', 'Escriba para buscar…');
  expect(said()).toBe('3 opciones');
  await user.keyboard('pot');
  expect(said()).toBe('1 opción');
  await user.keyboard('x');
  expect(said()).toBe('Ningún resultado para potx.');
  await user.keyboard('{Escape}');
  expect(said()).toBe('');
});

test('the marked option is the selected one, and the chosen one says that it is', async () => {
  const user = newUser();
  render(<City start={3} />);
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  expect(box).not.toHaveAttribute('aria-activedescendant');
  await user.click(box);
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Ciudad' }).id);
  expect(box).toHaveAttribute('aria-autocomplete', 'list');
  const chosen = screen.getByRole('option', { name: 'CAMIRI', description: 'Elegida' });
  expect(chosen).toHaveAttribute('aria-posinset', '3');
  expect(screen.getByRole('option', { selected: true })).toBe(chosen);
  await user.keyboard('{ArrowUp}');
  expect(marked()).toBe('POTOSÍ');
  expect(screen.getByRole('option', { name: 'POTOSÍ', description: '' })).toHaveAttribute('aria-setsize', '3');
  expect(screen.getByRole('option', { name: 'CAMIRI', description: 'Elegida' })).toBe(chosen);
});

test.each(['{Tab}', '{Escape}', '{ArrowDown}{Tab}'])(
  'what was chosen stands, and nothing half typed stays beside it: %s',
  async (keys) => {
    const user = newUser();
    const onChange = vi.fn();
    render(<ListField label="Tipo" name="tipo" options={cities} value={3} onChange={onChange} />);
    const box = screen.getByRole('combobox', { name: 'Tipo' });
    box.focus();
    await user.keyboard('pot');
    expect(box).toHaveValue('pot');
    expect(marked()).toBe('POTOSÍ');
    await user.keyboard(keys);
    expect(box).toHaveValue('CAMIRI');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onChange).not.toHaveBeenCalled();
  },
);

test('what is chosen elsewhere, as a draft that is put back, is shown and opens no list', () => {
  const field = (value: number | null) => (
    <ListField label="Tipo" name="tipo" options={cities} value={value} onChange={() => undefined} />
  );
  const { rerender } = render(field(null));
  rerender(field(2));
  const box = screen.getByRole('combobox', { name: 'Tipo' });
  expect(box).toHaveValue('POTOSÍ');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(box).not.toHaveAttribute('aria-activedescendant');
});

test('a half typed text is not left by a press elsewhere either', async () => {
  const user = newUser();
  render(
    <>
      <City start={3} />
      <button type="button">Otro</button>
    </>,
  );
  await user.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  await user.keyboard('pot');
  await user.click(screen.getByRole('button', { name: 'Otro' }));
  expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveValue('CAMIRI');
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

test('a search begins anew wherever the caret was, and a press into it puts the caret there', async () => {
  const user = newUser();
  render(<City start={3} />);
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Ciudad' });
  box.focus();
  await user.keyboard('{Home}a');
  expect(box).toHaveValue('a');
  await user.click(box);
  expect(box).toHaveValue('a');
  await user.keyboard('{Home}p');
  expect(box).toHaveValue('pa');
  expect(marked()).toBe('LA PAZ');
  await user.keyboard('{End}z');
  expect(box).toHaveValue('paz');
});

test('the pointer marks nothing, it chooses', async () => {
  const user = newUser();
  render(<City />);
  await user.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  await user.hover(screen.getByRole('option', { name: 'CAMIRI' }));
  expect(marked()).toBe('LA PAZ');
  await user.unhover(screen.getByRole('option', { name: 'CAMIRI' }));
  expect(marked()).toBe('LA PAZ');
  await user.click(screen.getByRole('option', { name: 'CAMIRI' }));
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(screen.getByRole('combobox', { name: 'Ciudad' })).toHaveFocus();
});

test('[F-8-15, E-8-09] Enter and Space open the list and send no form, nor does Enter on nothing', async () => {
  const user = newUser();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <City />
    </form>,
  );
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  box.focus();
  await user.keyboard(' ');
  expect(box).toHaveValue('');
  expect(marked()).toBe('LA PAZ');
  await user.keyboard('{Escape}{Enter}xyz{Enter}{ArrowUp}{Enter}');
  expect(screen.getByRole('option', { name: 'Ningún resultado para xyz.' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('nothing around an open list hears its keys, and the shortcuts pass', async () => {
  const user = newUser();
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  window.addEventListener('keydown', listen);
  render(<City />);
  await user.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  await user.keyboard('{ArrowDown}{PageDown}{Control>}k{/Control}{Enter}');
  window.removeEventListener('keydown', listen);
  expect(heard).toEqual(['Control', 'k']);
});

test('options that arrive while the list is open are marked from the first, and what has gone is not taken', async () => {
  const user = newUser();
  const onChange = vi.fn();
  const field = (options: typeof cities, loading: boolean) => (
    <ListField {...{ options, loading, onChange }} label="Tipo" name="tipo" value={null} />
  );
  const { rerender } = render(field([], true));
  screen.getByRole('combobox', { name: 'Tipo' }).focus();
  await user.keyboard('{Enter}');
  expect(said()).toBe('Cargando…');
  expect(marked()).toBeNull();
  rerender(field(cities, false));
  expect(marked()).toBe('LA PAZ');
  await user.keyboard('{PageDown}');
  rerender(field(cities.slice(0, 2), false));
  expect(marked()).toBeNull();
  await user.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledWith(2);
});

test('a window that loses the focus gets it back with the list still open', async () => {
  const user = newUser();
  render(<City />);
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  await user.click(box);
  await user.keyboard('pot');
  // The field is still the document's active element.
  fireEvent.blur(box);
  expect(box).toHaveValue('pot');
  expect(marked()).toBe('POTOSÍ');
});

test('a press elsewhere closes it, one inside it does not', async () => {
  const user = newUser();
  render(
    <>
      <City />
      <button type="button">Otro</button>
    </>,
  );
  const box = screen.getByRole('combobox', { name: 'Ciudad' });
  await user.click(box);
  await user.click(screen.getByRole('listbox'));
  expect(screen.getByRole('listbox')).toBeVisible();
  expect(box).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Otro' }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(box).toHaveAttribute('aria-expanded', 'false');
});

test('of a long list only what is in view is drawn, wherever the mark goes', async () => {
  const user = newUser();
  const places = Array.from({ length: 5000 }, (_, at) => ({ value: at + 1, label: `PUEBLO ${at + 1}` }));
  render(<ListField label="Lugar" name="lugar" options={places} value={2500} onChange={() => undefined} />);
  screen.getByRole('combobox', { name: 'Lugar' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('PUEBLO 2500');
  expect(marked()).toBe('PUEBLO 2500');
  expect(screen.getAllByRole('option').length).toBeLessThan(30);
  await user.keyboard('{PageDown}{PageDown}{ArrowDown}');
  expect(marked()).toBe('PUEBLO 2515');
  await user.keyboard('4999');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['PUEBLO 4999']);
});

test('what is found elsewhere marks nothing until someone does, and the search ends with the list', async () => {
  const user = newUser();
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
  const user = newUser();
  const onChange = vi.fn();
  render(<ListField label="Tipo" name="tipo" options={cities} value={2} onChange={onChange} clearable />);
  await user.click(screen.getByRole('button', { name: 'Quitar lo elegido en Tipo' }));
  expect(onChange).toHaveBeenCalledWith(null);
  expect(screen.getByRole('combobox', { name: 'Tipo' })).toHaveFocus();
});

test('[F-8-15, E-8-09] says what was not found', async () => {
  const user = newUser();
  render(<City />);
  await user.click(screen.getByRole('combobox', { name: 'Ciudad' }));
  await user.keyboard('Xyz Ñ');
  expect(screen.getByRole('option', { name: 'Ningún resultado para Xyz Ñ.' })).toBeVisible();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('null');
});

test('Esc closes the list and not the dialog around it', async () => {
  const onClose = vi.fn();
  const user = newUser();
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
