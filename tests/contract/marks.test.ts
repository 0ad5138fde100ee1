import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { grupo, id, lista, text } from '#contract/entities/wire.ts';
import { assumed, documented, rowId } from '#contract/facts.ts';
import { declarationsOf, declared, readRows } from '../../scripts/contract/declared.ts';
import { countsOf, fieldsOf, placeOf, written } from '../../scripts/contract/fields.ts';
import { questionsPage } from '../../scripts/questions/document.ts';

const rows = readRows(readFileSync('tests/spec/endpoints.tsv', 'utf8'));

describe('what a schema says of its fields', () => {
  const persona = documented('F 3.5', z.looseObject({ IdPersona: rowId(), Apodo: assumed(text()) }));
  const fila = assumed(
    z.looseObject({ Fila: id(), Persona: grupo(persona), Otros: lista(documented('E 3', z.looseObject({ N: id() }))) }),
  );

  test('its own mark counts, then the nearest above it', () => {
    const found = fieldsOf(z.array(fila)).map((field) => [written('', field.path), field.assumed, field.source]);
    expect(found).toEqual([
      ['[].Fila', true, ''],
      ['[].Persona.IdPersona', false, 'F 3.5'],
      ['[].Persona.Apodo', true, 'F 3.5'],
      ['[].Otros[].N', false, 'E 3'],
    ]);
    expect(countsOf([z.array(fila), persona])).toEqual({ documented: 3, assumed: 3, unmarked: 0 });
  });

  test('a field nobody marked counts as assumed', () => {
    expect(countsOf([z.looseObject({ A: text(), B: z.nullable(z.number()) })])).toEqual({
      documented: 0,
      assumed: 2,
      unmarked: 2,
    });
    expect(countsOf([z.boolean()])).toEqual({ documented: 0, assumed: 1, unmarked: 1 });
    expect(countsOf([documented('R 7.6', z.boolean())])).toEqual({ documented: 1, assumed: 0, unmarked: 0 });
  });

  test('no body and a record without fields have none', () => {
    expect(countsOf([z.undefined(), z.looseObject({})])).toEqual({ documented: 0, assumed: 0, unmarked: 0 });
  });

  test('a path of a finding leads to the same mark, whichever row it names', () => {
    expect(placeOf(z.array(fila), [4, 'Persona', 'Apodo'])).toMatchObject({
      assumed: true,
      source: 'F 3.5',
      type: 'text',
    });
    expect(placeOf(z.array(fila), [0, 'Otros', 2, 'N'])).toMatchObject({
      assumed: false,
      source: 'E 3',
      type: 'number',
    });
    expect(placeOf(fila, ['Nada'])).toMatchObject({ assumed: true, source: '' });
  });
});

describe('docs/questions.md', () => {
  const page = readFileSync('docs/questions.md', 'utf8');
  const base = readFileSync('scripts/questions/base.md', 'utf8');
  const [before = '', after = ''] = page.split('\n## I. ');

  test('is what the contract says today: npm run questions', () => {
    expect(questionsPage(rows, base)).toBe(page);
  });

  test('numbers its questions on, those about meaning first', () => {
    const numbers = [...page.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(before).toContain(base.trim());
    expect(base.match(/^\d+\. /gm)).toHaveLength(64);
    expect(numbers.length).toBeGreaterThan(100);
  });

  test('asks for every assumed field of every call below its service, and for no documented one', () => {
    const parts = new Map(
      after.split('\n### ').map((part) => [part.slice(0, part.indexOf('\n')), part.split(/\n(?=\d+\. )/)] as const),
    );
    const wrong = rows.flatMap((row) =>
      declarationsOf(row).flatMap(({ name, endpoint }) => {
        const asked = parts.get(row.controller)?.find((each) => each.includes(`\`${row.method} ${row.path || '/'}\``));
        const replies = endpoint.reply === 'file' ? [] : fieldsOf(endpoint.datos);
        return [...fieldsOf(endpoint.body), ...replies].flatMap(({ path, assumed: isAssumed }) => {
          const place = `\`${written('', path).replace(/^\./, '') || 'Datos'}\``;
          return !isAssumed || asked?.includes(place) ? [] : [`${name}: ${place}`];
        });
      }),
    );
    expect(wrong).toEqual([]);
    expect(declared.length).toBeGreaterThan(300);
    const lists = parts.get('Parametros')?.find((part) => part.includes('`POST ListaNovedadesParametro/`')) ?? '';
    expect(lists).toContain('`[].Empresa`');
    expect(lists).not.toContain('`[].NombreCompleto`');
  });
});
