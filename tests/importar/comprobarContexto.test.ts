import { http } from 'msw';
import { expect, test } from 'vitest';
import { session } from '#client/session.ts';
import {
  abrirContexto,
  alDia,
  enTexto,
  opcionesDeCampo,
  pedirDependientes,
  pedirRequisitos,
  tiposDeAvisoDe,
} from '#features/importar/comprobar/contexto.ts';
import { TODAY } from '#support/clock.ts';
import { recordCalls } from '#support/screens.ts';
import { server } from '#support/services.ts';
import { unContexto } from './apoyo.ts';
import { avisoCon, campo, contextoCon, deAlta, deTransferencia, listas } from './deComprobar.ts';
import { unaFila } from './filas.ts';

const sinFin = () => new AbortController().signal;
const cortada = (porque: Error) => {
  const control = new AbortController();
  control.abort(porque);
  return control.signal;
};

test('the text of a row in a column is empty where it has none', () => {
  const fila = unaFila(2, { valores: { Cargo: 'CAJERO', HaberMensual: 3500 } });
  expect([enTexto(fila, 'Cargo'), enTexto(fila, 'HaberMensual'), enTexto(fila, 'Sexo')]).toEqual([
    'CAJERO',
    '3500',
    '',
  ]);
});

test('a field has the items of its list, of the types of its notice, or of the list of the field that it depends on', () => {
  const contexto = contextoCon();
  const de = (part: Parameters<typeof campo>[1], id?: number) =>
    opcionesDeCampo(contexto, campo('SegurosPersonasNovedad.IdUbicacion', { kind: 'list', ...part }), deAlta, id);
  const listOf = { name: 'empresasDeRegional', path: 'SegurosPacientes.IdDepartamento', before: 'Primero' } as const;
  expect(de({ list: 'localidades' })).toBe(listas['localidades:0']);
  expect(de({ list: 'localidades' }, 2)).toBe(listas['localidades:0']);
  expect(de({ list: 'tiposDeNovedad' })).toBe(listas['tiposDeNovedad:1']);
  expect(de({ listOf }, 2)).toBe(listas['empresasDeRegional:2']);
  expect(de({ listOf }, 3)).toEqual([]);
  expect(de({ listOf })).toEqual([]);
  expect(de({ list: 'profesiones' })).toEqual([]);
  expect(de({})).toEqual([]);
});

test('what is no id of another field counts as none', () => {
  const ninguna = [{ value: 1, label: 'NINGUNA' }];
  const contexto = contextoCon({ listas: new Map([['empresasDeRegional:0', ninguna]]) });
  const listOf = { name: 'empresasDeRegional', path: 'SegurosPacientes.IdDepartamento', before: 'Primero' } as const;
  const dependiente = campo('SegurosPersonasNovedad.IdEmpresaDestino', { kind: 'list', listOf });
  for (const de of [0, -1, Number.NaN])
    expect(opcionesDeCampo(contexto, dependiente, deTransferencia, de)).toBe(ninguna);
});

test('the types under a notice are those of its parent, or none while they are not loaded', () => {
  expect(tiposDeAvisoDe(contextoCon(), deAlta)).toBe(listas['tiposDeNovedad:1']);
  expect(tiposDeAvisoDe(contextoCon({ listas: new Map() }), deAlta)).toEqual([]);
});

test('[R-7.9-01] [P8] requirements are asked once for each type that is known and not loaded', async () => {
  await unContexto();
  const asked = recordCalls('ObtenerRequisitosPorTipoNovedad');
  const contexto = contextoCon({ requisitos: new Map([[3, []]]) });
  await pedirRequisitos(contexto, [2, 0, -1, 3, 2]);
  expect([...contexto.requisitos.keys()]).toEqual([3, 2]);
  expect(contexto.requisitos.get(3)).toEqual([]);
  expect(contexto.requisitos.get(2)).not.toEqual([]);
  expect(asked).toHaveLength(1);
});

