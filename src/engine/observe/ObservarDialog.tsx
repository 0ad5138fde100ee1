import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { DialogForm } from '#blocks/formulario/DialogForm.tsx';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { observacionMessages } from '#engine/definition/observacionMessages.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { MotivosYTexto } from './MotivosYTexto.tsx';
import { useObservacion } from './useObservacion.ts';

/**
 * The same as a dialog over the form of the notice (spec R 2.4). If it could not be sent, the text stays, even if the notice
 * is loaded again meanwhile.
 */
export function ObservarDialog({
  definition,
  loaded,
  adjuntos,
  onSave,
  onClose,
}: {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly adjuntos: Pick<Adjuntos, 'requisitos'>;
  readonly onSave: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const observacion = useObservacion({ definition, loaded, adjuntos, abierta: true });
  const terminar = () => {
    observacion.olvidar();
    onClose();
  };
  return (
    <DialogForm
      form={observacion.form}
      title={observacionMessages.titulo}
      onSubmit={async ({ observacion: texto }) => {
        if (await onSave(observacion.paraEnviar(texto))) terminar();
      }}
      onClose={terminar}
    >
      <MotivosYTexto observacion={observacion} comprobaciones={[]} abierto={null} />
    </DialogForm>
  );
}
