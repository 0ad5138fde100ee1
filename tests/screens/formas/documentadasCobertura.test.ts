import { expect, test } from 'vitest';
import { type Linea, lineas } from '#support/documentado.ts';
import { type Call, listCalls } from '../../../scripts/calls/table.ts';
import { respuestaDe } from './documentadas.ts';
import { filasDocumentadas } from './filasDocumentadas.ts';

const SIN_PANTALLA = 'no screen makes the call';

/** Lines whose documented values no row checks, with the reason. */
const aparte: Readonly<Record<string, string>> = {
  'GET Parametros/BuscarEstadoProcesos/{processType}': SIN_PANTALLA,
  'GET PersonasNovedad/ObtieneIdPersonaNovedadDadoIdPersonaIdEmpresaIdTipoNovedad/{a}/{b}/{c}': SIN_PANTALLA,
  'GET PersonasNovedad/ObtieneIdPersonaNovedadPorIdPersonaIdEmpresaIdTipoNovedad/{a}/{b}/{c}': SIN_PANTALLA,
  'GET Recursos/ObtenerRequisitosTipoNovedadPorNombre/{name}': SIN_PANTALLA,
  'POST PersonasNovedad/ObtenerNovedades': SIN_PANTALLA,
  'POST PersonasNovedad/ObtenerNovedadesPadre': SIN_PANTALLA,
  'GET {token}/{id}': SIN_PANTALLA,
  'GET TipoNovedad/BuscarTiposNovedad/{text}': SIN_PANTALLA,
  'GET EmpParametros/CantidadCorreosPermitidos/': 'read with POST EmpCitaMedica/ListaCorreos/: "1 de 5 correos"',
  'GET Parametros/ListarNovedadId/{id}':
    'read with GET PersonasNovedad/ObtenerXIdOld/{id}/{n}: it tells which form opens',
  '? (version file, path not shown)': 'a file of the portal itself, no service’s; tests/screens/shell/shell.test.tsx',
};

/** True if the documents show values of a reply, in one of its forms. */
const conValores = ({ reply_level, alternatives = [] }: Linea): boolean =>
  reply_level === 'datos' || reply_level === 'binary' || (reply_level === 'none' && alternatives.length > 0);

const leidas = new Set(filasDocumentadas.map(({ id }) => id));
const idDe = ({ row }: Call): string => `${row.method} ${[row.controller, row.path].filter(Boolean).join('/')}`;
const usadas = new Set(
  listCalls()
    .filter(({ usedBy }) => usedBy.length > 0)
    .map(idDe),
);

test('every line whose documented values a screen needs is read on one, or stands apart with its reason', () => {
  const pedidas = lineas.filter(conValores).map(({ id }) => id);
  expect(pedidas.length).toBeGreaterThan(90);
  expect(pedidas.filter((id) => !leidas.has(id) && !(id in aparte))).toEqual([]);
});

test('what stands apart is a line, has no row, and is made by no screen where it says so', () => {
  const ids = lineas.map(({ id }) => id);
  expect(Object.keys(aparte).filter((id) => !ids.includes(id) || leidas.has(id))).toEqual([]);
  const known = listCalls().map(idDe);
  const sinPantalla = Object.keys(aparte).filter((id) => aparte[id] === SIN_PANTALLA);
  expect(sinPantalla.filter((id) => usadas.has(id) || !known.includes(id))).toEqual([]);
});

test('what is read with another line is asked for in one of its rows', () => {
  for (const [id, reason] of Object.entries(aparte).filter(([, text]) => text.startsWith('read with '))) {
    const rows = filasDocumentadas.filter((row) => reason.includes(row.id));
    expect(
      rows.some(({ con = [] }) => con.some((one) => one === id)),
      id,
    ).toBe(true);
  }
});

test('every row is of a documented reply, and none stands twice', () => {
  for (const { id, cuando } of filasDocumentadas) expect(respuestaDe(id, cuando)).toBeTruthy();
  const nombres = filasDocumentadas.map(({ id, cuando, donde }) => `${id} ${cuando ?? ''} ${donde}`);
  expect(nombres.filter((one, at) => nombres.indexOf(one) !== at)).toEqual([]);
});
