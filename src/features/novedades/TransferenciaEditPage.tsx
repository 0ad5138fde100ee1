import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { NovedadEditPage } from '#engine/page/NovedadEditPage.tsx';
import { avisoDeTransferencia } from './transferencia.ts';
import { transferenciaMessages } from './transferenciaMessages.ts';

const definitions = [avisoDeTransferencia] as const;

/** Aviso de transferencia: form. */
export const Component = () => (
  <NovedadEditPage
    definitions={definitions}
    listTitle={transferenciaMessages.tituloLista}
    review={{ route: 'revision-admin', label: avisoMessages.tituloRevision }}
  />
);
