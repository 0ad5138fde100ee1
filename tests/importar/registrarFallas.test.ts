import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { beforeLock } from '#client/announcements.ts';
import { TransportFailure } from '#client/errors.ts';
import { seRepite } from '#features/importar/enviar/actosDeFila.tsx';
import { enviada } from '#features/importar/enviar/enviada.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { abrirDiario, aplicarDiario } from '#features/importar/registrar/diario.ts';
import { puertosDeServicios } from '#features/importar/registrar/puertos.ts';
import { soltarHuerfanos } from '#features/importar/registrar/soltarHuerfanos.ts';
import {
  alEstar,
  contarLlamadas,
  control,
  corridaDe,
  desconocer,
  enServicios,
  fallar,
  INSERTAR,
  importacion,
  pedirEspera,
  quieta,
} from '#support/corridas.ts';
import { informados } from '#support/defectos.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';

function noHay(): never {
  throw new Error('There is no registration notice');
}

const sinConexion = () => new TransportFailure('sinConexion', 0, 'No hay conexión.');

/** How often a run has come to a step. */
const pasosHasta = (pasos: ReturnType<typeof corridaDe>['pasos'], paso: Fila['paso']): number =>
  pasos.filter((one) => one.paso === paso).length;

const pasosDe = ({ estado }: ReturnType<typeof corridaDe>['corrida'], filas: readonly { readonly numero: number }[]) =>
  filas.map(({ numero }) => estado.getState().pasos.get(numero));

