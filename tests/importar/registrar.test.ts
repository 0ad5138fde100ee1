import { waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { call } from '#client/call.ts';
import { TransportFailure } from '#client/errors.ts';
import { tabla } from '#contract/enumerations.ts';
import { recursos } from '#contract/services/recursos.ts';
import { crearTablero } from '#features/importar/corrida/tablero.ts';
import { ArchivoIlegible } from '#features/importar/fila/adjunto.ts';
import { mediana } from '#features/importar/fila/cuentas.ts';
import type { AdjuntoDeFila, Fila } from '#features/importar/fila/fila.ts';
import { crearCorredor } from '#features/importar/registrar/corredor.ts';
import { abrirDiario } from '#features/importar/registrar/diario.ts';
import { categoriaDe } from '#features/importar/registrar/estado.ts';
import { type Puertos, puertosDeServicios } from '#features/importar/registrar/puertos.ts';
import { crearRitmo, velocidadDe } from '#features/importar/registrar/ritmo.ts';
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
  quieta,
} from '#support/corridas.ts';
import { theSandbox } from '#support/services.ts';

/** Services that do everything at once, but for what a test replaces. */
const deMentira: Partial<Puertos> = {
  novedadesDe: async () => [],
  personasCon: async () => [],
  soltarPendientes: async () => undefined,
  subir: async () => undefined,
  cambiaronPendientes: async () => false,
  insertar: async (_definition, form) => ({ idPersona: form.BasePersonas.IdPersona || 1, idPersonaNovedad: 1 }),
  numeroDe: async () => '2026-00001',
  seguimiento: async () => true,
  periodo: async () => ({ start: '2026-11-01', end: '2026-11-30' }),
  olvidar: async () => undefined,
};

/** Many rows of one person, for tests without services. */
async function muchas(count: number) {
  const una = await importacion(1);
  const [base] = una.filas;
  if (!base) throw new Error('no row');
  const filas: Fila[] = Array.from({ length: count }, (_, at) => ({ ...base, numero: at + 2 }));
  return { ...una, filas, adjuntos: new Map() };
}

const quinientos = () => Promise.reject(new TransportFailure('tecnico', 500, 'Error técnico.'));

describe('[R6] the pace', () => {
  test('is four, and two and one while the median passes three seconds', () => {
    const ritmo = crearRitmo();
    expect(ritmo.aLaVez()).toBe(4);
    expect([3000, 3000, 3000, 3000].map(ritmo.anotar)).toEqual([false, false, false, false]);
    expect([3001, 3001, 3001, 3001].map(ritmo.anotar)).toEqual([false, false, false, true]);
    expect(ritmo.aLaVez()).toBe(2);
    expect([9000, 9000].map(ritmo.anotar)).toEqual([false, true]);
    expect(ritmo.aLaVez()).toBe(1);
    expect(ritmo.anotar(12_000)).toBe(false);
    expect(ritmo.aLaVez()).toBe(1);
  });

  test('gets better after eight quick rows, and worse with each request to wait', () => {
    const ritmo = crearRitmo();
    expect(ritmo.frenar()).toBe(true);
    expect(ritmo.aLaVez()).toBe(2);
    expect(ritmo.frenar()).toBe(true);
    expect(ritmo.frenar()).toBe(false);
    expect(ritmo.aLaVez()).toBe(1);
    expect(Array.from({ length: 8 }, () => ritmo.anotar(100))).toEqual([...Array(7).fill(false), true]);
    expect(ritmo.aLaVez()).toBe(2);
  });

  test.each([
    [[], 0],
    [[5], 5],
    [[1, 9], 5],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])('the median of %j is %d', (values, middle) => expect(mediana(values)).toBe(middle));

  test('rows per minute come from the last twenty', () => {
    expect(velocidadDe([])).toBeNull();
    expect(velocidadDe([5])).toBeNull();
    expect(velocidadDe([0, 60_000])).toBe(1);
    expect(velocidadDe([0, ...Array.from({ length: 20 }, (_, at) => 900_000 + at * 1000)])).toBe(60);
  });
});

