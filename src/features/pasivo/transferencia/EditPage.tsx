import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { NovedadEditPage } from '#engine/page/NovedadEditPage.tsx';
import { avisoDeTransferenciaPasivo } from './definition.ts';
import { transferenciaPasivoMessages } from './messages.ts';

const definitions = [avisoDeTransferenciaPasivo] as const;

/** Aviso de transferencia de pasivo: form. */
export const Component = () => (
  <NovedadEditPage
    definitions={definitions}
    listTitle={transferenciaPasivoMessages.tituloLista}
    review={{ route: 'revision-admin', label: avisoMessages.tituloRevision }}
  />
);
