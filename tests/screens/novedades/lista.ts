import { type Apertura, abrirListaDe, filasDe } from '#support/listas.ts';

const LISTA = '/seguros/aviso-alta-admin';

/** The results of the list once they are there: every cell as people read it, by row. */
export const filas = () => filasDe('Avisos de alta');

/** Names in the results. */
export const nombres = async () => (await filas()).map(([name]) => name);

/** The list of registration notices, its results read. */
export async function abrirLista(opened: Apertura = {}) {
  const mounted = await abrirListaDe(LISTA, 'Avisos de alta', opened);
  const { campo } = mounted;
  const escribir = async (label: string, text: string) => {
    await mounted.user.clear(campo(label));
    if (text) await mounted.user.type(campo(label), text);
  };
  return { ...mounted, escribir };
}
