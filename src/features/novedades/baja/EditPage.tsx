import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { NovedadEditPage } from '#engine/page/NovedadEditPage.tsx';
import { avisosDeBaja } from './definition.ts';
import { bajaMessages } from './messages.ts';

/** Aviso de baja: form. */
export const Component = () => (
  <NovedadEditPage
    definitions={avisosDeBaja}
    listTitle={bajaMessages.tituloLista}
    review={{ route: 'revision-admin', label: avisoMessages.tituloRevision }}
  />
);
