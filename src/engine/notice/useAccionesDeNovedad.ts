import { type ArchivoTocado, archivosCambiados, porAtar } from '#blocks/adjuntos/atados.ts';
import { comoSeMuestra } from '#blocks/escritura/comoSeMuestra.ts';
import { anunciar } from '#blocks/escritura/escribir.ts';
import { escrituraMessages } from '#blocks/escritura/messages.ts';
import { escribirSinPreguntar, useEscritura } from '#blocks/escritura/useEscritura.ts';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import type { OrdenRef } from '#blocks/orden-pago-control/abrirOrden.ts';
import { agregarAOrden, olvidarOrdenes, pedirOrdenDe } from '#blocks/orden-pago-control/agregarAOrden.ts';
import { avisarSinSeguimiento } from '#blocks/seguimiento/seguimiento.ts';
import { type CallError, isCallError } from '#client/errors.ts';
import { forget } from '#client/query.ts';
import { useTask } from '#client/useTask.ts';
import type { Estado } from '#contract/enumerations.ts';
import { altaCotizante } from '#contract/services/altaCotizante.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Ids, NovedadDefinition } from '#engine/definition/definition.ts';
import type { FormValues } from '#engine/definition/fields.ts';
import { engineMessages as textos } from '#engine/definition/messages.ts';
import { camposCambiados } from '#engine/values/changes.ts';
import { describirValor } from '#engine/values/describirValor.ts';
import { aEnvio, aFormulario } from '#engine/values/formValues.ts';
import { todosLosCampos } from '#engine/values/validar.ts';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { confirm, notice } from '#ui/dialogs/confirm.ts';
import { toast } from '#ui/feedback/toast.ts';
import { cambioEntreTanto } from './asentarAviso.ts';
import type { LoadedNovedad } from './cargarNovedad.ts';
import { type Declaracion, declararAviso, type PasoDeDeclarar } from './declararAviso.ts';
import * as operations from './operations.ts';

/** How adding a notice to a payment order ended. */
type Agregado =
  | { readonly tipo: 'en orden'; readonly idOrdenPago: number }
  | { readonly tipo: 'sin orden'; readonly motivo: string }
  /** Its order was changed afterwards, so only the order itself says how it is now. */
  | { readonly tipo: 'otra orden' };

/** How what followed a save ended, unless the user did not want it: declaring, or adding to a payment order. */
export type Fin = Exclude<Declaracion, { tipo: 'cancelado' }> | Agregado;

/** Whether how it ended says that the notice is paid before it is declared. */
export const sePagaAntes = (fin: Fin): boolean =>
  fin.tipo === 'en orden' ||
  fin.tipo === 'sin orden' ||
  fin.tipo === 'otra orden' ||
  (fin.tipo === 'no declarado' && fin.paso === 'pago' && fin.error === null);

interface Outcome {
  /** The notice was saved, before anything that follows: what was typed is no longer at risk. */
  readonly onWritten: () => Promise<void>;
  /** The notice was saved and these are its ids. `fin`: how declaring it ended, if that followed. */
  readonly onSaved: (ids: Ids, fin: Fin | null) => Promise<void>;
  readonly onDeleted: () => void;
  /** Its state changed at the services. */
  readonly onChanged: (fin: Fin | null) => Promise<void>;
}

/** The question before declaring, and the function that is called at each step. */
interface Aprobacion {
  readonly preguntar: () => Promise<boolean>;
  readonly alPaso: (paso: 'grabar' | PasoDeDeclarar) => void;
}

/**
 * Shows why a write was not done. The write was refused, or it was done but nobody knows: the services may have another
 * state of the notice, or another contribution period, so both are loaded again. What the user is typing stays.
 */
function fallo(error: CallError): void {
  anunciar(error);
  void forget(personasNovedad.porId, altaCotizante.periodoActivo);
}

