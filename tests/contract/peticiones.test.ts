import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Endpoint, urlOf } from '#contract/endpoint.ts';
import { readOrNull } from '#contract/read.ts';
import { asSent } from '#contract/send.ts';
import { camposDe } from '#support/contrato.ts';
import { type Linea, lineas, namesIn, noEnviadas, type Pedido } from '#support/documentado.ts';
import { declarationsOf, readRows } from '../../scripts/contract/declared.ts';

const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));

/** The form of each path parameter in the documented requests. It identifies a value wherever it is. */
const valores: Readonly<Record<string, RegExp>> = {
  idPersona: /^1001$/,
  idPersonaNovedad: /^500\d$/,
  id: /^5001$/,
  idEmpresa: /^118$/,
  idRegional: /^1$/,
  idTipoNovedad: /^1$/,
  idResolucion: /^5$/,
  rol: /^1$/,
  term: /^(4567890|HC-004512|850307QMJ|QUISPE MAMANI)$/,
  fechaNacimiento: /^01-05-1963$/,
  n: /^0$/,
  tabla: /^2$/,
  idTabla: /^1001$/,
  idRecurso: /^5001$/,
};

/** The values in a documented path at the positions of the template's parameters. */
function valuesOf({ id }: Linea, path: string): string[] {
  const template = id.replace(/^\S+ /, '').split('/');
  const segments = path.replace(/^\//, '').split('/');
  return template.flatMap((part, at) => (/^\{/.test(part) ? [decodeURIComponent(segments[at] ?? '')] : []));
}

/** The values under the contract's parameter names. Each belongs to the name whose form it has, whatever its position. */
function paramsOf(endpoint: Endpoint, values: readonly string[]): Record<string, string> {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 1) return { [names[0] ?? '']: values[0] ?? '' };
  const left = [...values];
  return Object.fromEntries(
    names.map((name) => {
      const at = left.findIndex((value) => valores[name]?.test(value));
      return [name, at < 0 ? `no value for ${name}` : (left.splice(at, 1)[0] ?? '')];
    }),
  );
}

const made = lineas.flatMap((line) => {
  const [method = '', path = ''] = [line.id.split(' ')[0], line.id.replace(/^\S+ /, '')];
  const row = rows.find(
    (one) => one.method === method && [one.controller, one.path].filter(Boolean).join('/') === path,
  );
  return row && line.request
    ? declarationsOf(row).map((call) => ({ line, call, request: line.request as Pedido }))
    : [];
});
const named = made.map((one) => [one.call.name, one.line.id, one] as const);

describe('the documented requests', () => {
  test('there are as many as the documents show', () => {
    expect(new Set(made.map(({ line }) => line.id)).size).toBe(lineas.filter(({ request }) => request).length);
  });

  test.each(named)('%s makes %s at its address, for both audiences', (_, __, { line, call: { endpoint }, request }) => {
    expect(endpoint.method).toBe(request.method);
    const params = paramsOf(endpoint, valuesOf(line, request.path));
    const query = request.query ?? {};
    const [path = ''] = urlOf(endpoint, 'others', { params, query }).split('?');
    expect(path).toBe(request.path);
    expect(endpoint.query).toEqual(Object.keys(query));
    const [insured = ''] = urlOf(endpoint, 'insured', { params, query }).split('?');
    expect(insured).toBe(request.path_insured ?? request.path);
  });
});

/** Fields that the contract declares but the call's line does not show, with the reason. */
const noMostradas: Readonly<Record<string, string>> = {
  'SegurosPersonasNovedad.FechaFinNovedad': 'interns and volunteers (E 3)',
  'SegurosPersonasNovedad.IdEmpresaDestino': 'transfers (E 3)',
  'SegurosPersonasNovedad.ObservacionCaja': 'what the fund observed, kept apart from what the employer wrote',
  'SegurosPersonasNovedad.Version': 'number of the change: two people never overwrite each other',
  RecienNacido: 'no body of newborns is shown (decision 81)',
  'RecienNacido.IdRecienNacido': 'no body of newborns is shown (decision 81)',
  'RecienNacido.IdPersonaMadre': 'no body of newborns is shown (decision 81)',
  'RecienNacido.Multiplicidad': 'no body of newborns is shown (decision 81)',
  'RecienNacido.IdRegional': 'no body of newborns is shown (decision 81)',
  Descripcion: 'maintenance: only ids are shown (R 3.7)',
  IdRolAfiliacion: 'maintenance: only ids are shown (R 3.7)',
  Parentescos: 'maintenance: only ids are shown (R 3.7)',
  IdCanal: 'lists of transfers and retirees (E 7.4)',
  Observacion: 'the second body of ModificarEstado (E 7.4)',
  Anular: 'the second body of ModificarEstado (E 7.4)',
};

/** Bodies with dates 'dd/mm/yyyy', which the portal stores as 'yyyy-mm-dd'. */
const conFechas = new Set(['ordenPago.registrar']);

const bodies = named.filter(([, , { request }]) => request.body !== undefined);

describe('the documented bodies', () => {
  test.each(bodies)('%s sends the fields of %s by their names', (_, id, { call: { endpoint }, request }) => {
    const declared = camposDe(endpoint.body);
    const documented = namesIn(request.body);
    const left = noEnviadas[id]?.campos;
    expect(
      documented.filter((field) => !declared.includes(field) && !left?.test(field)),
      'not declared',
    ).toEqual([]);
    const wrapped = new Set(documented.map((field) => field.replace(/^filtroRegistro\./, '')));
    const others = declared.filter((field) => !wrapped.has(field) && !(field in noMostradas));
    expect(others, 'not documented').toEqual([]);
  });

  test.each(bodies)('%s sends what %s shows as it stands', (name, _, { call: { endpoint }, request }) => {
    const held = conFechas.has(name) ? readOrNull(endpoint.body, request.body) : request.body;
    expect(asSent(endpoint.body, held)).toMatchObject(Object(request.body));
  });
});
