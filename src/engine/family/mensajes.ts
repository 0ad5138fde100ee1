import type { MensajesDeAviso, TabId } from '#engine/definition/definition.ts';
import { engineMessages as textos } from '#engine/definition/messages.ts';
import { general } from '#messages/general.ts';
import { validation } from '#messages/validation.ts';
import { avisoMessages } from './avisoMessages.ts';

/** The sentence about fields that keep a notice from being saved, with the tab it leads to. */
export const invalido = (text: string, tab: TabId) => ({ text: `${text} ${validation.revise}`, tab });

/** The tab that comes first among those with errors: the wanted one, where it has any. */
export const primera = (tabs: readonly TabId[], wanted: TabId): TabId =>
  tabs.includes(wanted) ? wanted : (tabs[0] ?? wanted);

/** What notices say unless they have words of their own. */
export const mensajesComunes = {
  confirmDeclare: () => ({ title: textos.tituloDeclarar, message: textos.advertenciaDeclarar }),
  invalid: (tabs) => invalido(avisoMessages.invalidoNovedad, primera(tabs, 'novedad')),
  descartar: general.descartar,
  seguimiento: {
    sinEstado: textos.sinEstado,
    asuntoDeclarado: textos.asuntoDeclarado,
    transicion: textos.transicion,
  },
} as const satisfies Partial<MensajesDeAviso>;
