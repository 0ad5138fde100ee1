import { expect, test } from 'vitest';
import { codeOf, filesIn, importsOf, resolveImport } from './sources.ts';

/** Files of the kit with a component that other folders use. */
function partsOfTheKit(): string[] {
  const kit = filesIn('src/ui', /\.tsx$/);
  const users = filesIn('src').filter((path) => !(path.startsWith('src/ui/') || path.startsWith('src/catalogo/')));
  const drawn = new Set(users.flatMap((from) => importsOf(from).map((specifier) => resolveImport(from, specifier))));
  return kit.filter((path) => drawn.has(path) && /export (default )?function [A-Z]/.test(codeOf(path)));
}

/** Not shown separately: frames of the whole page, and parts of other components. */
const frames = [
  'src/ui/dialogs/DialogPart.tsx',
  'src/ui/feedback/LaterCopyDetail.tsx',
  'src/ui/fields/Field.tsx',
  'src/ui/layout/PageHead.tsx',
];

test('the catalogue shows every part of the kit', () => {
  const parts = partsOfTheKit();
  expect(parts.length).toBeGreaterThan(40);
  const catalogue = filesIn('src/catalogo', /\.tsx$/);
  const shown = new Set(
    catalogue.flatMap((from) => importsOf(from).map((specifier) => resolveImport(from, specifier))),
  );
  expect(parts.filter((path) => !(shown.has(path) || frames.includes(path)))).toEqual([]);
  expect(frames.filter((path) => !parts.includes(path) || shown.has(path))).toEqual([]);
});
