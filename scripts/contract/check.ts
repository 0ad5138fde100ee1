import * as z from 'zod/mini';
import type { Audience } from '#contract/controllers.ts';
import { type Endpoint, urlOf } from '#contract/endpoint.ts';
import { claims, tokenDatos } from '#contract/entities/sesion.ts';
import { tipoNovedad, tipoUsuarioDe } from '#contract/enumerations.ts';
import { readEnvelope } from '#contract/envelope.ts';
import * as services from '#contract/services/index.ts';
import type { Servicio } from '#lib/config.ts';
import { type Declared, declarationsOf, declared, type Row } from './declared.ts';
import { createFacts, type Facts, sample } from './facts.ts';

/** `refused`: the services said no with a text, as the contract has it; what they would have sent is not seen. */
export type Verdict = 'differs' | 'fits' | 'refused' | 'not called';
export interface Finding {
  readonly verdict: Verdict;
  readonly detail: string;
}
export interface Line extends Finding {
  readonly row: Row;
}

export interface Target {
  readonly bases: Readonly<Record<Servicio, string>>;
  readonly fetch?: typeof fetch;
}

/** Who signs in: by name and password, or with a token that is scoped already. */
export type Account = { readonly user: string; readonly password: string } | { readonly token: string };

type Input = { readonly params?: Values; readonly query?: Values; readonly body?: unknown };
type Values = Readonly<Record<string, string | number>>;
interface Reply extends Finding {
  readonly datos: unknown;
}

/** Called first and in this order: what they answer belongs together and serves the others as parameters. */
const opening = [
  services.accesosExternos.regionales,
  services.accesosExternos.empresas,
  services.accesosExternos.modulos,
  services.empresas.porIdAnterior,
  services.listaNovedades.porFiltro,
  services.personasNovedad.porId,
  services.pacientes.porId,
] as const satisfies readonly Endpoint[];

/** Kinds of notices whose calls want a notice of their own: the first of each list is learnt under the kind's name. */
const kinds: Readonly<Record<string, number>> = {
  baja: tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE,
  transferencia: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
  altaPasivo: tipoNovedad.ALTA_PASIVO,
  bajaPasivo: tipoNovedad.BAJA_PASIVO,
};
const noticeOf = (kind: string) => ({ idPersona: `${kind} IdPersona`, idPersonaNovedad: `${kind} IdPersonaNovedad` });

/** Parameters and fields whose name says too little, by call: the name of what they are. */
const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'empresas.porId': { id: 'IdEmpresa' },
  'empresas.porIdAnterior': { id: 'concod' },
  'reportes.avisoBaja': noticeOf('baja'),
  'reportes.avisoTransferencia': noticeOf('transferencia'),
  'reportesPasivos.altaPasivo': noticeOf('altaPasivo'),
  'reportesPasivos.bajaPasivo': noticeOf('bajaPasivo'),
  'citasMedicas.reporte': {
    FechaInicio: 'hoy dd/mm',
    FechaDesde: 'hoy dd/mm',
    FechaFin: 'hoy dd/mm',
    FechaHasta: 'hoy dd/mm',
  },
  'bajaCotizante.calculoPlazo': { valor: 'hoy _' },
  'parametros.localidadPorId': { id: 'IdUbicacionDireccion' },
  'parametros.estadosPorTipo': { id: 'IdTipoNovedad' },
  'parametros.novedadPorId': { id: 'IdTipoNovedad' },
  'personasNovedad.porId': { id: 'IdPersonaNovedad' },
  'personasNovedad.porIdActual': { id: 'IdPersonaNovedad' },
  'tipoNovedad.padres': { ids: 'IdTipoNovedadPadre' },
  'tipoNovedad.hijos': { id: 'IdTipoNovedadPadre' },
  'tiposNovedad.recuperar': { id: 'IdTipoNovedad' },
  'relacionesParentesco.recuperar': { id: 'IdRelacionParentesco' },
  'relacionesParentesco.buscar': { id: 'IdRelacionParentesco' },
  'tiposAsegurado.recuperar': { id: 'IdTipoAsegurado' },
  'pacientes.porDocumento': { term: 'NumeroDocumento' },
  'pacientes.porNombre': { term: 'NombreCompleto' },
  'pacientes.porHistoriaClinica': { term: 'HistoriaClinica' },
  'pacientes.porMatricula': { term: 'MatriculaTitular' },
  'pacientes.porDocumentoEnEmpresa': { term: 'NumeroDocumento' },
  'pacientes.porNombreEnEmpresa': { term: 'NombreCompleto' },
  'pacientes.porHistoriaClinicaEnEmpresa': { term: 'HistoriaClinica' },
  'pacientes.porMatriculaEnEmpresa': { term: 'MatriculaTitular' },
};

