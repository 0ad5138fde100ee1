import { render, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { takeConsoleErrors } from '#support/setup.ts';
import { newUser } from '#support/user.ts';
import { Panel } from '#ui/feedback/Panel.tsx';
import { later, laterOrNothing } from '#ui/later.tsx';

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
  const user = newUser();
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

test('code that is missing for a while comes by trying again, and nothing around it begins anew', async () => {
  const user = newUser();
  const load = vi.fn(async () => Count);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: https://portal.bo/a.js'));
  const Part = later(load);
  render(
    <>
      <input aria-label="Cargo" />
      <Panel>
        <Part by={1} />
      </Panel>
    </>,
  );
  await user.type(screen.getByLabelText('Cargo'), 'cajera');
  expect(await screen.findByText(/^No se pudo descargar esta parte\./)).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: '0' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Cargo')).toHaveValue('cajera');
  takeConsoleErrors();
});

test('an extra whose code does not come is left out, and nothing is said', async () => {
  const load = vi.fn(() => Promise.reject(new Error('Unable to preload CSS for /assets/a.css')));
  const Extra = laterOrNothing(load);
  const { container } = render(inside(<Extra />));
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(load).toHaveBeenCalledOnce();
});
