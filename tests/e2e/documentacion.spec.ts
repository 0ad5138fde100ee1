import { PASSWORD } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const dispositivo = { browser: '', browser_version: '', os: '', os_version: '', IpPublico: '', device: '' };

test('the document of the services is read and tried beside the sandbox, under its own policy', async ({ page }) => {
  await page.goto('/servicios/documentacion/#/EmpAuth/empAuth.token');
  await expect(page.getByRole('heading', { name: /^Services of the fund/ })).toBeVisible();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.locator('textarea').fill(
    JSON.stringify({
      UserName: 'empresa',
      Password: PASSWORD,
      TokenGC: 'local',
      Dispositivo: { ...dispositivo, IpPrivado: '0.0.0.0' },
    }),
  );
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('"access_token"');
});
