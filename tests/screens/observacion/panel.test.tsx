import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PanelDeObservacion } from '#engine/observe/PanelDeObservacion.tsx';
import { useObservacion } from '#engine/observe/useObservacion.ts';
import { leerObservacion } from '#engine/values/drafts.ts';
import { localKeys } from '#lib/storage.ts';
import { avisoDeAlta } from '#support/avisos.ts';
import { asking, question } from '#support/screens.ts';
import { show } from '../../blocks/show.tsx';

const BDPA = { id: 'bdpa', detalle: '', estado: 'reparo', campos: ['Fecha de nacimiento'] };
const CONTRATO = 4;

interface Mesa {
  readonly comprobaciones?: readonly (typeof BDPA)[];
  readonly abierto?: number | null;
  readonly acepta?: boolean;
}

const aviso = avisoDeAlta();

/** A desk with a fact that can be pressed, and the panel while it is open. */
function Escritorio({
  cerrado,
  ...panel
}: Required<Pick<Mesa, 'comprobaciones' | 'abierto'>> & {
  readonly alGrabar: (texto: string) => Promise<boolean>;
  readonly cerrado: () => void;
}) {
  const [abierta, setAbierta] = useState(true);
  const observacion = useObservacion({ ...aviso, abierta });
  const alCerrar = () => {
    cerrado();
    setAbierta(false);
  };
  return (
    <>
      {abierta ? (
        <PanelDeObservacion numero="2026-1" {...{ observacion, alCerrar, ...panel }} />
      ) : (
        <button type="button" onClick={() => setAbierta(true)}>
          Observar
        </button>
      )}
      <button type="button" onClick={() => observacion.alMarcar('cargo')}>
        Dato cargo
      </button>
      <output>{[...observacion.marcados].join(' | ')}</output>
    </>
  );
}

/** The panel beside two facts that can be pressed, as at the desk. */
async function abrir({ comprobaciones = [], abierto = CONTRATO, acepta = true }: Mesa = {}) {
  const alGrabar = vi.fn((_texto: string) => Promise.resolve(acepta));
  const cerrado = vi.fn();
  const { user } = await show(() => <Escritorio {...{ comprobaciones, abierto, alGrabar, cerrado }} />, {
    as: 'personal',
  });
  await screen.findByRole('complementary', { name: 'Observación' });
  const enPanel = () => within(screen.getByRole('complementary', { name: 'Observación' }));
  const texto = () => enPanel().getByRole<HTMLTextAreaElement>('textbox', { name: /^Observación/ });
  const chip = (name: string | RegExp) => enPanel().getByRole('button', { name });
  const chips = () => [...document.querySelectorAll<HTMLElement>('.observar-chip[aria-keyshortcuts]')];
  const elegidos = () =>
    within(enPanel().getByRole('region', { name: /^Motivos elegidos/ }))
      .queryAllByRole('listitem')
      .map((item) => item.querySelector('p')?.textContent);
  return { user, panel: enPanel, texto, chip, chips, elegidos, alGrabar, cerrado };
}

const marcados = () => document.querySelector('output')?.textContent;

describe('[D17] the reasons of an observation', () => {
  test('the focus is on the first chip; digits toggle reasons, and those of the amber verdicts and of the open file come first', async () => {
    const { user, chips, elegidos, texto } = await abrir({ comprobaciones: [BDPA] });
    expect(chips()[0]).toHaveFocus();
    const groups = [...document.querySelectorAll('.observar-grupo legend')].map((one) => one.textContent);
    expect(groups).toEqual(['Fecha de nacimiento', 'CONTRATO DE TRABAJO', 'Otros frecuentes']);
    expect(chips().length).toBeLessThanOrEqual(9);
    await user.keyboard('1');
    expect(chips()[0]).toHaveAttribute('aria-pressed', 'true');
    const [first] = elegidos();
    expect(first).toContain('Fecha de nacimiento');
    await user.keyboard('1');
    expect(elegidos()).toEqual([]);
    expect(texto()).toHaveValue('');
  });

  test('digits are typed, not toggled, while the text has the focus', async () => {
    const { user, texto, elegidos } = await abrir();
    await user.type(texto(), '1 de 2');
    expect(texto()).toHaveValue('1 de 2');
    expect(elegidos()).toEqual([]);
  });

  test('pressing a fact flags it and offers its reasons first; another one is written for it', async () => {
    const { user, chip, texto } = await abrir();
    await user.click(screen.getByRole('button', { name: 'Dato cargo' }));
    expect(marcados()).toBe('Cargo');
    expect(document.querySelector('.observar-grupo legend')).toHaveTextContent('Cargo');
    await user.click(chip('Escribir otro motivo de Cargo'));
    expect(texto()).toHaveFocus();
    await user.keyboard('no existe');
    expect(texto()).toHaveValue('Cargo: no existe');
    expect(marcados()).toBe('Cargo');
  });

  test('any field or file may be chosen in the panel itself', async () => {
    const { user, panel, chip } = await abrir();
    await user.click(panel().getByText('Otro dato o archivo'));
    await user.click(chip('Zona'));
    expect(chip('Zona')).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelector('.observar-grupo legend')).toHaveTextContent('Zona');
  });

  test('an own reason is kept in this browser bound to its label, used at the next notice, and deleted', async () => {
    const { user, chip, chips, texto, panel } = await abrir();
    await user.type(texto(), 'CONTRATO DE TRABAJO: falta el sello');
    await user.click(chip('Guardar el motivo de CONTRATO DE TRABAJO como plantilla'));
    expect(Object.values(JSON.parse(localStorage.getItem(localKeys.plantillas) ?? '{}'))).toEqual([
      [{ etiqueta: 'CONTRATO DE TRABAJO', texto: 'falta el sello' }],
    ]);
    expect(chips()[0]).toHaveTextContent('falta el sello');
    expect(chips()[0]).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip('Borrar la plantilla «falta el sello» de CONTRATO DE TRABAJO'));
    expect(panel().queryByRole('button', { name: /^1 ?falta el sello/ })).not.toBeInTheDocument();
    expect(chips()[0]).not.toHaveTextContent('falta el sello');
    expect(texto()).toHaveValue('CONTRATO DE TRABAJO: falta el sello');
  });
});