/** One call over the network, compared with its declaration. Never throws. */
async function compare(target: Target, token: string, audience: Audience, d: Declared, input: Input): Promise<Reply> {
  const { endpoint } = d;
  const address = target.bases[endpoint.controller.servicio] + urlOf(endpoint, audience, input);
  const differs = (detail: string): Reply => ({ verdict: 'differs', detail, datos: null });
  try {
    const response = await (target.fetch ?? fetch)(address, {
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(endpoint.method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      signal: AbortSignal.timeout(60_000),
    });
    const type = response.headers.get('Content-Type') ?? '';
    if (endpoint.reply === 'file' && response.ok && !type.includes('json')) return await compareFile(response, type);
    const text = await response.text();
    if (response.status !== 200) return differs(`HTTP ${response.status}: ${textOf(text)}`);
    return compareEnvelope(endpoint, text);
  } catch (error) {
    return differs(error instanceof Error ? `no answer: ${error.message}` : 'no answer');
  }
}

async function compareFile(response: Response, type: string): Promise<Reply> {
  const { size } = await response.blob();
  const fits = size > 0 && !type.includes('html');
  return { verdict: fits ? 'fits' : 'differs', detail: `${size} bytes of ${type || 'no type'}`, datos: null };
}

const textOf = (text: string) => readEnvelope(parseJson(text))?.Mensaje.Descripcion ?? text.slice(0, 80);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no JSON is no envelope
  }
}

function compareEnvelope(endpoint: Endpoint, text: string): Reply {
  const differs = (detail: string): Reply => ({ verdict: 'differs', detail, datos: null });
  const envelope = readEnvelope(parseJson(text));
  if (!envelope) return differs(`no envelope: ${text.slice(0, 80)}`);
  if (!envelope.ok) {
    if (!envelope.Mensaje.complete) return differs('refused without Descripcion or TipoMensaje');
    return { verdict: 'refused', detail: envelope.Mensaje.Descripcion, datos: null };
  }
  if (endpoint.reply === 'file') return differs('an envelope instead of a file');
  const parsed = z.safeParse(endpoint.datos, envelope.Datos);
  if (parsed.success) return { verdict: 'fits', detail: '', datos: envelope.Datos };
  const where = parsed.error.issues.map((issue) => `${['Datos', ...issue.path].join('.')}: ${issue.message}`);
  return differs([...new Set(where)].slice(0, 3).join('; '));
}

/** The values of a call, or the name of the first that nobody knows. */
function inputOf({ name, endpoint }: Declared, all: Facts): Input | string {
  const facts = all.of(endpoint.controller.others);
  const own = named[name] ?? {};
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, each = '']) => each);
  const missing = [...names, ...endpoint.query].find((each) => facts.get(own[each] ?? each) === undefined);
  if (missing !== undefined) return missing;
  const values = (list: readonly string[]): Values =>
    Object.fromEntries(list.map((each) => [each, facts.get(own[each] ?? each) ?? '']));
  const body = sample(endpoint.body, { get: (each) => facts.get(own[each] ?? each) });
  if (body !== undefined && !z.safeParse(endpoint.body, body).success) return 'the body';
  return { params: values(names), query: values(endpoint.query), body };
}

const isOpening = (endpoint: Endpoint) => (opening as readonly Endpoint[]).includes(endpoint);
const isHarmless = ({ endpoint }: Declared) => endpoint.effect === 'read';

