import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { session } from '#client/session.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { sinAdjuntos } from '#features/importar/comprobar/adjuntos.ts';
import type { Contexto } from '#features/importar/comprobar/contexto.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { crearImportacion } from '#features/importar/fila/importacion.ts';
import type { Correspondencia, Planilla } from '#features/importar/fila/planilla.ts';
import { leerRecordadas } from '#features/importar/lectura/recordadas.ts';
import { borrarCopia, guardarCopia, leerCopia } from '#features/importar/registrar/copia.ts';
import { type Asiento, abrirDiario, importacionesEmpezadas } from '#features/importar/registrar/diario.ts';
import { cuidarCopia } from '#features/importar/visita/cuidarCopia.ts';
import { crearEstado, type EstadoDePantalla, estadoInicial } from '#features/importar/visita/estado.ts';
import { crearImportador } from '#features/importar/visita/importador.ts';
import { crearRevision, cuentasDeAdjuntos } from '#features/importar/visita/revision.ts';
import { conCandados } from '#support/candados.ts';
import { fixDate } from '#support/clock.ts';
import { archivoDe } from '#support/corridas.ts';
import { descargas } from '#support/descargas.ts';
import { server } from '#support/services.ts';
import { signInAs } from '#support/session.ts';
import { atTestEnd } from '#support/testEnd.ts';
import { readCsv } from '#ui/files/csv.ts';
import { filaCon, unContexto } from './apoyo.ts';
import { contextoCon } from './deComprobar.ts';
import { sinFecha, unaFila } from './filas.ts';

const planillaCon = (part: Partial<Planilla> = {}): Planilla => ({
  ...{ nombre: 'bajas.csv', huella: 'a1', clase: 'otra', ignoradas: [], peso: 9, vaciasAlFinal: 0, filas: [] },
  titulos: ['Documento', 'Agencia'],
  origen: { clase: 'texto', codificacion: 'UTF-8', separador: 'coma' },
  ...part,
});
const elegidoCon = (planilla: Planilla) => ({ archivo: new File([], planilla.nombre), planilla, rechazo: '' });
const correspondencia: Correspondencia = {
  ...{ NumeroDocumento: { indice: 0 }, Ubicacion: { indice: 1, equivale: { sur: 'VIACHA' } } },
  TipoAviso: { constante: 'BAJA' },
};

const duenoDeSesion = () => {
  const { user, empresa } = session.getState();
  return { usuario: user?.id_usuario ?? 0, empresa: empresa.IdEmpresa };
};

/** Every copy that is being written is there, or is not. */
const escritas = () => borrarCopia({ usuario: 0, empresa: 0 });

