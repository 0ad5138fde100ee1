import { act, renderHook } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import { crearEscritura, type Escribir, escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { ContractViolation, ServiceRejection, TransportFailure } from '#client/errors.ts';
import { keyOf, queryClient } from '#client/query.ts';
import { session } from '#client/session.ts';
import { writesUnderWay } from '#client/writes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Comprador } from '#contract/entities/ordenPago.ts';
import type { Mensaje } from '#contract/envelope.ts';
import { facturas } from '#contract/services/facturas.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import {
  comprobarContenido,
  comprobarEliminada,
  comprobarOrden,
  esSuComprador,
} from '#features/orden-pago/asentarOrden.ts';
import { contenidoDe, guardarBorrador, leerBorrador, soltarBorrador } from '#features/orden-pago/borrador.ts';
import { escrituraDeComprador, escrituraDeComprobante } from '#features/orden-pago/cobro/comprador.ts';
import { datosOrden, type FormDeOrden } from '#features/orden-pago/datosOrden.ts';
import {
  anularSolicitud,
  avisarFallo,
  eliminarOrden,
  exigeId,
  generarSolicitud,
  grabarCambios,
  grabarOrden,
  olvidarOrden,
  olvidarPago,
} from '#features/orden-pago/operaciones.ts';
import { pedirPendientes } from '#features/orden-pago/pendientes.ts';
import { useOrdenActions } from '#features/orden-pago/useOrdenActions.ts';
import { NOW } from '#support/clock.ts';
import { idDefectuoso } from '#support/defectos.ts';
import { useToasts } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/useForm.ts';
import { contestan, falla, fallosMostrados, rechazo } from '../blocks/servicio.ts';
import { contenido, entra, ids, linea, orden } from './ordenes.ts';

const REF = { IdOrdenPago: 7, IdEmpresa: 501 };
const OBTENER = 'OrdenPago/OrdenPagoId';
const LISTAR = 'OrdenPago/OrdenPagoListar';
const COBRAR = 'OrdenPago/OrdenPagoNovedadesCobrar';
const REGISTRAR = 'OrdenPago/OrdenPagoRegistrar';
const ELIMINAR = 'OrdenPago/OrdenPagoEliminar';
const GENERAR = 'OrdenPago/OrdenPagoGeneraSolicitud';
const ANULAR = 'OrdenPago/OrdenPagoAnulaSolicitud';
const POR_NOVEDAD = 'OrdenPago/OrdenPagoPorNovedadId';
const SEGUIR = 'Seguimiento/SeguimientoRegistra';
const PROBLEMA = 'Hubo un problema al registrar la información, intente nuevamente.';
const NADIE_SABE = 'No sabemos si se guardó. Revise el listado antes de volver a intentar.';

/** A number that no call can send: using it is a defect of the portal. */
const defecto = { IdOrdenPago: 7, IdEmpresa: idDefectuoso };

/** The short messages so far, the first one first: tone, text and the small text below. */
function avisos() {
  const { result, unmount } = renderHook(() => useToasts());
  unmount();
  return result.current.history.map(({ tone, text, small }) => [tone, text, ...(small ? [small] : [])]).toReversed();
}

/** The services answer well, with a message. */
const conMensaje = (Datos: unknown, Descripcion: string, TipoMensaje = 'info') =>
  HttpResponse.json({ ok: true, Datos, Mensaje: { Descripcion, TipoMensaje, IdMensaje: '', TieneMensaje: true } });

/** The answer of a write is lost on its way. */
const perdida = () => new HttpResponse('', { status: 504 });

const nombres = (pedidas: ReturnType<typeof contestan>) => pedidas.map(({ nombre }) => nombre);
const cuerpos = (pedidas: ReturnType<typeof contestan>, which: string) =>
  pedidas.filter(({ nombre }) => nombre === which).map(({ cuerpo }) => cuerpo);
/** The subjects of the tracking that was written. */
const asuntos = (pedidas: ReturnType<typeof contestan>) =>
  cuerpos(pedidas, SEGUIR).map((cuerpo) => (cuerpo as { Asunto: string }).Asunto);

beforeEach(() => entra('EXTERNO_EMPRESAS'));

describe('the notices that can be charged', () => {
  test('[R-7.6-01, R-3.3-03] are asked for an order and its company, without other limits', async () => {
    const pedidas = contestan({ [COBRAR]: [linea(10), linea(11)] });
    expect(ids((await pedirPendientes({ ...REF, otro: 1 } as typeof REF)) ?? [])).toEqual([10, 11]);
    const any = { NombrePersona: '', FechaInicioNovedad: '', FechaFinNovedad: '', IdTipoNovedad: 0 };
    expect(pedidas.map(({ cuerpo }) => cuerpo)).toEqual([{ ...any, ...REF }]);
  });

  test('[F-8-08, R-8-02] a failure is shown, and there are none', async () => {
    const told = fallosMostrados();
    contestan({ [COBRAR]: falla() });
    expect(await pedirPendientes(REF)).toBeNull();
    expect(told).toEqual(['Ha ocurrido un error técnico. Pedimos disculpas.']);
  });

  test('a defect of the portal is thrown', async () => {
    await expect(pedirPendientes(defecto)).rejects.toThrow(TypeError);
  });
});

