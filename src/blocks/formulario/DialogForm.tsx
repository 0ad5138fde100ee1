import { type ComponentProps, type ReactNode, useId } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import type { Hecha, Trato } from '#blocks/escritura/escribir.ts';
import { type Escrituras, useEscritura } from '#blocks/escritura/useEscritura.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { FormOf } from '#ui/form/useForm.ts';
import type { IconName } from '#ui/icons/Icon.tsx';
import { decirEnFormulario } from './decirEnFormulario.ts';

/**
 * Sends one write of the form, after `preguntar` agrees. null if it was not done; then the form shows the error above
 * its fields.
 */
export type Grabar = <E extends Endpoint, T>(
  escritura: Escritura<E, T>,
  trato?: Pick<Trato, 'preguntar'>,
) => Promise<Hecha<T> | null>;

interface Props<I extends FieldValues, O> {
  readonly form: FormOf<I, O>;
  readonly title: string;
  readonly size?: ComponentProps<typeof Modal>['size'];
  readonly className?: string;
  /** Saves the values parsed by the schema, and closes the dialog afterwards. */
  readonly onSubmit: (values: O, grabar: Grabar) => unknown;
  /** Closed without saving. `dudosa`: an earlier try may have been done anyway. */
  readonly onClose: (dudosa: boolean) => void;
  /** Caption of the save button; Grabar by default. */
  readonly accept?: string;
  readonly icon?: IconName;
  /** Something is missing, so it cannot be sent yet. */
  readonly disabled?: boolean;
  /** The question before something typed is lost. */
  readonly question?: Parameters<typeof useCerrar>[0]['question'];
  /** The writes of the form, if another dialog continues them; its own by default. */
  readonly escrituras?: Escrituras;
  readonly children: ReactNode;
}

/**
 * The dialog for all forms: Cancelar and Grabar below, errors of the services above the fields, and a question before
 * something typed is lost. It stays open while it saves.
 */
export function DialogForm<I extends FieldValues, O>({
  form,
  title,
  size,
  className,
  onSubmit,
  onClose,
  accept = general.grabar,
  icon,
  disabled = false,
  question,
  escrituras,
  children,
}: Props<I, O>) {
  const id = useId();
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const propias = useEscritura();
  const { escribir, dudosa } = escrituras ?? propias;
  const grabar: Grabar = (escritura, trato = {}) => escribir(escritura, { ...trato, fallo: decirEnFormulario(form) });
  const close = useCerrar({
    dirty: isDirty,
    busy: isSubmitting,
    onClose: () => onClose(dudosa()),
    ...(question ? { question } : {}),
  });
  return (
    <Modal
      title={title}
      {...(size ? { size } : {})}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button
            tone="primary"
            type="submit"
            form={id}
            busy={isSubmitting}
            disabled={disabled}
            {...(icon ? { icon } : {})}
          >
            {accept}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} {...(className ? { className } : {})} onSubmit={(values) => onSubmit(values, grabar)}>
        {children}
      </Form>
    </Modal>
  );
}
