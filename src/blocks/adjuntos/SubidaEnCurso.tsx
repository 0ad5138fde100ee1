import { useId } from 'react';
import { fill, plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { adjuntosMessages as textos } from './messages.ts';
import type { Subida } from './slots.ts';

/** A file that is being uploaded, with its progress and Cancelar, or one that failed, with Reintentar. */
export function SubidaEnCurso({
  subida,
  onCancel,
  onRetry,
  onDismiss,
}: {
  subida: Subida;
  onCancel: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}) {
  const id = useId();
  const { archivo, avance, estado, detalle } = subida;
  if (estado === 'fallida') {
    return (
      <div className="subida subida-fallida">
        <p className="subida-nombre">{plainName(archivo.name)}</p>
        <p className="subida-error" role="alert">
          {textos.noSeGrabo} {detalle}
        </p>
        <div className="subida-actos">
          <Button icon="refresh" onClick={onRetry}>
            {textos.reintentar}
          </Button>
          <Button tone="ghost" onClick={onDismiss}>
            {textos.quitar}
          </Button>
        </div>
      </div>
    );
  }
  const percent = Math.round(avance * 100);
  return (
    <div className="subida">
      <p id={id} className="subida-nombre">
        {fill(textos.subiendo, { nombre: plainName(archivo.name) })}
      </p>
      <div className="subida-barra">
        <progress aria-labelledby={id} max={100} value={percent} />
        <span className="num" aria-hidden="true">
          {percent} %
        </span>
      </div>
      <div className="subida-actos">
        <Button onClick={onCancel}>{textos.cancelar}</Button>
      </div>
    </div>
  );
}
