import { expect, type Locator, type Page } from '@playwright/test';
import { Keyboard } from './teclado.ts';

/** A file as a person would have it on the disk. */
interface Archivo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/**
 * Does what a person does, and counts it: a click, a key that acts, a typed value and a choice of files are one action
 * each. Tab only moves the focus and is not counted. A counted test does nothing to the page but through this.
 */
export class Actos {
  readonly #hechos: string[] = [];
  readonly #keys: Keyboard;

  constructor(readonly page: Page) {
    this.#keys = new Keyboard(page);
  }

  async click(what: Locator): Promise<void> {
    this.#hechos.push(`click ${what}`);
    await what.click();
  }

  /** A key or a combination that acts on what has the focus. */
  async key(key: string): Promise<void> {
    this.#hechos.push(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  /** A value typed where the focus is. */
  async type(text: string): Promise<void> {
    this.#hechos.push(`type ${text}`);
    await this.page.keyboard.type(text);
  }

  /** Presses a button for files and chooses some in the system's window: two actions. */
  async choose(press: () => Promise<void>, files: readonly Archivo[]): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), press()]);
    this.#hechos.push(`files ${files.map(({ name }) => name).join(', ')}`);
    await chooser.setFiles([...files]);
  }

  /** The same, with a file or a folder of the disk. */
  async choosePath(press: () => Promise<void>, path: string): Promise<void> {
    const [chooser] = await Promise.all([this.page.waitForEvent('filechooser'), press()]);
    this.#hechos.push(`files ${path}`);
    await chooser.setFiles(path);
  }

  /** Moves the focus with Tab, which does nothing else. */
  to(name: RegExp, options?: { readonly back?: boolean }): Promise<void> {
    return this.#keys.to(name, options);
  }

  /** Fails if there were more actions, and names them. */
  atMost(limit: number): void {
    expect(this.#hechos.length, this.#hechos.map((what, at) => `${at + 1} ${what}`).join('\n')).toBeLessThanOrEqual(
      limit,
    );
  }
}
