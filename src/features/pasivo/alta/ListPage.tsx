import { NovedadListPage, startList } from '#engine/list/NovedadListPage.tsx';
import { listaAltaPasivo } from './list.ts';

/** Altas de pasivos: list. */
export const Component = () => <NovedadListPage definition={listaAltaPasivo} />;

/** Its first calls. */
export const start = () => startList(listaAltaPasivo);
