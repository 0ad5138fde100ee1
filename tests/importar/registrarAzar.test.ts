import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Fila, Paso } from '#features/importar/fila/fila.ts';
import { abrirDiario, aplicarDiario } from '#features/importar/registrar/diario.ts';
import { control, corridaDe, enServicios, fallar, INSERTAR, importacion, quieta } from '#support/corridas.ts';
import { forgetSandbox, server, withServices } from '#support/services.ts';
import { signInAs } from '#support/session.ts';

/** The arrows of the design (9). A row that waits may be left out by a new period. */
const flechas: Readonly<Partial<Record<Paso, readonly Paso[]>>> = {
  enEspera: ['recomprobando', 'problema', 'rechazada'],
  recomprobando: ['subiendo', 'registrada', 'rechazada', 'enEspera'],
  subiendo: ['enviando', 'rechazada', 'enEspera'],
  enviando: ['registrada', 'rechazada', 'incierta', 'enEspera'],
  incierta: ['leyendo'],
  leyendo: ['registrada', 'rechazada', 'sinConfirmar', 'incierta', 'enEspera', 'leyendo'],
  rechazada: ['enEspera'],
  sinConfirmar: ['leyendo'],
};

const LLAMADAS = [
  INSERTAR,
  'PersonasNovedad/ObtieneNovedades',
  'Recursos/grabarRecursoIdTablaCero',
  'Recursos/VerificarRecursoIdTablaCero',
  'Recursos/EliminarRecurso',
  'PersonasNovedad/ObtenerXIdOld',
  'Seguimiento',
] as const;

const falla = fc.record({
  path: fc.constantFrom(...LLAMADAS, INSERTAR, INSERTAR),
  kind: fc.constantFrom('lose', 'lose', 'drop', 'status 500', 'status 503', 'status 429', 'status 504', 'refuse'),
  times: fc.integer({ min: 1, max: 3 }),
});

const ciega = fc.constantFrom(0, 3);
const acto = fc.constantFrom('seguir', 'expirar', 'matar', 'repetir');

afterEach(() => forgetSandbox());

interface Cuerpo {
  readonly BasePersonas: { readonly IdPersona: number };
}

/** One person's writes. */
interface Escrituras {
  /** Calls that left the browser without a proof that nothing was done: a 401 and a 429 are one (design R5). */
  salidas: number;
  /** Calls that came as far as the service itself: it did them, or refused a second notice. */
  llegadas: number;
}

/**
 * Counts the writes of each person at the services. The sandbox refuses a second pending notice by itself, so the notices alone
 * would not show that a row was sent twice. `ciegas`: so many readings of a person's notices fail after her write was done, which
 * leaves a lost answer unknown. To be called before the sandbox is used.
 */
function contarEscrituras(ciegas: number) {
  const sinLeer = new Map<number, number>();
  const porPersona = new Map<number, Escrituras>();
  const de = (cuerpo: unknown): Escrituras => {
    const { BasePersonas } = cuerpo as Cuerpo;
    const suyas = porPersona.get(BasePersonas.IdPersona) ?? { salidas: 0, llegadas: 0 };
    porPersona.set(BasePersonas.IdPersona, suyas);
    return suyas;
  };
  // Behind the faults: what they answer or break does not come here.
  withServices(({ app }) =>
    app.use('*', async (c, next) => {
      const [, leida = 0] = /ObtieneNovedades\/(\d+)\//.exec(c.req.path) ?? [];
      const left = sinLeer.get(Number(leida)) ?? 0;
      if (left > 0) {
        sinLeer.set(Number(leida), left - 1);
        return c.body(null, 503);
      }
      if (!c.req.path.endsWith(INSERTAR)) return next();
      const cuerpo: unknown = await c.req.raw.clone().json();
      await next();
      if (c.res.status === 401) return;
      de(cuerpo).llegadas += 1;
      sinLeer.set((cuerpo as Cuerpo).BasePersonas.IdPersona, ciegas);
    }),
  );
  const alSalir = async ({ request }: { request: Request }) => {
    if (request.url.endsWith(INSERTAR)) de(await request.clone().json()).salidas += 1;
  };
  const alResponder = async ({ request, response }: { request: Request; response: Response }) => {
    const proof = response.status === 401 || response.status === 429;
    if (proof && request.url.endsWith(INSERTAR)) de(await request.clone().json()).salidas -= 1;
  };
  server.events.on('request:start', alSalir);
  server.events.on('response:mocked', alResponder);
  return {
    de: ({ preparada }: Fila): Escrituras =>
      porPersona.get(preparada?.form.BasePersonas.IdPersona ?? 0) ?? { salidas: 0, llegadas: 0 },
    dejar: () => {
      server.events.removeListener('request:start', alSalir);
      server.events.removeListener('response:mocked', alResponder);
    },
  };
}

