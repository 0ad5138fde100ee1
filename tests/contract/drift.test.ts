import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Line } from '../../scripts/contract/check.ts';
import { asJson, asJUnit, asText } from '../../scripts/contract/report.ts';
import { accounts, checkWith } from './deployments.ts';

type Row = Readonly<Record<string, unknown>>;
type Body = Row;
type Spoil = (body: Body) => Response | object;

const datos =
  (change: (value: unknown) => unknown): Spoil =>
  (body) => ({ ...body, Datos: change(body.Datos) });
const rowsOf = (value: unknown) => value as readonly Row[];
const eachRow = (change: (row: Row) => Row) => datos((value) => rowsOf(value).map(change));
const inRecord = (change: (row: Row) => Row) => datos((value) => change(value as Row));
const without = (name: string) => (row: Row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
const renamed = (name: string, other: string) => (row: Row) => ({ ...without(name)(row), [other]: row[name] });
const lower = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key.charAt(0).toLowerCase() + key.slice(1), value]));

/** This text is in the changed replies, and no report may repeat it. */
const SECRET = 'MAMANI QUISPE JUANA';

/** The codes of the registry's verdict. */
const codes =
  'one of "COINCIDE", "DIFERENCIAS", "NO_ENCONTRADO", "OTRO_ENTE", "NO_ENVIADO", "OBSERVADO", "SOLO_BDPA", "BAJA"';

interface Drift {
  readonly what: string;
  /** Method and address of the call, as in the specification. */
  readonly call: string;
  readonly spoil: Spoil;
  readonly verdict: Line['verdict'];
  /** One finding: where, expected, received and section. */
  readonly finding?: readonly [where: string, expected: string, received: string, section: string];
}

