import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { completeDom } from './dom.ts';
import { keepBytesOfBlobs, shareFilesWithNode } from './files.ts';
import { answerLabelsQuickly } from './quickLabels.ts';
import { answered, forgetSandbox, server } from './services.ts';
import { delayTimers } from './slow.ts';
import { answerStylesQuickly } from './styles.ts';
import { putBack } from './testEnd.ts';

// A screen's modules are read when it is first opened: on a busy machine that takes many times the usual second. Nothing that
// appears in time waits for it.
configure({ asyncUtilTimeout: 15_000 });
delayTimers();
completeDom();
answerStylesQuickly();
answerLabelsQuickly();
await shareFilesWithNode();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  keepBytesOfBlobs();
});

beforeEach(() => {
  // Left on by a test that did not wait for what it began; React would then report what is drawn in the next.
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

afterEach(() => {
  putBack();
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
