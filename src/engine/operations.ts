import { type Cambio, cambiosComoHtml, registrarSeguimiento } from '#blocks/seguimiento/seguimiento.ts';
import { call, callWithMessage } from '#client/call.ts';
import { forget } from '#client/query.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { type Estado, estadoPorNombre, tabla } from '#contract/enumerations.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { FormCall, Ids, NovedadDefinition, TextosSeguimiento } from './definition.ts';
import { estadoDelTipo } from './estados.ts';
import { engineMessages, nombreEstado } from './messages.ts';

/** Calls whose answers change with any write on a notice. */
const touched = [
  personasNovedad.porId,
  listaNovedades.porFiltro,
  seguimiento.lista,
  ordenPago.porNovedad,
  personasNovedad.dePersona,
];

/** Writes a tracking entry; when that fails the main result stands and people are told (fault matrix 23). */
const track = (idPersonaNovedad: number, asunto: string, mensaje: string): Promise<boolean> =>
  registrarSeguimiento({ idTabla: idPersonaNovedad, tabla: tabla.novedad, asunto, mensaje });

/** The words of a notice's tracking: its own, or those all share. */
const textosDe = ({ seguimiento }: Pick<NovedadDefinition, 'seguimiento'>): TextosSeguimiento =>
  seguimiento ?? engineMessages;

/** Sends the whole form and shows the outcome: the services' own text, or the call's. */
async function send(endpoint: FormCall, form: NovedadForm): Promise<unknown> {
  const { datos, mensaje } = await callWithMessage(endpoint, { body: form });
  toast.success(mensaje?.Descripcion || endpoint.success || '');
  return datos;
}

/** First save: the notice becomes Registrado. Returns the ids it got. Throws a call error when it was not saved. */
export async function insertar(definition: NovedadDefinition, form: NovedadForm): Promise<Ids> {
  const ids = definition.idsDeInsercion(await send(definition.endpoints.insertar, form), form);
  await track(
    ids.idPersonaNovedad,
    engineMessages.asuntoRegistro,
    textosDe(definition).transicion(textosDe(definition).sinEstado, nombreEstado.registrado),
  );
  await forget(...touched);
  return ids;
}

/** Saves an edit. An observed notice goes back to Registrado (spec E 4). */
export async function modificar(
  definition: NovedadDefinition,
  form: NovedadForm,
  estado: Estado | null,
  cambios: readonly Cambio[],
): Promise<void> {
  await send(definition.endpoints.modificar, form);
  const id = form.SegurosPersonasNovedad.IdPersonaNovedad;
  const back =
    estado === 'observado'
      ? `<p>${textosDe(definition).transicion(nombreEstado.observado, nombreEstado.registrado)}</p>`
      : '';
  if (back || cambios.length > 0) await track(id, engineMessages.asuntoActualizado, back + cambiosComoHtml(cambios));
  await forget(...touched);
}

/** Deletes a notice. The services take it out of its payment order in the same act (decision 51). */
export async function eliminar(definition: NovedadDefinition, form: NovedadForm): Promise<void> {
  await send(definition.endpoints.eliminar, form);
  await forget(...touched, ordenPago.listar, ordenPago.obtener);
}

/** The state's number within the notice's own type, by its name (decision 16). */
async function idEstado(idTipoPadre: number, estado: Estado): Promise<number> {
  const found = await estadoDelTipo(idTipoPadre, (state) => estadoPorNombre(state.Nombre) === estado);
  if (!found) throw new Error(`Type ${idTipoPadre} has no state ${estado}`);
  return found.IdEstadoProceso;
}

/**
 * Whether a notice may be declared as far as payment goes: null when it may, otherwise the sentence that says why not.
 * A failed check throws, and nothing is declared (spec E 4, decision 30).
 */
export async function impedimentoDePago(idPersonaNovedad: number): Promise<string | null> {
  const { datos, mensaje } = await callWithMessage(ordenPago.verificarPago, { params: { idPersonaNovedad } });
  return datos.RequierePago && !datos.Pagado ? mensaje?.Descripcion || engineMessages.pagoRequerido : null;
}

/** Declares a notice. The tracking names the state it really came from (decision 8). */
export async function declarar(definition: NovedadDefinition, idPersonaNovedad: number, desde: Estado): Promise<void> {
  const IdEstadoProceso = await idEstado(definition.idTipoPadre, 'declarado');
  await call(personasNovedad.declarar, { body: { IdPersonaNovedad: idPersonaNovedad, IdEstadoProceso } });
  toast.success(personasNovedad.declarar.success ?? '');
  await track(
    idPersonaNovedad,
    textosDe(definition).asuntoDeclarado,
    textosDe(definition).transicion(nombreEstado[desde], nombreEstado.declarado),
  );
  await forget(...touched);
}

/** The staff sends a notice back with what has to be corrected. */
export async function observar(
  definition: NovedadDefinition,
  idPersonaNovedad: number,
  observacion: string,
): Promise<void> {
  const IdEstadoProceso = await idEstado(definition.idTipoPadre, 'observado');
  await call(personasNovedad.observar, {
    body: { IdPersonaNovedad: idPersonaNovedad, IdEstadoProceso, Observacion: observacion, Anular: false },
  });
  toast.success(personasNovedad.observar.success ?? '');
  await forget(...touched);
}

/** The staff accepts a notice; the services keep its snapshot and write the entry, as they do for an observation. */
export async function aceptar(definition: NovedadDefinition, form: NovedadForm): Promise<void> {
  await send(definition.endpoints.aceptar, form);
  await forget(...touched);
}
