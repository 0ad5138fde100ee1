/**
 * What `npm run mutate` changes, folder by folder, and which tests may notice it, by project of vitest.config.ts. A change
 * that only other tests would notice counts as not noticed. Tests that open whole screens or a browser are left out: they
 * would notice more, and a run would take days. Left out of `change`: texts (`messages.ts`), hooks (`use….ts`), types and
 * JSX, and what a folder's line says.
 */
const rules = (path, ...except) => [
  `${path}/**/*.ts`,
  ...['messages', 'titles', '*Messages', 'messages*', 'use[A-Z]*'].map((name) => `!${path}/**/${name}.ts`),
  ...except.map((part) => `!${path}/${part}`),
];
const tests = (folder, names = '**/*') => `tests/${folder}/${names}.test.{ts,tsx}`;

export const folders = {
  // answering.ts and aside.ts need a worker, page.ts and recordTitle.ts a page: tests/ui, screens and e2e try them. days.ts is
  // a cache: a change in it is only slower. Changes that cannot matter are not noticed: defaults that the types ask for behind a
  // pattern that matched; the ends of a pattern for a part of which another already knows the length; when work is cut into
  // pieces, which is only faster or slower; limits that no day reaches. What only a browser has is tried there: its database,
  // which is refused or blocked, a page that is hidden, the trace of an error.
  lib: {
    change: rules('src/lib', '{answering,aside,page,recordTitle,days}.ts'),
    tests: { node: [tests('lib')] },
  },
  // services/ and the lists of controllers and ids only declare; tests/contract compares them with the specification. Changes
  // that cannot matter are not noticed: readers and writers that are kept, or not made for what needs none, are only faster;
  // names are compared in small letters or in capitals; the types ask for defaults and kinds that no value reaches; and a value
  // that is missing and one that cannot be read are both refused where it must be there. A reader is made when a schema is first
  // used: a test that shall notice a change in the making has a schema of its own.
  contract: {
    change: rules('src/contract', 'services/**', 'controllers.ts', 'enumerations*.ts'),
    tests: {
      node: [
        tests('contract', '{read,readShapes,repairs,values,wire,send}'),
        tests('contract', '{envelope,envelopeParts,par,problems,claims,producto,urls}'),
        tests('contract', '{respuestas,peticiones,marks}'),
      ],
    },
  },
  // replyWorker.ts runs in a worker, version.ts in a build. Not noticed: the state before the first sign-in, which nothing shows;
  // looks that come before another one that says the same, of an empty document, or of a number that is long enough to lose
  // digits; a kind that is handled like every other one.
  client: {
    change: rules('src/client', 'replyWorker.ts', 'version.ts'),
    tests: { jsdom: [tests('client')], alone: [tests('client', '*.alone')] },
  },
  // Calls of the services, and what is sent in the background, are tried with whole screens. So is what a field is for its form:
  // its width, its kind, the list it offers. The schema of a form is tried with the form too, since its issues show beside fields.
  engine: {
    change: rules(
      'src/engine',
      '{form,page}/**',
      'check/consultas.ts',
      'queue/{asentarDiario,candados,cola,diario,enviar,finales,hoy,preferencia,relojes,vigilarCola}.ts',
      'notice/{asentarAviso,cargarNovedad,consultaDeAviso,declararAviso,declararVarios,operations,sembrado,visto}.ts',
      'review/prepararAviso.ts',
    ),
    tests: { node: [tests('engine')], jsdom: [tests('screens/seleccion'), 'tests/screens/revision/*.test.ts'] },
  },
  // Not noticed: defaults for a person, a request or a company that every row has; a rule that another one before it already
  // has, as for the nationality of a newborn; numbers that only have to differ.
  sandbox: {
    change: rules('src/sandbox/rules'),
    tests: { node: [tests('contract'), tests('sandbox')] },
  },
  // What writes is tried with the screens that write; documents and their viewer need a canvas, so a browser tries them. Not
  // noticed: what is set before a call and set again by its answer, and the role, which the screens of each role show.
  blocks: {
    change: rules('src/blocks', 'escritura/{asentar,escribir,leyendo}.ts', '{visor-pdf,documentos}/**'),
    tests: { jsdom: [tests('blocks')] },
  },
  // Rules of the other features; what their screens do is left out. Not noticed: whether a call tells of its failure itself or its
  // screen does, and the ends of a pattern for the names of screens.
  features: {
    change: rules(
      'src/features/{orden-pago,personas,facturacion,reportes,ocupacional,afiliacion,monitoreo,auth,parametros,inicio,ayuda,revision}',
    ),
    tests: { jsdom: [tests('features'), 'tests/screens/{orden-pago/estadoPago,reportes/correos,auth/device}.test.ts'] },
  },
  // The families' rules. list.ts only declares: texts, and columns that screens show. Screens show as well: the texts of a question,
  // what a form is opened with after a call, the dialog of a health manager, and which kinds of notice begin from a list. A value
  // that every form has gets a default only for its type.
  novedades: {
    change: [...rules('src/features/novedades', '**/list.ts'), ...rules('src/features/pasivo', '**/list.ts')],
    tests: { node: [tests('engine')], jsdom: [tests('screens/seleccion')] },
  },
  // pantalla is the screen. Nearly all tests of sending rows go through corrida, and take minutes for each change of it. Not
  // noticed: guards for what the screen does not offer then, such as a second start; the kind of a cell that reads the same as a
  // text; the first row of a file that has no title the portal knows; the fallback for a person who is in no list.
  importar: {
    change: rules('src/features/importar', '{pantalla,corrida}/**'),
    tests: { jsdom: [tests('importar')] },
  },
};
