import { unzipSync } from 'fflate';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type Factura, factura as facturaSchema } from '#contract/entities/factura.ts';
import { armarZip } from '#features/facturacion/armarZip.ts';
import { filtroSchema, periodos, porDefecto } from '#features/facturacion/filtro.ts';
import { nombreDe } from '#features/facturacion/nombres.ts';
import { bajarPiezas, faltantes, type Pieza, piezasDe } from '#features/facturacion/paquete.ts';
import { partesDelCuf, revisarCuf } from '#features/facturacion/revisarCuf.ts';
import type { CufLeido } from '#lib/cuf.ts';
import { encodeCuf } from '#sandbox/rules/cuf.ts';
import { dicho } from '../blocks/dicho.ts';
import { contestan, falla, fallosMostrados, rechazo } from '../blocks/servicio.ts';
import { entra } from './ordenes.ts';

const cufDe = (part: Partial<Parameters<typeof encodeCuf>[0]> = {}): string =>
  encodeCuf({
    nit: '1000000019',
    fechaEmision: '2026-11-03T10:20:30.456',
    sucursal: 0,
    modalidad: 2,
    emision: 1,
    tipoFactura: 1,
    sector: 1,
    numero: 7,
    puntoVenta: 0,
    control: 'A1B2C3D4E5F6A74',
    ...part,
  });
/** An invoice as the services list it: the number 7, with its code. */
const factura = (part: object = {}): Factura =>
  z.parse(facturaSchema, {
    idVenta: 8007,
    estado: 'Válida',
    documentoSector: 'Compra y venta',
    numeroFactura: 7,
    numeroDocumento: '1000501021',
    cuf: cufDe(),
    fechaEmision: '2026-11-03T10:20:30-04:00',
    importeTotal: 50,
    ...part,
  });

describe('[F-2.4-10, F-7.2-03] the names of the files of an invoice', () => {
  test.each<[string, string]>([
    ['ABC123', 'ABC123.pdf'],
    ['  ABC123 ', 'ABC123.pdf'],
    ['a-b_c', 'a-b_c.pdf'],
    ['../../etc/x', '_etc_x.pdf'],
    ['a b  c', 'a_b_c.pdf'],
    ['', 'venta-8007.pdf'],
    ['   ', 'venta-8007.pdf'],
    ['x'.repeat(130), `${'x'.repeat(120)}.pdf`],
  ])('the code %j', (cuf, name) => {
    expect(nombreDe(factura({ cuf }), 'pdf')).toBe(name);
  });

  test('end with their kind', () => {
    expect(nombreDe(factura({ cuf: 'A' }), 'xml')).toBe('A.xml');
  });
});

describe('the filter of the invoices', () => {
  test('[F-2.4-02, F-5.4-02] is of today by default', () => {
    expect(porDefecto()).toEqual({ FechaDesde: '2026-11-20', FechaHasta: '2026-11-20' });
    expect(porDefecto('2026-01-02')).toEqual({ FechaDesde: '2026-01-02', FechaHasta: '2026-01-02' });
  });

  test.each([
    ['2026-11-20T22:30:00-04:00', '2026-11-20'],
    ['2026-12-01T00:05:00-04:00', '2026-12-01'],
  ])('[F-2.4-02] at %s it is of %s, the day in Bolivia', (moment, day) => {
    vi.setSystemTime(new Date(moment));
    expect(porDefecto()).toEqual({ FechaDesde: day, FechaHasta: day });
  });

  test('[F-5.4-02] needs two days in their order', () => {
    const rango = { FechaDesde: '2026-11-01', FechaHasta: '2026-11-20' };
    expect(dicho(() => filtroSchema, rango)).toEqual(rango);
    expect(dicho(() => filtroSchema, { ...rango, FechaHasta: '2026-10-31' })).toEqual([
      'La fecha hasta no puede ser menor que la fecha desde.',
    ]);
    expect(dicho(() => filtroSchema, { ...rango, FechaDesde: '01/11/2026' })).toEqual(['Fecha desde, es incorrecta.']);
    expect(dicho(() => filtroSchema, { FechaDesde: '', FechaHasta: '' })).toEqual([
      'Debe ingresar la fecha desde.',
      'Debe ingresar la fecha hasta.',
    ]);
  });

  test('has three periods to choose from', () => {
    expect(periodos().map(({ label, desde, hasta }) => [label, desde, hasta])).toEqual([
      ['Hoy', '2026-11-20', '2026-11-20'],
      ['Este mes', '2026-11-01', '2026-11-20'],
      ['Mes anterior', '2026-10-01', '2026-10-31'],
    ]);
  });
});

