import { useId, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useHotkeys } from 'react-hotkeys-hook';
import { useCerrar } from '#blocks/cerrar/useCerrar.ts';
import { observacionMessages } from '#engine/definition/observacionMessages.ts';
import { general } from '#messages/general.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { esDeArriba, MotivosYTexto } from './MotivosYTexto.tsx';
import { observarMessages as textos } from './messages.ts';
import type { Reparo } from './ofrecidos.ts';
import type { ObservacionEnCurso } from './useObservacion.ts';

interface PanelProps {
  readonly observacion: ObservacionEnCurso;
  /** The number of the notice, '' for none. */
  readonly numero: string;
  readonly comprobaciones: readonly Reparo[];
  /** The requirement whose file is shown, or null. */
  readonly abierto: number | null;
  /** The digits choose reasons: the person did not turn single characters off. */
  readonly conDigitos?: boolean;
  /** Takes the observation over. false, also as a promise: it did not, and the text stays. */
  readonly alGrabar: (texto: string) => unknown;
  readonly alCerrar: () => void;
}

/**
 * Where an observation is written beside the notice. It is not modal: the facts and the documents stay usable.
 * Ctrl+Enter saves and Esc closes from anywhere on the page.
 */
export function PanelDeObservacion({
  observacion,
  numero,
  comprobaciones,
  abierto,
  conDigitos = true,
  alGrabar,
  alCerrar,
}: PanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { form, olvidar, paraEnviar } = observacion;
  const { isDirty, isSubmitting } = useFormState({ control: form.control });
  const terminar = () => {
    olvidar();
    alCerrar();
  };
  const cerrar = useCerrar({ dirty: isDirty, busy: isSubmitting, onClose: terminar });
  const grabar = async (texto: string) => {
    if ((await alGrabar(paraEnviar(texto))) !== false) terminar();
  };
  const teclas = { enableOnFormTags: true, preventDefault: true } as const;
  const enviar = (event: KeyboardEvent) => {
    const element = document.getElementById(id);
    if (!event.repeat && esDeArriba(panel.current) && element instanceof HTMLFormElement) element.requestSubmit();
  };
  useHotkeys('mod+enter', enviar, teclas);
  useHotkeys('escape', () => esDeArriba(panel.current) && cerrar(), teclas);
  return (
    <aside className="observar-panel" ref={panel} aria-labelledby={`${id}-titulo`}>
      <header className="observar-cabeza">
        <div>
          <h2 id={`${id}-titulo`}>{observacionMessages.titulo}</h2>
          <p>{textos.vuelve(numero)}</p>
        </div>
        <span className="observar-tecla" aria-hidden="true">
          {textos.teclaCerrar}
        </span>
      </header>
      <div className="observar-cuerpo">
        <Form form={form} id={id} onSubmit={({ observacion: texto }) => grabar(texto)}>
          <MotivosYTexto {...{ observacion, comprobaciones, abierto, conDigitos }} />
        </Form>
      </div>
      <footer className="observar-pie">
        <Button aria-keyshortcuts="Escape" onClick={cerrar}>
          {general.cancelar}
        </Button>
        <Button tone="primary" type="submit" form={id} busy={isSubmitting} aria-keyshortcuts="Control+Enter">
          {general.grabar}
          <span className="observar-tecla" aria-hidden="true">
            {textos.teclaGrabar}
          </span>
        </Button>
      </footer>
    </aside>
  );
}
