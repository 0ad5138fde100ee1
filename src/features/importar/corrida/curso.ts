import { TransportFailure } from '#client/errors.ts';
import type { AdjuntoDeFila, Fila, Paso, Resultado } from '../fila/fila.ts';
import type { Asiento, Diario } from '../registrar/diario.ts';
import { enviarFila } from '../registrar/enviarFila.ts';
import type { ContextoDeCorrida } from '../registrar/estado.ts';
import { type Fin, finDe, VUELTAS } from '../registrar/fin.ts';
import { LECTURAS } from '../registrar/leerFila.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';
import type { Puertos } from '../registrar/puertos.ts';
import { resolverIncierta } from '../registrar/resolver.ts';
import type { Ritmo } from '../registrar/ritmo.ts';
import { dudosas, type EnCorrida, type Filas } from './enCorrida.ts';
import type { Mando } from './mando.ts';
import type { contarSeguidas } from './seguidas.ts';
import { sinRegistro, type Tablero } from './tablero.ts';
import type { vigilarPeriodo } from './vigiaDePeriodo.ts';

/** Cached lists are dropped after so many registered rows. */
const FILAS_POR_OLVIDO = 20;

/** What a row needs on its way through a run. */
interface Partes {
  readonly contexto: ContextoDeCorrida;
  readonly diario: Diario;
  readonly puertos: Puertos;
  /** The files of a row, asked for when its turn comes. */
  readonly adjuntos: (fila: Fila) => Promise<readonly AdjuntoDeFila[]>;
  /** Checks a row that was not checked since the page was loaded. */
  readonly preparar: ((fila: Fila) => Promise<Fila>) | undefined;
  readonly tablero: Tablero;
  readonly corredor: Filas;
  readonly ritmo: Ritmo;
  readonly mando: Mando;
  readonly periodo: ReturnType<typeof vigilarPeriodo>;
  readonly seguidas: ReturnType<typeof contarSeguidas>;
}

type Devuelta = Extract<Fin, { readonly por: unknown }>;
const vuelve = (fin: Fin): fin is Devuelta => fin.tipo === 'vuelve' || fin.tipo === 'suspendida';

const motivos = { sesion: textos.sesion, espera: textos.ocupados, conexion: textos.sinConexion } as const;

/** What is shown of a row that was not registered: why, and what the clerk can do about it. */
function resultadoDe(fin: Extract<Fin, { readonly motivo: string }>): Resultado {
  const vacio = sinRegistro(fin.motivo);
  if (fin.tipo === 'sinConfirmar') return vacio;
  const { aviso, idRequisito } = fin;
  return { ...vacio, ...aviso, ...(idRequisito === undefined ? {} : { idRequisito }) };
}

/** Drops the cached lists every 20 registered rows. */
function olvidarCadaTanto({ olvidar }: Pick<Puertos, 'olvidar'>) {
  let registradas = 0;
  return {
    sumar: () => {
      registradas += 1;
    },
    siToca: async () => {
      if (registradas < FILAS_POR_OLVIDO) return;
      registradas = 0;
      await olvidar();
    },
  };
}

/** The steps of rows that have ended. */
const terminadas: readonly Paso[] = ['registrada', 'rechazada', 'sinConfirmar'];

interface ConOlvido extends Partes {
  readonly olvido: ReturnType<typeof olvidarCadaTanto>;
}

const medios = ({ puertos, diario, tablero }: Partes, numero: number) => ({
  ...{ puertos, diario },
  poner: (paso: Paso) => {
    const before = tablero.estado.getState().pasos.get(numero);
    tablero.poner(numero, paso);
    if (before === 'enviando' && paso === 'incierta') tablero.contarSuceso(textos.sinRespuesta(numero), numero);
  },
});

/** Reads an uncertain row; once only before it is sent again. */
function leer(partes: Partes, { fila }: EnCorrida, como: 'incierta' | 'antes'): Promise<Fin> {
  const definition = partes.contexto.definiciones.get(fila.tipo ?? '');
  const esperas = como === 'antes' ? [0] : LECTURAS;
  return resolverIncierta(medios(partes, fila.numero), { fila, definition }, { contestada: null, esperas });
}

/** Checks a row whose turn came. Returns how the attempt ended if the check did: the session was lost, or the visit ended. */
async function comprobar({ preparar, puertos }: Partes, uno: EnCorrida): Promise<Fin | null> {
  if (uno.fila.preparada || !preparar) return null;
  try {
    uno.fila = { ...(await preparar(uno.fila)), paso: uno.fila.paso };
    return null;
  } catch (error) {
    const cancelled = error instanceof TransportFailure && error.kind === 'cancelado';
    return cancelled ? { tipo: 'vuelve', por: 'sesion', espera: 0 } : finDe(error, puertos);
  }
}

/** null if the row cannot be sent as it is. */
async function enviar(partes: Partes, uno: EnCorrida): Promise<Fin | null> {
  const { contexto, adjuntos } = partes;
  const cortada = await comprobar(partes, uno);
  if (cortada) return cortada;
  const { fila } = uno;
  const definition = contexto.definiciones.get(fila.tipo ?? '');
  if (!definition || !fila.preparada) return null;
  const envio = { fila, definition, preparada: fila.preparada, adjuntos: await adjuntos(fila) };
  return enviarFila(medios(partes, fila.numero), envio);
}

/** A row waited again too often. Whether an earlier attempt was done is not known of every one. */
async function dejar({ diario, tablero }: Partes, numero: number, motivo: string): Promise<void> {
  const asiento = diario.asientos().get(numero);
  const paso = asiento?.dudosa ? 'sinConfirmar' : 'rechazada';
  if (asiento) await diario.anotar(numero, { ...asiento, paso });
  tablero.poner(numero, paso, sinRegistro(motivo));
  tablero.contarSuceso(textos.rechazo(numero, motivo), numero);
}