describe('the code of an invoice and its row', () => {
  const problemas = (part: object = {}) => revisarCuf(factura(part)).problemas;

  test('fit', () => {
    const { leido, problemas: found } = revisarCuf(factura());
    expect(leido).toMatchObject({ nit: '1000000019', numero: 7 });
    expect(found).toEqual([]);
  });

  test.each(['', 'SIN CUF'])('%j is no code', (cuf) => {
    expect(revisarCuf(factura({ cuf }))).toEqual({
      leido: null,
      problemas: ['El código no tiene la forma de un CUF: no se puede leer.'],
    });
  });

  test('another check digit is told', () => {
    const head = BigInt(`0x${cufDe().slice(0, -15)}`);
    const digito = Number(head % 10n);
    const otro = digito === 0 ? 1 : digito - 1;
    const cuf = (head + BigInt(otro - digito)).toString(16).toUpperCase() + cufDe().slice(-15);
    expect(problemas({ cuf })).toEqual([
      `El dígito verificador es ${otro} y debería ser ${digito}: el código está alterado o mal copiado.`,
    ]);
  });

  test('a day that does not exist is told once', () => {
    expect(problemas({ cuf: cufDe({ fechaEmision: '2026-13-03T10:20:30.456' }) })).toEqual([
      'La fecha de emisión del CUF no existe.',
    ]);
  });

  test.each([
    ['another day', '2026-11-04T10:20:00-04:00', '04/11/2026 10:20'],
    ['another day without a time', '2026-11-04', '04/11/2026'],
    ['another minute', '2026-11-03T10:21:00-04:00', '03/11/2026 10:21'],
  ])('%s is told', (_, fechaEmision, fila) => {
    expect(problemas({ fechaEmision })).toEqual([
      `La fecha de emisión del CUF es 03/11/2026 10:20 y la de la factura, ${fila}.`,
    ]);
  });

  test.each(['2026-11-03', '03/11/2026', '03/11/2026 10:20', '', '1900-01-01', 'ayer'])(
    '[F-5.5-03] the date %j is no reason to warn',
    (fechaEmision) => {
      expect(problemas({ fechaEmision })).toEqual([]);
    },
  );

  test('another number is told', () => {
    expect(problemas({ numeroFactura: 8 })).toEqual(['El número del CUF es 7 y el de la factura, 8.']);
  });

  test('several things are told in their order', () => {
    expect(problemas({ numeroFactura: 8, fechaEmision: '2026-11-04', documentoSector: '2' })).toEqual([
      'La fecha de emisión del CUF es 03/11/2026 10:20 y la de la factura, 04/11/2026.',
      'El número del CUF es 7 y el de la factura, 8.',
      'El documento sector del CUF es 1 · Compra y venta y el de la factura, 2.',
    ]);
  });

  const sectores: readonly (readonly [number, string, readonly string[]])[] = [
    [1, 'Compra y venta', ['FACTURA COMPRA-VENTA', 'Compra Venta', 'compra y venta']],
    [2, 'Alquiler de bienes inmuebles', ['ALQUILER', 'Factura de alquiler']],
    [8, 'Tasa cero', ['TASA CERO', 'Factura de tasa cero']],
    [11, 'Sectores educativos', ['SECTOR EDUCATIVO', 'Educativa']],
    [15, 'Entidades financieras', ['FINANCIERA', 'Servicios financieros']],
    [17, 'Hospitales y clínicas', ['HOSPITAL', 'Clínica', 'CLINICAS']],
    [23, 'Prevalorada', ['PREVALORADA', 'Factura prevalorado']],
    [24, 'Nota de crédito y débito', ['Nota de crédito', 'NOTA FISCAL DE DEBITO', 'nota credito-debito']],
    [34, 'Seguros', ['SEGUROS', 'Seguros y reaseguros']],
  ];
  const filas = sectores.flatMap(([numero, nombre, words]) =>
    [nombre, String(numero), ` ${numero} `, ...words].map((words) => [numero, words] as const),
  );

  test.each(filas)('the sector %d is named %j', (sector, documentoSector) => {
    expect(problemas({ cuf: cufDe({ sector }), documentoSector })).toEqual([]);
    expect(problemas({ cuf: cufDe({ sector: 99 }), documentoSector })).toEqual([
      `El documento sector del CUF es 99 y el de la factura, ${documentoSector}.`,
    ]);
  });

  test.each(sectores)('the sector %d of a code is called %s', (sector, nombre) => {
    expect(problemas({ cuf: cufDe({ sector }), documentoSector: '99' })).toEqual([
      `El documento sector del CUF es ${sector} · ${nombre} y el de la factura, 99.`,
    ]);
  });

  test.each([
    '',
    'Servicios',
    'Cero',
    'Venta',
    'Notable',
    'Nota de entrega',
    'Crédito',
    'Hospital con alquiler',
    '123',
    '1a',
    'a1',
  ])('a sector that is not clear is not compared: %j', (documentoSector) => {
    expect(problemas({ documentoSector })).toEqual([]);
  });
});

