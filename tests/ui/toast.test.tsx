import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenToToasts } from '#support/reader.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { ToastRegion } from '#ui/feedback/ToastRegion.tsx';
import { toast, useToasts } from '#ui/feedback/toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => toast.clear());
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const cards = () => screen.queryAllByRole('listitem').map((card) => card.textContent);

test.each(['success', 'info', 'warning', 'error'] as const)(
  '[F-8-05] [F-9-09] a toast of %s is shown for 5 seconds',
  (tone) => {
    render(<ToastRegion />);
    act(() => void toast[tone]('Se guardó.'));
    pass(4999);
    expect(cards()).toEqual(['Se guardó.']);
    pass(1);
    expect(cards()).toEqual([]);
  },
);

test('the same text within a second is one toast, later it is another', () => {
  render(<ToastRegion />);
  act(() => void toast.error('Sin conexión.'));
  pass(900);
  act(() => void toast.error('Sin conexión.'));
  act(() => void toast.info('Sin conexión.'));
  expect(cards()).toHaveLength(2);
  pass(200);
  act(() => void toast.error('Sin conexión.'));
  expect(cards()).toHaveLength(3);
});

test('[F-9-09] pointing at a toast stops its clock', () => {
  render(<ToastRegion />);
  act(() => void toast.warning('Revise.'));
  fireEvent.pointerEnter(screen.getByRole('list'));
  pass(20_000);
  expect(cards()).toEqual(['Revise.']);
  fireEvent.pointerLeave(screen.getByRole('list'));
  pass(4999);
  expect(cards()).toEqual(['Revise.']);
  pass(1);
  expect(cards()).toEqual([]);
});

test('[F-9-09] a toast with small text below, and one after another, have 5 seconds each', () => {
  render(<ToastRegion />);
  act(() => void toast.error('No se pudo.', { small: 'SEG-3' }));
  pass(3000);
  act(() => void toast.info('Se guardó.'));
  pass(1999);
  expect(cards()).toHaveLength(2);
  pass(1);
  expect(cards()).toEqual(['Se guardó.']);
  pass(2999);
  expect(cards()).toEqual(['Se guardó.']);
  pass(1);
  expect(cards()).toEqual([]);
});

test('regions are there before their text; errors interrupt, the rest waits', () => {
  render(<ToastRegion />);
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
  act(() => void toast.error('No se pudo.', { small: 'Intente más tarde.' }));
  expect(alert).toBeEmptyDOMElement();
  pass(150);
  expect(alert).toHaveTextContent('No se pudo. Intente más tarde.');
  expect(status).toBeEmptyDOMElement();
});

test('toasts can be used over an open dialog, and go back when it closes', () => {
  const page = (open: boolean) => (
    <>
      {open ? (
        <Modal title="Persona" onClose={() => undefined}>
          <p>Contenido</p>
        </Modal>
      ) : null}
      <ToastRegion />
    </>
  );
  const { rerender } = render(page(true));
  act(() => void toast.info('Aviso'));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('button', { name: 'Cerrar aviso' }));
  rerender(page(false));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(cards()).toEqual([]);
});

/** Lets this much time pass, with everything that happens in it. */
const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const regions = () => [...document.querySelectorAll('.toast-region, .toast-region [aria-live]')];

/** A page with this many dialogs, at most two, one over the other. */
const page = (dialogs: number) => (
  <>
    <ToastRegion />
    {['Persona', 'Mapa'].slice(0, dialogs).map((title) => (
      <Modal key={title} title={title} onClose={() => undefined}>
        <p>Contenido</p>
      </Modal>
    ))}
  </>
);

test('each toast is announced once, whichever dialogs open and close meanwhile; the region stays the same', async () => {
  const { rerender } = render(page(0));
  const [heard, before] = [listenToToasts(), regions()];
  expect(before).toHaveLength(3);
  act(() => void toast.error('No se pudo.'));
  await passing(200);
  expect(heard).toEqual(['No se pudo.']);
  for (const dialogs of [1, 2, 1, 0, 1]) {
    rerender(page(dialogs));
    await passing(600);
    expect(regions()).toEqual(before);
    expect(document.querySelector('.toast')).toBeVisible();
  }
  expect(heard).toEqual(['No se pudo.']);
  rerender(page(1));
  act(() => void toast.success('Se guardó.'));
  await passing(200);
  rerender(page(0));
  await passing(6000);
  expect(heard).toEqual(['No se pudo.', 'Se guardó.']);
});

test('a toast that comes together with a dialog is announced inside it, one that comes as it closes outside', async () => {
  const { rerender } = render(page(0));
  const heard = listenToToasts();
  act(() => void toast.info('Se abre.'));
  await passing(50);
  rerender(page(1));
  await passing(99);
  expect(heard).toEqual([]);
  await passing(1);
  expect(heard).toEqual(['Se abre.']);
  act(() => void toast.info('Se cierra.'));
  rerender(page(0));
  await passing(600);
  expect(heard).toEqual(['Se abre.', 'Se cierra.']);
});

test('toasts of the same moment are announced one after the other, and the same text again once more', async () => {
  render(<ToastRegion />);
  const heard = listenToToasts();
  act(() => {
    toast.success('Se guardó.');
    toast.warning('Falta la fotografía.');
    toast.success('Se envió.');
  });
  // A text that replaced another at once would keep people from reading the first.
  const all = ['Se guardó.', 'Falta la fotografía.', 'Se envió.'];
  for (const count of [1, 2, 3]) {
    await passing(450);
    expect(heard).toEqual(all.slice(0, count));
  }
  act(() => void toast.success('Se envió.'));
  await passing(2000);
  expect(heard.slice(3)).toEqual(['Se envió.']);
});

test('what a toast said does not stand longer than the toast, and is not said of one that was withdrawn', async () => {
  render(<ToastRegion />);
  const heard = listenToToasts();
  act(() => void toast.info('Listo.'));
  await passing(4900);
  expect(screen.getByRole('status')).toHaveTextContent('Listo.');
  await passing(200);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => toast.withdraw(toast.error('La sesión expiró.')));
  await passing(2000);
  expect(heard).toEqual(['Listo.']);
});

test('[F-9-09] whoever pointed at a toast when a dialog opened keeps it for its full time only', async () => {
  const { rerender } = render(page(0));
  act(() => void toast.warning('Revise.'));
  fireEvent.pointerEnter(screen.getByRole('list'));
  await passing(20_000);
  rerender(page(1));
  await passing(4900);
  expect(cards()).toEqual(['Revise.']);
  await passing(200);
  expect(cards()).toEqual([]);
});

function History() {
  return <p>{useToasts().history.length}</p>;
}

test('the last twenty are kept', () => {
  render(<History />);
  act(() => {
    for (let at = 0; at < 25; at += 1) toast.info(`Aviso ${at}`);
  });
  expect(screen.getByText('20')).toBeVisible();
});
