import { setImmediate } from 'node:timers/promises';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { completeDom } from './dom.ts';
import { keepBytesOfBlobs, shareFilesWithNode } from './files.ts';
import { answerLabelsQuickly } from './quickLabels.ts';
import { forgetSandbox, server } from './services.ts';
import { answerStylesQuickly } from './styles.ts';

// A screen's modules are read when it is first opened: on a busy machine that takes many times the usual second. Nothing that
// appears in time waits for it.
configure({ asyncUtilTimeout: 15_000 });

// What a press set off and is judged at once, such as a form's fields, is drawn by React's scheduler one turn later: the press
// is over when that turn was there. Otherwise a busy machine decides whether a test sees it.
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (act) =>
    asyncWrapper(async () => {
      const result = await act();
      await setImmediate();
      return result;
    }),
});
completeDom();
answerStylesQuickly();
answerLabelsQuickly();
await shareFilesWithNode();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  keepBytesOfBlobs();
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
  server.resetHandlers();
  forgetSandbox();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

afterAll(() => server.close());