/** Says that a notice was declared, and if only its tracking is missing. Then everything is loaded again. */
async function decirDeclarado(seguimiento: boolean): Promise<void> {
  toast.success(personasNovedad.declarar.success ?? '');
  if (!seguimiento) avisarSinSeguimiento();
  await operations.olvidarAvisos();
}

const sinOrden = (error: CallError): Fin => ({ tipo: 'sin orden', motivo: enUnaLinea(error) });

/** The tracking of an order that a notice was added to. Its code loads when it is needed; without it a warning says so. */
async function seguir(orden: OrdenRef, idPersonaNovedad: number): Promise<void> {
  try {
    const { seguirAgregadoDesdeAviso } = await import('#blocks/orden-pago-control/seguirAgregado.ts');
    await seguirAgregadoDesdeAviso(orden, idPersonaNovedad);
  } catch (error) {
    if (!isCodeMissing(error)) throw error;
    avisarSinSeguimiento();
  }
}

/** Adds a saved notice to a payment order, unless it is in one, as it may be after an edit. */
async function agregar(idPersonaNovedad: number, idEmpresa: number): Promise<Fin | null> {
  let fin: Fin | null = null;
  try {
    const orden = await pedirOrdenDe(idPersonaNovedad);
    if (orden) return { tipo: 'en orden', idOrdenPago: orden.IdOrdenPago };
  } catch (error) {
    if (!isCallError(error)) throw error;
    return sinOrden(error);
  }
  const done = await agregarAOrden(
    escribirSinPreguntar,
    { idPersonaNovedad, idEmpresa },
    {
      fallo: (error) => {
        fin = sinOrden(error);
      },
    },
  );
  if (done) await seguir({ IdOrdenPago: done.datos, IdEmpresa: idEmpresa }, idPersonaNovedad);
  await olvidarOrdenes();
  return done ? { tipo: 'en orden', idOrdenPago: done.datos } : fin;
}

