import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '#client/query.ts';
import { familias } from '#engine/family/familias.ts';
import { pathTo, routePaths } from '#lib/routes.ts';
import { padreDe } from '#sandbox/db/tipos.ts';
import { concede } from '#sandbox/rules/menu.ts';
import { foreignParts, poison } from '#support/hostil.ts';
import { mount } from '#support/mount.tsx';
import { server, theSandbox } from '#support/services.ts';
import type { DemoUser } from '#support/session.ts';
import { takeConsoleErrors } from '#support/setup.ts';

/** The calls whose reply was changed, by controller and operation. */
const changed = new Set<string>();

/** Adds hostile texts to all answers of the services. */
function poisonServices(how: Parameters<typeof poison>[1]): void {
  server.use(
    http.all('*/servicios/*', async ({ request }) => {
      const reply = await (await theSandbox()).app.fetch(request.clone());
      if (!reply.headers.get('content-type')?.includes('json')) return reply;
      changed.add(new URL(request.url).pathname.split('/').slice(3, 5).join('/'));
      const { ok, ...rest } = (await reply.json()) as Record<string, unknown>;
      return Response.json({ ok, ...(poison(rest, how) as object) }, { status: reply.status });
    }),
  );
}

beforeEach(() => {
  // The portal logs a strange reply for developers.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => Reflect.deleteProperty(globalThis, '__ajeno'));

/** The addresses of a notice of each family the user may read, and of everything else that is opened by an id. */
async function records(user: DemoUser): Promise<string[]> {
  const { db } = await theSandbox();
  if (user === 'asegurado') {
    const { IdPersona } = db.usuarios.all().find((one) => one.usuario === user) ?? { IdPersona: 0 };
    return db.novedades.by('persona', IdPersona).map((one) => pathTo('mi-aviso', { novedad: one.IdPersonaNovedad }));
  }
  const notices = familias().flatMap(({ routes: { edit }, tipos }) => {
    const of = db.novedades.all().filter((one) => tipos.some(({ id }) => id === padreDe(one.IdTipoNovedad)));
    const [one] = user === 'empresa' ? of.filter((each) => each.IdEmpresa === 3 && each.IdRegional === 1) : of;
    return one ? [pathTo(edit, { novedad: one.IdPersonaNovedad, tipo: padreDe(one.IdTipoNovedad) })] : [];
  });
  const [orden] = db.ordenes.all().filter((one) => one.IdEmpresa === 3 && one.IdRegional === 1);
  const others =
    user === 'empresa'
      ? [pathTo('orden-pago-editar-ex', { orden: orden?.IdOrdenPago ?? 0 })]
      : [pathTo('persona-carpeta', { persona: 1 }), pathTo('personas-admin', { persona: 1 })];
  return [...notices, ...others];
}

const kinds = { empresa: 'EXTERNO_EMPRESAS', asegurado: 'ASEGURADOS', personal: 'INTERNO' } as const;

/** Waits until the screen is shown and makes no more calls. One call often leads to another. */
async function atRest(path: string): Promise<void> {
  let calm = 0;
  await waitFor(
    () => {
      calm = queryClient.isFetching() === 0 && !document.querySelector('main .skeleton, .splash') ? calm + 1 : 0;
      expect(document.querySelector('main h1, main [role="alert"]'), path).not.toBeNull();
      expect(calm, path).toBeGreaterThan(2);
    },
    { interval: 15 },
  );
}

/** Opens every screen of the user with hostile replies. Returns how many screens showed a hostile text as text. */
async function looksAtEverything(
  user: keyof typeof kinds,
  how: NonNullable<Parameters<typeof poison>[1]>,
): Promise<number> {
  // Forms are opened below, with a record.
  const granted = Object.values(routePaths).filter(
    (path) =>
      concede({ tipo: kinds[user], idEmpresa: 0 }, [1], path) &&
      !path.endsWith('-editar') &&
      !path.endsWith('-editar-ex'),
  );
  // With every text replaced nobody could sign in.
  const inPlace = how.all || how.names;
  if (!inPlace) poisonServices(how);
  const { router } = await mount(routePaths.inicio, { as: user });
  if (inPlace) poisonServices(how);
  queryClient.clear();
  let shown = 0;
  for (const path of [routePaths.inicio, ...granted, ...(await records(user))]) {
    await router.navigate(path);
    await atRest(path);
    expect(foreignParts(document), path).toEqual([]);
    expect(document.body.textContent, path).not.toMatch(/No pudimos mostrar/);
    // Every screen has the way out.
    expect(document.querySelector('header button[aria-label^="Su cuenta"], header .account'), path).not.toBeNull();
    expect(Reflect.get(globalThis, '__ajeno'), path).toBeUndefined();
    if (/ajeno|constructor|toString|valueOf|hasOwnProperty|__\w+__/.test(document.body.textContent ?? '')) shown += 1;
  }
  return shown;
}

for (const user of ['empresa', 'asegurado', 'personal'] as const) {
  test(`[F-3.8-03] behind every free text of every reply: nothing of it becomes part of a screen of ${user}`, async () => {
    expect(await looksAtEverything(user, {})).toBeGreaterThan(4);
  });

  test(`in the place of every text: ${user} may be told of a technical problem, and nothing runs`, async () => {
    await looksAtEverything(user, { all: true });
    // Only replies that do not fit the contract are logged.
    for (const [first] of takeConsoleErrors()) expect(String(first)).toMatch(/^\w+\/[^ ]*: /);
  });

  test(`names that every object knows, in the place of every text: no screen of ${user} breaks`, async () => {
    expect(await looksAtEverything(user, { names: true })).toBeGreaterThan(3);
    for (const [first] of takeConsoleErrors()) expect(String(first)).toMatch(/^\w+\/[^ ]*: /);
  });
}

test('most calls the screens make were changed', () => {
  expect(changed.size).toBeGreaterThan(50);
});
