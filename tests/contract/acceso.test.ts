import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tokenDatos } from '#contract/entities/sesion.ts';
import { empAuth } from '#contract/services/index.ts';
import type { Sandbox } from '#sandbox/app.ts';
import { declared } from '../../scripts/contract/declared.ts';
import { createFacts, type Facts } from '../../scripts/contract/facts.ts';
import { fondoConTodos, hechosDe, intentar, puede, type Quien, quienPuede, todos, token } from './acceso.ts';
import { caller, credentials, enter, persona } from './fund.ts';
import { consulta, denied } from './registry.ts';

const nombre: Readonly<Record<Quien, string>> = {
  E: 'an employer',
  C: 'the fund’s staff',
  A: 'an insured person',
  P: 'an insured person who pays',
  S: 'a program',
};

/**
 * What an insured person writes about retirees in her family. The seed's insured person works (pasivosDeAsegurado.test.ts).
 */
const deRetirados = [
  ...['altaPasivo.insertar', 'altaPasivo.modificar', 'altaPasivo.eliminar'],
  ...['bajaPasivo.insertar', 'bajaPasivo.modificar', 'bajaPasivo.eliminar'],
  ...['transferenciaPasivo.insertar', 'transferenciaPasivo.modificar', 'transferenciaPasivo.eliminar'],
  ...['recursos.grabar', 'recursos.grabarPendiente', 'recursos.pendientes', 'recursos.eliminar'],
];

/** Users who have access only with a record that the seed does not have. The call's own tests prove what they may do. */
const sinEjemplo: Readonly<Record<Quien, readonly string[]>> = {
  E: [
    'altaRegularizacion.recuperar',
    'altaRegularizacion.eliminar',
    'bajaPasivo.modificar',
    'bajaPasivo.eliminar',
    'ocupacionalCitas.eliminar',
    'ordenPagoFormularios.detalle',
    'reportesPasivos.bajaPasivo',
  ],
  C: [
    'altaRegularizacion.recuperar',
    'altaRegularizacion.concluir',
    'bajaPasivo.aceptar',
    'bajaPasivo.modificar',
    'bajaPasivo.eliminar',
    'ocupacionalCitas.eliminar',
    'ordenPagoFormularios.detalle',
    'ordenPagoFormularios.eliminar',
    'reportesPasivos.bajaPasivo',
  ],
  A: [
    ...deRetirados,
    'ocupacional.examenes',
    'ocupacional.reporte',
    'ocupacionalCitas.verificar',
    'ocupacionalCitas.verificarFecha',
    'ocupacionalCitas.programar',
    'ocupacionalCitas.programacion',
    'reportes.avisoBaja',
    'reportes.avisoTransferencia',
    'reportesPasivos.avisoAltaPasivo',
    'reportesPasivos.bajaPasivo',
  ],
  P: [
    ...deRetirados,
    'afiliacion.json',
    'afiliacion.modificar',
    'afiliacion.obtener',
    'reportes.avisoBaja',
    'reportes.avisoTransferencia',
    'reportesPasivos.avisoAltaPasivo',
    'reportesPasivos.bajaPasivo',
  ],
  S: [],
};

/** Calls that affect only the caller, whatever else is sent. */
const deUnoMismo = ['contrasena.solicitar', 'empAuth.newToken'];

test('the table says of every declared call who may make it', () => {
  expect([...quienPuede.keys()].toSorted()).toEqual(declared.map(({ name }) => name).toSorted());
  for (const who of quienPuede.values()) expect(who).toMatch(/^E?C?A?P?S?$/);
  expect([...quienPuede].filter(([, who]) => who === '')).toEqual([]);
});

describe.each(todos)('%s', (quien) => {
  let fund: Sandbox;
  let bearer: string;
  beforeAll(async () => {
    fund = fondoConTodos();
    bearer = await token(fund, quien);
  });
  const may = (name: string) => puede(name, quien);

  test(`${nombre[quien]} is refused every call that is not theirs, and changes nothing`, async () => {
    const before = fund.db.dump();
    const wrong: string[] = [];
    const known = hechosDe(fund, quien);
    expect(known).not.toEqual([]);
    for (const { name, endpoint } of declared.filter((each) => !may(each.name)))
      for (const facts of known) {
        const { status, ok, text, Datos } = await intentar(fund, endpoint, { quien, bearer, facts });
        const isRefused = status === 401 || status === 403 || (!ok && text === 'No tiene acceso.');
        if (!isRefused) wrong.push(`${name}: ${status} ${text} ${JSON.stringify(Datos)}`);
      }
    expect([...new Set(wrong)]).toEqual([]);
    expect(fund.db.dump()).toEqual(before);
  });

  test(`${nombre[quien]} is let into every call that is theirs`, async () => {
    const before = fund.db.dump();
    const kept: string[] = [];
    for (const { name, endpoint } of declared.filter((each) => may(each.name))) {
      const texts: string[] = [];
      for (const facts of hechosDe(fund, quien)) {
        const { status, ok, text } = await intentar(fund, endpoint, { quien, bearer, facts });
        texts.push(status === 401 || status === 404 || text === 'No tiene acceso.' ? 'out' : 'in');
        if (ok && endpoint.effect === 'write') fund.db.restore(before);
      }
      if (texts.every((each) => each === 'out')) kept.push(name);
    }
    expect(kept.toSorted()).toEqual(sinEjemplo[quien].toSorted());
  });
});

