import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { call } from '#client/call.ts';
import { session } from '#client/session.ts';
import { requisitoFotografia, tabla } from '#contract/enumerations.ts';
import { recursos } from '#contract/services/recursos.ts';
import type { Ejemplo } from '#sandbox/db/examples.ts';
import { mount } from '#support/mount.tsx';
import { asking, ejemplo, leido, pulsarDia, question, toastSays } from '#support/screens.ts';
import { type DemoUser, signInAs } from '#support/session.ts';

export const EDITAR = '/seguros/aviso-alta-editar';
export type Pagina = Awaited<ReturnType<typeof formulario>>;

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 0xff, 0xd9]);
const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

/** Adds a file that waits for a person's notice, as if it had been chosen before. */
export async function dejarArchivo(idPersona: number, IdRequisito: number, IdTipoNovedad = 2): Promise<void> {
  const photo = IdRequisito === requisitoFotografia;
  const archivo = new Blob([photo ? jpeg : pdf]);
  const NombreArchivo = photo ? 'foto.jpg' : 'documento.pdf';
  await call(recursos.grabarPendiente, {
    body: {
      archivo,
      NombreArchivo,
      Tabla: tabla.novedad,
      IdTabla: 0,
      IdPersona: idPersona,
      IdTipoNovedad,
      IdRequisito,
    },
  });
}

/** What a person does on the form of a notice. */
export async function formulario(path: string) {
  const mounted = await mount(path);
  const { user } = mounted;
  const campo = (label: string | RegExp) => screen.getByLabelText(label);
  const boton = (name: string) =>
    within(screen.getByRole('toolbar', { name: 'Acciones del aviso' })).getByRole('button', { name });
  const sinBoton = (name: string) => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  const pestana = (name: string) => user.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
  const escribir = async (label: string | RegExp, text: string) => {
    await user.clear(campo(label));
    if (text) await user.type(campo(label), text);
  };
  const elegir = async (label: string, text: string) => {
    const list = await screen.findByLabelText(new RegExp(`^${label}`), { selector: '[role="combobox"]' });
    const box = within(list.closest('.list-box') as HTMLElement);
    list.focus();
    await user.keyboard('{ArrowDown}');
    await user.keyboard(text);
    // Its options may still be loading.
    const option = await waitFor(() => {
      const [found] = box.getAllByRole('option');
      expect(found).toHaveTextContent(text);
      expect(found).not.toHaveAttribute('aria-disabled');
      return found as HTMLElement;
    });
    await user.click(option);
    await waitFor(() => expect((list as HTMLInputElement).value).toContain(text));
  };
  const elegirDia = async (label: string | RegExp, day: string, { detenido = false } = {}) => {
    // The days are drawn again when their range arrives. A test that holds an answer does not wait for it.
    if (!detenido) await leido();
    await user.click(campo(label));
    await pulsarDia({ user }, day);
  };
  /** Chooses a file for a document, on the tab of the files. Returns where the document stands. */
  const adjuntar = async (documento: RegExp, nombre: string): Promise<HTMLElement> => {
    await pestana('Adjuntos');
    const slot = await screen.findByRole('listitem', { name: documento });
    const input = slot.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, new File(['%PDF-1.4\n%%EOF\n'], nombre));
    await within(slot).findByText('Se guardará con el aviso');
    return slot;
  };
  const aceptar = async (text: string | RegExp) => {
    await user.click((await question(text)).getByRole('button', { name: 'Aceptar' }));
  };
  const grabar = async () => {
    await user.click(boton('Grabar'));
    await aceptar(/^.*¿Desea guardar/);
  };
  /** How many fields can be filled in. */
  const abiertos = () =>
    document.querySelectorAll('[role=tabpanel] :is(input,textarea):not([readonly], [type=file], [type=hidden])').length;
  /** Waits until the form is shown again. */
  const cerrado = () => waitFor(() => expect(boton('Editar')).toBeVisible());
  /** The control of the state: the current one, and those that can be chosen. */
  const estado = async (name: string) => {
    const steps = () => screen.getByLabelText('Estado del aviso');
    await waitFor(() => expect(steps().querySelector('[aria-current]')).toHaveTextContent(`${name}, actual`));
    return within(steps())
      .queryAllByRole('button')
      .map((button) => button.textContent?.split(',')[0]);
  };
  const seguimiento = async () => {
    const panel = within(await screen.findByRole('region', { name: 'Seguimiento' }));
    await waitFor(() => expect(panel.queryAllByRole('listitem').length).toBeGreaterThan(0));
    return panel;
  };
  return {
    ...mounted,
    ...{ campo, boton, sinBoton, pestana, escribir, elegir, elegirDia, adjuntar, aceptar, grabar, cerrado, estado },
    ...{ seguimiento, abiertos },
  };
}

