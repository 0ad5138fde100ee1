import { readFileSync } from 'node:fs';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { app } from '#app/messages.ts';
import { tipoNovedad } from '#contract/enumerations.ts';
import { isRouteName, pathTo, routePaths } from '#lib/routes.ts';
import { idDeEstado } from '#sandbox/db/tipos.ts';
import { mount } from '#support/mount.tsx';
import { ejemplo, toasts } from '#support/screens.ts';
import type { DemoUser } from '#support/session.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Which user opens what, from the specification (F 2.1, 2.2, 6; E 6; R 1; decisions 22 to 24, 26, 59): pantallas.tsv. */
const [encabezado = [], ...filas] = readFileSync(`${import.meta.dirname}/pantallas.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));
const insured: ReadonlySet<string> = new Set(['asegurado', 'pagos']);
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

const titulo = () => document.querySelector('h1')?.textContent;

test('[F-2.1-11] [F-2.1-12] [F-2.1-13] the table holds every route, and an answer for everybody', () => {
  expect(encabezado).toEqual(['pantalla', 'direccion', 'titulo', ...usuarios]);
  expect(filas.map(([name]) => name).toSorted()).toEqual(Object.keys(routePaths).toSorted());
  for (const [, , , ...answers] of filas)
    for (const answer of answers) expect(['abre', ...Object.keys(lugares)]).toContain(answer);
});

test('[F-2.1-01] [F-2.1-05] [F-2.1-06] [F-2.1-07] [F-2.1-08] [F-2.1-09] [F-2.1-11] [F-2.1-12] [F-2.1-13] [F-2.1-16] a name leads to the address of the table', () => {
  const params = { tipo: 'voluntario', enlace: 'enlace' };
  for (const [name = '', address = ''] of filas)
    expect([name, isRouteName(name) && pathTo(name, {}, params)]).toEqual([name, address.split('?')[0]]);
});

/** The messages; without the one that the browser of these tests keeps no data, which is told once, wherever it is noticed. */
const dicho = () => toasts().filter((text) => text !== app.sinAlmacen);

describe.each(usuarios)('%s opens by address what is granted, and is led away and told otherwise', (quien) => {
  const respuestas = filas.map(([name = '', direccion = '', rotulo = '', ...answers]) => ({
    name,
    direccion,
    // The second title, if there is one, is what insured persons read.
    rotulo: rotulo.split(' | ').at(insured.has(quien) ? -1 : 0) ?? '',
    answer: answers[usuarios.indexOf(quien)] ?? '',
  }));

  // A test for each screen: all in one would take longer than a test may on a busy machine.
  test.each(respuestas)(
    '[F-1-01] [E-2-01] [R-2.1-01] [R-2.1-02] [F-2.1-14] [F-2.1-03] [F-2.2-03] [F-2.2-04] [F-1-04] [F-2.1-01] [F-2.1-04] [F-2.1-05] [F-2.1-06] [F-2.1-07] [F-2.1-08] [F-2.1-09] [F-2.1-10] [F-2.2-02] [F-2.1-11] [F-2.1-12] [F-2.1-13] [F-6-05] [E-6-05] $name: $answer',
    async ({ direccion, rotulo, answer }) => {
      const as: DemoUser | null = quien === 'nadie' ? null : quien;
      const { router } = await mount(routePaths['404'], as ? { as } : {});
      const llenar = await registros();
      const address = llenar(direccion);
      toast.clear();
      await router.navigate(address);
      if (answer === 'abre' && rotulo !== '*') await waitFor(() => expect(titulo()).toBe(llenar(rotulo)));
      await waitFor(() => expect(dicho()).toEqual(answer === 'sin acceso' ? ['No tiene acceso.'] : []));
      expect(router.state.location.pathname).toBe(lugares[answer] ?? address.split('?')[0]);
    },
  );
});

test.each([
  ['personal', 'Avisos declarados'],
  ['empresa', 'Avisos de alta'],
] as const)('[E-2.2-01] on a notice’s form the menu of %s marks %s: where one goes back to', async (as, section) => {
  await mount('/seguros/aviso-alta-editar?novedad=0&tipo=1', { as });
  await waitFor(() => expect(titulo()).toBe('Registro de Alta de cotizante'));
  const marked = [...document.querySelectorAll('.side [aria-current]')].map((link) => link.textContent);
  expect(marked).toEqual([section]);
});

test.each(['personal', 'empresa'] as const)(
  '[E-2.2-01] a saved notice is headed by the name of its novelty for %s',
  async (as) => {
    const { db, novedad } = await ejemplo('declarado');
    for (const [padre, IdTipoNovedad, nombre] of [
      [1, novedad().IdTipoNovedad, 'Alta de cotizante'],
      [tipoNovedad.NOVEDAD_PASANTE_ALTA, tipoNovedad.PASANTE_INGRESO_EMPRESA, 'Alta de pasante'],
      [tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, tipoNovedad.VOLUNTARIADO_INGRESO_EMPRESA, 'Alta de voluntario'],
    ] as const) {
      const IdEstadoProceso = idDeEstado(IdTipoNovedad, 'declarado');
      const { IdPersonaNovedad } = db.novedades.put({ ...novedad(), IdTipoNovedad, IdEstadoProceso });
      const { unmount } = await mount(`/seguros/aviso-alta-editar?novedad=${IdPersonaNovedad}&tipo=${padre}`, { as });
      await waitFor(() => expect(titulo()).toBe(`Registro de ${nombre}`));
      unmount();
    }
  },
);
