import { beforeEach, expect, test, vi } from 'vitest';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';
import { descartar, enviarDeNuevo, retener } from '#engine/queue/cola.ts';
import { type Decision, pendienteDe } from '#engine/queue/decision.ts';
import { hoy } from '#engine/queue/hoy.ts';
import type { Falla } from '../fallas/fallas.ts';
import { interceptar, llamadaDe } from '../fallas/probar.ts';
import { contestadas, poner, rota, rotas } from '../fallas/rotas.ts';
import { abrirMesa, barra, enBarra, enDiario, llega, pasar, preparar } from './mesa.tsx';

// The structure of each strange reply is logged for developers.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const SIN_SABER = 'No hubo respuesta. Al reintentar se comprueba primero si llegó.';
const NO_ENVIADA = 'No hubo respuesta; el aviso sigue declarado.';
const CAMBIO = 'El aviso cambió mientras lo revisaba. No se envió nada.';

/** The services said no: nothing is sent again, the notice is decided anew. */
const niega = ({ clase, nombre }: Falla) => clase === 'dice que no' || nombre.startsWith('400');

/** The desk with one notice to decide, and the write that decides it. */
async function conAviso(que: Decision['que']) {
  const mesa = await preparar();
  abrirMesa();
  const registro = mesa.filas.findIndex((fila) => familiaDe(tipoDeFila(fila))?.id === 'alta');
  const decision = mesa.decision(registro, que, que === 'observar' ? 'Falta la firma.' : '');
  const { idPersonaNovedad: id } = decision;
  const antes = mesa.db.dump();
  const llamada = que === 'observar' ? 'personasNovedad.observar' : 'altaCotizante.aceptar';
  return {
    ...{ ...mesa, una: decision, id },
    line: interceptar(llamadaDe(llamada)),
    hecho: que === 'observar' ? 'observado' : 'aceptado',
    pendiente: () => pendienteDe(id),
    /** Decides it anew, or sends it again by hand. */
    decidir: async () => {
      if (pendienteDe(id)?.reintentable) return enviarDeNuevo(id);
      expect(await retener(decision)).toBe(true);
      await pasar(5);
    },
    /** It is declared again, as if nobody had decided it. */
    reponer: () => {
      descartar(id);
      mesa.db.clear();
      mesa.db.restore(antes);
    },
  };
}

type Mesa = Awaited<ReturnType<typeof conAviso>>;
const fallo = ({ pendiente }: Mesa, at: string) => llega(() => expect(pendiente()?.estado, at).toBe('fallida'));

test.each(['aceptar', 'observar'] as const)(
  '[D15] [fault 13] whatever answers %s, and it was not done: one call, the reason in the bar, and the notice stays Declarado',
  async (que) => {
    const mesa = await conAviso(que);
    for (const falla of rotas) {
      poner(mesa.line, falla);
      await mesa.decidir();
      await fallo(mesa, falla.nombre);
      mesa.line.falla = null;
      const motivo = falla.tarde ? SIN_SABER : falla.dice;
      expect(mesa.pendiente(), falla.nombre).toMatchObject({ motivo, reintentable: !niega(falla) });
      expect(enBarra().getByText(motivo), falla.nombre).toBeVisible();
      const dice = niega(falla) ? (que === 'aceptar' ? /^No se aceptó/ : /^No se observó/) : /^No se envió/;
      expect(enBarra().getByText(dice), falla.nombre).toBeVisible();
      expect([mesa.line.enviadas, mesa.estado(mesa.id)], falla.nombre).toEqual([1, 'declarado']);
      expect(hoy(), falla.nombre).toEqual({ aceptados: 0, observados: 0 });
    }
    mesa.line.enviadas = 0;
    await mesa.decidir();
    await llega(() => expect(barra()).toBeNull());
    expect([mesa.line.enviadas, mesa.estado(mesa.id)]).toEqual([1, mesa.hecho]);
    expect(enDiario()).toEqual([]);
  },
);

test.each(['aceptar', 'observar'] as const)(
  '[D15] [fault 13] whatever answers %s, and it was done: never sent again, found at once or when it is tried again',
  async (que) => {
    const mesa = await conAviso(que);
    let contadas = 0;
    for (const falla of contestadas) {
      mesa.reponer();
      poner(mesa.line, falla, true);
      await mesa.decidir();
      if (!falla.dudosa) {
        // An answer that says no is believed; a notice that is decided is not decided again.
        await fallo(mesa, falla.nombre);
        await mesa.decidir();
      }
      if (niega(falla)) await llega(() => expect(mesa.pendiente()?.motivo, falla.nombre).toBe(CAMBIO));
      else {
        await llega(() => expect(barra(), falla.nombre).toBeNull());
        contadas += 1;
        expect(enDiario(), falla.nombre).toEqual([]);
      }
      expect([mesa.line.enviadas, mesa.estado(mesa.id)], falla.nombre).toEqual([1, mesa.hecho]);
      const { aceptados, observados } = hoy();
      expect(que === 'aceptar' ? aceptados : observados, falla.nombre).toBe(contadas);
    }
  },
);

test.each(['personasNovedad.porId', 'pacientes.porId'])(
  '[D15] [fault 13] whatever answers %s when the notice is read again: nothing is sent',
  async (llamada) => {
    const mesa = await conAviso('aceptar');
    const lectura = interceptar(llamadaDe(llamada));
    for (const falla of rotas) {
      poner(lectura, falla);
      await mesa.decidir();
      await fallo(mesa, falla.nombre);
      lectura.falla = null;
      const motivo = falla.tarda ? NO_ENVIADA : falla.dice;
      expect(mesa.pendiente(), falla.nombre).toMatchObject({ motivo, reintentable: !niega(falla) });
      expect([mesa.line.enviadas, mesa.estado(mesa.id)], falla.nombre).toEqual([0, 'declarado']);
    }
    await mesa.decidir();
    await llega(() => expect(barra()).toBeNull());
    expect([mesa.line.enviadas, mesa.estado(mesa.id)]).toEqual([1, 'aceptado']);
  },
);

test('[D15] [fault 10] a decision that was done and could not be read is not said to be still declared', async () => {
  const mesa = await conAviso('aceptar');
  const lectura = interceptar(llamadaDe('personasNovedad.porId'));
  // It is done, a page answers it, and from then on the notice cannot be read.
  poner(mesa.line, rota('no es JSON'), true);
  const { contestar } = mesa.line.falla ?? rota('no es JSON');
  const tarda = rota('se agota la espera');
  mesa.line.falla = {
    ...rota('no es JSON'),
    contestar: (real) => Promise.resolve(contestar(real)).finally(() => (lectura.falla = tarda)),
  };
  await mesa.decidir();
  await fallo(mesa, 'sent');
  expect(mesa.pendiente()?.motivo).toBe(SIN_SABER);
  await mesa.decidir();
  await fallo(mesa, 'tried again');
  expect(mesa.pendiente()).toMatchObject({ motivo: SIN_SABER, reintentable: true });
  lectura.falla = null;
  await mesa.decidir();
  await llega(() => expect(barra()).toBeNull());
  expect([mesa.line.enviadas, mesa.estado(mesa.id), hoy().aceptados]).toEqual([1, 'aceptado', 1]);
});
