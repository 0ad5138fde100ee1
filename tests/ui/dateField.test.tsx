import { render, screen, waitFor } from '@testing-library/react';
import * as fc from 'fast-check';
import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { addDays, today, toLocalDate } from '#lib/dates.ts';
import { newUser } from '#support/user.ts';
import CalendarPanel from '#ui/fields/CalendarPanel.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { parseTypedDate } from '#ui/fields/dateText.ts';

test.each([
  ['17/11/2026', '2026-11-17'],
  ['7/1/2026', '2026-01-07'],
  ['17-11-2026', '2026-11-17'],
  ['17.11.2026', '2026-11-17'],
  ['17 11 2026', '2026-11-17'],
  ['17112026', '2026-11-17'],
  [' 2026-11-17 ', '2026-11-17'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', ''],
  ['29/02/2000', '2000-02-29'],
  ['29/02/1900', ''],
  ['01/01/1900', '1900-01-01'],
  ['31/12/1899', ''],
  ['31122099', '2099-12-31'],
  ['01/01/2100', ''],
  ['01012100', ''],
  ['2100-01-01', ''],
  ['31/02/2026', ''],
  ['31/04/2026', ''],
  ['00/10/2026', ''],
  ['12/13/2026', ''],
  ['17/11/26', ''],
  ['mañana', ''],
  ['', ''],
])('[F-5.5-01] [F-5.5-02] typed %j is %j', (text, iso) => {
  expect(parseTypedDate(text)).toBe(iso);
});

test('[F-5.5-02] every date that is shown is read back as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), (days) => {
      const date = addDays('1901-01-01', days);
      expect(parseTypedDate(toLocalDate(date))).toBe(date);
    }),
  );
});

function Birth({ start = '', ...rest }: { start?: string; picked?: boolean; min?: string; max?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Fecha" name="fecha" value={value} onChange={setValue} {...rest} />
      <output>{value}</output>
    </>
  );
}

test('[F-5.5-01] a typed date reaches the form; one that does not exist stays as typed and is pointed out', async () => {
  const user = newUser();
  render(<Birth />);
  const field = screen.getByRole('textbox', { name: 'Fecha' });
  await user.type(field, '31022026');
  expect(screen.getByRole('status')).toHaveTextContent('31022026');
  expect(field).not.toBeInvalid();
  await user.tab();
  await user.tab();
  expect(field).toHaveValue('31022026');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Escriba una fecha que exista, como 17/11/2026.');
  await user.clear(field);
  await user.type(field, '28022026');
  await user.tab();
  expect(screen.getByRole('status')).toHaveTextContent('2026-02-28');
  expect(field).toHaveValue('28/02/2026');
  expect(field).toBeValid();
});

test('[E-5.3-09, R-2.3-17, E-5.5-07] a picked date opens with Enter; days out of range cannot be chosen', async () => {
  const user = newUser();
  render(<Birth start="2026-11-12" picked min="2026-11-05" max="2026-11-20" />);
  const field = screen.getByRole('combobox', { name: 'Fecha' });
  expect(field).toHaveAccessibleDescription('Entre 05/11/2026 y 20/11/2026');
  await user.tab();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveAttribute('aria-haspopup', 'dialog');
  await user.keyboard('{Enter}');
  const calendar = await screen.findByRole('dialog', { name: 'Elegir fecha: Fecha' });
  expect(field).toHaveAttribute('aria-controls', calendar.id);
  await waitFor(() => expect(screen.getByRole('button', { name: '12 de noviembre de 2026' })).toHaveFocus());
  expect(screen.getByRole('button', { name: '4 de noviembre de 2026' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: '4 de noviembre de 2026' }));
  expect(calendar).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^20 de noviembre de 2026/ }));
  expect(calendar).not.toBeInTheDocument();
  expect(field).toHaveValue('20/11/2026');
  expect(field).toHaveFocus();
});

test.each([
  ['2026-10-15', 'Noviembre'],
  ['2027-03-01', 'Diciembre'],
])('[E-5.3-09] with %s out of its range the calendar opens where days can be chosen', async (start, month) => {
  const user = newUser();
  render(<Birth start={start} picked min="2026-11-05" max="2026-12-20" />);
  await user.click(screen.getByRole('combobox', { name: 'Fecha' }));
  expect(await screen.findByRole('button', { name: month })).toBeVisible();
  const [last] = [...document.querySelectorAll('[role="button"]:not([aria-disabled="true"])')].slice(-1);
  await user.click(last as HTMLElement);
  expect(screen.getByRole('combobox', { name: 'Fecha' })).toHaveValue(
    month === 'Noviembre' ? '30/11/2026' : '20/12/2026',
  );
});

