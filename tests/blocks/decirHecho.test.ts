import { expect, test, vi } from 'vitest';
import { decirHecho } from '#blocks/hecho/decirHecho.ts';
import { readEnvelope } from '#contract/envelope.ts';
import { toast } from '#ui/feedback/toast.ts';
import { codeOf, filesIn } from '../architecture/sources.ts';

const said = (Mensaje: unknown, de = '') => {
  const tones = (['success', 'info', 'warning', 'error'] as const).map(
    (tone) => [tone, vi.spyOn(toast, tone)] as const,
  );
  decirHecho(readEnvelope({ ok: true, Mensaje })?.Mensaje ?? null, 'Se guardó.', 'success', de);
  return tones.flatMap(([tone, spy]) => spy.mock.calls.map(([text, { small } = {}]) => [tone, text, small]));
};

test.each([
  [{ Descripcion: 'Registrado.', TipoMensaje: 'success' }, 'success', 'Registrado.'],
  [{ Descripcion: 'Registrado, sin correo.', TipoMensaje: 'Warning ' }, 'warning', 'Registrado, sin correo.'],
  [{ Descripcion: 'El correo no se envió.', TipoMensaje: 'error' }, 'error', 'El correo no se envió.'],
  [{ Descripcion: 'Quedó en espera.', TipoMensaje: 'Information' }, 'info', 'Quedó en espera.'],
  ['Registrado.', 'success', 'Registrado.'],
  [{ Descripcion: ' ', TipoMensaje: 'error' }, 'success', 'Se guardó.'],
  [null, 'success', 'Se guardó.'],
])('[F-8-01] [E-7.5-01] [F-8] a success with the message %j is told as %s', (Mensaje, tone, text) => {
  expect(said(Mensaje)).toEqual([[tone, text, '']]);
});

test('[F-8-03] what it was done to and the number of the message stand small below', () => {
  const message = { Descripcion: 'Registrado.', TipoMensaje: 'success', IdMensaje: 31 };
  expect(said(message)).toEqual([['success', 'Registrado.', '31']]);
  expect(said(message, 'ANA')).toContainEqual(['success', 'Registrado.', 'ANA · 31']);
  expect(said(null, 'ANA')).toContainEqual(['success', 'Se guardó.', 'ANA']);
});

test('the words of the services get their own type everywhere: no screen decides it', () => {
  const decided =
    /toast\.(?:success|info)\([^;]*\bDescripcion\b|\bmensaje\?\.Descripcion \|\| \(?\w+(?:\.\w+)*\.success/;
  const answers = ['src/features/auth/ForgotPasswordPage.tsx'];
  const who = filesIn('src').filter((path) => !path.startsWith('src/sandbox/') && decided.test(codeOf(path)));
  expect(who.filter((path) => !answers.includes(path))).toEqual([]);
});
