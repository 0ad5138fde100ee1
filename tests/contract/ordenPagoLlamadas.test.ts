import { expect, test } from 'vitest';
import { type Endpoint, urlOf } from '#contract/endpoint.ts';
import { ordenPago, ordenPagoCobro } from '#contract/services/index.ts';
import { aviso, banco, caller, persona, type Reply, signIn } from './fund.ts';
import { draft, form, ordersFund, requested } from './ordenes.ts';

/** A call as the specification writes it, how to make it, and what shows that its answer comes from data. */
type Llamada = readonly [
  address: string,
  method: 'GET' | 'POST',
  endpoint: Endpoint,
  input: { readonly params?: Readonly<Record<string, string | number>>; readonly body?: unknown },
  datos: unknown,
];

/** The fund with a request that waits for payment, and a notice in no order. */
async function conOrdenes() {
  const { fund, who } = await ordersFund();
  const orden = await requested(fund, who);
  const libre = aviso(fund, 'pendiente').IdPersonaNovedad;
  const suyo = aviso(fund, 'porPagar').IdPersonaNovedad;
  const ref = { IdOrdenPago: orden.IdOrdenPago, IdEmpresa: banco };
  return { fund, who, asegurado: await signIn(fund, 'asegurado'), orden, ref, libre, suyo };
}

/** Checks that each call has its exact address for both audiences, answers its data, and refuses the other audience. */
async function exigen({ fund, who, asegurado }: Awaited<ReturnType<typeof conOrdenes>>, llamadas: readonly Llamada[]) {
  for (const [address, method, endpoint, input, datos] of llamadas) {
    expect([endpoint.method, endpoint.path.replace(/:\w+/g, '{}')], address).toEqual([method, `/${address}`]);
    const at = (door: 'others' | 'insured') => urlOf(endpoint, door, input).replace(/^(\/\w+).*$/, '$1');
    expect([at('others'), at('insured')], address).toEqual(['/OrdenPago', '/AsegOrdenPago']);
    const raw = { query: {}, ...input };
    const reply: Reply = await who.call(endpoint, raw);
    expect(reply, `${address}: ${reply.text}`).toMatchObject({ status: 200, ok: true, Datos: datos });
    // It is also served under the insured persons' name, and each kind of user is refused in the services of the other.
    const before = fund.db.dump();
    expect((await asegurado.call(endpoint, raw, 'insured')).status, address).toBe(200);
    for (const [user, door] of [
      [who, 'insured'],
      [asegurado, 'others'],
      [caller(fund), 'others'],
    ] as const)
      expect((await user.call(endpoint, raw, door)).ok, `${address} at ${door}`).toBe(false);
    expect(fund.db.dump(), address).toEqual(before);
  }
}

const conLinea = (id: number) => expect.arrayContaining([expect.objectContaining({ IdPersonaNovedad: id })]);

test('[R-7.6-01] the calls that list, register, delete and request orders, each at its address with its data', async () => {
  const at = await conOrdenes();
  const { orden, ref, libre, suyo } = at;
  const busca = { IdEmpresa: banco, NombrePersona: '', FechaInicioNovedad: '', FechaFinNovedad: '' };
  const lista = { IdTipoNovedad: 0, IdEmpresa: banco, NombrePersona: '', FechaInicio: '', FechaFin: '' };
  await exigen(at, [
    [
      'OrdenPagoNovedadesCobrar/',
      'POST',
      ordenPago.novedadesCobrar,
      { body: { ...busca, IdTipoNovedad: 0, IdOrdenPago: 0 } },
      conLinea(libre),
    ],
    [
      'OrdenPagoNovedadesCobrarVacio/',
      'POST',
      ordenPago.nueva,
      { body: { IdEmpresa: banco } },
      { IdOrdenPago: 0, IdEmpresa: banco, FechaOrdenPago: '2026-11-20', Novedades: [] },
    ],
    [
      'OrdenPagoListar/',
      'POST',
      ordenPago.listar,
      { body: { ...lista, OrdenGenerada: null, NumeroFactura: 0, GeneradoEmpresa: true } },
      expect.arrayContaining([expect.objectContaining({ ...ref, CodigoTransaccion: orden.codigo, Total: 50 })]),
    ],
    ['OrdenPagoId/', 'POST', ordenPago.obtener, { body: ref }, { ...ref, Novedades: conLinea(suyo) }],
    ['OrdenPagoListaNovedadRegistro/', 'POST', ordenPago.novedades, { body: ref }, conLinea(suyo)],
    [
      'OrdenPagoActualizarNumeroComprobante',
      'POST',
      ordenPagoCobro.actualizarComprobante,
      { body: { ...ref, NumeroComprobante: 'DEP-7' } },
      true,
    ],
    ['OrdenPagoId/', 'POST', ordenPago.obtener, { body: ref }, { NumeroComprobante: 'DEP-7' }],
    ['OrdenPagoAnulaSolicitud/', 'POST', ordenPago.anularSolicitud, { body: ref }, true],
    ['OrdenPagoId/', 'POST', ordenPago.obtener, { body: ref }, { CodigoTransaccion: '' }],
    [
      'OrdenPagoRegistrar/',
      'POST',
      ordenPago.registrar,
      { body: { ...form([suyo, libre]), ...ref, Observacion: 'Las dos' } },
      ref.IdOrdenPago,
    ],
    ['OrdenPagoId/', 'POST', ordenPago.obtener, { body: ref }, { Observacion: 'Las dos', Total: 100 }],
    ['OrdenPagoGeneraSolicitud/', 'POST', ordenPago.generarSolicitud, { body: ref }, expect.stringMatching(/^TX\d+$/)],
    ['OrdenPagoAnulaSolicitud/', 'POST', ordenPago.anularSolicitud, { body: ref }, true],
    ['OrdenPagoEliminar/', 'POST', ordenPago.eliminar, { body: ref }, true],
    [
      'OrdenPagoRegistrarConNovedad/',
      'POST',
      ordenPago.registrarConNovedad,
      { body: { IdEmpresa: banco, IdPersonaNovedad: libre } },
      expect.any(Number),
    ],
  ]);
  expect(at.fund.db.ordenes.get(ref.IdOrdenPago)).toBeUndefined();
});

