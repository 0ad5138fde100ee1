import { Button } from '#ui/buttons/Button.tsx';
import { revisionMessages as textos } from './messages.ts';
import type { Navegacion } from './useNavegacion.ts';

interface BarraProps {
  readonly navegacion: Navegacion;
  readonly letras: boolean;
  /** How many the queue shows. */
  readonly total: number;
}

/** The way to the queue on a narrow screen, the place in the queue, and the notices before and after. */
export function BarraDeMesa({ navegacion, letras, total }: BarraProps) {
  const { lugar, anterior, siguiente, abrir, colaAbierta, setColaAbierta } = navegacion;
  return (
    <div className="mesa-barra">
      <Button
        className="mesa-lista"
        icon="list"
        aria-label={textos.verCola}
        aria-expanded={colaAbierta}
        onClick={() => setColaAbierta(!colaAbierta)}
      />
      <fieldset className="mesa-mover">
        <legend className="sr-only">{lugar > 0 ? textos.lugarLeido(lugar, total) : textos.fueraDeCola}</legend>
        <Button
          icon="chevron-left"
          aria-label={textos.anterior}
          disabled={!anterior}
          onClick={() => anterior && abrir(anterior)}
          aria-keyshortcuts={letras ? 'K Control+ArrowLeft' : 'Control+ArrowLeft'}
        />
        <span className="mesa-lugar">{lugar > 0 ? textos.lugar(lugar, total) : '—'}</span>
        <Button
          icon="chevron-right"
          aria-label={textos.siguiente}
          disabled={!siguiente}
          onClick={() => siguiente && abrir(siguiente)}
          aria-keyshortcuts={letras ? 'J Control+ArrowRight' : 'Control+ArrowRight'}
        />
      </fieldset>
    </div>
  );
}
