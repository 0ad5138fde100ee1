import { describe, expect, test } from 'vitest';
import { empresas, parametros, personasNovedad } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { apply, shapeOf, shapes } from '#sandbox/shapes/index.ts';
import { type Answer, bytesOf, type Shape, textOf } from '#sandbox/shapes/shape.ts';
import { honestToken } from '#sandbox/shapes/tokens.ts';
import { filaDe, noReplies, variantes } from '#support/variantes.ts';
import { aviso, banco, openFund, signIn } from '../contract/fund.ts';

const json = (
  path: string,
  Datos: unknown,
  Mensaje: unknown = { Descripcion: 'Listo.', TipoMensaje: 'success' },
): Answer => ({
  path: `/servicios/${path}`,
  status: 200,
  type: 'application/json',
  bytes: bytesOf(JSON.stringify({ ok: true, Datos, Mensaje })),
});
const claims = Buffer.from('{"USRID":"7","PERID":"501","USRTYP":"1801","SEGID":"3"}').toString('base64url');
const token = `eyJhbGciOiJIUzI1NiJ9.${claims}.c2ln`;
const fila = {
  IdPersonaNovedad: 5001,
  concod: '231',
  NumeroDocumento: '4567890',
  ApellidoMaterno: 'PEÑA',
  FechaNovedad: '20/11/2026',
  FechaNacimiento: '1985-06-05',
  FechaBaja: '',
  Hora: '08:30',
  IdSexo: 1,
  IdNacionalidad: 1,
  HaberMensual: 1234.5,
  Pagado: true,
  Caduco: false,
  ColorFondo: '#e2f4ea',
  EstadoProceso: 'REGISTRADO',
  Extension: 'pdf,jpg',
  CodigoTransaccion: 'TX0001',
  DatosHistorico: '{"BasePersonas":{"IdPersona":1001}}',
  datosPersonaEnFormatoJson: '{"Nombres":1,"Complemento":1}',
  observaciones: 'Ninguna',
};
const file = (type: string, text: string): Answer => ({
  path: '/servicios/Reportes/X',
  status: 200,
  type,
  bytes: bytesOf(text),
});

/** Correct replies of all kinds. */
const honest: readonly Answer[] = [
  json('PersonasNovedad/ObtenerXIdOld/1/2', fila),
  json('Parametros/ListaNovedadesParametro', [fila]),
  json('AltaCotizante/InsertarAltaCotizante', '1001|5001'),
  json('AltaCotizante/ObtenerPeriodoActivoAporteEmpresa/1/2', '2026-11-01|2026-11-30'),
  json('AltaCotizante/VerificaNovedadesInconclusas/1/2', 'INCONCLUSO'),
  json('AltaCotizante/ModificaAltaCotizante', true),
  json('OrdenPago/GeneraQR', { Imagen: 'x' }),
  json('seguridad/EmpAuth', { access_token: token }),
  json('seguridad/ReestablecerContrasena/solicita', null),
  json('Recursos/EliminarRecurso/1/2/3', null),
  file('application/pdf', '%PDF-1.4 ñ'),
  file('application/xml', '<f>ñ</f>'),
  file('image/jpeg', 'JFIF'),
];

const shaped = (shape: Shape, answer: Answer, next = 0) => apply([{ shape, next }], answer);
const bodyOf = (id: string, answer: Answer, next = 0): string => {
  const shape = shapeOf(id);
  const made = shape && shaped(shape, answer, next);
  return made ? textOf(made.bytes) : '';
};
const datosOf = (id: string, Datos: unknown, next = 0): unknown =>
  JSON.parse(bodyOf(id, json('X/Y', Datos), next)).Datos;