describe('the draft of an order', () => {
  const guardada = orden({ Observacion: 'A', Novedades: [linea(1), linea(2)] });

  test('has what was changed, under its order, company and user', () => {
    guardarBorrador(guardada, contenido('B', 2, 3));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('borrador'))).toEqual([
      'borrador:3:0:0:orden-pago:501:7',
    ]);
    expect(leerBorrador(REF)).toEqual({
      at: NOW.toISOString(),
      observacion: 'B',
      agregadas: [3],
      quitadas: [1],
    });
    expect(leerBorrador({ IdOrdenPago: 8, IdEmpresa: 501 })).toBeNull();
    expect(leerBorrador({ IdOrdenPago: 7, IdEmpresa: 502 })).toBeNull();
    session.setState({ user: null });
    expect(leerBorrador(REF)).toBeNull();
  });

  test('has no observation if that is unchanged, and an empty one if it was deleted', () => {
    guardarBorrador(guardada, contenido('A', 1, 2));
    expect(leerBorrador(REF)).toMatchObject({ observacion: null, agregadas: [], quitadas: [] });
    guardarBorrador(guardada, contenido('', 1, 2));
    expect(leerBorrador(REF)).toMatchObject({ observacion: '' });
  });

  test('is gone once it is settled', () => {
    guardarBorrador(guardada, contenido('B', 1));
    soltarBorrador(REF);
    expect(leerBorrador(REF)).toBeNull();
  });

  const borrador = (part: object) => ({ at: '', observacion: null, agregadas: [], quitadas: [], ...part });

  test('without added notices it asks nothing', async () => {
    const pedidas = contestan({});
    const found = await contenidoDe(guardada, borrador({ quitadas: [1] }));
    expect(found).toEqual({ contenido: contenido('A', 2), perdidas: 0 });
    expect(pedidas).toEqual([]);
  });

  test('its added notices are read again, and those that can no longer be charged are counted', async () => {
    const pedidas = contestan({ [COBRAR]: [linea(3), linea(9)] });
    const found = await contenidoDe(guardada, borrador({ observacion: '', agregadas: [3, 4, 5], quitadas: [2] }));
    expect(found).toEqual({ contenido: contenido('', 1, 3), perdidas: 2 });
    expect(nombres(pedidas)).toEqual([COBRAR]);
  });

  test('one that is in the order meanwhile is not lost', async () => {
    contestan({ [COBRAR]: [] });
    expect(await contenidoDe(guardada, borrador({ agregadas: [2] }))).toEqual({
      contenido: contenido('A', 1, 2),
      perdidas: 0,
    });
  });

  test('if they cannot be read there is no content', async () => {
    contestan({ [COBRAR]: falla() });
    expect(await contenidoDe(guardada, borrador({ agregadas: [3] }))).toBeNull();
  });
});

describe('[R-7.6-09] whether an order has what was saved', () => {
  const guardada = { Observacion: ' A ', Novedades: [linea(1), linea(2)] };

  test.each<[string, string, number[], string, unknown]>([
    ['the same, in another order and with other spaces', 'A  ', [2, 1], 'A', { hecha: 7 }],
    ['another observation', 'B', [1, 2], 'A', 'sin hacer'],
    ['one notice less', ' A ', [1], 'A', 'sin hacer'],
    ['one notice more', ' A ', [1, 2, 3], 'A', 'sin hacer'],
    ['another notice', ' A ', [1, 3], 'A', 'sin hacer'],
  ])('%s', async (_, Observacion, list, _observacion, found) => {
    const pedidas = contestan({ [OBTENER]: orden({ Observacion, Novedades: list.map((id) => linea(id)) }) });
    expect(await comprobarContenido({ ...REF, otro: 1 } as typeof REF, guardada)()).toEqual(found);
    expect(cuerpos(pedidas, OBTENER)).toEqual([REF]);
  });

  test('a failure is thrown, and shown nowhere', async () => {
    const told = fallosMostrados();
    contestan({ [OBTENER]: falla() });
    await expect(comprobarContenido(REF, guardada)()).rejects.toThrow(TransportFailure);
    expect(told).toEqual([]);
  });

  test('any other question is answered from the order as it is now', async () => {
    contestan({ [OBTENER]: orden({ NumeroComprobante: 'R-1' }) });
    const dice = vi.fn(() => 'sin hacer' as const);
    expect(await comprobarOrden(REF, dice)()).toBe('sin hacer');
    expect(dice.mock.calls).toMatchObject([[{ IdOrdenPago: 7, NumeroComprobante: 'R-1' }]]);
  });
});

describe('[R-7.6-01] whether an order is deleted', () => {
  const borrada = orden({ FechaOrdenPago: '2026-11-19', Novedades: [linea(1)] });

  test('the services still show it: no', async () => {
    const pedidas = contestan({ [OBTENER]: borrada, [LISTAR]: [] });
    expect(await comprobarEliminada(borrada)()).toBe('sin hacer');
    expect(nombres(pedidas)).toEqual([OBTENER]);
  });

  test('[F-9-03] [R-9-01] [R-3.3-05] they refuse to show it, and the list of its day lacks it: yes', async () => {
    const pedidas = contestan({ [OBTENER]: rechazo('No existe.'), [LISTAR]: [orden({ IdOrdenPago: 8 })] });
    expect(await comprobarEliminada(borrada)()).toEqual({ hecha: true });
    expect(cuerpos(pedidas, LISTAR)).toEqual([
      {
        IdTipoNovedad: 0,
        IdEmpresa: 501,
        NombrePersona: '',
        FechaInicio: '2026-11-19',
        FechaFin: '2026-11-19',
        OrdenGenerada: null,
        NumeroFactura: 0,
        GeneradoEmpresa: true,
      },
    ]);
  });

  test('they refuse to show it, and the list has it: nobody knows', async () => {
    contestan({ [OBTENER]: rechazo('No puede.'), [LISTAR]: [orden({ IdOrdenPago: 8 }), borrada] });
    expect(await comprobarEliminada(borrada)()).toBeNull();
  });

  test('they show another one: nobody knows', async () => {
    contestan({ [OBTENER]: orden({ IdOrdenPago: 8 }) });
    expect(await comprobarEliminada(borrada)()).toBeNull();
  });

  test.each([
    ['the order', { [OBTENER]: falla() }],
    ['the list', { [OBTENER]: rechazo('No existe.'), [LISTAR]: falla() }],
  ])('a failure of %s is thrown, and shown nowhere', async (_, respuestas) => {
    const told = fallosMostrados();
    contestan(respuestas);
    await expect(comprobarEliminada(borrada)()).rejects.toThrow(TransportFailure);
    expect(told).toEqual([]);
  });
});

