import { createStore, type StoreApi } from 'zustand';
import type { CodigoQr, OrdenPago } from '#contract/entities/ordenPago.ts';
import { cleanDate, type IsoDate, now } from '#lib/dates.ts';
import { type EstadoPago, esperaPago, estadoInicial, type Suceso, siguiente } from './estadoPago.ts';
import { crearSondeo, type Sondeo } from './sondeo.ts';

/** What the payment of an order needs from outside. */
interface Servicios {
  /** Loads the order's valid code with the services' message; throws the errors of the call. */
  readonly pedirQr: () => Promise<{ readonly qr: CodigoQr; readonly mensaje: string }>;
  readonly leerOrden: () => Promise<OrdenPago>;
  /** The text of a failure to show; null for a bug, which is thrown. */
  readonly textoDe: (error: unknown) => string | null;
  /** True if the services refused, which is an answer too. */
  readonly rechaza: (error: unknown) => boolean;
  /** The text for an answer without a message. */
  readonly sinMensaje: string;
  /** Called once, when the order is found to be paid. */
  readonly alPagar: (orden: OrdenPago) => void;
  readonly oculta: () => boolean;
  readonly hoy: () => IsoDate;
}

/** When the services were last asked about the payment, and whether they answered. */
export interface Consulta {
  readonly a: Date;
  readonly respondida: boolean;
}

export interface Vista {
  readonly estado: EstadoPago;
  readonly consulta: Consulta | null;
}

/** The payment of one order in one tab: its state and its actions. It is active from `abrir` to `cerrar`. */
export interface Pago {
  readonly store: StoreApi<Vista>;
  abrir(): void;
  cerrar(): void;
  /** Requests a code. The services return the valid one, so that there are never two. */
  pedir(): Promise<void>;
  verificar(): Promise<void>;
  /** Time has passed: a code may have expired. */
  reloj(): void;
  visibilidad(): void;
}

/** Creates the payment of an order. It does nothing before `abrir`, and ignores answers after `cerrar`. */
export function crearPago(services: Servicios): Pago {
  const store = createStore<Vista>(() => ({ estado: estadoInicial, consulta: null }));
  let sondeo: Sondeo | null = null;
  let opening = 0;

  const suceder = (suceso: Suceso) => {
    const before = store.getState().estado;
    const estado = siguiente(before, suceso);
    if (estado === before) return;
    store.setState({ estado });
    if (!esperaPago(estado)) {
      sondeo?.terminar();
      sondeo = null;
    } else sondeo ??= crearSondeo({ preguntar: consultar, oculta: services.oculta });
    if (estado.fase === 'pagada') services.alPagar(estado.orden);
  };

  /** Loads the order. A failure is shown and changes nothing, because the polling continues. */
  async function consultar(): Promise<void> {
    const mine = opening;
    const { turno } = store.getState().estado;
    try {
      const orden = await services.leerOrden();
      if (mine !== opening) return;
      store.setState({ consulta: { a: now(), respondida: true } });
      suceder({ tipo: 'orden', turno, orden });
    } catch (error) {
      if (services.textoDe(error) === null) throw error;
      if (mine !== opening) return;
      store.setState({ consulta: { a: now(), respondida: false } });
      if (services.rechaza(error)) suceder({ tipo: 'sinOrden', turno });
    }
  }

  async function pedir(): Promise<void> {
    const mine = opening;
    suceder({ tipo: 'pide' });
    const { turno, fase } = store.getState().estado;
    if (fase !== 'pidiendo') return; // already paid
    try {
      const { qr, mensaje } = await services.pedirQr();
      if (mine !== opening) return;
      if (mensaje === '') suceder({ tipo: 'sinQr', turno, texto: services.sinMensaje });
      else suceder({ tipo: 'qr', turno, qr: { ...qr, FechaVencimiento: cleanDate(qr.FechaVencimiento) }, mensaje });
      suceder({ tipo: 'dia', hoy: services.hoy() });
    } catch (error) {
      const texto = services.textoDe(error);
      if (texto === null) throw error;
      if (mine !== opening) return;
      suceder({ tipo: 'sinQr', turno, texto });
      // The order tells whether it was paid, cancelled or expired meanwhile.
      await consultar();
    }
  }

  return {
    store,
    pedir,
    abrir() {
      opening += 1;
      void pedir();
    },
    cerrar() {
      opening += 1;
      sondeo?.terminar();
      sondeo = null;
    },
    verificar: () => sondeo?.ahora() ?? consultar(),
    reloj: () => suceder({ tipo: 'dia', hoy: services.hoy() }),
    visibilidad() {
      this.reloj();
      sondeo?.visibilidad();
    },
  };
}
