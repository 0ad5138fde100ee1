import type { Plugin } from 'vite';

const TOO_OLD = 'Este portal necesita un navegador más reciente. Actualice el suyo y vuelva a cargar la página.';
const NOT_THERE = 'No se pudo descargar el portal. Revise su conexión a Internet y vuelva a intentar.';
const NOT_WHOLE = 'No se pudo descargar una parte del portal. Revise su conexión a Internet y vuelva a intentar.';
const RETRY = 'Reintentar';

/** A token of src/ui/tokens.css: the page's own styles have it as soon as they are there. */
const TOKEN = '--surface';

/** The portal draws something within this many milliseconds after the page's load, if its code has arrived. */
const DRAWN_WITHIN = 1000;

/**
 * Runs in the page. Old browsers get it exactly as written here. Those that could not run the rest show a message. So does a
 * page whose code does not arrive, which would stay empty, and one whose styles do not: its load waits for them.
 */
const script = `(() => {
  if (!self.HTMLDialogElement || !self.AbortSignal || !AbortSignal.timeout || ![].toSorted) {
    const tell = () => { document.getElementById('root').textContent = ${JSON.stringify(TOO_OLD)}; };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', tell);
    else tell();
    return;
  }
  const tell = (message, put) => {
    const text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = message;
    const retry = document.createElement('button');
    retry.textContent = ${JSON.stringify(RETRY)};
    retry.addEventListener('click', () => location.reload());
    put(text, retry);
  };
  addEventListener('load', () => {
    const isPlain = getComputedStyle(document.documentElement).getPropertyValue(${JSON.stringify(TOKEN)}) === '';
    setTimeout(() => {
      const root = document.getElementById('root');
      if (!root.firstChild) tell(${JSON.stringify(NOT_THERE)}, (...parts) => root.append(...parts));
      else if (isPlain) tell(${JSON.stringify(NOT_WHOLE)}, (...parts) => document.body.prepend(...parts));
    }, ${DRAWN_WITHIN});
  });
})();
`;

/**
 * Adds the script that says so when the portal does not arrive. It is a file, because the content security policy does not
 * allow inline scripts. Its name has no hash: during a deployment, a page may be there before the files it names, and every
 * build has this one.
 */
export function fallback(): Plugin {
  const fileName = 'fallback.js';
  let base = '/';
  return {
    name: 'portal:fallback',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { async: true, src: base + fileName }, injectTo: 'head' as const }],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script });
    },
  };
}
