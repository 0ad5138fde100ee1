import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { readEnvelope } from '#contract/envelope.ts';
import { read } from '#contract/read.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { empAuth } from '#contract/services/empAuth.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { type Documentada, type Linea, lineas } from '#support/documentado.ts';
import { declarationsOf, readRows } from '../../scripts/contract/declared.ts';

const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));

/** The declarations of a line. A call with variants of its body has several. */
function declaradas({ id }: Linea) {
  const [method = '', ...rest] = id.split(' ');
  const row = rows.find(
    (one) => one.method === method && [one.controller, one.path].filter(Boolean).join('/') === rest.join(' '),
  );
  return row ? declarationsOf(row) : [];
}

/** The day in a documented text, or null if it is no date. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month}-${day}` : /^(\d{4}-\d{2}-\d{2})(T00:00:00)?$/.exec(text)?.[1];
  if (iso === undefined) return null;
  return iso <= '1900-01-01' ? '' : iso;
}

const empty = ['', 0, null, false, undefined];
const isRow = (value: unknown): value is Documentada =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Differences between what was read and what the documents show, as 'path: documented, read'. */
function difference(documented: unknown, got: unknown, path = 'Datos'): string[] {
  const differs = [`${path}: ${JSON.stringify(documented)}, read ${JSON.stringify(got)}`];
  if (Array.isArray(documented)) {
    if (!Array.isArray(got)) return documented.length === 0 ? [] : difference(documented[0], got, `${path}[0]`);
    return documented.length === got.length
      ? documented.flatMap((one, at) => difference(one, got[at], `${path}[${at}]`))
      : differs;
  }
  if (isRow(documented)) {
    const row = Array.isArray(got) ? got[0] : got;
    if (typeof row === 'string') return difference(documented, JSON.parse(row), path);
    if (!isRow(row)) return differs;
    return Object.entries(documented).flatMap(([key, one]) =>
      key in row ? difference(one, row[key], `${path}.${key}`) : [`${path}.${key} is missing`],
    );
  }
  if (documented === null)
    return empty.includes(got as never) || (Array.isArray(got) && got.length === 0) ? [] : differs;
  if (documented === got || sameValue(documented, got)) return [];
  return differs;
}

/** A moment without a time zone is in Bolivian time. */
function sameMoment(text: string, got: unknown): boolean {
  const day = dayOf(text);
  const moment = Date.parse(`${day ? `${day}T00:00:00` : text}-04:00`);
  return typeof got === 'string' && /T.*-04:00$/.test(got) && Date.parse(got) === moment;
}

/** The same in the portal's form: dates as 'yyyy-mm-dd', ids and amounts as numbers, codes as text. */
function sameValue(documented: unknown, got: unknown): boolean {
  if (typeof got === 'boolean') return ['true', '1', 'S'].includes(String(documented)) === got;
  if (typeof documented === 'number') return typeof got === 'string' && got === String(documented);
  if (typeof documented !== 'string') return false;
  const text = documented.trim().replace(/\s*\|\s*/, '|');
  if (sameMoment(text, got)) return true;
  return (
    got === text || got === dayOf(text) || (typeof got === 'number' && got === Number(text)) || `${got}:00` === text
  );
}

const envelopeOf = (reply: Documentada) => {
  const envelope = readEnvelope(reply);
  if (!envelope) throw new Error('This is no envelope');
  return envelope;
};

/** Reads a documented reply and returns the differences. If only the envelope is documented, any data is accepted. */
function leer({ endpoint }: { endpoint: Endpoint }, { reply_level }: Linea, reply: Documentada): string[] {
  const { ok, Datos, Mensaje } = envelopeOf(reply);
  if (!ok) return Mensaje.Descripcion === '' && Mensaje.contenido === null ? ['no message'] : [];
  const reading = read(endpoint.datos, Datos);
  if (!reading.ok) return reading.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return reply_level === 'envelope' ? [] : difference(reply.Datos ?? reply.datos ?? null, reading.value);
}

