import type { PersonaElegida } from '#blocks/identidad/elegida.ts';
import { isCallError, TransportFailure } from '#client/errors.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { Seleccion } from '#engine/definition/definition.ts';
import { type FieldPath, valorEn } from '#engine/definition/fields.ts';
import { aplicar, llenar } from '#engine/values/aplicar.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { cleanDate } from '#lib/dates.ts';
import type { Fila, Hallazgo } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import { claseDe } from '../fila/tipos.ts';
import { buscar } from './buscada.ts';
import { type Caso, type Contexto, pedirRequisitos } from './contexto.ts';
import { conProblema, juzgada, sinDobles } from './hallazgos.ts';
import { compararNombres } from './identidad.ts';
import { juzgarFila, juzgarForm, juzgarPersona } from './juicio.ts';
import { comprobarMessages as textos } from './messages.ts';
import { rechazo, yaRegistrada } from './rechazo.ts';
import { esDePersona, leerFila, tipoReingreso } from './valores.ts';

const TIPO: FieldPath = 'SegurosPersonasNovedad.IdTipoNovedad';

/** An empty Motivo means a re-entry if the person worked here before and left. */
function reingreso({ fila, definition, contexto }: Caso, { SegurosPacientes: s }: NovedadForm) {
  const ended = cleanDate(s.FechaIngreso) !== '' && cleanDate(s.FechaBaja) !== '';
  const tipo = ended && !fila.textos.Motivo ? tipoReingreso(contexto, definition) : undefined;
  if (!tipo) return null;
  const said = { codigo: 'REINGRESO_SUPUESTO', lugar: 'Motivo', texto: textos.reingreso } as const;
  return {
    valor: tipo.value,
    hallazgo: hallazgo({ nivel: 'aviso', ...said, titulo: textos.titulos.REINGRESO_SUPUESTO }),
  };
}

type Elegible = Extract<Seleccion, { readonly ok: true }>;

/** The fields that a row may fill: of the person only what the fund lacks. A default is not the fund's. */
function abiertos({ definition }: Caso, { form, supuestos = [] }: Elegible): (path: FieldPath) => boolean {
  const kept = aFormulario(definition, form);
  const vacio = (path: FieldPath) => [null, ''].includes(valorEn(kept, path) as string | null);
  return (path) => !esDePersona(path) || supuestos.includes(path) || vacio(path);
}

/** Judges the form of a chosen person with the row's values. */
async function juzgarElegida(caso: Caso, { nueva }: PersonaElegida, seleccion: Elegible, formato: readonly Hallazgo[]) {
  const { fila, definition, contexto } = caso;
  const { form: inicial } = seleccion;
  const supuesto = claseDe(fila.tipo) === 'alta' ? reingreso(caso, inicial) : null;
  const seLlena = abiertos(caso, seleccion);
  const dados = Object.entries(leerFila(fila, definition, contexto).valores).filter(([path]) =>
    seLlena(path as FieldPath),
  );
  const valores = { ...Object.fromEntries(dados), ...(supuesto ? { [TIPO]: supuesto.valor } : {}) };
  const ilegibles = juzgarPersona(caso, seLlena);
  // What could not be read is not missing.
  const lugares = new Set(ilegibles.map(({ lugar }) => lugar));
  const hallazgos = sinDobles([
    ...formato,
    ...(nueva ? [] : compararNombres(fila, inicial.BasePersonas)),
    ...ilegibles,
    ...juzgarForm(definition, llenar(definition, inicial, valores), contexto).filter(
      ({ lugar }) => !lugares.has(lugar),
    ),
    ...(supuesto ? [supuesto.hallazgo] : []),
  ]);
  if (conProblema(hallazgos)) return juzgada(fila, hallazgos, null);
  const form = aplicar(definition, inicial, valores);
  const { IdTipoNovedad } = form.SegurosPersonasNovedad;
  await pedirRequisitos(contexto, [IdTipoNovedad]);
  return juzgada(fila, hallazgos, { form, idTipoNovedad: IdTipoNovedad, desconocida: nueva !== null });
}

async function preguntar(caso: Caso, formato: readonly Hallazgo[]): Promise<Fila> {
  const { fila, definition, contexto, consulta } = caso;
  const buscada = await buscar(caso);
  if ('hallazgos' in buscada) return juzgada(fila, sinDobles([...formato, ...buscada.hallazgos]), null);
  const { persona, nueva } = buscada.elegida;
  const seleccion = await definition.seleccionar(persona, contexto.idEmpresa, nueva, {}, consulta);
  if (!seleccion.ok)
    return juzgada(fila, sinDobles([...formato, await rechazo(caso, persona.IdPersona, seleccion)]), null);
  // Nothing refuses a second transfer of one day before it is sent (decision 169).
  const misma = claseDe(fila.tipo) === 'transferencia' ? await yaRegistrada(caso, persona.IdPersona) : null;
  if (misma) return juzgada(fila, sinDobles([...formato, misma]), null);
  return juzgarElegida(caso, buscada.elegida, seleccion, formato);
}

/** The longest time, in milliseconds, that the services may ask to wait, and how often. */
const ESPERA = 60_000;
const VECES = 3;

const pasado = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = () => {
      clearTimeout(timer);
      reject(new TransportFailure('cancelado', 0, ''));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });

/**
 * Does something that only reads, again after the time that the services ask to wait: twice at most, and a minute each. Throws
 * what `leer` throws, or a TransportFailure 'cancelado' if the signal ended the wait.
 */
async function esperando<T>(signal: AbortSignal, leer: () => Promise<T>, vez = 1): Promise<T> {
  try {
    return await leer();
  } catch (error) {
    const again = error instanceof TransportFailure ? error.again : Number.NaN;
    if (!(again <= ESPERA) || vez >= VECES) throw error;
    await pasado(again, signal);
    return esperando(signal, leer, vez + 1);
  }
}

/** Whether a failure is about the check as a whole: it was ended, or the session was lost. */
const loAcaba = (error: unknown): boolean =>
  !isCallError(error) || (error instanceof TransportFailure && (error.kind === 'cancelado' || error.kind === 'sesion'));

/**
 * Asks the services about one row, without writing: the row with its findings, its step 'lista', 'aviso' or 'problema'
 * and, if it may be sent, what is sent. A row with a problem of its own is not asked about. Throws if the signal ended
 * it or the session was lost; any other failure is a finding of the row.
 */
export async function comprobarFila(fila: Fila, contexto: Contexto, signal: AbortSignal): Promise<Fila> {
  const adjuntos = fila.hallazgos.filter(({ lugar }) => lugar === 'Adjuntos');
  const formato = [...juzgarFila(fila, contexto), ...adjuntos];
  const definition = contexto.definiciones.get(fila.tipo ?? '');
  if (!definition || conProblema(formato.filter(({ lugar }) => lugar !== 'Adjuntos')))
    return juzgada(fila, formato, null);
  try {
    const caso = { fila, definition, contexto, consulta: { quiet: true, signal } };
    return await esperando(signal, () => preguntar(caso, formato));
  } catch (error) {
    if (loAcaba(error)) throw error;
    const { message } = error as Error;
    const said = { codigo: 'SIN_RESPUESTA', lugar: null, texto: textos.sinRespuesta(message) } as const;
    return juzgada(fila, [...formato, hallazgo({ ...said, titulo: textos.sinRespuestaTitulo })], null);
  }
}
