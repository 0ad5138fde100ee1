import { useStore } from 'zustand';
import { writesUnderWay } from '#client/writes.ts';
import { transport } from '#messages/transport.ts';
import { BusyOverlay } from '#ui/feedback/BusyOverlay.tsx';

/** Covers the page while something is being saved; it cannot be cancelled (spec F 9). Not while a dialog shows it. */
export function Overlay() {
  const active = useStore(writesUnderWay, (s) => s.count > 0 && s.shown === 0);
  return <BusyOverlay active={active} text={transport.guardando} />;
}
