import { act } from '@testing-library/react';
import * as fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { endSession } from '#client/session.ts';
import { sessionUnlocked } from '#client/sessionRest.ts';
import { asentarDiario } from '#engine/queue/asentarDiario.ts';
import { descartar, deshacer, entregarTodo, enviarDeNuevo, retener } from '#engine/queue/cola.ts';
import { type Decision, decisiones } from '#engine/queue/decision.ts';
import { hoy } from '#engine/queue/hoy.ts';
import { pausar } from '#engine/queue/relojes.ts';
import { fixDate } from '#support/clock.ts';
import { server, theSandbox } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { enDiario, preparar } from './mesa.tsx';

const turno = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Lets answers arrive while the clock stands still. */
async function turnos(n: number) {
  for (let at = 0; at < n; at += 1) {
    await vi.advanceTimersByTimeAsync(0);
    await turno();
  }
}

/** How the services treat a write: as usual, refused, done without an answer, or lost before they saw it. */
const trato = fc.constantFrom('bien', 'bien', 'bien', 'rechaza', 'sin respuesta, hecha', 'sin respuesta, sin hacer');
const suceso = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ que: fc.constant('decidir' as const), cual: fc.nat(5), observar: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ que: fc.constant('pasar' as const), segundos: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      que: fc.constantFrom(
        'deshacer',
        'deshacer',
        'entregar',
        'pausar',
        'seguir',
        'reintentar',
        'descartar',
        'otro',
        'sesión',
        'cerrar',
        'esperar',
      ),
      cual: fc.nat(5),
    }),
  },
  { weight: 2, arbitrary: fc.record({ que: fc.constant('trato' as const), trato }) },
);

