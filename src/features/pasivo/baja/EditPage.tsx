import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { NovedadEditPage } from '#engine/page/NovedadEditPage.tsx';
import { avisoDeBajaPasivo } from './definition.ts';
import { bajaPasivoMessages } from './messages.ts';

const definitions = [avisoDeBajaPasivo] as const;

/** Aviso de baja de pasivo: form. */
export const Component = () => (
  <NovedadEditPage
    definitions={definitions}
    listTitle={bajaPasivoMessages.tituloLista}
    review={{ route: 'revision-admin', label: avisoMessages.tituloRevision }}
  />
);