test('[R6] only one row of somebody unknown is under way, beside known ones', async () => {
  let most = 0;
  let alone = 0;
  const running = new Set<number>();
  const done: number[] = [];
  let over = () => {};
  const quiet = new Promise<void>((resolve) => {
    over = resolve;
  });
  const pool = crearCorredor<number>({
    aLaVez: () => 4,
    deAUno: (item) => item >= 100,
    uno: async (item) => {
      running.add(item);
      most = Math.max(most, running.size);
      alone = Math.max(alone, [...running].filter((one) => one >= 100).length);
      await new Promise((resolve) => setTimeout(resolve, 3));
      running.delete(item);
      done.push(item);
    },
    alQuedarQuieto: () => over(),
  });
  pool.encolar([100, 101, 102, 1, 2, 3, 4, 5]);
  pool.seguir();
  await quiet;
  expect([most, alone, done.length]).toEqual([4, 1, 8]);
});

test('[R6] unknown people do not mix their files: each notice has its own two', async () => {
  const una = await importacion(4);
  const filas = una.filas.map((fila, at) => desconocer(fila, `9911880${at}`));
  const { corrida } = corridaDe({ ...una, filas });
  corrida.comenzar();
  await quieta(corrida);
  expect(corrida.estado.getState().cuentas.registradas).toBe(4);
  const there = await enServicios(filas);
  expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1, 1, 1, 1], 8, 0]);
});

test('[R6] slow services: fewer rows at a time, each once', async () => {
  const una = await muchas(12);
  let clock = 0;
  let under = 0;
  const seen: number[] = [];
  const { corrida } = corridaDe(una, {
    ...deMentira,
    ahora: () => clock,
    insertar: async () => {
      under += 1;
      seen.push(under);
      await new Promise((resolve) => setTimeout(resolve));
      clock += 12_000;
      under -= 1;
      return { idPersona: 1, idPersonaNovedad: 1 };
    },
  });
  corrida.comenzar();
  await quieta(corrida);
  expect(seen).toHaveLength(12);
  expect(Math.max(...seen)).toBe(4);
  expect(seen.slice(-4)).toEqual([1, 1, 1, 1]);
  expect(corrida.estado.getState()).toMatchObject({ aLaVez: 1, cuentas: { registradas: 12 } });
});

test('[R6] five failures in a row pause the run, and Continuar starts to count anew', async () => {
  const una = await muchas(12);
  const { corrida } = corridaDe(una, { ...deMentira, insertar: quinientos });
  corrida.comenzar();
  await quieta(corrida);
  const { parada, cuentas } = corrida.estado.getState();
  expect(parada?.causa).toBe('fallos');
  expect(cuentas.noRegistradas).toBeGreaterThan(0);
  expect(cuentas.esperan).toBeGreaterThan(0);
  corrida.continuar();
  await waitFor(() => expect(corrida.estado.getState().cuentas.noRegistradas).toBeGreaterThan(cuentas.noRegistradas));
});

test('[R6] three uncertain rows in a row pause the run; a registered one between them does not', async () => {
  const una = await muchas(12);
  const lost = () => Promise.reject(new TransportFailure('sinRespuesta', 0, 'Sin respuesta.'));
  const { corrida } = corridaDe(una, { ...deMentira, insertar: lost });
  corrida.comenzar();
  await quieta(corrida);
  expect(corrida.estado.getState().parada?.causa).toBe('inciertas');
  let turn = 0;
  const other = corridaDe(await muchas(8), {
    ...deMentira,
    insertar: (definition, form) => {
      turn += 1;
      return turn % 3 === 0 ? (deMentira.insertar?.(definition, form) ?? lost()) : lost();
    },
    personasCon: async () => [],
  });
  other.corrida.comenzar();
  await quieta(other.corrida);
  expect(other.corrida.estado.getState().cuentas.sinConfirmar).toBeGreaterThan(1);
});

