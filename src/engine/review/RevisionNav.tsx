import './revision.css';
import { useEffect } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useNavigate } from 'react-router-dom';
import type { Accion } from '#engine/definition/definition.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { aperturaDe, lugarEnCola } from './colaRevision.ts';
import { revisionAvisoMessages as textos } from './revisionMessages.ts';

/** This control asked for another notice: its heading gets the focus once it is rendered. */
let enCamino = false;

const sinDialogo = () => document.querySelector('dialog[open]') === null;

/**
 * The reviewer's buttons and keys to move through the declared notices. It shows nothing if the notice was not opened
 * from the desk; the keys for accepting and observing still work.
 */
export function RevisionNav({
  idPersonaNovedad,
  allowed,
  onAction,
}: {
  readonly idPersonaNovedad: number;
  readonly allowed: ReadonlySet<Accion>;
  readonly onAction: (action: Accion) => void;
}) {
  const navigate = useNavigate();
  const place = lugarEnCola(idPersonaNovedad);
  const go = (to: 'anterior' | 'siguiente') => {
    const opening = aperturaDe(place?.[to] ?? null);
    if (!opening) return;
    enCamino = true;
    opening.remember();
    void navigate(opening.to);
  };
  useEffect(() => {
    if (enCamino) document.querySelector('h1')?.focus();
    enCamino = false;
  }, []);
  const act = (action: Accion) => {
    if (allowed.has(action) && sinDialogo()) onAction(action);
  };
  const keys = { preventDefault: true } as const;
  useHotkeys('mod+enter', () => act('aceptar'), keys);
  // The key is matched by the character it writes: a full stop is on another key on other keyboards.
  useHotkeys('mod+.', () => act('observar'), { ...keys, useKey: true });
  useHotkeys('mod+right', () => sinDialogo() && go('siguiente'), keys);
  useHotkeys('mod+left', () => sinDialogo() && go('anterior'), keys);
  if (!place) return null;
  return (
    <fieldset className="revision-nav" title={textos.atajos}>
      <legend className="sr-only">{textos.lugarLeido(place.lugar, place.total)}</legend>
      <Button
        icon="chevron-left"
        disabled={place.anterior === null}
        onClick={() => go('anterior')}
        aria-label={textos.anterior}
      />
      <span className="revision-lugar">{textos.lugar(place.lugar, place.total)}</span>
      <Button
        icon="chevron-right"
        disabled={place.siguiente === null}
        onClick={() => go('siguiente')}
        aria-label={textos.siguiente}
      />
    </fieldset>
  );
}