const comprador = (part: Partial<Comprador> = {}): Comprador => ({
  IdTipoDocumento: 1,
  RazonSocial: 'Pérez Ana',
  NumeroDocumento: '4890023',
  Complemento: '1a',
  CorreoElectronico: 'ana@example.bo',
  ...part,
});

describe('whether an invoice is for a buyer', () => {
  test.each<[string, Partial<Comprador>, unknown]>([
    ['the same', {}, { hecha: true }],
    [
      'the same in capitals and with spaces',
      {
        RazonSocial: ' PÉREZ ANA ',
        NumeroDocumento: ' 4890023',
        Complemento: '1A ',
        CorreoElectronico: 'ANA@EXAMPLE.BO',
      },
      { hecha: true },
    ],
    ['another kind of document', { IdTipoDocumento: 2 }, 'sin hacer'],
    ['another name', { RazonSocial: 'Pérez Eva' }, 'sin hacer'],
    ['another number', { NumeroDocumento: '4890024' }, 'sin hacer'],
    ['another complement', { Complemento: '' }, 'sin hacer'],
    ['another address', { CorreoElectronico: 'eva@example.bo' }, 'sin hacer'],
  ])('%s', (_, part, found) => {
    expect(esSuComprador(orden({ Comprador: comprador(part) }), comprador())).toEqual(found);
    expect(esSuComprador(orden({ Comprador: comprador() }), comprador(part))).toEqual(found);
  });

  test('nobody knows if the services do not say', () => {
    expect(esSuComprador(orden(), comprador())).toBeNull();
  });
});

describe('saving the data of an invoice', () => {
  const mensaje: Mensaje = {
    Descripcion: 'Falta el NIT.',
    TipoMensaje: 'warning',
    IdMensaje: '',
    TieneMensaje: true,
    contenido: null,
    state: 'whole',
  };

  test('[R-7.6-02, R-7.6-09] the buyer is sent with the order and its company', async () => {
    const { llamada, entrada, resultado, comprobar } = escrituraDeComprador(orden({ Cuf: 'C' }), comprador());
    expect(llamada).toBe(ordenPagoCobro.datoFactura);
    expect(entrada).toEqual({ body: { ...REF, ...comprador() } });
    expect(resultado({ datos: true, mensaje: null })).toBe(true);
    expect(() => resultado({ datos: false, mensaje })).toThrow('Falta el NIT.');
    const pedidas = contestan({ [OBTENER]: orden({ Comprador: comprador() }) });
    expect(await comprobar()).toEqual({ hecha: true });
    expect(cuerpos(pedidas, OBTENER)).toEqual([REF]);
  });

  test('[R-7.6-01] so is the number of the receipt', () => {
    const { llamada, entrada, resultado } = escrituraDeComprobante(orden({ Cuf: 'C' }), 'R-1a');
    expect(llamada).toBe(ordenPagoCobro.actualizarComprobante);
    expect(entrada).toEqual({ body: { ...REF, NumeroComprobante: 'R-1a' } });
    expect(resultado({ datos: true, mensaje: null })).toBe(true);
    expect(() => resultado({ datos: false, mensaje })).toThrow('Falta el NIT.');
  });

  test.each<[string, unknown]>([
    ['R-1A', { hecha: true }],
    ['r-1a', { hecha: true }],
    ['R-1', 'sin hacer'],
    ['', 'sin hacer'],
  ])('[R-7.6-09] an order with the receipt %j has it: %j', async (NumeroComprobante, found) => {
    const pedidas = contestan({ [OBTENER]: orden({ NumeroComprobante }) });
    expect(await escrituraDeComprobante(orden(), 'R-1a').comprobar()).toEqual(found);
    expect(cuerpos(pedidas, OBTENER)).toEqual([REF]);
  });
});

