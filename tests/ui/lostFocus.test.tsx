import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { newUser } from '#support/user.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { keepFocus } from '#ui/focus/lostFocus.ts';

const button = (name: string) => screen.getByRole('button', { name });

/** A dialog that takes its opener with it, as the last file of a list does. */
function Emptied() {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const end = () => {
    setOpen(false);
    setGone(true);
  };
  return (
    <main>
      <h1 tabIndex={-1}>Título</h1>
      <div>{gone ? <Button>Otra cosa</Button> : <Button onClick={() => setOpen(true)}>Abrir</Button>}</div>
      {open ? (
        <Modal title="Diálogo" onClose={end}>
          <Button onClick={end}>Terminar</Button>
        </Modal>
      ) : null}
    </main>
  );
}

test('a dialog whose opener leaves with it hands the focus to what stands in its place', async () => {
  const user = newUser();
  render(<Emptied />);
  await user.click(button('Abrir'));
  await user.click(button('Terminar'));
  await waitFor(() => expect(button('Otra cosa')).toHaveFocus());
});

test('a dialog whose opener had left before hands it to what is around', async () => {
  const user = newUser();
  render(<Emptied />);
  const opener = button('Abrir');
  const place = opener.parentElement as HTMLElement;
  await user.click(opener);
  const before = document.createElement('button');
  before.textContent = 'Vecino';
  act(() => place.append(before));
  await user.click(button('Terminar'));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(place.contains(document.activeElement)).toBe(true);
});

function Kept({ first }: { first: readonly string[] }) {
  useEffect(keepFocus, []);
  const [names, setNames] = useState(first);
  return (
    <main>
      <h1 tabIndex={-1}>Título</h1>
      <div role="toolbar">
        <Button>Primero</Button>
        {names.length > 1 ? <Button onClick={() => setNames(names.slice(0, 1))}>Vaciar</Button> : null}
      </div>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Button onClick={() => setNames(names.filter((one) => one !== name))}>{name}</Button>
          </li>
        ))}
      </ul>
    </main>
  );
}

test('when a focused row leaves, the row in its place has the focus; after the last, the one before; then the heading', async () => {
  const user = newUser();
  render(<Kept first={['Uno', 'Dos', 'Tres']} />);
  await user.click(button('Dos'));
  await waitFor(() => expect(button('Tres')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button('Uno')).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('when a button of a toolbar leaves, its first one has the focus', async () => {
  const user = newUser();
  render(<Kept first={['Uno', 'Dos']} />);
  await user.click(button('Vaciar'));
  await waitFor(() => expect(button('Primero')).toHaveFocus());
});

test('who takes the focus first keeps it, and nothing is focused where nothing was', async () => {
  const user = newUser();
  render(<Kept first={['Uno', 'Dos']} />);
  await user.click(button('Dos'));
  button('Primero').focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(button('Primero')).toHaveFocus();
  act(() => button('Primero').blur());
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(document.body);
});
