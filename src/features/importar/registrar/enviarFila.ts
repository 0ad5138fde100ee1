import { TransportFailure } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { Ids, NovedadDefinition } from '#engine/definition/definition.ts';
import type { AdjuntoDeFila, Fila, Preparada } from '../fila/fila.ts';
import { soltar, subir } from './archivosDeFila.ts';
import { type Asiento, type Diario, deOtros } from './diario.ts';
import { type Fin, finDe, VUELTAS } from './fin.ts';
import { avisosDe, buscadaDe, elMismo, porHallar } from './leerFila.ts';
import { registrarMessages as textos } from './messages.ts';
import type { Espera, Puertos } from './puertos.ts';
import { creerRechazo, type Medios, registrada, resolverIncierta, vacio } from './resolver.ts';

/** One row on its way to the services. */
interface Envio {
  readonly fila: Fila;
  readonly definition: NovedadDefinition;
  readonly preparada: Preparada;
  readonly adjuntos: readonly AdjuntoDeFila[];
}

/** What the journal knows of earlier attempts of a row; nothing if they were about somebody else. */
function anteriorDe(diario: Diario, numero: number, idPersona: number): Asiento | undefined {
  const uno = diario.asientos().get(numero);
  const deOtra = uno !== undefined && uno.idPersona > 0 && idPersona > 0 && uno.idPersona !== idPersona;
  return deOtra ? undefined : uno;
}

/** The person has a notice of this type and date, which this row did not make. */
function yaEsta({
  NumeroNovedad: nroAviso,
  IdPersona: idPersona,
  IdPersonaNovedad: idPersonaNovedad,
}: FilaNovedad): Fin {
  const aviso = { nroAviso, idPersona, idPersonaNovedad };
  return { tipo: 'rechazada', motivo: textos.yaRegistrada(nroAviso), dudosa: false, dicho: false, aviso };
}

/** Sends the write itself, once, after the journal has it. */
async function insertar(medios: Medios, { fila, definition, preparada }: Envio, asiento: Asiento): Promise<Fin> {
  const { puertos, diario, poner } = medios;
  const { numero } = fila;
  await diario.anotar(numero, { ...asiento, paso: 'enviando' });
  poner('enviando');
  let ids: Ids;
  try {
    ids = await puertos.insertar(definition, preparada.form);
  } catch (error) {
    const fin = finDe(error, puertos);
    const failed = error instanceof TransportFailure && error.status >= 500;
    const late = error instanceof TransportFailure && error.kind === 'sinRespuesta';
    if (fin.tipo === 'vuelve') {
      // Nothing was done: a write that the network lost after it left arrives as one without an answer.
      await diario.anotar(numero, { ...asiento, paso: 'subiendo' });
      return fin;
    }
    if (!(failed || late)) return creerRechazo(medios, { fila, definition }, { asiento, fin });
    await diario.anotar(numero, { ...asiento, paso: 'enviando', dudosa: true });
    poner('incierta');
    return resolverIncierta(medios, { fila, definition }, { contestada: failed ? error.message : null });
  }
  return registrada(medios, fila, asiento, { ids, definition, dudosa: false });
}

type Recomprobada = { readonly asiento: Asiento } | { readonly fin: Fin };

/** An attempt with another document than the row has now may have been done all the same: that notice is the row's. */
async function conOtroDocumento(medios: Medios, { fila, definition }: Envio, antes: Asiento): Promise<Fin | null> {
  const { puertos, diario } = medios;
  if (!antes.dudosa) return null;
  const buscada = buscadaDe(fila, antes);
  const hecho = elMismo(await avisosDe(puertos, buscada, deOtros(diario, antes.conocidos)), buscada);
  if (!hecho) return null;
  const ids = { idPersona: hecho.IdPersona, idPersonaNovedad: hecho.IdPersonaNovedad };
  return registrada(medios, fila, antes, { ids, definition, dudosa: true });
}