describe('what is loaded again', () => {
  const deOrden: readonly Endpoint[] = [
    ordenPago.obtener,
    ordenPago.listar,
    ordenPago.novedades,
    ordenPago.novedadesCobrar,
    ordenPago.porNovedad,
    ordenPago.listaNovedad,
    seguimiento.lista,
  ];
  const dePago: readonly Endpoint[] = [
    ordenPago.verificarPago,
    ordenPagoCobro.porPersona,
    ordenPagoCobro.totalPorPagarPersona,
    facturas.listar,
    personasNovedad.porId,
    personasNovedad.porIdActual,
    personasNovedad.dePersona,
    listaNovedades.porFiltro,
  ];
  const otras: readonly Endpoint[] = [ordenPago.tiposNovedad, ordenPago.nueva];
  const todas = [...deOrden, ...dePago, ...otras];

  /** The key of an answer. Its input is of another company: the counts of the menu, if they are loaded, pass it by. */
  const conEntrada = (one: Endpoint) => [...keyOf(one), { body: { IdEmpresa: -1 }, params: {} }];

  /** The calls that some code makes stale. */
  async function viejas(act: () => Promise<unknown>): Promise<string[]> {
    for (const one of todas) queryClient.setQueryData(conEntrada(one), []);
    await act();
    return todas.filter((one) => queryClient.getQueryState(conEntrada(one))?.isInvalidated).map(({ path }) => path);
  }
  const rutas = (list: readonly Endpoint[]) => list.map(({ path }) => path);

  test('after a write on an order: the orders, their notices and the tracking', async () => {
    expect(await viejas(olvidarOrden)).toEqual(rutas(deOrden));
  });

  test('[R-4.4-06, E-2.2-14] after a payment: also what it changes elsewhere', async () => {
    expect(await viejas(olvidarPago)).toEqual(rutas([...deOrden, ...dePago]));
  });

  test('after a deletion: all but the order itself', async () => {
    contestan({ [ELIMINAR]: true, [SEGUIR]: 1 });
    const stale = await viejas(() => eliminarOrden({ escribir: escribirSinPreguntar }, orden()));
    expect(stale).toEqual(rutas(deOrden.filter((one) => one !== ordenPago.obtener)));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['saving', () => grabarOrden({ escribir: escribirSinPreguntar }, orden(), contenido('', 1))],
    ['generating', () => generarSolicitud({ escribir: escribirSinPreguntar }, orden())],
    ['cancelling', () => anularSolicitud({ escribir: escribirSinPreguntar }, orden({ CodigoTransaccion: 'TX' }))],
  ])('after %s: all of the order, done or not', async (_, act) => {
    contestan({ [REGISTRAR]: 7, [GENERAR]: 'TX', [ANULAR]: true, [SEGUIR]: 1 });
    expect(await viejas(act)).toEqual(rutas(deOrden));
    queryClient.clear();
    const no = rechazo('No se puede.');
    contestan({ [REGISTRAR]: no, [GENERAR]: no, [ANULAR]: no });
    expect(await viejas(act)).toEqual(rutas(deOrden));
  });
});

describe('why a write was not done', () => {
  const rechazada = (part: Partial<Mensaje>) =>
    new ServiceRejection({
      ...{ Descripcion: '', TipoMensaje: 'warning', IdMensaje: '', TieneMensaje: true, contenido: null },
      state: 'whole',
      ...part,
    });

  test.each<[string, unknown, string[][]]>([
    ['[F-8-01] the services’ words', rechazada({ Descripcion: 'Ya está pagada.' }), [['warning', 'Ya está pagada.']]],
    [
      '[F-8-01] their tone',
      rechazada({ Descripcion: 'Ya está pagada.', TipoMensaje: 'info' }),
      [['info', 'Ya está pagada.']],
    ],
    [
      '[F-8-03] their number, small',
      rechazada({ Descripcion: 'Ya está pagada.', IdMensaje: 'ORD-3' }),
      [['warning', 'Ya está pagada.', 'ORD-3']],
    ],
    ['[R-8-17] the default text if they say nothing', rechazada({}), [['error', PROBLEMA]]],
    ['nothing for a lost session', new TransportFailure('sesion', 401, 'Su sesión ha expirado.'), []],
    ['only that nobody knows', new TransportFailure('sinRespuesta', 0, NADIE_SABE), [['error', NADIE_SABE]]],
    [
      '[R-8-17] why it did not arrive',
      new TransportFailure('sinConexion', 0, 'Sin conexión.'),
      [['error', PROBLEMA, 'Sin conexión.']],
    ],
    ['[R-8-17] the default text for an answer that cannot be read', new ContractViolation('x'), [['error', PROBLEMA]]],
  ])('%s', (_, error, said) => {
    avisarFallo(error);
    expect(avisos()).toEqual(said);
  });

  test('a defect of the portal is thrown', () => {
    const defect = new Error('x');
    expect(() => avisarFallo(defect)).toThrow(defect);
    expect(avisos()).toEqual([]);
  });
});

describe('[R-5.5-03] an order without an id', () => {
  test('is told, and one with an id is not', () => {
    expect(exigeId({ IdOrdenPago: 1 })).toBe(true);
    expect(avisos()).toEqual([]);
    expect(exigeId({ IdOrdenPago: 0 })).toBe(false);
    expect(avisos()).toEqual([['warning', 'Lo sentimos, el identificador de la orden de pago no es válido.']]);
  });

  test.each(['eliminar', 'generar', 'anular'] as const)('%s is told, asks nothing and sends nothing', async (acto) => {
    const pedidas = contestan({ [ELIMINAR]: true, [GENERAR]: 'TX', [ANULAR]: true, [SEGUIR]: 1 });
    const sinId = orden({ IdOrdenPago: 0 });
    const { result } = renderHook(() => {
      const form: FormDeOrden = useForm({ schema: datosOrden, values: { Observacion: '' } });
      return useOrdenActions(
        sinId,
        { form, Novedades: [] },
        { alGuardar: async () => undefined, alEliminar: () => undefined },
      );
    });
    await act(() => result.current[acto]());
    expect(avisos()).toEqual([['warning', 'Lo sentimos, el identificador de la orden de pago no es válido.']]);
    expect(pedidas).toEqual([]);
  });

  test('an insured person reads of a payment', () => {
    entra('ASEGURADOS');
    exigeId({ IdOrdenPago: -1 });
    expect(avisos()).toEqual([['warning', 'Lo sentimos, el pago no es válido. Vuelva a la lista y ábralo de nuevo.']]);
  });
});

const medio = { escribir: escribirSinPreguntar };

/** Keeps the writes that it is given, and sends none. */
function guardando() {
  const escrituras: Escritura<Endpoint, unknown>[] = [];
  const escribir: Escribir = async (escritura) => {
    escrituras.push(escritura as unknown as Escritura<Endpoint, unknown>);
    return null;
  };
  return { escribir, escrituras };
}

