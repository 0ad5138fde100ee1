import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailLink, PhoneLink } from '#ui/links/ContactLink.tsx';

test('each of several numbers in one text calls, and what is no number stays a text', () => {
  const { container } = render(<PhoneLink number="2237787 / 73794796, no tiene" />);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2237787', 'tel:+5912237787'],
    ['73794796', 'tel:+59173794796'],
  ]);
  expect(container).toHaveTextContent('2237787/73794796, no tiene');
});

test('an address opens an e-mail with its subject; one that is none is only read', () => {
  const { rerender, container } = render(<EmailLink address="ana@ejemplo.bo" subject="Hola" />);
  expect(screen.getByRole('link', { name: 'ana@ejemplo.bo' })).toHaveAttribute(
    'href',
    'mailto:ana@ejemplo.bo?subject=Hola',
  );
  rerender(<EmailLink address="ana en casa" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent('ana en casa');
});
