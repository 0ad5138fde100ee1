import { expect, test } from 'vitest';
import { codeOf, filesIn, importsOf, resolveImport } from './sources.ts';

const sources = filesIn('src').filter((path) => !path.startsWith('src/sandbox/'));
const KIT = 'src/ui/form/';

const where = (pattern: RegExp, allowed: (path: string) => boolean = () => false) =>
  sources.filter((path) => !allowed(path) && pattern.test(codeOf(path)));

test('a form stands in the kit alone', () => {
  expect(where(/<form\b/)).toEqual([`${KIT}Form.tsx`]);
});

test('fields are judged by the form, not looked for on the page', () => {
  // A chart must be drawn again before the browser prints it, and that cannot wait.
  expect(where(/\bflushSync\b/)).toEqual(['src/ui/chart/useWidth.ts']);
  expect(where(/querySelector[^\n]*aria-invalid/)).toEqual([]);
  expect(where(/JSON\.stringify\([^)]*\)\s*[!=]==/)).toEqual([]);
});

test('the form library is held by the kit and by what works on a whole form', () => {
  const holders = where(/\buseForm\s*[<(]/, (path) => path.startsWith(KIT)).filter(
    (path) =>
      /from 'react-hook-form'/.test(codeOf(path)) && /\buseForm\b[^;]*from 'react-hook-form'/.test(codeOf(path)),
  );
  // The notice's schema comes from its definition, and its draft and its list of problems from the whole form.
  expect(holders).toEqual(['src/engine/form/useFormularioDeNovedad.ts']);
});

/** The parts of the kit that only the kit's forms wrap. Each is an input and knows no rule. */
const CONTROL = /^src\/ui\/fields\/(?!ReadOnlyField)(\w+Field)\.tsx$/;

/** True if a file has a bare control for typing or choosing. A control that is always disabled is only for display. */
function takesInBare(path: string): boolean {
  const code = codeOf(path);
  return importsOf(path).some((specifier) => {
    const name = CONTROL.exec(resolveImport(path, specifier) ?? '')?.[1];
    if (!name) return false;
    const tags = [...code.matchAll(new RegExp(`<${name}\\b[^]*?/>`, 'g'))].map(([tag]) => tag);
    return tags.length === 0 || tags.some((tag) => !/\sdisabled(?=[\s/])/.test(tag));
  });
}

const narrows = 'narrows what is shown, at each key; nothing is sent';
const inAddress = 'which part is looked at, at once; the address holds it';

/** Bare controls outside the kit's forms, and why. */
const desnudos: Readonly<Record<string, string>> = {
  'src/catalogo/parts/Fields.tsx': 'shows the fields themselves, outside any form',
  'src/blocks/mapa/CoordenadasField.tsx': 'two texts and a map as one control, which the form of a notice holds',
  'src/engine/decide/PreferenciaDeEspera.tsx': 'a preference of the person, kept at once; nothing is sent',
  'src/engine/decide/VariosDialog.tsx': 'which rows, as in a table; nothing is sent before the question',
  'src/engine/form/FieldControl.tsx': 'the controls of a notice, whose form has rules of its own by definition',
  'src/blocks/lista-filtrada/TextFilter.tsx': narrows,
  'src/features/ayuda/AyudaPage.tsx': narrows,
  'src/features/monitoreo/ElegirRegional.tsx': inAddress,
  'src/features/monitoreo/Poblacion.tsx': inAddress,
  'src/features/monitoreo/Historico.tsx': inAddress,
  'src/features/monitoreo/Mes.tsx': inAddress,
  'src/features/monitoreo/Resumen.tsx': inAddress,
  'src/features/ocupacional/CitaForm.tsx': 'held by the form; what the services say of the day stands below it too',
  'src/features/reportes/FiltrosColumnas.tsx': narrows,
  'src/app/shortcuts/Shortcuts.tsx': 'a preference, which is chosen at once',
  'src/features/revision/Ayuda.tsx': 'a preference, which is chosen at once',
  'src/features/revision/FiltroDeCola.tsx': narrows,
};

test('what is typed or chosen is held by a form of the kit', () => {
  const found = sources.filter((path) => !path.startsWith('src/ui/') && takesInBare(path));
  expect(found.sort()).toEqual(Object.keys(desnudos).sort());
});

/** Native input elements of the browser, and why they are not replaced by the kit's. */
const delNavegador: Readonly<Record<string, string>> = {
  'src/app/lock/LockScreen.tsx': 'read-only: whose password it is, for the browser that fills it in',
  'src/app/palette/PaletteWaiting.tsx': 'its stand-in, which looks the same',
  'src/app/palette/Palette.tsx': "the library's field, which lacks the option that results mark",
  'src/app/shell/UserMenu.tsx': 'radios of the theme, which is chosen at once',
  'src/blocks/adjuntos/ElegirArchivo.tsx': "the system's window for files",
  'src/blocks/buscar-persona/CamposDeBusqueda.tsx': 'radios, held by the form',
  'src/catalogo/Catalogue.tsx': 'radios of the theme, which is chosen at once',
  'src/features/afiliacion/NoUnicosDialog.tsx': 'radios, held by the form',
  'src/features/auth/PasswordForm.tsx': 'read-only: whose password it is, for the browser that fills it in',
  'src/features/auth/RobotCheck.tsx': 'stands in for the box of the check for robots',
  'src/features/ocupacional/CitaForm.tsx': 'radios, held by the form',
  'src/features/orden-pago/NovedadesDialog.tsx': 'chooses all the rows of a table',
};

test("an element of the browser's own takes something in only where the kit has none", () => {
  const found = where(/<(?:input|textarea|select)\b|\bcontentEditable\b/, (path) => path.startsWith('src/ui/'));
  expect(found.sort()).toEqual(Object.keys(delNavegador).sort());
});

/** Dialogs with a form that have more than Cancelar and one button to accept, and what they are. */
const otrosDialogos: Readonly<Record<string, string>> = {
  'src/app/lock/LockScreen.tsx': 'locked: no Cancelar',
  'src/blocks/buscar-persona/BuscarPersonaDialog.tsx': 'the form searches; who is found is accepted',
  'src/blocks/identidad/IdentidadDialog.tsx': 'the form searches; who is found is checked, then accepted',
  'src/features/afiliacion/NoUnicosDialog.tsx': 'leads back to the form before it, and asks nothing',
  'src/features/ocupacional/CitaDialog.tsx':
    'shows what there is, and may give one within: closing is all it ends with',
  'src/features/ocupacional/RegistroDialog.tsx': 'the form searches; those chosen are saved',
  'src/features/orden-pago/NovedadesDialog.tsx': 'the form searches; those chosen are accepted',
  'src/features/pasivo/alta/gestor-salud/GestorSaludDialog.tsx': 'the form calculates; the result is accepted',
};

test('a form in a dialog stands in the one shell for it', () => {
  const found = where(/<Modal\b/, (path) => !/(?<!\w)<(?!DialogForm\b)\w*Form\b/.test(codeOf(path))).filter(
    (path) => !path.endsWith('/DialogForm.tsx'),
  );
  expect(found.sort()).toEqual(Object.keys(otrosDialogos).sort());
});

test('a form is sent by the kit, and by what judges more than one form at once', () => {
  expect(where(/\bhandleSubmit\b/, (path) => path.startsWith(KIT)).sort()).toEqual([
    // Fields, files and rules of a notice together. Notices beside the typed fields of an order. Rows of a list.
    'src/engine/page/useGrabarYDeclarar.ts',
    'src/features/orden-pago/useOrdenActions.ts',
    'src/features/reportes/useFilas.ts',
  ]);
});
