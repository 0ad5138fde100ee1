import type { AdjuntoDeFila, Fila, Paso } from '../fila/fila.ts';
import { crearCorredor } from '../registrar/corredor.ts';
import type { Diario } from '../registrar/diario.ts';
import type { CambioDeFila, ContextoDeCorrida, Corrida } from '../registrar/estado.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';
import type { Puertos } from '../registrar/puertos.ts';
import { crearRitmo } from '../registrar/ritmo.ts';
import { crearCurso } from './curso.ts';
import type { EnCorrida, Filas } from './enCorrida.ts';
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

/** Rows that an earlier visit sent and whose end is unknown. */
const dudosas: readonly Paso[] = ['enviando', 'incierta', 'leyendo'];

/** Rows that were never checked, or have a problem, are in no run. */
const ajenas: readonly Paso[] = ['leida', 'porComprobar', 'comprobando', 'problema'];

const enCorrida = (fila: Fila): EnCorrida => ({
  fila,
  veces: 0,
  leer: dudosas.includes(fila.paso) ? 'incierta' : null,
});

/**
 * Registers rows at the services (design R2 to R7): the ticked ones that are ready, and those that an earlier visit left
 * uncertain. Nothing is sent twice: a row is sent again only if the services prove that nothing was done, or if the clerk
 * says so after one more reading. The journal was begun before.
 */
export function crearCorrida(todo: PorCorrer): Corrida {
  const { contexto, diario, puertos, adjuntos, preparar } = todo;
  const filas = todo.filas.filter(({ paso, marcada }) => marcada && !ajenas.includes(paso));
  const tablero = crearTablero(filas, puertos.ahora, todo.alCambiar ?? (() => undefined));
  const { estado, poner, cambiar, contarSuceso } = tablero;
  const porNumero = new Map(filas.map((fila) => [fila.numero, enCorrida(fila)]));
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

  const dejarDeOir = puertos.alInterrumpir({
    sesion: () => void (mando.corre() && mando.parar('sesion')),
    bloqueo: () => mando.parar('bloqueo'),
    enCurso: () => corredor.enCurso() > 0,
  });

  function seguir(): void {
    seguidas.olvidar();
    mando.seguir();
  }

  return {
    estado,
    comenzar: () => {
      if (estado.getState().fase !== 'lista') return;
      const due = [...porNumero.values()].filter(
        ({ fila, leer }) => leer || estado.getState().pasos.get(fila.numero) === 'enEspera',
      );
      cambiar({ fase: 'corriendo' });
      contarSuceso(textos.comienzo(due.length));
      corredor.encolar([...due.filter(({ leer }) => leer), ...due.filter(({ leer }) => !leer)]);
      corredor.seguir();
    },
    pausar: () => mando.parar('pedido'),
    continuar: () => {
      if (estado.getState().fase !== 'pausada') return;
      contarSuceso(textos.continuacion);
      seguir();
    },
    detener: async () => {
      const { fase } = estado.getState();
      if (fase === 'detenida' || fase === 'terminada') return;
      await mando.detener();
      await soltarAdjuntos(puertos, corredor.esperan());
      corredor.sacar(() => true);
    },
    repetir: (numero) => {
      const uno = porNumero.get(numero);
      const { fase, pasos } = estado.getState();
      const paso = pasos.get(numero);
      if (!uno || (paso !== 'rechazada' && paso !== 'sinConfirmar')) return;
      uno.veces = 0;
      uno.leer = paso === 'sinConfirmar' ? 'antes' : null;
      // A refused row is read again with its person's notices, before it is sent.
      poner(numero, paso === 'sinConfirmar' ? 'leyendo' : 'enEspera');
      if (fase === 'lista') return;
      if (fase !== 'terminada' && fase !== 'detenida') {
        corredor.encolar([uno]);
        return;
      }
      cambiar({ fase: 'corriendo' });
      corredor.encolar([uno]);
      seguir();
    },
    soltar: () => {
      dejarDeOir();
      return mando.parar('pedido');
    },
  };
}
