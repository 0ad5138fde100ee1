import { readFileSync } from 'node:fs';
import type { Audience } from '#contract/controllers.ts';
import { type Endpoint, pattern } from '#contract/endpoint.ts';
import { productoEnviado } from '#contract/entities/parametro.ts';
import { tabla } from '#contract/enumerations.ts';
import { empresas, ocupacional, personasNovedad, productos } from '#contract/services/index.ts';
import { basePaths, type Sandbox } from '#sandbox/app.ts';
import { padreDe } from '#sandbox/db/tipos.ts';
import { familiaDe } from '#sandbox/rules/access.ts';
import { nuevaOrden } from '#sandbox/rules/ordenes.ts';
import { payOrder } from '#sandbox/rules/ordenesSolicitud.ts';
import { NOW, TODAY } from '#support/clock.ts';
import { createFacts, type Facts, sample } from '../../scripts/contract/facts.ts';
import { aviso, banco, openFund, read, signIn } from './fund.ts';

/**
 * The kinds of users by letter: E employer, C the fund's staff, A insured person, P insured person with payment orders, S a
 * program that calls the services.
 */
const usuarios = { E: 'empresa', C: 'personal', A: 'asegurado', P: 'pagos', S: 'obligado' } as const;
export type Quien = keyof typeof usuarios;
export const todos = Object.keys(usuarios) as Quien[];

/** Who may make each call: the table of quienPuede.tsv. */
export const quienPuede: ReadonlyMap<string, string> = new Map(
  readFileSync(new URL('./quienPuede.tsv', import.meta.url), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line): [string, string] => {
      const [call = '', who = ''] = line.split('\t');
      return [call, who];
    }),
);

/** True if the table lets a user make a call. P may make every call of A. */
export function puede(name: string, quien: Quien): boolean {
  const who = quienPuede.get(name) ?? '';
  return who.includes(quien) || (quien === 'P' && who.includes('A'));
}

/** A fund with a user of each kind. The seed has no program, so one of its users becomes one. */
export function fondoConTodos(): Sandbox {
  const fund = openFund();
  const user = fund.db.usuarios.by('usuario', usuarios.S)[0];
  if (user) fund.db.usuarios.put({ ...user, ModificarPassword: false, tipo: 'SERVICIOS_API' });
  sowPagada(fund);
  return fund;
}

const esAsegurado = (quien: Quien) => quien === 'A' || quien === 'P';

/** The insured person who is the user. */
const personaDe = (fund: Sandbox, quien: Quien): number =>
  fund.db.usuarios.by('usuario', usuarios[quien])[0]?.IdPersona ?? 0;

/** Gives the insured person P a paid order with its invoice. */
function sowPagada({ db }: Sandbox): void {
  const IdPersona = db.usuarios.by('usuario', usuarios.P)[0]?.IdPersona ?? 0;
  const exam = db.novedades.by('persona', IdPersona).find((n) => db.ocupacionales.get(n.IdPersonaNovedad));
  if (!exam) throw new Error('The seed has no exam to pay');
  const { IdOrdenPago } = db.ordenes.put({
    ...nuevaOrden(db.next('ordenes') + 1000, exam, TODAY),
    IdPersona,
    novedades: [exam.IdPersonaNovedad],
  });
  payOrder(db, IdOrdenPago, NOW);
}

export const token = async (fund: Sandbox, quien: Quien): Promise<string> =>
  (await signIn(fund, usuarios[quien])).token;

/**
 * Records that a call may be about, in the company and regional of the employer and the staff. None belongs to an insured
 * user's family.
 */
function registros(fund: Sandbox): readonly (object | undefined)[] {
  const family = (['A', 'P'] as const).flatMap((quien) =>
    familiaDe(fund.db, personaDe(fund, quien)).map((p) => p.IdPersona),
  );
  const here = (n: { IdEmpresa: number; IdRegional: number; IdPersona: number }) =>
    n.IdEmpresa === banco && n.IdRegional === 1 && !family.includes(n.IdPersona);
  const own = fund.db.novedades.all().filter(here);
  const families = new Map(own.map((n) => [padreDe(n.IdTipoNovedad), n]));
  const work = fund.db.relaciones.all().find((r) => here(r) && r.FechaBaja === '');
  return [aviso(fund, 'pendiente'), ...families.values(), fund.db.afiliaciones.all().find(here), work];
}

const propios = (fund: Sandbox, quien: Quien): readonly (object | undefined)[] => {
  const IdPersona = personaDe(fund, quien);
  return [
    ...fund.db.novedades.by('persona', IdPersona),
    ...familiaDe(fund.db, IdPersona).flatMap((p) => fund.db.afiliaciones.by('persona', p.IdPersona)),
  ];
};

