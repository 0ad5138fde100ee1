import { NovedadListPage } from '#engine/NovedadListPage.tsx';
import { listaAlta } from './listaAlta.ts';

/** Avisos de alta: list. */
export const Component = () => <NovedadListPage definition={listaAlta} />;