describe('[R-7.6-01] saving an order', () => {
  test('[R-8-13, R-1-02, R-3.3-02, R-7.6-13, R-7.6-15, F-3.10-03, F-3.10-04, F-7.8-01, R-3.3-01, R-7.6-08, R-8-14] a new one is sent with its notices and their total, and tracked', async () => {
    const pedidas = contestan({ [REGISTRAR]: 12, [SEGUIR]: 1 });
    const nueva = orden({ IdOrdenPago: 0, FechaOrdenPago: '2026-11-20', Total: 1 });
    expect(await grabarOrden(medio, nueva, contenido('De enero', 10, 11))).toBe(12);
    const [sent] = cuerpos(pedidas, REGISTRAR);
    expect(sent).toMatchObject({
      IdOrdenPago: 0,
      IdEmpresa: 501,
      FechaOrdenPago: '2026-11-20',
      Observacion: 'De enero',
      Total: 100,
      Novedades: [{ IdPersonaNovedad: 10 }, { IdPersonaNovedad: 11 }],
    });
    expect(asuntos(pedidas)).toEqual(['Orden de pago registrada', 'Orden de pago registrada']);
    const entrada = { IdTabla: 12, Tabla: 'seguros_orden_pago_cabecera' };
    expect(cuerpos(pedidas, SEGUIR)).toMatchObject([
      { ...entrada, TipoSeguimiento: 1 },
      { ...entrada, TipoSeguimiento: 2 },
    ]);
    const lineas = [
      '<li><b>Número de novedades:</b> 2</li><li><b>Total Bs.:</b> 100.00</li><li><b>Observación:</b> De enero</li>',
      '<li><b>Novedades:</b> PÉREZ ANA (10), PÉREZ ANA (11)</li>',
    ];
    expect(cuerpos(pedidas, SEGUIR)[0]).toMatchObject({ Mensaje: `<ul>${lineas.join('')}</ul>` });
    expect(avisos()).toEqual([['success', 'Se registró correctamente la orden de pago.']]);
  });

  test('[R-7.6-08] without a total if an amount cannot be read', async () => {
    const pedidas = contestan({ [REGISTRAR]: 12, [SEGUIR]: 1 });
    const Novedades = [linea(10), linea(11, { Total: '1.234' })];
    await grabarOrden(medio, orden({ IdOrdenPago: 0, Total: 1 }), { Observacion: '', Novedades });
    expect(cuerpos(pedidas, REGISTRAR)[0]).not.toHaveProperty('Total');
  });

  test('[R-7.6-08] with a total of 0 if its notices cost nothing, and to the cent', async () => {
    const pedidas = contestan({ [REGISTRAR]: 12, [SEGUIR]: 1 });
    const grabar = (...totales: number[]) =>
      grabarOrden(medio, orden({ IdOrdenPago: 0, Total: 9 }), {
        Observacion: '',
        Novedades: totales.map((Total, at) => linea(10 + at, { Total })),
      });
    await grabar(0);
    await grabar(70.1, 70.1, 70.1);
    expect(cuerpos(pedidas, REGISTRAR)).toMatchObject([{ Total: 0 }, { Total: 210.3 }]);
  });

  test('[R-7.6-13, R-7.6-15, F-3.10-04, R-3.3-01, R-7.6-08, R-8-14] a changed one is sent with what it is now, and tracked with what it was before', async () => {
    const pedidas = contestan({ [REGISTRAR]: 7, [SEGUIR]: 1 });
    const antes = orden({ Observacion: 'A', Novedades: [linea(10), linea(11)], Total: 100 });
    expect(await grabarOrden(medio, antes, contenido('', 10))).toBe(7);
    const [sent] = cuerpos(pedidas, REGISTRAR);
    expect(sent).toMatchObject({ ...REF, Observacion: '', Total: 50, GeneradoEmpresa: true });
    expect((sent as { Novedades: unknown }).Novedades).toMatchObject([{ IdPersonaNovedad: 10 }]);
    expect(asuntos(pedidas)).toEqual(['Orden de pago modificada', 'Orden de pago modificada']);
    expect(cuerpos(pedidas, SEGUIR)).toMatchObject([{ TipoSeguimiento: 1 }, { TipoSeguimiento: 2 }]);
    const lineas = [
      '<li><b>Número de novedades:</b> <small>2</small> -&gt; 1</li>',
      '<li><b>Total Bs.:</b> <small>100.00</small> -&gt; 50.00</li>',
      '<li><b>Observación:</b> <small>A</small> -&gt; (vacío)</li>',
      '<li><b>Novedades:</b> <small>PÉREZ ANA (10), PÉREZ ANA (11)</small> -&gt; PÉREZ ANA (10)</li>',
    ];
    expect(cuerpos(pedidas, SEGUIR)[1]).toMatchObject({ Mensaje: `<ul>${lineas.join('')}</ul>` });
    expect(avisos()).toEqual([['success', 'La Orden de Pago se modificó correctamente.']]);
  });

  test('the services’ own words come first', async () => {
    contestan({ [REGISTRAR]: conMensaje(7, 'Quedó en espera.'), [SEGUIR]: 1 });
    await grabarOrden(medio, orden(), contenido('B', 10));
    expect(avisos()).toEqual([['info', 'Quedó en espera.']]);
  });

  test('[F-6-02] [F-7.8-01] [R-1-07] [R-6-01] an insured person reads of a payment', async () => {
    entra('ASEGURADOS');
    const answers = { 'AsegOrdenPago/OrdenPagoRegistrar': 7, 'AsegSeguimiento/SeguimientoRegistra': 1 };
    contestan(answers);
    await grabarOrden(medio, orden({ IdOrdenPago: 0 }), contenido('', 10));
    await grabarOrden(medio, orden(), contenido('', 10));
    expect(avisos()).toEqual([
      ['success', 'El pago se registró correctamente.'],
      ['success', 'El pago se modificó correctamente.'],
    ]);
  });

  test('one act of many is not told', async () => {
    contestan({ [REGISTRAR]: 7, [SEGUIR]: 1 });
    expect(await grabarOrden({ ...medio, callado: true }, orden(), contenido('', 10))).toBe(7);
    expect(avisos()).toEqual([]);
  });

  test('[R-5.5-02] nothing is sent if the question is answered with no', async () => {
    const pedidas = contestan({ [REGISTRAR]: 7, [SEGUIR]: 1 });
    const { escribir } = crearEscritura();
    const preguntar = vi.fn(() => Promise.resolve(false));
    expect(await grabarOrden({ escribir, preguntar }, orden(), contenido('', 10))).toBeNull();
    expect(preguntar).toHaveBeenCalledTimes(1);
    expect([pedidas, avisos()]).toEqual([[], []]);
  });

  test('[R-5.5-02] it is sent if the answer is yes', async () => {
    contestan({ [REGISTRAR]: 7, [SEGUIR]: 1 });
    const { escribir } = crearEscritura();
    expect(await grabarOrden({ escribir, preguntar: () => Promise.resolve(true) }, orden(), contenido('', 10))).toBe(7);
  });

  test('[F-8-01, R-7.6-13] a refusal is told, and nothing is tracked', async () => {
    const pedidas = contestan({ [REGISTRAR]: rechazo('Ya está pagada.') });
    expect(await grabarOrden(medio, orden(), contenido('', 10))).toBeNull();
    expect(nombres(pedidas)).toEqual([REGISTRAR]);
    expect(avisos()).toEqual([['warning', 'Ya está pagada.']]);
  });

  test('a failure may be told in another way', async () => {
    contestan({ [REGISTRAR]: rechazo('Ya está pagada.') });
    const fallo = vi.fn();
    await grabarOrden({ ...medio, fallo }, orden(), contenido('', 10));
    expect(fallo.mock.calls).toMatchObject([[{ message: 'Ya está pagada.' }]]);
    expect(avisos()).toEqual([]);
  });

  test('[R-7.6-08] an answer without an id says nothing', async () => {
    const { escribir, escrituras } = guardando();
    await grabarOrden({ escribir }, orden(), contenido('', 10));
    const [escritura] = escrituras;
    expect(escritura?.llamada).toBe(ordenPago.registrar);
    expect([1, 0, -1].map((datos) => escritura?.resultado({ datos, mensaje: null }))).toEqual([1, null, null]);
  });

  describe('if the answer is lost', () => {
    test('a changed order that has the content was saved', async () => {
      contestan({
        [REGISTRAR]: perdida(),
        [OBTENER]: orden({ Observacion: 'B', Novedades: [linea(10)] }),
        [SEGUIR]: 1,
      });
      expect(await grabarOrden(medio, orden(), contenido('B', 10))).toBe(7);
    });

    test('of one that has another, nobody knows', async () => {
      contestan({ [REGISTRAR]: perdida(), [OBTENER]: orden({ Observacion: 'A', Novedades: [linea(10)] }) });
      expect(await grabarOrden(medio, orden(), contenido('B', 10))).toBeNull();
      expect(avisos()).toEqual([['error', NADIE_SABE]]);
    });

    test('[R-7.6-06, R-7.6-08] a new order is looked for by its notices', async () => {
      const found = orden({ IdOrdenPago: 12, Novedades: [linea(10), linea(11)] });
      contestan({ [REGISTRAR]: perdida(), [POR_NOVEDAD]: found, [SEGUIR]: 1 });
      expect(await grabarOrden(medio, orden({ IdOrdenPago: 0 }), contenido('', 10, 11))).toBe(12);
      // With other notices too, it is not the one that was sent.
      expect(await grabarOrden(medio, orden({ IdOrdenPago: 0 }), contenido('', 10))).toBeNull();
    });
  });
});