describe('[D18] its text', () => {
  test('is made of the chosen reasons; what was typed by hand stays when a reason is added or removed', async () => {
    const { user, chip, texto, elegidos } = await abrir();
    await user.keyboard('1');
    expect(texto()).toHaveValue('CONTRATO DE TRABAJO: falta la firma.');
    await user.type(texto(), ' Lea el reglamento');
    await user.click(chip(/no se lee/));
    expect(texto()).toHaveValue(
      'CONTRATO DE TRABAJO: falta la firma. Lea el reglamento\nCONTRATO DE TRABAJO: no se lee.',
    );
    await user.click(chip(/no se lee/));
    expect(texto()).toHaveValue('CONTRATO DE TRABAJO: falta la firma. Lea el reglamento');
    await user.click(chip('Quitar el motivo de CONTRATO DE TRABAJO'));
    expect(texto()).toHaveValue('');
    expect(elegidos()).toEqual([]);
  });

  test('[R-9-03, R-5.3-08, decision 39] counts what is left politely, lets more be typed, and refuses more than 200 with the sentence', async () => {
    const { user, texto, panel, alGrabar } = await abrir();
    await user.click(texto());
    await user.paste('x'.repeat(190));
    expect(panel().getByText('Le quedan 10 caracteres.', { selector: '.field-count' })).toBeVisible();
    await waitFor(() =>
      expect(panel().getByText('Le quedan 10 caracteres.', { selector: '[role=status]' })).toBeInTheDocument(),
    );
    await user.paste('x'.repeat(20));
    expect(texto().value).toHaveLength(210);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(texto()).toHaveAccessibleDescription(/La Observación: el máximo es de 200 caracteres\./),
    );
    expect(alGrabar).not.toHaveBeenCalled();
  });

  test('[R-4.2-09, R-5.3-08, R-2.3-10] is required', async () => {
    const { user, texto, alGrabar } = await abrir();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(texto()).toHaveAccessibleDescription(/La Observación, no tiene información\./));
    expect(texto()).toHaveFocus();
    await user.type(texto(), '   {Control>}{Enter}{/Control}');
    await waitFor(() => expect(texto()).toHaveAccessibleDescription(/La Observación, no tiene información\./));
    expect(alGrabar).not.toHaveBeenCalled();
  });

  test('Ctrl+Enter hands it over from anywhere, and nothing of it is kept', async () => {
    const { user, alGrabar, cerrado } = await abrir();
    await user.keyboard('1');
    screen.getByRole('button', { name: 'Dato cargo' }).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(cerrado).toHaveBeenCalledOnce());
    expect(alGrabar.mock.calls).toEqual([['CONTRATO DE TRABAJO: falta la firma.']]);
    expect(leerObservacion(7)).toBe('');
    expect(asking()).toBe(false);
  });

  test('[R-2.4-16, R-2.3-10, R-8-07] Grabar that is not taken over leaves it open with its text', async () => {
    const { user, chip, texto, alGrabar, cerrado } = await abrir({ acepta: false });
    await user.keyboard('1');
    await user.click(chip(/^Grabar/));
    await waitFor(() => expect(alGrabar).toHaveBeenCalledOnce());
    expect(texto()).toHaveValue('CONTRATO DE TRABAJO: falta la firma.');
    expect(leerObservacion(7)).toBe('CONTRATO DE TRABAJO: falta la firma.');
    expect(cerrado).not.toHaveBeenCalled();
  });

  test('[R-2.4-16, R-2.3-10] Esc and Cancelar close it, and ask only if text would be lost', async () => {
    const { user, chip, cerrado, texto } = await abrir();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(cerrado).toHaveBeenCalledOnce());
    expect(asking()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Observar' }));
    await user.keyboard('1');
    await user.keyboard('{Escape}');
    const asked = await question('¿Desea descartar lo que escribió?');
    await user.click(asked.getByRole('button', { name: 'Cancelar' }));
    expect(texto()).toHaveValue('CONTRATO DE TRABAJO: falta la firma.');
    await user.click(chip('Cancelar'));
    await user.click((await question('¿Desea descartar lo que escribió?')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(cerrado).toHaveBeenCalledTimes(2));
    expect(leerObservacion(7)).toBe('');
    await user.click(screen.getByRole('button', { name: 'Observar' }));
    expect(screen.getByRole('textbox', { name: /^Observación/ })).toHaveValue('');
  });

  test('it survives a reload: the panel of the same notice has it again', async () => {
    const { user } = await abrir();
    await user.keyboard('1');
    expect(leerObservacion(7)).toBe('CONTRATO DE TRABAJO: falta la firma.');
    document.body.replaceChildren();
    const again = await abrir();
    expect(again.texto()).toHaveValue('CONTRATO DE TRABAJO: falta la firma.');
    expect(again.elegidos()).toEqual([expect.stringContaining('falta la firma')]);
  });
});