describe('[S2] keeping the rows in the working copy', () => {
  async function cuidada(part: Partial<EstadoDePantalla> = {}) {
    await signInAs('empresa');
    const dueno = duenoDeSesion();
    const [pantalla, tienda] = [crearEstado(), crearImportacion()];
    pantalla.setState({ paso: 'revisar', elegido: elegidoCon(planillaCon()), correspondencia, ...part });
    const cuidado = cuidarCopia({ pantalla, tienda, dueno });
    atTestEnd(() => {
      cuidado.olvidar();
      void borrarCopia(dueno);
    });
    fixDate('setTimeout', 'clearTimeout');
    const pasan = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      await escritas();
    };
    const cargar = (...filas: readonly Fila[]) => tienda.cargar(filas, (fila) => fila);
    const numeros = async () => (await leerCopia(dueno))?.filas.map(({ numero }) => numero) ?? null;
    return { dueno, pantalla, tienda, cuidado, pasan, cargar, numeros };
  }

  test('is done a second after the last change, and says that this browser keeps nothing', async () => {
    const { pantalla, pasan, cargar, numeros, dueno } = await cuidada();
    cargar(unaFila(2));
    await pasan(900);
    cargar(unaFila(2), unaFila(3));
    await pasan(900);
    expect([await numeros(), pantalla.getState().sinAlmacen]).toEqual([null, false]);
    await pasan(200);
    await waitForState(() => pantalla.getState().sinAlmacen);
    expect(await numeros()).toEqual([2, 3]);
    const { filas: _, ...planilla } = planillaCon();
    expect(await leerCopia(dueno)).toMatchObject({ planilla, correspondencia });
  });

  test('is done five seconds after the first change at the latest, each time', async () => {
    const { pasan, cargar, numeros } = await cuidada();
    for (const [desde, ultima] of [
      [2, 8],
      [20, 26],
    ] as const) {
      for (let numero = desde; numero <= ultima; numero += 1) {
        cargar(unaFila(numero));
        await pasan(800);
      }
      expect(await numeros()).toEqual([ultima]);
      await pasan(2000);
    }
  });

  test('what is no change of the rows is none', async () => {
    const { tienda, pasan, numeros } = await cuidada();
    tienda.avanzar({ hechas: 0, total: 1, resta: null });
    await pasan(6000);
    expect(await numeros()).toBeNull();
  });

  test.each<[string, Partial<EstadoDePantalla>]>([
    ['before a file was chosen', { elegido: null }],
    ['while its file was refused', { elegido: { archivo: new File([], 'x'), planilla: null, rechazo: 'No.' } }],
    ['before its columns are known', { correspondencia: null }],
    ['in the step of the file', { paso: 'archivo' }],
    ['in that of its columns', { paso: 'columnas' }],
    ['while it is compared', { paso: 'comparar' }],
  ])('is not done %s', async (_, part) => {
    const { cargar, pasan, numeros, pantalla } = await cuidada(part);
    cargar(unaFila(2));
    await pasan(6000);
    expect([await numeros(), pantalla.getState().sinAlmacen]).toEqual([null, false]);
  });

  test('is not done without rows, and of nobody else’s', async () => {
    const { cargar, pasan, numeros } = await cuidada();
    cargar(unaFila(2));
    await pasan(1000);
    cargar();
    await pasan(6000);
    expect(await numeros()).toEqual([2]);
    const { user, empresa } = session.getState();
    for (const otra of [{ empresa: { ...empresa, IdEmpresa: 9 } }, { user: null }]) {
      session.setState(otra);
      cargar(unaFila(3));
      await pasan(6000);
      session.setState({ user, empresa });
      expect(await numeros()).toEqual([2]);
    }
  });

  test('what waits to be kept can be forgotten; a later change is kept', async () => {
    const { cuidado, cargar, pasan, numeros } = await cuidada();
    cargar(unaFila(2));
    cuidado.olvidar();
    await pasan(6000);
    expect(await numeros()).toBeNull();
    cargar(unaFila(3));
    await pasan(1000);
    expect(await numeros()).toEqual([3]);
  });

  test('leaving the screen keeps what there is at once, and no more', async () => {
    const { cuidado, cargar, pasan, numeros } = await cuidada();
    cargar(unaFila(2));
    cuidado.soltar();
    await pasan(0);
    expect(await numeros()).toEqual([2]);
    cargar(unaFila(3));
    await pasan(6000);
    expect(await numeros()).toEqual([2]);
  });
});

