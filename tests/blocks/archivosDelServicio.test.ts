import { renderHook } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import {
  abrir,
  borrar,
  borrarTodos,
  cambiaronEnOtraPestana,
  cambiarPendientes,
  claveDeEspera,
  consultaDeArchivo,
  detalleDe,
  enviar,
  noSeLeyeron,
  noSeQuito,
  pedirPendientes,
  seCancelo,
  soltarPendientes,
  vaciarPendientes,
} from '#blocks/adjuntos/archivosDelServicio.ts';
import { ContractViolation, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { keyOf, queryClient } from '#client/query.ts';
import type { Recurso } from '#contract/entities/adjunto.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { recursos } from '#contract/services/recursos.ts';
import { pagina, perdida } from '#support/respuestas.ts';
import { useToasts } from '#ui/feedback/toast.ts';
import { pdf } from './archivos.ts';
import { contestan, fallosMostrados, rechazo } from './servicio.ts';
import { buildRecurso } from './slots.ts';

const PENDIENTES = 'Recursos/VerificarRecursoIdTablaCero';
const GRABAR = 'Recursos/grabarRecursoIdTablaCero';
const GUARDADOS = 'Recursos/ValidacionDeAdjuntos';
const ELIMINAR = 'Recursos/EliminarRecurso';
const OBTENER = 'Recursos/ObtenerRecurso';

const espera = { idPersona: 501, idTipoNovedad: 2 };
const otroTipo = { idPersona: 501, idTipoNovedad: 3 };
const otraPersona = { idPersona: 502, idTipoNovedad: 2 };
const FORMULARIO = { Tabla: 'seguros_personas_novedad', IdPersona: '501', IdTipoNovedad: '2' };

const foto = buildRecurso({ IdRecurso: 9, IdRequisito: 2, NombreArchivo: 'foto.jpg' });
const carnet = buildRecurso({ IdRecurso: 10, IdRequisito: 3, NombreArchivo: 'carnet.pdf' });
const contrato = buildRecurso({ IdRecurso: 11, IdRequisito: 4, NombreArchivo: 'contrato.pdf' });

const caido = () => new HttpResponse('', { status: 500 });
const tarde = () => new HttpResponse('', { status: 504 });
const TECNICO = 'Ha ocurrido un error técnico. Pedimos disculpas.';
const SIN_CONEXION = 'El servicio no está disponible o no tiene conexión a Internet.';
const NADIE_SABE = 'No sabemos si se guardó. Revise el listado antes de volver a intentar.';

/** What is kept of the files that wait. */
const listaDe = (de: typeof espera) => queryClient.getQueryData<readonly Recurso[]>(claveDeEspera(de));
const guardarLista = (de: typeof espera, ...files: readonly Recurso[]) =>
  queryClient.setQueryData(claveDeEspera(de), files);
const vencida = (de: typeof espera) => queryClient.getQueryState(claveDeEspera(de))?.isInvalidated;
const avisos = () => renderHook(useToasts).result.current.shown.map(({ tone, text }) => `${tone}: ${text}`);
const rechazado = (over: Partial<Mensaje> = {}) =>
  new ServiceRejection({
    Descripcion: 'No corresponde.',
    TipoMensaje: 'warning',
    IdMensaje: '',
    TieneMensaje: true,
    contenido: null,
    state: 'whole',
    ...over,
  });

describe('the files that wait for a notice', () => {
  test('[E-7.4-06] [R-7.9-03] are asked for by a form, by person and type', async () => {
    const pedidas = contestan({ [PENDIENTES]: [carnet] });
    expect(await pedirPendientes(espera)).toEqual([carnet]);
    expect(pedidas).toEqual([{ nombre: PENDIENTES, valores: [], cuerpo: FORMULARIO }]);
  });

  test('[F-8-08] [R-8-02] a failure is thrown and not shown, with a signal or without', async () => {
    contestan({ [PENDIENTES]: caido() });
    const told = fallosMostrados();
    await expect(pedirPendientes(espera)).rejects.toThrow(TECNICO);
    await expect(pedirPendientes(espera, new AbortController().signal)).rejects.toThrow(TECNICO);
    expect(told).toEqual([]);
  });

  test('the request can be cancelled', async () => {
    contestan({ [PENDIENTES]: [] });
    await expect(pedirPendientes(espera, AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelado' });
  });

  test('are kept by person and type', () => {
    expect(claveDeEspera({ ...espera })).toEqual(claveDeEspera(espera));
    expect(claveDeEspera(otroTipo)).not.toEqual(claveDeEspera(espera));
    expect(claveDeEspera(otraPersona)).not.toEqual(claveDeEspera(espera));
  });
});

describe('deleting the files that were never saved', () => {
  test.each([
    ['seen', soltarPendientes],
    ['not seen', vaciarPendientes],
  ])(
    '[E-7.4-06] [R-7.9-02] [R-7.9-03] deletes each, and forgets what was kept for its person and nobody else (%s)',
    async (_how, soltar) => {
      const pedidas = contestan({ [PENDIENTES]: [foto, carnet], [ELIMINAR]: true });
      guardarLista(espera, foto, carnet);
      guardarLista(otroTipo, foto);
      guardarLista(otraPersona, contrato);
      await soltar(espera);
      expect(pedidas.map(({ nombre, valores, cuerpo }) => [nombre, valores.join('/'), cuerpo])).toEqual([
        [PENDIENTES, '', FORMULARIO],
        [ELIMINAR, 'seguros_personas_novedad/0/9', null],
        [ELIMINAR, 'seguros_personas_novedad/0/10', null],
      ]);
      expect([listaDe(espera), listaDe(otroTipo), listaDe(otraPersona)]).toEqual([undefined, undefined, [contrato]]);
      expect(avisos()).toEqual([]);
    },
  );

  const negando = (...ids: readonly string[]) => ({
    [PENDIENTES]: [foto, carnet, contrato],
    [ELIMINAR]: ([, , id]: readonly string[]) => (ids.includes(id ?? '') ? rechazo(`No se quita ${id}.`) : true),
  });

  test('[E-7.4-06] [R-8-10] a toast tells of each that stays, and the others are deleted', async () => {
    const pedidas = contestan(negando('9', '10'));
    guardarLista(espera, foto, carnet, contrato);
    const told = fallosMostrados();
    await soltarPendientes(espera);
    expect(avisos()).toEqual(['error: No se pudo eliminar la fotografía.', 'error: No se pudo quitar el archivo.']);
    expect(told).toEqual([]);
    expect(pedidas.filter(({ nombre }) => nombre === ELIMINAR)).toHaveLength(3);
    expect(listaDe(espera)).toBeUndefined();
  });

  test('where nobody sees them the first failure is thrown, after the others were tried', async () => {
    const pedidas = contestan(negando('10', '11'));
    guardarLista(espera, foto, carnet, contrato);
    await expect(vaciarPendientes(espera)).rejects.toThrow('No se quita 10.');
    expect(avisos()).toEqual([]);
    expect(pedidas.filter(({ nombre }) => nombre === ELIMINAR)).toHaveLength(3);
    expect(listaDe(espera)).toBeUndefined();
  });

  test('[E-7.4-06] [R-7.9-03] with nothing that waits nothing is deleted', async () => {
    const pedidas = contestan({ [PENDIENTES]: [] });
    await soltarPendientes(espera);
    await vaciarPendientes(espera);
    expect(pedidas.map(({ nombre }) => nombre)).toEqual([PENDIENTES, PENDIENTES]);
  });

  test('a defect is not taken for a file that stays', async () => {
    const broken = {
      ...carnet,
      get IdRecurso(): number {
        throw new TypeError('a defect');
      },
    };
    await expect(borrarTodos(espera, [broken])).rejects.toThrow('a defect');
    expect(avisos()).toEqual([]);
  });

  test.each([
    [2, 'No se pudo eliminar la fotografía.'],
    [3, 'No se pudo quitar el archivo.'],
  ])('[R-8-10] [E-3-11] of requirement %s it says: %s', (id, text) => {
    expect(noSeQuito(id)).toBe(text);
  });
});

describe('whether another tab changed the files that wait', () => {
  test.each([
    ['the same', [carnet, contrato], [carnet, contrato], false],
    ['the same in another order', [foto, carnet, contrato], [contrato, foto, carnet], false],
    ['one more', [carnet], [carnet, contrato], true],
    ['one less', [carnet, contrato], [carnet], true],
    ['another one', [carnet], [contrato], true],
    ['none, as before', [], [], false],
    [
      'other numbers of the same digits',
      [buildRecurso({ IdRecurso: 1 }), buildRecurso({ IdRecurso: 23 })],
      [buildRecurso({ IdRecurso: 12 }), buildRecurso({ IdRecurso: 3 })],
      true,
    ],
  ])('%s', async (_what, shown, waiting, expected) => {
    contestan({ [PENDIENTES]: waiting });
    guardarLista(espera, ...shown);
    expect(await cambiaronEnOtraPestana(espera)).toBe(expected);
    expect(listaDe(espera)).toEqual(waiting);
  });

  test.each([
    [[], false],
    [[carnet], true],
  ])('if none were shown yet: %#', async (waiting, expected) => {
    contestan({ [PENDIENTES]: waiting });
    expect(await cambiaronEnOtraPestana(espera)).toBe(expected);
    expect(listaDe(espera)).toEqual(waiting);
  });

  test('nobody knows without an answer: what is shown stays', async () => {
    contestan({ [PENDIENTES]: caido() });
    guardarLista(espera, carnet);
    await expect(cambiaronEnOtraPestana(espera)).rejects.toThrow(TECNICO);
    expect(listaDe(espera)).toEqual([carnet]);
  });
});

describe('changing the list of the files that wait', () => {
  const conContrato = (files: readonly Recurso[]) => [...files, contrato];

  test('it begins empty, and is not asked for again', async () => {
    contestan({});
    await cambiarPendientes(espera, conContrato);
    expect(listaDe(espera)).toEqual([contrato]);
    await cambiarPendientes(espera, conContrato);
    expect(listaDe(espera)).toEqual([contrato, contrato]);
    expect(vencida(espera)).toBe(false);
  });

  test('so do the lists of the same person by other types, which are asked for again, and of nobody else', async () => {
    contestan({});
    guardarLista(espera, foto);
    guardarLista(otroTipo, carnet);
    guardarLista(otraPersona, carnet);
    queryClient.setQueryData(['something else'], [carnet]);
    queryClient.setQueryData(keyOf(recursos.pendientes), [carnet]);
    await cambiarPendientes(espera, conContrato);
    expect(listaDe(espera)).toEqual([foto, contrato]);
    expect(listaDe(otroTipo)).toEqual([carnet, contrato]);
    expect(listaDe(otraPersona)).toEqual([carnet]);
    expect(queryClient.getQueryData(['something else'])).toEqual([carnet]);
    expect(queryClient.getQueryData(keyOf(recursos.pendientes))).toEqual([carnet]);
    expect([vencida(espera), vencida(otroTipo), vencida(otraPersona)]).toEqual([false, true, false]);
  });

  test('a list that was asked for and never read stays unread', async () => {
    contestan({});
    const queryKey = claveDeEspera(otroTipo);
    const never = queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<never>(() => undefined) });
    await cambiarPendientes(espera, conContrato);
    expect(listaDe(otroTipo)).toBeUndefined();
    await queryClient.cancelQueries({ queryKey });
    await never.catch(() => undefined);
  });

  test('an answer that is on its way does not undo it, and the list is asked for again', async () => {
    contestan({});
    guardarLista(espera, foto);
    let answer = (_files: readonly Recurso[]): void => undefined;
    const asked = queryClient.fetchQuery({
      queryKey: claveDeEspera(espera),
      queryFn: () =>
        new Promise<readonly Recurso[]>((resolve) => {
          answer = resolve;
        }),
    });
    const ended = asked.catch(() => undefined);
    await cambiarPendientes(espera, conContrato);
    answer([carnet]);
    await ended;
    expect(listaDe(espera)).toEqual([foto, contrato]);
    expect(vencida(espera)).toBe(true);
  });
});

describe('another call that is on its way', () => {
  test('is not cancelled, and its answer is no reason to ask for the list again', async () => {
    contestan({});
    const otra = ['something else'];
    let answer = (_text: string): void => undefined;
    const asked = queryClient.fetchQuery({
      queryKey: otra,
      queryFn: () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    });
    await cambiarPendientes(espera, (files) => files);
    answer('answered');
    expect(await asked).toBe('answered');
    expect(vencida(espera)).toBe(false);
  });

  test('and what is kept of other calls is not asked for again with the list', async () => {
    contestan({});
    const otra = ['something else'];
    queryClient.setQueryData(otra, 'kept');
    const asked = queryClient.fetchQuery({
      queryKey: claveDeEspera(espera),
      queryFn: () => new Promise<never>(() => undefined),
    });
    const ended = asked.catch(() => undefined);
    await cambiarPendientes(espera, (files) => files);
    await ended;
    expect([vencida(espera), queryClient.getQueryState(otra)?.isInvalidated]).toEqual([true, false]);
  });
});

describe('sending a file', () => {
  const archivo = new File([pdf], 'car\u202Enet.pdf', { type: 'application/pdf' });
  const enviado = buildRecurso({ IdRecurso: 77, IdRequisito: 3, NombreArchivo: 'carnet.pdf' });
  const envia = (signal = new AbortController().signal, onProgress = (_share: number): void => undefined) =>
    enviar(espera, { idRequisito: 3, archivo }, { signal, onProgress });

  test('[E-7.4-06] [R-7.9-03] it waits under its person and requirement, with a plain name, in place of the one before', async () => {
    const pedidas = contestan({ [GRABAR]: enviado });
    guardarLista(espera, carnet, contrato);
    await envia();
    expect(pedidas).toEqual([
      {
        nombre: GRABAR,
        valores: [],
        cuerpo: {
          ...FORMULARIO,
          archivo: `${pdf.length} bytes`,
          NombreArchivo: 'carnet.pdf',
          IdTabla: '0',
          IdRequisito: '3',
        },
      },
    ]);
    expect(listaDe(espera)).toEqual([contrato, enviado]);
  });

  test('it tells how much of it is sent', async () => {
    contestan({ [GRABAR]: enviado });
    const shares: number[] = [];
    await envia(undefined, (share) => shares.push(share));
    expect(shares.at(-1)).toBe(1);
  });

  test('it can be cancelled: nothing waits', async () => {
    contestan({ [GRABAR]: enviado, [PENDIENTES]: [] });
    await expect(envia(AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelado' });
    expect(listaDe(espera)).toBeUndefined();
  });

  test('a refusal is thrown and not shown', async () => {
    contestan({ [GRABAR]: rechazo('El archivo está dañado.') });
    const told = fallosMostrados();
    guardarLista(espera, carnet);
    await expect(envia()).rejects.toThrow('El archivo está dañado.');
    expect(told).toEqual([]);
    expect(listaDe(espera)).toEqual([carnet]);
  });

  test('[E-7.4-06] [R-7.9-03] it is sent if its answer is lost and it is among those that wait', async () => {
    contestan({ [GRABAR]: perdida(), [PENDIENTES]: [carnet, contrato, enviado] });
    guardarLista(espera, carnet, contrato);
    await envia();
    expect(listaDe(espera)).toEqual([contrato, enviado]);
  });

  test.each([
    ['nothing', []],
    ['one of another requirement', [{ ...enviado, IdRequisito: 4 }]],
    ['one with another name', [{ ...enviado, NombreArchivo: 'otro.pdf' }]],
    ['only the one that waited before, of the same name', [carnet]],
  ])('[F-8-10] it is not if %s waits: the connection was lost', async (_what, waiting) => {
    contestan({ [GRABAR]: perdida(), [PENDIENTES]: waiting });
    guardarLista(espera, carnet);
    await expect(envia()).rejects.toMatchObject({ kind: 'sinConexion', message: SIN_CONEXION });
    expect(listaDe(espera)).toEqual([carnet]);
  });

  test.each([
    ['an answer that is a page', pagina, [], { kind: 'tecnico', message: TECNICO }],
    ['a lost connection stays one', perdida, caido(), { kind: 'sinConexion', message: SIN_CONEXION }],
    ['nobody knows of a late one', tarde, [], { kind: 'sinRespuesta', status: 0, message: NADIE_SABE }],
    [
      'nobody knows of a late one that cannot be looked up',
      tarde,
      caido(),
      { kind: 'sinRespuesta', message: NADIE_SABE },
    ],
    [
      'nobody knows of one with an answer that is no file',
      () => HttpResponse.json({ ok: true, Datos: 'nada' }),
      [],
      { kind: 'sinRespuesta', message: NADIE_SABE },
    ],
  ])('%s', async (_what, answer, waiting, error) => {
    contestan({ [GRABAR]: answer, [PENDIENTES]: waiting });
    const thrown: unknown = await envia().catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(TransportFailure);
    expect(thrown).toMatchObject(error);
  });
});

describe('deleting a stored file', () => {
  const guardado = { ...carnet, IdTabla: 9001 };

  test('[E-7.4-06] [R-7.9-02] by its table, its notice and its number', async () => {
    const pedidas = contestan({ [ELIMINAR]: null });
    expect(await borrar(espera, guardado)).toBe(true);
    expect(pedidas).toEqual([{ nombre: ELIMINAR, valores: ['seguros_personas_novedad', '9001', '10'], cuerpo: null }]);
  });

  test.each([
    ['one that waits', carnet, PENDIENTES, [], FORMULARIO],
    ['one of a notice', guardado, GUARDADOS, ['9001', '2'], null],
  ])(
    '[E-7.4-06] [R-7.9-02] [R-7.9-04] %s is gone if the answer is lost and its list does not have it',
    async (_what, file, nombre, valores, cuerpo) => {
      const pedidas = contestan({ [ELIMINAR]: perdida(), [nombre]: [contrato] });
      expect(await borrar(espera, file)).toBe(true);
      expect(pedidas.at(-1)).toEqual({ nombre, valores, cuerpo });
    },
  );

  test.each([
    ['one that waits', carnet, PENDIENTES],
    ['one of a notice', guardado, GUARDADOS],
  ])('%s is not if its list has it', async (_what, file, nombre) => {
    contestan({ [ELIMINAR]: perdida(), [nombre]: [contrato, file] });
    await expect(borrar(espera, file)).rejects.toMatchObject({ kind: 'sinConexion' });
  });

  test('nobody knows of a late one whose list has it', async () => {
    contestan({ [ELIMINAR]: tarde(), [GUARDADOS]: [guardado] });
    await expect(borrar(espera, guardado)).rejects.toMatchObject({ kind: 'sinRespuesta', message: NADIE_SABE });
  });

  test('one whose answer says neither yes nor no is refused if its list has it', async () => {
    const Mensaje = { Descripcion: 'No se puede quitar.', TipoMensaje: 'warning' };
    contestan({ [ELIMINAR]: HttpResponse.json({ ok: null, Mensaje }), [GUARDADOS]: [guardado] });
    await expect(borrar(espera, guardado)).rejects.toThrow('No se puede quitar.');
  });

  test('a list that cannot be read is not shown as a failure', async () => {
    contestan({ [ELIMINAR]: perdida(), [GUARDADOS]: caido() });
    const told = fallosMostrados();
    await expect(borrar(espera, guardado)).rejects.toMatchObject({ kind: 'sinConexion' });
    expect(told).toEqual([]);
  });
});

describe('the bytes of a stored file', () => {
  const enPdf = () => new HttpResponse(pdf, { headers: { 'content-type': 'application/pdf' } });
  const guardado = { ...carnet, IdTabla: 9001 };

  test('[R-7.9-02] are read once', async () => {
    const pedidas = contestan({ [OBTENER]: enPdf });
    const blob = await abrir(guardado);
    expect([blob.type, blob.size]).toEqual(['application/pdf', pdf.length]);
    expect(await abrir({ ...guardado })).toBe(blob);
    expect(pedidas).toEqual([{ nombre: OBTENER, valores: ['seguros_personas_novedad', '9001', '10'], cuerpo: null }]);
    await abrir(contrato);
    expect(pedidas).toHaveLength(2);
  });

  test('[R-7.9-02] are what its query has, which never becomes stale', async () => {
    contestan({ [OBTENER]: enPdf });
    const consulta = consultaDeArchivo(guardado);
    expect(consulta.staleTime).toBe(Number.POSITIVE_INFINITY);
    const blob = await abrir(guardado);
    expect(queryClient.getQueryData(consulta.queryKey)).toBe(blob);
    const other = await queryClient.fetchQuery(consultaDeArchivo(contrato));
    expect(await abrir(contrato)).toBe(other);
  });

  test('[F-8-08] [E-7.5-03] [R-8-02] a failure is shown and thrown, and nothing is kept', async () => {
    contestan({ [OBTENER]: caido() });
    const told = fallosMostrados();
    await expect(abrir(guardado)).rejects.toThrow(TECNICO);
    expect(told).toEqual([TECNICO]);
    expect(queryClient.getQueryData(consultaDeArchivo(guardado).queryKey)).toBeUndefined();
  });
});

describe('what is said of a failure', () => {
  test.each([
    ['the words of the services', rechazado(), 'No corresponde.'],
    ['their number behind them', rechazado({ IdMensaje: '4711' }), 'No corresponde. (código 4711)'],
    ['a lost connection', new TransportFailure('sinConexion', 0, SIN_CONEXION), SIN_CONEXION],
    ['a file that is too large', new TransportFailure('archivoGrande', 413, 'Muy grande.'), 'Muy grande.'],
    ['a technical failure helps nobody', new TransportFailure('tecnico', 500, TECNICO), ''],
    ['nor does a lost session', new TransportFailure('sesion', 401, 'Su sesión ha expirado.'), ''],
    ['nor does an answer that is none', new ContractViolation('nothing'), ''],
    ['nor does a defect', new TypeError('a defect'), ''],
    ['nor does nothing', undefined, ''],
  ])('[F-8-03] %s', (_what, error, expected) => {
    expect(detalleDe(error)).toBe(expected);
  });

  test.each([
    [
      'with the code of the services',
      rechazado({ IdMensaje: '4711' }),
      'No se pudieron recuperar los adjuntos. (código 4711)',
    ],
    ['without a code', rechazado(), 'No se pudieron recuperar los adjuntos.'],
    [
      'of the connection',
      new TransportFailure('sinConexion', 0, SIN_CONEXION),
      'No se pudieron recuperar los adjuntos.',
    ],
    ['of nothing', null, 'No se pudieron recuperar los adjuntos.'],
  ])('[R-7.6-16] files that could not be loaded, %s', (_what, error, expected) => {
    expect(noSeLeyeron(error)).toBe(expected);
  });

  test.each([
    ['cancelled', new TransportFailure('cancelado', 0, ''), true],
    ['lost', new TransportFailure('sinConexion', 0, ''), false],
    ['refused', rechazado(), false],
    ['that looks cancelled', { kind: 'cancelado' }, false],
  ])('a call that was %s: %#', (_what, error, expected) => {
    expect(seCancelo(error)).toBe(expected);
  });
});