describe('the parts of a code in words', () => {
  const leido = (part: Partial<CufLeido> = {}): CufLeido => ({
    nit: '1028',
    fechaEmision: '2026-11-03T10:20:30.456',
    sucursal: 0,
    modalidad: 1,
    emision: 1,
    tipoFactura: 1,
    sector: 1,
    numero: 7,
    puntoVenta: 0,
    digito: 4,
    digitoEsperado: 4,
    control: 'A1B2',
    ...part,
  });

  test('are eleven, in their order', () => {
    expect(partesDelCuf(leido())).toEqual([
      ['NIT del emisor', '1028'],
      ['Fecha y hora de emisión', '03/11/2026 10:20'],
      ['Número de factura', '7'],
      ['Documento sector', '1 · Compra y venta'],
      ['Sucursal', '0 · Casa matriz'],
      ['Punto de venta', '0 · Ninguno'],
      ['Modalidad', '1 · Electrónica'],
      ['Tipo de emisión', '1 · En línea'],
      ['Tipo de factura', '1 · Con derecho a crédito fiscal'],
      ['Dígito verificador', '4 · correcto'],
      ['Código de control', 'A1B2'],
    ]);
  });

  test.each<[string, Partial<CufLeido>, string]>([
    ['Sucursal', { sucursal: 3 }, '3'],
    ['Punto de venta', { puntoVenta: 2 }, '2'],
    ['Documento sector', { sector: 17 }, '17 · Hospitales y clínicas'],
    ['Documento sector', { sector: 99 }, '99'],
    ['Modalidad', { modalidad: 2 }, '2 · Computarizada'],
    ['Modalidad', { modalidad: 3 }, '3'],
    ['Tipo de emisión', { emision: 2 }, '2 · Fuera de línea'],
    ['Tipo de emisión', { emision: 3 }, '3'],
    ['Tipo de factura', { tipoFactura: 2 }, '2 · Sin derecho a crédito fiscal'],
    ['Tipo de factura', { tipoFactura: 3 }, '3 · Documento de ajuste'],
    ['Tipo de factura', { tipoFactura: 9 }, '9'],
    ['Dígito verificador', { digito: 5 }, '5 · debería ser 4'],
    ['Fecha y hora de emisión', { fechaEmision: '' }, ''],
  ])('%s of %j is %j', (label, part, value) => {
    expect(Object.fromEntries(partesDelCuf(leido(part)))[label]).toBe(value);
  });
});

