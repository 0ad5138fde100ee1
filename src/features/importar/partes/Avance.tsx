import './partes.css';
import { Button } from '#ui/buttons/Button.tsx';
import { Meter } from '#ui/feedback/Meter.tsx';
import type { Avance as Hasta } from '../fila/importacion.ts';
import { Anuncio } from './Anuncio.tsx';
import { avanceMessages as textos } from './messages.ts';

/**
 * How far the check of all rows is, how long it still takes, and the button that ends it. null on a phone: what is
 * cancelled there could not be begun again.
 */
export function Avance({ avance, alCancelar }: { avance: Hasta; alCancelar: (() => void) | null }) {
  const { que = 'filas', hechas, total, resta } = avance;
  const { titulo, avance: hasta, anuncio } = textos[que];
  return (
    <div className="partes-avance">
      <div className="partes-avance-texto">
        <b>{titulo}</b>
        <span>
          {hasta(hechas, total)}
          {resta === null ? '' : ` · ${textos.resta(resta)}`}
        </span>
        {alCancelar ? <Button onClick={alCancelar}>{textos.cancelar}</Button> : null}
      </div>
      <Meter label={titulo} done={hechas} total={total} parts={[{ id: 'hechas', tone: 'now', count: hechas }]} />
      <Anuncio leer={() => anuncio(hechas, total, resta)} />
    </div>
  );
}
