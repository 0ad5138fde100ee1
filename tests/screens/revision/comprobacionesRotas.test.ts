import '#app/familias.ts';
import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#client/query.ts';
import { reparosDe } from '#engine/check/comprobacion.ts';
import { comprobarAviso } from '#engine/check/useComprobaciones.ts';
import { sessionKeys, tab } from '#lib/storage.ts';
import { toasts } from '#support/screens.ts';
import type { Falla } from '../fallas/fallas.ts';
import { interceptar, llamadaDe } from '../fallas/probar.ts';
import { rotas } from '../fallas/rotas.ts';
import { avisoDeclarado } from './avisoDePrueba.ts';

/** Data of another shape than the call's. */
const raras: readonly Falla[] = ['hola', 7, [[1]], { Otro: 1 }].map((Datos) => ({
  ...{ nombre: `Datos ${JSON.stringify(Datos)}`, clase: 'contesta mal', dice: '' },
  contestar: () => HttpResponse.json({ ok: true, Datos }),
}));

test.each([
  ['identidad', 'Identidad', 'afiliacionSegip.consultar'],
  ['bdpa', 'BDPA', 'bdpa.buscarPersonaYObservacion'],
  ['adjuntos', 'Adjuntos', 'recursos.requisitos'],
  ['adjuntos', 'Adjuntos', 'recursos.deNovedad'],
  ['pago', 'Pago', 'ordenPago.verificarPago'],
  ['plazo', 'Plazo', 'bajaCotizante.calculoPlazo'],
] as const)(
  '[D9] [D10] [fault 13] [fault 18] whatever answers the check %s (%s, %s): never favourable, told in its place, and not kept',
  async (id, nombre, llamada) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { definition, loaded } = await avisoDeclarado();
    const line = interceptar(llamadaDe(llamada));
    const comprobada = async () => {
      queryClient.clear();
      const found = (await comprobarAviso({ definition, loaded })).find((one) => one.id === id);
      if (!found) throw new Error(`No check of ${id}`);
      return found;
    };
    for (const falla of [...rotas, ...raras]) {
      line.falla = falla;
      const found = await comprobada();
      // A day that is none is an answer that tells nothing.
      const seLee = id === 'plazo' && raras.includes(falla);
      expect(found.estado, falla.nombre).toBe(seLee ? 'reparo' : 'no se pudo consultar');
      expect(found.detalle, falla.nombre).not.toBe('');
      if (falla.dice !== '')
        expect(found.detalle, falla.nombre).toBe(falla.tarda ? 'Error al conectar con el servicio.' : falla.dice);
      expect(reparosDe([found]), `${falla.nombre}: accepting asks`).toHaveLength(1);
    }
    expect(toasts()).toEqual([]);
    // Nothing of it is kept for the day: the next answer counts.
    line.falla = null;
    expect(await comprobada()).toMatchObject({ texto: expect.stringContaining(nombre) });
    expect((await comprobada()).estado).not.toBe('no se pudo consultar');
    expect(tab.read(sessionKeys.veredictos)).not.toBe('');
  },
);
