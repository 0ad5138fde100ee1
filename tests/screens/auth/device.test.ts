import { expect, test } from 'vitest';
import { dispositivoDe } from '#features/auth/device.ts';

const chrome = 'Chrome/156.0.0.0';
test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36`,
    { browser: 'Chrome', browser_version: '156.0.0.0', os: 'Windows', os_version: '10.0', device: 'desktop' },
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36 Edg/156.0.1.2`,
    { browser: 'Edge', browser_version: '156.0.1.2', os: 'Windows', os_version: '10.0', device: 'desktop' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', browser_version: '140.0', os: 'Linux', os_version: '', device: 'desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', browser_version: '18.5', os: 'iOS', os_version: '18.5', device: 'mobile' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Mobile Safari/537.36`,
    { browser: 'Chrome', browser_version: '156.0.0.0', os: 'Android', os_version: '14', device: 'mobile' },
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36`,
    { browser: 'Chrome', browser_version: '156.0.0.0', os: 'Android', os_version: '14', device: 'tablet' },
  ],
  ['', { browser: 'Desconocido', browser_version: '', os: 'Desconocido', os_version: '', device: 'desktop' }],
])('[F-3.1-06] %s', (userAgent, device) => {
  expect(dispositivoDe(userAgent)).toEqual(device);
});