test('[R-7.6-02] the calls around charging: a notice checked, the cart, the buyer, the QR code', async () => {
  const at = await conOrdenes();
  const { ref, libre } = at;
  const comprador = { RazonSocial: 'OTRA S.A.', IdTipoDocumento: 5, NumeroDocumento: '1028', Complemento: '' };
  await exigen(at, [
    [
      'OrdenPagoVerificaDatosNovedad/',
      'POST',
      ordenPago.verificarDatosNovedad,
      { body: { IdEmpresa: banco, IdPersonaNovedad: libre } },
      { PuedeIncluirse: true, IdOrdenPago: 0, Motivo: '' },
    ],
    [
      'OrdenPagoDatoFactura/',
      'POST',
      ordenPagoCobro.datoFactura,
      { body: { ...ref, ...comprador, CorreoElectronico: '' } },
      true,
    ],
    ['GeneraQR/', 'POST', ordenPagoCobro.generarQr, { body: ref }, { IdOrdenPago: ref.IdOrdenPago, Importe: 50 }],
    [
      'OrdenPagoCarrito/',
      'POST',
      ordenPagoCobro.carrito,
      { body: { IdEmpresa: banco, Novedades: [libre] } },
      expect.any(Number),
    ],
  ]);
  await at.fund.pay(ref.IdOrdenPago);
  const [factura] = at.fund.db.facturas.all().filter((f) => f.IdOrdenPago === ref.IdOrdenPago);
  expect(factura).toMatchObject({ RazonSocial: 'OTRA S.A.', NumeroDocumento: '1028' });
});

test('[R-7.6-06] the calls by GET: the orders of a person and of a notice, what to charge, the types, what is owed', async () => {
  const at = await conOrdenes();
  const { fund, who, ref, libre, suyo } = at;
  const quien = { idPersona: persona(fund, 'porPagar') };
  const todavia = await draft(fund, who, 'pendiente');
  const suOrden = expect.objectContaining({ IdOrdenPago: ref.IdOrdenPago });
  await exigen(at, [
    ['ListarOrdenPagoCarneVM/{}', 'GET', ordenPagoCobro.porPersona, { params: quien }, [suOrden]],
    ['OrdenPagoPorNovedadId/{}', 'GET', ordenPago.porNovedad, { params: { idPersonaNovedad: suyo } }, suOrden],
    [
      'OrdenPagoPorNovedadId/{}',
      'GET',
      ordenPago.porNovedad,
      { params: { idPersonaNovedad: libre } },
      { IdOrdenPago: todavia.IdOrdenPago },
    ],
    ['OrdenPagoEliminarXIdNovedad/{}', 'GET', ordenPago.quitarNovedad, { params: { idPersonaNovedad: libre } }, true],
    ['OrdenPagoListaNovedad/{}', 'GET', ordenPago.listaNovedad, { params: { texto: '_' } }, conLinea(libre)],
    [
      'OrdenPagoListaTiposNovedad/',
      'GET',
      ordenPago.tiposNovedad,
      {},
      expect.arrayContaining([{ IdTipoNovedad: 2, Novedad: 'INGRESO A LA EMPRESA', IdTipoNovedadPadre: 1 }]),
    ],
    [
      'OrdenPagoVerificaPagoRequiere/{}',
      'GET',
      ordenPago.verificarPago,
      { params: { idPersonaNovedad: suyo } },
      { RequierePago: true, Pagado: false },
    ],
    [
      'OrdenPagoTotalPorPagarPersona/{}/{}',
      'GET',
      ordenPagoCobro.totalPorPagarPersona,
      { params: { ...quien, idEmpresa: banco } },
      { Cantidad: 1, Total: 50 },
    ],
  ]);
});
