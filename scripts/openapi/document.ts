import type { Audience } from '#contract/controllers.ts';
import { type Endpoint, pattern } from '#contract/endpoint.ts';
import { config } from '#lib/config.ts';
import { type Declared, declarationsOf, declared, needsSession, type Row } from '../contract/declared.ts';
import { countsOf } from '../contract/fields.ts';
import { type Example, readExamples } from './examples.ts';
import { madeFrom } from './made.ts';
import { outsideCalls } from './outside.ts';
import { type Json, type Schemas, schemasOf } from './schemas.ts';

const info = {
  title: 'Services of the fund',
  version: '1.0.0',
  description: [
    'What the portal sends to the services and reads in their replies, generated from its contract by `npm run openapi`.',
    '',
    '- `x-source` names the section of the specification that shows a record, a field or a call: F foundation, E notices of',
    '  employers, R retirees, payment, occupational health and reports.',
    '- `x-assumed` marks what no section shows. Either mark counts for everything below it that has no mark of its own;',
    '  what has none above it is assumed too.',
    '- `x-row-id` marks the id a row is known by; a row without it is refused. Any other field may be null or missing.',
    '- Insured persons have addresses of their own for some calls; their operations end with `.insured`.',
    '- An example says whether the specification shows it or it was made from the contract.',
    '- The portal also reads other forms of a value, such as numbers as text. Shown here is the documented form.',
  ].join('\n'),
};

/** Names of the parameters in a path, which the contract writes as `:idPersona`. */
const placeholders = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The address of a call, with OpenAPI's braces. */
const templateOf = (endpoint: Endpoint, audience: Audience): string =>
  pattern(endpoint, audience, '{product}', '{token}').replace(/:(\w+)/g, '{$1}');

/** The values of a path's parameters in a transcript. */
function valuesOf(endpoint: Endpoint, example: Example | undefined): Json {
  const route = pattern(endpoint, 'others').split('/');
  if (example?.segments.length !== route.length) return {};
  return Object.fromEntries(
    route.flatMap((part, at) => (part.startsWith(':') ? [[part.slice(1), example.segments[at]]] : [])),
  );
}

const value = { type: ['string', 'integer'] };

function parametersOf(endpoint: Endpoint, audience: Audience, example: Example | undefined): Json[] {
  const known = valuesOf(endpoint, example);
  const template = templateOf(endpoint, audience);
  const fixed = [
    ['{product}', 'product', "The fund's code", config().caja.codigo],
    ['{token}', 'token', 'Path of the stored documents', config().rutaDocumentos],
  ].flatMap(([mark = '', name, description, constant]) =>
    template.includes(mark)
      ? [{ name, in: 'path', required: true, description, schema: { type: 'string', const: constant } }]
      : [],
  );
  const inPath = placeholders(endpoint.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: value,
    ...(known[name] === undefined ? {} : { example: known[name] }),
  }));
  const inQuery = endpoint.query.map((name) => ({ name, in: 'query', required: true, schema: value }));
  return [...fixed, ...inPath, ...inQuery];
}

/** The description of an example that is not in the specification. */
const made = {
  summary: 'Made from the contract',
  description:
    'The specification shows none. Names and forms are those the portal reads and sends; the values mean nothing.',
};