const drifts: readonly Drift[] = [
  {
    what: 'a documented field is dropped',
    call: 'Parametros/ListaNovedadesParametro/',
    spoil: eachRow(without('NombreCompleto')),
    verdict: 'differs',
    finding: ['Datos[].NombreCompleto', 'text', 'nothing', 'E 3'],
  },
  {
    what: 'a documented field has another name',
    call: 'Parametros/EstadoProcesoTodos',
    spoil: eachRow(renamed('ColorFondo', 'Fondo')),
    verdict: 'differs',
    finding: ['Datos[].ColorFondo', 'text', 'nothing; not in the contract: Fondo', 'F 3.10'],
  },
  {
    what: 'an assumed field is dropped',
    call: 'Parametros/BuscarEstadoProcesos/{processType}',
    spoil: eachRow(without('Proceso')),
    verdict: 'fit',
    finding: ['Datos[].Proceso', 'text (assumed)', 'nothing', 'F 3.10'],
  },
  {
    what: 'a number is a word',
    call: 'Recursos/ObtenerRequisitosPorTipoNovedad/{id}',
    spoil: eachRow((row) => ({ ...row, TamanioMb: SECRET })),
    verdict: 'differs',
    finding: ['Datos[].TamanioMb', 'number', 'text', 'F 3.10'],
  },
  {
    what: 'a number is written as text',
    call: 'Recursos/ObtenerRequisitosTipoNovedadPorId/{id}',
    spoil: eachRow((row) => ({ ...row, TamanioMb: String(row.TamanioMb) })),
    verdict: 'repaired',
    finding: ['Datos[].TamanioMb', 'number', 'text', 'F 3.10'],
  },
  {
    what: 'a record where text is due',
    call: 'Recursos/ObtenerRequisitosTipoNovedadPorNombre/{name}',
    spoil: eachRow((row) => ({ ...row, Nombre: { texto: SECRET } })),
    verdict: 'differs',
    finding: ['Datos[].Nombre', 'text', 'object', 'F 3.10'],
  },
  {
    what: 'rows have no id of their own',
    call: 'TipoNovedad/BuscarTiposNovedad/{text}',
    spoil: eachRow(without('IdTipoNovedad')),
    verdict: 'differs',
    finding: ['Datos[].IdTipoNovedad', 'number', 'nothing', 'F 3.10'],
  },
  {
    what: 'names begin with a small letter',
    call: 'PersonasNovedad/ObtieneNovedades/{a}/{b}',
    spoil: eachRow(lower),
    verdict: 'repaired',
    finding: ['Datos[].NombreCompleto', 'name NombreCompleto', 'a name written differently', 'E 3'],
  },
  {
    what: 'a list where one record is due',
    call: 'Pacientes/ObtieneXId/{id}',
    spoil: datos((value) => [value]),
    verdict: 'repaired',
    finding: ['Datos', 'object', 'list', 'R 7.4'],
  },
  {
    what: 'one record where a list is due',
    call: 'Parametros/BuscarTiposNovedadVM/{text}',
    spoil: datos((value) => rowsOf(value)[0]),
    verdict: 'repaired',
    finding: ['Datos', 'list', 'object', 'F 7.7'],
  },
  {
    what: 'a page where a list is due',
    call: 'ReportesEmpresasExternas/Facturas',
    spoil: datos((value) => ({ Items: value, Total: rowsOf(value).length })),
    verdict: 'differs',
    finding: ['Datos[]', 'object', 'object', 'F 3.2'],
  },
  {
    what: 'null where a list is due',
    call: 'Parametros/BuscarPaises/{value}',
    spoil: datos(() => null),
    verdict: 'repaired',
    finding: ['Datos', 'list', 'null', 'F 7.7'],
  },
  {
    what: 'null where a record is due',
    call: 'OrdenPago/OrdenPagoId/',
    spoil: datos(() => null),
    verdict: 'differs',
    finding: ['Datos', 'object', 'null', 'R 3.3'],
  },
  {
    what: 'null where a list inside a record is due',
    call: 'Afiliacion/CalculaEnteGestor/{birthDate}/{regional}/{resolution}',
    spoil: inRecord((row) => ({ ...row, EntesGestores: null })),
    verdict: 'repaired',
    finding: ['Datos.EntesGestores', 'list', 'null', 'R 3.2'],
  },
  {
    what: 'a list with a hole',
    call: 'Parametros/ListaRelacionParentesco',
    spoil: datos((value) => [null, ...rowsOf(value)]),
    verdict: 'repaired',
    finding: ['Datos[]', 'a row', 'null', 'R 3.7'],
  },
  {
    what: 'an empty list',
    call: 'Parametros/BuscarProfesiones/{value}',
    spoil: datos(() => []),
    verdict: 'no rows seen',
  },
  {
    what: 'a list as JSON inside a text',
    call: 'Parametros/BuscarGeneros/{value}',
    spoil: datos((value) => JSON.stringify(value)),
    verdict: 'repaired',
    finding: ['Datos', 'list', 'text', 'F 7.7'],
  },
  {
    what: 'a date with its day first',
    call: 'PersonasNovedad/ObtenerXId/{id}/{n}',
    spoil: inRecord((row) => ({
      ...row,
      SegurosPersonasNovedad: { ...(row.SegurosPersonasNovedad as Row), FechaNovedad: '20/11/2026' },
    })),
    verdict: 'repaired',
    finding: ['Datos.SegurosPersonasNovedad.FechaNovedad', "date 'yyyy-mm-dd'", 'text', 'F 3.7'],
  },
  {
    what: 'a date with its month first',
    call: 'PersonasNovedad/ObtenerXIdOld/{id}/{n}',
    spoil: inRecord((row) => ({
      ...row,
      SegurosPersonasNovedad: { ...(row.SegurosPersonasNovedad as Row), FechaNovedad: '11/20/2026' },
    })),
    verdict: 'differs',
    finding: ['Datos.SegurosPersonasNovedad.FechaNovedad', "date 'yyyy-mm-dd'", 'text', 'F 3.7'],
  },
  {
    what: 'money as text that reads one way',
    call: 'OrdenPago/OrdenPagoListar/',
    spoil: eachRow((row) => ({ ...row, Total: '1.234,50' })),
    verdict: 'repaired',
    finding: ['Datos[].Total', 'amount', 'text', 'R 3.3'],
  },
  {
    what: 'money as text that reads two ways',
    call: 'OrdenPago/OrdenPagoNovedadesCobrar/',
    spoil: eachRow((row) => ({ ...row, Total: '1.234' })),
    verdict: 'differs',
    finding: ['Datos[].Total', 'amount', 'text', 'R 3.3'],
  },
  {
    what: 'a flag as a letter',
    call: 'PersonasNovedad/PersonaNovedades/',
    spoil: eachRow((row) => ({ ...row, Pagado: row.Pagado === true ? 'S' : 'N' })),
    verdict: 'repaired',
    finding: ['Datos[].Pagado', 'true or false', 'text', 'E 3'],
  },
  {
    what: 'a code that is none of its kind',
    call: 'Bdpa/BuscarMensajeBDPA',
    spoil: inRecord((row) => ({ ...row, Codigo: SECRET })),
    verdict: 'differs',
    finding: ['Datos.Codigo', codes, 'text', 'F 7.4'],
  },
  {
    what: 'ok as text',
    call: 'Parametros/BuscarSexos/{value}',
    spoil: (body) => ({ ...body, ok: 'true' }),
    verdict: 'repaired',
    finding: ['ok', 'true or false', 'text', 'F 3.1'],
  },
  {
    what: 'an envelope that begins with small letters',
    call: 'Parametros/BuscarEstadoCiviles/{value}',
    spoil: lower,
    verdict: 'repaired',
    finding: ['Datos', 'name Datos', 'a name written differently', 'F 3.1'],
  },
  {
    what: 'a message as text',
    call: 'Parametros/BuscarTiposDocumentos/{value}',
    spoil: (body) => ({ ...body, Mensaje: SECRET }),
    verdict: 'repaired',
    finding: ['Mensaje', 'object', 'text', 'F 3.1'],
  },
  {
    what: 'an envelope inside another',
    call: 'Parametros/BuscarGradosInstruccion/{value}',
    spoil: (body) => ({ Result: body, IsCompleted: true }),
    verdict: 'repaired',
    finding: ['envelope', 'ok or TodoCorrecto at the top', 'an envelope inside another object', 'F 3.1'],
  },
  {
    what: 'an envelope as text inside the envelope',
    call: 'Parametros/ListaEspecialidades/{value}',
    spoil: (body) => ({ ok: true, Datos: JSON.stringify(body), Mensaje: null }),
    verdict: 'repaired',
    finding: ['Datos', 'the data', 'an envelope inside the envelope', 'F 3.1'],
  },
  {
    what: 'a list without an envelope',
    call: 'Parametros/BuscarDepartamento/{value}',
    spoil: (body) => Response.json(body.Datos),
    verdict: 'differs',
    finding: ['envelope', 'ok or TodoCorrecto', 'list without it', 'F 3.1'],
  },
  {
    what: 'an HTML page',
    call: 'Parametros/BuscarLocalidades/{value}',
    spoil: () => new Response(`<html><body>${SECRET}</body></html>`, { headers: { 'Content-Type': 'text/html' } }),
    verdict: 'differs',
    finding: ['envelope', 'JSON', 'an HTML or XML page', 'F 3.1'],
  },
  {
    what: 'JSON that is cut off',
    call: 'Parametros/BuscarExtencionesDocumentos/{value}',
    spoil: (body) => new Response(JSON.stringify(body).slice(0, -40)),
    verdict: 'differs',
    finding: ['envelope', 'JSON', 'text that is no JSON', 'F 3.1'],
  },
  {
    what: 'another status',
    call: 'Parametros/ListaTipoBeneficiario',
    spoil: (body) => Response.json(body, { status: 502 }),
    verdict: 'differs',
    finding: ['status', 'HTTP 200', 'HTTP 502', 'F 7.7'],
  },
  {
    what: 'a refusal with a text',
    call: 'Parametros/ListarTiposPasivo',
    spoil: () => ({ ok: false, Datos: null, Mensaje: { Descripcion: SECRET, TipoMensaje: 'warning' } }),
    verdict: 'refused',
  },
  {
    what: 'a refusal with status 400',
    call: 'Parametros/ListaCentrosAtencion/{value}',
    spoil: () => Response.json({ ok: false, Mensaje: { Descripcion: SECRET, TipoMensaje: 'error' } }, { status: 400 }),
    verdict: 'refused',
  },
  {
    what: 'a refusal without a text',
    call: 'Parametros/ListarTiposInhabilitacion',
    spoil: () => ({ ok: false, Datos: null, Mensaje: null }),
    verdict: 'differs',
    finding: ['Mensaje', 'Descripcion and TipoMensaje', 'no message', 'F 8'],
  },
  {
    what: 'a page in place of a file',
    call: 'Reportes/ObtenerFacturaCliente/{id}',
    spoil: () => new Response(`<!doctype html>${SECRET}`, { headers: { 'Content-Type': 'application/pdf' } }),
    verdict: 'differs',
    finding: ['file', 'the bytes of a file', 'an HTML page', 'F 7.2'],
  },
  {
    what: 'a file inside an envelope',
    call: 'ReportesEmpresasExternas/ObtenerFactura/{idVenta}',
    spoil: () => ({ ok: true, Datos: btoa('%PDF-1.7 ...'), Mensaje: null }),
    verdict: 'repaired',
    finding: ['file', 'the bytes of a file', 'a file inside an envelope', 'F 7.2'],
  },
];

