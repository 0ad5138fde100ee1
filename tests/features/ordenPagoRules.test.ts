import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filtroDeOrdenesDelAnio } from '#features/inicio/useOrdenesPorPagar.ts';
import { cambiosEntre, conCambios, sinCambios, sobreLoActual } from '#features/orden-pago/cambios.ts';
import { CARNET, compradorSchema, documentoDe, documentos, enForm } from '#features/orden-pago/cobro/comprador.ts';
import { datosOrden } from '#features/orden-pago/datosOrden.ts';
import { actosDe, seSabeCuanto } from '#features/orden-pago/etapa.ts';
import {
  busquedaSchema,
  fechasPorDefecto,
  fechasPropias,
  fechasSchema,
  filtroDeOrdenes,
} from '#features/orden-pago/filtroOrdenes.ts';
import { ordenAAbrir } from '#features/orden-pago/llaves.ts';
import { ordenPagoColumns } from '#features/orden-pago/ordenPagoColumns.tsx';
import { direccionDe, imagenDe, minutosHasta, resta } from '#features/orden-pago/pago/codigoQr.ts';
import { papelDeFactura } from '#features/orden-pago/papelDeFactura.ts';
import { cuantas, hechoDe, textosDeForm, textosDeListado, tituloDeLista } from '#features/orden-pago/textosOrden.ts';
import { dicho } from '../blocks/dicho.ts';
import { contenido, entra, ids, linea, orden } from './ordenes.ts';

describe('[R-4.4-07] what a user changes in an order', () => {
  const con = (...list: number[]) => contenido('', ...list);

  test('nothing is no change', () => {
    expect(sinCambios).toEqual({ agregadas: [], quitadas: [] });
  });

  test.each<[number[], number[], number[], number[]]>([
    [[], [], [], []],
    [[1, 2], [2, 1], [], []],
    [[1, 2], [1, 2, 3], [3], []],
    [[1, 2], [1], [], [2]],
    [[1, 2], [3, 2], [3], [1]],
    [[], [1, 2], [1, 2], []],
    [[1, 2], [], [], [1, 2]],
  ])('from %j to %j: %j go in and %j go out', (before, after, agregadas, quitadas) => {
    const cambios = cambiosEntre(con(...before), con(...after));
    expect(ids(cambios.agregadas)).toEqual(agregadas);
    expect(cambios.quitadas).toEqual(quitadas);
  });

  test.each<[number[], number[], number[], number[]]>([
    [[1, 2], [3], [], [1, 2, 3]],
    [[1, 2], [], [1], [2]],
    [[1, 2], [3], [2], [1, 3]],
    [
      [1, 2],
      [2, 3],
      [1, 9],
      [2, 3],
    ],
    [[1, 2], [], [9, 2], [1]],
  ])('%j with %j in and %j out', (there, added, quitadas, left) => {
    const agregadas = added.map((id) => linea(id));
    expect(ids(conCambios(con(...there), { agregadas, quitadas }))).toEqual(left);
  });

  test.each<[string, number[], number[]]>([
    ['none', [], []],
    ['one in that is there', [2], []],
    ['one out that is not there', [], [9]],
  ])('changes that change nothing leave the same list: %s', (_, added, quitadas) => {
    const { Novedades } = con(1, 2);
    expect(conCambios({ Novedades }, { agregadas: added.map((id) => linea(id)), quitadas })).toBe(Novedades);
  });

  test('somebody else’s notices stay, and only what this user changed replaces them', () => {
    const merged = sobreLoActual(contenido('A', 1, 2), contenido('A', 2, 3), contenido('A', 1, 2, 4));
    expect(merged).toEqual(contenido('A', 2, 4, 3));
  });

  test.each([
    ['nobody typed', 'A', 'A', 'A', 'A'],
    ['only somebody else typed', 'A', 'A', 'B', 'B'],
    ['this user typed', 'A', 'C', 'B', 'C'],
    ['this user emptied it', 'A', '', 'B', ''],
    ['only spaces were typed', 'A', ' A  ', 'B', 'B'],
    ['it was loaded with spaces', 'A ', 'A', 'B', 'B'],
  ])('the observation, if %s', (_, loaded, mine, now, saved) => {
    expect(sobreLoActual(contenido(loaded), contenido(mine), contenido(now)).Observacion).toBe(saved);
  });
});

