import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { unlock } from '#app/lock/lock.ts';
import { escrituraMessages as duda } from '#blocks/escritura/messages.ts';
import { mount } from '#support/mount.tsx';
import { leido } from '#support/screens.ts';
import { toast } from '#ui/feedback/toast.ts';
import { fallas } from '../fallas/fallas.ts';
import { interceptar, llamadaDe } from '../fallas/probar.ts';
import { confirmar, elQr, escena } from './pagando.ts';

const LISTA = '/seguros/orden-pago-admin-ex';

/** Every fault after which the services have written nothing. A lost answer is in pagar.test.tsx. */
const noHechas = fallas.filter(({ graba }) => !graba);
/** In two tests, because all of them take minutes on a busy machine. */
const partes = {
  'a refusal or a status': noHechas.filter(({ nombre, clase }) => clase === 'dice que no' || /^\d+/.test(nombre)),
  'anything else': noHechas.filter(({ nombre, clase }) => clase !== 'dice que no' && !/^\d+/.test(nombre)),
};
const llamadas = ['ordenPago.nueva', 'ordenPago.registrar', 'ordenPago.obtener', 'ordenPago.generarSolicitud'];

const SIN_MENSAJE = 'Hubo un problema, vuelva a intentarlo por favor.';

const pregunta = () => document.querySelector<HTMLDialogElement>('dialog[open][role="alertdialog"]');

/**
 * Presses twice before the page can draw, and waits until `hecho`. After an answer that was late nobody knows whether the write
 * was done: the portal has read that it was not, and asks before it sends it again.
 */
async function pulsar(hecho: () => void): Promise<void> {
  const button = screen.getByRole('button', { name: /^(Ver el QR|Continuar)$/ });
  button.click();
  button.click();
  await waitFor(() => {
    try {
      hecho();
    } catch (notYet) {
      const asked = pregunta();
      if (asked) within(asked).getByRole('button', { name: duda.otraVez }).click();
      throw notYet;
    }
  });
}

/** Waits until the payment stopped, and answers no to the question whether to send again what was not saved. */
async function detenido(at: string): Promise<void> {
  await waitFor(() => {
    const asked = pregunta();
    if (asked) within(asked).getByRole('button', { name: 'Cancelar' }).click();
    expect(asked, at).toBeNull();
    const [alert] = screen.queryAllByText('No se pudo preparar el código QR');
    expect(alert, at).toBeVisible();
    expect(document.querySelector('button[aria-busy="true"]'), `${at}: a button is stuck`).toBeNull();
  });
}

/** Tries the payment under each of these faults of a call. `sinCambio` says what must be true of the orders after each. */
async function resistir(name: string, lista: typeof noHechas, sinCambio: (at: string) => void): Promise<void> {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await confirmar();
  const line = interceptar(llamadaDe(name));
  for (const falla of lista) {
    const at = `${name}, ${falla.nombre}`;
    line.falla = falla;
    line.enviadas = 0;
    await pulsar(() => expect(line.enviadas, at).toBeGreaterThan(0));
    await detenido(at);
    expect(screen.getByText(/^No se le cobró nada\./), at).toBeVisible();
    // A read may be asked for again to learn whether a write was done.
    if (/registrar|generar|anular/.test(name)) expect(line.enviadas, `${at}: requests`).toBe(1);
    sinCambio(at);
    line.falla = null;
    toast.clear();
    unlock();
    await leido();
  }
}

test.each(llamadas.flatMap((name) => Object.entries(partes).map(([parte, lista]) => [name, parte, lista] as const)))(
  '[R-4.4-02] whatever happens to %s (%s), nothing is charged or done twice, and the payment goes on from there',
  async (name, _, lista) => {
    const { ordenes } = await escena();
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    await resistir(name, lista, (at) => {
      expect(ordenes().length, at).toBeLessThanOrEqual(1);
      expect(
        ordenes().filter(({ CodigoTransaccion }) => CodigoTransaccion !== ''),
        at,
      ).toEqual([]);
    });
    await pulsar(() => expect(ordenes().some(({ CodigoTransaccion }) => CodigoTransaccion !== '')).toBe(true));
    expect(await elQr()).toBeVisible();
    expect(ordenes()).toMatchObject([{ CodigoTransaccion: expect.stringMatching(/^TX/) }]);
  },
);

test.each(Object.entries(partes))(
  '[R-4.4-04] whatever happens to the withdrawal of an expired request (%s), it stays as it was, and the payment goes on from there',
  async (_, lista) => {
    const { ordenada, ordenes } = await escena();
    await ordenada('vencida');
    const before = ordenes();
    const { user } = await mount(LISTA, { as: 'pagos' });
    await user.click(await screen.findByRole('button', { name: 'Pagar Bs. 50.00' }));
    const asked = interceptar(llamadaDe('ordenPago.generarSolicitud'));
    await resistir('ordenPago.anularSolicitud', lista, (at) => {
      expect(ordenes(), at).toEqual(before);
      expect(asked.enviadas, `${at}: requests for a new one`).toBe(0);
    });
    await pulsar(() => expect(ordenes()[0]?.CodigoTransaccion).not.toBe(before[0]?.CodigoTransaccion));
    expect(await elQr()).toBeVisible();
    expect(ordenes()).toMatchObject([{ CodigoTransaccion: expect.stringMatching(/^TX/) }]);
    expect(asked.enviadas).toBe(1);
  },
);

test.each(Object.entries(partes))(
  '[R-7.6-02] [R-7.6-17] whatever happens to the code itself (%s), it is said, the next press asks for it again, and nothing is charged',
  async (_, lista) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { ordenada, ordenes } = await escena();
    await ordenada('generada');
    const before = ordenes();
    const { user } = await mount(LISTA, { as: 'pagos' });
    const line = interceptar(llamadaDe('ordenPagoCobro.generarQr'));
    const pay = await screen.findByRole('button', { name: 'Pagar Bs. 50.00' });
    let [next, ...others] = lista;
    line.falla = next ?? null;
    await user.click(pay);
    while (next) {
      // A refusal without a message has a text of its own here (spec R 7.6).
      const { nombre } = next;
      const dice = nombre === 'ok false sin Mensaje' ? SIN_MENSAJE : next.dice;
      const panel = within(await screen.findByRole('dialog', { name: 'Pago con QR' }));
      await waitFor(() => expect(panel.getByText(dice), nombre).toBeVisible());
      expect(screen.queryByRole('img', { name: /^Código QR/ }), nombre).toBeNull();
      [next, ...others] = others;
      line.falla = next ?? null;
      toast.clear();
      unlock();
      await leido();
      await user.click(panel.getByRole('button', { name: 'Reintentar' }));
    }
    expect(await elQr()).toBeVisible();
    expect(ordenes()).toEqual(before);
  },
);
