import { NovedadListPage, startList } from '#engine/list/NovedadListPage.tsx';
import { listaTransferenciaPasivo } from './list.ts';

/** Transferencias de pasivos: list. */
export const Component = () => <NovedadListPage definition={listaTransferenciaPasivo} />;

/** Its first calls. */
export const start = () => startList(listaTransferenciaPasivo);
