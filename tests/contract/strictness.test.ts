import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Audience } from '#contract/controllers.ts';
import { type Endpoint, pattern } from '#contract/endpoint.ts';
import * as services from '#contract/services/index.ts';
import { basePaths, type Sandbox } from '#sandbox/app.ts';
import { NOW } from '#support/clock.ts';
import { declared, needsSession } from '../../scripts/contract/declared.ts';
import { createFacts, type Facts, sample } from '../../scripts/contract/facts.ts';
import { aviso, banco, caller, credentials, openFund, persona, type Reply, read, signIn } from './fund.ts';

const closed = declared.filter(({ endpoint }) => needsSession(endpoint));
const doors = ({ controller }: Endpoint): readonly Audience[] =>
  controller.insured === controller.others ? ['others'] : ['others', 'insured'];

interface Sent {
  readonly token?: string;
  readonly body?: unknown;
  readonly value?: (name: string) => string;
}

function send(fund: Sandbox, endpoint: Endpoint, door: Audience, { token = '', body, value = () => '1' }: Sent) {
  const { method, query, controller } = endpoint;
  const path = pattern(endpoint, door).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(value(name)));
  const search = query.map((name) => `${name}=${encodeURIComponent(value(name))}`).join('&');
  const address = `${basePaths[controller.servicio]}${path}${search && `?${search}`}`;
  const carries = method !== 'GET' && method !== 'DELETE';
  return fund.app.request(address, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(carries ? { body: payload(endpoint, body) } : {}),
  });
}

function payload({ send: how }: Endpoint, body: unknown): string | FormData {
  if (how !== 'multipart') return typeof body === 'string' ? body : JSON.stringify(body ?? {});
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as object))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** Reads a reply that may be a file. */
async function told(response: Response): Promise<Pick<Reply, 'status' | 'ok' | 'text'>> {
  const isFile = !response.headers.get('Content-Type')?.includes('json');
  return isFile ? { status: response.status, ok: response.ok, text: '' } : read(response);
}

