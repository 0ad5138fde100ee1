import { expect, type Locator, type Page } from '@playwright/test';
import { enterAs, Screen } from './pages.ts';

/** The list of payment orders. */
export class OrdenListScreen extends Screen {
  async open(): Promise<void> {
    await this.page.goto('/seguros/orden-pago-admin-ex');
    await this.shows('Órdenes de pago');
    await expect(this.page.getByRole('table', { name: 'Listado de órdenes de pago' })).toHaveAttribute(
      'aria-busy',
      'false',
    );
  }
}

/** The form of a payment order, its dialogs and its payment. */
export class OrdenFormScreen extends Screen {
  get panel(): Locator {
    return this.dialog('Pago con QR');
  }

  get qr(): Locator {
    return this.panel.getByRole('img', { name: /^Código QR de pago/ });
  }

  get id(): number {
    return Number(new URL(this.page.url()).searchParams.get('orden'));
  }

  async accept(question: string): Promise<void> {
    const dialog = this.page.getByRole('alertdialog').last();
    await expect(dialog).toContainText(question);
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
  }

  async stageIs(stage: string): Promise<void> {
    await expect(
      this.page.getByRole('list', { name: /^Estado de(l pago| la orden de pago)$/ }).locator('[aria-current="step"]'),
    ).toContainText(stage);
  }

  /** Starts a new order with this many of the waiting notices. */
  async startNew(notices: number): Promise<void> {
    await this.page.getByRole('link', { name: 'Nuevo' }).click();
    await this.shows('Nueva orden de pago');
    await this.press('Agregar novedades');
    const picker = this.dialog('Listado de Novedades');
    const boxes = picker.getByRole('checkbox', { name: /^Seleccionar .+ de / });
    for (let at = 0; at < notices; at += 1) await boxes.nth(at).check();
    await picker.getByRole('button', { name: 'Aceptar' }).click();
  }

  async save(): Promise<void> {
    await this.press('Grabar');
    await this.accept('¿Desea registrar la orden de pago?');
    await this.tells('Se registró correctamente la orden de pago.');
    await this.shows(/^Orden de pago \d+$/);
  }

  async generate(): Promise<void> {
    await this.press('Generar solicitud');
    await this.accept('¿Desea generar la solicitud de orden de pago?');
    await this.tells('Se generó correctamente la solicitud de orden de pago.');
    await this.stageIs('Solicitud generada');
  }

  async openPayment(): Promise<void> {
    await this.press('Pagar con QR');
    await expect(this.qr).toBeVisible();
  }

  async closePayment(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  }

  async showsPaid(): Promise<void> {
    await expect(this.panel).toContainText('La orden de pago está pagada.');
    await expect(this.qr).toHaveCount(0);
  }
}

/** Signs in as an employer and generates the request of a new order with this many notices. */
export async function solicitada(page: Page, notices = 1): Promise<OrdenFormScreen> {
  const form = new OrdenFormScreen(page);
  await enterAs(page, 'empresa');
  await new OrdenListScreen(page).open();
  await form.startNew(notices);
  await form.save();
  await form.generate();
  return form;
}

/** Simulates the bank, time and bad luck (docs/sandbox.md). */
export async function control(page: Page, action: string, data: object = {}): Promise<void> {
  const { origin } = new URL(page.url());
  const reply = await page.request.post(`${origin}/servicios/control/${action}`, {
    headers: { 'X-Sandbox-Control': '1' },
    // Behind nginx the certificate is the test's own.
    ignoreHTTPSErrors: true,
    data,
  });
  expect(reply.ok()).toBe(true);
}
