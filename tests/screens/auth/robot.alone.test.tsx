import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { session } from '#client/session.ts';
import { mount } from '#support/mount.tsx';
import { recordCalls, toastSays } from '#support/screens.ts';

vi.mock('#lib/config.ts', async (original) => {
  const module = await original<typeof import('#lib/config.ts')>();
  return { ...module, config: () => ({ ...module.config(), claveRobot: 'clave' }) };
});

vi.mock('react-google-recaptcha', () => ({ default: Widget }));

interface WidgetProps {
  readonly onChange: (token: string | null) => void;
  readonly onExpired: () => void;
  readonly asyncScriptOnLoad: () => void;
}

/** Answers as the external widget does: it has loaded, somebody passes the check, and the answer expires. */
function Widget({ onChange, onExpired, asyncScriptOnLoad }: WidgetProps) {
  useEffect(asyncScriptOnLoad, [asyncScriptOnLoad]);
  return (
    <>
      <button type="button" onClick={() => onChange('prueba-del-control')}>
        Pasar el control
      </button>
      <button type="button" onClick={onExpired}>
        Vencer el control
      </button>
    </>
  );
}

test('[F-7.1-01] [F-5.1-02] [F-5.1-03] [F-5.1-04] [F-9-16] the token of the external robot check is sent, and nothing once it has expired', async () => {
  const { user } = await mount('/auth');
  await user.type(await screen.findByLabelText('Usuario'), 'empresa');
  await user.type(screen.getByLabelText('Contraseña'), 'otra');
  const sent = recordCalls(/\/EmpAuth\/?$/);
  await user.click(await screen.findByRole('button', { name: 'Pasar el control' }));
  await user.click(screen.getByRole('button', { name: 'Vencer el control' }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  await toastSays('Debe marcar la casilla de "No soy un robot".');
  expect(await screen.findByText('Debe indicar si no es un robot.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Pasar el control' }));
  await user.click(screen.getByRole('button', { name: 'Iniciar Sesión' }));
  expect(await screen.findByText('Usuario o contraseña incorrectos.')).toBeVisible();
  expect(sent).toMatchObject([{ UserName: 'empresa', Password: 'otra', TokenGC: 'prueba-del-control' }]);
  expect(session.getState().status).toBe('not-authenticated');
});
