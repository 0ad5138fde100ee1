import { describe, expect, test } from 'vitest';
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
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  });

  test('the robot check is allowed only where it is configured', () => {
    expect(contentSecurityPolicy(settings, 'production')).not.toContain('google');
    const policy = contentSecurityPolicy({ ...settings, VITE_RECAPTCHA_CLAVE: 'clave' }, 'production');
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.gstatic\.com\/recaptcha\//);
    expect(policy).toMatch(/frame-src https:\/\/www\.google\.com\/recaptcha\//);
  });

  test('files with a hash in their name are kept, everything else is asked for again', () => {
    expect(headersFor('/assets/x.js', settings, 'production')['Cache-Control']).toContain('immutable');
    for (const path of ['/', '/auth', '/version.json', '/index.html'])
      expect(headersFor(path, settings, 'production')['Cache-Control']).toBe('no-store');
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
});
