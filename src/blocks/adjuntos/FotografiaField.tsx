import './adjuntos.css';
import { useId, useRef } from 'react';
import { NotaObservada, type Observada } from '#blocks/observado/NotaObservada.tsx';
import { plainName } from '#lib/texts.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import { ElegirArchivo } from './ElegirArchivo.tsx';
import { pistaDe, tiposAceptados } from './formatos.ts';
import { Marco } from './Marco.tsx';
import { adjuntosMessages as textos } from './messages.ts';
import { Obligatorio } from './Obligatorio.tsx';
import { SubidaEnCurso } from './SubidaEnCurso.tsx';
import { cambiado, idDeAdjunto } from './slots.ts';
import type { AdjuntoSlot, Adjuntos } from './useAdjuntos.ts';
import { useFotografia } from './useFotografia.tsx';
import { useVerAdjunto } from './useVerAdjunto.tsx';

interface Props {
  adjuntos: Adjuntos;
  editable: boolean;
  required: boolean;
  /** What Grabar found missing. */
  error?: string | undefined;
  /** What the fund observed about it. */
  observada?: Observada | undefined;
}

/**
 * The person's photograph: choose or take it, crop it, replace or remove it (spec E 2.2). Renders nothing if the type
 * requires none.
 */
export function FotografiaField({ adjuntos, editable, required, error, observada }: Props) {
  const { fotografia } = adjuntos;
  if (!fotografia) return null;
  return <Fotografia slot={fotografia} {...{ adjuntos, editable, required, error, observada }} />;
}

function Fotografia({ slot, adjuntos, editable, required, error, observada }: Props & { slot: AdjuntoSlot }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const foto = useFotografia(adjuntos, () => box.current?.focus());
  const { ver, element } = useVerAdjunto(adjuntos);
  const problem = foto.rechazo ?? slot.error ?? (slot.tieneArchivo ? null : error) ?? null;

  const choose = (file: File) => foto.elegir(slot, file);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box into the form's grid
    <div
      ref={box}
      id={idDeAdjunto(slot.requisito.IdRequisito)}
      role="group"
      tabIndex={-1}
      className={`fotografia ${problem ? 'fotografia-mal' : ''}`}
      aria-labelledby={`${id}-nombre`}
      aria-describedby={`${id}-pista${problem ? ` ${id}-error` : ''}${observada ? ` ${id}-observada` : ''}`}
    >
      <Marco
        recurso={slot.porQuitar ? null : slot.recurso}
        alt={textos.fotoDePersona}
        falta="user"
        className="fotografia-marco"
      />
      <div className="fotografia-datos">
        <p id={`${id}-nombre`} className="field-label">
          {textos.fotografia}
          {required && editable ? <Obligatorio /> : null}
        </p>
        <p id={`${id}-pista`} className="field-hint">
          {editable
            ? pistaDe(slot.requisito)
            : slot.recurso
              ? plainName(slot.recurso.NombreArchivo)
              : !adjuntos.loading && textos.sinArchivo}
        </p>
        {slot.subida ? (
          <SubidaEnCurso
            subida={slot.subida}
            onCancel={() => adjuntos.cancel(slot)}
            onRetry={() => void adjuntos.retry(slot)}
            onDismiss={() => adjuntos.dismiss(slot)}
          />
        ) : (
          <Actos
            {...{ slot, adjuntos, editable, choose }}
            alVer={() => void ver(slot)}
            onGone={() => box.current?.focus()}
          />
        )}
        {observada ? (
          <p id={`${id}-observada`} className="field-hint">
            <NotaObservada {...observada} cambio={observada.cambio || cambiado(slot)} />
          </p>
        ) : null}
        {problem ? (
          <p id={`${id}-error`} className="field-error" role="alert">
            <Icon name="alert" />
            <span>{problem}</span>
          </p>
        ) : null}
      </div>
      {foto.element}
      {element}
    </div>
  );
}

function Actos({
  slot,
  adjuntos,
  editable,
  choose,
  alVer,
  onGone,
}: Pick<Props, 'adjuntos' | 'editable'> & {
  slot: AdjuntoSlot;
  choose: (file: File) => Promise<void>;
  alVer: () => void;
  onGone: () => void;
}) {
  const accept = tiposAceptados(slot.requisito);
  const take = (file: File) => void choose(file);
  const shown = slot.recurso !== null && !slot.porQuitar;
  const remove = () => {
    onGone();
    void adjuntos.remove(slot);
  };
  return (
    <div className="fotografia-actos">
      {shown ? (
        <Button icon="eye" onClick={alVer} aria-label={`${textos.ver} ${textos.fotografia.toLowerCase()}`}>
          {textos.ver}
        </Button>
      ) : null}
      {editable ? (
        <>
          <ElegirArchivo icon={shown ? 'refresh' : 'image'} accept={accept} onFile={take}>
            {shown ? textos.reemplazar : textos.elegirFoto}
          </ElegirArchivo>
          <ElegirArchivo
            icon="camera"
            className="fotografia-camara"
            accept="image/jpeg"
            capture="environment"
            onFile={take}
          >
            {textos.camara}
          </ElegirArchivo>
          {shown ? (
            <Button tone="danger" icon="trash" onClick={remove}>
              {textos.quitar}
            </Button>
          ) : null}
          {slot.porQuitar ? <Pill tone="warn">{textos.porQuitar}</Pill> : null}
          {slot.porQuitar ? <Button onClick={() => adjuntos.restore(slot)}>{textos.deshacerQuitar}</Button> : null}
        </>
      ) : null}
    </div>
  );
}
