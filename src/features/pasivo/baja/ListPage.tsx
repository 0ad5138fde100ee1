import { NovedadListPage, startList } from '#engine/list/NovedadListPage.tsx';
import { listaBajaPasivo } from './list.ts';

/** Bajas de pasivos: list. */
export const Component = () => <NovedadListPage definition={listaBajaPasivo} />;

/** Its first calls. */
export const start = () => startList(listaBajaPasivo);
