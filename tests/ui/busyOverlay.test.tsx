import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const cover = () => document.querySelector('.busy-overlay');

test('[F-9-12] the cover has nothing to cancel it with, however long it takes, and goes only with what it waits for', () => {
  const { rerender } = render(<BusyOverlay active text="Guardando…" />);
  for (const wait of [0, 300, 10_000, 600_000]) {
    pass(wait);
    expect(cover()?.querySelectorAll('button, a, [role=button], [tabindex]')).toHaveLength(0);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(cover() ?? document.body);
    fireEvent.pointerDown(cover() ?? document.body);
    expect(cover()).toBeInTheDocument();
  }
  expect(screen.getByText(/^Guardando…/)).toBeVisible();
  expect(cover()).toHaveClass('busy-overlay-on');
  rerender(<BusyOverlay active={false} text="Guardando…" />);
  expect(cover()).toBeNull();
});

test('[F-9-12] over a dialog it covers the dialog, and cannot be cancelled there either', () => {
  const onClose = vi.fn();
  render(
    <Modal title="Registro" onClose={onClose}>
      <BusyOverlay active text="Guardando…" />
    </Modal>,
  );
  pass(11_000);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toContainElement(cover() as HTMLElement);
  expect(cover()?.querySelectorAll('button, a, [role=button], [tabindex]')).toHaveLength(0);
  fireEvent.click(cover() ?? document.body);
  expect(cover()).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
