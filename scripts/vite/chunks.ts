/** Packages by name, wherever npm put them. */
const packages = (...names: readonly string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`);

/** From so many screens on, a module of the portal comes in one file with the others of its kind. */
const SCREENS = 9;

/**
 * Libraries that change seldom stay in files of their own, which browsers keep from one version of the portal to the next.
 * What every page begins with, sign-in included, is one file; what most screens share is another: on a slow line sixty
 * small files take a second longer than two. Everything else is split by screen.
 */
export const chunkGroups = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom') },
  { name: 'servicios', test: packages('axios', '@tanstack/query-core', '@tanstack/react-query') },
  // What several of the rest stand on, or whoever needs one of them would fetch them all.
  { name: 'soportes', test: packages('prop-types', 'react-is', '@babel/runtime') },
  { name: 'primereact', test: packages('primereact', 'react-transition-group') },
  { name: 'inicio', tags: ['$initial' as const] },
  { name: 'comunes', test: /[\\/]src[\\/]/, minShareCount: SCREENS },
];
