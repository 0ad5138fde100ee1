import { hasLocks, type Release, takeLock } from '#client/tabLock.ts';
import type { Dueno } from './estado.ts';
import { registrarMessages as textos } from './messages.ts';

/** Whether this tab has the import of a company, or the sentence that says why it has not. */
type Turno = { readonly tuyo: true; readonly soltar: Release } | { readonly tuyo: false; readonly texto: string };

/**
 * Takes the import of a user and company for this tab, until the tab is closed: another tab must not register the same
 * rows. Without locks this cannot be known, so nothing is sent.
 */
export async function tomarImportacion({ usuario, empresa }: Dueno): Promise<Turno> {
  const soltar = await takeLock(`importar:${usuario}:${empresa}`);
  if (soltar) return { tuyo: true, soltar };
  return { tuyo: false, texto: hasLocks() ? textos.otraPestana : textos.sinCandados };
}
