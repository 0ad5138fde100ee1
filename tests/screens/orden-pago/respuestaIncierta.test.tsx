import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { contestar, pagina as html, perdida } from '#support/respuestas.ts';
import { question, recordCalls, toastSays } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { abrirOrden, ordenEn } from './pantalla.ts';

const REGISTRAR = '/OrdenPagoRegistrar/';
const GRABAR = '¿Desea registrar la orden de pago?';
const con = (Datos: unknown) => (reply: Record<string, unknown>) => ({ ...reply, Datos });

async function llena() {
  const pagina = await abrirOrden('nueva');
  await pagina.agregar(2);
  return { ...pagina, before: pagina.db.ordenes.size };
}

describe('a new order that is stored and whose answer does not say so', () => {
  test.each([
    ['lost', perdida],
    ['a page of a proxy', html],
    ['x', con('x')],
    ['null', con(null)],
    ['0', con(0)],
  ])('[R-1-02, R-7.6-08, R-4.4-07] is found by its notices, told as saved and opened: %s', async (_, change) => {
    const pagina = await llena();
    const line = contestar(REGISTRAR, change);
    await pagina.pulsar('Grabar');
    await pagina.aceptar(GRABAR);
    const [, id] = await waitFor(() => {
      const heading = screen.getByRole('heading', { level: 1 }).textContent ?? '';
      const found = /^Orden de pago (\d+)$/.exec(heading);
      expect(found, heading).not.toBeNull();
      return found as RegExpExecArray;
    });
    expect([line.hechas, pagina.db.ordenes.size]).toEqual([1, pagina.before + 1]);
    expect(pagina.db.ordenes.get(Number(id))?.novedades).toHaveLength(2);
    // Opened, with a known outcome: nothing is left to save.
    expect(screen.queryByText('Hay cambios sin guardar.')).toBeNull();
    expect(pagina.seguimiento(Number(id)).length).toBeGreaterThan(0);
  });

  test('[R-8-17] 0 and not stored: told as a failure, and the second Grabar saves it (R 8, decision 18)', async () => {
    const pagina = await llena();
    server.use(http.post(`*${REGISTRAR}`, () => HttpResponse.json({ ok: true, Datos: 0 }), { once: true }));
    const sent = recordCalls(REGISTRAR);
    await pagina.pulsar('Grabar');
    await pagina.aceptar(GRABAR);
    await toastSays('Hubo un problema al registrar la información, intente nuevamente.');
    expect(screen.getByText('Hay cambios sin guardar.')).toBeVisible();
    await pagina.pulsar('Grabar');
    await pagina.aceptar(GRABAR);
    await screen.findByRole('heading', { level: 1, name: /^Orden de pago \d+$/ });
    expect([sent.length, pagina.db.ordenes.size]).toEqual([2, pagina.before + 1]);
  });
});

describe('a request whose answer is lost', () => {
  test('[R-4.4-02, R-1-02, R-2.7-03, R-8-13, R-7.6-14] generated: the order shows its code, and it is tracked', async () => {
    const id = await ordenEn('borrador');
    const pagina = await abrirOrden(id);
    const line = contestar('/OrdenPagoGeneraSolicitud/', perdida);
    await pagina.pulsar('Generar solicitud');
    await pagina.aceptar('¿Desea generar la solicitud de orden de pago?');
    await toastSays('Se generó correctamente la solicitud de orden de pago.');
    const { CodigoTransaccion = '' } = pagina.db.ordenes.get(id) ?? {};
    expect(CodigoTransaccion).not.toBe('');
    await waitFor(() => expect(pagina.dato('Código Transacción')).toHaveTextContent(CodigoTransaccion));
    expect(line.hechas).toBe(1);
    await waitFor(() =>
      expect(pagina.seguimiento(id).map((one) => one.Asunto)).toContain('Solicitud de orden de pago generada'),
    );
  });

  test('[R-4.4-02] generated without the services having done it: it is said, and nothing stands as generated', async () => {
    const id = await ordenEn('borrador');
    const pagina = await abrirOrden(id);
    server.use(http.post('*/OrdenPagoGeneraSolicitud/', () => HttpResponse.error()));
    await pagina.pulsar('Generar solicitud');
    await pagina.aceptar('¿Desea generar la solicitud de orden de pago?');
    const asked = await question('Lo que envió no se guardó. ¿Desea enviarlo otra vez?');
    await pagina.user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(pagina.db.ordenes.get(id)?.CodigoTransaccion).toBe('');
    expect(pagina.boton('Generar solicitud')).toBeVisible();
  });

  test('[R-4.4-04, R-1-02, R-8-13] cancelled: the order is a draft again', async () => {
    const id = await ordenEn('generada');
    const pagina = await abrirOrden(id);
    contestar('/OrdenPagoAnulaSolicitud/', html);
    await pagina.pulsar('Anular solicitud');
    await pagina.aceptar('¿Desea anular la solicitud de orden de pago?');
    await toastSays('Se anuló correctamente la solicitud de orden de pago.');
    await screen.findByRole('button', { name: 'Generar solicitud' });
  });
});
