import './partes.css';
import { Button } from '#ui/buttons/Button.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import type { Avance as Hasta } from '../fila/importacion.ts';
import { Anuncio } from './Anuncio.tsx';
import { avanceMessages as textos } from './messages.ts';

/** How far the check of all rows is, how long it still takes, and the button that ends it (design P7). */
export function Avance({ avance, onCancelar }: { avance: Hasta; onCancelar: () => void }) {
  const { hechas, total, resta } = avance;
  return (
    <div className="partes-avance">
      <div className="partes-avance-texto">
        <b>{textos.comprobando}</b>
        <span>
          {textos.avance(hechas, total)}
          {resta === null ? '' : ` · ${textos.resta(resta)}`}
        </span>
        <Button onClick={onCancelar}>{textos.cancelar}</Button>
      </div>
      <Meter
        label={textos.comprobando}
        done={hechas}
        total={total}
        parts={[{ id: 'hechas', tone: 'now', count: hechas }]}
      />
      <Anuncio leer={() => textos.anuncio(hechas, total, resta)} />
    </div>
  );
}
