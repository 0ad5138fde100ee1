import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { entero } from '#blocks/formulario/numeros.ts';
import { newUser } from '#support/user.ts';
import { isWholeIn, parseWhole } from '#ui/fields/numberText.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormNumber } from '#ui/form/FormNumber.tsx';
import { useForm } from '#ui/form/useForm.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['007', 7],
  ['0', 0],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1 500', 1500],
  ['12.345.678', 12_345_678],
  ['1,5', null],
  ['1.50', null],
  ['1500.000', null],
  ['-3', null],
  ['1e3', null],
  ['12 meses', null],
  ['99999999999999999999', null],
  ['', null],
])('typed %j is %j', (text, number) => {
  expect(parseWhole(text)).toBe(number);
});

test.each([
  ['0', false],
  ['1', true],
  ['2.000', true],
  ['2001', false],
  ['uno', false],
])('%j lies from 1 to 2000: %j', (text, inside) => {
  expect(isWholeIn(text, { min: 1, max: 2000 })).toBe(inside);
});

const cuotas = { min: 1, max: 2000 } as const;
const schema = z.object({ cuotas: entero(cuotas, 'Entre 1 y 2000 cuotas.') });
const saved = vi.fn();

function Plan() {
  const form = useForm({ schema, values: { cuotas: '6' } });
  return (
    <Form form={form} onSubmit={saved}>
      <FormNumber form={form} name="cuotas" label="Cuotas" required {...cuotas} />
      <button type="submit">Grabar</button>
    </Form>
  );
}

function open() {
  saved.mockClear();
  render(<Plan />);
  return { user: newUser(), field: screen.getByRole('textbox', { name: /^Cuotas/ }) };
}

test('a number typed with thousands is sent as a number and shown as its digits', async () => {
  const { user, field } = open();
  expect(field).toHaveValue('6');
  await user.clear(field);
  await user.type(field, '1.500');
  expect(field).toHaveValue('1.500');
  await user.tab();
  expect(field).toHaveValue('1500');
  expect(field).not.toHaveAttribute('aria-invalid');
  await user.click(screen.getByRole('button', { name: 'Grabar' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(saved.mock.calls[0]?.[0]).toEqual({ cuotas: 1500 });
});

test.each([['seis'], ['2.001'], ['1,5']])('%j stays, and is told once the field is left', async (text) => {
  const { user, field } = open();
  await user.clear(field);
  await user.type(field, text);
  expect(field).not.toHaveAttribute('aria-invalid');
  await user.tab();
  expect(field).toHaveValue(text.replace('.', ''));
  expect(field).toHaveAccessibleDescription('Escriba un número entero del 1 al 2000.');
  await user.click(screen.getByRole('button', { name: 'Grabar' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Entre 1 y 2000 cuotas.'));
  expect(field).toHaveFocus();
  expect(saved).not.toHaveBeenCalled();
});

test('it is a text field, which no mouse wheel changes, with digits on the keys of a phone', () => {
  const { field } = open();
  expect(field).toHaveProperty('type', 'text');
  expect(field).toHaveAttribute('inputmode', 'numeric');
});
