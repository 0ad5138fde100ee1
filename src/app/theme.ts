import { createStore, useStore } from 'zustand';
import { browser, localKeys } from '#lib/storage.ts';

/** What the user menu offers; 'auto' follows the system. */
export const themes = ['light', 'dark', 'auto'] as const;
type Theme = (typeof themes)[number];

const stored = (): Theme => themes.find((theme) => theme === browser.read(localKeys.tema)) ?? 'auto';

const theme = createStore<{ theme: Theme }>(() => ({ theme: 'auto' }));

const show = (choice: Theme): void => {
  document.documentElement.dataset.theme = choice;
  theme.setState({ theme: choice });
};

/** Shows the theme this browser keeps; before the first paint. */
export const restoreTheme = (): void => show(stored());

/** Chooses light, dark, or what the system says, and keeps it in this browser. */
export function chooseTheme(choice: Theme): void {
  browser.write(localKeys.tema, choice);
  show(choice);
}

/** The look that was chosen, 'auto' at first. */
export const useTheme = (): Theme => useStore(theme, (s) => s.theme);