test('[R7] Pausar lets the rows under way end and begins no other; Continuar goes on', async () => {
  const una = await importacion(9);
  const { corrida } = corridaDe(una);
  corrida.comenzar();
  await alEstar(corrida, ({ cuentas }) => cuentas.registradas > 0);
  await corrida.pausar();
  const { fase, parada, cuentas } = corrida.estado.getState();
  expect(fase).toBe('pausada');
  expect(cuentas.enCurso).toBe(0);
  expect(parada?.texto).toBe(`Se detuvo en la fila ${parada?.fila}.`);
  expect((await enServicios(una.filas)).porFila.filter((n) => n === 1)).toHaveLength(cuentas.registradas);
  corrida.continuar();
  corrida.continuar();
  await quieta(corrida);
  expect((await enServicios(una.filas)).porFila).toEqual(Array(9).fill(1));
});

test('[R7] [R8] Detener leaves the rest unsent: they are Fuera, and no file stays behind', async () => {
  const una = await importacion(9);
  const { corrida } = corridaDe(una);
  corrida.comenzar();
  await alEstar(corrida, ({ cuentas }) => cuentas.registradas > 0);
  await corrida.detener();
  const { fase, cuentas, pasos } = corrida.estado.getState();
  expect(fase).toBe('detenida');
  expect(cuentas.registradas).toBeLessThan(9);
  const groups = [...pasos.values()].map(categoriaDe);
  expect(groups.filter((one) => one === 'fuera')).toHaveLength(9 - cuentas.registradas);
  corrida.continuar();
  expect(corrida.estado.getState().fase).toBe('detenida');
  const there = await enServicios(una.filas);
  expect(there.porFila.filter((n) => n === 1)).toHaveLength(cuentas.registradas);
  expect([there.archivos, there.huerfanos]).toEqual([cuentas.registradas * 2, 0]);
});

test('[E-7.5-02] [R7] a refusal shows the services own sentence, and its files are dropped', async () => {
  const una = await importacion(1);
  await fallar('refuse', INSERTAR, { text: 'La empresa no está al día.' });
  const { corrida } = corridaDe(una);
  corrida.comenzar();
  await quieta(corrida);
  expect(corrida.estado.getState().resultados.get(2)?.motivo).toBe('La empresa no está al día.');
  expect(categoriaDe(corrida.estado.getState().pasos.get(2) ?? 'leida')).toBe('noRegistradas');
  expect((await enServicios(una.filas)).huerfanos).toBe(0);
});

test('[R2] failed tracking and an unread number fail no row', async () => {
  const una = await importacion(1);
  await fallar('status', 'Seguimiento', { status: 500, times: 'always' });
  await fallar('status', 'PersonasNovedad/ObtenerXIdOld', { status: 500, times: 'always' });
  const { corrida } = corridaDe(una);
  corrida.comenzar();
  await quieta(corrida);
  const { pasos, resultados, sucesos } = corrida.estado.getState();
  expect(pasos.get(2)).toBe('registrada');
  expect(resultados.get(2)?.nroAviso).toBe('');
  expect(resultados.get(2)?.idPersonaNovedad).toBeGreaterThan(0);
  expect(sucesos.map(({ texto }) => texto)).toContain('La fila 2 se registró, pero no se anotó en su seguimiento.');
  await control('faults/clear');
});

test('[R2] leftover files of the person are deleted before the row sends its own', async () => {
  const una = await importacion(1);
  await fallar('drop', INSERTAR);
  const first = corridaDe(una);
  first.corrida.comenzar();
  await quieta(first.corrida);
  expect((await enServicios(una.filas)).huerfanos).toBe(2);
  first.corrida.repetir(2);
  await quieta(first.corrida);
  const there = await enServicios(una.filas);
  expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
});

test('[R2] [R3] a notice of the same type and date that somebody else registered is told, not claimed', async () => {
  const una = await importacion(1);
  const first = corridaDe(una);
  first.corrida.comenzar();
  await quieta(first.corrida);
  const second = corridaDe({ ...una, diario: await abrirDiario(una.dueno, 'otro archivo') });
  second.corrida.comenzar();
  await quieta(second.corrida);
  const numero = first.corrida.estado.getState().resultados.get(2)?.nroAviso;
  expect(second.corrida.estado.getState().resultados.get(2)?.motivo).toBe(
    `Ya hay un aviso de este tipo y fecha para la persona: ${numero}.`,
  );
  // Its notice can be opened.
  expect(second.corrida.estado.getState().resultados.get(2)).toMatchObject({
    nroAviso: numero,
    idPersonaNovedad: first.corrida.estado.getState().resultados.get(2)?.idPersonaNovedad,
  });
  expect((await enServicios(una.filas)).porFila).toEqual([1]);
});

