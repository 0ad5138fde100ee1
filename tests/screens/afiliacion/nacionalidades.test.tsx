import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { tramiteIdentidad } from '#blocks/tramites/datos.tsx';
import { type Tramite, TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { queryClient } from '#client/query.ts';
import { nacionalidad } from '#contract/enumerations.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { tramiteAfiliar } from '#features/afiliacion/afiliaciones/afiliar.tsx';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';

/** Services whose list of countries has what is unknown twice: under the specified id, and under one of their own. */
const dosDesconocidas = () =>
  server.use(
    http.get('*/BuscarPaises/0', () =>
      HttpResponse.json({
        ok: true,
        Datos: [
          { Id: 1, Descripcion: 'BOLIVIA' },
          { Id: nacionalidad.desconocida, Descripcion: 'SIN DATO' },
          { Id: 7, Descripcion: 'Desconocido' },
          { Id: 8, Descripcion: 'PERÚ' },
        ],
        Mensaje: null,
      }),
    ),
  );

/** The nationalities that the open form offers. */
async function ofrecidas() {
  const select = within(await screen.findByLabelText(/^Nacionalidad/));
  await waitFor(() => expect(select.getAllByRole('option').length).toBeGreaterThan(1));
  return select.getAllByRole('option').map((o) => o.textContent);
}
const CONOCIDAS = ['Elija una opción', 'BOLIVIA', 'PERÚ'];

const abrir = (tramite: Tramite) =>
  render(
    <QueryClientProvider client={queryClient}>
      <TramiteDialog tramite={tramite} onClose={() => undefined} onSaved={() => undefined} />
    </QueryClientProvider>,
  );

test('[R-5.8-02] [R-3.2-06] [E-5.2-11] a newborn’s nationality is none that is unknown, by its id or by its name', async () => {
  dosDesconocidas();
  const { user } = await mount('/seguros/recien-nacido-admin', { as: 'personal' });
  const [button] = await screen.findAllByRole('button', { name: /^Registrar el recién nacido de/ });
  if (button) await user.click(button);
  expect(await ofrecidas()).toEqual(CONOCIDAS);
});

test('[R-3.2-06] [E-5.2-11] neither is that of a person who is corrected, or of one the fund does not know yet', async () => {
  dosDesconocidas();
  const { persona, db } = await ejemplo('asegurado');
  await signInAs('personal');
  const corregir = abrir(tramiteIdentidad(persona));
  expect(await ofrecidas()).toEqual(CONOCIDAS);
  corregir.unmount();
  const { pacienteCompleto } = await import('#sandbox/rules/pacienteCompleto.ts');
  const titular = pacienteCompleto(db, persona, '2026-11-20');
  const nueva = { ...persona, IdPersona: 0 };
  abrir(tramiteAfiliar({ persona: nueva, titular, idTipoNovedad: novedadAfiliacion.AFILIACION_HIJO, base: 0 }));
  expect(await ofrecidas()).toEqual(CONOCIDAS);
});
