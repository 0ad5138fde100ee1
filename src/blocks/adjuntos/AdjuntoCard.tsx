import { type ReactNode, useId, useRef } from 'react';
import { NotaObservada, type Observada } from '#blocks/observado/NotaObservada.tsx';
import { useTask } from '#client/useTask.ts';
import { fill, plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { ElegirArchivo } from './ElegirArchivo.tsx';
import { pistaDe, tamanioEnPalabras, tiposAceptados } from './formatos.ts';
import { Miniatura } from './Miniatura.tsx';
import { adjuntosMessages as textos } from './messages.ts';
import { Obligatorio } from './Obligatorio.tsx';
import { SubidaEnCurso } from './SubidaEnCurso.tsx';
import { cambiado, idDeAdjunto } from './slots.ts';
import type { AdjuntoSlot, Adjuntos } from './useAdjuntos.ts';

interface Props {
  slot: AdjuntoSlot;
  adjuntos: Adjuntos;
  editable: boolean;
  falta: boolean;
  /** What the fund observed about it. */
  observada?: Observada | undefined;
  alVer: () => Promise<void>;
}

/** One requirement: its name, the files it accepts, its file, and the actions on that file. */
export function AdjuntoCard({ slot, adjuntos, editable, falta, observada, alVer }: Props) {
  const id = useId();
  const box = useRef<HTMLLIElement>(null);
  const { requisito } = slot;
  const error = slot.error ?? (falta ? textos.falta : null);
  const describedBy = [editable ? `${id}-pista` : '', observada ? `${id}-observada` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  // The pressed button disappears when the state changes, so the focus moves to the slot.
  const inside = (act: () => unknown) => () => {
    box.current?.focus();
    act();
  };
  const upload = (file: File) => inside(() => adjuntos.upload(slot, file))();
  return (
    <li
      ref={box}
      id={idDeAdjunto(requisito.IdRequisito)}
      tabIndex={-1}
      className={`adjunto ${error ? 'adjunto-mal' : ''}`}
      aria-labelledby={`${id}-nombre`}
      aria-describedby={describedBy || undefined}
    >
      <div className="adjunto-cabeza">
        <h2 id={`${id}-nombre`} className="adjunto-nombre">
          {requisito.Nombre}
          {requisito.Requerido && editable ? <Obligatorio /> : null}
        </h2>
        {editable ? (
          <p id={`${id}-pista`} className="adjunto-pista">
            {pistaDe(requisito)}
          </p>
        ) : null}
        {observada ? (
          <p id={`${id}-observada`} className="adjunto-pista">
            <NotaObservada {...observada} cambio={observada.cambio || cambiado(slot)} />
          </p>
        ) : null}
      </div>
      {slot.subida ? (
        <SubidaEnCurso
          subida={slot.subida}
          onCancel={inside(() => adjuntos.cancel(slot))}
          onRetry={inside(() => adjuntos.retry(slot))}
          onDismiss={inside(() => adjuntos.dismiss(slot))}
        />
      ) : (
        <Contenido
          {...{ slot, adjuntos, editable, alVer, inside, upload }}
          describedBy={`${id}-nombre ${describedBy}`}
        />
      )}
      {error ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      ) : null}
    </li>
  );
}

function Contenido({
  slot,
  adjuntos,
  editable,
  alVer,
  inside,
  upload,
  describedBy,
}: Omit<Props, 'falta' | 'observada'> & {
  inside: (act: () => unknown) => () => void;
  upload: (file: File) => void;
  describedBy: string;
}): ReactNode {
  const [ver, abriendo] = useTask(alVer);
  const { requisito, recurso } = slot;
  const accept = tiposAceptados(requisito);
  if (!recurso) {
    if (!editable) return <p className="adjunto-vacio">{textos.sinArchivo}</p>;
    return <FileDrop label={textos.elegir} describedBy={describedBy} accept={accept} onFile={upload} />;
  }
  return (
    <div className="adjunto-archivo">
      <Miniatura recurso={recurso} alt={fill(textos.vistaDe, { nombre: requisito.Nombre })} width={150} />
      <div className="adjunto-datos">
        <p className={`adjunto-fichero ${slot.porQuitar ? 'adjunto-tachado' : ''}`}>
          {plainName(recurso.NombreArchivo)}
        </p>
        <p className="adjunto-pista">{tamanioEnPalabras(recurso.Tamanio)}</p>
        {slot.pendiente ? <Pill tone="info">{textos.porGrabar}</Pill> : null}
        {slot.porQuitar ? <Pill tone="warn">{textos.porQuitar}</Pill> : null}
        <div className="adjunto-actos">
          <Button
            icon="eye"
            busy={abriendo}
            onClick={() => void ver()}
            aria-label={`${textos.ver} ${requisito.Nombre}`}
          >
            {textos.ver}
          </Button>
          {editable ? (
            <ElegirArchivo
              icon="refresh"
              accept={accept}
              onFile={upload}
              aria-label={`${textos.reemplazar} ${requisito.Nombre}`}
            >
              {textos.reemplazar}
            </ElegirArchivo>
          ) : null}
          {editable ? <Quitar {...{ slot, adjuntos, inside }} /> : null}
        </div>
      </div>
    </div>
  );
}

function Quitar({
  slot,
  adjuntos,
  inside,
}: {
  slot: AdjuntoSlot;
  adjuntos: Adjuntos;
  inside: (act: () => unknown) => () => void;
}) {
  const { Nombre } = slot.requisito;
  if (slot.porQuitar) {
    return (
      <Button onClick={inside(() => adjuntos.restore(slot))} aria-label={`${textos.deshacerQuitar} ${Nombre}`}>
        {textos.deshacerQuitar}
      </Button>
    );
  }
  return (
    <Button
      tone="danger"
      icon="trash"
      onClick={inside(() => adjuntos.remove(slot))}
      aria-label={`${textos.quitar} ${Nombre}`}
    >
      {textos.quitar}
    </Button>
  );
}