/** The values a caller may send: those of the own session, with one record after the other. */
export function hechosDe(fund: Sandbox, quien: Quien, ajenos = false): readonly Facts[] {
  const user = fund.db.usuarios.by('usuario', usuarios[quien])[0];
  const access = user?.regionales[0];
  const records = esAsegurado(quien) && !ajenos ? propios(fund, quien) : registros(fund);
  const dueno = quien === 'P' && !ajenos ? personaDe(fund, quien) : 0;
  return records.map((record) => {
    const facts = createFacts({
      ...{ IdEmpresa: banco, IdRegional: access?.IdRegional ?? 1 },
      DiferenciaHTML: '<p>Nombres</p>',
    });
    facts.learnFrom(record, '');
    facts.learnFrom(user, '');
    facts.learnFrom(access, '');
    facts.learnFrom(access?.empresas[0], '');
    facts.learnFrom({ IdSistema: access?.empresas[0]?.modulos[0] }, '');
    const IdPersona = Number(facts.get('IdPersona') ?? 0);
    facts.learnFrom(fund.db.personas.get(IdPersona), '');
    facts.learnFrom(fund.db.pacientes.by('persona', IdPersona)[0], '');
    facts.learnFrom(fund.db.archivos.by('registro', `${tabla.novedad}|${facts.get('IdPersonaNovedad')}`)[0], '');
    facts.learnFrom(fund.db.medicosOcupacionales.by('regional', 1)[0], '');
    facts.learnFrom(
      fund.db.ordenes.all().find((o) => o.IdEmpresa === banco && o.IdRegional === 1 && (o.IdPersona ?? 0) === dueno),
      '',
    );
    return facts;
  });
}

const cuerpo = ({ send }: Endpoint, body: unknown): string | FormData => {
  if (send !== 'multipart') return JSON.stringify(body ?? {});
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as object))
    if (name !== 'archivo') form.append(name, String(value));
  form.append('archivo', new Blob(['%PDF-1.4\n%%EOF\n']), 'documento.pdf');
  return form;
};

const puerta = ({ controller }: Endpoint, quien: Quien): Audience =>
  esAsegurado(quien) && controller.insured !== controller.others ? 'insured' : 'others';

/** The meaning of a bare `id` in a path. */
const idDe: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [empresas.porId, 'IdEmpresa'],
  [empresas.porIdAnterior, 'concod'],
  [personasNovedad.porId, 'IdPersonaNovedad'],
  [personasNovedad.porIdActual, 'IdPersonaNovedad'],
]);

/** Bodies that are not simple records. */
const cuerpos: ReadonlyMap<Endpoint, (facts: Facts) => unknown> = new Map<Endpoint, (facts: Facts) => unknown>([
  [ocupacional.registrar, (facts) => [sample(ocupacional.validarNovedad.body, facts)]],
  [
    productos.registrar,
    () =>
      productoEnviado({
        ...{ IdProducto: 0, codigoProducto: 'PRUEBA-1', descripcionProducto: 'PRODUCTO DE PRUEBA', precio: 10 },
        ...{ estado: true, idActividad: 1, idProductoSiat: 1, idUnidadMedida: 1 },
      }),
  ],
]);

/** Makes a call with the known values. A file counts as an answer. */
export async function intentar(
  fund: Sandbox,
  endpoint: Endpoint,
  { quien, bearer, facts }: { readonly quien: Quien; readonly bearer: string; readonly facts: Facts },
) {
  const value = (name: string) =>
    String(facts.get((name === 'id' && idDe.get(endpoint)) || name) ?? (/fecha/i.test(name) ? '2026-11-20' : '1'));
  const path = pattern(endpoint, puerta(endpoint, quien)).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(value(name)),
  );
  const search = endpoint.query.map((name) => `${name}=${encodeURIComponent(value(name))}`).join('&');
  const carries = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const response = await fund.app.request(
    `${basePaths[endpoint.controller.servicio]}${path}${search && `?${search}`}`,
    {
      method: endpoint.method,
      headers: { Authorization: `Bearer ${bearer}` },
      ...(carries ? { body: cuerpo(endpoint, cuerpos.get(endpoint)?.(facts) ?? sample(endpoint.body, facts)) } : {}),
    },
  );
  const isFile = !response.headers.get('Content-Type')?.includes('json');
  if (isFile) return { status: response.status, ok: response.ok, text: '', Datos: 'file' as unknown };
  return read(response);
}
