import { describe, expect, test, vi } from 'vitest';
import { conFormas } from '#support/formas.ts';
import { dialectos, nombres } from './dialectos.ts';
import { type Nombre, recorridos } from './recorridos.ts';

/** Journeys with several screens take longer than the usual timeout on a slow machine. */
const PACIENCIA = 60_000;

/** Makes a journey with replies as documented, then in every dialect. People must see the same each time. */
export function probar(nombre: Nombre): void {
  describe(nombre, () => {
    let visto: unknown;
    test(
      'with replies as documented',
      async () => {
        visto = await recorridos[nombre]();
        expect(visto).toBeTruthy();
      },
      PACIENCIA,
    );

    test.each(nombres)(
      'with replies as in %s',
      async (dialecto) => {
        // Messages without the documented structure are logged for developers.
        vi.spyOn(console, 'warn').mockImplementation(() => {});
        await conFormas(dialectos[dialecto]);
        expect(await recorridos[nombre]()).toEqual(visto);
      },
      PACIENCIA,
    );
  });
}
