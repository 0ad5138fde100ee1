import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isRouteName, pathTo, routePaths } from '#lib/routes.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, toasts } from '#support/screens.ts';
import type { DemoUser } from '#support/session.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Which user opens what, from the specification (F 2.1, 2.2, 6; E 6; R 1; decisions 22 to 24, 26, 59): pantallas.tsv. */
const [encabezado = [], ...filas] = readFileSync(`${import.meta.dirname}/pantallas.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const usuarios = ['nadie', 'empresa', 'asegurado', 'pagos', 'personal', 'caducado'] as const;

/** The place to which each answer of the table leads a person. */
const lugares: Readonly<Record<string, string>> = {
  acceso: routePaths.login,
  inicio: routePaths.inicio,
  'sin acceso': routePaths.inicio,
  clave: pathTo('modificar-password', {}, { tipo: 'caduco' }),
};

/** Replaces the names in braces in the table's addresses with records of the sandbox. */
async function registros(): Promise<(text: string) => string> {
  const { db, persona } = await ejemplo('activo');
  const [tipo] = db.tiposNovedad.all();
  const [producto] = db.productos.all();
  if (!tipo || !producto) throw new Error('The seed has no novelty type or no product');
  const values: Readonly<Record<string, string | number>> = {
    'activo.id': persona.IdPersona,
    'activo.nombre': persona.NombreCompleto,
    'tipo.id': tipo.IdTipoNovedad,
    'tipo.nombre': tipo.Novedad,
    'producto.id': producto.IdProducto,
  };
  return (text) => text.replace(/\{([\w.]+)\}/g, (name, key: string) => String(values[key] ?? name));
}

/** The first time, the code of the screen must also be compiled. */
const PATIENCE = { timeout: 15_000 };
const titulo = () => document.querySelector('h1')?.textContent;

test('the table holds every route, and an answer for everybody', () => {
  expect(encabezado).toEqual(['pantalla', 'direccion', 'titulo', ...usuarios]);
  expect(filas.map(([name]) => name).toSorted()).toEqual(Object.keys(routePaths).toSorted());
  for (const [, , , ...answers] of filas)
    for (const answer of answers) expect(['abre', ...Object.keys(lugares)]).toContain(answer);
});

test('[F-2.1-16] a name leads to the address of the table', () => {
  const params = { tipo: 'voluntario', enlace: 'enlace' };
  for (const [name = '', address = ''] of filas)
    expect([name, isRouteName(name) && pathTo(name, {}, params)]).toEqual([name, address.split('?')[0]]);
});

test.each([
  ['notices', 'aviso-alta-admin', 'aviso-baja-admin', 'aviso-transferencia-admin', 'aviso-alta-pasivo-admin'],
  ['payment orders', 'orden-pago-admin-ex', 'orden-pago-editar-ex'],
  ['invoices', 'lista-facturas'],
  ['the web-forms catalogue', 'formulario-admin'],
  ['person lookups', 'personas-admin', 'persona-carpeta'],
  ['the balance of physical forms', 'reporte-saldo-formulario-fisico'],
  ['the absences', 'reporte-citas-medicas'],
  ['births', 'recien-nacido-admin'],
  ['occupational exams', 'ocupacional-admin-ex'],
])('[F-1-04] somebody has a screen for %s', (_, ...names) => {
  for (const name of names) expect(filas.find((fila) => fila[0] === name)).toContain('abre');
});

test.each(usuarios)(
  '[F-2.1-01] [F-2.1-11] [F-2.1-12] [F-6-05] [E-6-05] %s opens by address what is granted, and is led away and told otherwise',
  { timeout: 60_000 },
  async (quien) => {
    const as: DemoUser | null = quien === 'nadie' ? null : quien;
    const { router } = await mount(routePaths['404'], as ? { as } : {});
    const seen: string[] = [];
    const granted: string[] = [];
    const llenar = await registros();
    for (const [name = '', ...cells] of filas) {
      const [address = '', title = '', ...answers] = cells.map(llenar);
      const answer = answers[usuarios.indexOf(quien)] ?? '';
      const isOpen = answer === 'abre';
      await router.navigate(routePaths['404']);
      toast.clear();
      await router.navigate(address);
      if (isOpen && title !== '*') await waitFor(() => expect(titulo()).toBe(title), PATIENCE).catch(() => undefined);
      const told = answer === 'sin acceso' ? ['No tiene acceso.'] : [];
      await waitFor(() => expect(toasts()).toEqual(told)).catch(() => undefined);
      const shown = isOpen && title !== '*' ? titulo() : '';
      seen.push([name, router.state.location.pathname, shown, ...toasts()].join(' '));
      granted.push([name, lugares[answer] ?? address.split('?')[0], shown && title, ...told].join(' '));
    }
    expect(seen).toEqual(granted);
  },
);

test.each([
  ['personal', 'Avisos declarados'],
  ['empresa', 'Avisos de alta'],
] as const)('on a notice’s form the menu of %s marks %s: where one goes back to', async (as, section) => {
  await mount('/seguros/aviso-alta-editar?novedad=0&tipo=1', { as });
  await waitFor(() => expect(titulo()).toBe('Registro de Alta de cotizante'), PATIENCE);
  const marked = [...document.querySelectorAll('.side [aria-current]')].map((link) => link.textContent);
  expect(marked).toEqual([section]);
});