test('[P8] the lists of a destination are loaded once for each regional, and those that are there stay', async () => {
  await unContexto();
  const asked = recordCalls('');
  const contexto = contextoCon();
  await pedirDependientes(contexto, deTransferencia, [2]);
  expect(asked).toEqual([]);
  expect(contexto.listas.get('empresasDeRegional:2')).toBe(listas['empresasDeRegional:2']);
  const antes = new Set(contexto.listas.keys());
  await pedirDependientes(contexto, deTransferencia, [2, 3, 3]);
  const nuevas = [...contexto.listas.keys()].filter((clave) => !antes.has(clave));
  expect(nuevas.sort()).toEqual(['empresasDeRegional:3', 'localidadesDeRegional:3']);
  expect(contexto.listas.get('localidadesDeRegional:3')).not.toEqual([]);
  await pedirDependientes(contexto, deAlta, [4]);
  expect([...contexto.listas.keys()].some((clave) => clave.endsWith(':4'))).toBe(false);
});

test('[E-1-04] [E-1-05] [E-1-06] [E-7.1-06] [F-3.10-06] a context has the notices of the employer, their lists, and the company, regional and day of the session', async () => {
  const contexto = await unContexto();
  const { user, empresa } = session.getState();
  expect([...contexto.definiciones.keys()].sort()).toEqual([
    ...['alta-cotizante', 'alta-pasante', 'alta-voluntario', 'baja-cotizante', 'baja-pasante', 'baja-voluntario'],
    'transferencia-cotizante',
  ]);
  for (const [clave, definition] of contexto.definiciones) expect(definition.key).toBe(clave);
  expect(contexto).toMatchObject({
    ...{ idEmpresa: empresa.IdEmpresa, idRegional: user?.id_regional, hoy: TODAY, requisitos: new Map() },
    periodo: { start: '2026-11-01', end: '2026-11-30' },
  });
  expect(user?.id_regional).toBeGreaterThan(0);
  const padres = [...contexto.definiciones.values()].map(({ idTipoPadre }) => `tiposDeNovedad:${idTipoPadre}`);
  expect([...contexto.listas.keys()].sort()).toEqual(
    [
      ...padres,
      ...['departamentos:0', 'estadosCiviles:0', 'extensiones:0', 'gradosInstruccion:0', 'localidades:0', 'paises:0'],
      ...['profesiones:0', 'sexos:0', 'tiposDocumentos:0'],
    ].sort(),
  );
  for (const [clave, lista] of contexto.listas) expect(lista.length, clave).toBeGreaterThan(0);
});

test('a context without a user has no regional', async () => {
  await unContexto();
  session.setState({ ...session.getState(), user: null });
  expect((await abrirContexto(sinFin())).idRegional).toBe(0);
});

test('an end that was asked for ends the reading with its reason', async () => {
  const contexto = await unContexto();
  const porque = new Error('se fue');
  await expect(abrirContexto(cortada(porque))).rejects.toBe(porque);
  await expect(alDia({ ...contexto, hoy: '2026-11-19' }, cortada(porque))).rejects.toBe(porque);
  // Nothing is read again on the same day.
  expect(await alDia(contexto, cortada(porque))).toBe(contexto);
});

test('[P5] a period that was refused is read again on the same day, and the reason of before is dropped', async () => {
  const contexto = await unContexto();
  const rechazado = { ...contexto, periodo: null, sinPeriodo: 'Periodo cerrado.' };
  const leido = await alDia(rechazado, sinFin());
  expect(leido.periodo).toEqual(contexto.periodo);
  expect('sinPeriodo' in leido && leido.sinPeriodo !== undefined).toBe(false);
  expect(leido.listas).toBe(contexto.listas);
});

test('lists that cannot be loaded are an error of the context', async () => {
  await unContexto();
  const contexto = contextoCon();
  server.use(http.get('*/servicios/*', () => Response.error()));
  const otra = avisoCon([
    campo('SegurosPersonasNovedad.IdEmpresaDestino', {
      ...{ kind: 'list' as const },
      listOf: { name: 'empresasDeRegional', path: 'SegurosPacientes.IdDepartamento', before: 'Primero' },
    }),
  ]);
  await expect(pedirDependientes(contexto, otra, [8])).rejects.toThrow();
  expect(contexto.listas.has('empresasDeRegional:8')).toBe(false);
});
