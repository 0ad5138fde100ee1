import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defOf, wrappedIn } from '#contract/def.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { factsOf } from '#contract/facts.ts';
import { read } from '#contract/read.ts';
import * as services from '#contract/services/index.ts';
import { codeOf, filesIn } from './sources.ts';

type Schema = z.core.$ZodType;

const endpoints: Endpoint[] = Object.values(services).flatMap((service): Endpoint[] => Object.values(service));

test('no reply is parsed outside the contract and the client: a person never reads the error of a schema', () => {
  const throwing = filesIn('src')
    .filter((path) => !/^src\/(contract|client|sandbox)\//.test(path))
    .filter((path) => /(?<!\bJSON)\.parse\(/.test(codeOf(path)));
  expect(throwing).toEqual([]);
});

/** Every schema of a reply, from the outside in, with its path. */
function* schemasIn(schema: Schema, path: string): Generator<readonly [Schema, string]> {
  yield [schema, path];
  const { shape = {}, element } = defOf(schema);
  for (const [name, field] of Object.entries(shape)) yield* schemasIn(field, `${path}.${name}`);
  if (element) yield* schemasIn(element, `${path}[]`);
  const inner = wrappedIn(schema);
  if (inner) yield* schemasIn(inner, path);
}

const replies = endpoints.flatMap((e) => [...schemasIn(e.datos, `${e.controller.others}${e.path}`)]);
const fields = replies.flatMap(([schema, path]) =>
  Object.entries(defOf(schema).shape ?? {}).map(([name, field]) => ({ field, name, path })),
);

/** Fields without which a reply has no meaning: the token of a sign-in, the requested person or notice, the only answer. */
const essential = ['access_token', 'BasePersonas', 'SegurosPersonasNovedad', 'PuedeProgramar', 'RequierePago'];

test('every field of a reply but the row’s own id may be missing, null or empty', () => {
  const strict = fields
    .filter(({ field, name }) => factsOf(field).ownId !== true && !essential.includes(name))
    .filter(({ field }) =>
      [undefined, null, ''].some((nothing) => !read(z.looseObject({ x: field }), { x: nothing }).ok),
    )
    .map(({ name, path }) => `${path} ${name}`);
  expect([...new Set(strict)]).toEqual([]);
});

test('every record of a reply says whether the specification shows it', () => {
  const silent = replies
    .filter(([schema]) => Object.keys(defOf(schema).shape ?? {}).length > 0)
    .filter(([schema]) => factsOf(schema).source === undefined && factsOf(schema).assumed === undefined)
    .map(([, path]) => path);
  expect([...new Set(silent)]).toEqual([]);
});
