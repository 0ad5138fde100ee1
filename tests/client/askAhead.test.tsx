import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { askAhead, queryClient } from '#client/query.ts';

let asked = 0;

/** A query that counts how often it ran. */
function question() {
  asked += 1;
  const queryFn = vi.fn(async () => `answer ${queryFn.mock.calls.length}`);
  return { queryKey: ['ahead', asked], queryFn };
}

function Shown({ options }: { readonly options: ReturnType<typeof question> }) {
  return <p>{useQuery(options).data}</p>;
}

const show = (options: ReturnType<typeof question>) =>
  render(
    <QueryClientProvider client={queryClient}>
      <Shown options={options} />
    </QueryClientProvider>,
  );

test('what came ahead of its screen is not asked for again when the screen is there, but is when it opens anew', async () => {
  const options = question();
  await askAhead(options);
  const { unmount } = show(options);
  expect(await screen.findByText('answer 1')).toBeVisible();
  expect(options.queryFn).toHaveBeenCalledOnce();
  unmount();
  show(options);
  expect(await screen.findByText('answer 2')).toBeVisible();
});

test('what came ahead long before its screen is asked for again', async () => {
  const options = question();
  await askAhead(options);
  vi.setSystemTime(Date.now() + 11_000);
  show(options);
  expect(await screen.findByText('answer 2')).toBeVisible();
});

test('what did not come ahead is asked for by the screen', async () => {
  const options = question();
  options.queryFn.mockRejectedValueOnce(new Error('lost'));
  await askAhead(options);
  show(options);
  expect(await screen.findByText('answer 2')).toBeVisible();
});
