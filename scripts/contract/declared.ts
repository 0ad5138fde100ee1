import { type Endpoint, pattern } from '#contract/endpoint.ts';
import * as services from '#contract/services/index.ts';
import { config } from '#lib/config.ts';

/** A declared call with its name in the sources: 'pacientes.porId'. */
export interface Declared {
  readonly name: string;
  readonly service: string;
  readonly endpoint: Endpoint;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'controller' in value && 'path' in value;

/** Every call of contract/services. */
export const declared: readonly Declared[] = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls).flatMap(([name, endpoint]: [string, unknown]) =>
    isEndpoint(endpoint) ? [{ name: `${service}.${name}`, service, endpoint }] : [],
  ),
);

/** A row of endpoints.tsv. `route` is compared after differences of spelling are removed. */
export interface Row {
  readonly area: string;
  readonly method: string;
  readonly controller: string;
  readonly path: string;
  readonly insured: string;
  readonly notes: string;
  /** The specification's words about the reply, and the screens that make the call. */
  readonly reply: string;
  readonly used: string;
  /** Section that names the call: 'F 7.5'. */
  readonly section: string;
  readonly route: string;
  readonly insuredRoute: string;
}

/** Calls that need no session. */
const withoutSession: readonly Endpoint[] = [
  services.empAuth.token,
  services.login.usuario,
  services.contrasena.solicitar,
  services.contrasena.verificarEnlace,
  services.contrasena.reestablecer,
];

/** False for sign-in and forgotten-password calls. */
export const needsSession = (endpoint: Endpoint): boolean => !withoutSession.includes(endpoint);

/** A route without parameter names, with configured parts filled in, and without slashes at the ends. */
export const normal = (method: string, route: string): string =>
  `${method} ${route
    .replace(/^\/|\/$/g, '')
    .replace(/\{product\}/g, config().caja.codigo)
    .replace('{token}', config().rutaDocumentos)
    .replace(/\{[^}]+\}|:\w+/g, '{}')}`;

const documents: Readonly<Record<string, string>> = {
  foundation: 'F',
  'employer-notices': 'E',
  'retiree-payment-occupational-reports': 'R',
};

/** 'foundation §7.5, §2.6' as the code cites it: 'F 7.5'. */
function sectionOf(reference: string): string {
  const [, document = '', section = ''] = /^([\w-]+) §(\d[\d.]*b?)/.exec(reference) ?? [];
  return section === '' ? '' : `${documents[document] ?? document} ${section}`;
}

/** The rows of the specification's table of calls. */
export function readRows(tsv: string): Row[] {
  const [, ...lines] = tsv.split(/\r?\n/);
  return lines.filter(Boolean).map((line) => {
    const [area = '', method = '', controller = '', path = '', insured = '', , , reply = '', used = '', ...rest] =
      line.split('	');
    const [reference = '', notes = ''] = rest;
    return {
      area,
      method,
      controller,
      path,
      insured,
      notes,
      reply,
      used,
      section: sectionOf(reference),
      route: normal(method, `${controller}/${path}`),
      insuredRoute: normal(method, `${insured || controller}/${path}`),
    };
  });
}

const byRoute = new Map<string, Declared[]>();
for (const each of declared) {
  const route = normal(each.endpoint.method, pattern(each.endpoint, 'others'));
  byRoute.set(route, [...(byRoute.get(route) ?? []), each]);
}

/** The declarations of a row: usually one. A call with variants of its body may have several. */
export const declarationsOf = (row: Row): readonly Declared[] => byRoute.get(row.route) ?? [];

/** Rows that are not calls of a controller, and where they are implemented. */
export const elsewhere: Readonly<Record<string, string>> = {
  version: 'src/client/version.ts',
  other: 'src/client/publicIp.ts',
};
