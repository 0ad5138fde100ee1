import { Button } from '#ui/buttons/Button.tsx';
import { revisionMessages as textos } from './messages.ts';

/** Below the queue: the keys, and the button that lists all of them. */
export function PieDeCola({ letras, onAyuda }: { readonly letras: boolean; readonly onAyuda: () => void }) {
  return (
    <footer className="cola-pie">
      <p className="cola-teclas">
        {letras ? (
          <>
            <kbd>J</kbd>
            <kbd>K</kbd>
            <span>{textos.mover}</span>
            <kbd>N</kbd>
            <span>{textos.documento}</span>
          </>
        ) : null}
        <Button tone="ghost" className="cola-ayuda" onClick={onAyuda}>
          <span aria-hidden="true">
            <kbd>?</kbd>
          </span>
          {textos.teclas}
        </Button>
      </p>
    </footer>
  );
}
