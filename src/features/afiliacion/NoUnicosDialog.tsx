import { type FormEvent, useId, useState } from 'react';
import type { RecienNacidoNoUnico } from '#contract/entities/afiliacion.ts';
import { toLocalDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { registroMessages } from './messages.ts';

const textos = registroMessages.noUnico;

/** What was chosen: one of the newborns that look alike, or null for none of them. */
export type Eleccion = { readonly uno: RecienNacidoNoUnico | null };

/** The newborns that look like the one being registered, for a choice: never in passing (spec R 7.2). */
export function NoUnicosDialog({
  parecidos,
  busy,
  failure,
  onElegir,
  onClose,
}: {
  readonly parecidos: readonly RecienNacidoNoUnico[];
  readonly busy: boolean;
  readonly failure: string;
  readonly onElegir: (eleccion: Eleccion) => void;
  readonly onClose: () => void;
}) {
  const formId = useId();
  const [elegido, setElegido] = useState('');
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (elegido !== '') onElegir({ uno: elegido === 'otro' ? null : (parecidos[Number(elegido)] ?? null) });
  };
  const option = (value: string, label: string, note: string) => (
    <label key={value} className="nacidos-opcion">
      <input type="radio" name={formId} value={value} checked={elegido === value} onChange={() => setElegido(value)} />
      <span>
        <strong>{label}</strong>
        <span className="nacidos-nota">{note}</span>
      </span>
    </label>
  );
  return (
    <Modal
      title={textos.titulo}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{textos.volver}</Button>
          <Button tone="primary" type="submit" form={formId} busy={busy}>
            {textos.continuar}
          </Button>
        </>
      }
    >
      <form id={formId} className="nacidos-form" noValidate onSubmit={submit}>
        <p>{textos.explicacion}</p>
        {failure ? (
          <Alert tone="bad" live>
            {failure}
          </Alert>
        ) : null}
        {tried && elegido === '' ? (
          <Alert tone="warn" live>
            {textos.elija}
          </Alert>
        ) : null}
        <fieldset className="nacidos-opciones">
          <legend className="sr-only">{textos.opciones}</legend>
          {parecidos.map((one, at) =>
            one.IdPersona > 0
              ? option(
                  String(at),
                  textos.persona(one.NombreCompleto, toLocalDate(one.FechaNacimiento)),
                  textos.notaPersona,
                )
              : option(
                  String(at),
                  textos.nacimiento(one.NombreMadre, toLocalDate(one.FechaNacimiento)),
                  textos.notaNacimiento,
                ),
          )}
          {option('otro', textos.otro, textos.notaOtro)}
        </fieldset>
      </form>
    </Modal>
  );
}
