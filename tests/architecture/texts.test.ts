import { describe, expect, test } from 'vitest';
import { codeOf, filesIn, table } from './sources.ts';

interface Message {
  readonly id: string;
  readonly original: string;
  readonly shown: string;
  readonly kind: string;
}

/** Only whole sentences. Labels, buttons and titles are single words that many screens have. */
const SENTENCES = new Set(['confirm', 'empty', 'error', 'info', 'toast-success', 'validation', 'warning']);

const messages: Message[] = table('tests/spec/messages.tsv').map(([id = '', original = '', shown = '', kind = '']) => ({
  id,
  original,
  shown,
  kind,
}));
const sentences = messages.filter((m) => SENTENCES.has(m.kind) && m.shown.includes(' '));

/** Treats '{name}' of the specification and '${name}' of the code alike. */
const hollow = (text: string) => text.replace(/\$?\{[^}]*\}/g, '{}');
const unquote = (text: string) => text.replace(/\\(['"`\\])/g, '$1');

/** Every quoted text of a file, and the texts between its tags. */
function textsIn(path: string): string[] {
  const code = codeOf(path);
  const quoted = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)];
  const between = path.endsWith('.tsx') ? [...code.matchAll(/>\s*([^<>{}]+?)\s*</g)] : [];
  return [...quoted, ...between].map((match) => hollow(unquote(match[1] ?? match[2] ?? match[3] ?? '')));
}

// The sandbox repeats texts because it stands for the services.
const sources = filesIn('src').filter((path) => !path.startsWith('src/sandbox/'));
const places = new Map<string, string[]>();
for (const path of sources)
  for (const text of new Set(textsIn(path))) places.set(text, [...(places.get(text) ?? []), path]);

describe('texts', () => {
  test('a sentence of the specification stands in one place', () => {
    const wrong = sentences.flatMap(({ id, shown }) => {
      // Calls of several services have the same success text, and each call names its own.
      const found = new Set(
        (places.get(hollow(shown)) ?? []).map((path) =>
          path.replace(/^src\/contract\/services\/.*/, 'src/contract/services'),
        ),
      );
      const rows = sentences.filter((other) => other.shown === shown).length;
      return found.size > rows ? [`${id} "${shown}" stands in ${[...found].join(', ')}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('no text stands as the source spelled it where it was put right', () => {
    const right = new Set(messages.map((m) => hollow(m.shown)));
    const wrong = messages
      .filter((m) => m.original !== m.shown && m.original.includes(' ') && !right.has(hollow(m.original)))
      .flatMap((m) =>
        (places.get(hollow(m.original)) ?? []).map((path) => `${m.id} in ${path}: should be "${m.shown}"`),
      );
    expect(wrong).toEqual([]);
  });

  test('the texts of the list stand where the list says', () => {
    const wrong = table('tests/architecture/texts.tsv').flatMap(([id = '', path = '']) => {
      const message = messages.find((m) => m.id === id);
      if (!message) return [`${id} is not in messages.tsv`];
      return places.get(hollow(message.shown))?.includes(path) ? [] : [`${id} "${message.shown}" is not in ${path}`];
    });
    expect(wrong).toEqual([]);
  });
});
