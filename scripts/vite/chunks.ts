import type { Plugin } from 'vite';

/** A module's id in the sources, written with slashes. */
const source = (...paths: readonly string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](${paths.join('|').replaceAll('/', '[\\\\/]')})\\.tsx?$`);

/** What a list of notices is made of beside the table. */
const listas = [
  'engine/(NovedadListPage|FiltroListaForm|ListToolbar|TextFilter|TipoDialog|list[A-Z]\\w*|filtroLista|useNovedades)',
  'engine/(openingOf|familias|rol|allowedActions|novedadesPorFecha|rangoLargo)',
  'blocks/lista-filtrada/.*',
];

/**
 * Few files instead of many small ones: each costs a round trip, and compresses worse by itself. The entry's libraries
 * change seldom and stay cached, its own code does not; then what makes the calls, what the login shares with the forms,
 * what every screen is made of, and what the forms of all families share. A group takes along what its modules import, so
 * each names light modules only.
 */
export const chunkGroups = [
  { name: 'base', tags: ['$initial' as const], test: /[\\/]node_modules[\\/]/, priority: 5 },
  { name: 'portal', tags: ['$initial' as const], priority: 4 },
  {
    name: 'servicios',
    test: /[\\/](node_modules[\\/](axios|@tanstack[\\/](query-core|react-query))[\\/]|src[\\/]client[\\/](call|http|query)\.ts)/,
    priority: 3,
  },
  {
    name: 'campos',
    test: source(
      'ui/fields/(Field|TextField)|ui/feedback/Alert|ui/layout/Brand|client/useTask|messages/validation|app/shell/initials',
    ),
    priority: 2,
  },
  {
    name: 'acceso',
    test: source('features/auth/(AuthFrame|RobotCheck|messages)|ui/fields/PasswordField'),
    priority: 1,
  },
  {
    name: 'pantallas',
    test: source(
      'ui/(buttons|dialogs|feedback|icons|layout|table)/(?!exportTable|OrderStrip|CopyButton|ErrorSummary|Steps|Tabs).*',
      'ui/texts',
      'ui/fields/(SelectField|DateField|dateText|upperCase)',
      'lib/(?!money|matricula).*',
      'contract/(endpoint|controllers|envelope|enumerations)',
      'contract/entities/(wire|filaNovedad)',
      'contract/services/listaNovedades',
      'app/shell/(menu|messages)',
      ...listas,
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'formularios',
    test: source(
      'engine/(?!RevisionTab|VerificacionPersona|comparar|ultimoAceptado).*',
      'blocks/(adjuntos|confirmar-regional|mapa|orden-pago-control|seguimiento|visor-pdf)/.*',
      'ui/fields/.*',
      'ui/layout/(Steps|Tabs)',
      'contract/services/(ordenPago|pacientes|parametros|personasNovedad|recursos|seguimiento)',
    ),
    minShareCount: 3,
  },
  { name: 'altas', test: source('features/novedades/(messages|variants|altaActions)'), minShareCount: 2 },
  { name: 'contratos', test: source('contract/(services|entities)/.*'), minShareCount: 2 },
];

const leftOut = "export default () => { throw new Error('left out of the build'); };\n";

/** Modules of libraries that the portal never runs, with what stands in for them. */
const standIns: readonly (readonly [RegExp, string])[] = [
  // Calls go by XMLHttpRequest, which tells how far an upload is; their bodies are JSON or a FormData of the portal's own.
  [/[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/, 'export const getFetch = () => null;\n'],
  [/[\\/]axios[\\/]lib[\\/]helpers[\\/]toFormData\.js$/, `export const DEFAULT_FORM_DATA_MAX_DEPTH = 0;\n${leftOut}`],
  [/[\\/]axios[\\/]lib[\\/]helpers[\\/](formDataToJSON|toURLEncodedForm)\.js$/, leftOut],
  // The portal has no cookies, and none is read for a header.
  [/[\\/]axios[\\/]lib[\\/]helpers[\\/](cookies|isURLSameOrigin)\.js$/, 'export default () => false;\n'],
  // Names for status codes, which the portal compares by number.
  [/[\\/]axios[\\/]lib[\\/]helpers[\\/]HttpStatusCode\.js$/, 'export default {};\n'],
  // Lists come whole: no query asks for page after page.
  [
    /[\\/]query-core[\\/]build[\\/]modern[\\/]infiniteQueryBehavior\.js$/,
    'export const infiniteQueryBehavior = () => {};\nexport const hasNextPage = () => false;\nexport const hasPreviousPage = () => false;\n',
  ],
  // Writes go by call(), never through the cache of queries: of its mutations only the clearing at sign-out is asked for.
  [
    /[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/,
    'export class MutationCache {\n  clear() {}\n  resumePausedMutations() {\n    return Promise.resolve();\n  }\n}\n',
  ],
  // Calls are given up by a signal.
  [/[\\/]axios[\\/]lib[\\/]cancel[\\/]CancelToken\.js$/, 'export default class {}\n'],
  // React has it since 18.
  [/[\\/]use-sync-external-store[\\/]shim[\\/]index\.js$/, "module.exports = require('react');\n"],
];

/** Leaves out of the build what of the libraries only costs bytes. */
export function lighterLibraries(): Plugin {
  return {
    name: 'portal:libraries',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]node_modules[\\/](axios|react-router|use-sync-external-store|@tanstack[\\/]query-core)[\\/]/,
      },
      handler(code, id) {
        const standIn = standIns.find(([module]) => module.test(id));
        // The entry of react-router is its build for developers, in production too.
        return standIn
          ? standIn[1]
          : code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
      },
    },
  };
}

/** The libraries every screen begins with. */
const atOnce = new Set(['base', 'servicios']);

/**
 * Lets the browser compile the libraries while they arrive, beside the page's own thread (Chromium 136 on), instead of
 * function by function as they are first called.
 */
export function compiledAhead(): Plugin {
  return {
    name: 'portal:ahead',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && atOnce.has(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
