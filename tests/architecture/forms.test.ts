import { expect, test } from 'vitest';
import { codeOf, filesIn } from './sources.ts';

const sources = filesIn('src').filter((path) => !path.startsWith('src/sandbox/'));
const KIT = 'src/ui/form/';

const where = (pattern: RegExp, allowed: (path: string) => boolean = () => false) =>
  sources.filter((path) => !allowed(path) && pattern.test(codeOf(path)));

test('a form stands in the kit alone', () => {
  expect(where(/<form\b/)).toEqual([`${KIT}Form.tsx`]);
});

test('fields are judged by the form, not looked for on the page', () => {
  // A plot is drawn anew before the browser takes its picture for paper: that cannot wait.
  expect(where(/\bflushSync\b/)).toEqual(['src/ui/chart/useWidth.ts']);
  expect(where(/querySelector[^\n]*aria-invalid/)).toEqual([]);
  expect(where(/JSON\.stringify\([^)]*\)\s*[!=]==/)).toEqual([]);
});

test('the form library is held by the kit and by what works on a whole form', () => {
  const holders = where(/\buseForm\s*[<(]/, (path) => path.startsWith(KIT)).filter(
    (path) =>
      /from 'react-hook-form'/.test(codeOf(path)) && /\buseForm\b[^;]*from 'react-hook-form'/.test(codeOf(path)),
  );
  // The notice has rules of its own, by definition, instead of a schema.
  expect(holders).toEqual(['src/engine/useNovedadForm.ts']);
});
