import { buscarPersonas } from '#blocks/buscar-persona/buscarPersonas.ts';
import type { DatosIdentidad } from '#blocks/identidad/datos.ts';
import { type PersonaElegida, personaConocida, personaEncontrada, personaManual } from '#blocks/identidad/elegida.ts';
import { identidadMessages } from '#blocks/identidad/messages.ts';
import { buscarObservada } from '#blocks/identidad/registro.ts';
import { type Veredicto, verificar } from '#blocks/identidad/segip.ts';
import { call } from '#client/call.ts';
import { isCallError, TransportFailure } from '#client/errors.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { estadoPorNombre } from '#contract/enumerations.ts';
import { personasEmpresa } from '#contract/services/personasEmpresa.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import type { Consulta, NovedadDefinition, Seleccion } from '#engine/definition/definition.ts';
import { type FieldPath, valorEn } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { aplicar, llenar, type Valores } from '#engine/values/aplicar.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { cleanDate } from '#lib/dates.ts';
import { type Fila, type Hallazgo, nombreDe } from '../fila/fila.ts';
import { type Contexto, pedirRequisitos } from './contexto.ts';
import { idTipoDe } from './formato.ts';
import { conProblema, hallazgo, juzgada, sinDobles } from './hallazgos.ts';
import { compararNombres, reconocer } from './identidad.ts';
import { juzgarFila, juzgarForm } from './juicio.ts';
import { comprobarMessages as textos } from './messages.ts';
import { claseDe, esDePersona, idTipoDocumentoDe, leerFila, tipoReingreso } from './valores.ts';

/** One row that is checked, and how its calls are made. */
interface Caso {
  readonly fila: Fila;
  readonly definition: NovedadDefinition;
  readonly contexto: Contexto;
  readonly consulta: Consulta & { readonly signal: AbortSignal };
}

const enTexto = ({ valores }: Fila, columna: keyof Fila['valores']): string => String(valores[columna] ?? '');
const mayusculas = (text: string): string => text.toLocaleUpperCase('es');

/** The data of a row's person, in the form that the identity services take. */
const datosDe = ({ fila, contexto }: Caso): DatosIdentidad => ({
  tipoDocumento: idTipoDocumentoDe(fila, contexto),
  numeroDocumento: mayusculas(enTexto(fila, 'NumeroDocumento').replace(/[\s.]+/g, '')),
  complemento: mayusculas(enTexto(fila, 'Complemento')),
  fechaNacimiento: enTexto(fila, 'FechaNacimiento'),
  apellidoPaterno: mayusculas(enTexto(fila, 'ApellidoPaterno')),
  apellidoMaterno: mayusculas(enTexto(fila, 'ApellidoMaterno')),
  nombres: mayusculas(enTexto(fila, 'Nombres')),
});

type Buscada = { readonly elegida: PersonaElegida } | { readonly hallazgos: readonly Hallazgo[] };

const motivoDe = (veredicto: Veredicto): string => {
  const { segip } = identidadMessages;
  if (veredicto.tipo === 'impedido') return veredicto.texto;
  return veredicto.tipo === 'difiere' ? segip.noCorresponden : segip.noEncontrado;
};

/** An unknown person cannot be registered from a file (design P4). */
function noVerificada({ fila }: Caso, motivo: string): Buscada {
  const codigo = 'NO_VERIFICADA';
  const lugar = 'NumeroDocumento';
  const titulo = textos.noVerificadaTitulo;
  const found = hallazgo({ codigo, lugar, texto: textos.noVerificada(motivo), titulo });
  const cero = {
    nivel: 'aviso',
    codigo: 'CERO_PERDIDO',
    lugar,
    texto: textos.ceroPerdido,
    titulo: textos.titulos.CERO_PERDIDO,
  } as const;
  // A number that Excel shortened belongs to nobody.
  return { hallazgos: fila.documentoNumerico ? [found, hallazgo(cero)] : [found] };
}

/** A person that the fund does not know: only with every fact confirmed by the identity service (design P4). */
async function buscarDesconocida(caso: Caso): Promise<Buscada> {
  const datos = datosDe(caso);
  const { signal } = caso.consulta;
  const registro = await buscarObservada(datos, signal);
  const [found, segunda] = registro.Personas;
  if (segunda || (!found && registro.IntegradoBdpa)) return noVerificada(caso, identidadMessages.conOtrosDatos);
  const veredicto = await verificar(datos, signal);
  if (veredicto.tipo !== 'coincide') return noVerificada(caso, motivoDe(veredicto));
  const nueva = registro.PersonaNueva ?? null;
  return { elegida: found ? personaEncontrada(found, nueva) : personaManual(datos, nueva) };
}

const ajena = ({ fila }: Caso): Hallazgo =>
  hallazgo({
    codigo: 'NO_PERTENECE',
    lugar: 'NumeroDocumento',
    texto: avisoMessages.sinPertenencia(nombreDe(fila)),
    titulo: textos.titulos.NO_PERTENECE,
  });

/** Searches the person of a row where the notice's own form searches her. */
async function buscar(caso: Caso): Promise<Buscada> {
  const { fila, definition, contexto, consulta } = caso;
  const { tipoDocumento, numeroDocumento } = datosDe(caso);
  const enEmpresa = definition.buscarEn === 'empresa';
  const encontradas = await buscarPersonas(
    { forma: 'documento', tipoDocumento, numeroDocumento, complemento: '' },
    { idEmpresa: enEmpresa ? contexto.idEmpresa : 0, rol: definition.busqueda?.rol ?? 0 },
    consulta.signal,
  );
  const conocida = reconocer(fila, encontradas);
  if (conocida.es === 'otra') return { hallazgos: [conocida.hallazgo] };
  if (conocida.es === 'ella') return { elegida: personaConocida(conocida.persona) };
  return enEmpresa ? { hallazgos: [ajena(caso)] } : buscarDesconocida(caso);
}

