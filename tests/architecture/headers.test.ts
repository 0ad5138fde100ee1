import { describe, expect, test } from 'vitest';
import { patience } from '#client/http.ts';
import { SERVER_MAXIMUM_MB } from '#sandbox/rules/files.ts';
import { TYPES } from '../../scripts/vite/deployed.ts';
import { contentSecurityPolicy, headersFile, headersFor } from '../../scripts/vite/headers.ts';
import { read } from './sources.ts';

const settings = {
  VITE_URL_SEGURIDAD: 'https://seg.example.bo/api',
  VITE_URL_ADMINISTRATIVO: 'https://adm.example.bo',
  VITE_URL_FACTURACION: '/facturacion',
  VITE_URL_NOTIFICACION_PAGO: 'https://seg.example.bo/pagos',
  VITE_MAPA_TESELAS: 'https://mapas.example.bo/{z}/{x}/{y}.png',
};

describe('headers', () => {
  test('the policy allows the hosts of the settings and no others', () => {
    const policy = contentSecurityPolicy(settings, 'production');
    const hosts = new Set(policy.match(/https?:\/\/[^\s;]+/g));
    expect(hosts).toEqual(new Set(['https://seg.example.bo', 'https://adm.example.bo', 'https://mapas.example.bo']));
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default dompurify;");
    expect(policy).not.toContain("'unsafe-inline'");
    expect(policy).not.toMatch(/'unsafe-eval'|'unsafe-hashes'|'strict-dynamic'|allow-duplicates|[a-z-]+-src [^;]*\*/);
  });

  test('the same policy holds in the sandbox, but for TLS', () => {
    expect(`${contentSecurityPolicy(settings, 'sandbox')}; upgrade-insecure-requests`).toBe(
      contentSecurityPolicy(settings, 'production'),
    );
  });

  test('reports of what was blocked go where the settings say, and nowhere without', () => {
    expect(headersFile(settings, 'production')).not.toMatch(/report/i);
    const headers = headersFor(
      '/',
      { ...settings, VITE_INFORMES_CSP: 'https://informes.example.bo/csp' },
      'production',
    );
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-to csp; report-uri https:\/\/informes\.example\.bo\/csp$/,
    );
    expect(headers['Reporting-Endpoints']).toBe('csp="https://informes.example.bo/csp"');
  });

  test('the robot check is allowed only where it is configured', () => {
    expect(contentSecurityPolicy(settings, 'production')).not.toContain('google');
    const policy = contentSecurityPolicy({ ...settings, VITE_RECAPTCHA_CLAVE: 'clave' }, 'production');
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.gstatic\.com\/recaptcha\//);
    expect(policy).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
  });

  test('files with a hash in their name are kept, everything else is asked for again', () => {
    expect(headersFor('/assets/x.js', settings, 'production')['Cache-Control']).toContain('immutable');
    for (const path of ['/', '/auth', '/version.json', '/fallback.js', '/index.html'])
      expect(headersFor(path, settings, 'production')['Cache-Control']).toBe('no-store');
  });

  test('that a file is missing is never kept: it may be there a moment later', () => {
    for (const status of [301, 403, 404, 405, 412, 416, 500, 503])
      expect(headersFor('/assets/x.js', settings, 'production', status)).toEqual({
        ...headersFor('/assets/x.js', settings, 'production'),
        'Cache-Control': 'no-store',
      });
    // A headers file for static hosts cannot distinguish a missing file from an existing one.
    const kept = [...headersFile(settings, 'production').matchAll(/^ {2}Cache-Control: (.*)$/gm)].map(([, how]) => how);
    expect(kept).toEqual(['no-store', 'no-cache']);
  });

  test('the example for nginx and the file for static hosts name the same headers', () => {
    const nginx = read('deploy/nginx.conf') + read('deploy/cabeceras.conf') + read('deploy/csp.conf');
    const file = headersFile(settings, 'production');
    for (const name of Object.keys(headersFor('/', settings, 'production'))) {
      expect(nginx).toContain(`add_header ${name} `);
      expect(file).toContain(`  ${name}: `);
    }
    expect(file).toMatch(/max-age=(6\d{7}|[3-5]\d{7}); includeSubDomains/);
  });

  test('they say the same, header by header', () => {
    const everything = {
      VITE_URL_SEGURIDAD: 'https://servicios.example.bo/seguridad',
      VITE_URL_ADMINISTRATIVO: 'https://servicios.example.bo/administrativo',
      VITE_IP_PUBLICA: 'https://ip.example.bo',
      VITE_MAPA_TESELAS: 'https://mapas.example.bo/{z}/{x}/{y}.png',
      VITE_RECAPTCHA_CLAVE: 'clave',
      VITE_INFORMES_CSP: 'https://informes.example.bo/csp',
    };
    const added = (text: string) =>
      Object.fromEntries(
        [...text.matchAll(/^\s*add_header ([\w-]+) (?:"([^"]*)"|'([^']*)'|(\S+)) always;$/gm)].map((m) => [
          m[1],
          m[2] ?? m[3] ?? m[4],
        ]),
      );
    const kept = /map \$status \$assets_cache \{([^}]*)\}/.exec(read('deploy/nginx.conf'))?.[1] ?? '';
    const keptAt = (status: string) => new RegExp(`^\\s*${status} "([^"]*)";$`, 'm').exec(kept)?.[1];
    // 304 has no such header, so that what is cached stays unchanged. Every other answer matches the last line.
    expect(kept.match(/^\s*\S+(?= ")/gm)?.map((status) => status.trim())).toEqual(['200', '304', 'default']);
    expect(kept.match(/immutable/g)).toHaveLength(1);
    expect(keptAt('304')).toBe('');
    const common = added(read('deploy/cabeceras.conf'));
    const locations = read('deploy/nginx.conf').split('location ');
    const inLocation = (name: string) => {
      const text = locations.find((part) => part.startsWith(name)) ?? '';
      expect(text).toContain('include cabeceras.conf;');
      return {
        ...common,
        ...(text.includes('include csp.conf;') ? added(read('deploy/csp.conf')) : {}),
        ...added(text),
      };
    };
    expect(inLocation('/ {')).toEqual(headersFor('/', everything, 'production'));
    expect(inLocation('= /version.json')).toEqual(headersFor('/version.json', everything, 'production'));
    expect(inLocation('/assets/')['Cache-Control']).toBe('$assets_cache');
    for (const status of [200, 404])
      expect({
        ...inLocation('/assets/'),
        'Cache-Control': keptAt(status === 200 ? '200' : 'default'),
      }).toEqual(headersFor('/assets/x.js', everything, 'production', status));
  });

  test('what nginx refuses carries the headers too, and a password link never gets into its log', () => {
    expect(nginx.slice(0, nginx.indexOf('  location '))).toContain('include cabeceras.conf;');
    expect(nginx).toMatch(/map \$request_uri \$log_uri \{\s+~\^\/auth\/reestablecer-contrasena\/ [^;]*\*\*\*;/);
    expect(/log_format portal .*/.exec(nginx)?.[0]).not.toMatch(/\$request_uri|\$http_referer|\$args/);
    expect(nginx).toContain('location ~ /\\.|\\.map$|^/_headers$ { return 404; }');
  });

  const nginx = read('deploy/nginx.conf');
  const uncommented = (path: string) => read(path).replace(/^\s*#.*$/gm, '');

  test('nginx of any version loads the example: no directive of some versions only, no type twice', () => {
    const directives = uncommented('deploy/nginx.conf');
    // It is a directive since 1.25.1. Before, it was a parameter of listen, which now gives a warning.
    expect(directives).not.toContain('http2');
    expect(nginx).toContain('# http2 on;');
    expect(directives).not.toContain('mime.types');
    const types = /types \{([^}]*)\}/.exec(directives)?.[1] ?? '';
    const named = [...types.matchAll(/^\s*(\S+) ([^;]+);$/gm)].flatMap(([, type, endings = '']) =>
      endings.split(' ').map((ending) => [`.${ending}`, type]),
    );
    expect(new Set(named.map(([ending]) => ending)).size).toBe(named.length);
    expect(Object.fromEntries(named)).toEqual(
      Object.fromEntries(Object.entries(TYPES).map(([ending, type]) => [ending, type.replace('; charset=utf-8', '')])),
    );
  });

  test('the services by a path of the own host: every method, files of every size that is allowed, nothing kept', () => {
    // A rule about methods for the whole server would also refuse forwarded requests.
    expect(uncommented('deploy/nginx.conf')).not.toMatch(/if \(\$request_method|limit_except/);
    expect(nginx).toContain('# include servicios.conf;');
    const forward = uncommented('deploy/servicios.conf');
    expect(forward).not.toMatch(/if \(\$request_method|limit_except/);
    // Forward the address unchanged: if nginx builds it again, an encoded slash is lost.
    expect(forward).toMatch(/proxy_pass https:\/\/[\w.]+\$direccion_servicio;/);
    expect(nginx).toMatch(/~\^\/servicios\(\?<resto>\/\.\*\)\$ \$resto;/);
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(forward)?.[1]);
    expect(megabytes).toBeGreaterThan(SERVER_MAXIMUM_MB);
    const seconds = Number(/proxy_read_timeout (\d+)s;/.exec(forward)?.[1]);
    expect(seconds * 1000).toBeGreaterThan(Math.max(...Object.values(patience)));
    expect(forward).toContain('include cabeceras.conf;');
    expect(forward).toMatch(/add_header Cache-Control "no-store" always;/);
    expect(forward).toMatch(/add_header Content-Security-Policy "default-src 'none'; [^"]*sandbox" always;/);
  });

  test('the log holds of a call neither names nor numbers', () => {
    const rules = /map \$request_uri \$log_uri \{([^}]*)\}/.exec(nginx)?.[1] ?? '';
    const masks = [...rules.matchAll(/^\s*~(\S+) (\S+);$/gm)].map(([, pattern = '', mask = '']) => ({
      pattern: new RegExp(pattern),
      mask,
    }));
    const logged = (address: string) => {
      const rule = masks.find(({ pattern }) => pattern.test(address));
      return rule ? rule.mask.replace('$llamada', rule.pattern.exec(address)?.groups?.llamada ?? '') : address;
    };
    expect(logged('/auth/reestablecer-contrasena/a.b.c')).toBe('/auth/reestablecer-contrasena/***');
    expect(logged('/servicios/seguridad/EmpAuth?x=1')).toBe('/servicios/***');
    expect(logged('/servicios/administrativo/Personas/PorDocumento/6843217/QUISPE')).toBe(
      '/servicios/administrativo/Personas/PorDocumento/***',
    );
    expect(logged('/servicios/seguridad/eyJh.eyJi.c17')).toBe('/servicios/***');
    expect(logged('/seguros/aviso-alta-admin')).toBe('/seguros/aviso-alta-admin');
  });

  /**
   * The headers a host sends for a script, depending on how it reads lines that remove a header and names that occur twice.
   */
  const givenBy = ({ takesBack, adds }: { takesBack: boolean; adds: boolean }) => {
    const [page = '', assets = ''] = headersFile(settings, 'production').split('/assets/*\n');
    const given = new Map<string, string>();
    for (const line of `${page}${assets}`.split('\n')) {
      const dropped = /^ {2}! ([\w-]+)$/.exec(line)?.[1];
      if (dropped && takesBack) given.delete(dropped);
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (!name || !value) continue;
      const before = given.get(name);
      given.set(name, adds && before ? `${before}, ${value}` : value);
    }
    return Object.fromEntries(given);
  };

  test('a static host gives each path the headers it shall have, be it by taking back or by replacing', () => {
    const own = { ...headersFor('/assets/x.js', settings, 'production'), 'Cache-Control': 'no-cache' };
    expect(givenBy({ takesBack: true, adds: true })).toEqual(own);
    expect(givenBy({ takesBack: false, adds: false })).toEqual(own);
  });

  test('a host that only adds up is stricter, never laxer', () => {
    const [page, asset] = ['/', '/assets/x.js'].map((path) => headersFor(path, settings, 'production'));
    const added = givenBy({ takesBack: false, adds: true });
    for (const name of ['Content-Security-Policy', 'Cache-Control'])
      expect(added[name]).toBe(`${page?.[name]}, ${name === 'Cache-Control' ? 'no-cache' : asset?.[name]}`);
    expect(added).toEqual({
      ...asset,
      'Content-Security-Policy': expect.any(String),
      'Cache-Control': expect.any(String),
    });
    expect(added['Cache-Control']).toMatch(/^no-store, /);
  });
});
