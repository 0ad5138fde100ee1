import { useId } from 'react';
import * as z from 'zod/mini';
import { decirEnFormulario } from '#blocks/formulario/decirEnFormulario.ts';
import type { RecienNacidoNoUnico } from '#contract/entities/afiliacion.ts';
import { toLocalDate } from '#lib/dates.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { registroMessages } from './messages.ts';

const textos = registroMessages.noUnico;

/** The choice: one of the similar newborns, or null for none of them. */
export type Eleccion = { readonly uno: RecienNacidoNoUnico | null };

/** The index of one of them in the list, or 'otro' for none of them. While no radio button is chosen, the value is null. */
const schema = z.object({ elegido: z.string({ error: textos.elija }).check(z.minLength(1, { error: textos.elija })) });

/** Shows the newborns similar to the one being registered, for a choice. It is a dialog, never a toast (spec R 7.2). */
export function NoUnicosDialog({
  parecidos,
  alElegir,
  onClose,
}: {
  readonly parecidos: readonly RecienNacidoNoUnico[];
  /** The dialog shows a failure passed to `fallo`. */
  readonly alElegir: (eleccion: Eleccion, fallo: (error: Error) => void) => Promise<void>;
  readonly onClose: () => void;
}) {
  const formId = useId();
  const form = useForm({ schema, values: { elegido: '' } });
  const { errors, isSubmitting } = form.formState;
  const elegir = ({ elegido }: z.infer<typeof schema>) =>
    alElegir({ uno: parecidos[Number(elegido)] ?? null }, decirEnFormulario(form));
  const option = (value: string, label: string, note: string) => (
    <label key={value} className="nacidos-opcion">
      <input type="radio" value={value} {...form.register('elegido')} />
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
          <Button tone="primary" type="submit" form={formId} busy={isSubmitting}>
            {textos.continuar}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="nacidos-form" onSubmit={elegir}>
        <p>{textos.explicacion}</p>
        {errors.elegido ? (
          <Alert tone="warn" live>
            {errors.elegido.message}
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
      </Form>
    </Modal>
  );
}