/** Waits for a state while timers stand still: the copy is encrypted by the machine, not by a timer. */
async function waitForState(is: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !is(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(is()).toBe(true);
}

const BAJA = {
  ...{ TipoAviso: 'BAJA', NumeroDocumento: '4890023', ApellidoPaterno: 'MAMANI', ApellidoMaterno: 'QUISPE' },
  ...{ Nombres: 'BEATRIZ', FechaNacimiento: '12/05/1994', FechaAviso: '20/11/2026' },
};

describe('[S2] [S3] a visit', () => {
  const asiento: Asiento = {
    ...{ paso: 'registrada', conocidos: [], dudosa: false, idTipoNovedad: 6, idPersona: 0, idPersonaNovedad: 77 },
    nroAviso: 'A-77',
  };

  /** A visit, after an earlier one registered row 2 of the file 'a1'. */
  async function visita({ huellas = ['a1'], copia = false } = {}) {
    conCandados();
    await signInAs('empresa');
    const dueno = duenoDeSesion();
    // Tests of whole screens begin imports of the same company.
    for (const { huella } of await importacionesEmpezadas(dueno)) await (await abrirDiario(dueno, huella)).borrar();
    const filas = [filaCon(BAJA, 2), { ...filaCon({ ...BAJA, NumeroDocumento: '7' }, 4), celdas: ['7', 'SUR'] }];
    for (const huella of huellas) {
      const diario = await abrirDiario(dueno, huella);
      atTestEnd(() => void diario.borrar());
      await diario.comenzar(2);
      await diario.anotar(2, asiento);
    }
    const { filas: _, ...planilla } = planillaCon();
    const kept = { planilla, correspondencia, filas };
    if (copia) await guardarCopia(dueno, kept);
    const una = crearImportador(dueno);
    atTestEnd(() => {
      una.soltar();
      void borrarCopia(dueno);
    });
    return { ...una, dueno, copia: kept };
  }

  test('offers what an earlier one left: the copy of this tab, and what was told of its own file', async () => {
    const { pantalla, copia } = await visita({ huellas: ['b2', 'a1'], copia: true });
    await waitFor(() => expect(pantalla.getState().copia).toEqual(copia));
    expect(pantalla.getState().empezada).toMatchObject({ huella: 'a1', total: 2, registradas: 1 });
  });

  test('with a copy of a file that was not begun offers no other one', async () => {
    const { pantalla, copia } = await visita({ huellas: ['b2'], copia: true });
    await waitFor(() => expect(pantalla.getState().copia).toEqual(copia));
    expect(pantalla.getState().empezada).toBeNull();
  });

  test('offers nothing of an earlier one once a file is chosen', async () => {
    const { pantalla, olvidar } = await visita({ huellas: ['b2'] });
    await waitFor(() => expect(pantalla.getState().empezada).not.toBeNull());
    pantalla.setState({ elegido: elegidoCon(planillaCon({ huella: 'c3' })), empezada: null });
    await olvidar();
    expect(pantalla.getState()).toMatchObject({ copia: null, empezada: null });
    pantalla.setState({ elegido: null });
    await olvidar();
    expect(pantalla.getState().empezada).toMatchObject({ huella: 'b2' });
  });

  test('without a copy offers what was begun, and takes the turn of its company', async () => {
    const { pantalla } = await visita({ huellas: ['b2'] });
    await waitFor(() => expect(pantalla.getState().empezada).toMatchObject({ huella: 'b2' }));
    expect([pantalla.getState().copia, pantalla.getState().ajena]).toEqual([null, '']);
  });

  test('goes on with the copy: its rows as they were read, with what the journal knows, and checked', async () => {
    const { pantalla, tienda, corregida, seguirConCopia, copia } = await visita();
    expect(corregida()).toBe(false);
    await seguirConCopia(copia);
    const { elegido, parecido, pruebas, paso, correspondencia: suya } = pantalla.getState();
    expect(elegido?.planilla).toEqual({
      ...copia.planilla,
      filas: [
        { numero: 2, celdas: [] },
        {
          numero: 4,
          celdas: [
            { texto: '7', clase: 'texto' },
            { texto: 'SUR', clase: 'texto' },
          ],
        },
      ],
    });
    expect([elegido?.archivo.name, elegido?.archivo.size, elegido?.rechazo]).toEqual(['bajas.csv', 0, '']);
    expect([parecido, paso, pruebas, suya]).toEqual(['mismo', 'revisar', { decimal: null }, correspondencia]);
    expect(tienda.getState().filas.map(({ paso: el, resultado }) => [el, resultado?.nroAviso])).toEqual([
      ['registrada', 'A-77'],
      ['problema', undefined],
    ]);
    // The rows may differ from the file: nobody has it any more.
    expect(corregida()).toBe(true);
  });

  test('without its lists does not go on with the copy', async () => {
    const { pantalla, seguirConCopia, copia, preparacion } = await visita({ huellas: [] });
    vi.spyOn(preparacion, 'leerListas').mockResolvedValue(null);
    await seguirConCopia(copia);
    expect(pantalla.getState().elegido).toBeNull();
  });

  test('tells whether a chosen file is the one that was begun', async () => {
    const { pantalla, preparacion, dueno } = await visita({ huellas: [] });
    const archivo = new File(['TipoAviso;NumeroDocumento;FechaAviso\nBAJA;4890023;20/11/2026\n'], 'otra.csv');
    await preparacion.elegirPlanilla(archivo);
    expect([pantalla.getState().parecido, pantalla.getState().empezada]).toEqual([null, null]);
    const otro = await abrirDiario(dueno, 'b2');
    atTestEnd(() => void otro.borrar());
    await otro.comenzar(1);
    await preparacion.elegirPlanilla(archivo);
    expect(pantalla.getState()).toMatchObject({ parecido: 'otro', empezada: { huella: 'b2' } });
    const suyo = await abrirDiario(dueno, pantalla.getState().elegido?.planilla?.huella ?? '');
    atTestEnd(() => void suyo.borrar());
    await suyo.comenzar(3);
    await preparacion.elegirPlanilla(archivo);
    expect(pantalla.getState()).toMatchObject({ parecido: 'mismo', empezada: { total: 3 } });
  });

  test('left at another file that nobody reviewed yet, does not offer the rows of the first one as the other’s', async () => {
    const { pantalla, preparacion, seguirConCopia, volverA, soltar, dueno, copia } = await visita({ copia: true });
    await seguirConCopia(copia);
    volverA('archivo');
    await preparacion.elegirPlanilla(new File(['Carnet;Paterno\n4890023;MAMANI\n'], 'otra.csv'));
    await preparacion.continuar();
    expect(pantalla.getState()).toMatchObject({ paso: 'columnas', elegido: { planilla: { nombre: 'otra.csv' } } });
    soltar();
    const guardada = await escritas().then(() => leerCopia(dueno));
    expect(guardada).toMatchObject({ planilla: { nombre: 'bajas.csv' }, filas: [{ numero: 2 }, { numero: 4 }] });
  });

  test('forgets the copy and what was begun, and tells what else there is', async () => {
    const { pantalla, olvidar, dueno, copia } = await visita({ huellas: ['b2', 'a1'], copia: true });
    await waitFor(() => expect(pantalla.getState().copia).toEqual(copia));
    pantalla.setState({ parecido: 'mismo' });
    await olvidar();
    expect(await leerCopia(dueno)).toBeNull();
    expect((await importacionesEmpezadas(dueno)).map(({ huella }) => huella)).toEqual(['b2']);
    expect(pantalla.getState()).toMatchObject({ copia: null, parecido: null, empezada: { huella: 'b2' } });
  });

  test('begins anew once it is ended: the file’s journal and the rows are gone, the lists stay', async () => {
    const { pantalla, tienda, seguirConCopia, terminar, dueno, copia } = await visita();
    await seguirConCopia(copia);
    pantalla.setState({ sinAlmacen: true, fallo: 'No se puede.' });
    const { contexto } = pantalla.getState();
    await terminar();
    expect(await importacionesEmpezadas(dueno)).toEqual([]);
    expect(tienda.getState().filas).toEqual([]);
    expect(contexto).not.toBeNull();
    expect(pantalla.getState()).toEqual({ ...estadoInicial, contexto, sinAlmacen: true });
  });

  test('says that this browser keeps nothing when its run has no journal that stays', async () => {
    const { pantalla, preparacion, envio } = await visita({ huellas: [] });
    await preparacion.leerListas();
    // Without its columns there is no copy, so only the journal can tell.
    pantalla.setState({ paso: 'revisar', elegido: elegidoCon(planillaCon()) });
    expect(pantalla.getState().sinAlmacen).toBe(false);
    await envio.comenzar([]);
    expect(pantalla.getState()).toMatchObject({ paso: 'resultado', sinAlmacen: true });
  });

  test('opens an earlier step, and ends the check and the comparison', async () => {
    const { pantalla, volverA, revision } = await visita({ huellas: [] });
    const cancelar = vi.spyOn(revision, 'alCancelar');
    pantalla.setState({ paso: 'comparar', comparando: { hechas: 0, total: 1, resta: null } });
    volverA('archivo');
    expect(pantalla.getState()).toMatchObject({ paso: 'archivo', comparando: null });
    expect(cancelar).toHaveBeenCalledOnce();
  });

  test('keeps each photograph that was cropped, and looks into it again', async () => {
    const { pantalla, recortar, revision } = await visita({ huellas: [] });
    const otraVez = vi.spyOn(revision, 'volverARepartir');
    const [uno, otro, cortada] = ['uno', 'otro', 'cortada'].map((nombre) => new File([nombre], `${nombre}.jpg`));
    if (!uno || !otro || !cortada) throw new Error('no files');
    recortar(uno, otro);
    recortar(otro, cortada);
    expect([...pantalla.getState().recortes]).toEqual([
      [uno, otro],
      [otro, cortada],
    ]);
    expect(otraVez.mock.calls).toEqual([[uno], [otro]]);
  });

  test('the rows differ from the file once the clerk changed one', async () => {
    const { pantalla, tienda, corregida } = await visita({ huellas: [] });
    const archivo = new File(['x'], 'bajas.csv');
    pantalla.setState({ elegido: { archivo, planilla: planillaCon(), rechazo: '' } });
    tienda.cargar([unaFila(2)], (fila, textos) => ({ ...fila, textos }));
    expect(corregida()).toBe(false);
    tienda.editar([2], { Cargo: 'CHOFER' });
    expect(corregida()).toBe(true);
  });
});

describe('[T3] [F3] the review', () => {
  function revision(part: Partial<EstadoDePantalla> = {}, filas: readonly Fila[] = []) {
    const [pantalla, tienda] = [crearEstado(), crearImportacion()];
    pantalla.setState({ contexto: contextoCon(), correspondencia, elegido: elegidoCon(planillaCon()), ...part });
    tienda.cargar(filas, (fila) => fila);
    const alFallar = vi.fn();
    const una = crearRevision({ pantalla, tienda, dueno: { usuario: 1, empresa: 501 }, alFallar });
    atTestEnd(una.soltar);
    return { una, pantalla, tienda, alFallar };
  }
  const suya = { ...unaFila(2, { hallazgos: [sinFecha] }), celdas: ['48', 'SUR'], textos: { NumeroDocumento: '48' } };

  test('downloads rows with their problems', async () => {
    const bajadas = descargas();
    await revision().una.alDescargar([suya]);
    expect(bajadas.map(({ name }) => name)).toEqual(['filas-con-problema.csv']);
    const texto = new TextDecoder().decode(await bajadas[0]?.bytes());
    expect(readCsv(texto).rows).toEqual([
      ['Documento', 'Agencia', 'Motivo del problema'],
      ['48', '', 'Fecha de ingreso: esa fecha no existe. Escriba dd/mm/aaaa.'],
    ]);
  });

  test.each<[string, Partial<EstadoDePantalla>]>([
    ['a file', { elegido: null }],
    ['one that was read', { elegido: { archivo: new File([], 'x'), planilla: null, rechazo: 'No.' } }],
    ['its columns', { correspondencia: null }],
  ])('without %s downloads nothing and remembers nothing', async (_, part) => {
    const bajadas = descargas();
    const { una, pantalla } = revision(part);
    const antes = pantalla.getState();
    await una.alDescargar([suya]);
    una.alRecordar({ columna: 'Ubicacion', de: 'Norte', a: 'EL ALTO' });
    expect(bajadas).toEqual([]);
    expect(pantalla.getState()).toBe(antes);
    expect(leerRecordadas(501)).toEqual({});
  });

  test('remembers what a text stands for, beside what is known already', () => {
    const { una, pantalla } = revision();
    una.alRecordar({ columna: 'Ubicacion', de: ' Zona  NORTE ', a: 'EL ALTO' });
    const equivale = { sur: 'VIACHA', zonanorte: 'EL ALTO' };
    expect(pantalla.getState().correspondencia).toEqual({ ...correspondencia, Ubicacion: { indice: 1, equivale } });
    expect(leerRecordadas(501)).toEqual({
      ...{ documento: { columna: 'NumeroDocumento' }, agencia: { columna: 'Ubicacion', equivale } },
    });
    expect(leerRecordadas(502)).toEqual({});
  });

  test('a text of a column that the file does not have is not remembered', () => {
    const { una, pantalla } = revision();
    const antes = pantalla.getState();
    una.alRecordar({ columna: 'TipoAviso', de: 'Salida', a: 'BAJA' });
    una.alRecordar({ columna: 'Sexo', de: 'Dama', a: 'FEMENINO' });
    expect([pantalla.getState(), leerRecordadas(501)]).toEqual([antes, {}]);
  });

  test('offers the texts of a cell, none before the lists are read', () => {
    const fila = filaCon({ ...BAJA, TipoAviso: 'ALTA' });
    expect(revision().una.opcionesDe(fila, 'Ubicacion')).toEqual([
      'NUESTRA SEÑORA DE LA PAZ · LA PAZ',
      'EL ALTO · LA PAZ',
    ]);
    expect(revision({ contexto: null }).una.opcionesDe(fila, 'Ubicacion')).toBeNull();
  });

  test('[P8] counts the files of the rows in what it costs', () => {
    const porFila = new Map([[2, [archivoDe(3, '48')]]]);
    const { una } = revision({ revisados: { ...sinAdjuntos, porFila } });
    expect([una.costoDe([unaFila(2)]).llamadas, una.costoDe([unaFila(3)]).llamadas]).toEqual([6, 5]);
  });

  test('[P6] counts the files that each row has to have and has', () => {
    const requisito = (IdRequisito: number, Requerido = true) => ({ IdRequisito, Requerido }) as Requisito;
    const requisitos = new Map([
      [2, [requisito(requisitoFotografia), requisito(3), requisito(4, false)]],
      [21, [requisito(4, false)]],
    ]);
    const contexto: Contexto = contextoCon({ requisitos });
    const ALTA = { ...BAJA, TipoAviso: 'ALTA' };
    const filas = [
      filaCon(ALTA, 2),
      filaCon(ALTA, 3),
      filaCon(ALTA, 4),
      filaCon({ ...BAJA, Motivo: 'RETIRO VOLUNTARIO' }, 5),
    ];
    const porFila = new Map([
      [2, [archivoDe(3, '48'), archivoDe(4, '48')]],
      [3, [archivoDe(requisitoFotografia, '48'), archivoDe(3, '48')]],
    ]);
    expect([...cuentasDeAdjuntos(filas, { ...sinAdjuntos, porFila }, contexto)]).toEqual([
      [2, { hay: 1, piden: 2 }],
      [3, { hay: 2, piden: 2 }],
      [4, { hay: 0, piden: 2 }],
    ]);
  });

  test('a check that failed is told, and is no check at this time', async () => {
    const contexto = await unContexto();
    const { una, tienda, alFallar } = revision({ contexto: { ...contexto, hoy: '2026-11-19' } }, [filaCon(BAJA, 2)]);
    server.use(http.all('*/servicios/*', () => new HttpResponse('', { status: 401 })));
    una.alComprobarTodo();
    await waitFor(() => expect(alFallar).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(tienda.getState().avance).toBeNull());
    expect(tienda.getState().comprobadasA).toBe('');
  });

  test('begins with rows that nobody has files of, and checks them', async () => {
    const contexto = await unContexto();
    const { una, pantalla, tienda } = revision({
      ...{ contexto: null, pruebas: { decimal: '.' }, paso: 'columnas' },
      reparto: { porFila: new Map(), dobles: [], sueltos: [] },
      revisados: { ...sinAdjuntos, porFila: new Map([[2, []]]) },
    });
    await una.cargar([filaCon(BAJA, 2), filaCon(BAJA, 3)], contexto);
    expect(pantalla.getState()).toMatchObject({ contexto, paso: 'revisar' });
    expect(pantalla.getState().revisados.porFila.has(2)).toBe(false);
    const { filas, avance, comprobadasA } = tienda.getState();
    expect(filas.map(({ hallazgos }) => hallazgos.map(({ codigo }) => codigo))).toEqual([
      ['FALTA_ADJUNTO', 'FALTA_ADJUNTO'],
      ['REPETIDA'],
    ]);
    expect([avance, comprobadasA]).toEqual([null, '14:00']);
    // An edited cell is read as the file was.
    tienda.editar([3], { HaberMensual: '3,5' });
    expect(tienda.getState().filas[1]?.valores.HaberMensual).toBe(3.5);
  });

  test('rows without a file that was read cannot be read again', async () => {
    await expect(revision({ pruebas: null }).una.cargar([], contextoCon())).rejects.toThrow('no file was read');
  });

  test('[P7] tells why the services could not be asked, and ends the check', async () => {
    const contexto = await unContexto();
    const { una, tienda, alFallar } = revision({ pruebas: { decimal: '.' } });
    const Mensaje = { IdMensaje: '1', Descripcion: 'No se puede.', TipoMensaje: 'error' };
    server.use(http.get('*/ObtenerRequisitosPorTipoNovedad/*', () => HttpResponse.json({ ok: false, Mensaje })));
    await una.cargar([filaCon({ ...BAJA, TipoAviso: 'ALTA' }, 2)], contexto);
    expect(alFallar.mock.calls).toEqual([['No se puede. (código 1)']]);
    expect([tienda.getState().avance, tienda.getState().filas[0]?.paso]).toEqual([null, 'leida']);
  });

  test.each<Partial<EstadoDePantalla>>([{ paso: 'columnas' }, { paso: 'revisar', contexto: null }])(
    '[P6] files are looked into in the review alone, once its lists are there',
    async (part) => {
      const { una, pantalla } = revision(part, [filaCon(BAJA, 2)]);
      await una.volverARepartir();
      expect(pantalla.getState().reparto).toBeNull();
    },
  );

  test('[P7] without the lists nothing is checked', async () => {
    const { una, tienda, alFallar } = revision({ contexto: null }, [filaCon(BAJA, 2)]);
    una.alComprobarTodo();
    expect(tienda.getState().avance).toEqual({ hechas: 0, total: 1, resta: null });
    await waitFor(() => expect(tienda.getState().avance).toBeNull());
    expect(tienda.getState().filas[0]?.paso).toBe('leida');
    expect(alFallar.mock.calls).toEqual([]);
  });
});
