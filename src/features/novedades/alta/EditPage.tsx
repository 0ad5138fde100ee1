import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { NovedadEditPage } from '#engine/page/NovedadEditPage.tsx';
import { avisosDeAlta } from './definition.ts';
import { altaMessages } from './messages.ts';

/** Aviso de alta: form. */
export const Component = () => (
  <NovedadEditPage
    definitions={avisosDeAlta}
    listTitle={altaMessages.tituloLista}
    review={{ route: 'revision-admin', label: avisoMessages.tituloRevision }}
  />
);
