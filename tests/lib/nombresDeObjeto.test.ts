import { describe, expect, test } from 'vitest';
import { extensionDe, formatosDe, tiposAceptados } from '#blocks/adjuntos/formatos.ts';
import { direccionDeFiltro } from '#blocks/lista-filtrada/filtro.ts';
import { readEnvelope } from '#contract/envelope.ts';
import { own } from '#lib/own.ts';
import { fill } from '#lib/texts.ts';
import { objectNames } from '#support/hostil.ts';
import { pillColours, safeColour } from '#ui/layout/colour.ts';

describe.each(objectNames)('%s, which every object or function knows, is a text like any other', (name) => {
  test('as a key: a record answers with its own values alone', () => {
    expect(own({ a: 1 }, name)).toBeUndefined();
    expect(own({ [name]: 1 }, name)).toBe(1);
  });

  test('as a colour', () => {
    expect(safeColour(name)).toBeNull();
    expect(pillColours(name, name)).toBeNull();
    expect(pillColours('navy', name)?.letter).toBe('#ffffff');
  });

  test('as the kind of a message', () => {
    const reply = { ok: true, Mensaje: { Descripcion: name, TipoMensaje: name } };
    expect(readEnvelope(reply)?.Mensaje).toMatchObject({ TipoMensaje: 'info', Descripcion: name });
  });

  test('[E-9-09] as the format of a file', () => {
    expect(extensionDe(`carta.${name}`)).toBe(name.toLowerCase());
    expect(formatosDe(name)).toEqual([name.toLowerCase()]);
    const ids = { IdRequisito: 1, IdRequisitoTipoNovedad: 1, IdTipoNovedad: 1 };
    const requisito = { ...ids, Nombre: '', Requerido: false, TamanioMb: 1, Extension: `${name},jpg` };
    expect(tiposAceptados(requisito)).toBe(`.${name.toLowerCase()},.jpg,.jpeg`);
  });

  test('as a place of a text, and in an address', () => {
    expect(fill(`a {${name}} b`, {})).toBe(`a {${name}} b`);
    expect(direccionDeFiltro({ [name]: 'x' }, '?a=1')).toBe('a=1');
  });
});
