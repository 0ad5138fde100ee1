import type { AdjuntoDeFila, Fila, Paso, Resultado } from '../fila/fila.ts';
import type { Diario } from '../registrar/diario.ts';
import { enviarFila, type Fin, resolverIncierta } from '../registrar/enviarFila.ts';
import type { ContextoDeCorrida } from '../registrar/estado.ts';
import { LECTURAS } from '../registrar/leerFila.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';
import type { Puertos } from '../registrar/puertos.ts';
import type { Ritmo } from '../registrar/ritmo.ts';
import type { EnCorrida, Filas } from './enCorrida.ts';
import type { Mando } from './mando.ts';
import type { contarSeguidas } from './seguidas.ts';
import { sinRegistro, type Tablero } from './tablero.ts';
import type { vigilarPeriodo } from './vigiaDePeriodo.ts';

/** A row waits again at most this often after a call that proves that nothing was done (design R5). */
const VUELTAS = 2;
/** Cached lists are dropped after so many registered rows. */
const FILAS_POR_OLVIDO = 20;

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

/** Leads one row of a run from the queue to its end, and does with the run what that end asks for. */
export function crearCurso(partes: Partes): (uno: EnCorrida) => Promise<void> {
  const { contexto, diario, puertos, adjuntos, preparar, tablero, corredor, ritmo, mando, periodo, seguidas } = partes;
  const { poner, contarSuceso } = tablero;
  let desdeOlvido = 0;

  const medios = (numero: number) => ({
    puertos,
    diario,
    poner: (paso: Paso) => {
      const before = tablero.estado.getState().pasos.get(numero);
      poner(numero, paso);
      if (before === 'enviando' && paso === 'incierta') contarSuceso(textos.sinRespuesta(numero), numero);
    },
  });

  /** Reads an uncertain row; once only before it is sent again. */
  function leer({ fila }: EnCorrida, como: 'incierta' | 'antes'): Promise<Fin> {
    const definition = contexto.definiciones.get(fila.tipo ?? '');
    const esperas = como === 'antes' ? [0] : LECTURAS;
    return resolverIncierta(medios(fila.numero), { fila, definition }, { contestada: null, esperas });
  }

  /** null if the row cannot be sent as it is. */
  async function enviar(uno: EnCorrida): Promise<Fin | null> {
    if (!uno.fila.preparada && preparar) uno.fila = { ...(await preparar(uno.fila)), paso: uno.fila.paso };
    const { fila } = uno;
    const definition = contexto.definiciones.get(fila.tipo ?? '');
    if (!definition || !fila.preparada) return null;
    return enviarFila(medios(fila.numero), {
      fila,
      definition,
      preparada: fila.preparada,
      adjuntos: await adjuntos(fila),
    });
  }

  /** A row waited again too often. Whether an earlier attempt was done is not known of every one. */
  async function dejar(numero: number, motivo: string): Promise<void> {
    const asiento = diario.asientos().get(numero);
    const paso = asiento?.dudosa ? 'sinConfirmar' : 'rechazada';
    if (asiento) await diario.anotar(numero, { ...asiento, paso });
    poner(numero, paso, sinRegistro(motivo));
    contarSuceso(textos.rechazo(numero, motivo), numero);
  }

  /** Nothing was done, or it cannot be read now: the row waits again, twice at most. A row to be read waits as often as needed. */
  async function volver(uno: EnCorrida, fin: Devuelta): Promise<void> {
    const { numero } = uno.fila;
    const suspended = fin.tipo === 'suspendida';
    uno.leer = suspended ? (uno.leer ?? 'incierta') : null;
    if (!suspended) uno.veces += 1;
    // First nothing new begins: the row must not be the next one.
    if (fin.por === 'espera') void mando.esperar(fin.espera);
    else void mando.parar(fin.por);
    if (uno.veces > VUELTAS) return dejar(numero, motivos[fin.por]);
    if (!suspended) poner(numero, 'enEspera');
    contarSuceso(textos.otraVez(numero), numero);
    corredor.encolar([uno], true);
  }

  /** Shows how a row ended. */
  function contar(numero: number, fin: Exclude<Fin, Devuelta>): void {
    if (fin.tipo === 'registrada') {
      poner(numero, 'registrada', { motivo: '', nroAviso: fin.nroAviso, ...fin.ids });
      if (!fin.seguimiento) contarSuceso(textos.sinSeguimiento(numero), numero);
      desdeOlvido += 1;
    } else {
      poner(numero, fin.tipo, resultadoDe(fin));
      contarSuceso(textos.rechazo(numero, fin.motivo), numero);
    }
    tablero.terminoUna();
  }

  async function terminar(uno: EnCorrida, fin: Fin, ms: number): Promise<void> {
    const { numero } = uno.fila;
    if (vuelve(fin)) {
      await volver(uno, fin);
      return;
    }
    if (uno.leer === 'antes' && fin.tipo === 'sinConfirmar' && fin.leida) {
      // It was read once more and is not there: now it is sent.
      uno.leer = null;
      poner(numero, 'enEspera');
      corredor.encolar([uno], true);
      return;
    }
    uno.leer = null;
    contar(numero, fin);
    const dudosa = fin.tipo === 'sinConfirmar' || fin.dudosa;
    // A row that had to be read took long for another reason than the services' speed.
    if (!dudosa && ritmo.anotar(ms)) mando.cambiarRitmo();
    if (desdeOlvido >= FILAS_POR_OLVIDO) {
      desdeOlvido = 0;
      await puertos.olvidar();
    }
    if (fin.tipo === 'rechazada' && fin.dicho) await periodo.leer();
    // A row that the services failed and do not have is a failure, although it had to be read.
    const alto = seguidas.anotar(fin.tipo === 'rechazada' ? 'fallo' : dudosa ? 'dudosa' : 'bien');
    if (alto) void mando.parar(alto.causa, alto.texto);
  }

  return async (uno) => {
    const start = puertos.ahora();
    if (uno.leer) {
      await terminar(uno, await leer(uno, uno.leer), 0);
      return;
    }
    if (!(await periodo.puedeEmpezar(uno))) return;
    const fin = await enviar(uno);
    if (fin) {
      await terminar(uno, fin, puertos.ahora() - start);
      return;
    }
    const problem = uno.fila.hallazgos.find(({ nivel }) => nivel === 'problema');
    poner(uno.fila.numero, 'rechazada', sinRegistro(problem?.texto ?? textos.sinComprobar));
  };
}
