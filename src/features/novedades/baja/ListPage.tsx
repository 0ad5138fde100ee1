import { NovedadListPage, startList } from '#engine/list/NovedadListPage.tsx';
import { listaBaja } from './list.ts';

/** Avisos de baja: list. */
export const Component = () => <NovedadListPage definition={listaBaja} />;

/** Its first calls. */
export const start = () => startList(listaBaja);
