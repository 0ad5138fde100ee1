import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { controllers } from '#contract/controllers.ts';
import { get, pattern, Unaddressable, urlOf } from '#contract/endpoint.ts';
import { config } from '#lib/config.ts';

const datos = z.unknown();
const plain = () => get({ controller: controllers.login, path: '/Todos/', datos });
const asking = () =>
  get({ controller: controllers.login, path: '/Uno/:id/De/:otro', query: ['IdUsuario', 'Texto'], datos });
const ofFund = () => get({ controller: controllers.documentos, path: '/datos{product}/:id', datos });

describe('the address of a call', () => {
  test('[R-7.9-05] takes the code of the fund and the place of the documents from the settings', () => {
    const { caja, rutaDocumentos } = config();
    expect([caja.codigo, rutaDocumentos].every((setting) => setting.length > 1)).toBe(true);
    expect(pattern(ofFund(), 'others')).toBe(`/${rutaDocumentos}/datos${caja.codigo}/:id`);
    expect(pattern(ofFund(), 'others', 'CNS')).toBe(`/${rutaDocumentos}/datosCNS/:id`);
    expect(pattern(ofFund(), 'others', 'CNS', 'Archivos')).toBe('/Archivos/datosCNS/:id');
    // Text that replaces another must not be taken for a pattern.
    expect(pattern(ofFund(), 'others', '$&', '$1')).toBe('/$1/datos$&/:id');
  });

  test('has each value as one segment or one value of the query, in the declared order', () => {
    expect(urlOf(plain(), 'others')).toBe('/Login/Todos/');
    expect(urlOf(plain(), 'others', { query: { Otro: 1 } })).toBe('/Login/Todos/');
    const input = { params: { id: 0, otro: 'a/b ñ' }, query: { Texto: 'x&y=z', IdUsuario: 7 } };
    expect(urlOf(asking(), 'others', input)).toBe('/Login/Uno/0/De/a%2Fb%20%C3%B1?IdUsuario=7&Texto=x%26y%3Dz');
  });

  test('has an empty value of the query for one that was not given', () => {
    const params = { id: 1, otro: 2 };
    expect(urlOf(asking(), 'others', { params, query: { IdUsuario: 7 } })).toBe('/Login/Uno/1/De/2?IdUsuario=7&Texto=');
    expect(urlOf(asking(), 'others', { params })).toBe('/Login/Uno/1/De/2?IdUsuario=&Texto=');
  });

  test.each([
    ['an empty segment', { params: { id: '', otro: 1 } }, 'id'],
    ['a dot', { params: { id: '.', otro: 1 } }, 'id'],
    ['two dots', { params: { id: 1, otro: '..' } }, 'otro'],
    ['half a letter in a segment', { params: { id: '\ud800', otro: 1 } }, 'id'],
    ['half a letter in the query', { params: { id: 1, otro: 1 }, query: { Texto: '\udc00' } }, 'Texto'],
    ['a segment that was not given', { params: { id: 1 } }, 'otro'],
    ['no segments at all', {}, 'id'],
  ])('is refused with %s: it would be another call', (_, input, name) => {
    const made = () => urlOf(asking(), 'others', input);
    expect(made).toThrow(Unaddressable);
    expect(made).toThrow(
      expect.objectContaining({
        name: 'Unaddressable',
        value: name,
        message: `The value ${name} cannot stand in an address`,
      }),
    );
  });

  test('may have dots and blanks inside a segment', () => {
    expect(urlOf(asking(), 'others', { params: { id: '...', otro: '.x' } })).toBe(
      '/Login/Uno/.../De/.x?IdUsuario=&Texto=',
    );
  });
});
