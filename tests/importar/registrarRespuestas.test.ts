import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { seRepite } from '#features/importar/enviar/actosDeFila.tsx';
import { enviada } from '#features/importar/enviar/enviada.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { puertosDeServicios } from '#features/importar/registrar/puertos.ts';
import { contarLlamadas, corridaDe, enServicios, importacion, quieta } from '#support/corridas.ts';
import { toasts } from '#support/screens.ts';
import { theSandbox } from '#support/services.ts';
import type { Falla } from '../screens/fallas/fallas.ts';
import { interceptar, llamadaDe } from '../screens/fallas/probar.ts';
import { contestadas, poner, rota, rotas } from '../screens/fallas/rotas.ts';

/** Data that are no ids of a notice. */
const raras: readonly Falla[] = [
  ['Datos null', null],
  ['ids de nadie', '0|0'],
  ['una lista vacía', []],
  ['una palabra', 'hola'],
  ['un solo id', 77],
].map(([nombre, Datos]) => ({
  ...{ nombre: String(nombre), clase: 'contesta mal', dice: '', dudosa: true },
  contestar: () => HttpResponse.json({ ok: true, Datos, Mensaje: null }),
}));

/** An import of one row, which is sent again as often as its test wants. */
async function unaFila(puertos: Parameters<typeof corridaDe>[1] = {}) {
  const una = await importacion(1);
  const [fila] = una.filas;
  if (!fila?.preparada) throw new Error('no row');
  const { corrida, dormidos } = corridaDe(una, puertos);
  const { numero, preparada } = fila;
  const espera = { idPersona: preparada.form.BasePersonas.IdPersona, idTipoNovedad: preparada.idTipoNovedad };
  let begun = false;
  return {
    ...{ una, fila, corrida, dormidos, espera },
    /** Sends it, or asks for it again. A run that paused after several failures goes on. */
    enviar: async () => {
      dormidos.length = 0;
      if (begun) corrida.repetir(numero);
      else corrida.comenzar();
      begun = true;
      corrida.continuar();
      await quieta(corrida);
    },
    paso: () => corrida.estado.getState().pasos.get(numero),
    resultado: () => corrida.estado.getState().resultados.get(numero),
    enServicios: async () => {
      const { porFila, archivos, huerfanos } = await enServicios(una.filas);
      return { avisos: porFila[0], archivos, huerfanos };
    },
  };
}

// The structure of each strange reply is logged for developers.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

const NADA = { avisos: 0, archivos: 0, huerfanos: 0 };
const UNO = { avisos: 1, archivos: 2, huerfanos: 0 };

/** How a row ends whose write was not done, by the answer to it (design R4). */
const finDe = ({ dudosa, dice }: Falla) =>
  dudosa ? ['sinConfirmar', 'No sabemos si se registró. Los servicios no la muestran todavía.'] : ['rechazada', dice];

test('[F-8-01] [F-8-05] [F-8-08] [R3] [R4] [fault 13] whatever answers an Insertar that was not done: one call, never Registrada, and read before it is sent again', async () => {
  const { enviar, paso, resultado, dormidos, enServicios: hay } = await unaFila();
  const line = interceptar(llamadaDe('altaCotizante.insertar'));
  const reads = contarLlamadas('ObtieneNovedades/');
  for (const falla of [...rotas, ...raras]) {
    poner(line, falla);
    const before = reads.cuenta();
    await enviar();
    line.falla = null;
    expect([paso(), resultado()?.motivo], falla.nombre).toEqual(finDe(falla));
    expect(resultado(), falla.nombre).toMatchObject({ nroAviso: '', idPersonaNovedad: 0 });
    expect(line.enviadas, `${falla.nombre}: calls`).toBe(1);
    // Its notices were read before the call and after it: three times if nobody knows, or the services failed.
    const veces = falla.dudosa || /^50\d$/.test(falla.nombre) ? 3 : 1;
    expect(reads.cuenta() - before, `${falla.nombre}: readings`).toBeGreaterThanOrEqual(1 + veces);
    expect(dormidos, falla.nombre).toEqual(veces === 3 ? [5000, 15_000] : []);
    const there = await hay();
    expect(there, falla.nombre).toEqual({ ...NADA, huerfanos: falla.dudosa ? 2 : 0 });
  }
  await enviar();
  expect([paso(), await hay()]).toEqual(['registrada', UNO]);
});

