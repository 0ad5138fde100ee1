import { useHoy } from '#engine/queue/hoy.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { revisionMessages as textos } from './messages.ts';

/** Below the queue: what the reviewer did today, the keys, and the button that lists all of them. */
export function PieDeCola({
  letras,
  waiting,
  alAbrirAyuda,
}: {
  readonly letras: boolean;
  /** How many wait; null while nobody knows. */
  readonly waiting: number | null;
  readonly alAbrirAyuda: () => void;
}) {
  const { aceptados, observados } = useHoy();
  const done = aceptados + observados;
  const total = done + (waiting ?? 0);
  const parte = (n: number) => ({ width: `${total > 0 ? (100 * n) / total : 0}%` });
  return (
    <footer className="cola-pie">
      <p className="cola-hoy">
        <span>{textos.hoy}</span>
        <span>
          <b>{aceptados}</b> {textos.aceptados(aceptados)} · <b>{observados}</b> {textos.observadosHoy(observados)}
        </span>
      </p>
      <div className="cola-avance" role="img" aria-label={textos.avance(done, total)}>
        <i style={parte(aceptados)} />
        <i style={parte(observados)} />
      </div>
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
        <Button tone="ghost" className="cola-ayuda" onClick={alAbrirAyuda}>
          {letras ? (
            <span aria-hidden="true">
              <kbd>?</kbd>
            </span>
          ) : null}
          {textos.teclas}
        </Button>
      </p>
    </footer>
  );
}
