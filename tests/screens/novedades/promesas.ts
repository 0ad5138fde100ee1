import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { queryClient } from '#client/query.ts';
import { browser, localKeys } from '#lib/storage.ts';
import { asking, leido, question, recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { type Clase, dejarArchivos, nuevaDe } from './clases.ts';

const ESTADO = '/ModificarEstado';
const resumen = () => document.querySelector('.error-summary');
const problemas = () => [...(resumen()?.querySelectorAll('button') ?? [])].map((one) => one.textContent);
const cuantos = (n: number) => (n === 1 ? 'Hay 1 problema' : `Hay ${n} problemas`);
const titular = (name: string | RegExp) => screen.findByRole('heading', { name });

/** What the open summary says of the payment. */
const pago = () =>
  [...document.querySelectorAll('dialog[open] dt')]
    .find(({ textContent }) => textContent === 'Pago')
    ?.nextElementSibling?.textContent?.trim();

/** The tests of what the forms promise, for one kind of notice. */
export function prometer(nombre: string, clase: Clase): void {
  // Of the others nobody asks before the notice is saved.
  const conOrdenes = /^(alta|baja) de (cotizante|pasante|voluntario)$/.test(nombre);

  test('[R-5.3-04, E-5.5-01, E-5.4-02, H4, H5, H6] opens at its first empty field, and lists what it lacks in order; each point leads to its field', async () => {
    const pagina = await nuevaDe(clase, { archivos: false });
    const { faltan } = clase;
    const first = faltan[0] ?? '';
    const tab = await screen.findByRole('tab', { name: new RegExp(`^${clase.pestana}`), selected: true });
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(`^${first}`)));
    await leido();
    await waitFor(() =>
      expect(tab).toHaveTextContent(faltan.length === 1 ? /, Falta 1$/ : new RegExp(`, Faltan ${faltan.length}$`)),
    );
    const lista = await screen.findByRole('region', { name: /^Para (declarar|grabar) falta/ });
    const abiertos = () =>
      within(lista)
        .getAllByRole('listitem')
        .map((one) => one.textContent ?? '')
        .filter((text) => text.endsWith('Falta'));
    await waitFor(() => expect(abiertos()).toHaveLength(faltan.length + clase.archivos.length));
    expect(abiertos().slice(0, faltan.length)).toEqual(faltan.map((label) => `${label}Falta`));
    await pagina.pestana('Adjuntos');
    const last = faltan.at(-1) ?? '';
    await pagina.user.click(within(lista).getByRole('button', { name: last }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(`^${last}`)));
  });

  test('[E-5.6-03, E-5.6-04, R-5.3-10, H9] what is corrected leaves the summary, and the tab is complete; at the end it says so', async () => {
    const pagina = await nuevaDe(clase, { archivos: false });
    const { faltan } = clase;
    const tab = await screen.findByRole('tab', { name: new RegExp(`^${clase.pestana}`) });
    await leido();
    await pagina.user.click(pagina.boton('Grabar'));
    await waitFor(() => expect(resumen()).not.toBeNull());
    const all = problemas().length;
    expect(all).toBeGreaterThan(faltan.length);
    expect(document.title).toMatch(/^Error: /);
    await clase.llenar(pagina);
    await waitFor(() => expect(problemas()).toHaveLength(all - faltan.length));
    expect(resumen()).toHaveTextContent(cuantos(all - faltan.length));
    expect(tab).toHaveTextContent(/, Completo$/);
    await dejarArchivos(clase, pagina);
    await queryClient.refetchQueries();
    expect(await screen.findByText('Todo corregido. Ya puede grabar el aviso.')).toBeVisible();
    expect(resumen()).toBeNull();
    expect(document.title).not.toMatch(/^Error: /);
  });

  test('[E-5.6-08] [E-5.6-09] [R-5.3-12] [R-4.2-01] [E-7.2-01] [E-7.3-01] [R-5.2-16, R-5.4-07] [E-4-44] [H15, H16, H7] Grabar asks once, tells time and number at its heading, and keeps nothing of the person', async () => {
    const pagina = await nuevaDe(clase, { archivos: true });
    await clase.llenar(pagina);
    await pagina.user.click(pagina.boton('Grabar'));
    await pagina.user.click((await question(/¿Desea guardar/)).getByRole('button', { name: 'Cancelar' }));
    expect(pagina.boton('Grabar')).toHaveFocus();
    await pagina.grabar();
    await pagina.estado('Registrado');
    const heading = await titular(`Guardado a las 14:00 · Nº ${pagina.novedad().NumeroDocumento}`);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const kept = browser.read(localKeys.costumbres) ?? '';
    for (const own of [pagina.persona.ApellidoPaterno, pagina.documento, '4850']) expect(kept).not.toContain(own);
    // The next one of its kind: the same person, as if this one had never been.
    pagina.db.novedades.remove(pagina.novedad().IdPersonaNovedad);
    pagina.unmount();
    await clase.elegir(pagina.documento);
    await screen.findByRole('tab', { name: /^Adjuntos/ });
    await leido();
    expect(screen.queryAllByText('Igual que en el último aviso')).toHaveLength(clase.recuerda.valores);
    expect(screen.queryAllByRole('button', { name: /^(CAJERA|JUBILADO)$/ })).toHaveLength(
      clase.recuerda.cargos ? 1 : 0,
    );
  });

  test('[E-4-11, E-4-12, R-4.2-03, R-4.2-08, E-8-01, E-4-20, H14, H16, H17] saved but refused it says both and offers Declarar; declared it tells what to do next, and a new one like it takes no person', async () => {
    const Mensaje = { Descripcion: 'El servicio está cerrado.', TipoMensaje: 'error', TieneMensaje: true };
    server.use(http.post(`*${ESTADO}`, () => HttpResponse.json({ ok: false, Mensaje }), { once: true }));
    const pagina = await nuevaDe(clase, { archivos: true });
    await clase.llenar(pagina);
    const saved = recordCalls(/\/Insertar/);
    await pagina.user.click(pagina.boton('Grabar y declarar'));
    const asked = await question(/¿Desea guardar/);
    expect(asked.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
    expect(pago()).toBe(conOrdenes ? 'No requiere orden de pago' : 'Se comprueba antes de declarar');
    await pagina.user.click(asked.getByRole('button', { name: 'Aceptar' }));
    const refused = await titular(/^Se grabó con el Nº .+\. No se declaró: El servicio está cerrado\.$/);
    await waitFor(() => expect(document.activeElement).toBe(refused));
    const box = within(refused.closest('section') as HTMLElement);
    await pagina.user.click(box.getByRole('button', { name: 'Declarar' }));
    const again = await question(/./);
    expect(pago()).toBe(conOrdenes ? 'No requiere orden de pago' : 'Comprobado: se puede declarar');
    await pagina.user.click(again.getByRole('button', { name: 'Aceptar' }));
    await pagina.estado('Declarado');
    const heading = await titular('Aviso declarado');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(saved).toHaveLength(1);
    expect(asking()).toBe(false);
    const done = within(heading.closest('section') as HTMLElement);
    for (const name of ['Imprimir constancia', 'Registrar otra', 'Ir a la lista'])
      expect(done.getByRole('button', { name })).toBeVisible();
    await pagina.user.click(done.getByRole('button', { name: 'Nueva igual a esta' }));
    const { semilla } = pagina.router.state.location.state as { semilla: Record<string, unknown> };
    expect(Object.keys(semilla)).not.toHaveLength(0);
    for (const path of Object.keys(semilla)) expect(path).toMatch(/^SegurosPersonasNovedad\.(?!Observacion|IdPersona)/);
    expect(semilla['SegurosPersonasNovedad.FechaNovedad']).toBe(pagina.novedad().FechaNovedad);
  });

  const plazo = /^El plazo para declararlo venció el/;

  test('[DL 13214] a date whose deadline has passed is told where there is one, and refuses nothing', async () => {
    const pagina = await nuevaDe(clase, { archivos: true });
    await clase.llenar(pagina);
    await leido();
    expect(screen.queryByText(plazo)).toBeNull();
    if (clase.conPlazo) {
      await clase.llenar(pagina, 2);
      const told = await screen.findByText(plazo);
      expect(told).toHaveTextContent('El plazo para declararlo venció el 09/11/2026. Puede registrarlo y declararlo.');
      expect(told.closest('[role=status]')).toHaveTextContent('DL 13214, artículos 6 y 8: 5 días hábiles');
    }
    await pagina.grabar();
    await pagina.cerrado();
  });
}
