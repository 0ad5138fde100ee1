import './tramites.css';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import type { Escritura } from '#blocks/escritura/asentar.ts';
import type { Hecha } from '#blocks/escritura/escribir.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { useTask } from '#client/useTask.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { tramitesMessages as textos } from './messages.ts';
import { olvidar } from './olvidar.ts';

/** A field of an act. */
export type Campo = keyof typeof textos.campos;
/** What is typed, by field: every value is a text until it is saved. */
export type TramiteForm = Readonly<Partial<Record<Campo, string>>>;
/** What is wrong with each field; empty when the form may be saved. */
export type Problemas = Partial<Record<Campo, string>>;

export interface CamposProps {
  readonly form: TramiteForm;
  readonly problemas: Problemas;
  readonly onChange: (campo: Campo, value: string) => void;
}

/** Makes the write of an act; null when it was not done, which the dialog has shown. */
export type Grabar = <E extends Endpoint, T>(escritura: Escritura<E, T>) => Promise<Hecha<T> | null>;

/** One of the acts on a person: its form, its rules, what it writes and what is said then. */
export interface Tramite {
  readonly titulo: string;
  readonly guardado: string;
  readonly inicial: TramiteForm;
  problemasDe(form: TramiteForm): Problemas;
  /** It may be saved as it opens: what was asked for is complete. */
  readonly completo?: true;
  /** True once it is written; a failure is shown by the dialog. */
  grabar(form: TramiteForm, escribir: Grabar): Promise<boolean>;
  campos(props: CamposProps): ReactNode;
}

/** The form of an act. What the services refuse stays on screen with the reason. */
export function TramiteDialog({
  tramite,
  onClose,
  onSaved,
}: {
  readonly tramite: Tramite;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const formId = useId();
  const [form, setForm] = useState(tramite.inicial);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState('');
  const problemas = tramite.problemasDe(form);
  const { escribir, dudosa } = useEscritura();
  const [save, busy] = useTask(async () => {
    setFailure('');
    const fallo = ({ message }: Error) => setFailure(message);
    if (!(await tramite.grabar(form, (escritura) => escribir(escritura, { fallo })))) return;
    toast.success(tramite.guardado);
    onSaved();
  });
  const clean = JSON.stringify(form) === JSON.stringify(tramite.inicial);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget } = event;
    // The fields carry their errors before one of them is looked for.
    flushSync(() => setTried(true));
    if (Object.values(problemas).some(Boolean))
      currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else if (clean && !tramite.completo) setFailure(textos.sinCambios);
    else void save();
  };
  const close = useCerrar({
    dirty: !clean,
    busy,
    onClose: () => {
      // Given up, but perhaps done: the page shows how it stands.
      if (dudosa()) void olvidar();
      onClose();
    },
  });
  return (
    <Modal
      title={tramite.titulo}
      size="l"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{general.cancelar}</Button>
          <Button tone="primary" type="submit" form={formId} busy={busy}>
            {general.grabar}
          </Button>
        </>
      }
    >
      <form id={formId} className="tramite-form" noValidate onSubmit={submit}>
        {failure ? (
          <Alert tone="bad" live>
            {failure}
          </Alert>
        ) : null}
        {tramite.campos({
          form,
          problemas: tried ? problemas : {},
          onChange: (campo, value) => setForm((before) => ({ ...before, [campo]: value })),
        })}
      </form>
    </Modal>
  );
}
