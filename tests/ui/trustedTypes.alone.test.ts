import { expect, test } from 'vitest';
import { rules, trusted } from '#lib/trustedTypes.ts';

const hostile = '<img src=x onerror="alert(1)"><b onclick="alert(1)">hola</b><script>alert(1)</script>';

test('a text becomes HTML only without tags, until the sanitiser is there', async () => {
  expect(rules.createHTML('Todo bien: 1 > 0 & 2')).toBe('Todo bien: 1 > 0 & 2');
  expect(rules.createHTML(hostile)).toBeUndefined();
  await import('#ui/map/sanitiser.ts');
  expect(rules.createHTML(hostile)).toBe('<img src="x"><b>hola</b>');
  expect(rules.createHTML('<span aria-hidden="true">+</span>')).toBe('<span aria-hidden="true">+</span>');
});

test('a script comes only from where the module that needs it has said', async () => {
  const google = 'https://www.google.com/recaptcha/api.js?render=explicit';
  expect(rules.createScriptURL(google)).toBeUndefined();
  await import('#features/auth/RobotWidget.tsx');
  expect(rules.createScriptURL(google)).toBe(google);
  for (const address of [
    'https://ajeno.example/x.js',
    'https://www.google.com.ajeno.example/recaptcha/api.js',
    'https://www.google.com/recaptchax/api.js',
    'http://www.google.com/recaptcha/api.js',
    '//www.google.com/recaptcha/api.js',
    'data:text/javascript,alert(1)',
    'blob:http://127.0.0.1:4173/0',
    '/assets/otro.js',
  ])
    expect(rules.createScriptURL(address), address).toBeUndefined();
});

test('nothing evaluates a text', () => {
  expect(Object.keys(rules)).toEqual(['createHTML', 'createScriptURL']);
  expect(trusted.scripts.length).toBeGreaterThan(0);
});
