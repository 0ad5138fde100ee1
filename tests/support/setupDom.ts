import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { completeDom } from './dom.ts';
import { keepBytesOfBlobs, shareFilesWithNode } from './files.ts';
import { printPagesOnDemand } from './laterErrors.ts';
import { answerLabelsQuickly } from './quickLabels.ts';
import { answered, forgetSandbox, server } from './services.ts';
import { delayTimers, keepToasts } from './slow.ts';
import { answerStylesQuickly } from './styles.ts';
import { putBack } from './testEnd.ts';

// A screen's modules are loaded when it is first opened. On a busy machine that takes much longer than the usual second. If
// an element appears in time nothing waits longer. No test sets a time of its own.
configure({ asyncUtilTimeout: 120_000 });
printPagesOnDemand();
delayTimers();
keepToasts();
completeDom();
answerStylesQuickly();
answerLabelsQuickly();
await shareFilesWithNode();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  keepBytesOfBlobs();
});

beforeEach(() => {
  // Still set after a test that did not wait for something it started. React would then report it in the next test.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

afterEach(() => {
  putBack(); // before the screen is taken away
  cleanup();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
  server.resetHandlers();
  server.events.removeAllListeners();
  forgetSandbox();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

afterAll(async () => {
  await answered();
  server.close();
});