test.each<[string, string, (fila: Fila) => Fila, (suyo: number) => number]>([
  ['is not hers when it was about somebody else', 'rechazada', (fila) => fila, (suyo) => suyo + 1_000_000],
  ['is hers when it was about her', 'registrada', (fila) => fila, (suyo) => suyo],
  ['is hers when she had no id then', 'registrada', (fila) => fila, () => 0],
  ['is hers when the row has no id for her', 'registrada', (fila) => desconocer(fila, '99118809'), (suyo) => suyo],
])('[R2] [R3] a notice that an earlier visit may have sent %s', async (_, paso, conocida, quien) => {
  const una = await importacion(1);
  const filas = una.filas.map(conocida);
  const first = corridaDe({ ...una, filas });
  first.corrida.comenzar();
  await quieta(first.corrida);
  const [aviso] = (await enServicios(filas)).avisos.get(2) ?? [];
  if (!aviso) throw new Error('no notice');

  const diario = await abrirDiario(una.dueno, `${una.huella}, más tarde`);
  const { IdTipoNovedad: idTipoNovedad, IdPersona } = aviso;
  await diario.anotar(2, {
    ...{ paso: 'enviando', conocidos: [], dudosa: true, idTipoNovedad, idPersona: quien(IdPersona) },
    ...{ idPersonaNovedad: 0, nroAviso: '' },
  });
  const second = corridaDe({ ...una, filas, diario });
  second.corrida.comenzar();
  await quieta(second.corrida);
  expect(second.corrida.estado.getState().pasos.get(2)).toBe(paso);
  expect((await enServicios(filas)).porFila).toEqual([1]);
});

test('[R2] a file that cannot be unpacked, and a row that is not prepared, are not sent', async () => {
  const una = await importacion(2);
  const [first, second] = una.filas;
  if (!first || !second) throw new Error('no rows');
  const abrir = () => Promise.reject(new ArchivoIlegible('El archivo del ZIP está dañado.'));
  const adjuntos = new Map([[first.numero, [{ idRequisito: 3, archivo: new File([], 'a.pdf'), abrir }]]]);
  const { corrida } = corridaDe({ ...una, adjuntos, filas: [first, { ...second, preparada: null }] });
  corrida.comenzar();
  await quieta(corrida);
  const { resultados } = corrida.estado.getState();
  expect(resultados.get(first.numero)).toMatchObject({ motivo: 'El archivo del ZIP está dañado.', idRequisito: 3 });
  expect(resultados.get(second.numero)?.motivo).toBe(
    'La fila ya no se puede registrar como está. Compruébela otra vez.',
  );
  expect((await enServicios(una.filas)).porFila).toEqual([0, 0]);
});