describe('saving over what the services have now', () => {
  const cargada = orden({ Observacion: 'A', Novedades: [linea(10)], FechaOrdenPago: '2026-11-18' });

  test('[R-7.6-09, R-8-14] the order is read first, with its page covered', async () => {
    const counts: number[] = [];
    const pedidas = contestan({
      [OBTENER]: () => {
        counts.push(writesUnderWay.getState().count);
        return cargada;
      },
      [REGISTRAR]: 7,
      [SEGUIR]: 1,
    });
    expect(await grabarCambios(medio, cargada, contenido('B', 10, 11))).toBe(7);
    expect(nombres(pedidas)).toEqual([OBTENER, REGISTRAR, SEGUIR, SEGUIR]);
    expect(pedidas[0]?.cuerpo).toEqual(REF);
    expect([counts, writesUnderWay.getState().count]).toEqual([[1], 0]);
    expect(avisos()).toEqual([['success', 'La Orden de Pago se modificó correctamente.']]);
  });

  test('[R-7.6-08, R-8-14] what somebody else changed is kept, and told', async () => {
    const now = orden({ Observacion: 'C', Novedades: [linea(10), linea(12)], FechaOrdenPago: '2026-11-19' });
    const pedidas = contestan({ [OBTENER]: now, [REGISTRAR]: 7, [SEGUIR]: 1 });
    expect(await grabarCambios(medio, cargada, contenido('A', 11))).toBe(7);
    expect(cuerpos(pedidas, REGISTRAR)).toMatchObject([
      {
        FechaOrdenPago: '2026-11-19',
        Observacion: 'C',
        Novedades: [{ IdPersonaNovedad: 12 }, { IdPersonaNovedad: 11 }],
      },
    ]);
    expect(avisos()).toEqual([
      ['success', 'La Orden de Pago se modificó correctamente.'],
      ['info', 'Otra persona también cambió la orden. Lo que cambió se conserva: revísela.'],
    ]);
  });

  test('what is the same in the end is saved as this user’s', async () => {
    const now = orden({ Observacion: 'B', Novedades: [linea(10), linea(11)], FechaOrdenPago: '2026-11-19' });
    const pedidas = contestan({ [OBTENER]: now, [REGISTRAR]: 7, [SEGUIR]: 1 });
    expect(await grabarCambios(medio, cargada, contenido('B', 10, 11))).toBe(7);
    expect(cuerpos(pedidas, REGISTRAR)).toMatchObject([{ FechaOrdenPago: '2026-11-18' }]);
    expect(avisos()).toHaveLength(1);
  });

  test('if it was not saved, nothing is told of the other changes', async () => {
    contestan({ [OBTENER]: orden({ Observacion: 'C' }), [REGISTRAR]: rechazo('No se puede.') });
    expect(await grabarCambios(medio, cargada, contenido('A', 11))).toBeNull();
    expect(avisos()).toEqual([['warning', 'No se puede.']]);
  });

  test('[F-8-08] if it cannot be read, nothing is sent, the failure is shown once, and the page is free', async () => {
    const told = fallosMostrados();
    const pedidas = contestan({ [OBTENER]: falla(), [REGISTRAR]: 7 });
    expect(await grabarCambios(medio, cargada, contenido('B', 10))).toBeNull();
    expect(nombres(pedidas)).toEqual([OBTENER]);
    expect(told).toEqual(['Ha ocurrido un error técnico. Pedimos disculpas.']);
    expect(writesUnderWay.getState().count).toBe(0);
  });
});

