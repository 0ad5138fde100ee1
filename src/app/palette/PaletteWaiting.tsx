import './palette.css';
import type { RefObject } from 'react';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { fieldMessages as texts } from './fieldMessages.ts';

/** What the palette finds, as its empty field says it. */
export const hint = (): string => {
  const rol = rolActual();
  return rol === 'personal' || rol === 'empresa' ? texts.search[rol] : texts.searchScreens;
};

/** What was typed while the palette's code was loading. */
export interface TypedBefore {
  readonly text: string;
  /** Enter was the last key. */
  readonly enter: boolean;
}

/** What a palette just opened starts with. */
export const nothingTyped: TypedBefore = { text: '', enter: false };

/** The palette's field while its code loads: what is typed goes into `typed`, for the palette to go on with. */
export function PaletteWaiting({
  typed,
  onClose,
}: {
  readonly typed: RefObject<TypedBefore>;
  readonly onClose: () => void;
}) {
  return (
    <Modal title={texts.title} onClose={onClose} className="palette-dialog">
      <div className="palette-search">
        <Icon name="search" />
        <input
          aria-label={hint()}
          placeholder={hint()}
          data-autofocus=""
          onChange={({ currentTarget }) => {
            typed.current = { text: currentTarget.value, enter: false };
          }}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Enter' && !nativeEvent.isComposing) typed.current = { ...typed.current, enter: true };
          }}
        />
      </div>
    </Modal>
  );
}
