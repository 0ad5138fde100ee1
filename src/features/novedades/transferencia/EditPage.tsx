import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { NovedadEditPage } from '#engine/page/NovedadEditPage.tsx';
import { avisoDeTransferencia } from './definition.ts';
import { transferenciaMessages } from './messages.ts';

const definitions = [avisoDeTransferencia] as const;

/** Aviso de transferencia: form. */
export const Component = () => (
  <NovedadEditPage
    definitions={definitions}
    listTitle={transferenciaMessages.tituloLista}
    review={{ route: 'revision-admin', label: avisoMessages.tituloRevision }}
  />
);
