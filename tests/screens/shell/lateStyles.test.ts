import { afterEach, expect, test, vi } from 'vitest';
import { keepAskingForStyles } from '#app/lateStyles.ts';

const links = () => [...document.head.querySelectorAll('link')];
/** The only link of the page, which has just failed to load. */
const fail = (): HTMLLinkElement => {
  const [link] = links();
  if (!link) throw new Error('The page has no link');
  link.dispatchEvent(new Event('error'));
  return link;
};

afterEach(() => document.head.replaceChildren());

test('a style that did not load is requested again after 1, 2 and 4 seconds, other links are not', () => {
  vi.useFakeTimers();
  keepAskingForStyles();
  document.head.innerHTML = '<link rel="stylesheet" href="/a.css" crossorigin="">';
  for (const wait of [1000, 2000, 4000]) {
    const failed = fail();
    vi.advanceTimersByTime(wait - 1);
    expect(links()).toEqual([failed]);
    vi.advanceTimersByTime(1);
    expect(links()).not.toContain(failed);
    expect(links().map((link) => [link.rel, link.getAttribute('href'), link.crossOrigin])).toEqual([
      ['stylesheet', '/a.css', ''],
    ]);
  }

  document.head.innerHTML = '<link rel="modulepreload" href="/a.js">';
  const module = fail();
  vi.advanceTimersByTime(60_000);
  expect(links()).toEqual([module]);
});