describe('the files of a package', () => {
  test('[F-2.4-10, F-7.2-03] are two for each invoice, still to be downloaded', () => {
    const una = factura({ cuf: 'A' });
    const otra = factura({ cuf: 'B' });
    const falta = { bytes: null, motivo: 'La descarga se interrumpió.' };
    expect(piezasDe([una, otra])).toEqual([
      { factura: una, tipo: 'PDF', nombre: 'A.pdf', ...falta },
      { factura: una, tipo: 'XML', nombre: 'A.xml', ...falta },
      { factura: otra, tipo: 'PDF', nombre: 'B.pdf', ...falta },
      { factura: otra, tipo: 'XML', nombre: 'B.xml', ...falta },
    ]);
  });

  test('have names of their own, also where capitals do not count', () => {
    const facturas = [
      factura({ cuf: 'A', idVenta: 1 }),
      factura({ cuf: 'a', idVenta: 2 }),
      factura({ cuf: 'A-2', idVenta: 3 }),
    ];
    expect(piezasDe(facturas).map(({ nombre }) => nombre)).toEqual([
      'A.pdf',
      'A.xml',
      'a-2.pdf',
      'a-2.xml',
      'A-2-3.pdf',
      'A-2-3.xml',
    ]);
  });

  test('are missing while they have no bytes', () => {
    const [pdf, xml] = piezasDe([factura()]);
    const bajada = { ...(pdf as Pieza), bytes: new Uint8Array() };
    expect(faltantes([bajada, xml as Pieza])).toEqual([xml]);
  });
});

