import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { ejemplo, leido, question, toastSays } from '#support/screens.ts';
import { abrir } from '../novedades/formulario.ts';

const TEXTO =
  'Fecha de ingreso: no coincide con el contrato. CONTRATO DE TRABAJO: falta la firma. Celular: no responde.';

/** A notice that was sent back with this text, as the services record it. */
async function observar(who: Ejemplo, texto = TEXTO) {
  const quien = await ejemplo(who);
  const { db, novedad } = quien;
  const { IdPersonaNovedad } = db.novedades.put({ ...novedad(), ObservacionCaja: texto });
  for (const entry of db.seguimientos.all().filter(({ IdTabla }) => IdTabla === IdPersonaNovedad))
    db.seguimientos.remove(entry.IdSeguimiento);
  db.seguimientos.put({
    IdSeguimiento: db.next('seguimientos'),
    Tabla: tabla.novedad,
    IdTabla: IdPersonaNovedad,
    Asunto: 'Observado',
    Mensaje: texto,
    Correos: [],
    TipoSeguimiento: tipoSeguimiento.MENSAJE,
    Fecha: '2026-11-19T14:00:00.000Z',
    Usuario: 'GUTIÉRREZ AYALA MARTHA',
  });
  return quien;
}

const puntos = () => within(screen.getByRole('list', { name: 'Qué corregir' })).getAllByRole('listitem');
const punto = (name: RegExp) => screen.getByRole('button', { name });
/** Not by role: on a form of this size that search takes seconds. */
const contrato = () => document.getElementById('adjunto-4');

describe('[D20] the form of an observed notice', () => {
  test('shows the whole text unaltered, and its points as links that lead to the field or the file', async () => {
    await observar('observado');
    const pagina = await abrir('observado');
    expect(await screen.findByText(`«${TEXTO}»`)).toBeVisible();
    await screen.findByRole('tab', { name: /^Adjuntos/ });
    await waitFor(() => expect(puntos()).toHaveLength(3));
    await pagina.user.click(punto(/^Fecha de ingreso: no coincide/));
    await waitFor(() => expect(pagina.campo(/^Fecha de ingreso/)).toHaveFocus());
    await waitFor(() => expect(contrato()).toBeInTheDocument());
    await pagina.user.click(punto(/^CONTRATO DE TRABAJO: falta la firma/));
    await waitFor(() => expect(contrato()).toHaveFocus());
    await pagina.user.click(punto(/^Celular: no responde/));
    await waitFor(() => expect(pagina.campo(/^Celular/)).toHaveFocus());
    expect(screen.queryByRole('button', { name: /^General/ })).not.toBeInTheDocument();
  });

  test('marks each field and file, and says so to screen readers; others are not marked', async () => {
    await observar('observado');
    const pagina = await abrir('observado');
    await waitFor(() => expect(pagina.campo(/^Celular/)).toHaveAccessibleDescription(/Observado: no responde\./));
    expect(pagina.campo(/^Teléfono/)).not.toHaveAccessibleDescription(/Observado/);
    await pagina.pestana('Aviso de alta');
    expect(pagina.campo(/^Fecha de ingreso/)).toHaveAccessibleDescription(/Observado: no coincide con el contrato\./);
    await pagina.pestana('Adjuntos');
    await waitFor(() => expect(contrato()).toHaveAccessibleDescription(/Observado: falta la firma\./));
  });

  test('a text that names nothing marks nothing', async () => {
    await observar('observado', 'El haber mensual no coincide con el contrato.');
    const pagina = await abrir('observado');
    expect(await screen.findByText('«El haber mensual no coincide con el contrato.»')).toBeVisible();
    await leido();
    expect(screen.queryByRole('list', { name: 'Qué corregir' })).not.toBeInTheDocument();
    await pagina.pestana('Aviso de alta');
    expect(pagina.campo(/^Haber mensual/)).not.toHaveAccessibleDescription(/Observado/);
  });

  test('[E-3-13] [E-4-05] [E-4-13] [E-4-15] [E-4-18] [E-4-32] [E-8-05] ticks what is changed, typed or chosen, never blocks Grabar, and keeps the marks until it is declared', async () => {
    await observar('observado');
    const pagina = await abrir('observado');
    await pagina.user.click(pagina.boton('Editar'));
    await pagina.escribir(/^Celular/, '70000001');
    await waitFor(() => expect(pagina.campo(/^Celular/)).toHaveAccessibleDescription(/Cambió\./));
    const line = (name: RegExp) => punto(name).closest('li');
    await waitFor(() => expect(line(/^Celular/)).toHaveTextContent('cambió'));
    expect(line(/^Fecha de ingreso/)).not.toHaveTextContent('cambió');
    await pagina.adjuntar(/^CONTRATO DE TRABAJO/, 'firmado.pdf');
    await waitFor(() => expect(line(/^CONTRATO/)).toHaveTextContent('cambió'));
    // Two points are still open: it is saved all the same.
    await pagina.grabar();
    await pagina.cerrado();
    await pagina.estado('Registrado');
    await waitFor(() => expect(line(/^Celular/)).toHaveTextContent('cambió'));
    expect(line(/^CONTRATO/)).toHaveTextContent('cambió');
    expect(line(/^Fecha de ingreso/)).not.toHaveTextContent('cambió');
    expect(pagina.campo(/^Celular/)).toHaveAccessibleDescription(/Observado: no responde\. Cambió\./);
    const panel = await pagina.seguimiento();
    expect(await panel.findByText(/firmado\.pdf/)).toBeInTheDocument();

    const states = within(screen.getByLabelText('Estado del aviso'));
    await pagina.user.click(states.getByRole('button', { name: /^Declarado/ }));
    const asked = await question('Una vez declarada la novedad');
    expect(asked.getByRole('heading', { name: 'Lo que cambió desde la observación' })).toBeVisible();
    const [first, rest] = document.querySelectorAll('dialog[open] dl');
    expect([...(first?.querySelectorAll('dt') ?? [])].map((one) => one.textContent)).toEqual([
      'Celular',
      'CONTRATO DE TRABAJO',
    ]);
    expect(first).toHaveTextContent('70000001');
    expect(rest?.closest('details')).not.toHaveAttribute('open');
    expect(rest).toHaveTextContent('Cargo');
    await pagina.user.click(asked.getByRole('button', { name: 'Aceptar' }));
    await toastSays('El registro se declaró correctamente.');
    await pagina.estado('Declarado');
    expect(screen.queryByText(`«${TEXTO}»`)).not.toBeInTheDocument();
    expect(pagina.campo(/^Celular/)).not.toHaveAccessibleDescription(/Observado/);
  });

  test('[E-4-13] [E-4-15] a notice that was never observed is declared with everything in view', async () => {
    const pagina = await abrir('pendiente');
    const states = within(await screen.findByLabelText('Estado del aviso'));
    await pagina.user.click(await states.findByRole('button', { name: /^Declarado/ }));
    const asked = await question('Una vez declarada la novedad');
    expect(asked.queryByText('Lo que cambió desde la observación')).not.toBeInTheDocument();
    expect(document.querySelector('dialog[open] details')).toBeNull();
  });
});