test('the calendar speaks Spanish and Esc hands focus back', async () => {
  const user = newUser();
  render(<Birth start="2026-11-12" />);
  await user.click(screen.getByRole('button', { name: 'Elegir fecha: Fecha' }));
  const calendar = await screen.findByRole('dialog');
  expect(await screen.findByRole('button', { name: 'Mes anterior' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Noviembre' })).toHaveAccessibleDescription('Elegir mes');
  expect(screen.getByRole('button', { name: '2026' })).toHaveAccessibleDescription('Elegir año');
  await user.keyboard('{Escape}');
  expect(calendar).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Fecha' })).toHaveFocus();
});

const still = { id: 'calendario', digits: '', onDigits: () => undefined, onClose: () => undefined };

/** Presses a day before the effects of the render have run. */
function Hasty({ onPick }: { readonly onPick: (date: string) => void }) {
  useLayoutEffect(() => screen.getByRole('button', { name: '18 de noviembre de 2026' }).click(), []);
  return <CalendarPanel label="Fecha" value="2026-11-17" {...still} onPick={onPick} />;
}

test('a day pressed the moment it is drawn is taken', () => {
  const pick = vi.fn();
  render(<Hasty onPick={pick} />);
  expect(pick.mock.calls).toEqual([['2026-11-18']]);
});

test('the days stay where they are while the form around them is drawn anew', async () => {
  const panel = (onPick: (date: string) => void) => (
    <CalendarPanel value="2026-11-12" max="2026-11-20" label="Fecha" {...still} onPick={onPick} />
  );
  const { rerender } = render(panel(() => undefined));
  const day = screen.getByRole('button', { name: '17 de noviembre de 2026' });
  const onPick = vi.fn();
  rerender(panel(onPick));
  expect(day).toBeInTheDocument();
  await newUser().click(day);
  expect(onPick).toHaveBeenCalledExactlyOnceWith('2026-11-17');
});

test('the calendar writes no style of its own into the document', () => {
  render(<CalendarPanel value="" label="Fecha" {...still} onPick={() => undefined} />);
  expect(document.head.querySelectorAll('style[data-primereact-style-id]')).toHaveLength(0);
});

const day = (name: string) => screen.findByRole('button', { name });

/** The focused field with a picked date, from 05/11/2026 to 20/01/2027. */
async function pickedField(start: string) {
  const user = newUser();
  render(<Birth start={start} picked min="2026-11-05" max="2027-01-20" />);
  await user.tab();
  return { user, field: screen.getByRole('combobox', { name: 'Fecha' }) };
}

test('[H8] PageUp and PageDown lead a month back and forth, with Shift a year; never out of the range', async () => {
  const user = newUser();
  render(<Birth start="2026-10-31" min="2025-01-15" />);
  await user.click(screen.getByRole('button', { name: 'Elegir fecha: Fecha' }));
  await waitFor(async () => expect(await day('31 de octubre de 2026')).toHaveFocus());
  await user.keyboard('{PageUp}');
  await waitFor(async () => expect(await day('30 de septiembre de 2026')).toHaveFocus());
  await user.keyboard('{PageDown}{PageDown}');
  await waitFor(async () => expect(await day('30 de noviembre de 2026')).toHaveFocus());
  await user.keyboard('{Shift>}{PageUp}{/Shift}');
  await waitFor(async () => expect(await day('30 de noviembre de 2025')).toHaveFocus());
  await user.keyboard('{Shift>}{PageUp}{/Shift}');
  await waitFor(async () => expect(await day('15 de enero de 2025')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Fecha' })).toHaveValue('15/01/2025');
});

test('[H8] the chosen day is exposed as pressed, and today is named', async () => {
  const user = newUser();
  render(<Birth start={today()} />);
  await user.click(screen.getByRole('button', { name: 'Elegir fecha: Fecha' }));
  const chosen = await screen.findByRole('button', { pressed: true });
  expect(chosen).toHaveAccessibleName(/^\d+ de \S+ de \d{4}, hoy$/);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});

test('[H8] digits on the closed field open the calendar and point at the day of the month; Enter picks it', async () => {
  const { user, field } = await pickedField('2026-11-12');
  await user.keyboard('18');
  await waitFor(async () => expect(await day('18 de noviembre de 2026')).toHaveFocus());
  expect(screen.getByText('18/11/2026. Con Enter se elige.')).toBeVisible();
  expect(field).toHaveValue('12/11/2026');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('18/11/2026');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['0512', '05/12/2026', '5 de diciembre de 2026'],
  ['07012027', '07/01/2027', '7 de enero de 2027'],
  ['05/12/2026', '05/12/2026', '5 de diciembre de 2026'],
  ['5-12', '05/12/2026', '5 de diciembre de 2026'],
])('[H8] %s points at %s, and Enter picks it', async (typed, value, name) => {
  const { user, field } = await pickedField('2026-11-12');
  await user.keyboard(typed);
  await waitFor(async () => expect(await day(name)).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(value);
});

test('[E-5.3-09, F-5.5-01] [H8] a day that is out of range or does not exist is told and cannot be picked; Backspace takes a digit back', async () => {
  const { user, field } = await pickedField('2026-11-12');
  await user.keyboard('0411');
  expect(await screen.findByText('04/11/2026 no se puede elegir aquí.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Backspace>4/}3111');
  expect(await screen.findByText('31/11/2026 no existe en el calendario.')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeVisible();
  await user.keyboard('{Backspace>4/}15{Enter}');
  expect(field).toHaveValue('15/11/2026');
});

test('[H8] Shift for the slash keeps the digits; Ctrl+Enter takes no day that nobody typed', async () => {
  const { user, field } = await pickedField('2026-11-12');
  await user.keyboard('05{Shift>}/{/Shift}12');
  await waitFor(async () => expect(await day('5 de diciembre de 2026')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('05/12/2026');
  await user.keyboard('99{Control>}{Enter}{/Control}');
  expect(field).toHaveValue('05/12/2026');
  await user.keyboard('{Escape}{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{ArrowRight}{Control>}{Enter}{/Control}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(field).toHaveValue('05/12/2026');
});

test('[H8] an arrow after digits moves on from the day they point at', async () => {
  const { user, field } = await pickedField('2026-11-12');
  await user.keyboard('18');
  await waitFor(async () => expect(await day('18 de noviembre de 2026')).toHaveFocus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(field).toHaveValue('19/11/2026');
});
