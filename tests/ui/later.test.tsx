import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { later } from '#ui/later.tsx';

function Count({ by }: { readonly by: number }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + by)}>
      {count}
    </button>
  );
}

const inside = (part: React.ReactNode) => <Suspense fallback="Espere">{part}</Suspense>;

test('code that is there is drawn at once, without a moment of waiting', async () => {
  const Part = later(async () => Count);
  Part.ahead();
  await Promise.resolve();
  render(inside(<Part by={1} />));
  expect(screen.getByRole('button')).toHaveTextContent('0');
});

test('code that is not there is waited for, and what was drawn stays when more of it is asked for', async () => {
  const user = userEvent.setup();
  const Part = later(async () => Count);
  const { rerender } = render(inside(<Part by={2} />));
  expect(screen.getByText('Espere')).toBeVisible();
  await user.click(await screen.findByRole('button'));
  rerender(inside(<Part by={3} />));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('5');
});

test('code that is on its way is not asked for twice', async () => {
  const load = vi.fn(async () => Count);
  const Part = later(load);
  Part.ahead();
  Part.ahead();
  render(inside(<Part by={1} />));
  expect(await screen.findByRole('button')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('what did not arrive ahead is asked for again when it is drawn', async () => {
  const load = vi.fn(async () => Count);
  load.mockRejectedValueOnce(new Error('no connection'));
  const Part = later(load);
  Part.ahead();
  await Promise.resolve();
  render(inside(<Part by={1} />));
  expect(await screen.findByRole('button')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