test.each(['altaCotizante.insertar', 'recursos.grabarPendiente', 'recursos.pendientes'])(
  '[F-8-01] [F-8-03] a row that %s refuses has the words of the services, and the number of their message behind them',
  async (llamada) => {
    const { enviar, paso, resultado } = await unaFila();
    const Mensaje = { Descripcion: 'El periodo está cerrado.', TipoMensaje: 'warning', IdMensaje: 'REG-4' };
    const contestar = () => HttpResponse.json({ ok: false, Mensaje });
    poner(interceptar(llamadaDe(llamada)), { nombre: 'no', clase: 'dice que no', dice: '', contestar });
    await enviar();
    expect([paso(), resultado()?.motivo]).toEqual(['rechazada', 'El periodo está cerrado. (código REG-4)']);
  },
);

test('[R3] [R4] [fault 13] whatever answers an Insertar that was done: Registrada with the number that the services have, and never sent again', async () => {
  const todas = [...contestadas, ...raras];
  const una = await importacion(todas.length);
  const line = interceptar(llamadaDe('altaCotizante.insertar'));
  for (const [at, falla] of todas.entries()) {
    const filas = una.filas.slice(at, at + 1);
    const [{ numero } = { numero: 0 }] = filas;
    poner(line, falla, true);
    const { corrida } = corridaDe({ ...una, filas });
    corrida.comenzar();
    await quieta(corrida);
    const there = await enServicios(filas);
    const [aviso] = there.avisos.get(numero) ?? [];
    expect(there.porFila, falla.nombre).toEqual([1]);
    expect(corrida.estado.getState().pasos.get(numero), falla.nombre).toBe('registrada');
    expect(corrida.estado.getState().resultados.get(numero), falla.nombre).toMatchObject({
      ...{ motivo: '', nroAviso: aviso?.NumeroDocumento, idPersonaNovedad: aviso?.IdPersonaNovedad },
    });
    corrida.repetir(numero);
    expect(line.enviadas, `${falla.nombre}: calls`).toBe(1);
  }
  const there = await enServicios(una.filas);
  expect([there.archivos, there.huerfanos]).toEqual([2 * todas.length, 0]);
});

test('[R4] [fault 13] while the notices of a doubtful row cannot be read, it is neither Registrada nor sent again', async () => {
  const { enviar, paso, resultado, enServicios: hay } = await unaFila();
  const insercion = interceptar(llamadaDe('altaCotizante.insertar'));
  const lectura = interceptar(llamadaDe('personasNovedad.deEmpresa'));
  let broken: Falla | null = null;
  const html = rota('no es JSON');
  // It is done, a page answers it, and from then on its notices cannot be read.
  poner(insercion, html, true);
  const { contestar } = insercion.falla ?? html;
  insercion.falla = {
    ...html,
    contestar: (real) => Promise.resolve(contestar(real)).finally(() => (lectura.falla = broken)),
  };
  for (const falla of rotas) {
    broken = falla;
    lectura.falla = insercion.falla ? null : falla;
    await enviar();
    expect([paso(), resultado()?.motivo], falla.nombre).toEqual([
      'sinConfirmar',
      'No sabemos si se registró, y los servicios no respondieron la consulta.',
    ]);
  }
  expect(insercion.enviadas).toBe(1);
  lectura.falla = null;
  await enviar();
  expect([paso(), insercion.enviadas, await hay()]).toEqual(['registrada', 1, UNO]);
});

const NO_RESPONDIERON = 'Los servicios no respondieron. La fila no se envió.';

/** What is said of a row whose file was not taken, or that could not be read: never that it may have been saved. */
function porQue({ nombre, dice, tarde, tarda }: Falla, llamada: string): string {
  if (llamada === 'recursos.grabarPendiente' || llamada === 'recursos.eliminar') return tarde ? NO_RESPONDIERON : dice;
  return tarda
    ? NO_RESPONDIERON
    : nombre === '413' && llamada === 'recursos.pendientes'
      ? 'El archivo es muy grande para el servidor.'
      : dice;
}

test.each(['personasNovedad.deEmpresa', 'recursos.pendientes', 'recursos.grabarPendiente'])(
  '[F-8-01] [F-8-05] [F-8-08] [F-8-10] [R2] [fault 13] [fault 38] whatever answers %s before the write: the row is not sent, nothing stays behind, and it can be sent again',
  async (llamada) => {
    const { enviar, paso, resultado, fila, enServicios: hay } = await unaFila();
    const line = interceptar(llamadaDe(llamada));
    const sent = contarLlamadas('InsertarAltaCotizante');
    for (const falla of rotas) {
      poner(line, falla);
      await enviar();
      line.falla = null;
      const grande = falla.nombre === '413' && llamada === 'recursos.grabarPendiente';
      const motivo = grande ? 'El archivo es muy grande para el servidor.' : porQue(falla, llamada);
      expect([paso(), resultado()?.motivo], falla.nombre).toEqual(['rechazada', motivo]);
      // A file that was refused or is too large is changed; after anything else the row is sent as it is.
      const deArchivo =
        llamada === 'recursos.grabarPendiente' &&
        (grande || (falla.clase === 'dice que no' && !falla.nombre.startsWith('400')));
      const quedo: Fila = { ...fila, paso: 'rechazada', resultado: resultado() ?? null };
      const vista = enviada(quedo, { paso: 'rechazada', resultado: quedo.resultado, corriendo: false });
      expect(seRepite(vista), `${falla.nombre}: sent as it is`).toBe(!deArchivo);
      expect([sent.cuenta(), await hay()], falla.nombre).toEqual([0, NADA]);
    }
    await enviar();
    expect([paso(), sent.cuenta(), await hay()]).toEqual(['registrada', 1, UNO]);
    expect(toasts()).toEqual([]);
  },
);