/** The keys that save a form do nothing in one that is only read. */
export async function sinTeclas({ user }: Pick<Pagina, 'user'>): Promise<void> {
  await leido();
  for (const keys of ['{Control>}s{/Control}', '{Control>}{Enter}{/Control}']) {
    await user.keyboard(keys);
    await leido();
    expect(asking(), keys).toBe(false);
    // Nor is the form checked.
    expect(screen.queryByText('Todo corregido. Ya puede grabar el aviso.'), keys).toBeNull();
    expect(document.querySelector('.error-summary'), keys).toBeNull();
  }
}

/** Observes an open notice with its reason, as the staff do. */
export async function observar({ user, boton }: Pick<Pagina, 'user' | 'boton'>, motivo: string): Promise<void> {
  await user.click(boton('Observar'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Observación' }));
  await user.type(dialog.getByLabelText(/^Observación/), motivo);
  await user.click(dialog.getByRole('button', { name: 'Grabar' }));
  await toastSays('Se observó correctamente la novedad.');
}

/** Searches a person by document in the open dialog and accepts the one found. */
export async function elegirPersona(
  { user }: Pick<Pagina, 'user'>,
  documento: string,
  tipoDocumento = 1,
  titulo = 'Buscar asegurado(a)',
): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: titulo }));
  const tipo = dialog.getByLabelText(/^Tipo de documento/);
  await waitFor(() => expect(within(tipo).getAllByRole('option').length).toBeGreaterThan(2));
  await user.selectOptions(tipo, String(tipoDocumento));
  await user.type(dialog.getByLabelText(/^Número de documento/), `${documento}{Enter}`);
  await dialog.findByRole('checkbox', { name: /^Seleccionar a/, checked: true });
  await user.click(dialog.getByRole('button', { name: 'Aceptar' }));
}

/** Starts a new notice, up to the search of the person. */
export async function empezar({ tipo = 1, as = 'empresa' }: { tipo?: number; as?: DemoUser } = {}) {
  if (session.getState().user === null) await signInAs(as);
  const pagina = await formulario(`${EDITAR}?novedad=0&tipo=${tipo}`);
  const regional = await screen.findByRole('dialog', { name: /^Confirmar la regional/ });
  await pagina.user.click(within(regional).getByRole('button', { name: 'Aceptar' }));
  return pagina;
}

/** A new notice of one of the seed's people. With `archivos` the required files are already waiting. */
export async function nueva(who: Ejemplo, { archivos = true, tipo = 1 }: { archivos?: boolean; tipo?: number } = {}) {
  const quien = await ejemplo(who);
  await signInAs('empresa');
  if (archivos) for (const id of [2, 3]) await dejarArchivo(quien.persona.IdPersona, id, tipo + (tipo === 1 ? 1 : 4));
  const pagina = await empezar({ tipo });
  await elegirPersona(pagina, quien.documento, quien.persona.IdTipoDocumento);
  await screen.findByRole('tab', { name: /^Adjuntos/ });
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^Adjuntos/ })).toHaveTextContent(archivos ? '1 de 2' : '0 de 2'),
  );
  return { ...pagina, ...quien };
}

/** Fills in the notice of a contributor. */
export async function llenar(pagina: Pagina, { cargo = 'cajera', haber = '4850' } = {}): Promise<void> {
  await pagina.pestana('Aviso de alta');
  await pagina.elegirDia(/^Fecha de ingreso/, '18 de noviembre de 2026');
  await pagina.escribir(/^Haber mensual/, haber);
  await pagina.escribir(/^Cargo/, cargo);
  await pagina.elegir('Ubicación empresa', 'EL ALTO');
}

/** The notice of one of the seed's people, opened as from a list. */
export async function abrir(who: Ejemplo, { as = 'empresa', tipo = 1 }: { as?: DemoUser; tipo?: number } = {}) {
  const quien = await ejemplo(who);
  if (session.getState().user?.usuario !== as) await signInAs(as);
  const pagina = await formulario(`${EDITAR}?novedad=${quien.novedad().IdPersonaNovedad}&tipo=${tipo}`);
  await screen.findByRole('tab', { name: /^Datos Personales/ });
  return { ...pagina, ...quien };
}