test('[R-7.6-13, R-7.6-14, R-7.6-15, F-3.10-03, F-3.10-04] what an insured person does to a payment is tracked as what an employer does', async () => {
  entra('ASEGURADOS');
  const seguir = 'AsegSeguimiento/SeguimientoRegistra';
  const pedidas = contestan({
    'AsegOrdenPago/OrdenPagoRegistrar': 7,
    'AsegOrdenPago/OrdenPagoEliminar': true,
    'AsegOrdenPago/OrdenPagoGeneraSolicitud': 'TX-1',
    'AsegOrdenPago/OrdenPagoAnulaSolicitud': true,
    [seguir]: 1,
  });
  await grabarOrden(medio, orden({ IdOrdenPago: 0 }), contenido('A', 10));
  await grabarOrden(medio, orden({ Novedades: [linea(10)] }), contenido('B', 10));
  await generarSolicitud(medio, orden());
  await anularSolicitud(medio, orden({ CodigoTransaccion: 'TX-1' }));
  await eliminarOrden(medio, orden({ Novedades: [linea(10)] }));
  const written = cuerpos(pedidas, seguir) as { readonly TipoSeguimiento: number; readonly Mensaje: string }[];
  const de = { IdTabla: 7, Tabla: 'seguros_orden_pago_cabecera' };
  expect(written).toMatchObject([1, 2, 1, 2, 1, 1, 2].map((TipoSeguimiento) => ({ ...de, TipoSeguimiento })));
  expect(written.map(({ Mensaje }) => Mensaje.replace(/<\/?(ul|b|small)>/g, ''))).toEqual([
    ...Array.from(
      { length: 2 },
      () =>
        '<li>Número de novedades: 1</li><li>Total Bs.: 50.00</li><li>Observación: A</li><li>Novedades: PÉREZ ANA (10)</li>',
    ),
    ...Array.from({ length: 2 }, () => '<li>Observación: (vacío) -&gt; B</li>'),
    ...Array.from({ length: 2 }, () => '<li>Código Transacción: TX-1</li>'),
    '<li>Número de novedades: 1 -&gt; 0</li><li>Total Bs.: 50.00 -&gt; 0.00</li><li>Novedades: PÉREZ ANA (10) -&gt; (vacío)</li>',
  ]);
});

describe('[R-8-13, R-7.6-01, R-4.4-01, R-7.6-09] deleting a draft', () => {
  test('[R-7.6-14, F-3.10-03, F-3.10-04] is sent with its id and company, told and tracked', async () => {
    const pedidas = contestan({ [ELIMINAR]: true, [SEGUIR]: 1 });
    expect(await eliminarOrden(medio, orden({ Novedades: [linea(10)] }))).toBe(true);
    expect(cuerpos(pedidas, ELIMINAR)).toEqual([REF]);
    expect(asuntos(pedidas)).toEqual(['Orden de pago eliminada']);
    expect(cuerpos(pedidas, SEGUIR)).toMatchObject([
      { IdTabla: 7, Tabla: 'seguros_orden_pago_cabecera', TipoSeguimiento: 2 },
    ]);
    expect(avisos()).toEqual([['success', 'Se eliminó correctamente la orden de pago.']]);
  });

  test('a false is a no', async () => {
    const pedidas = contestan({ [ELIMINAR]: conMensaje(false, 'Ya está pagada.', 'warning') });
    expect(await eliminarOrden(medio, orden())).toBe(false);
    expect(nombres(pedidas)).toEqual([ELIMINAR]);
    expect(avisos()).toEqual([['warning', 'Ya está pagada.']]);
  });

  test('a lost answer is looked up', async () => {
    contestan({ [ELIMINAR]: perdida(), [OBTENER]: rechazo('No existe.'), [LISTAR]: [], [SEGUIR]: 1 });
    expect(await eliminarOrden(medio, orden())).toBe(true);
  });

  test('[F-6-02] [F-7.8-01] [R-1-07] [R-6-01] an insured person reads of a payment', async () => {
    entra('ASEGURADOS');
    contestan({ 'AsegOrdenPago/OrdenPagoEliminar': true, 'AsegSeguimiento/SeguimientoRegistra': 1 });
    await eliminarOrden(medio, orden());
    expect(avisos()).toEqual([['success', 'El pago se eliminó correctamente.']]);
  });
});

