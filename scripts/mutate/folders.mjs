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
  // a cache: a change in it is only slower.
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
  // replyWorker.ts runs in a worker, version.ts in a build.
  client: {
    change: rules('src/client', 'replyWorker.ts', 'version.ts'),
    tests: { jsdom: [tests('client')], alone: [tests('client', '*.alone')] },
  },
  // Calls of the services, and what is sent in the background, are tried with whole screens.
  engine: {
    change: rules(
      'src/engine',
      '{form,page}/**',
      'check/consultas.ts',
      'decide/{cola,diario,enviar,hoy,preferencia}.ts',
      'notice/{asentarAviso,cargarNovedad,consultaDeAviso,declararAviso,declararVarios,operations,sembrado,visto}.ts',
      'review/prepararAviso.ts',
    ),
    tests: { node: [tests('engine')], jsdom: [tests('screens/seleccion'), 'tests/screens/revision/*.test.ts'] },
  },
  sandbox: {
    change: rules('src/sandbox/rules'),
    tests: { node: [tests('contract'), tests('sandbox')] },
  },
  // What writes is tried with the screens that write; documents and their viewer need a canvas, so a browser tries them.
  blocks: {
    change: rules('src/blocks', 'escritura/{asentar,escribir,leyendo}.ts', '{visor-pdf,documentos}/**'),
    tests: { jsdom: [tests('blocks')] },
  },
  // Rules of the other features; what their screens do is left out.
  features: {
    change: rules(
      'src/features/{orden-pago,personas,facturacion,reportes,ocupacional,afiliacion,monitoreo,auth,parametros,inicio,ayuda,revision}',
    ),
    tests: { jsdom: [tests('features'), 'tests/screens/{orden-pago/estadoPago,reportes/correos,auth/device}.test.ts'] },
  },
  // The families' rules. list.ts only declares: texts, and columns that screens show.
  novedades: {
    change: [...rules('src/features/novedades', '**/list.ts'), ...rules('src/features/pasivo', '**/list.ts')],
    tests: { node: [tests('engine')], jsdom: [tests('screens/seleccion')] },
  },
  // pantalla is the screen. Nearly all tests of sending rows go through corrida, and take minutes for each change of it.
  importar: {
    change: rules('src/features/importar', '{pantalla,corrida}/**'),
    tests: { jsdom: [tests('importar')] },
  },
};
