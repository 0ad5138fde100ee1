import './errors/plain-page.css';
import type { ConfigResult } from '#lib/config.ts';
import { own } from '#lib/own.ts';
import { settingsMessages } from './settingsMessages.ts';

/** The format of each setting, for the screen that names a wrong one. Source: spec F 7 and F 9. */
const expectations: Record<string, string> = {
  VITE_URL_SEGURIDAD: 'la dirección del servicio de seguridad (https://… o una ruta que empiece con /)',
  VITE_URL_ADMINISTRATIVO: 'la dirección del servicio administrativo (https://… o una ruta que empiece con /)',
  VITE_URL_FACTURACION: 'la dirección del servicio de facturación (https://… o una ruta que empiece con /)',
  VITE_URL_NOTIFICACION_PAGO:
    'la dirección del servicio de notificación de pagos (https://… o una ruta que empiece con /)',
  VITE_CAJA_NOMBRE: 'el nombre de la caja',
  VITE_CAJA_CODIGO: 'el código de la caja, solo letras y números, por ejemplo CSBP',
  VITE_TITULO: 'el título del portal',
  VITE_RUTA_DOCUMENTOS: 'la ruta de los documentos en el servicio administrativo, por ejemplo Documentos',
  VITE_VERSION_PRUEBA: 'true o false',
  VITE_FACTURA_EN_MODAL: 'true o false',
  VITE_DIAS_PARA_DECLARAR: 'un número de días hábiles, por ejemplo 5',
};

type Problems = Extract<ConfigResult, { ok: false }>['problems'];

const element = (tag: string, text: string) => Object.assign(document.createElement(tag), { textContent: text });

/** Stops the portal with a screen that names each wrong setting and its format. Works without React. */
export function showSettingsScreen(root: HTMLElement, problems: Problems): void {
  const list = document.createElement('ul');
  list.className = 'plain-page-list';
  for (const name of problems) {
    const expected = own(expectations, name) ?? 'un texto';
    const item = document.createElement('li');
    item.append(element('code', name), ` ${settingsMessages.debeSer} ${expected}.`);
    list.append(item);
  }
  const box = document.createElement('div');
  box.className = 'plain-page-box';
  box.append(element('h1', settingsMessages.titulo), element('p', settingsMessages.explicacion), list);
  const main = document.createElement('main');
  main.className = 'plain-page';
  main.append(box);
  document.title = settingsMessages.titulo;
  root.replaceChildren(main);
}