describe('[R-7.6-01, R-4.4-02, R-7.6-10, R-8-05] generating the request', () => {
  test.each(['TX-1', '10', '01', 'trueno', 'xfalse'])(
    '[R-8-13, R-7.6-14, F-3.10-03, F-3.10-04] %j is a code: it is told and tracked',
    async (codigo) => {
      const pedidas = contestan({ [GENERAR]: codigo, [SEGUIR]: 1 });
      expect(await generarSolicitud(medio, orden())).toBe(true);
      expect(cuerpos(pedidas, GENERAR)).toEqual([REF]);
      expect(cuerpos(pedidas, SEGUIR)).toMatchObject([
        {
          IdTabla: 7,
          Tabla: 'seguros_orden_pago_cabecera',
          TipoSeguimiento: 1,
          Asunto: 'Solicitud de orden de pago generada',
          Mensaje: `<ul><li><b>Código Transacción:</b> ${codigo}</li></ul>`,
        },
      ]);
      expect(avisos()).toEqual([['success', 'Se generó correctamente la solicitud de orden de pago.']]);
    },
  );

  test.each(['', '0', '000', 'true', 'False'])('%j is none', async (codigo) => {
    const pedidas = contestan({ [GENERAR]: codigo });
    expect(await generarSolicitud(medio, orden())).toBe(false);
    expect(nombres(pedidas)).toEqual([GENERAR]);
    expect(avisos()).toEqual([['error', PROBLEMA]]);
  });

  test('the services’ words say why there is none', async () => {
    contestan({ [GENERAR]: conMensaje('', 'Falta el NIT.', 'warning') });
    await generarSolicitud(medio, orden());
    expect(avisos()).toEqual([['warning', 'Falta el NIT.']]);
  });

  test('[R-7.6-14] a lost answer is looked up in the order', async () => {
    const pedidas = contestan({ [GENERAR]: perdida(), [OBTENER]: orden({ CodigoTransaccion: 'TX-9' }), [SEGUIR]: 1 });
    expect(await generarSolicitud(medio, orden())).toBe(true);
    expect(JSON.stringify(cuerpos(pedidas, SEGUIR))).toContain('TX-9');
  });

  test.each(['', '0'])('an order with the code %j has none', async (CodigoTransaccion) => {
    contestan({ [GENERAR]: perdida(), [OBTENER]: orden({ CodigoTransaccion }) });
    const { escribir, escrituras } = guardando();
    await generarSolicitud({ escribir }, orden());
    expect(await escrituras[0]?.comprobar?.()).toBe('sin hacer');
  });

  test('[F-6-02] [F-7.8-01] [R-1-07] [R-6-01] an insured person reads of a payment', async () => {
    entra('ASEGURADOS');
    contestan({ 'AsegOrdenPago/OrdenPagoGeneraSolicitud': 'TX', 'AsegSeguimiento/SeguimientoRegistra': 1 });
    await generarSolicitud(medio, orden());
    expect(avisos()).toEqual([['success', 'El pago se preparó correctamente.']]);
  });
});

describe('[R-7.6-01, R-4.4-04, R-7.6-10] cancelling the request', () => {
  const generada = orden({ CodigoTransaccion: 'TX-1' });

  test('[R-8-13, R-1-02, R-7.6-14, F-3.10-03, F-3.10-04] is sent with its id and company, told and tracked with the code it had', async () => {
    const pedidas = contestan({ [ANULAR]: true, [SEGUIR]: 1 });
    expect(await anularSolicitud(medio, generada)).toBe(true);
    expect(cuerpos(pedidas, ANULAR)).toEqual([REF]);
    expect(cuerpos(pedidas, SEGUIR)).toMatchObject([
      {
        IdTabla: 7,
        Tabla: 'seguros_orden_pago_cabecera',
        TipoSeguimiento: 1,
        Asunto: 'Solicitud de orden de pago anulada',
        Mensaje: '<ul><li><b>Código Transacción:</b> TX-1</li></ul>',
      },
    ]);
    expect(avisos()).toEqual([['success', 'Se anuló correctamente la solicitud de orden de pago.']]);
  });

  test('a false is a no', async () => {
    const pedidas = contestan({ [ANULAR]: false });
    expect(await anularSolicitud(medio, generada)).toBe(false);
    expect(nombres(pedidas)).toEqual([ANULAR]);
    expect(avisos()).toEqual([['error', PROBLEMA]]);
  });

  test.each<[string, unknown]>([
    ['TX-1', 'sin hacer'],
    ['', { hecha: true }],
    ['TX-2', { hecha: true }],
  ])('after a lost answer, an order with the code %j says %j', async (CodigoTransaccion, found) => {
    contestan({ [OBTENER]: orden({ CodigoTransaccion }) });
    const { escribir, escrituras } = guardando();
    await anularSolicitud({ escribir }, generada);
    expect(await escrituras[0]?.comprobar?.()).toEqual(found);
  });

  test('[F-6-02] [F-7.8-01] [R-1-07] [R-6-01] an insured person reads of a payment', async () => {
    entra('ASEGURADOS');
    contestan({ 'AsegOrdenPago/OrdenPagoAnulaSolicitud': true, 'AsegSeguimiento/SeguimientoRegistra': 1 });
    await anularSolicitud(medio, generada);
    expect(avisos()).toEqual([['success', 'El pago se anuló correctamente.']]);
  });
});