/** Nothing was done, or it cannot be read now: the row waits again, twice at most. A row to be read waits as often as needed. */
async function volver(partes: Partes, uno: EnCorrida, fin: Devuelta): Promise<void> {
  const { tablero, corredor, mando } = partes;
  const { numero } = uno.fila;
  const suspended = fin.tipo === 'suspendida';
  uno.leer = suspended ? (uno.leer ?? 'incierta') : null;
  if (!suspended) uno.veces += 1;
  // First nothing new begins: the row must not be the next one.
  if (fin.por === 'espera') void mando.esperar(fin.espera);
  else void mando.parar(fin.por);
  if (uno.veces > VUELTAS) return dejar(partes, numero, motivos[fin.por]);
  if (!suspended) tablero.poner(numero, 'enEspera');
  tablero.contarSuceso(textos.otraVez(numero), numero);
  corredor.encolar([uno], true);
}

/** Shows how a row ended. */
function contar({ tablero, olvido }: ConOlvido, numero: number, fin: Exclude<Fin, Devuelta>): void {
  if (fin.tipo === 'registrada') {
    tablero.poner(numero, 'registrada', { motivo: '', nroAviso: fin.nroAviso, ...fin.ids });
    if (!fin.seguimiento) tablero.contarSuceso(textos.sinSeguimiento(numero), numero);
    olvido.sumar();
  } else {
    tablero.poner(numero, fin.tipo, resultadoDe(fin));
    tablero.contarSuceso(textos.rechazo(numero, fin.motivo), numero);
  }
  tablero.terminoUna();
}

/** A row ended: it is shown, and the run does what that asks for. */
async function cerrar(partes: ConOlvido, uno: EnCorrida, { fin, ms }: { fin: Exclude<Fin, Devuelta>; ms: number }) {
  const { ritmo, mando, periodo, seguidas, olvido } = partes;
  uno.leer = null;
  contar(partes, uno.fila.numero, fin);
  const dudosa = fin.tipo === 'sinConfirmar' || fin.dudosa;
  // A row that had to be read took long for another reason than the services' speed.
  if (!dudosa && ritmo.anotar(ms)) mando.cambiarRitmo();
  await olvido.siToca();
  if (fin.tipo === 'rechazada' && fin.dicho) await periodo.leer();
  // A row that the services failed and do not have is a failure, although it had to be read.
  const alto = seguidas.anotar(fin.tipo === 'rechazada' ? 'fallo' : dudosa ? 'dudosa' : 'bien');
  if (alto) void mando.parar(alto.causa, alto.texto);
}

/** What follows an attempt: the row waits again, is sent after it was read, or ended. */
async function seguir(partes: ConOlvido, uno: EnCorrida, { fin, ms }: { fin: Fin; ms: number }): Promise<void> {
  if (vuelve(fin)) return volver(partes, uno, fin);
  if (uno.leer === 'antes' && fin.tipo === 'sinConfirmar' && fin.leida) {
    // It was read once more and is not there: now it is sent.
    uno.leer = null;
    partes.tablero.poner(uno.fila.numero, 'enEspera');
    partes.corredor.encolar([uno], true);
    return;
  }
  return cerrar(partes, uno, { fin, ms });
}

/** What is known of a row that a defect broke off: the journal may have it as registered. */
function finDeRota(asiento: Asiento | undefined, paso: Paso): Exclude<Fin, Devuelta> {
  if (asiento?.paso === 'registrada') {
    const { idPersona, idPersonaNovedad, nroAviso = '' } = asiento;
    return { tipo: 'registrada', ids: { idPersona, idPersonaNovedad }, nroAviso, seguimiento: false, dudosa: true };
  }
  return dudosas.includes(paso) || asiento?.dudosa
    ? { tipo: 'sinConfirmar', motivo: textos.defectoAlEnviar, leida: false }
    : { tipo: 'rechazada', motivo: textos.defecto, dudosa: true, dicho: false };
}

/** A defect of the portal: the row does not stay under way, and the clerk may try it again. */
async function dejarRota(partes: ConOlvido, uno: EnCorrida, error: unknown): Promise<void> {
  const { tablero, diario } = partes;
  const { numero } = uno.fila;
  reportError(error);
  const paso = tablero.estado.getState().pasos.get(numero);
  if (paso === undefined || terminadas.includes(paso)) return;
  await cerrar(partes, uno, { fin: finDeRota(diario.asientos().get(numero), paso), ms: 0 });
}

/** Leads one row of a run from the queue to its end, and does with the run what that end asks for. */
export function crearCurso(sinOlvido: Partes): (uno: EnCorrida) => Promise<void> {
  const partes = { ...sinOlvido, olvido: olvidarCadaTanto(sinOlvido.puertos) };
  const { puertos, periodo, tablero } = partes;
  const llevar = async (uno: EnCorrida): Promise<void> => {
    const start = puertos.ahora();
    if (uno.leer) return seguir(partes, uno, { fin: await leer(partes, uno, uno.leer), ms: 0 });
    if (!(await periodo.puedeEmpezar(uno))) return;
    const fin = await enviar(partes, uno);
    if (fin) return seguir(partes, uno, { fin, ms: puertos.ahora() - start });
    const problem = uno.fila.hallazgos.find(({ nivel }) => nivel === 'problema');
    tablero.poner(uno.fila.numero, 'rechazada', sinRegistro(problem?.texto ?? textos.sinComprobar));
  };
  return (uno) => llevar(uno).catch((error: unknown) => dejarRota(partes, uno, error));
}
