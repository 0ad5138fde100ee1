import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { borradoresDe, guardarTexto, leerTexto } from '#blocks/borradores/borradores.ts';
import { session } from '#client/session.ts';
import { usuarioSesion } from '#contract/entities/sesion.ts';
import { readOrNull } from '#contract/read.ts';
import { NOW } from '#support/clock.ts';
import { atTestEnd } from '#support/testEnd.ts';

/** From now on this user works, in this regional and for this company. */
function trabaja(id_usuario: number, id_regional = 2, IdEmpresa = 501): void {
  const { empresa } = session.getState();
  session.setState({
    user: readOrNull(usuarioSesion, { id_usuario, id_regional }),
    empresa: { ...empresa, IdEmpresa },
  });
  atTestEnd(() => session.setState({ user: null, empresa }));
}
const guardado = () => Object.fromEntries(Object.entries(sessionStorage));

describe('the text of a form with one text', () => {
  test('is kept in this tab, for its user and its form', () => {
    trabaja(7);
    guardarTexto('observacion:9', 'Falta el contrato.');
    expect(guardado()).toEqual({ 'borrador:7:2:501:observacion:9': 'Falta el contrato.' });
    expect(localStorage).toHaveLength(0);
    expect(leerTexto('observacion:9')).toBe('Falta el contrato.');
    expect(leerTexto('observacion:10')).toBe('');
    trabaja(8);
    expect(leerTexto('observacion:9')).toBe('');
  });

  test('without a user it is nobody’s', () => {
    const { IdEmpresa } = session.getState().empresa;
    guardarTexto('observacion:9', 'Falta.');
    expect(guardado()).toEqual({ [`borrador:0:0:${IdEmpresa}:observacion:9`]: 'Falta.' });
    expect(leerTexto('observacion:9')).toBe('Falta.');
  });

  test('an empty one deletes it, and no other', () => {
    trabaja(7);
    guardarTexto('a', 'uno');
    guardarTexto('b', ' ');
    guardarTexto('a', '');
    expect(guardado()).toEqual({ 'borrador:7:2:501:b': ' ' });
    expect(leerTexto('a')).toBe('');
  });
});

describe('the drafts of a kind of form', () => {
  const contactos = () => borradoresDe({ zona: z.string(), cuotas: z.number() });
  const escrito = { zona: 'SOPOCACHI', cuotas: 3 };
  const at = NOW.toISOString();

  test('a draft is kept in this tab with its time, for its user and its form', () => {
    trabaja(7);
    const borradores = contactos();
    borradores.guardar('contacto', escrito);
    expect(Object.keys(guardado())).toEqual(['borrador:7:2:501:contacto']);
    expect(JSON.parse(guardado()['borrador:7:2:501:contacto'] ?? '')).toEqual({ at, ...escrito });
    expect(borradores.leer('contacto')).toEqual({ at, ...escrito });
    expect(borradores.leer('genero')).toBeNull();
    trabaja(8);
    expect(borradores.leer('contacto')).toBeNull();
  });

  test.each([
    ['regional', 3, 501],
    ['company', 2, 502],
  ])('[F-6-09] under another %s it is not offered, and back under its own it is there', (_, regional, empresa) => {
    trabaja(7);
    const borradores = contactos();
    borradores.guardar('contacto', escrito);
    trabaja(7, regional, empresa);
    expect(borradores.leer('contacto')).toBeNull();
    borradores.guardar('contacto', { ...escrito, zona: 'OBRAJES' });
    trabaja(7);
    expect(borradores.leer('contacto')).toEqual({ at, ...escrito });
  });

  test('a later one replaces it', () => {
    trabaja(7);
    const borradores = contactos();
    borradores.guardar('contacto', escrito);
    borradores.guardar('contacto', { ...escrito, zona: 'OBRAJES' });
    expect(borradores.leer('contacto')).toEqual({ at, ...escrito, zona: 'OBRAJES' });
  });

  test('it is gone once it is settled, and others stay', () => {
    trabaja(7);
    const borradores = contactos();
    borradores.guardar('contacto', escrito);
    borradores.guardar('genero', escrito);
    borradores.soltar('contacto');
    expect(borradores.leer('contacto')).toBeNull();
    expect(borradores.leer('genero')).not.toBeNull();
  });

  test.each([
    ['is no JSON', '{'],
    ['has no time', JSON.stringify(escrito)],
    ['lacks a field', JSON.stringify({ at, zona: 'SOPOCACHI' })],
    ['has a field that cannot be read', JSON.stringify({ at, zona: 'SOPOCACHI', cuotas: 'tres' })],
  ])('what %s is no draft', (_what, text) => {
    trabaja(7);
    sessionStorage.setItem('borrador:7:2:501:contacto', text);
    expect(contactos().leer('contacto')).toBeNull();
  });
});