test.each(['A', 'P'] as const)(
  '%s, insured, learns nothing of a stranger from any call, and changes nothing of hers',
  async (quien) => {
    const fund = fondoConTodos();
    const bearer = await token(fund, quien);
    let before = fund.db.dump();
    const stranger = fund.db.personas.get(persona(fund, 'pendiente'));
    const secrets = [stranger?.NumeroDocumento, stranger?.NombreCompleto, stranger?.CorreoElectronico].filter(Boolean);
    expect(secrets).toHaveLength(3);
    const wrong: string[] = [];
    for (const { name, endpoint } of declared)
      for (const facts of hechosDe(fund, quien, true)) {
        const { ok, Datos } = await intentar(fund, endpoint, { quien, bearer, facts });
        const told = JSON.stringify(Datos) ?? '';
        if (ok && secrets.some((secret) => told.includes(String(secret)))) wrong.push(name);
        if (ok && endpoint.effect === 'write' && !deUnoMismo.includes(name)) {
          const after = fund.db.dump();
          if (JSON.stringify(after) !== JSON.stringify(before)) wrong.push(`${name} wrote`);
        }
        if (endpoint.effect === 'write' && ok) {
          fund.db.restore(before);
          before = fund.db.dump(); // a row that was restored is at another position
        }
      }
    expect([...new Set(wrong)]).toEqual([]);
  },
);

/** What somebody knows of a person who has her document before her. */
function datosDe(fund: Sandbox): Facts {
  const known = createFacts({});
  known.learnFrom(consulta(fund, 'pendiente'), '');
  known.learnFrom(fund.db.personas.get(persona(fund, 'pendiente')), '');
  return known;
}

test.each([
  ...['bdpa.buscarPersona', 'bdpa.buscarMensaje', 'bdpa.buscarPersonaYObservacion', 'bdpa.contrastar'],
  ...['afiliacionBdpa.validarAsegurado', 'afiliacionBdpa.consultarEstado', 'afiliacionBdpa.segurosPaciente'],
])('an employer asks the registry about somebody once a company is chosen: %s', async (called) => {
  const fund = fondoConTodos();
  const [asked] = declared.filter(({ name }) => name === called);
  if (!asked) throw new Error(`${called} is not declared`);
  const ask = (bearer: string) => intentar(fund, asked.endpoint, { quien: 'E', bearer, facts: datosDe(fund) });
  expect(await ask((await enter(fund, 'empresa')).token)).toMatchObject(denied);
  expect(await ask(await token(fund, 'E'))).toMatchObject({ ok: true });
});

test('an employer that has not chosen a company yet learns nothing of a person from any call, and changes nothing', async () => {
  const fund = fondoConTodos();
  const { Datos } = await caller(fund).call(empAuth.token, { body: credentials('empresa') });
  const bearer = z.parse(tokenDatos, Datos).access_token;
  const before = fund.db.dump();
  const stranger = fund.db.personas.get(persona(fund, 'pendiente'));
  const secrets = [stranger?.NumeroDocumento, stranger?.NombreCompleto, stranger?.CorreoElectronico].filter(Boolean);
  expect(secrets).toHaveLength(3);
  const own = new Set(deUnoMismo);
  const wrong: string[] = [];
  // What it might know of her, and what the records of the fund say.
  for (const { name, endpoint } of declared.filter((each) => !own.has(each.name)))
    for (const facts of [datosDe(fund), ...hechosDe(fund, 'E')]) {
      const { ok, Datos: told } = await intentar(fund, endpoint, { quien: 'E', bearer, facts });
      const text = JSON.stringify(told) ?? '';
      if (ok && secrets.some((secret) => text.includes(String(secret)))) wrong.push(name);
      if (ok && endpoint.effect === 'write') wrong.push(`${name} wrote`);
    }
  expect([...new Set(wrong)]).toEqual([]);
  expect(fund.db.dump()).toEqual(before);
});
