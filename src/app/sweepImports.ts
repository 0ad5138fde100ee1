import { isCodeMissing } from '#lib/codeMissing.ts';
import { browser, localKeys } from '#lib/storage.ts';

/** Removes what an import left in this browser longer ago than it may stay. Loads nothing where nobody imported. */
export async function sweepImports(): Promise<void> {
  if (browser.read(localKeys.importaciones) === '') return;
  try {
    const [{ barrerCopias }, { barrerDiarios }] = await Promise.all([
      import('#features/importar/registrar/copia.ts'),
      import('#features/importar/registrar/diario.ts'),
    ]);
    const now = Date.now();
    await barrerCopias(now, null);
    await barrerDiarios(now);
  } catch (error) {
    // The next start of the portal removes it.
    if (!isCodeMissing(error)) throw error;
  }
}
