/** Packages by name, wherever npm installed them. */
const packages = (...names: readonly string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`);

/** A module used by this many screens or more shares a file with others of its kind. */
const SCREENS = 16;

/**
 * Libraries that rarely change stay in separate files, which browsers keep from one version of the portal to the next. One
 * file has what every page needs first, sign-in included. Another has what most screens share: on a slow line, sixty small
 * files take a second longer than two. Everything else is split by screen.
 */
export const chunkGroups = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom') },
  { name: 'servicios', test: packages('axios', '@tanstack/query-core', '@tanstack/react-query') },
  // Used by several of the others. Without this group, a page that needs one of them would load them all.
  { name: 'soportes', test: packages('prop-types', 'react-is', '@babel/runtime') },
  { name: 'primereact', test: packages('primereact', 'react-transition-group') },
  { name: 'inicio', tags: ['$initial' as const] },
  { name: 'comunes', test: /[\\/]src[\\/]/, minShareCount: SCREENS },
];
