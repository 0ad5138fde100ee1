import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { conImpresos, seImprime } from '#support/impresos.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, leido, listo } from '#support/screens.ts';
import { server } from '#support/services.ts';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The insured person and the first member of her family. */
async function familia() {
  const { db, persona } = await ejemplo('asegurado');
  const own = db.pacientes.by('persona', persona.IdPersona)[0];
  const first = db.pacientes.by('padre', own?.IdPaciente ?? 0)[0];
  const pariente = db.personas.get(first?.IdPersona ?? 0);
  if (!first || !pariente) throw new Error('The seed’s insured person has no family');
  return { db, persona, first, pariente };
}

test('[F-7.6-01] [F-3.6-01] each of the family has a card of her own, alone on the screen', async () => {
  const { persona, pariente, first } = await familia();
  const { user } = await mount('/system', { as: 'asegurado' });
  const family = await region('Grupo familiar');
  await waitFor(() => expect(family.getAllByRole('button', { name: /^Carnet de / })).toHaveLength(3));
  await user.click(family.getByRole('button', { name: `Carnet de ${pariente.NombreCompleto}` }));
  const card = within(await screen.findByRole('dialog', { name: 'Carnet de asegurado' }));
  expect(card.getByText(pariente.NombreCompleto)).toBeVisible();
  expect(card.getByText(first.MatriculaBeneficiario)).toBeVisible();
  expect(card.getByText('Titular').nextSibling).toHaveTextContent(persona.NombreCompleto);
  expect(card.getByText('Vigente')).toBeVisible();
  expect(card.getByText('al 20/11/2026, 14:00')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(family.getByRole('button', { name: `Carnet de ${pariente.NombreCompleto}` })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: `Pantalla completa de ${persona.NombreCompleto}` }));
  const own = within(await screen.findByRole('dialog', { name: 'Carnet de asegurado' }));
  expect(own.getByText(persona.NombreCompleto)).toBeVisible();
});

test('[E-7.1-09] the fund’s own card is shown as a document: that of her accepted notice', async () => {
  const asked = conImpresos('ReporteCarneAsegurado');
  const { persona, novedad } = await ejemplo('asegurado');
  const path = `ReporteCarneAsegurado/${persona.IdPersona}/${novedad().IdPersonaNovedad}`;
  const { user } = await mount('/seguros/mis-datos', { as: 'asegurado' });
  await user.click(await listo('Ver carnet en PDF'));
  await seImprime(path, { user });
  expect(asked).toEqual([path]);
});

test('[F-3.6-01] whose care ends has the day on the card', async () => {
  const { db, first, pariente } = await familia();
  db.pacientes.put({ ...first, FechaLimiteAtencion: '2027-03-31', HistoriaClinica: 'HC-9' });
  const { user } = await mount('/system', { as: 'asegurado' });
  await user.click(await screen.findByRole('button', { name: `Carnet de ${pariente.NombreCompleto}` }));
  const card = within(await screen.findByRole('dialog', { name: 'Carnet de asegurado' }));
  expect(card.getByText('Atención hasta').nextSibling).toHaveTextContent('31/03/2027');
  expect(card.getByText('Historia clínica').nextSibling).toHaveTextContent('HC-9');
});

test('without a connection cards that were read are shown on, on every screen; after the session nothing is left', async () => {
  const { persona, pariente } = await familia();
  const { user, router } = await mount('/system', { as: 'asegurado' });
  await screen.findByRole('button', { name: `Carnet de ${pariente.NombreCompleto}` });
  await router.navigate('/seguros/mis-datos');
  await screen.findByRole('region', { name: 'Contacto' });
  await leido();
  server.use(http.all('*/servicios/*', () => HttpResponse.error()));
  await router.navigate('/system');
  await screen.findByRole('heading', { level: 1, name: /^Buenas tardes/ });
  await leido();
  await user.click(await screen.findByRole('button', { name: `Carnet de ${pariente.NombreCompleto}` }));
  const card = within(await screen.findByRole('dialog', { name: 'Carnet de asegurado' }));
  expect(card.getByText(pariente.NombreCompleto)).toBeVisible();
  expect(card.getByText('Vigente')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: `Pantalla completa de ${persona.NombreCompleto}` })).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: /^Su cuenta/ }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  const { queryClient } = await import('#client/query.ts');
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.body.textContent]);
  for (const text of [pariente.NombreCompleto, pariente.NumeroDocumento]) expect(kept).not.toContain(text);
});
