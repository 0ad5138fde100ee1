import './errors/plain-page.css';
import type { ConfigResult } from '#lib/config.ts';
import { settingsMessages } from './settingsMessages.ts';

type Problems = Extract<ConfigResult, { ok: false }>['problems'];

const element = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });

/** Stops the portal with a screen that names each wrong setting and what it should be. Works without React. */
export function showSettingsScreen(root: HTMLElement, problems: Problems): void {
  const list = document.createElement('ul');
  list.className = 'plain-page-list';
  for (const { name, expected } of problems) {
    const item = document.createElement('li');
    item.append(element('code', name), ` ${settingsMessages.debeSer} ${expected}.`);
    list.append(item);
  }
  const box = document.createElement('div');
  box.className = 'plain-page-box';
  box.append(element('h1', settingsMessages.titulo), element('p', settingsMessages.explicacion), list);
  const main = document.createElement('main');
  main.className = 'plain-page';
  main.append(box);
  document.title = settingsMessages.titulo;
  root.replaceChildren(main);
}