describe('[R-2.6-05, R-7.6-11] what the invoice of an order is called', () => {
  const papel = (NumeroFactura: number) => papelDeFactura({ IdOrdenPago: 7, NumeroFactura, Cuf: 'C' });

  test('by the payment of an insured person', () => {
    entra('ASEGURADOS');
    expect([papel(12), papel(0)].map(({ boton, titulo }) => [boton, titulo])).toEqual([
      ['Ver la factura 12', 'Factura 12'],
      ['Ver la factura del pago 7', 'Factura'],
    ]);
  });

  test.each([12, 1])('by its number %d', (numero) => {
    expect(papel(numero)).toEqual({
      boton: `Ver la factura ${numero}`,
      titulo: `Factura ${numero}`,
      archivo: `factura-${numero}.pdf`,
    });
  });

  test.each([0, -1])('by its order while its number is %d', (numero) => {
    expect(papel(numero)).toEqual({
      boton: 'Ver la factura de la orden 7',
      titulo: 'Factura',
      archivo: 'factura-orden-7.pdf',
    });
  });
});

test('[R-2.6-03] what an order says in each column of the list, for the text filter and for files', () => {
  const Novedades = [
    linea(1, { Novedad: 'INGRESO A LA EMPRESA' }),
    linea(2, { Novedad: 'RETIRO DE LA EMPRESA', NombreCompleto: 'ROJAS EVA' }),
  ];
  const row = orden({
    ...{ FechaOrdenPago: '2026-11-18', CodigoTransaccion: 'TX-9', Total: 1234.5, Observacion: 'Urgente', Cuf: 'C' },
    ...{ NumeroFactura: 12, FechaPago: '2026-11-19', Novedades },
  });
  expect(ordenPagoColumns.map(({ header, text }) => [header, text(row)])).toEqual([
    ['Fecha Orden de Pago', '18/11/2026'],
    ['Detalle Novedades', 'INGRESO A LA EMPRESA - PÉREZ ANA; RETIRO DE LA EMPRESA - ROJAS EVA'],
    ['Código Transacción', 'TX-9'],
    ['Total Bs.', '1,234.50'],
    ['Datos del Pago', 'Factura 12 · 19/11/2026'],
    ['Observación', 'Urgente'],
    ['Nº de orden', '7'],
  ]);
});

describe('[R-2.7-04, R-5.5-07] the observation of an order', () => {
  const lee = (Observacion: string) => {
    const { success, data, error } = z.safeParse(datosOrden, { Observacion });
    return success ? data : error.issues.map(({ message, path }) => [path, message]);
  };

  test('is trimmed, and may be empty', () => {
    expect(lee('  De enero ')).toEqual({ Observacion: 'De enero' });
    expect(lee('   ')).toEqual({ Observacion: '' });
  });

  test('[R-9-03] has 500 characters at most, without the spaces around it', () => {
    const most = 'x'.repeat(500);
    expect(lee(`  ${most} `)).toEqual({ Observacion: most });
    expect(lee(`${most}x`)).toEqual([[['Observacion'], 'Observaciones: el máximo es de 500 caracteres.']]);
  });
});

describe('whether it is known what an order costs', () => {
  test.each<[string, object, boolean]>([
    ['all amounts are known', { Total: 100, Novedades: [linea(1), linea(2)] }, true],
    ['the services send no total', { Total: null, Novedades: [linea(1)] }, true],
    ['it has no notices', { Total: null }, true],
    ['its total cannot be read', { Total: '1.234', Novedades: [linea(1)] }, false],
    ['one amount cannot be read', { Total: 100, Novedades: [linea(1), linea(2, { Total: '1.234' })] }, false],
    ['one amount is missing', { Total: 100, Novedades: [linea(1, { Total: null })] }, false],
  ])('%s', (_, part, known) => {
    expect(seSabeCuanto(orden(part))).toBe(known);
  });
});

