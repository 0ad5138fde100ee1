import { expect, onTestFinished, test, vi } from 'vitest';
import { browser, localKeys, storageRefused } from '#lib/storage.ts';

test('a browser that refuses to keep anything is told once, also when it did so before anybody listened', () => {
  vi.stubGlobal('localStorage', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  browser.write(localKeys.tema, 'oscuro');
  const heard = vi.fn();
  onTestFinished(storageRefused.on(heard));
  browser.write(localKeys.tema, 'claro');
  browser.write(localKeys.tema, 'auto');
  expect(heard).toHaveBeenCalledOnce();
  expect(browser.read(localKeys.tema)).toBe('auto');
});
