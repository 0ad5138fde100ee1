import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'Demo2026';

/** A filter that includes all days, whenever the tests run. */
export const EVER = 'desde=2020-01-01&hasta=2099-12-31';

/** What all screens of the portal have in common, in the user's words. */
export class Screen {
  constructor(readonly page: Page) {}

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async shows(heading: string | RegExp): Promise<void> {
    await expect(this.heading(heading)).toBeVisible();
  }

  /** The control with a label. The star of a required field is not part of its name. */
  field(label: string): Locator {
    const name = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.page.getByLabel(new RegExp(`^${name}\\s*\\*?$`));
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).click();
  }

  dialog(name?: string | RegExp): Locator {
    return this.page.getByRole('dialog', name === undefined ? {} : { name });
  }

  /** Waits for a message that is shown for a short time, wherever it appears. */
  async tells(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
}

/** The sign-in screen. */
export class LoginScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/auth');
    await expect(this.page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  }

  async signIn(user: string, password = PASSWORD): Promise<void> {
    await this.open();
    await this.field('Usuario').fill(user);
    await this.field('Contraseña').fill(password);
    const robot = this.page.getByRole('checkbox', { name: /robot/i });
    if (await robot.isVisible()) await robot.check();
    await this.press('Iniciar Sesión');
  }
}

/** Signs in and waits for the home screen. */
export async function enterAs(page: Page, user: string): Promise<void> {
  await new LoginScreen(page).signIn(user);
  await atHome(page);
}

/**
 * Waits until the home is there. The address changes while the sign-in still shows, and that has a heading too: only the
 * frame around the screens has a footer.
 */
export async function atHome(page: Page): Promise<void> {
  await page.waitForURL('**/system');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens another tab for the same person, at the same address. */
export async function secondTab(page: Page): Promise<Page> {
  const state = await page.evaluate(() => ({ ...sessionStorage }));
  const second = await page.context().newPage();
  await second.addInitScript((kept) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  }, state);
  await second.goto(page.url());
  return second;
}
