import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, test } from 'vitest';
import { mount } from '#support/mount.tsx';
import { server } from '#support/services.ts';

/** Records the calls of a list as 'address body'. The calls before the press of Buscar are never answered. */
function answersWhenAllowed(part: string) {
  const state = { asked: [] as string[], answers: false };
  server.use(
    http.all(
      ({ request }) => request.url.includes(part),
      async ({ request }) => {
        state.asked.push(`${request.url} ${await request.clone().text()}`);
        if (!state.answers) await delay('infinite');
      },
    ),
  );
  return state;
}

test.each([
  ['empresa', 'aviso-alta-admin', 'ListaNovedadesParametro', 'Fecha desde'],
  ['empresa', 'ocupacional-admin-ex', 'OcupacionalListar', 'Fecha desde'],
  ['empresa', 'orden-pago-admin-ex', 'OrdenPagoListar', 'Fecha desde'],
  ['personal', 'afiliacion-admin', 'ObtenerNovedadesAfiliacion', 'Fecha desde'],
  ['personal', 'bdpa-monitor?vista=no-enviados', 'ListarNoEnviadosBDPA', 'Fecha desde'],
] as const)(
  '[R-2.6-01] [E-2.1-01] [E-3-09] [R-2.8-02] %s: in %s a search made while the list is still loading is carried out',
  async (as, path, part, label) => {
    const calls = answersWhenAllowed(part);
    const { user } = await mount(`/seguros/${path}`, { as });
    const desde = await screen.findByLabelText(label);
    await waitFor(() => expect(calls.asked).not.toEqual([]));
    calls.answers = true;
    await user.clear(desde);
    await user.type(desde, '05/11/2026');
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await waitFor(() => expect(calls.asked.at(-1)).toContain('2026-11-05'));
    expect(await screen.findByRole('table')).toBeVisible();
  },
);
