import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { NovedadEditPage } from '#engine/page/NovedadEditPage.tsx';
import { avisosDeAltaPasivo } from './altaPasivo.ts';
import { altaPasivoMessages } from './altaPasivoMessages.ts';

/** Alta de pasivo: form. */
export const Component = () => (
  <NovedadEditPage
    definitions={avisosDeAltaPasivo}
    listTitle={altaPasivoMessages.tituloLista}
    review={{ route: 'revision-admin', label: avisoMessages.tituloRevision }}
  />
);