/** Saving and deleting: what the employer, or an insured person, does with the notice's data. */
function useDatos(definition: NovedadDefinition, loaded: LoadedNovedad, { onWritten, onSaved, onDeleted }: Outcome) {
  const { form } = loaded;
  const { escribir } = useEscritura();
  const idPersonaNovedad = form.SegurosPersonasNovedad.IdPersonaNovedad;
  const name = form.BasePersonas.NombreCompleto;

  const asentar = async (
    values: FormValues,
    archivos: readonly ArchivoTocado[],
    preguntar?: () => Promise<boolean>,
  ): Promise<Ids | null> => {
    const medio = { escribir, definition, trato: { fallo, ...(preguntar ? { preguntar } : {}) } };
    const typed = aEnvio(definition, form, values);
    if (idPersonaNovedad === 0) return operations.insertar(medio, typed);
    const sent = definition.alGrabar?.(typed) ?? typed;
    const campos = camposCambiados(todosLosCampos(definition), aFormulario(definition, form), values, (field, value) =>
      describirValor(field, value, definition.idTipoPadre),
    );
    const cambios = [...campos, ...archivosCambiados(archivos)];
    const done = await operations.modificar(medio, { before: loaded, sent, cambios, archivos: porAtar(archivos) });
    return done ? { idPersona: form.BasePersonas.IdPersona, idPersonaNovedad } : null;
  };

  const [grabar, saving] = useTask(async (values: FormValues, archivos: readonly ArchivoTocado[]) => {
    const preguntar = () => confirm({ message: definition.messages.confirmSave(name), focus: 'accept' });
    const ids = await asentar(values, archivos, preguntar);
    if (!ids) return;
    await onWritten();
    await onSaved(ids, null);
  });

  /** One question, then save and declare. A failure to declare leaves the notice saved (decision 149). */
  const [grabarYDeclarar, both] = useTask(
    async (values: FormValues, archivos: readonly ArchivoTocado[], { preguntar, alPaso }: Aprobacion) => {
      if (!(await preguntar())) return;
      const ids = await asentar(values, archivos);
      if (!ids) return;
      alPaso('grabar');
      await onWritten();
      const aviso = {
        id: ids.idPersonaNovedad,
        desde: 'registrado',
        pagado: form.SegurosPersonasNovedad.Pagado,
      } as const;
      const fin = await declararAviso({ escribir: escribirSinPreguntar, definition, trato: {} }, aviso, alPaso);
      if (fin.tipo === 'declarado') await decirDeclarado(fin.seguimiento);
      await onSaved(ids, fin.tipo === 'cancelado' ? null : fin);
    },
  );

  /** Saves a notice that is paid before it is declared, and adds it to an order (spec E 2.2, R 7.6). */
  const [grabarYAgregar, adding] = useTask(async (values: FormValues, archivos: readonly ArchivoTocado[]) => {
    const message = definition.messages.confirmSave(name);
    const preguntar = () => confirm({ message, detail: textos.seAgrega, focus: 'accept' });
    const ids = await asentar(values, archivos, preguntar);
    if (!ids) return;
    await onWritten();
    await onSaved(ids, await agregar(ids.idPersonaNovedad, form.SegurosPersonasNovedad.IdEmpresa));
  });

  const [eliminar, deleting] = useTask(async () => {
    const preguntar = () =>
      confirm({ message: definition.messages.confirmDelete(name), tone: 'danger', focus: 'cancel' });
    if (await operations.eliminar({ escribir, definition, trato: { preguntar, fallo } }, form)) onDeleted();
  });

  return { grabar, grabarYDeclarar, grabarYAgregar, eliminar, busy: saving || both || adding || deleting };
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
      mostrar: () => outcome.onChanged(null),
      ...(detalle ? { detalle } : {}),
    });
  // It is compared before every try: after an uncertain one the first question is not asked again.
  const medio = (preguntar: () => Promise<boolean>, detalle?: string) => ({
    escribir,
    definition,
    trato: { preguntar, antes: () => igual(detalle), fallo },
  });

  const [declarar, declaring] = useTask(async (desde: Estado, { preguntar, alPaso }: Aprobacion) => {
    const fin = await declararAviso(medio(preguntar), { id, desde, pagado: Pagado }, alPaso);
    if (fin.tipo === 'declarado') {
      await decirDeclarado(fin.seguimiento);
      await outcome.onChanged(fin);
    } else if (fin.tipo !== 'cancelado') {
      if (fin.error) return fallo(fin.error);
      await notice({ message: fin.motivo });
      // It stays on the screen with what to do next: asking again would be refused again.
      await outcome.onChanged(fin);
    }
  });

  /** Adds the saved notice to a payment order, once it is known that it is paid first. */
  const [agregarAUnaOrden, adding] = useTask(async () => {
    const fin = await agregar(id, form.SegurosPersonasNovedad.IdEmpresa);
    if (fin) await outcome.onChanged(fin);
  });

  const [observar] = useTask(async (text: string): Promise<boolean> => {
    const trato = medio(async () => true, escrituraMessages.otraPersonaObservacion);
    const done = await operations.observar(trato, id, text);
    if (done) await outcome.onChanged(null);
    return done;
  });

  const [aceptar, accepting] = useTask(async () => {
    const message = textos.confirmarAceptar(form.BasePersonas.NombreCompleto);
    const preguntar = () => confirm({ message, detail: textos.detalleAceptar, focus: 'cancel' });
    if (await operations.aceptar(medio(preguntar), form)) await outcome.onChanged(null);
  });

  return { declarar, agregarAUnaOrden, observar, aceptar, busy: declaring || adding || accepting };
}

/** The actions of a notice. Each one asks first and never runs twice at the same time. */
export function useAccionesDeNovedad(definition: NovedadDefinition, loaded: LoadedNovedad, outcome: Outcome) {
  const { busy: saving, ...datos } = useDatos(definition, loaded, outcome);
  const { busy: changing, ...estados } = useEstados(definition, loaded, outcome);
  return { ...datos, ...estados, busy: saving || changing };
}
