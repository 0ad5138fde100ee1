import { archivosCambiados, archivosTocados } from '#blocks/adjuntos/atados.ts';
import { Desenlace } from '#engine/declare/desenlaces.ts';
import type { Destino } from '#engine/declare/filas.ts';
import type { Observado } from '#engine/observe/observado.ts';
import { camposCambiados, juntarCambios } from '#engine/values/changes.ts';
import { describirValor } from '#engine/values/describirValor.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { semillaDeFecha, semillaIgual } from '#engine/values/semilla.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { DialogPart } from '#ui/dialogs/DialogPart.tsx';
import { later } from '#ui/later.tsx';
import type { EditorProps, useEditor } from './useEditor.ts';

const ResumenDialog = later(async () => (await import('#engine/declare/ResumenDialog.tsx')).ResumenDialog);

/** The open notice with its form, for the parts that show what is, or was, declared. */
interface Propio extends EditorProps {
  readonly editor: ReturnType<typeof useEditor>;
  readonly observado: Observado | null;
  readonly alDeclarar: () => void;
}

/** What the question before declaring and the receipt need of it. */
export const porResumir = ({ aviso: { definition }, editor: { context, form, adjuntos } }: Propio) => ({
  definition,
  context,
  values: form.getValues(),
  adjuntos,
});

/** What came of the last save of this visit, with the next steps; nothing before the first one. */
export function LoHecho({
  aviso,
  pagina,
  editor,
  alDeclarar,
  alVerConstancia,
}: Propio & { readonly alVerConstancia: () => void }) {
  const { definition, loaded, permitidas, edicion, guardado } = aviso;
  const hecho = guardado?.hecho ?? null;
  if (!hecho) return null;
  return (
    <Desenlace
      hecho={hecho}
      loaded={loaded}
      editing={edicion !== null}
      alDeclarar={permitidas.has('declarar') && !editor.porPagar ? alDeclarar : null}
      alAgregar={editor.porPagar ? () => void editor.actions.agregarAUnaOrden() : null}
      agregando={editor.actions.busy}
      on={{
        constancia: alVerConstancia,
        otra: () => void editor.nuevo(semillaDeFecha(definition, loaded.form)),
        igual: () => void editor.nuevo(semillaIgual(definition, loaded.form)),
        lista: pagina.salir,
      }}
    />
  );
}

/** What changed since the notice was observed, with what is typed and chosen now; null if it was not observed. */
function cambiosDesde({ aviso: { definition, loaded }, editor: { form, adjuntos }, observado }: Propio) {
  if (!observado) return null;
  const { idTipoPadre } = definition;
  const before = aFormulario(definition, loaded.form);
  const ahora = camposCambiados(todosLosCampos(definition), before, form.getValues(), (field, value) =>
    describirValor(field, value, idTipoPadre),
  );
  return juntarCambios([...observado.cambios, ...ahora, ...archivosCambiados(archivosTocados(adjuntos))]);
}

/** The question before declaring, while it is open. Its links lead to the place of a value. */
export function ResumenDelAviso(propio: Propio) {
  const { edicion, guardado, permitidas } = propio.aviso;
  const { resumen, checks } = propio.editor;
  const { abierto } = resumen;
  if (!abierto) return null;
  /** In view, a value is changed by starting an edit. */
  const cambiar = (destino: Destino) => {
    if (!edicion) guardado?.editar(null);
    checks.goTo({ ...destino, text: '' });
  };
  return (
    <DialogPart onClose={() => abierto.responder(false)}>
      <ResumenDialog
        resumen={abierto}
        {...porResumir(propio)}
        cambios={cambiosDesde(propio)}
        alCambiar={edicion || permitidas.has('editar') ? cambiar : null}
      />
    </DialogPart>
  );
}
