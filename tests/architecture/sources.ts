import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const root = process.cwd();

/** Files of a folder of the project, as paths from the root with forward slashes. */
export function filesIn(folder: string, keep: RegExp = /\.tsx?$/): string[] {
  const full = join(root, folder);
  if (!statSync(full, { throwIfNoEntry: false })) return [];
  return readdirSync(full, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => keep.test(path) && statSync(join(root, path)).isFile());
}

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The source without comments. Slashes inside texts, as in addresses, are kept. */
export function codeOf(path: string): string {
  return read(path).replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/.*/g,
    (_, text: string | undefined) => text ?? '',
  );
}

/** The imports of a file: static, bare and dynamic imports and re-exports, including types. */
export function importsOf(path: string): string[] {
  const code = codeOf(path);
  const patterns = [
    /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
    /\bimport\s*['"]([^'"]+)['"]/g,
    /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g,
  ];
  return patterns.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

/** The project's file that an import refers to, or null for a package. */
export function resolveImport(path: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return relative(root, join(root, normalize(join(dirname(path), specifier))));
  return null;
}

/** Rows of a table in tests/, without its header. */
export function table(path: string): string[][] {
  const [, ...lines] = read(path).split(/\r?\n/);
  return lines.filter((line) => line !== '').map((line) => line.split('\t'));
}
