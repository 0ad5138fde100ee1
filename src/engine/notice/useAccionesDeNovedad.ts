import type { PorAtar } from '#blocks/adjuntos/atados.ts';
import { comoSeMuestra } from '#blocks/escritura/comoSeMuestra.ts';
import { anunciar } from '#blocks/escritura/escribir.ts';
import { escrituraMessages } from '#blocks/escritura/messages.ts';
import { useEscritura } from '#blocks/escritura/useEscritura.ts';
import { avisarSinSeguimiento } from '#blocks/seguimiento/seguimiento.ts';
import type { CallError } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { Estado } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Ids, NovedadDefinition } from '#engine/definition/definition.ts';
import type { FormValues } from '#engine/definition/fields.ts';
import { engineMessages as textos } from '#engine/definition/messages.ts';
import { camposCambiados } from '#engine/values/changes.ts';
import { describirValor } from '#engine/values/describirValor.ts';
import { aEnvio, aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { confirm, notice } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { cambioEntreTanto } from './asentarAviso.ts';
import type { LoadedNovedad } from './cargarNovedad.ts';
import { declararAviso } from './declararAviso.ts';
import * as operations from './operations.ts';

/** A short summary of the notice, for the question before declaring. */
function resumen({ form }: Pick<LoadedNovedad, 'form'>): string {
  const { BasePersonas: p, SegurosPersonasNovedad: n } = form;
  return [
    p.NombreCompleto,
    toLocalDate(n.FechaNovedad),
    n.Cargo,
    n.HaberMensual === null ? '' : bolivianos(n.HaberMensual),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The question before declaring, with the name of the person. */
const preguntaDeDeclarar = ({ messages }: NovedadDefinition, loaded: LoadedNovedad) =>
  ({
    ...messages.confirmDeclare(loaded.form.BasePersonas.NombreCompleto),
    detail: resumen(loaded),
    focus: 'cancel',
  }) as const;

interface Outcome {
  /** The notice was saved and these are its ids. */
  readonly onSaved: (ids: Ids) => Promise<void>;
  readonly onDeleted: () => void;
  /** Its state changed at the services. */
  readonly onChanged: () => Promise<void>;
}

/**
 * Shows why a write was not done. The write was refused, or it was done but nobody knows: the services may have another
 * state of the notice, so it is loaded again. What the user is typing stays.
 */
function fallo(error: CallError): void {
  anunciar(error);
  void forget(personasNovedad.porId);
}

/** Says that a notice was declared, and if only its tracking is missing. */
function decirDeclarado(seguimiento: boolean): void {
  toast.success(personasNovedad.declarar.success ?? '');
  if (!seguimiento) avisarSinSeguimiento();
}

/** Saving and deleting: what the employer, or an insured person, does with the notice's data. */
function useDatos(definition: NovedadDefinition, loaded: LoadedNovedad, { onSaved, onDeleted }: Outcome) {
  const { form } = loaded;
  const { escribir } = useEscritura();
  const idPersonaNovedad = form.SegurosPersonasNovedad.IdPersonaNovedad;
  const name = form.BasePersonas.NombreCompleto;

  const [grabar, saving] = useTask(async (values: FormValues, archivos: readonly PorAtar[]): Promise<boolean> => {
    const preguntar = () => confirm({ message: definition.messages.confirmSave(name), focus: 'accept' });
    const medio = { escribir, definition, trato: { preguntar, fallo } };
    const typed = aEnvio(definition, form, values);
    const sent = definition.alGrabar?.(typed) ?? typed;
    if (idPersonaNovedad === 0) {
      const ids = await operations.insertar(medio, sent);
      if (ids) await onSaved(ids);
      return ids !== null;
    }
    const cambios = camposCambiados(todosLosCampos(definition), aFormulario(definition, form), values, (field, value) =>
      describirValor(field, value, definition.idTipoPadre),
    );
    const done = await operations.modificar(medio, { before: loaded, sent, cambios, archivos });
    if (done) await onSaved({ idPersona: form.BasePersonas.IdPersona, idPersonaNovedad });
    return done;
  });

  const [eliminar, deleting] = useTask(async () => {
    const preguntar = () =>
      confirm({ message: definition.messages.confirmDelete(name), tone: 'danger', focus: 'cancel' });
    if (await operations.eliminar({ escribir, definition, trato: { preguntar, fallo } }, form)) onDeleted();
  });

  return { grabar, eliminar, busy: saving || deleting };
}

/** Declaring, observing and accepting: they change the state, after checking that the notice has not changed meanwhile. */
function useEstados(definition: NovedadDefinition, loaded: LoadedNovedad, outcome: Outcome) {
  const { form } = loaded;
  const { escribir } = useEscritura();
  const { IdPersonaNovedad: id, Pagado } = form.SegurosPersonasNovedad;
  const igual = (detalle?: string) =>
    comoSeMuestra({
      que: 'aviso',
      cambio: () => cambioEntreTanto(definition, loaded),
      mostrar: outcome.onChanged,
      ...(detalle ? { detalle } : {}),
    });
  const medio = (preguntar: () => Promise<boolean>) => ({ escribir, definition, trato: { preguntar, fallo } });

  const [declarar, declaring] = useTask(async (desde: Estado) => {
    const preguntar = async () => (await confirm(preguntaDeDeclarar(definition, loaded))) && igual();
    const fin = await declararAviso(medio(preguntar), { id, desde, pagado: Pagado });
    if (fin.tipo === 'declarado') {
      decirDeclarado(fin.seguimiento);
      await outcome.onChanged();
    } else if (fin.tipo !== 'cancelado') {
      if (fin.error) fallo(fin.error);
      else await notice({ message: fin.motivo });
    }
  });

  const [observar] = useTask(async (text: string): Promise<boolean> => {
    const done = await operations.observar(
      medio(() => igual(escrituraMessages.otraPersonaObservacion)),
      id,
      text,
    );
    if (done) await outcome.onChanged();
    return done;
  });

  const [aceptar, accepting] = useTask(async () => {
    const message = textos.confirmarAceptar(form.BasePersonas.NombreCompleto);
    const preguntar = async () =>
      (await confirm({ message, detail: textos.detalleAceptar, focus: 'cancel' })) && igual();
    if (await operations.aceptar(medio(preguntar), form)) await outcome.onChanged();
  });

  return { declarar, observar, aceptar, busy: declaring || accepting };
}

/** The actions of a notice. Each one asks first and never runs twice at the same time. */
export function useAccionesDeNovedad(definition: NovedadDefinition, loaded: LoadedNovedad, outcome: Outcome) {
  const { busy: saving, ...datos } = useDatos(definition, loaded, outcome);
  const { busy: changing, ...estados } = useEstados(definition, loaded, outcome);
  return { ...datos, ...estados, busy: saving || changing };
}
