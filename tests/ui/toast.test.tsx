import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('[F-9-09] a toast is shown for 5 seconds', () => {
  render(<ToastRegion />);
  act(() => void toast.success('Se guardó.'));
  pass(4900);
  expect(cards()).toEqual(['Se guardó.']);
  pass(200);
  expect(cards()).toEqual([]);
});

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

test('pointing at a toast stops its clock', () => {
  render(<ToastRegion />);
  act(() => void toast.warning('Revise.'));
  fireEvent.pointerEnter(screen.getByRole('list'));
  pass(20_000);
  expect(cards()).toEqual(['Revise.']);
  fireEvent.pointerLeave(screen.getByRole('list'));
  pass(5100);
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
