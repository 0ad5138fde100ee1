import { expect, test } from 'vitest';
import { codeOf, filesIn, table } from './sources.ts';

const shown = new Set(table('tests/spec/messages.tsv').map(([, , text = '']) => text));

/** Names of things and places, which have a capital everywhere. */
const names =
  /^(?:Bs|SEGIP|BDPA|PDF|CSV|Excel|QR|JPG|PNG|Google|Windows|Android|Samsung|Internet|Chrome|Firefox|La|Paz|Santa|Cruz|Enter|Esc|Ctrl|Mayús|Impuestos|Nacionales|[A-Z]+)\b/;

/** The specification does not quote these. They follow its texts about a deregistration. */
const siblings = ['Aviso de Transferencia Pasivo', 'Registro de Aviso de Transferencia Pasivo'];

/** Labels, titles and buttons: few words, no full stop. */
const labels = filesIn('src', /(?:essages\w*|titles|texts|ields|variants)\.ts$/)
  .filter((path) => !(path.startsWith('src/sandbox/') || path.startsWith('src/contract/')))
  .flatMap((path) =>
    [...codeOf(path).matchAll(/'([A-ZÁÉÍÓÚÑ][^'{}.:?\n]{2,60})'/g)].map(([, text = '']) => ({ path, text })),
  );

test('labels are in sentence case, unless the specification has them otherwise', () => {
  expect(labels.length).toBeGreaterThan(300);
  const wrong = labels.filter(
    ({ text }) =>
      !(shown.has(text) || siblings.includes(text)) &&
      text
        .split(/[\s(/]+/)
        .slice(1)
        .some((word) => /^[A-ZÁÉÍÓÚÑ][a-záéíóúñ]/.test(word) && !names.test(word)),
  );
  expect(wrong.map(({ path, text }) => `${path}: ${text}`).join('\n')).toBe('');
});

test('one verb for one act: Grabar saves, Cancelar closes, Descartar drops, unless the specification says otherwise', () => {
  const other = /^(?:Guardar|Salvar|Registrar cambios|Confirmar cambios|Borrar|Desechar|Regresar)\b/;
  const wrong = labels.filter(({ text }) => other.test(text) && !shown.has(text));
  expect(wrong.map(({ path, text }) => `${path}: ${text}`).join('\n')).toBe('');
});
