import { isCallError, TransportFailure } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { Estado } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { toLocalDate } from '#lib/dates.ts';
import { money } from '#lib/money.ts';
import { confirm, notice } from '#ui/dialogs/confirm.ts';
import { changedFields } from './changes.ts';
import type { Ids, NovedadDefinition } from './definition.ts';
import type { FormValues } from './fields.ts';
import { toFormValues, toWireForm } from './formValues.ts';
import type { LoadedNovedad } from './loadNovedad.ts';
import { engineMessages } from './messages.ts';
import * as operations from './operations.ts';
import { describeValue } from './references.ts';
import { allFields } from './validate.ts';

/** Runs a write; false when it failed as a call, which has been shown already and left everything as it was. */
async function succeeded(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (!isCallError(error)) throw error;
    // Refused, or done and its answer lost: the notice may stand otherwise at the services than here. What is being
    // typed stays. Without a session nothing can be read.
    if (!(error instanceof TransportFailure && error.kind === 'sesion')) void forget(personasNovedad.porId);
    return false;
  }
}

/** The notice in a few words, for the question before declaring. */
function resumen({ form }: Pick<LoadedNovedad, 'form'>): string {
  const { BasePersonas: p, SegurosPersonasNovedad: n } = form;
  return [
    p.NombreCompleto,
    toLocalDate(n.FechaNovedad),
    n.Cargo,
    n.HaberMensual === null ? '' : `Bs. ${money(n.HaberMensual)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The question before declaring: the warning, whose notice it is, and the notice's own question last (decision 50). */
function preguntaDeDeclarar({ messages }: NovedadDefinition, loaded: LoadedNovedad) {
  const own = messages.confirmDeclare?.(loaded.form.BasePersonas.NombreCompleto);
  const asked = { detail: resumen(loaded), focus: 'cancel' } as const;
  const { advertenciaDeclarar: warning, tituloDeclarar: title, tituloDeclararPropio } = engineMessages;
  return own
    ? { ...asked, title: tituloDeclararPropio, message: `${warning} ${own}` }
    : { ...asked, title, message: warning };
}

interface Outcome {
  /** The notice was saved and these are its ids. */
  readonly onSaved: (ids: Ids) => Promise<void>;
  readonly onDeleted: () => void;
  /** Its state changed at the services. */
  readonly onChanged: () => Promise<void>;
}

/** What can be done with a notice, each step asking first and never running twice at once. */
export function useNovedadActions(definition: NovedadDefinition, loaded: LoadedNovedad, outcome: Outcome) {
  const { form, estado } = loaded;
  const idPersonaNovedad = form.SegurosPersonasNovedad.IdPersonaNovedad;
  const name = form.BasePersonas.NombreCompleto;

  const [grabar, saving] = useTask(async (values: FormValues): Promise<boolean> => {
    if (!(await confirm({ message: definition.messages.confirmSave(name), focus: 'accept' }))) return false;
    const typed = toWireForm(definition, form, values);
    const wire = definition.alGrabar?.(typed) ?? typed;
    let ids: Ids = { idPersona: form.BasePersonas.IdPersona, idPersonaNovedad };
    const done = await succeeded(async () => {
      if (idPersonaNovedad === 0) ids = await operations.insertar(definition, wire);
      else {
        const cambios = changedFields(allFields(definition), toFormValues(definition, form), values, (field, value) =>
          describeValue(field, value, definition.idTipoPadre),
        );
        await operations.modificar(definition, wire, estado, cambios);
      }
    });
    if (done) await outcome.onSaved(ids);
    return done;
  });

  const [eliminar, deleting] = useTask(async () => {
    if (!(await confirm({ message: definition.messages.confirmDelete(name), tone: 'danger', focus: 'cancel' }))) return;
    if (await succeeded(() => operations.eliminar(definition, form))) outcome.onDeleted();
  });

  const [declarar, declaring] = useTask(async (desde: Estado) => {
    const done = await succeeded(async () => {
      const impedimento = form.SegurosPersonasNovedad.Pagado
        ? null
        : await operations.impedimentoDePago(idPersonaNovedad);
      if (impedimento !== null) return notice({ message: impedimento });
      if (await confirm(preguntaDeDeclarar(definition, loaded)))
        await operations.declarar(definition, idPersonaNovedad, desde);
    });
    if (done) await outcome.onChanged();
  });

  const [observar] = useTask(async (text: string): Promise<boolean> => {
    const done = await succeeded(() => operations.observar(definition, idPersonaNovedad, text));
    if (done) await outcome.onChanged();
    return done;
  });

  const [aceptar, accepting] = useTask(async () => {
    if (
      !(await confirm({
        message: engineMessages.confirmarAceptar(name),
        detail: engineMessages.detalleAceptar,
        focus: 'cancel',
      }))
    )
      return;
    if (await succeeded(() => operations.aceptar(definition, form))) await outcome.onChanged();
  });

  return { grabar, eliminar, declarar, observar, aceptar, busy: saving || deleting || declaring || accepting };
}
