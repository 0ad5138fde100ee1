import { createStore, useStore } from 'zustand';
import { browser, localKeys } from '#lib/storage.ts';

/** The choices of the user menu; 'auto' follows the system. */
export const themes = ['light', 'dark', 'auto'] as const;
type Theme = (typeof themes)[number];

const stored = (): Theme => themes.find((theme) => theme === browser.read(localKeys.tema)) ?? 'auto';

const theme = createStore<{ theme: Theme }>(() => ({ theme: 'auto' }));

const show = (choice: Theme): void => {
  document.documentElement.dataset.theme = choice;
  theme.setState({ theme: choice });
};

/** Applies the theme stored in this browser, before the first paint. */
export const restoreTheme = (): void => show(stored());

/** Sets light, dark or the system's theme, and stores it in this browser. */
export function chooseTheme(choice: Theme): void {
  browser.write(localKeys.tema, choice);
  show(choice);
}

/** The chosen theme, 'auto' at first. */
export const useTheme = (): Theme => useStore(theme, (s) => s.theme);
