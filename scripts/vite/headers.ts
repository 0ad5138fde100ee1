type Settings = Readonly<Record<string, string | undefined>>;

const originOf = (address: string | undefined): string => /^https?:\/\/[^/]+/.exec(address ?? '')?.[0] ?? '';
const sources = (...list: string[]): string => [...new Set(list.filter((source) => source !== ''))].join(' ');
const google = 'https://www.google.com/recaptcha/';

/**
 * The content security policy of a build: the portal's own host and only those that the settings name. Nothing is inline,
 * neither scripts nor styles, so no nonce is needed. Text becomes HTML or the address of a script only by the rules of
 * src/lib/trustedTypes.ts.
 */
export function contentSecurityPolicy(settings: Settings, mode: string): string {
  const robot = (settings.VITE_RECAPTCHA_CLAVE ?? '') !== '';
  const reports = settings.VITE_INFORMES_CSP ?? '';
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
    "require-trusted-types-for 'script'",
    // The policy name that the robot check's script uses.
    `trusted-types default dompurify${robot ? ' goog#html' : ''}`,
    // The sandbox is served without TLS.
    ...(mode === 'sandbox' ? [] : ['upgrade-insecure-requests']),
    ...(reports ? ['report-to csp', `report-uri ${reports}`] : []),
  ];
  return directives.join('; ');
}

/** Workers run apart from the page and use the policy of their own script: the workers that read documents and long lists. */
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:";

/**
 * The headers of every answer, by name. Files under /assets/ have a hash in their name and are cached. Nothing else is
 * cached, not even the answer that such a file is missing: it may exist a moment later.
 */
export function headersFor(path: string, settings: Settings, mode: string, status = 200): Record<string, string> {
  const asset = path.startsWith('/assets/');
  const kept = asset && status === 200;
  const reports = settings.VITE_INFORMES_CSP ?? '';
  return {
    'Content-Security-Policy': asset ? workerPolicy : contentSecurityPolicy(settings, mode),
    ...(reports && !asset ? { 'Reporting-Endpoints': `csp="${reports}"` } : {}),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    // Not no-referrer: public map tiles are refused without a referrer.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy':
      'geolocation=(self), camera=(self), clipboard-write=(self), microphone=(), payment=(), usb=()',
    'Cache-Control': kept ? 'public, max-age=31536000, immutable' : 'no-store',
  };
}

/**
 * The same as a `_headers` file, which static hosts such as Netlify and Cloudflare Pages read. A rule there cannot depend on
 * the status, and a missing file would be cached as missing for a year. So files under /assets/ are cached too, but the
 * browser revalidates them each time.
 */
export function headersFile(settings: Settings, mode: string): string {
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const page = headersFor('/', settings, mode);
  const asset: Record<string, string> = { ...headersFor('/assets/', settings, mode), 'Cache-Control': 'no-cache' };
  const other = Object.fromEntries(Object.entries(asset).filter(([name, value]) => page[name] !== value));
  const dropped = Object.keys(page).filter((name) => page[name] !== asset[name]);
  return ['/*', ...lines(page), '/assets/*', ...dropped.map((name) => `  ! ${name}`), ...lines(other), ''].join('\n');
}
