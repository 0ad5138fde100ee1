import type { Plugin } from 'vite';

/** A module's id in the sources, written with slashes. */
const source = (path: string) => new RegExp(`[\\\\/]src[\\\\/](${path.replaceAll('/', '[\\\\/]')})\\.tsx?$`);

/**
 * Few files instead of many small ones: each costs a round trip, and compresses worse by itself. The entry's libraries
 * change seldom and stay cached, its own code does not; then what makes the calls, what the login shares with the forms,
 * and what most screens share.
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
      'ui/fields/(Field|TextField|PasswordField)|ui/feedback/Alert|client/useTask|messages/validation|app/shell/initials',
    ),
    priority: 2,
  },
  { name: 'acceso', test: source('features/auth/(AuthFrame|RobotCheck|messages)'), priority: 1 },
  {
    name: 'pantallas',
    test: source('(?!ui/table|lib/money|.*(contrasena|empAuth|ordenPago))(ui|lib|blocks|engine|contract|app)/.*'),
    minShareCount: 3,
    priority: 1,
  },
  { name: 'listas', test: source('ui/table/(?!exportTable).*|blocks/lista-filtrada/.*|engine/listColumns') },
];

/** Libraries without the parts the portal never runs. */
export function lighterLibraries(): Plugin {
  return {
    name: 'portal:libraries',
    transform: {
      filter: { id: /[\\/]node_modules[\\/](axios|react-router)[\\/]/ },
      handler(code, id) {
        // Calls go by XMLHttpRequest, which tells how far an upload is: axios's second way is dropped.
        if (/axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/.test(id))
          return 'export const getFetch = () => null;\nexport default null;\n';
        // The package's entry is its build for developers, in production too.
        return code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;');
      },
    },
  };
}