/** One schema, or any of those of a call's variants. */
const anyOf = (each: readonly Json[]): Json => {
  const distinct = [...new Map(each.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [first = {}] = distinct;
  return distinct.length > 1 ? { anyOf: distinct } : first;
};

/** A body for a call whose body the specification does not show. */
function madeBody({ body }: Endpoint): Json {
  const value = madeFrom(body);
  return value === undefined ? {} : { examples: { contract: { ...made, value } } };
}

function bodyOf(variants: readonly Declared[], schemas: Schemas, example: Example | undefined): Json {
  const each = variants.map(({ endpoint }) => schemas.of(endpoint.body)).filter((schema) => schema !== null);
  const [first] = variants;
  if (each.length === 0 || !first) return {};
  const type = first.endpoint.send === 'multipart' ? 'multipart/form-data' : 'application/json';
  const shown = example?.body === undefined ? madeBody(first.endpoint) : { example: example.body };
  return { requestBody: { required: true, content: { [type]: { schema: anyOf(each), ...shown } } } };
}

const files: readonly (readonly [RegExp, string])[] = [
  [/PDF/, 'application/pdf'],
  [/XML/, 'application/xml'],
];
const binary = { type: 'string', format: 'binary' };

/** The content of a call's answer: the bytes of a file, or an envelope with its data. A refusal has no data. */
function contentOf(variants: readonly Declared[], row: Row, schemas: Schemas, example: Example | undefined): Json {
  if (variants.some(({ endpoint }) => endpoint.reply === 'file')) {
    const type = files.find(([pattern]) => pattern.test(row.reply))?.[1] ?? 'application/octet-stream';
    return { [type]: { schema: binary } };
  }
  const datos = anyOf(variants.map(({ endpoint }) => schemas.of(endpoint.datos)).filter((schema) => schema !== null));
  const schema = {
    allOf: [{ $ref: '#/components/schemas/sobre' }, { properties: { Datos: anyOf([datos, { type: 'null' }]) } }],
  };
  if (!example?.reply) {
    const Datos = variants[0] && madeFrom(variants[0].endpoint.datos);
    const value = { ok: true, Datos: Datos ?? null, Mensaje: null };
    return { 'application/json': { schema, examples: { contract: { ...made, value } } } };
  }
  const shown = { summary: 'As the specification has it', description: example.certainty, value: example.reply };
  return { 'application/json': { schema, examples: { specification: shown } } };
}

function operation(row: Row, audience: Audience, schemas: Schemas, example: Example | undefined): Json {
  const variants = declarationsOf(row);
  const [first] = variants;
  if (!first) throw new Error(`${row.route} is not declared`);
  const { endpoint, name } = first;
  const { documented, assumed } = countsOf(variants.map((each) => each.endpoint.datos));
  return {
    operationId: audience === 'insured' ? `${name}.insured` : name,
    tags: [row.controller.replace('{token}', 'Documentos')],
    summary: endpoint.effect === 'write' ? 'Writes' : 'Reads',
    description: [row.used && `Used by: ${row.used}`, row.notes].filter(Boolean).join('\n\n'),
    'x-source': row.section,
    ...(endpoint.reply === 'envelope' && assumed > 0 && documented === 0 ? { 'x-assumed': true } : {}),
    ...(needsSession(endpoint) ? {} : { security: [] }),
    parameters: parametersOf(endpoint, audience, example),
    ...bodyOf(variants, schemas, example),
    responses: {
      200: {
        description: 'Done, or refused: `ok` is false then and `Mensaje` says why.',
        content: contentOf(variants, row, schemas, example),
      },
      ...Object.fromEntries(
        [400, 401, 404, 500].map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
  };
}

const refusal = {
  ok: false,
  Datos: null,
  Mensaje: { Descripcion: 'Lo que se muestra a la persona.', TipoMensaje: 'error', IdMensaje: '', TieneMensaje: true },
};
const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/sobre' }, example: refusal } },
});

/**
 * The OpenAPI 3.1 document of every call of the specification, for both audiences. `rows` are those of endpoints.tsv,
 * `replies` the transcripts of replies.jsonl.
 */
export function openApi(rows: readonly Row[], replies: string): Json {
  const schemas = schemasOf(
    declared.flatMap(({ name, endpoint }) => [
      [`${name}.datos`, endpoint.datos] as const,
      [`${name}.body`, endpoint.body] as const,
    ]),
  );
  const exampleOf = readExamples(replies);
  const paths: Record<string, Json> = {};
  for (const row of rows) {
    const [first] = declarationsOf(row);
    if (!first) continue;
    const { controller, method } = first.endpoint;
    const audiences: Audience[] = controller.insured === controller.others ? ['others'] : ['others', 'insured'];
    const servers = [{ url: config().servicios[controller.servicio] }];
    for (const audience of audiences) {
      const path = templateOf(first.endpoint, audience);
      const done = operation(row, audience, schemas, exampleOf(row));
      paths[path] = { servers, ...paths[path], [method.toLowerCase()]: done };
    }
  }
  return {
    openapi: '3.1.1',
    info,
    servers: Object.values(config().servicios).map((url) => ({ url })),
    security: [{ token: [] }],
    paths: { ...paths, ...outsideCalls(rows) },
    components: {
      schemas: schemas.components,
      responses: {
        400: failure('The call is not possible as it was made (spec F 8).'),
        401: failure('No session, or it has ended (spec F 8).'),
        404: failure('There is no such call (spec F 8).'),
        500: failure('The services failed (spec F 8).'),
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

/** The document as text of a file. The same contract always gives the same text. */
export const openApiFile = (rows: readonly Row[], replies: string): string =>
  `${JSON.stringify(openApi(rows, replies), null, 1)}\n`;