describe('[R-1-02, R-2.7-14, R-4.4-01, R-4.4-03, R-4.4-04] the actions on an order', () => {
  test.each<[string, object, string[]]>([
    ['a new one', { IdOrdenPago: 0 }, ['grabar', 'generar']],
    ['a draft', {}, ['grabar', 'eliminar', 'generar']],
    ['a draft whose cost is unknown', { Total: '1.234' }, ['grabar', 'eliminar']],
    ['a generated request', { CodigoTransaccion: 'TX' }, ['pagar', 'anular', 'imprimir']],
    ['a generated request that was sold', { CodigoTransaccion: 'TX', IdVenta: 5 }, ['pagar', 'imprimir']],
    ['an expired request', { CodigoTransaccion: 'TX', Vencida: true }, ['anular', 'imprimir']],
    ['an expired request that was sold', { CodigoTransaccion: 'TX', Vencida: true, IdVenta: 1 }, ['imprimir']],
    ['a draft with a sale', { IdVenta: 5 }, ['grabar', 'eliminar', 'generar']],
    ['[R-4.4-03] a paid one', { CodigoTransaccion: 'TX', Cobrado: true }, ['imprimir']],
    [
      '[R-4.4-03] a paid one with its invoice',
      { CodigoTransaccion: 'TX', NumeroFactura: 9, IdVenta: 5, Cuf: 'C' },
      ['imprimir', 'imprimirFactura', 'descargarXml'],
    ],
    [
      '[R-4.4-03] a paid one whose invoice has its code and no number yet',
      { CodigoTransaccion: 'TX', Cobrado: true, Cuf: 'C' },
      ['imprimir', 'imprimirFactura', 'descargarXml'],
    ],
    [
      '[R-4.4-03] a request with the code of an invoice, not paid yet',
      { CodigoTransaccion: 'TX', Cuf: 'C' },
      ['pagar', 'anular', 'imprimir', 'imprimirFactura', 'descargarXml'],
    ],
    ['a paid one without a code', { Cobrado: true }, []],
  ])('%s', (_, part, actos) => {
    expect([...actosDe(orden(part))]).toEqual(actos);
  });
});

describe('the filter of the orders', () => {
  const rango = { FechaDesde: '2026-10-01', FechaHasta: '2026-11-20' };
  const alReves = { FechaDesde: '2026-11-20', FechaHasta: '2026-10-01' };
  const FALTA = 'La fecha hasta no puede ser menor que la fecha desde.';

  test('[R-2.6-01] the dates are kept, and the name is not', () => {
    expect(dicho(() => fechasSchema, { ...rango, NombrePersona: 'ANA' })).toEqual(rango);
    expect(dicho(() => busquedaSchema, { ...rango, NombrePersona: ' ANA ' })).toEqual({
      ...rango,
      NombrePersona: 'ANA',
    });
  });

  test('[R-2.6-01] the last day is not before the first', () => {
    expect(dicho(() => fechasSchema, alReves)).toEqual([FALTA]);
    expect(dicho(() => busquedaSchema, { ...alReves, NombrePersona: '' })).toEqual([FALTA]);
    const unDia = { FechaDesde: '2026-11-20', FechaHasta: '2026-11-20' };
    expect(dicho(() => fechasSchema, unDia)).toEqual(unDia);
    expect(dicho(() => busquedaSchema, { ...unDia, NombrePersona: '' })).toEqual({ ...unDia, NombrePersona: '' });
  });

  test('[R-2.6-01] both days are required', () => {
    const said = ['Debe ingresar la fecha desde.', 'Debe ingresar la fecha hasta.'];
    expect(dicho(() => fechasSchema, { FechaDesde: '', FechaHasta: '' })).toEqual(said);
  });

  test('[R-2.6-02, R-9-07] by default it begins on the first day of the previous month', () => {
    expect(fechasPorDefecto()).toEqual(rango);
    expect(fechasPorDefecto('2026-01-31')).toEqual({ FechaDesde: '2025-12-01', FechaHasta: '2026-01-31' });
  });

  test('an insured person sees two years', () => {
    expect(fechasPropias()).toEqual({ FechaDesde: '2024-11-20', FechaHasta: '2026-11-20' });
    expect(fechasPropias('2024-02-29')).toEqual({ FechaDesde: '2022-02-28', FechaHasta: '2024-02-29' });
  });

  test('[F-9-03, R-2.6-01, R-3.3-05, R-9-01] its request has the company, the days and the name', () => {
    expect(filtroDeOrdenes(501, { ...rango, NombrePersona: 'ANA' })).toEqual({
      IdTipoNovedad: 0,
      IdEmpresa: 501,
      NombrePersona: 'ANA',
      FechaInicio: '2026-10-01',
      FechaFin: '2026-11-20',
      OrdenGenerada: null,
      NumeroFactura: 0,
      GeneradoEmpresa: true,
    });
  });

  test('[F-9-03] [R-9-01] [R-3.3-05] the home asks for those of its twelve months', () => {
    const delAnio = {
      IdTipoNovedad: 0,
      IdEmpresa: 501,
      NombrePersona: '',
      FechaInicio: '2025-11-01',
      FechaFin: '2026-11-30',
      OrdenGenerada: null,
      NumeroFactura: 0,
      GeneradoEmpresa: true,
    };
    expect(filtroDeOrdenesDelAnio(501)).toEqual(delAnio);
    expect(filtroDeOrdenesDelAnio(7, '2020-01-01')).toEqual({ ...delAnio, IdEmpresa: 7, FechaInicio: '2020-01-01' });
  });
});