describe('a caller without a session that holds', () => {
  let fund: Sandbox;
  beforeAll(() => {
    fund = openFund();
  });
  const claims = { USRID: '1', PERID: '0', USRTYP: '1801', GEN: 0, REGID: 1, EMPID: 0 };
  const sign = (key: string, exp: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime(exp)
      .sign(new TextEncoder().encode(key));
  const later = Math.floor(NOW.getTime() / 1000) + 3600;
  const base64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const tokens: readonly (readonly [string, () => Promise<string>])[] = [
    ['without a token', async () => ''],
    ['with garbage', async () => 'nada.que.ver'],
    ['with a token signed by somebody else', () => sign('x'.repeat(64), later)],
    ['with an unsigned token', async () => `${base64({ alg: 'none' })}.${base64({ ...claims, exp: later })}.`],
    [
      'with an expired token',
      async () => {
        let shift = -9 * 3_600_000;
        const other = openFund({ now: () => new Date(NOW.getTime() + shift) });
        fund = other;
        const { token } = await signIn(other, 'personal');
        shift = 0;
        return token;
      },
    ],
    [
      'with another’s claims under one’s own signature',
      async () => {
        const { token } = await signIn(fund, 'empresa');
        const [header = '', , signature = ''] = token.split('.');
        return `${header}.${base64({ ...claims, exp: later })}.${signature}`;
      },
    ],
  ];

  test.each(tokens)('%s is sent back to sign in by every call, and changes nothing', async (_, make) => {
    const token = await make();
    const before = fund.db.dump();
    const wrong: string[] = [];
    for (const { name, endpoint } of closed)
      for (const door of doors(endpoint)) {
        const { status, ok } = await told(await send(fund, endpoint, door, { token }));
        if (status !== 401 || ok) wrong.push(`${name} (${door}): ${status}`);
      }
    expect(wrong).toEqual([]);
    expect(fund.db.dump()).toEqual(before);
  });
});

type Schema = Endpoint['body'];
const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> => {
  const { def } = schema._zod;
  return 'shape' in def ? (def.shape as Record<string, Schema>) : {};
};

/** A body in which one field has a type that no field has, and that field's name. Null if every field accepts every value. */
function spoilt({ body, send: how }: Endpoint): { field: string; body: unknown } | null {
  const facts = createFacts({});
  const good = sample(body, facts) as Record<string, unknown> | undefined;
  for (const field of Object.keys(shapeOf(body)))
    for (const value of how === 'multipart' ? ['x y'] : [{ raro: [] }, [[]], 'x', true]) {
      const bad = { ...good, [field]: value };
      const parsed = z.safeParse(body, bad);
      if (!parsed.success && String(parsed.error.issues[0]?.path[0]) === field) return { field, body: bad };
    }
  return null;
}

describe('a body outside the contract', () => {
  const bodies = declared.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.method !== 'DELETE');

  test('is refused by every call with the name of what is wrong, and changes nothing', async () => {
    const fund = openFund();
    const { token } = await signIn(fund, 'empresa');
    const before = fund.db.dump();
    const wrong: string[] = [];
    let seen = 0;
    for (const { name, endpoint } of bodies) {
      const bad = spoilt(endpoint);
      if (!bad) continue;
      seen += 1;
      const { status, ok, text } = await told(await send(fund, endpoint, 'others', { token, body: bad.body }));
      if (status !== 400 || ok || !text.includes(bad.field)) wrong.push(`${name} ${bad.field}: ${status} ${text}`);
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(bodies.length * 0.85);
    expect(fund.db.dump()).toEqual(before);
  });

  test.each(['{', '[1,', '"x"', '7', 'null'])('that is no object, %s, is refused by every call', async (body) => {
    const fund = openFund();
    const { token } = await signIn(fund, 'empresa');
    const before = fund.db.dump();
    const wrong: string[] = [];
    for (const { name, endpoint } of bodies) {
      if (endpoint.send === 'multipart' || (z.safeParse(endpoint.body, null).success && body === 'null')) continue;
      const { status } = await told(await send(fund, endpoint, 'others', { token, body }));
      if (status !== 400) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(fund.db.dump()).toEqual(before);
  });
});

/** Calls only for the fund's staff: its monitoring of the registry and its parameters. */
const staffOnly = closed.filter(({ endpoint: { path, controller } }) => {
  const monitoring =
    /Poblacion|Ponblacion|BajasPendientes|EstadisticasBajas|RegularizarBajas?BDPA|NOENVIADOS|NoEnviado|DatosMonitor/i;
  const maintenance = /^\/(Grabar|Eliminar)\w*VM|ParametroRegional(Grabar|Modificar)|NovedadOrden(Grabar|Guardar)/;
  return monitoring.test(path) || (controller.others === 'Parametros' && maintenance.test(path));
});

describe('what is the staff’s', () => {
  test.each(['empresa', 'asegurado'])('is refused to %s, and changes nothing', async (user) => {
    const fund = openFund();
    const who = await signIn(fund, user);
    const before = fund.db.dump();
    const wrong: string[] = [];
    for (const { name, endpoint } of staffOnly) {
      const door =
        user === 'asegurado' && endpoint.controller.insured !== endpoint.controller.others ? 'insured' : 'others';
      const facts = createFacts({});
      const value = (each: string) => String(facts.get(each) ?? '1');
      const body = sample(endpoint.body, facts);
      const { status, ok } = await told(await send(fund, endpoint, door, { token: who.token, body, value }));
      if (status !== 200 || ok) wrong.push(`${name}: ${status} ${ok}`);
    }
    expect(wrong).toEqual([]);
    expect(staffOnly.length).toBeGreaterThan(30);
    expect(fund.db.dump()).toEqual(before);
  });
});

test('insured persons and the others are refused at each other’s doors, and change nothing', async () => {
  const fund = openFund();
  const [insured, company] = [await signIn(fund, 'asegurado'), await signIn(fund, 'empresa')];
  const before = fund.db.dump();
  const wrong: string[] = [];
  for (const { name, endpoint } of closed.filter((each) => doors(each.endpoint).length > 1))
    for (const [who, door] of [
      [insured, 'others'],
      [company, 'insured'],
    ] as const) {
      const reply = await told(await send(fund, endpoint, door, { token: who.token }));
      if (reply.ok || reply.text !== 'No tiene acceso.') wrong.push(`${name} (${door}): ${reply.status} ${reply.text}`);
    }
  expect(wrong).toEqual([]);
  expect(fund.db.dump()).toEqual(before);
});

/** Values that people, mistakes and attackers may send. */
const odd = [
  '0',
  '-1',
  '999999999999',
  'x',
  "'; DROP TABLE personas; --",
  '../../etc/passwd',
  '%',
  '<script>',
  '2026-02-31',
  'ñ|ñ',
];

describe('whatever is asked', () => {
  const facts = (fund: Sandbox): Facts => {
    const notice = aviso(fund, 'pendiente');
    const all = createFacts({ IdPersona: persona(fund, 'pendiente'), IdEmpresa: banco, IdRegional: 1 });
    all.learnFrom(notice, '');
    all.learnFrom(fund.db.ordenes.all()[0], '');
    all.learnFrom(fund.db.personas.get(notice.IdPersona), '');
    return all;
  };

  test.each(['empresa', 'personal', 'asegurado'])(
    'a call of %s is answered: never an error, never nothing',
    async (user) => {
      const fund = openFund();
      const who = await signIn(fund, user);
      const known = facts(fund);
      const wrong: string[] = [];
      for (const { name, endpoint } of closed) {
        const door = user === 'asegurado' && doors(endpoint).length > 1 ? 'insured' : 'others';
        const likely = (each: string) => String(known.get(each) ?? '1');
        const bodies = [sample(endpoint.body, known), sample(endpoint.body, { get: () => undefined })];
        const inputs = [
          ...bodies.map((body) => ({ body, value: likely })),
          ...odd.map((each) => ({ body: sample(endpoint.body, { get: () => each }), value: () => each })),
        ];
        for (const input of inputs) {
          const { status } = await told(await send(fund, endpoint, door, { token: who.token, ...input }));
          if (status !== 200 && status !== 400) wrong.push(`${name} ${input.value('x')}: ${status}`);
        }
      }
      expect(wrong).toEqual([]);
    },
  );
});

test('an unknown route is missing, for everybody', async () => {
  const fund = openFund();
  const { token } = await signIn(fund, 'empresa');
  for (const path of ['/servicios/administrativo/Nada/DeEsto', '/servicios/administrativo', '/servicios/otro/EmpAuth'])
    for (const headers of [{}, { Authorization: `Bearer ${token}` }])
      expect((await fund.app.request(path, { headers })).status, path).toBe(404);
  const wrongMethod = await fund.app.request('/servicios/seguridad/EmpAuth', { method: 'PUT' });
  expect(wrongMethod.status).toBe(404);
  expect((await caller(fund).call(services.empAuth.token, { body: credentials('empresa') })).ok).toBe(true);
});