test.each([
  ['moved', 'NotFoundError'],
  ['changed', 'NotReadableError'],
])(
  '[R2] [R7] a file that was %s since it was chosen refuses its row, which is sent with another file',
  async (_, name) => {
    const una = await importacion(1);
    const [fila] = una.filas;
    const suyos = una.adjuntos.get(fila?.numero ?? 0) ?? [];
    const perder = () => Promise.reject(new DOMException('gone', name));
    const perdidos = suyos.map((uno) => (uno.idRequisito === 3 ? { ...uno, abrir: perder } : uno));
    const adjuntos = new Map<number, readonly AdjuntoDeFila[]>([[fila?.numero ?? 0, perdidos]]);
    const { corrida } = corridaDe({ ...una, adjuntos });
    corrida.comenzar();
    await quieta(corrida);
    const { fase, resultados, sucesos } = corrida.estado.getState();
    const nombre = suyos.find(({ idRequisito }) => idRequisito === 3)?.archivo.name;
    const motivo = `No se puede leer ${nombre}: se movió o cambió después de elegirlo. Elija el archivo otra vez.`;
    expect([fase, resultados.get(2)?.motivo, resultados.get(2)?.idRequisito]).toEqual(['terminada', motivo, 3]);
    expect(sucesos.at(-2)).toMatchObject({ texto: `Fila 2: ${motivo}`, fila: 2 });
    // What was sent before it does not stay behind.
    expect((await enServicios(una.filas)).huerfanos).toBe(0);
    adjuntos.set(2, suyos);
    corrida.repetir(2);
    await quieta(corrida);
    const there = await enServicios(una.filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
  },
);

test('[E-7.5-02] [R2] [R7] a file that the services refuse is told with their words, and which one it is', async () => {
  const una = await importacion(1);
  await fallar('refuse', 'Recursos/grabarRecursoIdTablaCero', { text: 'La imagen no es una fotografía.' });
  const { corrida } = corridaDe(una);
  corrida.comenzar();
  await quieta(corrida);
  const primero = una.adjuntos.get(2)?.[0]?.idRequisito;
  const { resultados } = corrida.estado.getState();
  expect(resultados.get(2)).toMatchObject({ motivo: 'La imagen no es una fotografía.', idRequisito: primero });
  // A failure of the services is about no file.
  await fallar('status', 'Recursos/grabarRecursoIdTablaCero', { status: 500 });
  corrida.repetir(2);
  await quieta(corrida);
  expect(corrida.estado.getState().resultados.get(2)?.idRequisito).toBeUndefined();
  expect((await enServicios(una.filas)).porFila).toEqual([0]);
});

test('a row that was not checked since the page was loaded is checked when its turn comes', async () => {
  const una = await importacion(2);
  const [first, second] = una.filas;
  if (!first || !second) throw new Error('no rows');
  const preparar = vi.fn(async (fila: Fila) => ({ ...fila, preparada: second.preparada }));
  const { corrida } = corridaDe({ ...una, filas: [first, { ...second, preparada: null }] }, {}, { preparar });
  corrida.comenzar();
  await quieta(corrida);
  expect(preparar).toHaveBeenCalledTimes(1);
  expect((await enServicios(una.filas)).porFila).toEqual([1, 1]);
});

test('after a pause the speed and the minutes left are measured anew: the pause is not the time of a row', async () => {
  const una = await importacion(2);
  let ahora = 0;
  const tablero = crearTablero(una.filas, () => ahora, vi.fn());
  const termino = (cuando: number) => {
    ahora = cuando;
    tablero.terminoUna();
    const { velocidad, minutos } = tablero.estado.getState();
    return [velocidad, minutos];
  };
  expect(termino(0)).toEqual([null, null]);
  expect(termino(60_000)).toEqual([1, 2]);
  tablero.medirDeNuevo();
  expect(tablero.estado.getState()).toMatchObject({ velocidad: null, minutos: null });
  expect(termino(9_000_000)).toEqual([null, null]);
  expect(termino(9_001_000)).toEqual([60, 1]);
});

test.each(['sesion', 'cancelado'] as const)(
  'a row whose check ends because of %s waits again, and is registered when the run goes on',
  async (kind) => {
    const una = await importacion(2);
    const [first, second] = una.filas;
    if (!first || !second) throw new Error('no rows');
    const preparar = vi
      .fn(async (fila: Fila) => ({ ...fila, preparada: second.preparada }))
      .mockRejectedValueOnce(new TransportFailure(kind, 401, 'Su sesión terminó.'));
    const { corrida } = corridaDe({ ...una, filas: [first, { ...second, preparada: null }] }, {}, { preparar });
    corrida.comenzar();
    await waitFor(() => expect(corrida.estado.getState().fase).toBe('pausada'));
    expect(corrida.estado.getState().pasos.get(second.numero)).toBe('enEspera');
    corrida.continuar();
    await quieta(corrida);
    expect((await enServicios(una.filas)).porFila).toEqual([1, 1]);
  },
);

test('rows with a problem, rows that are not ticked and registered ones are never sent', async () => {
  const una = await importacion(4);
  const [a, b, c, d] = una.filas;
  if (!a || !b || !c || !d) throw new Error('no rows');
  const filas: Fila[] = [a, { ...b, paso: 'problema' }, { ...c, marcada: false }, { ...d, paso: 'registrada' }];
  const { corrida } = corridaDe({ ...una, filas });
  corrida.comenzar();
  await quieta(corrida);
  expect((await enServicios(una.filas)).porFila).toEqual([1, 0, 0, 0]);
  corrida.repetir(d.numero);
  expect(corrida.estado.getState().pasos.get(d.numero)).toBe('registrada');
});

test('"Qué pasó" has its lines in order, and the last 200 only', async () => {
  const una = await muchas(260);
  const { corrida } = corridaDe(una, { ...deMentira, seguimiento: async () => false });
  corrida.comenzar();
  await quieta(corrida);
  const { sucesos } = corrida.estado.getState();
  expect(sucesos).toHaveLength(200);
  expect(sucesos.at(-1)?.texto).toBe('Terminó.');
});

describe('[R6] files of new people, which all wait under the same id', () => {
  /** A form in another tab puts its own identity card in the place of the row's, as often as told. */
  async function conOtraPestana(veces: number) {
    const una = await importacion(1);
    const filas = una.filas.map((fila) => desconocer(fila, '99118809'));
    const { subir } = puertosDeServicios(una.dueno.empresa);
    let quedan = veces;
    const { corrida } = corridaDe(
      { ...una, filas },
      {
        subir: async (espera, adjunto) => {
          await subir(espera, adjunto);
          if (adjunto.idRequisito !== 3 || quedan === 0) return;
          quedan -= 1;
          const archivo = new File(['%PDF-1.4\n%%EOF\n'], 'ajeno.pdf', { type: 'application/pdf' });
          const { idPersona: IdPersona, idTipoNovedad: IdTipoNovedad } = espera;
          const de = { Tabla: tabla.novedad, IdTabla: 0, IdPersona, IdTipoNovedad, IdRequisito: 3 };
          await call(recursos.grabarPendiente, { body: { archivo, NombreArchivo: archivo.name, ...de } });
        },
      },
    );
    corrida.comenzar();
    await quieta(corrida);
    const { db } = await theSandbox();
    const suyos = (una.adjuntos.get(2) ?? []).map(({ archivo }) => archivo.name);
    const nombres = () => db.archivos.all().flatMap((uno) => (uno.IdTabla > 0 ? [uno.NombreArchivo] : []));
    return { filas, corrida, suyos, nombres };
  }

  test('another tab changed them before the write: they are sent again, and the notice has the row’s own', async () => {
    const { filas, corrida, suyos, nombres } = await conOtraPestana(2);
    expect(corrida.estado.getState().pasos.get(2)).toBe('registrada');
    const there = await enServicios(filas);
    expect([there.porFila, there.archivos, there.huerfanos]).toEqual([[1], 2, 0]);
    expect(nombres()).toEqual(expect.arrayContaining(suyos));
    expect(nombres()).not.toContain('ajeno.pdf');
  });

  test('it changes them each time: the row is refused with the reason, and sent once it is told to', async () => {
    const sent = contarLlamadas('InsertarAltaCotizante');
    const { filas, corrida, nombres } = await conOtraPestana(3);
    const { pasos, resultados } = corrida.estado.getState();
    expect([pasos.get(2), resultados.get(2)?.motivo]).toEqual([
      'rechazada',
      'En otra pestaña se cambiaron los archivos de una persona nueva mientras se enviaban los de esta fila. Cierre allí ese aviso y reintente.',
    ]);
    expect([sent.cuenta(), (await enServicios(filas)).huerfanos]).toEqual([0, 0]);
    corrida.repetir(2);
    await quieta(corrida);
    expect(corrida.estado.getState().pasos.get(2)).toBe('registrada');
    expect(nombres()).not.toContain('ajeno.pdf');
  });
});
