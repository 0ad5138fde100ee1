import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { useGuardiaSinGrabar } from '#blocks/cerrar/useGuardiaSinGrabar.ts';
import { CrearPersonaDialog } from '#blocks/identidad/CrearPersonaDialog.tsx';
import { IdentidadDialog } from '#blocks/identidad/IdentidadDialog.tsx';
import { EscribirMensajeDialog } from '#blocks/seguimiento/EscribirMensajeDialog.tsx';
import { hasUnsaved } from '#client/unsaved.ts';
import { ordenPago } from '#contract/entities/ordenPago.ts';
import { ObservarDialog } from '#engine/observe/ObservarDialog.tsx';
import { CompradorDialog } from '#features/orden-pago/cobro/CompradorDialog.tsx';
import { ComprobanteDialog } from '#features/orden-pago/cobro/ComprobanteDialog.tsx';
import ResolucionDialog from '#features/pasivo/alta/ResolucionDialog.tsx';
import { avisoDeAlta } from '#support/avisos.ts';
import { asking, question } from '#support/screens.ts';
import { show } from './show.tsx';

const orden = z.parse(ordenPago, { IdOrdenPago: 7, IdEmpresa: 1, NumeroComprobante: 'C-1' });
const comprador = {
  RazonSocial: 'ANDINA SRL',
  IdTipoDocumento: 5,
  NumeroDocumento: '1028',
  Complemento: '',
  CorreoElectronico: '',
};
const nombres = { apellidoPaterno: 'APAZA', apellidoMaterno: '', nombres: 'ROSA' };
const nothing = () => undefined;

/** Each dialog with a typed field, and one of its fields. */
const dialogos: readonly (readonly [string, RegExp, (onClose: () => void) => ReactNode])[] = [
  ['the buyer', /razón social/i, (onClose) => <CompradorDialog {...{ orden, comprador, onClose }} />],
  ['the receipt', /comprobante/, (onClose) => <ComprobanteDialog {...{ orden, onClose }} />],
  [
    '[R-2.4-16] an observation',
    /^Observa/,
    (onClose) => <ObservarDialog {...avisoDeAlta()} onSave={() => Promise.resolve(true)} {...{ onClose }} />,
  ],
  ['a message', /^Mensaje/, (onClose) => <EscribirMensajeDialog idTabla={1} tabla="x" {...{ onClose }} />],
  ['a resolution', /^Número/, (onClose) => <ResolucionDialog idEmpresa={501} onDone={nothing} {...{ onClose }} />],
  ['names', /^Nombres/, (onClose) => <CrearPersonaDialog primera={nombres} onSame={nothing} {...{ onClose }} />],
  [
    '[F-2.6-06] a person',
    /^Nombres/,
    (onClose) => <IdentidadDialog uso="externo" onSelect={nothing} {...{ onClose }} />,
  ],
];

describe.each(dialogos)('a dialog with something typed in it: %s', (_what, label, dialog) => {
  test('is left at once while nothing is typed, and asks before it loses anything, whichever way it is closed', async () => {
    const close = vi.fn();
    const { user, router } = await show(dialog(close));
    // A page to go back to.
    await act(() => router.navigate('/otra'));
    const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
    const open = within(screen.getByRole('dialog'));
    await user.click(open.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(asking()).toBe(false);
    expect(hasUnsaved()).toBe(false);
    close.mockClear();

    await user.type(field, 'XY');
    expect(hasUnsaved(), 'signing out and a new version ask too').toBe(true);
    const leave = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(leave));
    expect(leave.defaultPrevented, 'and so does the browser').toBe(true);
    const typed = field.value;
    for (const way of [
      () => user.click(open.getByRole('button', { name: 'Cancelar' })),
      () => user.click(open.getByRole('button', { name: 'Cerrar' })),
      () => Promise.resolve(fireEvent.keyDown(field, { key: 'Escape' })),
      () => act(() => router.navigate(-1)),
    ]) {
      await way();
      const asked = await question(/^Confirmar¿Desea descartar (lo que escribió|el mensaje que escribió)\?/);
      await user.click(asked.getByRole('button', { name: 'Cancelar' }));
      await waitFor(() => expect(asking()).toBe(false));
      expect(field.value).toBe(typed);
      expect(router.state.location.pathname).toBe('/otra');
    }
    expect(close).not.toHaveBeenCalled();
    await user.click(open.getByRole('button', { name: 'Cancelar' }));
    await user.click((await question('¿Desea descartar')).getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });
});

function Hoja({ onLeave }: { readonly onLeave: () => void }) {
  const [text, setText] = useState('');
  useGuardiaSinGrabar(text !== '', onLeave);
  return (
    <>
      <input aria-label="Hoja" value={text} onChange={(event) => setText(event.target.value)} />
      <EscribirMensajeDialog idTabla={1} tabla="x" onClose={nothing} />
    </>
  );
}

test('going back over a dialog and a screen with something typed in both asks once, for the screen, and keeps or loses both', async () => {
  const leave = vi.fn();
  const { user, router } = await show(<Hoja onLeave={leave} />);
  await act(() => router.navigate('/otra'));
  fireEvent.change(screen.getByLabelText('Hoja'), { target: { value: 'algo' } });
  const field = await screen.findByLabelText(/^Mensaje/);
  await user.type(field, 'Falta el sello');
  // The code of the question is loaded with the first question.
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await user.click((await question('¿Desea descartar el mensaje')).getByRole('button', { name: 'Cancelar' }));
  for (const [answer, at] of [
    ['Seguir editando', '/otra'],
    ['Salir sin guardar', '/'],
  ] as const) {
    await act(() => router.navigate(-1));
    const asked = await question('Si sale ahora, perderá lo que escribió en este aviso.');
    await user.click(asked.getByRole('button', { name: answer }));
    await waitFor(() => expect(asking()).toBe(false));
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
    expect(field).toHaveValue('Falta el sello');
    expect(leave).toHaveBeenCalledTimes(at === '/' ? 1 : 0);
  }
});
