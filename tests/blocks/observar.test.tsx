import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hasUnsaved } from '#client/unsaved.ts';
import { ObservarDialog } from '#engine/observe/ObservarDialog.tsx';
import { guardarObservacion, leerObservacion } from '#engine/values/drafts.ts';
import { avisoDeAlta } from '#support/avisos.ts';
import { question } from '#support/screens.ts';
import { show } from './show.tsx';

/** The dialog, with `kept` as the text of an earlier attempt. `saved` says whether the services save it. */
async function abrir({ saved = true, kept = '' } = {}) {
  const onSave = vi.fn(() => Promise.resolve(saved));
  const onClose = vi.fn();
  const { user } = await show(() => {
    guardarObservacion(7, kept);
    return <ObservarDialog {...avisoDeAlta()} {...{ onSave, onClose }} />;
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Observación' }));
  const field = dialog.getByLabelText<HTMLTextAreaElement>(/^Observación/);
  return {
    user,
    onSave,
    onClose,
    dialog,
    field,
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
  };
}

test('[R-2.4-16, R-5.3-08, R-4.2-09, R-9-03] what may not be sent is told at its field, which is focused, and nothing is sent', async () => {
  const { user, dialog, field, press, onSave } = await abrir();
  expect(field.tagName).toBe('TEXTAREA');
  expect(field).toBeRequired();
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  for (const [typed, told] of [
    [' ', /La Observación, no tiene información\./],
    ['x'.repeat(201), /La Observación: el máximo es de 200 caracteres\./],
  ] as const) {
    await user.clear(field);
    await user.click(field);
    await user.paste(typed);
    await press('Grabar');
    await waitFor(() => expect(field).toHaveAccessibleDescription(told));
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
  }
  expect(onSave).not.toHaveBeenCalled();
  await user.keyboard('{Backspace}');
  await waitFor(() => expect(field).toBeValid());
});

test('[R-2.4-16, R-4.2-09, R-4.2-10] it is sent without the spaces around it, closes, and nothing of it is kept', async () => {
  const { user, field, press, onSave, onClose } = await abrir();
  // Enter adds a line to the text.
  await user.type(field, ' Falta el sello{Enter}y la firma ');
  expect(onSave).not.toHaveBeenCalled();
  await press('Grabar');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(onSave.mock.calls).toEqual([['Falta el sello\ny la firma']]);
  expect(leerObservacion(7)).toBe('');
});

test('[R-2.4-16] what could not be sent stays as it was typed, here and for this tab', async () => {
  const { user, field, press, onSave, onClose } = await abrir({ saved: false });
  await user.type(field, 'Falta el sello ');
  await press('Grabar');
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce());
  expect(field).toHaveValue('Falta el sello ');
  expect(leerObservacion(7)).toBe('Falta el sello ');
  expect(onClose).not.toHaveBeenCalled();
});

test('[R-2.4-16, R-5.3-08, R-9-03] what was kept is there again, counted, and asked about before it is lost', async () => {
  const { user, dialog, field, press, onClose } = await abrir({ kept: 'Falta el sello' });
  expect(field).toHaveValue('Falta el sello');
  expect(dialog.getByText('Le quedan 186 caracteres.', { selector: '.field-count' })).toBeVisible();
  expect(hasUnsaved()).toBe(true);
  await press('Cancelar');
  const asked = await question('¿Desea descartar lo que escribió?');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(asked.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(leerObservacion(7)).toBe('');
});
