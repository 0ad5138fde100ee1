import { expect, test } from 'vitest';
import { codeOf, filesIn } from './sources.ts';

/** Dialogs with controls that close without a question, and why nothing is lost. */
const sinPregunta: Readonly<Record<string, string>> = {
  'src/app/lock/LockScreen.tsx': 'locked: only its own buttons close it',
  'src/blocks/buscar-persona/BuscarPersonaDialog.tsx': 'what is typed is what to look for',
  'src/app/palette/Palette.tsx': 'what is typed is what to look for',
  'src/app/palette/PaletteWaiting.tsx': 'the same',
  'src/app/shortcuts/Shortcuts.tsx': 'a preference, which is chosen at once',
  'src/features/orden-pago/pagar/PagarDialog.tsx': 'which lines are paid; nothing is sent before the button',
  'src/features/revision/Ayuda.tsx': 'a preference, which is chosen at once',
  'src/features/afiliacion/NoUnicosDialog.tsx': 'one choice; closing leads back to the form',
  'src/ui/files/CropDialog.tsx': 'a cut, taken from a picture that stays where it was',
};

test('a dialog that takes something in asks before it is closed with it, in one way', () => {
  const withControls = filesIn('src').filter((path) => {
    const code = codeOf(path);
    return (
      /<(?:Modal|DialogForm)\b/.test(code) &&
      /<(?:\w*Field|Form[A-Z]\w*|Campos\w*|Orden|CitaForm)\b|<(?:input|select|textarea)\b|\.campos\(/.test(code)
    );
  });
  // The dialog of a form asks by itself.
  const atOnce = withControls.filter((path) => !/useCerrar\(|<DialogForm\b/.test(codeOf(path)));
  expect(withControls.length).toBeGreaterThan(15);
  expect(atOnce.sort()).toEqual(Object.keys(sinPregunta).sort());
});

test('parts whose code comes later are drawn in one way, which does not wait for what is there', () => {
  const byReact = filesIn('src').filter((path) => /\blazy\b[^;]*from 'react'/.test(codeOf(path)));
  expect(byReact).toEqual(['src/ui/later.tsx']);
});
