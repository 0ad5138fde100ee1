import { describe, expect, test } from 'vitest';
import { textsForPeople } from './componentTexts.ts';
import { filesIn, read } from './sources.ts';

describe('texts for people stand in message files, not in components (CONTRIBUTING)', () => {
  test.each([
    ['between tags', '<p>Elija otro archivo.</p>', '1: Elija otro archivo.'],
    ['one word between tags', '<Button>Cancelar</Button>', '1: Cancelar'],
    ['a name for screen readers', '<nav aria-label="Ruta" />', '1: Ruta'],
    ['a choice', "<p>{one ? '1 resultado' : texts.many}</p>", '1: 1 resultado'],
    ['a template', `<p>{\`\${n} por página\`}</p>`, '1: por página'],
    ['a fallback', "<p>{children ?? 'o arrástrelo aquí'}</p>", '1: o arrástrelo aquí'],
    ['an attribute with a choice', "<img alt={a ? b : 'Ubicación elegida'} />", '1: Ubicación elegida'],
    ['a default', "function Part({ title = 'Recortar' }) { return title; }", '1: Recortar'],
    ['a handler', "const open = () => toast.info('El documento se abrió en otra pestaña.');", ''],
    ['a table of texts', "const textos = { anulado: 'Este aviso está anulado.' };", '1: Este aviso está anulado.'],
    ['a heading of a column', "const column = { header: 'Pagado' };", '1: Pagado'],
  ])('%s is found', (_, source, text) => {
    expect(textsForPeople(source)).toEqual([text || '1: El documento se abrió en otra pestaña.']);
  });

  test.each([
    ['a class', '<p className="alert alert-text">{texts.one}</p>'],
    ['a key of the keyboard', '<p><kbd>Ctrl</kbd> <kbd>S</kbd></p>'],
    ['a code', "if (estado === 'no se pudo consultar') declare('sin hacer', 'trámite', 'IdTipoNovedad');"],
    ['an error for developers', "throw new Error('The guide has no such task');"],
    ['a sign', '<span aria-hidden="true"> ›</span>'],
  ])('%s is none', (_, source) => {
    expect(textsForPeople(source)).toEqual([]);
  });

  test('no component has a text of its own', () => {
    const components = filesIn('src', /\.tsx$/).filter((path) => !/^src\/(?:sandbox|catalogo)\//.test(path));
    expect(components.length).toBeGreaterThan(300);
    const found = components.flatMap((path) => textsForPeople(read(path)).map((text) => `${path}:${text}`));
    expect(found.join('\n')).toBe('');
  });
});