test('[D12] [D13] [D15] whatever happens in whatever order: no decision is lost, none is made twice, none crosses another', async () => {
  const desk = await preparar();
  const { db, decision, estado } = desk;
  const ids = Array.from({ length: 6 }, (_, at) => decision(at).idPersonaNovedad);
  const before = ids.map((id) => structuredClone(db.novedades.get(id)));
  /** The writes that changed something: by the decision that the services got. */
  let hechas: { readonly id: number; readonly que: Decision['que'] }[] = [];
  let actual = 'bien';
  /** Whether the next reading finds the session expired. */
  let caduca = false;
  /** Writes that are at the services now. Serial sending means at most one. */
  let dentro = 0;
  let juntas = 0;
  server.use(
    http.get('*/ObtenerXIdOld/*', () => {
      if (!caduca) return undefined;
      caduca = false;
      return new HttpResponse('', { status: 401 });
    }),
    http.post(/\/(Acepta\w*|ModificarEstado)$/, async ({ request }) => {
      const como = actual;
      dentro += 1;
      juntas = Math.max(juntas, dentro);
      await turno();
      try {
        const body = (await request.clone().json()) as {
          IdPersonaNovedad?: number;
          SegurosPersonasNovedad?: { IdPersonaNovedad: number };
        };
        const id = body.SegurosPersonasNovedad?.IdPersonaNovedad ?? body.IdPersonaNovedad ?? 0;
        const que = body.SegurosPersonasNovedad ? 'aceptar' : 'observar';
        if (como === 'rechaza') return HttpResponse.json({ ok: false, Datos: null, Mensaje: null });
        if (como === 'sin respuesta, sin hacer') return HttpResponse.error();
        const { app } = await theSandbox();
        const reply = await app.fetch(request.clone());
        if ((await reply.clone().json()).ok) hechas.push({ id, que });
        return como === 'bien' ? reply : HttpResponse.error();
      } finally {
        dentro -= 1;
      }
    }),
  );

  await fc.assert(
    fc.asyncProperty(fc.array(suceso, { minLength: 5, maxLength: 25 }), async (sucesos) => {
      for (const kept of before) if (kept) db.novedades.put(structuredClone(kept));
      [hechas, actual, caduca, juntas] = [[], 'bien', false, 0];
      fixDate();
      localStorage.clear();
      await signInAs('personal');
      fixDate('setTimeout', 'clearTimeout');
      /** What the reviewer wants last of each notice, as far as the portal agreed; taken back and discarded ones are gone. */
      const quiere = new Map<number, Decision['que']>();
      /** What was on its way when the browser stopped: it may arrive after it was discarded. No call takes it back. */
      const enVuelo = new Map<number, Decision['que']>();
      for (const one of sucesos) {
        if (one.que === 'decidir') {
          const { cual, observar } = one;
          const made = { ...decision(cual, observar ? 'observar' : 'aceptar', observar ? 'Falta.' : '') };
          if (estado(made.idPersonaNovedad) === 'declarado' && (await retener(made)))
            quiere.set(made.idPersonaNovedad, made.que);
        } else if (one.que === 'pasar') await vi.advanceTimersByTimeAsync(one.segundos * 1000);
        else if (one.que === 'trato') actual = one.trato;
        else {
          const id = ids[one.cual] ?? 0;
          if (one.que === 'deshacer') {
            const taken = deshacer();
            if (taken) quiere.delete(taken.idPersonaNovedad);
          } else if (one.que === 'entregar') void entregarTodo();
          else if (one.que === 'pausar') pausar('foco', true);
          else if (one.que === 'seguir') pausar('foco', false);
          else if (one.que === 'reintentar') enviarDeNuevo(id);
          else if (one.que === 'otro') {
            const kept = db.novedades.get(id);
            if (kept && estado(id) === 'declarado') db.novedades.put({ ...kept, Version: kept.Version + 1 });
          } else if (one.que === 'descartar') {
            // What the list no longer shows is settled: there is nothing to discard.
            const seen = () => decisiones.getState().lista.some((p) => p.decision.idPersonaNovedad === id);
            const shown = seen();
            descartar(id);
            if (shown && !seen()) quiere.delete(id);
          } else if (one.que === 'sesión') {
            caduca = true;
            void entregarTodo();
            await turnos(5);
            caduca = false;
            sessionUnlocked.emit();
          } else if (one.que === 'cerrar') {
            for (const { decision: sent, estado: como } of decisiones.getState().lista)
              if (como === 'enviando') enVuelo.set(sent.idPersonaNovedad, sent.que);
            // What was answered no was told: it is not told again.
            for (const { decision: told, estado: como, reintentable } of decisiones.getState().lista)
              if (como === 'fallida' && !reintentable) quiere.delete(told.idPersonaNovedad);
            act(endSession);
            fixDate();
            await signInAs('personal');
            fixDate('setTimeout', 'clearTimeout');
            await asentarDiario();
          } else await turnos(3);
        }
      }
      // The services are well again, and the reviewer sends everything that is left.
      actual = 'bien';
      pausar('foco', false);
      for (let round = 0; round < 3; round += 1) {
        sessionUnlocked.emit();
        await entregarTodo();
        sessionUnlocked.emit();
        for (const { decision: left, estado: como, reintentable } of decisiones.getState().lista)
          if (como === 'sin enviar' || reintentable) enviarDeNuevo(left.idPersonaNovedad);
        await entregarTodo();
        await turnos(5);
      }
      const fallidas = new Set(
        decisiones.getState().lista.map(({ decision: left, estado: como, reintentable }) => {
          expect({ como, reintentable }).toEqual({ como: 'fallida', reintentable: false });
          return left.idPersonaNovedad;
        }),
      );
      expect(juntas).toBeLessThanOrEqual(1);
      // None twice.
      expect(new Set(hechas.map(({ id }) => id)).size).toBe(hechas.length);
      for (const id of ids) {
        const hecha = hechas.find((one) => one.id === id);
        const wanted = quiere.get(id);
        // None against what was wanted, none that was taken back.
        if (hecha) expect([wanted, enVuelo.get(id)]).toContain(hecha.que);
        // None lost: done, or told that it failed.
        else if (wanted) expect(fallidas.has(id)).toBe(true);
      }
      const contadas = hoy().aceptados + hoy().observados;
      expect(contadas).toBeLessThanOrEqual(hechas.length);
      expect(contadas).toBeGreaterThanOrEqual(hechas.filter(({ id }) => !enVuelo.has(id)).length);
      for (const id of fallidas) descartar(id);
      await turnos(5);
      expect(enDiario()).toEqual([]);
      expect(desk.candados.tomados()).toEqual([]);
    }),
    { numRuns: 40, interruptAfterTimeLimit: 120_000 },
  );
});