/** Replies with ok that are no success: a write without its id, an access that is refused. */
const noEsExito = /not a success|: failure|only one id|not numeric|not an id|must not (open|let)|no access|^no message/;
/** Values that a screen treats as a failure: no id, no code, no access. */
const vacio = (value: unknown) => [0, -1, false, null, ''].includes(value as never);

/** The sentences that say what a call answers, by its line. */
const frases: Readonly<Record<string, string>> = {
  'POST EmpAuth': '[F-7.1-01] ',
  'POST AltaCotizante/InsertarAltaCotizante': '[E-7.1-01] [E-4-03] ',
  'GET AltaCotizante/ObtenerPeriodoActivoAporteEmpresa/{companyId}/{regionalId}': '[E-7.1-06] [F-3.10-06] ',
  'GET AltaCotizante/VerificaNovedadesInconclusas/{personId}/{companyId}': '[E-7.1-05] [E-5.7-06] ',
  'POST BajaCotizante/InsertarBajaCotizante': '[E-7.2-01] ',
  'GET BajaCotizante/VerificaNovedadesInconclusas/{idPersona}/{idEmpresa}': '[E-7.2-03] ',
  'POST TransferenciaCotizante/InsertarTransferenciaCotizante': '[E-7.3-01] ',
  'POST AltaPasivo/InsertarAltaPasivo': '[R-4.1-02] ',
  'GET AltaPasivo/VerificaNovedadesInconclusas/{personId}/{companyId}': '[R-7.3-02] ',
  'POST BajaPasivo/InsertarBajaPasivo': '[R-7.4-02] ',
  'POST BajaPasivo/ModificaBajaPasivo': '[R-7.4-02] ',
  'GET BajaPasivo/VerificaNovedadesInconclusas/{personId}/{companyId}': '[R-7.4-03] ',
  'GET BajaPasivo/BuscaPacienteFallecido/{noticeId}': '[R-7.4-04] ',
  'POST TransferenciaPasivo/InsertarTransferenciaPasivo': '[R-7.5-01] ',
  'POST OrdenPago/OrdenPagoRegistrar/': '[R-7.6-08] ',
  'POST OrdenPago/OrdenPagoEliminar/': '[R-7.6-09] ',
  'POST OrdenPago/OrdenPagoGeneraSolicitud/': '[R-7.6-10] ',
  'POST OrdenPago/OrdenPagoAnulaSolicitud/': '[R-7.6-10] ',
  'POST EmpCitaMedica/RegistrarCorreos/': '[R-7.8-03] ',
  'POST Parametros/ProductoRegistro': '[F-7.7-03] ',
  'POST Parametros/ProductoEliminar': '[F-7.7-03] ',
};
const segun = ({ id }: Linea): string => frases[id] ?? '';

/** Envelopes of controllers. The version file is not one (tests/client). */
const envelopes = lineas.filter(({ id, reply }) => reply !== null && !('http' in reply) && !id.startsWith('?'));

/**
 * Calls whose contract requires more than the documents show of their reply, by line and 'when', with the reason. An entry
 * that can be read fails here and must be removed.
 */
const abiertas: Readonly<Record<string, string>> = {
  'POST Afiliacion/InsertaPersonaPacienteNovedad':
    'person and notice, as other inserts answer them (assumed); found in the list',
  'POST Bdpa/BuscarPersonaYObservacion': 'the person stands in Personas once it is read',
  'POST Bdpa/BuscarPersonaYObservacion: as a list of results (F 2.6 shows a table of 5 rows)':
    'the list stands in Personas once it is read',
  'POST Ocupacional/OcupacionalRegistrar/': 'what was registered of each (assumed); found in the list',
  'POST Recursos/GrabarRecurso': 'the stored file (assumed); found among the files',
  'POST EmpAuth/newToken: if the token itself is Datos': 'the token stands in access_token once it is read',
  'POST OrdenPago/OrdenPagoVerificaRequierePago: if boolean: true = payment required':
    'the flag stands in RequierePago once it is read',
  'GET EmpParametros/CantidadCorreosPermitidos/: null or 0: not stated whether none or no limit': 'a number',
  'GET PersonasNovedad/ObtenerXIdOld/{id}/{n}: not of this company': 'a notice; none is told as an unreadable reply',
};

