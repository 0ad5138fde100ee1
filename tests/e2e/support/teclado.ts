import { expect, type Page } from '@playwright/test';
import { contrato } from './novedad.ts';
import { atHome, PASSWORD } from './pages.ts';

/** How long to wait for a control, in milliseconds. */
const PATIENCE = 30_000;

/** The focused element, as assistive technology names it, and its list item. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return { name: '', item: '' };
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : [];
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? '';
    return { name: name.trim(), item: element.closest('li')?.textContent ?? '' };
  });

/** A person without a mouse, who uses Tab, the arrows, Enter, Space and typing. */
export class Keyboard {
  constructor(readonly page: Page) {
    // Each wait for a file chooser turns its interception on and off again. A listener keeps it on between key presses.
    page.on('filechooser', () => undefined);
  }

  /** Presses Tab until the control with this name has the focus. Without the focus a keyboard user cannot continue. */
  async to(name: RegExp, { back = false, item = /(?:)/ }: { back?: boolean; item?: RegExp } = {}): Promise<void> {
    // One round of the whole page, and more while something may still be loading.
    const until = Date.now() + PATIENCE;
    for (let presses = 0; presses < 110 || Date.now() < until; presses += 1) {
      const there = await focused(this.page);
      if (name.test(there.name) && item.test(there.item)) return;
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`No way to ${name} by keyboard; the focus is on "${(await focused(this.page)).name}"`);
  }

  async press(name: RegExp, key = 'Enter'): Promise<void> {
    await this.to(name);
    await this.page.keyboard.press(key);
  }

  async type(name: RegExp, text: string): Promise<void> {
    await this.to(name);
    await this.page.keyboard.type(text);
  }

  /** Opens a searchable list, types, and takes the first option that is left. */
  async choose(name: RegExp, text: string): Promise<void> {
    await this.to(name);
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.type(text);
    // The options may still be loading, and Enter on an empty list chooses nothing.
    await expect(this.page.getByRole('option').first()).toContainText(text);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('listbox')).toHaveCount(0);
  }

  /** Opens a calendar and takes the day that has the focus. */
  async pick(name: RegExp): Promise<void> {
    await this.to(name);
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('.p-datepicker td').first()).toBeVisible();
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('.p-datepicker')).toHaveCount(0);
  }

  /** Goes from the selected tab this many tabs to the right. */
  async tab(selected: RegExp, times = 1): Promise<void> {
    await this.to(selected, { back: true });
    for (let press = 0; press < times; press += 1) await this.page.keyboard.press('ArrowRight');
  }

  async signIn(user: string): Promise<void> {
    await this.page.goto('/auth');
    await expect(this.page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
    await this.type(/^Usuario/, user);
    await this.type(/^Contraseña/, PASSWORD);
    await this.press(/No soy un robot/, 'Space');
    await this.press(/^Iniciar Sesión$/);
    await atHome(this.page);
  }

  /** Searches by document in the open dialog and accepts the person found. Returns the name. */
  async findPerson(documento: string): Promise<string> {
    await this.type(/^Número de documento/, documento);
    await this.page.keyboard.press('Enter');
    const box = this.page.getByRole('dialog').getByRole('checkbox', { name: /^Seleccionar a / });
    // The only person found is chosen, and the focus is where she is accepted.
    await expect(box).toBeChecked();
    const label = (await box.getAttribute('aria-label')) ?? '';
    await expect(this.page.getByRole('dialog').getByRole('button', { name: 'Aceptar' })).toBeFocused();
    await this.page.keyboard.press('Enter');
    return label.replace('Seleccionar a ', '');
  }

  async photo(): Promise<void> {
    await this.to(/^Elegir fotografía$/);
    const buffer = await this.page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 }, type: 'jpeg' });
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await chooser).setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
    await expect(this.page.getByRole('dialog').getByRole('button', { name: /usar|aceptar/i })).toBeEnabled();
    await this.press(/usar|aceptar/i);
    await expect(this.page.getByRole('img', { name: 'Fotografía de la persona' })).toBeVisible();
  }

  async upload(requirement: RegExp): Promise<void> {
    await this.to(/^Elegir archivo/, { item: requirement });
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.keyboard.press('Enter');
    await (await chooser).setFiles(contrato);
    const slot = this.page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: requirement });
    await expect(slot).toContainText(contrato.name);
    // The name is already shown while the upload is in progress.
    await expect(slot.getByRole('progressbar')).toHaveCount(0);
  }

  /** Answers the topmost question. */
  async accept(question: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alertdialog').last()).toContainText(question);
    await this.press(/^Aceptar$/);
  }
}