/** Calls everything that only reads, some with what others answered. Several passes: later replies serve earlier calls. */
async function callAll(target: Target, token: string, audience: Audience, facts: Facts): Promise<Map<string, Finding>> {
  const found = new Map<string, Finding>();
  const reads = declared.filter(isHarmless);
  const first = opening.flatMap((endpoint) => reads.find((d) => d.endpoint === endpoint) ?? []);
  const ordered = [...first, ...reads.filter((d) => !isOpening(d.endpoint))];
  const list = declared.find(({ endpoint }) => endpoint === services.listaNovedades.porFiltro);
  for (const [kind, IdTipoNovedad] of Object.entries(kinds)) {
    const input = list && inputOf(list, facts);
    if (!list || typeof input !== 'object') continue;
    const { datos } = await compare(target, token, audience, list, {
      ...input,
      body: { ...Object(input.body), IdTipoNovedad },
    });
    facts.learnFrom(datos, kind);
  }
  for (let pass = 0; pass < 3; pass += 1)
    for (const d of ordered) {
      const before = found.get(d.name)?.verdict;
      if (before === 'fits' || before === 'differs') continue;
      const input = inputOf(d, facts);
      if (typeof input === 'string') {
        found.set(d.name, { verdict: 'not called', detail: `no value is known for ${input}` });
        continue;
      }
      const { verdict, detail, datos } = await compare(target, token, audience, d, input);
      found.set(d.name, { verdict, detail });
      facts.learnFrom(datos, d.endpoint.controller.others);
    }
  return found;
}

const unverified = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  return parseJson(Buffer.from(payload, 'base64url').toString('utf8'));
};

/** A token of the first regional and company of a user; throws a sentence when the services refuse. */
async function signIn(target: Target, account: Account): Promise<string> {
  if ('token' in account) return account.token;
  const Dispositivo = { browser: '', browser_version: '', os: '', os_version: '', IpPublico: '', device: '' };
  const ask = async (endpoint: Endpoint, token: string, input: Input) => {
    const reply = await compare(target, token, 'others', { name: '', service: '', endpoint }, input);
    if (reply.verdict !== 'fits') throw new Error(`Sign-in failed: ${reply.detail}`);
    return reply.datos;
  };
  const { empAuth, accesosExternos } = services;
  const credentials = { UserName: account.user, Password: account.password, TokenGC: 'local' };
  const body = { ...credentials, Dispositivo: { ...Dispositivo, IpPrivado: '0.0.0.0' } };
  const { access_token } = z.parse(tokenDatos, await ask(empAuth.token, '', { body }));
  const IdUsuario = String(z.parse(claims, unverified(access_token)).USRID);
  const [regional] = z.parse(
    accesosExternos.regionales.datos,
    await ask(accesosExternos.regionales, access_token, { query: { IdUsuario } }),
  );
  if (!regional) return access_token;
  const query = { idUsuarioRegional: regional.IdUsuarioRegional };
  const [empresa] = z.parse(
    accesosExternos.empresas.datos,
    await ask(accesosExternos.empresas, access_token, { query }),
  );
  if (!empresa) return access_token;
  const choice = { IdRegional: regional.IdRegional, concod: empresa.concod, numpat: empresa.numpat };
  return z.parse(tokenDatos, await ask(empAuth.newToken, access_token, { body: choice })).access_token;
}

const weight: Readonly<Record<Verdict, number>> = { differs: 3, fits: 2, refused: 1, 'not called': 0 };
const stronger = (a: Finding, b: Finding): Finding => (weight[b.verdict] > weight[a.verdict] ? b : a);

function whyNot(row: Row): string {
  if (row.method === '?') return 'no call of the services';
  const [first] = declarationsOf(row);
  if (!first) return 'not declared';
  return first.endpoint.effect === 'write' ? 'it writes' : 'nobody called it';
}

/**
 * Compares a deployment with the contract, row by row of the specification's calls. Only calls that read are made.
 * With several accounts the worst that any of them met counts, then the best.
 */
export async function checkContract(
  target: Target,
  accounts: readonly Account[],
  rows: readonly Row[],
  options: Readonly<Record<string, string | number | undefined>> = {},
): Promise<Line[]> {
  const runs: Map<string, Finding>[] = [];
  for (const account of accounts) {
    const token = await signIn(target, account);
    const { USRID, PERID, USRTYP } = z.parse(claims, unverified(token));
    const insured = tipoUsuarioDe(USRTYP) === 'ASEGURADOS';
    const own = { IdUsuario: Number(USRID), ...(insured ? { IdPersona: Number(PERID) } : {}) };
    const facts = createFacts({ ...options, ...own });
    runs.push(await callAll(target, token, insured ? 'insured' : 'others', facts));
  }
  return rows.map((row) => {
    const findings = declarationsOf(row).flatMap((d) => runs.flatMap((run) => run.get(d.name) ?? []));
    const [first, ...others] = findings;
    return { row, ...(first ? others.reduce(stronger, first) : { verdict: 'not called', detail: whyNot(row) }) };
  });
}
