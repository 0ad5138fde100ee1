import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { familyPath, routePaths } from '../../src/lib/routes.ts';
import { sessionKeys } from '../../src/lib/storage.ts';

/** Signed-in screens are inside this frame. */
const SHELL = 'src/app/shell/Shell.tsx';

/** One screen of a feature's routes.tsx: its name and the module it loads, which comes before the next name. */
const SCREEN = /name: '([\w-]+)'(?:(?!name: ')[\s\S])*?import\('(\.\/\w+\.tsx)'\)/g;

/** A screen of a family's record, by the end of its name: what the router draws it with, and the module the record loads. */
const FAMILY = /(?:list|edit): '(aviso-[\w-]+-(admin|editar))'/g;
const FAMILY_PAGES = {
  admin: { page: 'src/engine/list/NovedadListPage.tsx', module: 'list.ts' },
  editar: { page: 'src/engine/page/NovedadEditPage.tsx', module: 'definition.ts' },
} as const;

const paths: Readonly<Record<string, string>> = routePaths;

/** The files of some chunks with all their imports, without the `loaded` ones: scripts first, then styles. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  entries: readonly Rolldown.OutputChunk[],
  loaded: ReadonlySet<string>,
): string[] {
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputBundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || chunks.has(chunk.fileName)) return;
    chunks.set(chunk.fileName, chunk);
    for (const file of chunk.imports) visit(bundle[file]);
  };
  entries.forEach(visit);
  const styles = [...chunks.values()].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
  return [...chunks.keys(), ...new Set(styles)].filter((file) => !loaded.has(file));
}

/** Runs in the page before everything else. It only gives hints: the portal works without it. */
const script = (screens: Record<string, readonly number[]>, files: readonly string[], base: string) => `(() => {
  const files = ${JSON.stringify(files)};
  const path = location.pathname;
  const open = path === '/' ? '/auth' : path.replace(/\\/$/, '');
  if (!open.startsWith('/auth') && !sessionStorage.getItem(${JSON.stringify(sessionKeys.sesion)})) return;
  for (const at of ${JSON.stringify(screens)}[open] || []) {
    const link = document.createElement('link');
    const style = files[at].endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = ${JSON.stringify(base)} + files[at];
    document.head.append(link);
  }
})();
`;

/**
 * Loads the current screen together with the entry instead of after it: a small script tells the browser the files of each
 * screen. It is a file, because the content security policy does not allow inline scripts.
 */
export function preloadScreens(): Plugin {
  const screens = new Map<string, readonly string[]>();
  let root = '';
  let base = '/';
  return {
    name: 'portal:preload',
    apply: 'build',
    configResolved(config) {
      ({ root, base } = config);
    },
    transform: {
      filter: { id: /[\\/]src[\\/]features[\\/](?:[\w-]+[\\/]routes\.tsx|[\w-]+[\\/][\w-]+[\\/]familia\.ts)$/ },
      handler(_, id) {
        const code = readFileSync(id, 'utf8');
        for (const [, name = '', module = ''] of code.matchAll(SCREEN)) {
          const path = paths[name];
          if (path) screens.set(path, [resolve(dirname(id), basename(module))]);
        }
        for (const [, name = '', end = ''] of code.matchAll(FAMILY)) {
          const { page, module } = FAMILY_PAGES[end === 'admin' ? 'admin' : 'editar'];
          screens.set(familyPath(name), [resolve(root, page), resolve(dirname(id), module)]);
        }
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find((chunk) => chunk.isEntry);
        const loaded = new Set(entry ? filesOf(bundle, [entry], new Set()) : []);
        const files: string[] = [];
        const table: Record<string, number[]> = {};
        for (const [path, own] of screens) {
          if (path.includes(':')) continue;
          const modules = path.startsWith('/auth') ? own : [resolve(root, SHELL), ...own];
          const needed = chunks.filter((chunk) => modules.includes(chunk.facadeModuleId ?? ''));
          table[path] = filesOf(bundle, needed, loaded).map((file) => {
            if (!files.includes(file)) files.push(file);
            return files.indexOf(file);
          });
        }
        const id = this.emitFile({ type: 'asset', name: 'preload.js', source: script(table, files, base) });
        const tag = `<script async src="${base}${this.getFileName(id)}"></script>`;
        page.source = String(page.source).replace('<title>', `${tag}\n    <title>`);
      },
    },
  };
}
