import { expect, type Locator } from '@playwright/test';
import { Screen } from './pages.ts';

/** The search that Ctrl+K opens, or its button where there is no keyboard. */
export class PaletaScreen extends Screen {
  get box(): Locator {
    return this.dialog('Buscar o ir a una pantalla').getByRole('combobox');
  }

  /** What it offers, by the words of the option. */
  option(name: string | RegExp): Locator {
    return this.dialog('Buscar o ir a una pantalla').getByRole('option', { name });
  }

  /** The options of one kind. */
  group(heading: string | RegExp): Locator {
    return this.dialog('Buscar o ir a una pantalla').getByRole('group', { name: heading });
  }

  async open(phone: boolean): Promise<void> {
    // The keys are the frame's: right after signing in it may not be there.
    await expect(this.page.getByRole('button', { name: /^Buscar…/ })).toBeVisible();
    if (phone) await this.press(/^Buscar…/);
    else await this.page.keyboard.press('Control+k');
    await expect(this.box).toBeFocused();
  }

  /** Opens it, types, and takes an option. */
  async take(typed: string, option: string | RegExp, phone: boolean): Promise<void> {
    await this.open(phone);
    await this.page.keyboard.type(typed);
    await this.option(option).first().click();
  }
}
