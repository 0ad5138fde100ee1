import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { guardarBorradorDeAviso } from '#engine/values/drafts.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { formularios } from '#features/novedades/alta/definition.ts';
import { buildNovedadForm } from '#support/builders.ts';
import { question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { dejarArchivo, EDITAR, formulario } from './formulario.ts';

const DE_OTRA =
  'Los archivos de este aviso cambiaron en otra pestaña. Revise la fotografía y los adjuntos, y vuelva a grabar.';

/** The notice of somebody new, typed and with its files, after a reload. */
async function recuperada() {
  const [definition] = formularios;
  if (!definition) throw new Error('no definition');
  await signInAs('empresa');
  const form = buildNovedadForm({
    persona: { IdPersona: 0, NumeroDocumento: '99887766', Telefono: '2222222' },
    novedad: { IdPersonaNovedad: 0, IdEmpresa: 501, FechaNovedad: '2026-11-18' },
  });
  const values = aFormulario(definition, form);
  guardarBorradorDeAviso(definition.key, form, { antes: values, values });
  for (const id of [2, 3]) await dejarArchivo(0, id);
  const pagina = await formulario(`${EDITAR}?novedad=0&tipo=1`);
  await pagina.user.click(await screen.findByRole('button', { name: 'Recuperar' }));
  const adjuntos = await screen.findByRole('tab', { name: /^Adjuntos/ });
  return { ...pagina, adjuntos };
}

test('[E-8-02, decision 112] the files of somebody new are there after a reload, and saved with the notice', async () => {
  const pagina = await recuperada();
  await waitFor(() => expect(pagina.adjuntos).toHaveTextContent('1 de 2'));
  await pagina.grabar();
  await toastSays('El registro se insertó correctamente.');
});

test('[E-8-02, decision 112] files that another tab sent for somebody else are not attached: it is said, and they are shown', async () => {
  const pagina = await recuperada();
  await waitFor(() => expect(pagina.adjuntos).toHaveTextContent('1 de 2'));
  // All new people wait under the same id.
  await dejarArchivo(0, 3);
  const sent = recordCalls('/InsertarAltaCotizante');
  await pagina.grabar();
  const said = await question(DE_OTRA);
  expect(sent).toEqual([]);
  await pagina.user.click(said.getByRole('button', { name: 'Aceptar' }));
  await pagina.grabar();
  await toastSays('El registro se insertó correctamente.');
  expect(sent).toHaveLength(1);
});

test('[R-7.9-03] what waits cannot be read: nothing is sent, and it is said', async () => {
  const pagina = await recuperada();
  await waitFor(() => expect(pagina.adjuntos).toHaveTextContent('1 de 2'));
  server.use(http.post('*/VerificarRecursoIdTablaCero', () => new HttpResponse('', { status: 500 }), { once: true }));
  const sent = recordCalls('/InsertarAltaCotizante');
  await pagina.grabar();
  const said = await question(/problema al recuperar/i);
  await pagina.user.click(said.getByRole('button', { name: 'Aceptar' }));
  expect(sent).toEqual([]);
});
