import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { TramiteDialog } from '#blocks/tramites/TramiteDialog.tsx';
import { queryClient } from '#client/query.ts';
import { novedadAfiliacion } from '#contract/enumerationsAfiliacion.ts';
import { tramiteAfiliar } from '#features/afiliacion/afiliaciones/afiliar.tsx';
import { mount } from '#support/mount.tsx';
import { ejemplo } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { newUser } from '#support/user.ts';

const falla = () => new HttpResponse('', { status: 500 });

/** The message that something could not be read. */
async function aviso(text: string) {
  const told = (await screen.findByText(text)).closest<HTMLElement>('.alert');
  if (!told) throw new Error('It stands in no alert');
  return within(told);
}

test('[R-7.2-19, R-7.2-17] an affiliation whose form cannot be read takes no observation that would replace the one it has', async () => {
  let down = true;
  server.use(http.get('*/ObtienePersonaPacienteNovedad/*', () => (down ? falla() : undefined)));
  const { user } = await mount('/seguros/afiliacion-admin', { as: 'personal' });
  const [ver] = await screen.findAllByRole('button', { name: /^Ver / });
  if (ver) await user.click(ver);
  const told = await aviso('No se pudieron consultar la clase de la afiliación ni lo que se observó de ella.');
  expect(screen.queryByRole('button', { name: 'Escribir observación' })).toBeNull();
  down = false;
  await user.click(told.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Escribir observación' })).toBeVisible();
});

test('[R-7.2-17] who comes to affiliate a relative of somebody who cannot be read is told so, and gets there', async () => {
  const { persona } = await ejemplo('activo');
  let down = true;
  server.use(http.get('*/ObtieneDatosPersonaPaciente/*', () => (down ? falla() : undefined)));
  const { user } = await mount(`/seguros/afiliacion-admin?titular=${persona.IdPersona}`, { as: 'personal' });
  const told = await aviso('No se pudo consultar al titular, y sin él no se puede afiliar a su familia.');
  expect(screen.queryByRole('dialog')).toBeNull();
  down = false;
  await user.click(told.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('dialog', { name: 'Buscar al familiar por su identidad' })).toBeVisible();
});

test('[R-7.2-01, R-7.2-19] the class and the family of an affiliation that cannot be read are not shown as none', async () => {
  const { persona, nombre, db } = await ejemplo('asegurado');
  const { pacienteCompleto } = await import('#sandbox/rules/pacienteCompleto.ts');
  await signInAs('personal');
  const titular = pacienteCompleto(db, persona, '2026-11-20');
  let down = true;
  const failing = () => (down ? falla() : undefined);
  server.use(http.get('*/ObtenerGrupoFamiliar/*', failing), http.get('*/ObtienePersonaPacienteNovedad/*', failing));
  const tramite = tramiteAfiliar({ persona, titular, idTipoNovedad: novedadAfiliacion.AFILIACION_HIJO, base: 0 });
  render(
    <QueryClientProvider client={queryClient}>
      <TramiteDialog tramite={tramite} onClose={() => undefined} onSaved={() => undefined} />
    </QueryClientProvider>,
  );
  const user = newUser();
  const clase = await aviso('No se pudo consultar la clase de la afiliación.');
  const familia = await aviso('No se pudo consultar cuántas personas tiene la familia.');
  down = false;
  await user.click(familia.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(`${nombre} · 4 personas en la familia`)).toBeVisible();
  await user.click(clase.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/^No se pud/)).toBeNull());
});