describe('[R-2.7-01, R-8-03] which order the form opens', () => {
  const abre = (search: string, stored: unknown) =>
    ordenAAbrir(new URLSearchParams(search), { stored, idEmpresa: 501 });
  const guardada = { IdEmpresa: 9, IdOrdenPago: 7 };

  test.each<[string, string, unknown, unknown]>([
    ['the stored one, if the address names none', '', guardada, guardada],
    ['a stored new one', '', { IdEmpresa: 9, IdOrdenPago: 0 }, { IdEmpresa: 9, IdOrdenPago: 0 }],
    ['none, if neither names one', '', null, null],
    ['none, if what is stored cannot be read', '', { IdEmpresa: 9 }, null],
    ['none, if the stored id is negative', '', { IdEmpresa: 9, IdOrdenPago: -1 }, null],
    ['none, if the stored id is no whole number', '', { IdEmpresa: 9, IdOrdenPago: 1.5 }, null],
    ['none, if the stored company is no whole number', '', { IdEmpresa: 1.5, IdOrdenPago: 7 }, null],
    ['the one of the address, of the session’s company', 'orden=8', guardada, { IdOrdenPago: 8, IdEmpresa: 501 }],
    ['the one of the address without a stored one', 'orden=8', null, { IdOrdenPago: 8, IdEmpresa: 501 }],
    ['the one of both, of the stored company', 'orden=7', guardada, guardada],
    ['a new one of the address', 'orden=0', null, { IdOrdenPago: 0, IdEmpresa: 501 }],
    ['one with nine digits', 'orden=123456789', null, { IdOrdenPago: 123_456_789, IdEmpresa: 501 }],
    ['none, for more digits', 'orden=1234567890', guardada, null],
    ['none, for an empty id', 'orden=', guardada, null],
    ['none, for a text', 'orden=x7', guardada, null],
    ['none, for a text after the id', 'orden=7x', guardada, null],
    ['none, for a negative id', 'orden=-7', guardada, null],
  ])('%s', (_, search, stored, ref) => {
    expect(abre(search, stored)).toEqual(ref);
  });
});

describe('the words of an order', () => {
  test('one notice, or several', () => {
    expect([cuantas(0), cuantas(1), cuantas(3)]).toEqual(['0 novedades', '1 novedad', '3 novedades']);
  });

  test('[R-2.7-03, R-2.7-06, R-2.7-09] an employer reads of orders and notices', () => {
    entra('EXTERNO_EMPRESAS');
    const form = textosDeForm();
    expect([form.titulo, form.generar, form.fecha]).toEqual(['Orden de pago', 'Generar solicitud', 'Fecha']);
    expect([form.codigo, form.empresa]).toEqual(['Código Transacción', 'Empresa']);
    const columnas = [form.novedad, form.nombre, form.fechaNovedad, form.total];
    expect(columnas).toEqual(['Novedad', 'Nombre Completo', 'Fecha Novedad', 'Total']);
    const { titulo, desde, hasta, empleado } = textosDeListado();
    expect([titulo, desde, hasta, empleado]).toEqual([
      'Listado de Novedades',
      'Fecha desde',
      'Fecha hasta',
      'Empleado',
    ]);
    expect(tituloDeLista()).toBe('Órdenes de pago');
    expect(hechoDe('registrar')).toBeUndefined();
  });

  test('[F-1-03, F-6-01] an insured person reads of payments, and of what has no other words the same', () => {
    entra('ASEGURADOS');
    const form = textosDeForm();
    expect([form.titulo, form.generar, form.fecha]).toEqual(['Pago', 'Preparar el pago', 'Fecha']);
    expect([textosDeListado().titulo, textosDeListado().desde]).toEqual(['Qué se paga', 'Fecha desde']);
    expect(tituloDeLista()).toBe('Pagos y facturas');
    expect(hechoDe('registrar')).toBe('El pago se registró correctamente.');
    expect(hechoDe('anularSolicitud')).toBe('El pago se anuló correctamente.');
  });
});

