import { render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, pillColours, safeColour } from '#ui/layout/colour.ts';
import { Pill } from '#ui/layout/Pill.tsx';

test.each([
  ['#FFAA00', '#ffaa00'],
  ['#fa0', '#ffaa00'],
  ['ffaa00', '#ffaa00'],
  ['#ffaa00cc', '#ffaa00'],
  ['Red', '#ff0000'],
  ['fa0', '#ffaa00'],
  ['#ggg', null],
  ['url(https://x)', null],
  ['red;background:url(x)', null],
  ['', null],
  [null, null],
])('[F-3.10-07, E-2.1-06] colour %j is %j', (sent, used) => {
  expect(safeColour(sent)).toBe(used);
});

test('[F-3.10-07, E-2.1-06] a letter that can be read stays; one that cannot becomes black or white', () => {
  expect(pillColours('#0b5d66', '#ffffff')).toMatchObject({ ground: '#0b5d66', letter: '#ffffff' });
  expect(pillColours('#FFFF00', '#FFFFFF')).toMatchObject({ ground: '#ffff00', letter: '#000000' });
  expect(pillColours('#14212b', '#000000')).toMatchObject({ ground: '#14212b', letter: '#ffffff' });
  expect(pillColours('nada', '#000000')).toBeNull();
});

test('[F-3.10-07] a pale background becomes the letter on dark screens; a dark one stays', () => {
  expect(pillColours('#fdebd0', '#7a4a00')).toEqual({
    ground: '#fdebd0',
    letter: '#7a4a00',
    darkGround: '#7a4a00',
    darkLetter: '#fdebd0',
  });
  expect(pillColours('#0b5d66', '#ffffff')).toMatchObject({ darkGround: '#0b5d66', darkLetter: '#ffffff' });
});

test('[F-3.10-07] whatever the server sends, the letter reaches 4.5', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, hex, (fondo, letra) => {
      const colours = pillColours(fondo, letra);
      expect(colours && contrast(colours.ground, colours.letter)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('the state is always there as text', () => {
  render(<Pill fondo="javascript:1">Observado</Pill>);
  expect(screen.getByText('Observado')).toHaveClass('pill-neutral');
});