describe('the table of variants', () => {
  test('every row has a shape, or stands among those that are no replies', () => {
    const known = new Set([...shapes.map(({ id }) => filaDe(id)), ...Object.keys(noReplies)]);
    expect(variantes.length).toBeGreaterThan(110);
    expect(variantes.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([]);
  });

  test('no shape is of another row, none stands there twice', () => {
    const rows = variantes.map(({ id }) => id);
    expect(shapes.map(({ id }) => filaDe(id)).filter((id) => !rows.includes(id))).toEqual([]);
    expect(new Set(shapes.map(({ id }) => id)).size).toBe(shapes.length);
  });

  test.each(shapes.map((shape) => [shape.id, shape.says, shape] as const))(
    '%s, %s: each form changes an honest reply',
    (_, __, shape) => {
      const same = (a: Answer, b: Answer | null) =>
        b !== null &&
        a.status === b.status &&
        a.type === b.type &&
        Buffer.compare(Buffer.from(a.bytes), Buffer.from(b.bytes)) === 0;
      const changes = shape.forms.map((_form, at) => honest.some((answer) => !same(answer, shaped(shape, answer, at))));
      // In some rows, one of the forms that take turns leaves the value as the documents write it.
      expect(changes.filter(Boolean).length).toBeGreaterThanOrEqual(Math.max(1, shape.forms.length - 1));
    },
  );
});

describe('values as the table writes them', () => {
  test.each([
    ['2.2', { Id: 118 }, 0, { Id: '118' }],
    ['2.2', { Id: 118 }, 1, { Id: '118.0' }],
    ['2.3', { Pagado: false }, 4, { Pagado: 'N' }],
    ['2.6', { Total: 1234.5 }, 3, { Total: '1.234,50' }],
    ['2.6', { Total: 1234.5 }, 4, { Total: '1,234.50' }],
    ['2.7', { Total: 25 }, 0, { Total: '25.000' }],
    ['2.12', { concod: '231' }, 0, { concod: 231 }],
    ['2.12', { concod: '00231' }, 0, { concod: '00231' }],
    ['2.15', [{ a: 1 }], 0, [null, { a: 1 }]],
    ['2.15', [], 0, null],
    ['2.15', [], 3, '[]'],
    ['2.19', '1001|5001', 0, ' 1001 | 5001 '],
    ['2.20', '1001|5001', 1, '1001|0'],
    ['2.21', '1001|5001', 0, '5001|1001'],
    ['2.22', '2026-11-01|2026-11-30', 0, '2026-11-01|'],
    ['2.25', { IdPersonaNovedad: 5001 }, 0, { idPersonaNovedad: 5001 }],
    ['2.26', { concod: '1', Otro: 2 }, 0, { Concod: '1', Otro: 2 }],
    ['2.28', { Nombres: 'PEÑA' }, 0, { Nombres: 'PE&Ntilde;A' }],
    ['3.1', { Fecha: '20/11/2026' }, 1, { Fecha: '2026-11-20T00:00:00' }],
    ['3.2', { Fecha: '2026-11-20' }, 0, { Fecha: '2026-11-20T00:00:00Z' }],
    ['3.4', { Fecha: '2026-11-20' }, 0, { Fecha: '2026-11-21T02:30:00Z' }],
    ['3.5', { Fecha: '2026-11-20' }, 0, { Fecha: '/Date(1795132800000)/' }],
    ['3.5', { Fecha: '2026-11-20' }, 1, { Fecha: '/Date(1795147200000-0400)/' }],
    ['3.6', { Fecha: '2026-06-05' }, 1, { Fecha: '5/6/2026' }],
    ['3.7', { Fecha: '2026-11-20' }, 0, { Fecha: '11/20/2026' }],
    ['3.7', { Fecha: '2026-11-05' }, 0, { Fecha: '2026-11-05' }],
    ['3.8', { Fecha: '2026-11-20' }, 0, { Fecha: '20/11/26' }],
    ['3.8', { Fecha: '2026-11-20' }, 1, { Fecha: '20-nov-2026' }],
    ['3.8', { Fecha: '2026-11-20' }, 2, { Fecha: '46346' }],
    ['3.8', { Fecha: '2026-11-20' }, 3, { Fecha: 1795132800000 }],
    ['3.1', { Fecha: '2026-11-21T02:30:05.123Z' }, 3, { Fecha: '2026-11-20 22:30:05.000' }],
    ['3.2', { Fecha: '2026-11-20T22:30:05' }, 2, { Fecha: '2026-11-21T02:30:05.000+00:00' }],
    ['3.5', { Fecha: '2026-11-20T22:30:05' }, 1, { Fecha: '/Date(1795228205000-0400)/' }],
    ['3.6', { Fecha: '2026-11-20T22:30:05' }, 3, { Fecha: '20/11/2026 10:30:05 p. m.' }],
    ['3.7', { Fecha: '2026-11-20T22:30:05' }, 0, { Fecha: '11/20/2026 22:30:05' }],
    ['3.8', { Fecha: '2026-11-20T22:30:05' }, 3, { Fecha: 1795228205000 }],
    ['3.9', { FechaBaja: '' }, 4, { FechaBaja: '/Date(-2208974400000)/' }],
    ['3.14', { HoraCita: '08:30' }, 1, { HoraCita: 'PT8H30M' }],
    ['1.27', [{ a: [1] }], 0, { $id: '2', $values: [{ $id: '1', a: { $id: '2', $values: [1] } }] }],
  ])('%s: %j in form %i', (id, Datos, form, wanted) => {
    expect(datosOf(id, Datos, form)).toEqual(wanted);
  });

  test('numbers JSON cannot hold stand in the body as they are', () => {
    expect(bodyOf('2.9', json('X', { Total: 5 }))).toContain('"Total":NaN');
    expect(bodyOf('2.10', json('X', { CodigoTransaccion: 'TX1' }))).toContain('"CodigoTransaccion":20261120000000801');
  });
});

describe('asked for by the control', () => {
  const send = (fund: Sandbox, action: string, body: object = {}) =>
    fund.app.request(`http://127.0.0.1:4173/servicios/control/${action}`, {
      method: 'POST',
      headers: { 'X-Sandbox-Control': '1' },
      body: JSON.stringify(body),
    });
  const shape = (fund: Sandbox, variant: string, rest: object = {}) =>
    send(fund, 'faults', { kind: 'shape', path: '/', times: 'always', variant, ...rest });
  const sexos = { params: { valor: 0 } };

  test('the call is done, and its answer takes the shape', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    const { IdPersonaNovedad } = aviso(fund, 'pendiente');
    await shape(fund, '4.9', { path: 'PersonasNovedad/ModificarEstado', times: 1 });
    const asked = await who.fetch(personasNovedad.declarar, { body: { IdPersonaNovedad, IdEstadoProceso: 2 } });
    await expect(asked.json()).rejects.toThrow();
    expect(fund.db.novedades.get(IdPersonaNovedad)?.IdEstadoProceso).toBe(2);
    expect((await who.call(parametros.sexos, sexos)).ok).toBe(true);
  });

  test('until it is cleared, with others at the same time, in the order of the table', async () => {
    const fund = openFund();
    const who = await signIn(fund, 'empresa');
    for (const id of ['1.4', '2.25', '2.2', '1.26', '4.1']) await shape(fund, id);
    const replies = [];
    for (let at = 0; at < 4; at += 1) replies.push(await who.fetch(empresas.porId, { params: { id: banco } }));
    expect(replies.map((one) => one.headers.get('content-type'))).toEqual([
      'text/plain',
      'text/html',
      null,
      'text/plain',
    ]);
    const [first, second, third] = await Promise.all(replies.map((one) => one.json()));
    expect(Object.keys(first)).toEqual(['Value', 'StatusCode']);
    expect(Object.keys(second)).toEqual(['Result', 'IsCompleted']);
    expect(Object.keys(third.d)).toEqual(['Ok', 'datos', 'mensaje']);
    const [row] = [third.d.datos].flat();
    expect(row.idEmpresa).toMatch(/^\d+(\.0)?$/);
    await send(fund, 'faults/clear');
    expect((await who.call(parametros.sexos, sexos)).ok).toBe(true);
  });

  test('a token of another shape is known for the one it stands for', async () => {
    const fund = openFund();
    await shape(fund, '6.4', { path: 'EmpAuth' });
    const who = await signIn(fund, 'empresa');
    expect(honestToken(who.token)).not.toBe(who.token);
    expect((await who.call(parametros.sexos, sexos)).ok).toBe(true);
  });

  test('an unknown row is outside the contract', async () => {
    expect((await shape(openFund(), '9.9')).status).toBe(400);
  });
});
