import { type Apertura, abrirListaDe, filasDe } from '#support/listas.ts';

const LISTA = '/seguros/aviso-alta-admin';

/** Waits for the results of the list: every cell as people read it, by row. */
export const filas = () => filasDe('Avisos de alta');

/** The names in the results. */
export const nombres = async () => (await filas()).map(([name]) => name);

/** Opens the list of registration notices and waits for its results. */
export async function abrirLista(opened: Apertura = {}) {
  const mounted = await abrirListaDe(LISTA, 'Avisos de alta', opened);
  const { campo } = mounted;
  const escribir = async (label: string, text: string) => {
    await mounted.user.clear(campo(label));
    if (text) await mounted.user.type(campo(label), text);
  };
  return { ...mounted, escribir };
}
