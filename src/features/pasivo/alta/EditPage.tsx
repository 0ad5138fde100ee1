import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { NovedadEditPage } from '#engine/page/NovedadEditPage.tsx';
import { avisosDeAltaPasivo } from './definition.ts';
import { altaPasivoMessages } from './messages.ts';

/** Alta de pasivo: form. */
export const Component = () => (
  <NovedadEditPage
    definitions={avisosDeAltaPasivo}
    listTitle={altaPasivoMessages.tituloLista}
    review={{ route: 'revision-admin', label: avisoMessages.tituloRevision }}
  />
);
