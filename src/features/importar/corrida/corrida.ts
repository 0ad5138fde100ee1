import type { AdjuntoDeFila, Fila, Paso } from '../fila/fila.ts';
import { crearCorredor } from '../registrar/corredor.ts';
import type { Diario } from '../registrar/diario.ts';
import type { CambioDeFila, ContextoDeCorrida, Corrida } from '../registrar/estado.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';
import type { Puertos } from '../registrar/puertos.ts';
import { crearRitmo } from '../registrar/ritmo.ts';
import { crearCurso } from './curso.ts';
import { dudosas, type EnCorrida, type Filas } from './enCorrida.ts';
import { crearMando } from './mando.ts';
import { contarSeguidas } from './seguidas.ts';
import { crearTablero } from './tablero.ts';
import { soltarAdjuntos, vigilarPeriodo } from './vigiaDePeriodo.ts';

/** What a run needs. `preparar` checks a row that was not checked since the page was loaded. */
export interface PorCorrer {
  readonly filas: readonly Fila[];
  /** The files of a row, asked for when its turn comes. */
  readonly adjuntos: (fila: Fila) => Promise<readonly AdjuntoDeFila[]>;
  readonly contexto: ContextoDeCorrida;
  readonly diario: Diario;
  readonly puertos: Puertos;
  readonly preparar?: (fila: Fila) => Promise<Fila>;
  readonly alCambiar?: (cambio: CambioDeFila) => void;
}

/** Rows that were never checked, or have a problem, are in no run. */
const ajenas: readonly Paso[] = ['leida', 'porComprobar', 'comprobando', 'problema'];

const enCorrida = (fila: Fila): EnCorrida => ({
  fila,
  veces: 0,
  leer: dudosas.includes(fila.paso) ? 'incierta' : null,
});

/** The parts of a run; each knows the others that it needs. */
function crearPartes(todo: PorCorrer, filas: readonly Fila[]) {
  const { contexto, diario, puertos, adjuntos, preparar } = todo;
  const tablero = crearTablero(filas, puertos.ahora, todo.alCambiar ?? (() => undefined));
  const ritmo = crearRitmo();
  const corredor: Filas = crearCorredor<EnCorrida>({
    aLaVez: ritmo.aLaVez,
    // A row that is not prepared yet may be of somebody unknown.
    deAUno: ({ fila }) => fila.preparada?.desconocida !== false,
    uno: (uno) => curso(uno),
    alQuedarQuieto: () => mando.quedarQuieto(),
  });
  const mando = crearMando({ tablero, corredor, ritmo, puertos });
  const periodo = vigilarPeriodo({ contexto, puertos, tablero, corredor, mando });
  const seguidas = contarSeguidas();
  const curso = crearCurso({
    ...{ contexto, diario, puertos, adjuntos, preparar, tablero, corredor, ritmo, mando, periodo, seguidas },
  });
  return { puertos, tablero, corredor, mando, seguidas };
}

type Partes = ReturnType<typeof crearPartes>;

/** Begins with the rows that are to be read, then those that are to be sent. */
function comenzar({ tablero, corredor }: Partes, todas: readonly EnCorrida[]): void {
  const { fase, pasos } = tablero.estado.getState();
  if (fase !== 'lista') return;
  const due = todas.filter(({ fila, leer }) => leer || pasos.get(fila.numero) === 'enEspera');
  tablero.cambiar({ fase: 'corriendo' });
  tablero.contarSuceso(textos.comienzo(due.length));
  corredor.encolar([...due.filter(({ leer }) => leer), ...due.filter(({ leer }) => !leer)]);
  corredor.seguir();
}

function seguir({ mando, seguidas }: Partes): void {
  seguidas.olvidar();
  mando.seguir();
}

/** Stops the run. Rows that waited to be read are as uncertain as before: the clerk may have them read later. */
async function detener({ puertos, tablero, corredor, mando }: Partes): Promise<void> {
  const { fase } = tablero.estado.getState();
  if (fase === 'detenida' || fase === 'terminada') return;
  await mando.detener();
  const quedan = corredor.sacar(() => true);
  for (const { fila, leer } of quedan) {
    if (leer && tablero.estado.getState().pasos.get(fila.numero) === 'leyendo')
      tablero.poner(fila.numero, leer === 'antes' ? 'sinConfirmar' : 'incierta');
  }
  await soltarAdjuntos(puertos, quedan);
}

/**
 * How a row is read when the clerk wants it again; null for one that is sent, which reads its person's notices anyway. A
 * reading that was interrupted is done as it was asked for.
 */
const lecturaDe = (paso: Paso, antes: EnCorrida['leer']): EnCorrida['leer'] => {
  if (paso === 'incierta') return antes ?? 'incierta';
  return paso === 'sinConfirmar' ? 'antes' : null;
};

/** A row that the clerk wants again: a refused one is sent, an uncertain one is read. One that waits or is under way is not. */
function repetir(partes: Partes, uno: EnCorrida | undefined): void {
  const { tablero, corredor } = partes;
  const { fase, pasos } = tablero.estado.getState();
  if (!uno || corredor.tiene(uno)) return;
  const { numero } = uno.fila;
  const paso = pasos.get(numero);
  if (paso !== 'rechazada' && paso !== 'sinConfirmar' && paso !== 'incierta') return;
  uno.veces = 0;
  uno.leer = lecturaDe(paso, uno.leer);
  // A refused row is read again with its person's notices, before it is sent.
  tablero.poner(numero, uno.leer ? 'leyendo' : 'enEspera');
  if (fase === 'lista') return;
  const acabo = fase === 'terminada' || fase === 'detenida';
  if (acabo) tablero.cambiar({ fase: 'corriendo' });
  corredor.encolar([uno]);
  if (acabo) seguir(partes);
}

/**
 * Registers rows at the services: the ticked ones that are ready, and those that an earlier visit left uncertain.
 * Nothing is sent twice: a row is sent again only if the services prove that nothing was done, or if the clerk says so
 * after one more reading. The journal was begun before.
 */
export function crearCorrida(todo: PorCorrer): Corrida {
  const filas = todo.filas.filter(({ paso, marcada }) => marcada && !ajenas.includes(paso));
  const porNumero = new Map(filas.map((fila) => [fila.numero, enCorrida(fila)]));
  const partes = crearPartes(todo, filas);
  const { puertos, tablero, corredor, mando } = partes;
  const dejarDeOir = puertos.alInterrumpir({
    sesion: () => void (mando.corre() && mando.parar('sesion')),
    bloqueo: () => mando.parar('bloqueo'),
    enCurso: () => corredor.enCurso() > 0,
  });
  return {
    estado: tablero.estado,
    comenzar: () => comenzar(partes, [...porNumero.values()]),
    pausar: () => mando.parar('pedido'),
    continuar: () => {
      if (tablero.estado.getState().fase !== 'pausada') return;
      tablero.contarSuceso(textos.continuacion);
      seguir(partes);
    },
    detener: () => detener(partes),
    repetir: (numero) => repetir(partes, porNumero.get(numero)),
    soltar: () => {
      dejarDeOir();
      return mando.parar('pedido');
    },
  };
}