const filasDe = (
  state: ReturnType<ReturnType<typeof corridaDe>['corrida']['estado']['getState']>,
  filas: readonly Fila[],
) => filas.filter(({ numero }) => state.pasos.get(numero) === 'registrada');

test('[R3] [R4] [R5] after random faults no row has two notices, and every Registrada exists at the services', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(falla, { maxLength: 6 }),
      fc.array(acto, { maxLength: 5 }),
      ciega,
      async (fallas, actos, ciegas) => {
        forgetSandbox();
        const escrituras = contarEscrituras(ciegas);
        const una = await importacion(5);
        /** How often the clerk asked for a row again: with its button, or by registering the file again. */
        const pedidas = new Map<number, number>();
        const pedir = (numero: number) => pedidas.set(numero, (pedidas.get(numero) ?? 0) + 1);
        const repetir = (numero: number) => {
          const paso = corrida.estado.getState().pasos.get(numero);
          if (paso === 'rechazada' || paso === 'sinConfirmar') pedir(numero);
          corrida.repetir(numero);
        };
        for (const { path, kind, times } of fallas) {
          const [name = '', status] = kind.split(' ');
          await fallar(name, path, {
            times,
            ...(status ? { status: Number(status) } : {}),
            ...(name === 'refuse' ? { text: 'No.' } : {}),
          });
        }
        let { corrida, pasos } = corridaDe(una);
        const runs = [pasos];
        corrida.comenzar();
        for (const act of [...actos, 'fin', 'fin', 'fin', 'fin'] as const) {
          if (act === 'matar') {
            corrida.soltar();
            await corrida.pausar();
            for (const [numero, paso] of corrida.estado.getState().pasos) if (paso === 'rechazada') pedir(numero);
            const diario = await abrirDiario(una.dueno, una.huella);
            ({ corrida, pasos } = corridaDe({ ...una, diario, filas: aplicarDiario(una.filas, diario) }));
            runs.push(pasos);
            corrida.comenzar();
            continue;
          }
          if (act === 'expirar') {
            await control('expire-tokens');
            await quieta(corrida);
            await signInAs('empresa');
          }
          await quieta(corrida);
          if (act === 'fin') await control('faults/clear');
          if (act === 'repetir' || act === 'fin')
            for (const [numero] of corrida.estado.getState().pasos) repetir(numero);
          corrida.continuar();
        }
        await quieta(corrida);
        const state = corrida.estado.getState();
        const there = await enServicios(una.filas);
        expect(Math.max(...there.porFila)).toBeLessThanOrEqual(1);
        for (const { numero } of filasDe(state, una.filas)) {
          const [notice] = there.avisos.get(numero) ?? [];
          expect(state.resultados.get(numero)?.idPersonaNovedad).toBe(notice?.IdPersonaNovedad);
        }
        for (const fila of una.filas) {
          const { llegadas, salidas } = escrituras.de(fila);
          expect(llegadas, `row ${fila.numero} came to the services`).toBe(1);
          // Only a proof that nothing was done, or the clerk, sends a row again.
          expect(salidas, `row ${fila.numero} was sent`).toBeLessThanOrEqual(1 + (pedidas.get(fila.numero) ?? 0));
        }
        escrituras.dejar();
        // Without faults everything is registered in the end, with its files and no others.
        expect(state.cuentas).toMatchObject({ total: 5, registradas: 5 });
        expect([there.archivos, there.huerfanos]).toEqual([10, 0]);
        for (const run of runs) {
          for (const { numero } of una.filas) {
            const own = run.filter((one) => one.numero === numero).map(({ paso }) => paso);
            for (const [at, paso] of own.entries()) {
              const before = own[at - 1];
              if (before) expect(flechas[before] ?? [], `${before} to ${paso}`).toContain(paso);
            }
          }
        }
      },
    ),
    { numRuns: 12, seed: 20261120 },
  );
});
