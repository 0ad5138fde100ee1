import { NovedadListPage, startList } from '#engine/list/NovedadListPage.tsx';
import { listaAlta } from './list.ts';

/** Avisos de alta: list. */
export const Component = () => <NovedadListPage definition={listaAlta} />;

/** Its first calls. */
export const start = () => startList(listaAlta);
