import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import '#app/familias.ts';
import type { Trozo } from '#blocks/ayuda/tareas.ts';
import type { TipoUsuario } from '#contract/enumerations.ts';
import { isRouteName, routePaths } from '#lib/routes.ts';
import { menuDe } from '#sandbox/rules/menu.ts';
import { readTask } from '../../scripts/guia/readTask.ts';
import { walks } from '../../scripts/guia/walks.mjs';
import { codeOf, filesIn, read } from './sources.ts';

const MOST_STEPS = 8;
const MOST_KILOBYTES = 2048;

const tasks = filesIn('docs/guia', /\.md$/).map((path) => ({ id: basename(path, '.md'), ...readTask(read(path)) }));
const pictures = filesIn('docs/guia/imagenes', /./);
const each = tasks.map((task) => [task.id, task] as const);

/** The roles of the tasks, and of which kinds of user and modules their menus are. */
const roles: readonly (readonly [string, TipoUsuario, readonly number[]])[] = [
  ['empresa', 'EXTERNO_EMPRESAS', [1, 2]],
  ['asegurado', 'ASEGURADOS', [1, 2]],
  ['personal', 'INTERNO', [1]],
];

const textOf = (trozos: readonly Trozo[]) =>
  trozos.map((trozo) => (typeof trozo === 'string' ? trozo : trozo.fuerte)).join('');

/** Routes that need no task, and why. */
const without: Readonly<Record<string, string>> = {
  '404': 'it says itself what to do',
  'reestablecer-contrasena': 'it is opened from an e-mail, by who is not signed in, and has one field',
  ayuda: 'it is the guide',
  'ayuda-tarea': 'it is the guide',
};

/** The texts of the portal: quoted texts of the files that hold texts, without the sandbox, which stands for the services. */
const labels = filesIn(
  'src',
  /(?:essages\w*|titles|texts|list|familia|ields|variants|definition|columns|traslado)\.tsx?$|src\/messages\//,
)
  .filter((path) => !path.startsWith('src/sandbox/'))
  .flatMap((path) =>
    [...codeOf(path).matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(
      ([, quoted, template]) => quoted ?? template ?? '',
    ),
  );
const known = new Set(labels);

describe('the guide (docs/guia)', () => {
  test('every route that a person opens has a task, or stands in the list with a reason', () => {
    const explained = new Set(tasks.flatMap(({ pantallas }) => pantallas));
    expect(Object.keys(routePaths).filter((name) => !explained.has(name) && !Object.hasOwn(without, name))).toEqual([]);
    expect(Object.keys(without).filter((name) => explained.has(name) || !isRouteName(name))).toEqual([]);
    expect([...explained].filter((name) => !isRouteName(name))).toEqual([]);
  });

  test.each(roles)('every screen in the menu of %s has a task for that role', (rol, tipo, modulos) => {
    const own = tasks.filter((task) => task.roles.includes(rol) || task.roles.includes('todos'));
    const explained = new Set(own.flatMap(({ pantallas }) => pantallas));
    const granted = modulos.flatMap((idSistema) => menuDe({ tipo, idEmpresa: 0 }, idSistema).map(({ Ruta }) => Ruta));
    expect(granted.length).toBeGreaterThan(5);
    expect(granted.filter((name) => !explained.has(name))).toEqual([]);
  });

  test.each(each)('%s: at most eight steps, for known roles, with an introduction', (_, task) => {
    expect(task.pasos.length).toBeGreaterThan(1);
    expect(task.pasos.length).toBeLessThanOrEqual(MOST_STEPS);
    expect(task.roles.filter((rol) => !['empresa', 'asegurado', 'personal', 'todos'].includes(rol))).toEqual([]);
    expect(textOf(task.entrada)).toMatch(/\.$/);
    for (const { texto } of task.pasos) expect(textOf(texto)).toMatch(/^[A-ZÁÉÍÓÚ¿«].*\.$/);
  });

  test.each(each)('%s: every «text» is one of the portal', (_, { entrada, pasos, notas }) => {
    const all = [entrada, ...pasos.map(({ texto }) => texto), ...notas].map(textOf).join('\n');
    const quoted = [...all.matchAll(/«([^»]*)»/g)].map(([, text = '']) => text);
    expect(quoted.filter((text) => !known.has(text))).toEqual([]);
  });

  test('every picture exists, has a text, and is used once', () => {
    const used = tasks.flatMap(({ pasos }) => pasos.flatMap(({ imagenes }) => imagenes));
    expect(used.map(({ src }) => `docs/guia/${src}`).toSorted()).toEqual(pictures.toSorted());
    expect(used.filter(({ alt }) => alt.length < 10).map(({ src }) => src)).toEqual([]);
    // Each task is shown, not only told.
    expect(
      tasks.filter(({ pasos }) => pasos.every(({ imagenes }) => imagenes.length === 0)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('every picture is taken by a walk, and every walk takes as many as its task shows', () => {
    // A walk takes its pictures one after the other: what its source calls is what is taken.
    const taken = walks.flatMap(({ task, act }) =>
      Array.from({ length: act.toString().split('picture(').length - 1 }, (_, at) => `imagenes/${task}-${at + 1}.webp`),
    );
    const shown = tasks.flatMap(({ pasos }) => pasos.flatMap(({ imagenes }) => imagenes.map(({ src }) => src)));
    expect(taken.toSorted()).toEqual(shown.toSorted());
    expect(walks.filter(({ act }) => /\b(for|while)\b[^;]*\{[^}]*picture\(/.test(act.toString()))).toEqual([]);
    expect(new Set(walks.map(({ task }) => task)).size).toBe(walks.length);
  });

  test('all pictures together are small', () => {
    const bytes = pictures.reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes / 1024).toBeLessThan(MOST_KILOBYTES);
  });
});

describe('what the guide may contain', () => {
  const head = '---\ntitulo: T\nroles: todos\ntema: X\npantallas: inicio\npalabras: p\n---\n';

  test('head, introduction, steps with pictures, notes', () => {
    const task = readTask(
      `${head}\nAl **empezar** & así.\n\n1. Uno «A».\n\n   ![Una](imagenes/a-1.webp)\n\n2. Dos.\n\nNota.\n`,
    );
    expect(task.entrada).toEqual(['Al ', { fuerte: 'empezar' }, ' & así.']);
    expect(task.pasos).toEqual([
      { texto: ['Uno «A».'], imagenes: [{ src: 'imagenes/a-1.webp', alt: 'Una' }] },
      { texto: ['Dos.'], imagenes: [] },
    ]);
    expect(task.notas).toEqual([['Nota.']]);
  });

  test.each([
    ['a missing head', 'Hola.'],
    ['a missing field', head.replace('tema: X\n', '')],
    ['an unknown field', head.replace('tema', 'tena')],
    ['HTML in a step', `${head}\n1. Uno <b>a</b>.\n`],
    ['HTML around', `${head}\n<script>a</script>\n`],
    ['a link', `${head}\n1. [Uno](javascript:a)\n`],
    ['a heading', `${head}\n# Uno\n`],
  ])('%s is refused', (_, source) => {
    expect(() => readTask(source)).toThrow();
  });
});
