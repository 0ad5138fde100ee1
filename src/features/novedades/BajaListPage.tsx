import { NovedadListPage, startList } from '#engine/list/NovedadListPage.tsx';
import { listaBaja } from './listaBaja.ts';

/** Avisos de baja: list. */
export const Component = () => <NovedadListPage definition={listaBaja} />;

/** Its first calls. */
export const start = () => startList(listaBaja);