/** The addresses of a call for both audiences. */
const addressOf = (call: string) =>
  new RegExp(`^/servicios/[\\w-]+/(Aseg)?${call.replace(/\{[^}]+\}/g, '[^/]+')}$`.replaceAll('.', '\\.'));

let lines: readonly Line[] = [];
const lineOf = (call: string) => lines.find(({ row }) => `${row.controller}/${row.path}` === call);

beforeAll(async () => {
  const places = drifts.map(({ call, spoil }) => ({ address: addressOf(call), spoil }));
  lines = await checkWith((path, body) => {
    const place = places.find(({ address }) => address.test(path));
    // Calls that the services refuse anyway stay unchanged. The drift is in the others.
    return place && body.ok !== false ? place.spoil(body) : null;
  }, accounts);
});

describe('a deployment that answers otherwise', () => {
  const titled = drifts.map((drift) => [drift.what, drift.verdict, drift] as const);
  test.each(titled)('%s: %s', (_, verdict, { call, finding }) => {
    const line = lineOf(call);
    expect(line?.verdict).toBe(verdict);
    const told = line?.findings.map(({ where, expected, received, section }) => [where, expected, received, section]);
    if (finding) expect(told).toContainEqual([...finding]);
  });

  test('nothing else is told to differ or to be repaired', () => {
    const spoilt = new Set(drifts.map(({ call }) => call));
    const others = lines.filter(({ row }) => !spoilt.has(`${row.controller}/${row.path}`));
    expect(others.filter(({ verdict }) => verdict === 'differs' || verdict === 'repaired')).toEqual([]);
    expect(others.filter(({ verdict }) => verdict === 'fit').length).toBeGreaterThan(100);
  });

  test('every difference has a section of the specification', () => {
    const told = lines.flatMap(({ findings }) => findings);
    expect(told.length).toBeGreaterThan(25);
    expect(told.filter(({ section }) => !/^[FER] \d/.test(section))).toEqual([]);
  });
});

