import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { completeDom } from './dom.ts';
import { keepBytesOfBlobs, shareFilesWithNode } from './files.ts';
import { answerLabelsQuickly } from './quickLabels.ts';
import { forgetSandbox, server } from './services.ts';
import { answerStylesQuickly } from './styles.ts';

// A screen's modules are read when it is first opened: on a busy machine that takes many times the usual second. Nothing that
// appears in time waits for it.
configure({ asyncUtilTimeout: 15_000 });
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
