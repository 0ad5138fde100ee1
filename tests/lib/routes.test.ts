import { expect, onTestFinished, test } from 'vitest';
import { routeOfEntry } from '#lib/menu.ts';
import { isRouteName, pathTo, patternOf, registerRoutes } from '#lib/routes.ts';

test('[F-2.1-07] [F-2.1-08] [F-2.1-09] an address holds its values encoded, and no question mark without a query', () => {
  expect(pathTo('inicio')).toBe('/system');
  expect(pathTo('ayuda-tarea', { tarea: 'dar de baja', n: 2 })).toBe('/ayuda/tarea?tarea=dar+de+baja&n=2');
  expect(pathTo('modificar-password', {}, { tipo: 'a/b ?' })).toBe('/auth/modificar-password/a%2Fb%20%3F');
  expect(pathTo('modificar-password')).toBe('/auth/modificar-password/');
  expect(patternOf('reestablecer-contrasena')).toBe('/auth/reestablecer-contrasena/:enlace');
});

test('[E-2-01] [R-2.1-01] the screens of a family exist from when it is registered until it is taken out', () => {
  const name = 'aviso-de-prueba-admin';
  expect(isRouteName(name)).toBe(false);
  expect(() => patternOf(name)).toThrow('No screen is called aviso-de-prueba-admin');
  const remove = registerRoutes([name]);
  onTestFinished(remove);
  expect([isRouteName(name), patternOf(name)]).toEqual([true, '/seguros/aviso-de-prueba-admin']);
  remove();
  expect(isRouteName(name)).toBe(false);
});

const labels = { inicio: ['Inicio', 'Página principal'], ayuda: ['Ayuda'] };

test.each([
  ['by its name', { Ruta: 'orden-pago-admin-ex' }, 'orden-pago-admin-ex'],
  ['by its path', { Ruta: '/seguros/orden-pago-admin-ex' }, 'orden-pago-admin-ex'],
  ['by a path whose end is no name', { Ruta: '/system' }, 'inicio'],
  ['with a slash, spaces, a query or an anchor', { Ruta: ' /otra/ayuda//?a=/404#b ' }, 'ayuda'],
  ['by another field than Ruta', { Ruta: 'x', Url: 'ayuda' }, 'ayuda'],
  ['by Ruta before other fields', { Url: 'inicio', Ruta: 'ayuda' }, 'ayuda'],
  ['never by the group it is in', { GrupoRuta: 'ayuda' }, ''],
  ['by Ruta alone, not by a longer word', { GrupoRutaDos: 'ayuda', OtraRuta: 3 }, ''],
  ['by its label, whatever its case, accents and spaces', { Ruta: '', Etiqueta: '  pagina   PRINCIPAL ' }, 'inicio'],
  ['by its description', { DescripcionLarga: 'Ayuda' }, 'ayuda'],
  ['by no other text that reads like a label', { Nombre: 'Página principal', LaEtiqueta: 'Página principal' }, ''],
  ['by a route before a label', { Etiqueta: 'Página principal', Ruta: 'ayuda' }, 'ayuda'],
  ['not at all: no text', { Ruta: null, Etiqueta: ' ', Descripcion: 7 }, ''],
  ['not at all: a screen of another system', { Ruta: 'kardex', Etiqueta: 'Kardex' }, ''],
])('[F-2.3-01] a menu entry leads to its screen: %s', (_, entry, screen) => {
  expect(routeOfEntry(entry, labels)).toBe(screen);
});
