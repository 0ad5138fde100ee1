import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Alert } from '#ui/feedback/Alert.tsx';

test.each([
  ['ok', 'status'],
  ['warn', 'status'],
  ['bad', 'alert'],
] as const)('what is announced as %s is uncovered in a region that stands already', (tone, role) => {
  vi.useFakeTimers();
  const page = (text: string) => (
    <Alert tone={tone} live>
      {text}
    </Alert>
  );
  const { rerender } = render(page('Se envió el correo.'));
  const region = screen.getByRole(role);
  expect(region.querySelector('.alert-unsaid')).toHaveTextContent('Se envió el correo.');
  vi.advanceTimersByTime(100);
  expect(region.querySelector('.alert-unsaid')).toBeNull();
  rerender(page('Se envió otro.'));
  expect(region.querySelector('.alert-unsaid')).toBeNull();
  expect(region).toHaveTextContent('Se envió otro.');
});

test('what only stands on the page is no region', () => {
  render(<Alert tone="ok">Guardado.</Alert>);
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.querySelector('.alert-unsaid')).toBeNull();
});
