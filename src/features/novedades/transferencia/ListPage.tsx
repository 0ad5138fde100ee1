import { NovedadListPage, startList } from '#engine/list/NovedadListPage.tsx';
import { listaTransferencia } from './list.ts';

/** Avisos de transferencia: list. */
export const Component = () => <NovedadListPage definition={listaTransferencia} />;

/** Its first calls. */
export const start = () => startList(listaTransferencia);