/** Whether a notice of the services is the one that a row asks for: same type, same day. */
function esElMismo({ fila, definition, contexto }: Caso, row: FilaNovedad): boolean {
  if (estadoPorNombre(row.EstadoProceso) === 'anulado') return false;
  if (cleanDate(row.FechaNovedad) !== enTexto(fila, 'FechaAviso')) return false;
  const mismoPadre = row.IdTipoNovedadPadre === definition.idTipoPadre;
  return row.IdTipoNovedad === idTipoDe(fila, contexto) || (mismoPadre && !fila.textos.Motivo);
}

/** The notice is there already, perhaps of an import whose journal was lost: it is named, and not sent again (design P5). */
function yaRegistrada({ IdPersonaNovedad, IdPersona, NumeroNovedad }: FilaNovedad, idPersona: number): Hallazgo {
  return hallazgo({
    nivel: 'aviso',
    codigo: 'YA_REGISTRADA',
    lugar: null,
    texto: textos.yaRegistrada(NumeroNovedad),
    titulo: textos.titulos.YA_REGISTRADA,
    aviso: { nroAviso: NumeroNovedad, idPersona: IdPersona || idPersona, idPersonaNovedad: IdPersonaNovedad },
  });
}

/** What becomes of a refused person: the notice may be there already (design P5). */
async function rechazo(
  caso: Caso,
  idPersona: number,
  { text, motivo }: Extract<Seleccion, { readonly ok: false }>,
): Promise<Hallazgo> {
  const { contexto, consulta } = caso;
  const { idEmpresa } = contexto;
  const lugar = 'NumeroDocumento';
  const titulos = textos.titulos;
  if (motivo === 'menor')
    return hallazgo({ codigo: 'MENOR', lugar: 'FechaNacimiento', texto: text, titulo: titulos.MENOR });
  if (motivo === undefined)
    return hallazgo({ codigo: 'REGLA', lugar: null, texto: text, titulo: titulos.REGLA, comun: text });
  const suyos = await call(personasNovedad.deEmpresa, { params: { idPersona, idEmpresa } }, consulta);
  const mismo = suyos.find((row) => esElMismo(caso, row));
  if (mismo) return yaRegistrada(mismo, idPersona);
  if (motivo === 'pendiente') return hallazgo({ codigo: 'PENDIENTE', lugar, texto: text, titulo: titulos.PENDIENTE });
  if (motivo === 'ajeno') return hallazgo({ codigo: 'NO_PERTENECE', lugar, texto: text, titulo: titulos.NO_PERTENECE });
  const activas = await call(personasEmpresa.habilitadas, { params: { idPersona } }, consulta);
  if (activas.some((one) => one.IdEmpresa === idEmpresa))
    return hallazgo({ codigo: 'ACTIVO_AQUI', lugar, texto: text, titulo: titulos.ACTIVO_AQUI });
  const empresa = activas.map(({ RazonSocial }) => RazonSocial.replace(/\.$/, '')).join(', ');
  const texto = empresa ? textos.activaEn(text, empresa) : text;
  return hallazgo({ codigo: 'ACTIVO_OTRA', lugar, texto, titulo: titulos.ACTIVO_OTRA });
}

const TIPO: FieldPath = 'SegurosPersonasNovedad.IdTipoNovedad';

/** An empty Motivo is a re-entry for who worked here before and left (design C2). */
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

/** What a row gives to the form of its person: the file fills only what the fund lacks of her (design P3). */
function valoresPara({ fila, definition, contexto }: Caso, form: NovedadForm): Valores {
  const { valores } = leerFila(fila, definition, contexto);
  const kept = aFormulario(definition, form);
  const open = (path: FieldPath) => !esDePersona(path) || [null, ''].includes(valorEn(kept, path) as string | null);
  return Object.fromEntries(Object.entries(valores).filter(([path]) => open(path as FieldPath)));
}

/** Judges the form of a chosen person with the row's values. */
async function juzgarElegida(
  caso: Caso,
  { nueva }: PersonaElegida,
  inicial: NovedadForm,
  formato: readonly Hallazgo[],
) {
  const { fila, definition, contexto } = caso;
  const supuesto = claseDe(fila.tipo) === 'alta' ? reingreso(caso, inicial) : null;
  const valores = { ...valoresPara(caso, inicial), ...(supuesto ? { [TIPO]: supuesto.valor } : {}) };
  const hallazgos = sinDobles([
    ...formato,
    ...(nueva ? [] : compararNombres(fila, inicial.BasePersonas)),
    ...juzgarForm(definition, llenar(definition, inicial, valores), contexto),
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
  if (seleccion.ok) return juzgarElegida(caso, buscada.elegida, seleccion.form, formato);
  return juzgada(fila, sinDobles([...formato, await rechazo(caso, persona.IdPersona, seleccion)]), null);
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

/** Does something that only reads, again after the time that the services ask to wait. */
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
 * Asks the services about one row, without writing (design P2 to P5): the row with its findings, its step 'lista', 'aviso' or
 * 'problema' and, if it may be sent, what is sent. A row with a problem of its own is not asked about. Throws if the signal
 * ended it or the session was lost; any other failure is a finding of the row.
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