describe('a QR code', () => {
  const PNG = 'iVBORw0KGgoAAAANSUhEUg==';
  const DATA = `data:image/png;base64,${PNG}`;

  test.each([PNG, DATA])('its image is a PNG file with the bytes of %s', async (Imagen) => {
    const blob = imagenDe({ Imagen });
    expect(blob?.type).toBe('image/png');
    const bytes = [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
    expect(bytes).toEqual([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
    expect(direccionDe({ Imagen })).toBe(DATA);
  });

  test.each([
    ['nothing', ''],
    ['another kind of picture', 'R0lGODlhAQABAAAAACw='],
    ['a text before it', `x${PNG}`],
    ['the address of another kind', `data:image/gif;base64,${PNG}`],
    ['an address after a text', `x${DATA}`],
    ['a text after it', `${PNG}" onerror="x`],
    ['too much padding', 'iVBORw0KGgoAAAA==='],
    ['a character that is not base64', 'iVBORw0KGgoAAA*A'],
  ])('%s is no image', (_, Imagen) => {
    expect(imagenDe({ Imagen })).toBeNull();
  });

  test.each(['iVBORw0KGgoAAAA=', 'iVBORw0KGgoAAA==', 'iVBORw0KGgoAAAAB'])('%s is one', (Imagen) => {
    expect(imagenDe({ Imagen })).not.toBeNull();
  });

  test.each([
    ['noon of its last day', '2026-11-20T12:00:00-04:00', 720],
    ['the day before', '2026-11-19T23:59:00-04:00', 1441],
    ['its last second', '2026-11-20T23:59:59-04:00', 1],
    ['its end', '2026-11-21T00:00:00-04:00', 0],
    ['the next day', '2026-11-21T09:00:00-04:00', 0],
  ])('the minutes that are left at %s', (_, now, minutos) => {
    expect(minutosHasta('2026-11-20', new Date(now))).toBe(minutos);
  });

  test.each([
    [2100, 'en 1 d 11 h'],
    [1440, 'en 1 d 0 h'],
    [1439, 'en 23 h 59 min'],
    [125, 'en 2 h 5 min'],
    [60, 'en 1 h 0 min'],
    [59, 'en 59 min'],
    [0, 'en 0 min'],
  ])('%d minutes are said as %s', (minutos, said) => {
    expect(resta(minutos)).toBe(said);
  });
});

describe('the buyer of an invoice', () => {
  const comprador = (part: object = {}) => ({
    IdTipoDocumento: 5,
    RazonSocial: 'ACME SRL',
    NumeroDocumento: '1028',
    Complemento: '',
    CorreoElectronico: '',
    ...part,
  });
  const lee = (part: object = {}) => dicho(() => compradorSchema, comprador(part));

  test('the kinds of document have the numbers of the tax office', () => {
    expect(CARNET).toBe(1);
    expect(documentos.map(({ value, label }) => [value, label])).toEqual([
      [5, 'NIT'],
      [1, 'Cédula de identidad'],
      [2, 'Cédula de extranjero'],
      [3, 'Pasaporte'],
      [4, 'Otro documento'],
    ]);
  });

  test.each<[object, string]>([
    [{}, 'NIT 1028'],
    [{ IdTipoDocumento: 1, Complemento: '1A' }, 'Cédula de identidad 1028-1A'],
    [{ IdTipoDocumento: 9 }, '1028'],
    [{ IdTipoDocumento: 9, Complemento: '1A' }, '1028-1A'],
    [{ NumeroDocumento: '' }, 'NIT'],
    [{ NumeroDocumento: '', Complemento: '1A' }, 'NIT 1A'],
    [{ IdTipoDocumento: 0, NumeroDocumento: '' }, ''],
  ])('the document of %j is %j', (part, text) => {
    expect(documentoDe(comprador(part))).toBe(text);
  });

  test.each([5, 1, 2, 3, 4])('a known kind of document, %d, is chosen in the form', (IdTipoDocumento) => {
    expect(enForm(comprador({ IdTipoDocumento }))).toEqual(comprador({ IdTipoDocumento }));
  });

  test.each([0, 6])('an unknown one, %d, is not', (IdTipoDocumento) => {
    expect(enForm(comprador({ IdTipoDocumento }))).toEqual(comprador({ IdTipoDocumento: '' }));
  });

  test('the texts are trimmed', () => {
    const typed = { RazonSocial: ' ACME SRL ', NumeroDocumento: ' 1028 ', CorreoElectronico: ' a@b.bo ' };
    expect(lee(typed)).toEqual(comprador({ CorreoElectronico: 'a@b.bo' }));
  });

  test('only an identity card has a complement', () => {
    expect(lee({ IdTipoDocumento: 1, Complemento: ' 1A ' })).toEqual(
      comprador({ IdTipoDocumento: 1, Complemento: '1A' }),
    );
    expect(lee({ IdTipoDocumento: 2, Complemento: '1A' })).toEqual(comprador({ IdTipoDocumento: 2 }));
  });

  test.each<[string, object, string]>([
    ['a kind of document', { IdTipoDocumento: '' }, 'Tipo de documento, no tiene información.'],
    ['a name', { RazonSocial: '  ' }, 'Nombre o razón social, no tiene información.'],
    [
      'a name of 200 characters',
      { RazonSocial: 'x'.repeat(201) },
      'Nombre o razón social: el máximo es de 200 caracteres.',
    ],
    ['a number', { NumeroDocumento: ' ' }, 'Número de documento, no tiene información.'],
    ['a number of 20', { NumeroDocumento: '1'.repeat(21) }, 'Número de documento: el máximo es de 20 caracteres.'],
    ['a complement of 5', { IdTipoDocumento: 1, Complemento: '123456' }, 'Complemento: el máximo es de 5 caracteres.'],
    [
      '[R-9-03] an address of 100',
      { CorreoElectronico: `${'x'.repeat(96)}@b.bo` },
      'Formato de correo electrónico no válido.',
    ],
    ['a domain of two letters', { CorreoElectronico: 'a@b.c' }, 'Formato de correo electrónico no válido.'],
    ['an address with a dot', { CorreoElectronico: 'a@b' }, 'Formato de correo electrónico no válido.'],
    ['an address with an @', { CorreoElectronico: 'ab.bo' }, 'Formato de correo electrónico no válido.'],
    ['one address', { CorreoElectronico: 'a@b.bo c@d.bo' }, 'Formato de correo electrónico no válido.'],
    ['one @', { CorreoElectronico: 'a@@b.bo' }, 'Formato de correo electrónico no válido.'],
  ])('it needs %s', (_, part, said) => {
    expect(lee(part)).toEqual([said]);
  });

  test('[R-9-03] what is as long as it may be is taken', () => {
    const most = {
      IdTipoDocumento: 1,
      RazonSocial: 'x'.repeat(200),
      NumeroDocumento: '1'.repeat(20),
      Complemento: '12345',
      CorreoElectronico: `${'x'.repeat(95)}@b.bo`,
    };
    expect(lee(most)).toEqual(most);
    // Another document has no complement, however long the text in its field is.
    expect(lee({ ...most, IdTipoDocumento: 2, Complemento: '123456' })).toEqual({
      ...most,
      IdTipoDocumento: 2,
      Complemento: '',
    });
  });

  test('a complement that is too long is told at its field', () => {
    const { error } = z.safeParse(compradorSchema, comprador({ IdTipoDocumento: 1, Complemento: '123456' }));
    expect(error?.issues.map(({ path }) => path)).toEqual([['Complemento']]);
  });
});