/** Reads the notices of a row's person before it is sent: what the journal has to know then, or how the row ended already. */
async function recomprobar(medios: Medios, envio: Envio): Promise<Recomprobada> {
  const { puertos, diario } = medios;
  const { fila, definition, preparada } = envio;
  const antes = anteriorDe(diario, fila.numero, preparada.form.BasePersonas.IdPersona);
  const deOtro = antes !== undefined && buscadaDe(fila, antes).enviado !== undefined;
  const hecha = deOtro ? await conOtroDocumento(medios, envio, antes) : null;
  if (hecha) return { fin: hecha };
  const before = deOtro ? undefined : antes;
  const buscada = buscadaDe(fila, before);
  const avisos = await avisosDe(puertos, buscada);
  const known = before?.conocidos ?? avisos.map(({ IdPersonaNovedad }) => IdPersonaNovedad);
  const asiento = { ...(before ?? vacio(fila, known)), ...porHallar(buscada), conocidos: known };
  const same = elMismo(avisos, buscada);
  if (!same) return { asiento };
  if (!before?.dudosa || known.includes(same.IdPersonaNovedad)) return { fin: yaEsta(same) };
  const ids = { idPersona: same.IdPersona, idPersonaNovedad: same.IdPersonaNovedad };
  return { fin: await registrada(medios, fila, asiento, { ids, definition, dudosa: true }) };
}

/**
 * Sends the files of a row; nothing waits before. All new people wait under id 0, where a form in another tab may put
 * or delete files: what waits is read again before the write gives it to the row's notice, and sent again if it is not
 * what the row sent. False if another tab changed it each time.
 */
async function subirTodos(puertos: Puertos, espera: Espera, adjuntos: readonly AdjuntoDeFila[]): Promise<boolean> {
  for (let vez = 0; vez <= VUELTAS; vez += 1) {
    if (vez > 0) await puertos.soltarPendientes(espera);
    for (const uno of adjuntos) await subir(puertos, espera, uno);
    if (espera.idPersona > 0 || !(await puertos.cambiaronPendientes(espera))) return true;
  }
  return false;
}

/** Another tab works with the files of new people: nothing was sent. */
async function conArchivosAjenos({ diario }: Medios, { numero }: Fila, asiento: Asiento): Promise<Fin> {
  await diario.anotar(numero, { ...asiento, paso: 'rechazada' });
  return { tipo: 'rechazada', motivo: textos.archivosAjenos, dudosa: false, dicho: false };
}

/**
 * Sends one row: its person's notices, leftover files, its files, the journal, the write, its number and its tracking.
 * A row that was uncertain before and is found now is registered. Throws nothing but defects.
 */
export async function enviarFila(medios: Medios, envio: Envio): Promise<Fin> {
  const { puertos, diario, poner } = medios;
  const { fila, preparada, adjuntos } = envio;
  const espera = { idPersona: preparada.form.BasePersonas.IdPersona, idTipoNovedad: preparada.idTipoNovedad };
  let asiento: Asiento | null = null;
  let subidos = false;
  try {
    poner('recomprobando');
    const recomprobada = await recomprobar(medios, envio);
    if ('fin' in recomprobada) return recomprobada.fin;
    asiento = recomprobada.asiento;
    await diario.anotar(fila.numero, { ...asiento, paso: 'subiendo' });
    poner('subiendo');
    await puertos.soltarPendientes(espera);
    subidos = adjuntos.length > 0;
    const suyos = await subirTodos(puertos, espera, adjuntos);
    const fin = await (suyos ? insertar(medios, envio, asiento) : conArchivosAjenos(medios, fila, asiento));
    if (fin.tipo === 'rechazada' && subidos) await soltar(puertos, espera);
    return fin;
  } catch (error) {
    const fin = finDe(error, puertos);
    if (fin.tipo === 'rechazada' && asiento) await diario.anotar(fila.numero, { ...asiento, paso: 'rechazada' });
    if (fin.tipo === 'rechazada' && subidos) await soltar(puertos, espera);
    return fin;
  }
}