describe('the download of a package', () => {
  const PDF = 'ReportesEmpresasExternas/ObtenerFactura';
  const XML = 'Reportes/ObtenerFacturaClienteXml';
  const pdf = (text = '%PDF-1.7 x') => new HttpResponse(text, { headers: { 'content-type': 'application/pdf' } });
  const xml = (text = '<?xml version="1.0"?><f/>') =>
    new HttpResponse(text, { headers: { 'content-type': 'application/xml' } });
  const [una, otra] = [factura({ cuf: 'A', idVenta: 1 }), factura({ cuf: 'B', idVenta: 2 })];

  async function bajar(piezas: readonly Pieza[], respuestas: Readonly<Record<string, unknown>>, signal?: AbortSignal) {
    const pedidas = contestan({ [PDF]: () => pdf(), [XML]: () => xml(), ...respuestas });
    const avance: number[] = [];
    const bajadas = await bajarPiezas(piezas, {
      signal: signal ?? new AbortController().signal,
      alAvanzar: (hechos) => avance.push(hechos),
    });
    return {
      bajadas,
      avance,
      pedidas: pedidas.map(({ nombre, valores }) => [nombre, ...valores].join('/')),
      motivos: bajadas.map(({ bytes, motivo }) => (bytes ? 'bajada' : motivo)),
    };
  }
  const textoDe = ({ bytes }: Pieza) => new TextDecoder().decode(bytes ?? new Uint8Array());

  beforeEach(() => entra('EXTERNO_EMPRESAS'));

  test('[F-6-07, F-7.2-02, F-7.2-03] asks for each PDF by its sale and for each XML by its code', async () => {
    const { bajadas, avance, pedidas } = await bajar(piezasDe([una, otra]), {
      [PDF]: ([id]: string[]) => pdf(`%PDF-1.7 ${id}`),
      [XML]: ([cuf]: string[]) => xml(`<f>${cuf}</f>`),
    });
    expect(pedidas).toEqual([`${PDF}/1`, `${XML}/A`, `${PDF}/2`, `${XML}/B`]);
    expect(bajadas.map(textoDe)).toEqual(['%PDF-1.7 1', '<f>A</f>', '%PDF-1.7 2', '<f>B</f>']);
    expect(bajadas.map(({ nombre, motivo }) => [nombre, motivo])).toEqual([
      ['A.pdf', ''],
      ['A.xml', ''],
      ['B.pdf', ''],
      ['B.xml', ''],
    ]);
    expect(avance).toEqual([0, 1, 2, 3, 4]);
  });

  test('[F-7.2-03] leaves what is there already', async () => {
    const [first, ...rest] = piezasDe([una]);
    const there: Pieza = { ...(first as Pieza), bytes: new TextEncoder().encode('mine'), motivo: '' };
    const { bajadas, avance, pedidas } = await bajar([there, ...rest], {});
    expect(pedidas).toEqual([`${XML}/A`]);
    expect(bajadas[0]).toBe(there);
    expect(avance).toEqual([1, 2]);
  });

  test('of nothing is over at once', async () => {
    expect(await bajar([], {})).toEqual({ bajadas: [], avance: [0], pedidas: [], motivos: [] });
  });

  test('[F-8-01, F-8-08] says why a file is missing, and goes on with the others', async () => {
    const told = fallosMostrados();
    const { motivos, avance } = await bajar(piezasDe([una, otra]), {
      [PDF]: ([id]: string[]) => (id === '1' ? rechazo('No tiene PDF.') : pdf()),
      [XML]: ([cuf]: string[]) => (cuf === 'A' ? falla() : xml()),
    });
    expect(motivos).toEqual(['No tiene PDF.', 'Ha ocurrido un error técnico. Pedimos disculpas.', 'bajada', 'bajada']);
    expect([avance, told]).toEqual([[0, 1, 2], []]);
  });

  test.each<[string, string, string]>([
    ['%PDF-1.4', '<f/>', 'bajada,bajada'],
    ['\uFEFF%PDF-1.4', '\uFEFF<f/>', 'bajada,bajada'],
    ['%PDF-1.4', ' \n <f/>', 'bajada,bajada'],
    ['<html></html>', '<f/>', 'Lo que llegó no es un PDF.,bajada'],
    [' %PDF-1.4', '<f/>', 'Lo que llegó no es un PDF.,bajada'],
    ['%PDF-1.4', 'f/>', 'bajada,Lo que llegó no es un XML.'],
    ['%PDF-1.4', `${' '.repeat(64)}<f/>`, 'bajada,Lo que llegó no es un XML.'],
    ['%PDF-1.4', `${' '.repeat(63)}<f/>`, 'bajada,bajada'],
  ])('looks at what arrived: %j and %j', async (onePdf, oneXml, said) => {
    const { motivos } = await bajar(piezasDe([una]), { [PDF]: () => pdf(onePdf), [XML]: () => xml(oneXml) });
    expect(motivos.join(',')).toBe(said);
  });

  test('asks for four files at once, and no more', async () => {
    const waiting: (() => void)[] = [];
    let most = 0;
    let running = 0;
    const one = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (running === 4) for (const go of waiting.splice(0)) setTimeout(go);
      });
      running -= 1;
      return pdf();
    };
    const piezas = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (idVenta) => piezasDe([factura({ cuf: `C${idVenta}`, idVenta })])[0] as Pieza,
    );
    const { avance } = await bajar(piezas, { [PDF]: one });
    expect(most).toBe(4);
    expect(avance).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('that was cancelled before asks for nothing', async () => {
    const stop = new AbortController();
    stop.abort();
    const piezas = piezasDe([una]);
    const { pedidas, bajadas } = await bajar(piezas, {}, stop.signal);
    expect(pedidas).toEqual([]);
    for (const [at, bajada] of bajadas.entries()) expect(bajada).toBe(piezas[at]);
    expect(bajadas).toHaveLength(2);
  });

  test('that is cancelled asks for no more, and what was on its way is missing', async () => {
    const stop = new AbortController();
    const facturas = [1, 2, 3].map((idVenta) => factura({ cuf: `C${idVenta}`, idVenta }));
    const { pedidas, motivos } = await bajar(
      piezasDe(facturas),
      {
        [PDF]: ([id]: string[]) => {
          if (id === '2') stop.abort();
          return new Promise((resolve) => setTimeout(() => resolve(pdf())));
        },
        [XML]: () => new Promise((resolve) => setTimeout(() => resolve(xml()))),
      },
      stop.signal,
    );
    expect(pedidas).not.toContain(`${PDF}/3`);
    expect(new Set(motivos)).toEqual(new Set(['La descarga se interrumpió.']));
  });

  test('[F-8-06] ends with the session', async () => {
    const facturas = [1, 2, 3, 4].map((idVenta) => factura({ cuf: `C${idVenta}`, idVenta }));
    const { pedidas, motivos } = await bajar(piezasDe(facturas), {
      [PDF]: new HttpResponse('', { status: 401 }),
      [XML]: () => new Promise((resolve) => setTimeout(() => resolve(xml()), 50)),
    });
    expect(pedidas).not.toContain(`${PDF}/4`);
    expect(motivos[0]).toBe('Su sesión ha expirado. Por favor vuelva a iniciar sesión.');
    expect(motivos.slice(-4)).toEqual(Array.from({ length: 4 }, () => 'La descarga se interrumpió.'));
  });

  test('does not take a defect of the portal for a failure', async () => {
    contestan({ [PDF]: () => pdf() });
    const [pieza] = piezasDe([una]);
    const rota = { ...(pieza as Pieza), factura: null as unknown as Factura };
    const { signal } = new AbortController();
    await expect(bajarPiezas([rota], { signal, alAvanzar: () => undefined })).rejects.toThrow(TypeError);
  });
});

