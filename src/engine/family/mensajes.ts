import type { MensajesDeAviso, TabId } from '#engine/definition/definition.ts';
import { engineMessages as textos } from '#engine/definition/messages.ts';
import { general } from '#messages/general.ts';
import { validation } from '#messages/validation.ts';
import { avisoMessages } from './avisoMessages.ts';

/** The sentence about errors in fields that block saving, with the tab it leads to. */
export const invalido = (text: string, tab: TabId) => ({ text: `${text} ${validation.revise}`, tab });

/** The tab with errors to open first: the preferred one if it has errors. */
export const primera = (tabs: readonly TabId[], wanted: TabId): TabId =>
  tabs.includes(wanted) ? wanted : (tabs[0] ?? wanted);

/** The texts of a notice that has no wording of its own. */
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