describe('the report', () => {
  const differing = drifts.filter(({ verdict }) => verdict === 'differs');

  test('holds no value of a reply', () => {
    for (const text of [asText(lines, true), asJson(lines), asJUnit(lines)]) {
      expect(text).toContain('NombreCompleto');
      for (const word of SECRET.split(' ')) expect(text).not.toContain(word);
    }
  });

  test('as JSON counts the verdicts and holds the findings of each call', () => {
    const { totals, calls } = JSON.parse(asJson(lines)) as {
      totals: Record<string, number>;
      calls: { call: string; verdict: string; findings: object[] }[];
    };
    expect(totals.differs).toBe(differing.length);
    expect(Object.values(totals).reduce((sum, each) => sum + each)).toBe(312);
    const found = calls.find(({ call }) => call === 'Parametros/EstadoProcesoTodos');
    expect(found?.verdict).toBe('differs');
    expect(found?.findings[0]).toEqual({
      kind: 'differs',
      where: 'Datos[].ColorFondo',
      expected: 'text',
      received: 'nothing; not in the contract: Fondo',
      section: 'F 3.10',
    });
  });

  test('as JUnit is XML with a failure for each call that differs', () => {
    const { document } = new JSDOM(asJUnit(lines), { contentType: 'application/xml' }).window;
    const cases = [...document.querySelectorAll('testcase')];
    expect(cases.length).toBe(312);
    const failed = cases.filter((each) => each.querySelector('failure'));
    expect(failed.map((each) => each.getAttribute('name')?.split(' ')[1]).sort()).toEqual(
      differing.map(({ call }) => call).sort(),
    );
    expect(document.documentElement.getAttribute('failures')).toBe(String(differing.length));
    const skipped = cases.filter((each) => each.querySelector('skipped'));
    expect(document.documentElement.getAttribute('skipped')).toBe(String(skipped.length));
  });
});
