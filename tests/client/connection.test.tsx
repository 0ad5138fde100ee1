import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { followConnection, isOffline, tellConnection, useConnectionLost } from '#client/connection.ts';
import { atTestEnd } from '#support/testEnd.ts';

function Shown({ drawn }: { readonly drawn: () => void }) {
  drawn();
  return <p>{useConnectionLost() ? 'lost' : 'there'}</p>;
}

function shown() {
  const drawn = vi.fn();
  render(<Shown drawn={drawn} />);
  atTestEnd(() => tellConnection(false));
  return { drawn, is: (text: string) => expect(screen.getByText(text)).toBeVisible() };
}

test('a call that did not reach the services shows the connection as lost, until one reaches them', () => {
  const { drawn, is } = shown();
  is('there');
  act(() => tellConnection(true));
  is('lost');
  const draws = drawn.mock.calls.length;
  act(() => tellConnection(true));
  expect(drawn).toHaveBeenCalledTimes(draws);
  act(() => tellConnection(false));
  is('there');
});

test('what the browser knows is followed, from the start, until it is stopped', () => {
  const { is } = shown();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isOffline()).toBe(true);
  let stop = (): void => undefined;
  act(() => {
    stop = followConnection();
  });
  is('lost');
  const event = (name: 'online' | 'offline') => act(() => void window.dispatchEvent(new Event(name)));
  online.mockReturnValue(true);
  event('online');
  is('there');
  online.mockReturnValue(false);
  event('offline');
  is('lost');
  stop();
  online.mockReturnValue(true);
  event('online');
  event('offline');
  is('lost');
});