describe('the ZIP of a package', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const una = factura({ cuf: 'A', importeTotal: 1234.5 });
  const [pdf, xml] = piezasDe([una]) as [Pieza, Pieza];

  async function abrir(facturas: readonly Factura[], piezas: readonly Pieza[]) {
    const blob = await armarZip(facturas, piezas);
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    return {
      nombres: Object.keys(files),
      texto: (name: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(files[name]),
    };
  }
  /** The rows of the listing below its head. */
  const filas = async (facturas: readonly Factura[], piezas: readonly Pieza[] = []) =>
    (await abrir(facturas, piezas))
      .texto('facturas.csv')
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(';'));

  test('[F-2.4-06, F-2.4-07] has the listing first, and the files that arrived', async () => {
    const { nombres, texto } = await abrir([una], [{ ...pdf, bytes: bytes('%PDF'), motivo: '' }, xml]);
    expect(nombres).toEqual(['facturas.csv', 'A.pdf']);
    expect(texto('A.pdf')).toBe('%PDF');
    expect(texto('facturas.csv')).toBe(
      [
        '\uFEFFEstado;Doc. Sector;Nro. Factura;Nro. Documento;CUF;Fecha;Monto;Archivo PDF;Archivo XML',
        'VÁLIDA;Compra y venta;7;1000501021;A;03/11/2026 10:20;1234,50;A.pdf;FALTA: La descarga se interrumpió.',
      ].join('\r\n'),
    );
  });

  test('says nothing of files that nobody asked for, and takes none for those of another invoice', async () => {
    const otra = factura({ cuf: 'B' });
    const piezas = [{ ...pdf, bytes: bytes('%PDF') }, xml];
    expect((await filas([otra, una], piezas)).map((row) => row.slice(-2))).toEqual([
      ['', ''],
      ['A.pdf', 'FALTA: La descarga se interrumpió.'],
    ]);
  });

  test.each([
    [0, '0,00'],
    [1_234_567.891, '1234567,89'],
    ['1.234', '1.234'],
    [null, ''],
  ])('shows the amount %j as %j', async (importeTotal, shown) => {
    expect((await filas([factura({ importeTotal })]))[0]?.[6]).toBe(shown);
  });
});
