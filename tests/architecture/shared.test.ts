import { expect, test } from 'vitest';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { codeOf, filesIn } from './sources.ts';

/** What all notices have in common (spec E 7.4), with the call that does it. */
const compartidas: readonly (readonly [what: string, call: string])[] = [
  ['the notice', 'personasNovedad.porId'],
  ['the change of state', 'personasNovedad.declarar'],
  ['the tracking', 'seguimiento.registrar'],
  ['what a type attaches', 'recursos.requisitos'],
  ['the insured record of a person', 'pacientes.porId'],
  ['the contribution period', 'altaCotizante.periodoActivo'],
  ['a locality', 'parametros.localidadPorId'],
  ['whether payment is required', 'ordenPago.verificarPago'],
  ['into an order', 'ordenPago.registrarConNovedad'],
  ['out of an order', 'ordenPago.quitarNovedad'],
  ['how an order stands', 'ordenPago.porNovedad'],
  ['reference lists', 'parametros.estadosCiviles'],
];
const code = filesIn('src')
  .filter((path) => !/^src\/(sandbox|contract)\//.test(path))
  .map((path) => ({ path, text: codeOf(path) }));
const using = (call: string) =>
  code.filter(({ text }) => new RegExp(`\\b${call.replace('.', '\\.')}\\b`).test(text)).map(({ path }) => path);

test.each(compartidas)('[E-7.4-05] %s goes through what all notices share: %s', (_, call) => {
  const files = using(call);
  expect(files.some((path) => /^src\/(engine|blocks)\//.test(path))).toBe(true);
  expect(files.filter((path) => /^src\/features\/(novedades|pasivo)\//.test(path))).toEqual([]);
});

test('[E-7.4-05] the company of before is translated once, when it is chosen; a person’s work there has one declaration', () => {
  expect(using('porIdAnterior')).toEqual(['src/features/auth/context.ts']);
  expect(using('personasEmpresa.relacion')).toEqual(expect.arrayContaining(['src/engine/family/seleccion.ts']));
});

test('[E-7.4-05] a change of state names the notice and its new state, and nothing else', () => {
  expect(Object.keys(personasNovedad.declarar.body.shape)).toEqual(['IdPersonaNovedad', 'IdEstadoProceso']);
});
