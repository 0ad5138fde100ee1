type Settings = Readonly<Record<string, string | undefined>>;

const originOf = (address: string | undefined): string => /^https?:\/\/[^/]+/.exec(address ?? '')?.[0] ?? '';
const sources = (...list: string[]): string => [...new Set(list.filter((source) => source !== ''))].join(' ');

/**
 * The content security policy of a build: the portal's own host and, besides it, only what the settings name.
 * Style elements are allowed inline because primereact writes some while it runs and a static host has no nonce;
 * deploy/nginx.conf shows the stricter form. Style attributes are not allowed.
 */
export function contentSecurityPolicy(settings: Settings, mode: string): string {
  const robot = settings.VITE_RECAPTCHA_CLAVE !== undefined && settings.VITE_RECAPTCHA_CLAVE !== '';
  const google = 'https://www.google.com/recaptcha/';
  const services = [
    settings.VITE_URL_SEGURIDAD,
    settings.VITE_URL_ADMINISTRATIVO,
    settings.VITE_URL_FACTURACION,
    settings.VITE_URL_NOTIFICACION_PAGO,
    settings.VITE_IP_PUBLICA,
  ].map(originOf);
  const directives = [
    "default-src 'none'",
    // wasm: the PDF viewer decodes some image formats with it.
    `script-src ${sources("'self'", "'wasm-unsafe-eval'", ...(robot ? [google, 'https://www.gstatic.com/recaptcha/'] : []))}`,
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    `img-src ${sources("'self'", 'data:', 'blob:', originOf(settings.VITE_MAPA_TESELAS))}`,
    "font-src 'self'",
    `connect-src ${sources("'self'", 'blob:', ...services)}`,
    `frame-src ${robot ? `${google} https://recaptcha.google.com/recaptcha/` : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // The sandbox is served without TLS.
    ...(mode === 'sandbox' ? [] : ['upgrade-insecure-requests']),
  ];
  return directives.join('; ');
}

/** Headers of every answer, by name. Files under /assets/ carry their hash and are kept; nothing else is. */
export function headersFor(path: string, settings: Settings, mode: string): Record<string, string> {
  const asset = path.startsWith('/assets/');
  return {
    // A policy speaks for a page; on a script it would be a kilobyte of nothing.
    ...(asset ? {} : { 'Content-Security-Policy': contentSecurityPolicy(settings, mode) }),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    // Not no-referrer: public map tiles are refused without one.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy':
      'geolocation=(self), camera=(self), clipboard-write=(self), microphone=(), payment=(), usb=()',
    'Cache-Control': asset ? 'public, max-age=31536000, immutable' : 'no-store',
  };
}

/** The same as a `_headers` file, which static hosts such as Netlify and Cloudflare Pages read. */
export function headersFile(settings: Settings, mode: string): string {
  const page = Object.entries(headersFor('/', settings, mode)).map(([name, value]) => `  ${name}: ${value}`);
  const kept = headersFor('/assets/', settings, mode)['Cache-Control'];
  const assets = ['  ! Content-Security-Policy', '  ! Cache-Control', `  Cache-Control: ${kept}`];
  return ['/*', ...page, '/assets/*', ...assets, ''].join('\n');
}