describe('each row is registered once, whatever goes wrong (design 6)', () => {
  test('[E-7.4-06] [R2] [R3] rows are registered with their files, number and tracking', async () => {
    const una = await importacion(6);
    const { corrida, pasos } = corridaDe(una);
    corrida.comenzar();
    await quieta(corrida);
    expect(corrida.estado.getState()).toMatchObject({
      fase: 'terminada',
      cuentas: { total: 6, registradas: 6, esperan: 0, enCurso: 0 },
    });
    const there = await enServicios(una.filas);
    expect(there.porFila).toEqual([1, 1, 1, 1, 1, 1]);
    expect([there.archivos, there.huerfanos]).toEqual([12, 0]);
    const [first] = una.filas;
    expect(pasos.filter(({ numero }) => numero === first?.numero).map(({ paso }) => paso)).toEqual([
      'recomprobando',
      'subiendo',
      'enviando',
      'registrada',
    ]);
    const result = corrida.estado.getState().resultados.get(first?.numero ?? 0);
    const notice = there.avisos.get(first?.numero ?? 0)?.[0];
    expect(result).toMatchObject({
      motivo: '',
      nroAviso: notice?.NumeroDocumento,
      idPersonaNovedad: notice?.IdPersonaNovedad,
    });
  });

  test('[R4] a lost answer: uncertain, then registered, and one notice', async () => {
    const una = await importacion(1);
    await fallar('lose', INSERTAR);
    const { corrida, pasos } = corridaDe(una);
    corrida.comenzar();
    await quieta(corrida);
    expect(pasos.map(({ paso }) => paso).slice(-4)).toEqual(['enviando', 'incierta', 'leyendo', 'registrada']);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
  });

  test('[R5] a defect of the portal before a row is sent: not registered, with a word, and it can be tried again', async () => {
    const report = informados();
    const una = await importacion(2);
    const defecto = new TypeError('a defect');
    let rota = true;
    const { corrida } = corridaDe(
      una,
      {},
      {
        adjuntos: async ({ numero }) => {
          if (rota && numero === una.filas[0]?.numero) throw defecto;
          return una.adjuntos.get(numero) ?? [];
        },
      },
    );
    corrida.comenzar();
    await quieta(corrida);
    expect(report).toHaveBeenCalledExactlyOnceWith(defecto);
    expect(pasosDe(corrida, una.filas)).toEqual(['rechazada', 'registrada']);
    const [numero = 0] = una.filas.map((fila) => fila.numero);
    expect(corrida.estado.getState()).toMatchObject({ fase: 'terminada', cuentas: { enCurso: 0, noRegistradas: 1 } });
    const motivo = 'Hubo un problema en el portal. La fila no se envió; puede reintentarla.';
    expect(corrida.estado.getState().resultados.get(numero)?.motivo).toBe(motivo);
    rota = false;
    corrida.repetir(numero);
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['registrada', 'registrada']);
    expect((await enServicios(una.filas)).porFila).toEqual([1, 1]);
  });

  test('[R3] [R4] a defect of the portal when a row was sent: nobody knows, and it is read before it is sent again', async () => {
    const report = informados();
    const una = await importacion(1);
    const real = puertosDeServicios(una.dueno.empresa);
    let rota = true;
    const { corrida } = corridaDe(una, {
      insertar: async (...args) => {
        const ids = await real.insertar(...args);
        if (rota) throw new TypeError('a defect');
        return ids;
      },
    });
    corrida.comenzar();
    await quieta(corrida);
    expect(report).toHaveBeenCalledOnce();
    expect(pasosDe(corrida, una.filas)).toEqual(['sinConfirmar']);
    const [numero = 0] = una.filas.map((fila) => fila.numero);
    const motivo = 'Hubo un problema en el portal. No sabemos si se registró; puede reintentarla.';
    expect(corrida.estado.getState().resultados.get(numero)?.motivo).toBe(motivo);
    rota = false;
    corrida.repetir(numero);
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['registrada']);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
  });

  test('[R3] [R4] a defect of the portal after a row was registered: it is registered, and one notice', async () => {
    const report = informados();
    const una = await importacion(1);
    const defecto = new TypeError('a defect');
    const { corrida } = corridaDe(una, { numeroDe: () => Promise.reject(defecto) });
    corrida.comenzar();
    await quieta(corrida);
    expect(report).toHaveBeenCalledExactlyOnceWith(defecto);
    expect(pasosDe(corrida, una.filas)).toEqual(['registrada']);
    const [numero = 0] = una.filas.map((fila) => fila.numero);
    const there = await enServicios(una.filas);
    const aviso = there.avisos.get(numero)?.[0];
    expect(corrida.estado.getState().resultados.get(numero)).toEqual({
      ...{ motivo: '', nroAviso: '', idPersona: aviso?.IdPersona, idPersonaNovedad: aviso?.IdPersonaNovedad },
    });
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
  });

  test('[R5] a defect of the portal after a row was refused: the services’ reason stays, and it is told once', async () => {
    const report = informados();
    const una = await importacion(1);
    await fallar('refuse', INSERTAR, { text: 'La empresa no está al día.' });
    const defecto = new TypeError('a defect');
    const { corrida } = corridaDe(una, { periodo: () => Promise.reject(defecto) });
    corrida.comenzar();
    await quieta(corrida);
    expect(report).toHaveBeenCalledExactlyOnceWith(defecto);
    const { cuentas, resultados, sucesos } = corrida.estado.getState();
    const [numero = 0] = una.filas.map((fila) => fila.numero);
    expect(cuentas).toMatchObject({ total: 1, noRegistradas: 1, sinConfirmar: 0, enCurso: 0 });
    expect(resultados.get(numero)?.motivo).toBe('La empresa no está al día.');
    expect(sucesos.filter(({ fila }) => fila === numero)).toHaveLength(1);
  });

  test('[R3] [R4] the browser sends a write twice by itself and the second is refused: registered, and one notice', async () => {
    const una = await importacion(2);
    const { insertar } = puertosDeServicios(una.dueno.empresa);
    // What a browser does when a kept connection breaks before the answer.
    const { corrida } = corridaDe(una, {
      insertar: async (definition, form) => {
        await insertar(definition, form);
        return insertar(definition, form);
      },
    });
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['registrada', 'registrada']);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1, 1], 4, 0]);
  });

  test('[R4] a refusal that cannot be told from a copy yet is settled by the next attempt', async () => {
    const una = await importacion(1);
    const { insertar, novedadesDe } = puertosDeServicios(una.dueno.empresa);
    let broken = false;
    const { corrida } = corridaDe(una, {
      insertar: async (definition, form) => {
        await insertar(definition, form);
        broken = true;
        return insertar(definition, form);
      },
      novedadesDe: async (id) => {
        if (!broken) return novedadesDe(id);
        broken = false;
        await fallar('status', 'ObtieneNovedades', { status: 503 });
        return novedadesDe(id);
      },
    });
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['rechazada']);
    corrida.repetir(una.filas[0]?.numero ?? 0);
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['registrada']);
    expect((await enServicios(una.filas)).porFila).toEqual([1]);
  });

  test('[R4] a connection that breaks before the write: nobody can tell; repeating gives one notice', async () => {
    const una = await importacion(1);
    await fallar('drop', INSERTAR);
    const { corrida, dormidos, pasos } = corridaDe(una);
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['sinConfirmar']);
    expect(dormidos).toEqual([5000, 15_000]);
    expect((await enServicios(una.filas)).porFila).toEqual([0]);
    const reads = contarLlamadas('ObtieneNovedades/');
    corrida.repetir(una.filas[0]?.numero ?? 0);
    await quieta(corrida);
    expect(pasos.map(({ paso }) => paso).slice(-7)).toEqual([
      'leyendo',
      'leyendo',
      'enEspera',
      'recomprobando',
      'subiendo',
      'enviando',
      'registrada',
    ]);
    expect(reads.cuenta()).toBe(2);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
  });

  test('[F-8-08] [R4] an answered 500: not registered, with nothing left behind; repeating gives one notice', async () => {
    const una = await importacion(1);
    await fallar('status', INSERTAR, { status: 500 });
    const { corrida } = corridaDe(una);
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['rechazada']);
    expect(corrida.estado.getState().resultados.get(2)?.motivo).toBe(
      'Ha ocurrido un error técnico. Pedimos disculpas.',
    );
    const between = await enServicios(una.filas);
    expect([between.porFila, between.huerfanos]).toEqual([[0], 0]);
    corrida.repetir(2);
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['registrada']);
    expect((await enServicios(una.filas)).porFila).toEqual([1]);
  });

  test('[R4] a row that was left unconfirmed and was done meanwhile is found, not sent again', async () => {
    const una = await importacion(1);
    await fallar('lose', INSERTAR);
    await fallar('status', 'PersonasNovedad/ObtieneNovedades', { status: 503, times: 4 });
    // The first reading before the write must pass.
    let reads = 0;
    const real = puertosDeServicios(una.dueno.empresa);
    const { corrida } = corridaDe(una, {
      novedadesDe: (id) => {
        reads += 1;
        return reads === 1 ? Promise.resolve([]) : real.novedadesDe(id);
      },
    });
    const sent = contarLlamadas('InsertarAltaCotizante');
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['sinConfirmar']);
    await control('faults/clear');
    corrida.repetir(2);
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['registrada']);
    expect(sent.cuenta()).toBe(1);
    expect((await enServicios(una.filas)).porFila).toEqual([1]);
  });

  test('[R4] an unknown person is looked for by document after a lost answer', async () => {
    const una = await importacion(2);
    const filas = una.filas.map((fila, at) => desconocer(fila, `9988776${at}`));
    await fallar('lose', INSERTAR);
    const { corrida } = corridaDe({ ...una, filas });
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, filas)).toEqual(['registrada', 'registrada']);
    const there = await enServicios(filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1, 1], 4, 0]);
  });

  test('[R5] expired tokens at a row: the run stops there, and each row is sent once after Continuar', async () => {
    const una = await importacion(7);
    let begun = 0;
    const real = puertosDeServicios(una.dueno.empresa);
    const { corrida } = corridaDe(una, {
      subir: async (espera, adjunto) => {
        begun += 1;
        if (begun === 9) await control('expire-tokens');
        return real.subir(espera, adjunto);
      },
    });
    corrida.comenzar();
    await quieta(corrida);
    const { fase, parada, cuentas } = corrida.estado.getState();
    expect(fase).toBe('pausada');
    const first = Math.min(...[...corrida.estado.getState().pasos].flatMap(([n, p]) => (p === 'enEspera' ? [n] : [])));
    expect(parada).toMatchObject({ causa: 'sesion', fila: first, texto: `Se detuvo en la fila ${first}.` });
    expect(cuentas.registradas + cuentas.esperan).toBe(7);
    expect(cuentas.esperan).toBeGreaterThan(0);
    await signInAs('empresa');
    corrida.continuar();
    await quieta(corrida);
    expect(corrida.estado.getState().cuentas.registradas).toBe(7);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1, 1, 1, 1, 1, 1, 1], 14, 0]);
  });

  test('[R5] [R6] 429 with Retry-After: the run waits as long as asked, with fewer rows at once, and loses none', async () => {
    const una = await importacion(6);
    pedirEspera(`servicios/*/${INSERTAR}`, 7, 2);
    const said: unknown[] = [];
    const { corrida, dormidos } = corridaDe(una);
    corrida.estado.subscribe(({ espera }) => espera && said.push(espera.texto));
    corrida.comenzar();
    await quieta(corrida);
    expect(said).toContain('Los servicios piden esperar 7 s');
    expect(dormidos).toContain(7000);
    expect(corrida.estado.getState().aLaVez).toBeLessThan(4);
    expect(corrida.estado.getState().cuentas).toMatchObject({ registradas: 6, noRegistradas: 0 });
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1, 1, 1, 1, 1, 1], 12, 0]);
  });

  test('[R5] a row waits again twice at most', async () => {
    const una = await importacion(1);
    pedirEspera(`servicios/*/${INSERTAR}`, 1, 3);
    const { corrida } = corridaDe(una);
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['rechazada']);
    expect(corrida.estado.getState().resultados.get(2)?.motivo).toBe(
      'Los servicios están ocupados. Vuelva a intentarlo más tarde.',
    );
    expect((await enServicios(una.filas)).porFila).toEqual([0]);
  });

  test('[R5] offline: nothing was done, the run pauses, and the row goes on when it is told to', async () => {
    const una = await importacion(2);
    let online = true;
    const real = puertosDeServicios(una.dueno.empresa);
    const { corrida } = corridaDe(una, {
      enLinea: () => online,
      subir: async (espera, adjunto) => {
        if (!online) await fallar('drop', 'Recursos/grabarRecursoIdTablaCero');
        return real.subir(espera, adjunto);
      },
      soltarPendientes: async (espera) => {
        await real.soltarPendientes(espera);
        online = false;
      },
    });
    const there = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
    corrida.comenzar();
    await quieta(corrida);
    expect(corrida.estado.getState().parada).toMatchObject({ causa: 'conexion', fila: 2 });
    expect(corrida.estado.getState().cuentas.esperan).toBe(2);
    there.mockRestore();
    await control('faults/clear');
    const again = corridaDe(una);
    corrida.soltar();
    again.corrida.comenzar();
    await quieta(again.corrida);
    expect((await enServicios(una.filas)).porFila).toEqual([1, 1]);
  });

  test('[R3] [R5] offline after the write left: it is found by reading, not refused as somebody else’s', async () => {
    const una = await importacion(1);
    const real = puertosDeServicios(una.dueno.empresa);
    let online = true;
    const { corrida } = corridaDe(una, {
      enLinea: () => online,
      insertar: async (...args) => {
        await real.insertar(...args);
        online = false;
        throw new TransportFailure('sinRespuesta', 0, 'No llegó la respuesta.');
      },
      novedadesDe: (id) => (online ? real.novedadesDe(id) : Promise.reject(sinConexion())),
    });
    corrida.comenzar();
    await quieta(corrida);
    expect(corrida.estado.getState().parada).toMatchObject({ causa: 'conexion', fila: 2 });
    // A browser that is closed now has to read it before anything else.
    expect(aplicarDiario(una.filas, una.diario).map(({ paso }) => paso)).toEqual(['incierta']);
    online = true;
    corrida.continuar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['registrada']);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
  });

  test('[R4] [R5] offline at each write, although none was done: nobody can tell, and nothing says No registrada', async () => {
    const una = await importacion(1);
    const real = puertosDeServicios(una.dueno.empresa);
    let online = true;
    const { corrida } = corridaDe(una, {
      enLinea: () => online,
      insertar: async () => {
        online = false;
        throw new TransportFailure('sinRespuesta', 0, 'No llegó la respuesta.');
      },
      novedadesDe: (id) => (online ? real.novedadesDe(id) : Promise.reject(sinConexion())),
    });
    corrida.comenzar();
    for (const _ of [1, 2]) {
      await quieta(corrida);
      online = true;
      corrida.continuar();
    }
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['sinConfirmar']);
    expect([...una.diario.asientos().values()].map(({ paso }) => paso)).toEqual(['sinConfirmar']);
  });

  test.each([
    ['is still away', false],
    ['is there again', true],
  ])(
    '[R5] offline when the write began, and the network %s when it failed: it was not sent, and waits again',
    async (_, vuelve) => {
      const una = await importacion(1);
      const real = puertosDeServicios(una.dueno.empresa);
      let online = true;
      vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
      await fallar('drop', INSERTAR);
      const { corrida, pasos } = corridaDe(una, {
        insertar: async (...args) => {
          // Only the first time.
          online = pasosHasta(pasos, 'enviando') > 1;
          return real.insertar(...args).finally(() => {
            online ||= vuelve;
          });
        },
      });
      corrida.comenzar();
      await quieta(corrida);
      expect(corrida.estado.getState().parada).toMatchObject({ causa: 'conexion', fila: 2 });
      expect(una.diario.asientos().get(2)).toMatchObject({ paso: 'subiendo', dudosa: false });
      // A browser that is closed now has nothing to read: the row is ready.
      expect(aplicarDiario(una.filas, una.diario).map(({ paso }) => paso)).toEqual(['lista']);
      online = true;
      corrida.continuar();
      await quieta(corrida);
      expect(pasosDe(corrida, una.filas)).toEqual(['registrada']);
      const there = await enServicios(una.filas);
      expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
    },
  );

  test('[E-7.1-01] double click and Enter twice: one run, one Insertar per row', async () => {
    const una = await importacion(5);
    const sent = contarLlamadas('InsertarAltaCotizante');
    const { corrida } = corridaDe(una);
    corrida.comenzar();
    corrida.comenzar();
    void Promise.resolve().then(corrida.comenzar);
    await quieta(corrida);
    corrida.comenzar();
    expect(sent.cuenta()).toBe(5);
    expect((await enServicios(una.filas)).porFila).toEqual([1, 1, 1, 1, 1]);
  });

  test('the browser is killed: the same file goes on, done rows are done, the others are settled by reading', async () => {
    const una = await importacion(8);
    const real = puertosDeServicios(una.dueno.empresa);
    let inserted = 0;
    let killed = false;
    const dead = new Promise<never>(() => undefined);
    const first = corridaDe(una, {
      insertar: async (...args) => {
        if (killed) return dead;
        const ids = await real.insertar(...args);
        inserted += 1;
        if (inserted < 4) return ids;
        killed = true;
        return dead; // the services have it, and nobody hears it
      },
      subir: (...args) => (killed ? dead : real.subir(...args)),
      novedadesDe: (id) => (killed ? dead : real.novedadesDe(id)),
    });
    first.corrida.comenzar();
    await waitFor(() => expect(killed).toBe(true));
    first.corrida.soltar();

    const diario = await abrirDiario(una.dueno, una.huella);
    const filas = aplicarDiario(una.filas, diario);
    expect(filas.filter(({ paso }) => paso === 'registrada').length).toBeGreaterThanOrEqual(1);
    const uncertain = filas.filter(({ paso }) => paso === 'incierta');
    expect(uncertain.length).toBeGreaterThanOrEqual(1);
    expect(uncertain.length).toBeLessThanOrEqual(4);
    const sent = contarLlamadas('InsertarAltaCotizante');
    const second = corridaDe({ ...una, filas, diario });
    second.corrida.comenzar();
    await quieta(second.corrida);
    const settled = second.corrida.estado.getState();
    // What was on its way to the browser's end and never reached the services is repeated by the clerk.
    for (const [numero, paso] of settled.pasos) if (paso === 'sinConfirmar') second.corrida.repetir(numero);
    await quieta(second.corrida);
    expect(second.corrida.estado.getState().cuentas.registradas).toBe(8);
    expect(sent.cuenta()).toBeLessThan(8);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1, 1, 1, 1, 1, 1, 1, 1], 16, 0]);
  });

  test('a row that was uncertain when the page went away needs no form to be read', async () => {
    const una = await importacion(1);
    await fallar('lose', INSERTAR);
    const { corrida } = corridaDe(una, { novedadesDe: async () => [], dormir: () => new Promise(() => undefined) });
    corrida.comenzar();
    await waitFor(() => expect(corrida.estado.getState().pasos.get(2)).toBe('leyendo'));
    corrida.soltar();
    const diario = await abrirDiario(una.dueno, una.huella);
    const filas = aplicarDiario(
      una.filas.map((fila) => ({ ...fila, preparada: null })),
      diario,
    );
    const again = corridaDe({ ...una, filas, diario });
    again.corrida.comenzar();
    await quieta(again.corrida);
    expect(pasosDe(again.corrida, filas)).toEqual(['registrada']);
  });

  /** A run that sent its one row and was killed before it knew how that ended. */
  async function enviadaYMuerta(una: Awaited<ReturnType<typeof importacion>>, como = 'lose') {
    await fallar(como, INSERTAR);
    const { corrida } = corridaDe(una, {
      // The first reading, before the write, is answered.
      dormir: () => new Promise(() => undefined),
      novedadesDe: async () => [],
      personasCon: async () => [],
    });
    corrida.comenzar();
    await waitFor(() => expect(corrida.estado.getState().pasos.get(2)).toBe('leyendo'));
    void corrida.soltar();
    return abrirDiario(una.dueno, una.huella);
  }

  test('[R4] a row whose date was corrected is found after the browser was killed, although its file has another date', async () => {
    const una = await importacion(1);
    const [fila] = una.filas;
    if (!fila?.preparada) throw new Error('no row');
    const { form } = fila.preparada;
    const SegurosPersonasNovedad = { ...form.SegurosPersonasNovedad, FechaNovedad: '2026-11-18' };
    const corregida = { ...fila, preparada: { ...fila.preparada, form: { ...form, SegurosPersonasNovedad } } };
    const diario = await enviadaYMuerta({ ...una, filas: [corregida] });
    const filas = aplicarDiario([{ ...fila, preparada: null }], diario);
    const again = corridaDe({ ...una, filas, diario });
    again.corrida.comenzar();
    await quieta(again.corrida);
    expect(pasosDe(again.corrida, filas)).toEqual(['registrada']);
    expect((await enServicios([corregida])).porFila).toEqual([1]);
  });

  /** A run whose one row was sent, and which was stopped before its notices could be read: the network is away. */
  async function detenidaSinLeer(una: Awaited<ReturnType<typeof importacion>>, filas: readonly Fila[], como: string) {
    await fallar(como, INSERTAR);
    let enLinea = true;
    const real = puertosDeServicios(una.dueno.empresa);
    const { corrida } = corridaDe(
      { ...una, filas },
      {
        enLinea: () => enLinea,
        insertar: (...args) => real.insertar(...args).finally(() => (enLinea = false)),
        novedadesDe: (id) =>
          enLinea ? real.novedadesDe(id) : Promise.reject(new TransportFailure('sinConexion', 0, 'No hay conexión.')),
      },
    );
    corrida.comenzar();
    await quieta(corrida);
    expect(corrida.estado.getState()).toMatchObject({ fase: 'pausada', parada: { causa: 'conexion' } });
    await corrida.detener();
    enLinea = true;
    return corrida;
  }

  test.each([
    ['was done', 'lose', ['registrada'], 1],
    ['was not done', 'drop', ['sinConfirmar', 'registrada'], 1],
  ])(
    '[R4] [R7] an uncertain row of a stopped run is read when the clerk asks for it: one that %s',
    async (_, como, fines, avisos) => {
      const una = await importacion(1);
      const corrida = await detenidaSinLeer(una, una.filas, como);
      expect(pasosDe(corrida, una.filas)).toEqual(['incierta']);
      const [fila = noHay()] = una.filas;
      const enResultado = enviada(
        { ...fila, paso: 'incierta' },
        { paso: 'incierta', resultado: null, corriendo: false },
      );
      expect([enResultado.situacion, seRepite(enResultado)]).toEqual(['sinConfirmar', true]);
      for (const fin of fines) {
        corrida.repetir(2);
        // Pressed twice, it is read once.
        corrida.repetir(2);
        await quieta(corrida);
        expect(pasosDe(corrida, una.filas)).toEqual([fin]);
      }
      expect((await enServicios(una.filas)).porFila).toEqual([avisos]);
    },
  );

  test('[R4] [R7] the same after the run was resumed from its journal and stopped again', async () => {
    const una = await importacion(1);
    const primera = await detenidaSinLeer(una, una.filas, 'lose');
    void primera.soltar();
    const diario = await abrirDiario(una.dueno, una.huella);
    const filas = aplicarDiario(una.filas, diario);
    let lee = false;
    const real = puertosDeServicios(una.dueno.empresa);
    const { corrida } = corridaDe(
      { ...una, filas, diario },
      {
        enLinea: () => lee,
        novedadesDe: (id) =>
          lee ? real.novedadesDe(id) : Promise.reject(new TransportFailure('sinConexion', 0, 'No hay conexión.')),
      },
    );
    corrida.comenzar();
    await quieta(corrida);
    // Asked for while the run is paused: it waits already.
    corrida.repetir(2);
    await corrida.detener();
    lee = true;
    expect(pasosDe(corrida, filas)).toEqual(['incierta']);
    corrida.repetir(2);
    await quieta(corrida);
    expect(pasosDe(corrida, filas)).toEqual(['registrada']);
    expect((await enServicios(filas)).porFila).toEqual([1]);
  });

  test('[R4] [R7] an unconfirmed row that waited to be read once more when the run was stopped can be asked for again', async () => {
    const una = await importacion(5);
    await fallar('drop', INSERTAR);
    const [primera] = una.filas;
    const [, ...resto] = una.filas;
    const solo = corridaDe({ ...una, filas: primera ? [primera] : [] });
    solo.corrida.comenzar();
    await quieta(solo.corrida);
    expect(pasosDe(solo.corrida, [{ numero: 2 }])).toEqual(['sinConfirmar']);
    let soltar = () => {};
    const puerta = new Promise<void>((resolve) => {
      soltar = resolve;
    });
    const real = puertosDeServicios(una.dueno.empresa);
    const filas = [...aplicarDiario(primera ? [primera] : [], una.diario), ...resto];
    const { corrida } = corridaDe(
      { ...una, filas },
      { insertar: (...args) => puerta.then(() => real.insertar(...args)) },
    );
    corrida.comenzar();
    await waitFor(() => expect(corrida.estado.getState().cuentas.enCurso).toBe(4));
    // The four under way have the places: this one waits.
    corrida.repetir(2);
    expect(pasosDe(corrida, [{ numero: 2 }])).toEqual(['leyendo']);
    const fin = corrida.detener();
    soltar();
    await fin;
    expect(pasosDe(corrida, filas)).toEqual(['sinConfirmar', ...Array(4).fill('registrada')]);
    corrida.repetir(2);
    await quieta(corrida);
    expect(pasosDe(corrida, filas)).toEqual(Array(5).fill('registrada'));
    expect((await enServicios(filas)).porFila).toEqual(Array(5).fill(1));
  });

  async function registrar(una: Parameters<typeof corridaDe>[0]): Promise<void> {
    const { corrida } = corridaDe(una);
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(una.filas.map(() => 'registrada'));
  }

  /** The row as its file has it, with another document than the clerk corrected it to. Nothing of the correction is left. */
  const deArchivo = (fila: Fila, NumeroDocumento: string): Fila => ({
    ...fila,
    ...{ preparada: null, textos: { NumeroDocumento }, valores: { ...fila.valores, NumeroDocumento } },
  });

  test('[R4] [S3] somebody unknown whose document was corrected is found after a kill: by its hash, among the notices of the day', async () => {
    const una = await importacion(3);
    const [fila, hecha, ajena] = una.filas;
    if (!fila || !hecha || !ajena) throw new Error('no rows');
    // Others have a notice of that type and day: one of this import, and one that this journal does not know.
    await registrar({ ...una, filas: [hecha] });
    await registrar({ ...una, filas: [ajena], diario: await abrirDiario(una.dueno, `${una.huella}-otra`) });
    const suya = desconocer(fila, '99887761');
    const diario = await enviadaYMuerta({ ...una, filas: [suya] });
    expect(JSON.stringify([...diario.asientos()])).not.toContain('99887761');

    const sent = contarLlamadas('InsertarAltaCotizante');
    const filas = aplicarDiario([deArchivo(suya, '99887762')], diario);
    const again = corridaDe({ ...una, filas, diario });
    again.corrida.comenzar();
    await quieta(again.corrida);
    const { avisos } = await enServicios([suya]);
    const [aviso] = avisos.get(fila.numero) ?? [];
    const { pasos, resultados } = again.corrida.estado.getState();
    expect([pasos.get(2), resultados.get(2)]).toEqual([
      'registrada',
      expect.objectContaining({ idPersonaNovedad: aviso?.IdPersonaNovedad, nroAviso: aviso?.NumeroDocumento }),
    ]);
    expect([avisos.get(2)?.length, sent.cuenta()]).toEqual([1, 0]);
  });

  test('[R4] [S3] one that was never done is not found: it stays Sin confirmar, says so, and is not sent with the other document', async () => {
    const una = await importacion(2);
    const [fila, hecha] = una.filas;
    if (!fila || !hecha) throw new Error('no rows');
    const suya = desconocer(fila, '99887761');
    const diario = await enviadaYMuerta({ ...una, filas: [suya] }, 'drop');
    await registrar({ ...una, filas: [hecha], diario: await abrirDiario(una.dueno, `${una.huella}-otra`) });
    const sent = contarLlamadas('InsertarAltaCotizante');
    const deOtro = deArchivo(suya, '99887762');
    const again = corridaDe({ ...una, filas: aplicarDiario([deOtro], diario), diario });
    again.corrida.comenzar();
    await quieta(again.corrida);
    again.corrida.repetir(2);
    await quieta(again.corrida);
    const { pasos, resultados } = again.corrida.estado.getState();
    expect([pasos.get(2), resultados.get(2)?.motivo]).toEqual([
      'sinConfirmar',
      'No sabemos si se registró. Se envió con otro documento, que el archivo no tiene, y ningún aviso de ese día lo muestra.',
    ]);
    expect(sent.cuenta()).toBe(0);
    // Its files waited under nobody. They are dropped with the journal.
    expect((await enServicios([suya])).huerfanos).toBe(2);
    expect(await soltarHuerfanos(diario, puertosDeServicios(una.dueno.empresa), [deOtro])).toEqual([]);
    expect((await enServicios([suya])).huerfanos).toBe(0);
  });

  test('[R4] [R3] a refusal that could not be told from a copy, of another document: it is looked for before the row is sent', async () => {
    const una = await importacion(1);
    const [fila] = una.filas.map((one) => desconocer(one, '99887761'));
    if (!fila) throw new Error('no row');
    const enviada = await enviadaYMuerta({ ...una, filas: [fila] });
    const asiento = enviada.asientos().get(2);
    if (!asiento) throw new Error('the journal has no entry');
    await enviada.anotar(2, { ...asiento, paso: 'rechazada', dudosa: true });
    const corregida = desconocer(fila, '99887762');
    const filas = aplicarDiario([corregida], enviada);
    const sent = contarLlamadas('InsertarAltaCotizante');
    const again = corridaDe({ ...una, filas, diario: enviada });
    again.corrida.comenzar();
    await quieta(again.corrida);
    again.corrida.repetir(2);
    await quieta(again.corrida);
    expect(pasosDe(again.corrida, filas)).toEqual(['registrada']);
    expect(sent.cuenta()).toBe(0);
  });

  test('[R4] before the journal is erased, files of rows that nobody confirmed are dropped, unless they are registered', async () => {
    const una = await importacion(2);
    const [hecha, perdida] = una.filas;
    if (!hecha || !perdida) throw new Error('no rows');
    const real = puertosDeServicios(una.dueno.empresa);
    let before = true;
    const { corrida } = corridaDe(una, {
      insertar: async (...args) => {
        if (args[1].BasePersonas.IdPersona === hecha.preparada?.form.BasePersonas.IdPersona)
          await real.insertar(...args);
        before = false;
        throw new TransportFailure('sinRespuesta', 0, 'No llegó la respuesta.');
      },
      novedadesDe: (id) => (before ? real.novedadesDe(id) : Promise.resolve([])),
    });
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['sinConfirmar', 'sinConfirmar']);
    const between = await enServicios(una.filas);
    expect([between.porFila, between.archivos, between.huerfanos]).toEqual([[1, 0], 2, 2]);
    expect(await soltarHuerfanos(una.diario, real, una.filas)).toEqual([hecha.numero]);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1, 0], 2, 0]);
  });

  test('the clock moves into the next month: rows outside the new period are left out, and the run pauses', async () => {
    const una = await importacion(7);
    const { corrida } = corridaDe(una);
    await control('clock', { days: 20 });
    await signInAs('empresa'); // the tokens of November have expired
    corrida.comenzar();
    await quieta(corrida);
    const { parada, cuentas, sucesos } = corrida.estado.getState();
    expect(parada?.causa).toBe('periodo');
    expect(parada?.texto).toBe(`Cambió el periodo de aporte: ${cuentas.fuera} filas quedan fuera`);
    expect(cuentas.fuera).toBeGreaterThanOrEqual(3);
    expect(sucesos.map(({ texto }) => texto)).toContain(parada?.texto);
    expect(cuentas.registradas).toBe(0);
    const there = await enServicios(una.filas);
    expect([...there.porFila, there.huerfanos]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    corrida.continuar();
    await quieta(corrida);
    expect(corrida.estado.getState().fase).toBe('terminada');
  });

  test('a row that waited again after its files were sent leaves none when the new period leaves it out', async () => {
    const una = await importacion(1);
    let day = '2026-11-20';
    pedirEspera(INSERTAR, 3, 1);
    const { corrida } = corridaDe(una, {
      hoy: () => day,
      periodo: async () => ({ start: '2026-12-01', end: '2026-12-31' }),
      dormir: async () => {
        expect((await enServicios(una.filas)).huerfanos).toBe(2);
        day = '2026-12-01';
      },
    });
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['problema']);
    const there = await enServicios(una.filas);
    expect([...there.porFila, there.huerfanos]).toEqual([0, 0]);
  });

  test('rows that were checked on an earlier day meet the period of now before the first is sent', async () => {
    const una = await importacion(2);
    const { corrida } = corridaDe(una, {
      hoy: () => '2026-12-01',
      periodo: async () => ({ start: '2026-12-01', end: '2026-12-31' }),
    });
    corrida.comenzar();
    await quieta(corrida);
    expect(pasosDe(corrida, una.filas)).toEqual(['problema', 'problema']);
    expect((await enServicios(una.filas)).porFila).toEqual([0, 0]);
  });

  test('the period is read again every 50 rows, and on a new date', async () => {
    const una = await importacion(3);
    let periods = 0;
    let day = '2026-11-20';
    const { corrida } = corridaDe(una, {
      hoy: () => day,
      periodo: async () => {
        periods += 1;
        return { start: '2026-11-01', end: '2026-11-30' };
      },
      seguimiento: async () => {
        day = '2026-11-21';
        return true;
      },
    });
    corrida.comenzar();
    await quieta(corrida);
    expect(periods).toBe(0); // all three began on the first day
    corrida.soltar();

    const muchas = await importacion(4);
    const base = muchas.filas[0];
    if (!base) throw new Error('no row');
    const filas = Array.from({ length: 120 }, (_, at) => ({ ...base, numero: at + 2 }));
    const many = corridaDe(
      { ...muchas, filas, adjuntos: new Map() },
      {
        periodo: async () => {
          periods += 1;
          return { start: '2026-11-01', end: '2026-11-30' };
        },
        novedadesDe: async () => [],
        soltarPendientes: async () => undefined,
        insertar: async () => ({ idPersona: 1, idPersonaNovedad: 1 }),
        numeroDe: async () => '',
        seguimiento: async () => true,
        olvidar: async () => undefined,
      },
    );
    many.corrida.comenzar();
    await quieta(many.corrida);
    expect(many.corrida.estado.getState().cuentas.registradas).toBe(120);
    expect(periods).toBe(2);
  });

  test('15 minutes untouched: rows under way finish before the lock, and no other begins', async () => {
    const una = await importacion(9);
    const { corrida } = corridaDe(una);
    corrida.comenzar();
    await alEstar(corrida, ({ cuentas }) => cuentas.enCurso > 0);
    const works: Promise<unknown>[] = [];
    beforeLock.emit((work) => works.push(work));
    expect(works).toHaveLength(1);
    await Promise.all(works);
    await quieta(corrida);
    const { cuentas, parada } = corrida.estado.getState();
    expect(parada?.causa).toBe('bloqueo');
    expect(cuentas.enCurso).toBe(0);
    expect(cuentas.registradas).toBeGreaterThan(0);
    expect(cuentas.registradas).toBeLessThan(9);
    const there = await enServicios(una.filas);
    expect(there.porFila.filter((n) => n === 1)).toHaveLength(cuentas.registradas);
    expect(there.huerfanos).toBe(0);
    beforeLock.emit((work) => works.push(work));
    expect(works, 'nothing is under way now').toHaveLength(1);
  });
});

test('the handlers of a test are the sandbox again', () => {
  expect(server.listHandlers().length).toBe(1);
});