test('[R2] [fault 38] an upload that was done, whatever answers it: its file is found and not sent twice', async () => {
  const dudosas = contestadas.filter(({ dudosa }) => dudosa);
  const una = await importacion(dudosas.length);
  const line = interceptar(llamadaDe('recursos.grabarPendiente'));
  for (const [at, falla] of dudosas.entries()) {
    const filas = una.filas.slice(at, at + 1);
    poner(line, falla, true);
    const { corrida } = corridaDe({ ...una, filas });
    corrida.comenzar();
    await quieta(corrida);
    expect(corrida.estado.getState().cuentas.registradas, falla.nombre).toBe(1);
    expect(line.enviadas, `${falla.nombre}: two files`).toBe(2);
  }
  const there = await enServicios(una.filas);
  expect([there.archivos, there.huerfanos]).toEqual([2 * dudosas.length, 0]);
});

test('[R2] [R6] [fault 13] a file of an earlier try that cannot be deleted: the row is not sent, so that it does not get it', async () => {
  const { una, enviar, paso, resultado, espera, fila, enServicios: hay } = await unaFila();
  // The earlier try left a file for a requirement of which the row has none.
  const [suyo] = una.adjuntos.get(fila.numero) ?? [];
  if (!suyo) throw new Error('no file');
  await puertosDeServicios(una.dueno.empresa).subir(espera, suyo);
  const { db } = await theSandbox();
  for (const one of db.archivos.all()) if (one.IdTabla === 0) db.archivos.put({ ...one, IdRequisito: 99 });
  const line = interceptar(llamadaDe('recursos.eliminar'));
  const sent = contarLlamadas('InsertarAltaCotizante');
  for (const falla of rotas) {
    // For some services, no answer to a DELETE means success.
    if (falla.nombre === '204') continue;
    poner(line, falla);
    await enviar();
    line.falla = null;
    const motivo = porQue(falla, 'recursos.eliminar');
    expect([paso(), resultado()?.motivo], falla.nombre).toEqual(['rechazada', motivo]);
    expect([sent.cuenta(), await hay()], falla.nombre).toEqual([0, { ...NADA, huerfanos: 1 }]);
  }
  expect(toasts()).toEqual([]);
  await enviar();
  expect([paso(), sent.cuenta(), await hay()]).toEqual(['registrada', 1, UNO]);
});

test.each([
  ['personasNovedad.porId', ''],
  ['seguimiento.registrar', 'La fila 2 se registró, pero no se anotó en su seguimiento.'],
])('[R2] [fault 23] whatever answers %s after the write: the row is registered, once', async (llamada, dice) => {
  const todas = rotas;
  const una = await importacion(todas.length);
  const line = interceptar(llamadaDe(llamada));
  const sent = contarLlamadas('InsertarAltaCotizante');
  for (const [at, falla] of todas.entries()) {
    const filas = una.filas.slice(at, at + 1).map((fila) => ({ ...fila, numero: 2 }));
    const adjuntos = new Map([[2, una.adjuntos.get(at + 2) ?? []]]);
    poner(line, falla);
    const { corrida } = corridaDe({ ...una, filas, adjuntos, diario: (await importacion(0)).diario });
    corrida.comenzar();
    await quieta(corrida);
    line.falla = null;
    const { pasos, resultados, sucesos } = corrida.estado.getState();
    const there = await enServicios(filas);
    const [aviso] = there.avisos.get(2) ?? [];
    expect([pasos.get(2), there.porFila], falla.nombre).toEqual(['registrada', [1]]);
    const nroAviso = llamada === 'personasNovedad.porId' ? '' : aviso?.NumeroDocumento;
    expect(resultados.get(2), falla.nombre).toMatchObject({ nroAviso, idPersonaNovedad: aviso?.IdPersonaNovedad });
    expect(
      sucesos.map(({ texto }) => texto).filter((texto) => texto.startsWith('La fila')),
      falla.nombre,
    ).toEqual(dice === '' ? [] : [dice]);
  }
  expect(sent.cuenta()).toBe(todas.length);
});
