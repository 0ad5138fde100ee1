import type { KeyboardEvent, RefObject } from 'react';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Pill } from '#ui/layout/Pill.tsx';
import {
  type Ajustes,
  conBeneficiarios,
  escribir,
  type FilaCorreo as Fila,
  LARGO_CORREO,
  problemaDe,
} from './correos.ts';
import { correosTexts as texts } from './correosMessages.ts';

/** Whom the address is told of: holders always, dependants by choice (spec R 5.7). */
function Destinos({ fila, onBeneficiario }: { readonly fila: Fila; readonly onBeneficiario: (on: boolean) => void }) {
  const correo = fila.Correo || texts.nuevoCorreo;
  return (
    <span className="correo-whom">
      <label>
        <input type="checkbox" checked disabled aria-label={fill(texts.titularesDe, { correo })} />
        <span aria-hidden="true">{texts.titulares}</span>
      </label>
      <label>
        <input
          type="checkbox"
          checked={fila.Beneficiario}
          aria-label={fill(texts.beneficiariosDe, { correo })}
          onChange={(event) => onBeneficiario(event.target.checked)}
        />
        <span aria-hidden="true">{texts.beneficiarios}</span>
      </label>
    </span>
  );
}

/** A row as it stands. */
export function FilaCorreoLeida({
  fila,
  locked,
  back,
  onEdit,
  onRemove,
  onBeneficiario,
}: {
  readonly fila: Fila;
  /** Another row is being written. */
  readonly locked: boolean;
  /** Row whose button takes the focus when it appears. */
  readonly back: RefObject<number | null>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onBeneficiario: (on: boolean) => void;
}) {
  const { Correo: correo, clave, pendiente } = fila;
  const attach = (button: HTMLButtonElement | null) => {
    if (!button || back.current !== clave) return;
    back.current = null;
    button.focus();
  };
  return (
    <li className="correo">
      <span className="correo-address">
        <b>{correo}</b>
        {pendiente ? <Pill tone="warn">{texts.porGuardar}</Pill> : null}
      </span>
      <Destinos fila={fila} onBeneficiario={onBeneficiario} />
      <span className="correo-acts">
        <Button
          ref={attach}
          tone="ghost"
          icon="edit"
          aria-label={fill(texts.editarDe, { correo })}
          aria-disabled={locked || undefined}
          onClick={onEdit}
        />
        <Button
          tone="ghost"
          icon="trash"
          aria-label={fill(texts.quitarDe, { correo })}
          aria-disabled={locked || undefined}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

/** The row that is being written: Enter accepts it, Esc leaves it. */
export function FilaCorreoEditada({
  ajustes,
  fila,
  tried,
  onChange,
  onAccept,
  onCancel,
}: {
  readonly ajustes: Ajustes;
  readonly fila: Fila;
  readonly tried: boolean;
  readonly onChange: (next: Ajustes) => void;
  readonly onAccept: () => void;
  readonly onCancel: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onAccept();
    else onCancel();
  };
  return (
    <li className="correo correo-editing">
      <TextField
        ref={takeFocus}
        label={texts.correo}
        required
        type="email"
        inputMode="email"
        maxLength={LARGO_CORREO}
        value={ajustes.editando?.Correo ?? ''}
        error={tried ? problemaDe(ajustes) : undefined}
        onChange={(event) => onChange(escribir(ajustes, event.target.value))}
        onKeyDown={onKeyDown}
      />
      <Destinos fila={fila} onBeneficiario={(on) => onChange(conBeneficiarios(ajustes, fila.clave, on))} />
      <span className="correo-acts">
        <Button icon="check" aria-label={texts.aceptarFila} onClick={onAccept}>
          {general.aceptar}
        </Button>
        <Button tone="ghost" aria-label={texts.cancelarFila} onClick={onCancel}>
          {general.cancelar}
        </Button>
      </span>
    </li>
  );
}
