import type { ComponentProps, KeyboardEvent, RefObject } from 'react';
import { type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { fill } from '#lib/texts.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { CheckboxField } from '#ui/fields/CheckboxField.tsx';
import { FormCheckbox } from '#ui/form/FormCheckbox.tsx';
import { FormText } from '#ui/form/FormText.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import { Pill } from '#ui/layout/Pill.tsx';
import { type Ajustes, type FilaCorreo as Fila, LARGO_CORREO, porGuardar } from './correos.ts';
import { correosMessages as textos } from './correosMessages.ts';
import type { Filas } from './useFilas.ts';

/** The absences sent to the address: always the holders', and the dependants' by choice (spec R 5.7). */
function Destinos<I extends FieldValues, O>({
  correo,
  ...beneficiario
}: {
  readonly correo: string;
  readonly form: FormOf<I, O>;
  readonly name: FieldPathByValue<I, boolean>;
}) {
  return (
    <span className="correo-whom">
      <CheckboxField label={textos.titulares} aria-label={fill(textos.titularesDe, { correo })} checked disabled />
      <FormCheckbox
        {...beneficiario}
        label={textos.beneficiarios}
        aria-label={fill(textos.beneficiariosDe, { correo })}
      />
    </span>
  );
}

/** A row that is not being edited. */
export function FilaCorreoLeida({
  form,
  fila,
  at,
  guardados,
  locked,
  back,
  onEdit,
  onRemove,
}: {
  readonly form: FormOf<Ajustes>;
  readonly fila: Fila;
  readonly at: number;
  readonly guardados: readonly Fila[];
  /** Another row is being edited. */
  readonly locked: boolean;
  /** The row whose button gets the focus when it appears. */
  readonly back: RefObject<number | null>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}) {
  const { Correo: correo } = fila;
  const name = `filas.${at}.Beneficiario` as const;
  const Beneficiario = useWatch({ control: form.control, name });
  const attach = (button: HTMLButtonElement | null) => {
    if (!button || back.current !== at) return;
    back.current = null;
    button.focus();
  };
  const act = { tone: 'ghost', 'aria-disabled': locked || undefined } satisfies ComponentProps<typeof Button>;
  return (
    <li className="correo">
      <span className="correo-address">
        <b>{correo}</b>
        {porGuardar(guardados, { ...fila, Beneficiario }) ? <Pill tone="warn">{textos.porGuardar}</Pill> : null}
      </span>
      <Destinos {...{ correo, form, name }} />
      <span className="correo-acts">
        <Button {...act} ref={attach} icon="edit" aria-label={fill(textos.editarDe, { correo })} onClick={onEdit} />
        <Button {...act} icon="trash" aria-label={fill(textos.quitarDe, { correo })} onClick={onRemove} />
      </span>
    </li>
  );
}

/** The row that is being edited: Enter accepts the changes, Esc cancels. */
export function FilaCorreoEditada({
  form,
  fila,
  onAccept,
  onCancel,
}: {
  readonly form: Filas['fila'];
  /** The row before the edit. */
  readonly fila: Fila;
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
      <FormText
        form={form}
        name="Correo"
        label={textos.correo}
        required
        // Not setFocus of the form: it is delayed, and characters typed at once would be lost.
        autoFocus
        type="email"
        inputMode="email"
        maxLength={LARGO_CORREO}
        onKeyDown={onKeyDown}
      />
      <Destinos form={form} name="Beneficiario" correo={fila.Correo || textos.nuevoCorreo} />
      <span className="correo-acts">
        <Button icon="check" aria-label={textos.aceptarFila} onClick={onAccept}>
          {general.aceptar}
        </Button>
        <Button tone="ghost" aria-label={textos.cancelarFila} onClick={onCancel}>
          {general.cancelar}
        </Button>
      </span>
    </li>
  );
}
