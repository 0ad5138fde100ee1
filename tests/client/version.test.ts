import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { newerVersion } from '#client/version.ts';
import { server } from '#support/services.ts';
import { atTestEnd } from '#support/testEnd.ts';

/** The page says which build it is. */
function pagina(hash: string): void {
  const meta = Object.assign(document.createElement('meta'), { name: 'portal-version', content: hash });
  document.head.append(meta);
  atTestEnd(() => meta.remove());
}

/** The version file answers this; returns what is asked of it. */
function archivo(answer: () => Response): Request[] {
  const asked: Request[] = [];
  server.use(
    http.get('*/version.json', ({ request }) => {
      asked.push(request);
      return answer();
    }),
  );
  return asked;
}

test.each([
  ['another build', () => HttpResponse.json({ hash: 'b2', version: '1.0.1' }), 'b2'],
  ['another build under the same version', () => HttpResponse.json({ hash: 'b2', version: '1.0.0' }), 'b2'],
  ['a build whose name begins alike', () => HttpResponse.json({ hash: 'b10', version: '1.0.0' }), 'b10'],
  ['the same build', () => HttpResponse.json({ hash: 'b1', version: '1.0.0' }), ''],
  ['the same build under another version', () => HttpResponse.json({ hash: 'b1', version: '2.0.0' }), ''],
  ['no hash', () => HttpResponse.json({ version: '2.0.0' }), ''],
  ['no version', () => HttpResponse.json({ hash: 'b2' }), ''],
  ['a failure', () => HttpResponse.json({ hash: 'b2', version: '2.0.0' }, { status: 500 }), ''],
  ['a page', () => HttpResponse.html('<p>b2</p>'), ''],
  ['no connection', () => HttpResponse.error(), ''],
])('[F-7.1-15] a version file that says %s', async (_, answer, newer) => {
  pagina('b1');
  const asked = archivo(answer);
  expect(await newerVersion()).toBe(newer);
  expect(asked.map(({ url, cache, credentials }) => [new URL(url).pathname, cache, credentials])).toEqual([
    ['/version.json', 'no-store', 'omit'],
  ]);
});

test('[F-7.1-15] a page that does not say its build asks nothing', async () => {
  const asked = archivo(() => HttpResponse.json({ hash: 'b2', version: '2.0.0' }));
  expect(await newerVersion()).toBe('');
  expect(asked).toEqual([]);
});