function comparar(name: string, differences: readonly string[], abierta: boolean): void {
  if (abierta) expect(differences, `${name} is read: take it out of the open ones`).not.toEqual([]);
  else expect(differences, name).toEqual([]);
}

describe('the documented replies', () => {
  test.each(envelopes.map((line) => [segun(line), line.id, line] as const))('%s%s is read', (_, __, line) => {
    const found = declaradas(line);
    expect(found.map(({ name }) => name)).not.toEqual([]);
    for (const one of found) comparar(one.name, leer(one, line, line.reply ?? {}), line.id in abiertas);
  });
});

const alternatives = lineas.flatMap((line) =>
  (line.alternatives ?? []).filter(({ reply }) => !('http' in reply)).map(({ when, reply }) => ({ line, when, reply })),
);

const successes = alternatives.filter(
  ({ when, reply }) => !noEsExito.test(when) || (reply.ok === false && reply.Mensaje),
);
const failures = alternatives.filter((one) => !successes.includes(one));

describe('the other replies the documents allow', () => {
  test.each(successes.map((one) => [segun(one.line), one.line.id, one.when, one] as const))(
    '%s%s: %s',
    (_, __, when, { line, reply }) => {
      for (const one of declaradas(line)) comparar(one.name, leer(one, line, reply), `${line.id}: ${when}` in abiertas);
    },
  );

  test.each(failures.map((one) => [segun(one.line), one.line.id, one.when, one] as const))(
    '%s%s is no success: %s',
    (_, __, ___, one) => {
      const { Datos, Mensaje } = envelopeOf(one.reply);
      for (const { endpoint, name } of declaradas(one.line)) {
        const reading = read(endpoint.datos, Datos);
        expect(!reading.ok || vacio(reading.value) || Mensaje.state === 'none', name).toBe(true);
      }
    },
  );
});

describe('a part that comes alone in place of its record', () => {
  const persona = { IdPersona: 1001, NombreCompleto: 'QUISPE MAMANI JUAN' };
  test.each([
    ['the token', empAuth.newToken.datos, 'Bearer eyJ.x', { access_token: 'eyJ.x' }],
    ['the people', bdpa.buscarPersonaYObservacion.datos, [persona], { Personas: [persona] }],
    ['one person', bdpa.buscarPersonaYObservacion.datos, persona, { Personas: [persona] }],
    ['nobody', bdpa.buscarPersonaYObservacion.datos, [], { Personas: [] }],
    ['the flag', ordenPago.verificarTipo.datos, 'S', { RequierePago: true }],
  ])('is read into it: %s', (_, schema, datos, value) => {
    expect(read(schema, datos)).toMatchObject({ ok: true, value });
  });
});

describe('whether a notice needs a payment', () => {
  const { datos } = ordenPago.verificarPago;
  test.each([
    [null, false],
    [undefined, false],
    ['S', true],
    [0, false],
  ])('%j is read as %j', (RequierePago, value) => {
    expect(read(datos, { RequierePago })).toMatchObject({ ok: true, value: { RequierePago: value } });
  });
  test('what cannot be read is refused: nothing is declared unpaid, or charged, on a guess', () => {
    expect(read(datos, { RequierePago: 'quizás' }).ok).toBe(false);
    expect(read(ordenPago.verificarTipo.datos, { RequierePago: 'quizás' }).ok).toBe(false);
  });
});
