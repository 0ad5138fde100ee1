import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { newUser } from '#support/user.ts';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { parseMoney } from '#ui/fields/moneyText.ts';

test.each([
  ['8450', 8450],
  ['8,450.00', 8450],
  ['8.450,50', 8450.5],
  ['8450,5', 8450.5],
  ['1,234', 1234],
  ['1.234.567', 1_234_567],
  ['Bs. 8 450.5', 8450.5],
  ['8450.', 8450],
  ['.5', 0.5],
  ['', null],
  ['ocho', null],
])('[F-9-07] typed %j is %j', (text, amount) => {
  expect(parseMoney(text)).toBe(amount);
});

function Wage() {
  const [value, setValue] = useState<number | null>(8450);
  return (
    <>
      <MoneyField label="Haber" name="haber" value={value} onChange={setValue} maxDigits={7} />
      <output>{String(value)}</output>
    </>
  );
}

test('[F-9-07] an amount is shown as 0,0.00 and is typed freely', async () => {
  const user = newUser();
  render(<Wage />);
  const field = screen.getByRole('textbox', { name: 'Haber' });
  expect(field).toHaveValue('8,450.00');
  await user.clear(field);
  await user.type(field, '12345,5');
  expect(field).toHaveValue('12345,5');
  expect(screen.getByRole('status')).toHaveTextContent('12345.5');
  await user.tab();
  expect(field).toHaveValue('12,345.50');
  await user.clear(field);
  expect(screen.getByRole('status')).toHaveTextContent('null');
});

test('[E-9-03, E-5.3-05, R-5.2-06] digits beyond the limit are not taken', async () => {
  const user = newUser();
  render(<Wage />);
  const field = screen.getByRole('textbox', { name: 'Haber' });
  await user.clear(field);
  await user.type(field, '123456789');
  expect(field).toHaveValue('1234567');
});
