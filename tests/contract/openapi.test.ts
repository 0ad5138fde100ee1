import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { readRows } from '../../scripts/contract/declared.ts';
import { openApiFile } from '../../scripts/openapi/document.ts';
import { apiDocument } from '../../scripts/vite/apiDocument.ts';

const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));
const file = readFileSync('docs/openapi.json', 'utf8');

interface Content {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Operation {
  readonly operationId: string;
  readonly 'x-source'?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
}
const document = JSON.parse(file) as Document;
const methods = ['get', 'post', 'put', 'delete'];
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const found = item[method];
    return found ? [{ path, method, operation: found }] : [];
  }),
);
/** A route without parameter names. The fund's code keeps its name. */
const bare = (method: string, path: string) =>
  `${method.toUpperCase()} /${path.replace(/^\//, '').replace(/\{(?!product|token)[^}]+\}/g, '{}')}`;

describe('docs/openapi.json', () => {
  test('is what the contract says today: npm run openapi', () => {
    expect(openApiFile(rows, readFileSync('tests/spec/replies.jsonl', 'utf8'))).toBe(file);
  });

  test('is an OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate('docs/openapi.json');
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  test('has every call of the specification, for both audiences', () => {
    const expected = rows.flatMap(({ method, area, controller, insured, path }) => {
      if (method === '?') return [area === 'version' ? 'GET /version.json' : 'GET /'];
      const names = insured === '' ? [controller] : [controller, insured];
      return names.map((name) => bare(method, `${name}/${path.replace(/^\//, '')}`));
    });
    const found = operations.map(({ method, path }) => bare(method, path));
    expect(rows).toHaveLength(312);
    expect(found.map((each) => each.replace(/\/$/, '')).sort()).toEqual(
      expected.map((each) => each.replace(/\/$/, '')).sort(),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    expect(operations.filter(({ operation }) => !/^[FER] \d/.test(operation['x-source'] ?? ''))).toEqual([]);
  });
});

/** A name as a part of a JSON pointer in an address. */
const pointer = (...names: readonly string[]) =>
  names.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

describe('the examples', () => {
  // In JSON Schema 2020-12 formats are only annotations, and the specification writes some dates with a time.
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(JSON.parse(file) as object, 'document');
  /** Where an example differs from its schema: '/Datos/0/Total must be number'. */
  const misfits = (place: string, example: unknown): string[] => {
    const validate = ajv.getSchema(`document#${place}/schema`);
    if (!validate) throw new Error(`${place} has no schema`);
    if (validate(example)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  const examples = operations.flatMap(({ path, method, operation: { operationId: id, responses, requestBody } }) => {
    const at = pointer('paths', path, method);
    const contents = (place: string, content: Readonly<Record<string, Content>> = {}) =>
      Object.entries(content).flatMap(([type, { example, examples: named }]) =>
        [example, ...Object.values(named ?? {}).map(({ value }) => value)]
          .filter((each) => each !== undefined)
          .map((each) => ({
            id,
            side: place.includes('requestBody') ? 'body' : 'reply',
            wrong: misfits(place + pointer(type), each),
          })),
      );
    return [
      ...contents(`${at}/responses/200/content`, responses[200]?.content),
      ...contents(`${at}/requestBody/content`, requestBody?.content),
    ];
  });

  /**
   * The specification leaves the form open here. The example and the contract chose different forms, and the owner is asked.
   */
  const open = [
    ['altaCotizante.vigenciaDerechos', 'reply'],
    ['altaPasivo.vigenciaDerechos', 'reply'],
    ['bajaCotizante.vigenciaDerechos', 'reply'],
    ['citasMedicas.reporte', 'body'],
    ['facturas.listar', 'reply'],
    ['ocupacional.candidatos', 'body'],
    ['ocupacional.registrar', 'reply'],
    ['ordenPago.listar', 'reply'],
    ['recienNacidos.grabar', 'body'],
    ['recursos.deNovedad', 'reply'],
    ['relacionesParentesco.grabar', 'body'],
  ].map(([call, side]) => `${call} ${side}`);

  test('fit the schemas, but for what the specification leaves open', () => {
    const wrong = examples.filter((each) => each.wrong.length > 0);
    const told = wrong.map(({ id, side, wrong: [first] }) => [`${id.replace('.insured', '')} ${side}`, first]);
    expect(told.filter(([call = '']) => !open.includes(call))).toEqual([]);
    expect(examples.length).toBeGreaterThan(500);
  });

  test('every reply and body that is no file has one', () => {
    const without = operations.flatMap(({ operation: { operationId: id, responses, requestBody } }) =>
      [responses[200]?.content, requestBody?.content]
        .flatMap((content) => Object.entries(content ?? {}))
        .filter(([type, { example, examples: named }]) => /json|form-data/.test(type) && !example && !named)
        .map(([type]) => `${id} ${type}`),
    );
    expect(without).toEqual([]);
  });
});

/** Serves the page like the development and the preview server. */
async function withPage(check: (address: string) => Promise<void>): Promise<void> {
  type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => unknown;
  const handlers: Handler[] = [];
  const { configurePreviewServer: mount } = apiDocument(process.cwd());
  if (typeof mount !== 'function') throw new Error('The page is not served in preview');
  Reflect.apply(mount, undefined, [{ middlewares: { use: (handler: Handler) => handlers.push(handler) } }]);
  const [handler] = handlers;
  const server = createServer((request, response) => {
    handler?.(request, response, () => response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}/servicios/documentacion`);
  } finally {
    server.close();
  }
}

describe('the page that shows it', () => {
  test('is served with everything it needs, and with a policy that allows nothing else', async () => {
    await withPage(async (address) => {
      const page = await fetch(address);
      expect(page.url).toBe(`${address}/`);
      expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self';/);
      const html = await page.text();
      const needed = [...html.matchAll(/(?:src|href)="([^":]+)"/g)].map(([, name = '']) => name);
      expect(needed.sort()).toEqual(['inicio.js', 'swagger-ui-bundle.js', 'swagger-ui.css']);
      for (const name of needed) expect((await fetch(`${address}/${name}`)).status, name).toBe(200);
      expect(await (await fetch(`${address}/inicio.js`)).text()).toContain("url: 'openapi.json'");
      expect(await (await fetch(`${address}/openapi.json`)).text()).toBe(file);
      expect((await fetch(`${address}/../seguridad/EmpAuth`)).status).toBe(404);
      expect((await fetch(`${address}/package.json`)).status).toBe(404);
    });
  });

  test('is no part of a build', () => {
    const hooks = Object.keys(apiDocument(process.cwd()));
    expect(hooks.sort()).toEqual(['configurePreviewServer', 'configureServer', 'name']);
    expect(readFileSync('vite.config.ts', 'utf8')).toContain("mode === 'sandbox' ? apiDocument(");
  });
});
