/** Packages by name, wherever npm put them. */
const packages = (...names: readonly string[]) =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`);

/**
 * Libraries that change seldom stay in files of their own, which browsers keep from one version of the portal to the next.
 * Everything else is split by screen.
 */
export const chunkGroups = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler', 'react-router', 'react-router-dom') },
  { name: 'servicios', test: packages('axios', '@tanstack/query-core', '@tanstack/react-query') },
  { name: 'formularios', test: packages('react-hook-form') },
  // What several of the rest stand on, or whoever needs one of them would fetch them all.
  { name: 'comunes', test: packages('prop-types', 'react-is', '@babel/runtime') },
  { name: 'primereact', test: packages('primereact', 'react-transition-group') },
];
