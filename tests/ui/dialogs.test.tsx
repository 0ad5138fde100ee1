import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newUser } from '#support/user.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { confirm, notice } from '#ui/dialogs/confirm.ts';
import { DialogHost } from '#ui/dialogs/DialogHost.tsx';
import { topDialog } from '#ui/dialogs/dialogStack.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { TextField } from '#ui/fields/TextField.tsx';

function Page({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {open ? (
        <Modal title="Buscar persona" locked={locked} onClose={() => setOpen(false)}>
          <TextField label="Código" readOnly value="1" />
          <TextField label="Nombres" />
        </Modal>
      ) : null}
    </>
  );
}

test('a dialog is named by its heading, takes focus to its first field and gives it back', async () => {
  const user = newUser();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Buscar persona' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nombres' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('a locked dialog has no X and does not hear Esc', async () => {
  const user = newUser();
  render(<Page locked />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a locked dialog opens again when the browser closes it', async () => {
  const user = newUser();
  render(<Page locked />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = screen.getByRole('dialog');
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('no native dialog');
  act(() => dialog.close());
  expect(dialog.open).toBe(true);
});

/** A dialog that stays above others, and one that may open later. */
function Stays({ later, open }: { later: boolean; open: boolean }) {
  return (
    <>
      {open ? (
        <Modal title="Sesión bloqueada" locked above onClose={() => undefined}>
          <TextField label="Contraseña" />
        </Modal>
      ) : null}
      {later ? (
        <Modal title="Regional" onClose={() => undefined}>
          <TextField label="Nombre" />
        </Modal>
      ) : null}
    </>
  );
}

test('a dialog that stays above others covers one that opens later, and leaves the focus to it when it closes', async () => {
  const { rerender } = render(<Stays open later={false} />);
  const password = screen.getByRole('textbox', { name: 'Contraseña' });
  const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  onTestFinished(() => shown.mockRestore());
  rerender(<Stays open later />);
  // The last one that was shown is on top.
  expect(shown.mock.contexts.at(-1)).toBe(password.closest('dialog'));
  expect(topDialog()).toBe(password.closest('dialog'));
  expect(password).toHaveFocus();
  rerender(<Stays open={false} later />);
  expect(topDialog()).toContainElement(screen.getByRole('textbox', { name: 'Nombre' }));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
});

test('[F-8-18] a question has Aceptar and Cancelar, and nothing else to answer with', async () => {
  const user = newUser();
  render(<DialogHost />);
  const answers: boolean[] = [];
  for (const name of ['Aceptar', 'Cancelar']) {
    act(() => {
      const tone = name === 'Aceptar' ? 'plain' : 'danger';
      void confirm({ message: '¿Desea guardar?', tone }).then((answer) => answers.push(answer));
    });
    const buttons = screen.getAllByRole('button').map((one) => one.textContent);
    expect(buttons.filter(Boolean).toSorted()).toEqual(['Aceptar', 'Cancelar']);
    await user.click(screen.getByRole('button', { name }));
  }
  expect(answers).toEqual([true, false]);
});

test('[F-8-18] a question answers by button; a dangerous one starts on Cancelar', async () => {
  const user = newUser();
  render(<DialogHost />);
  const answers: boolean[] = [];
  const ask = (tone: 'danger' | 'plain') =>
    act(() => {
      void confirm({ message: '¿Está seguro?', accept: 'Eliminar', tone }).then((answer) => answers.push(answer));
    });
  ask('danger');
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('¿Está seguro?');
  await user.keyboard('{Enter}');
  ask('plain');
  expect(screen.getByRole('button', { name: 'Eliminar' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Eliminar' }));
  ask('plain');
  await user.keyboard('{Escape}');
  expect(answers).toEqual([false, true, false]);
});

test('a notice settles once it is read', async () => {
  const user = newUser();
  const read = vi.fn();
  render(<DialogHost />);
  act(() => void notice({ message: 'Registro completado.' }).then(read));
  expect(read).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Aceptar' }));
  expect(read).toHaveBeenCalled();
});

test('[F-7-02] a busy button keeps focus and ignores clicks, also as the submit of a form', async () => {
  const user = newUser();
  const act = vi.fn();
  const submit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={act}>
        Grabar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Grabar' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(act).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});
