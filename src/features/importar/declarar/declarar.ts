import { createStore, type StoreApi } from 'zustand';
import { escribirSiFalta, escribirSinPreguntar } from '#blocks/escritura/useEscritura.ts';
import { call } from '#client/call.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { type Declaracion, declararAviso } from '#engine/notice/declararAviso.ts';
import { type Corredor, crearCorredor } from '../registrar/corredor.ts';
import type { Causa, Parada } from '../registrar/estado.ts';
import { esperaDe, VUELTAS } from '../registrar/fin.ts';
import { pruebaDe } from '../registrar/leerFila.ts';
import { registrarMessages as textos } from '../registrar/messages.ts';
import type { Puertos } from '../registrar/puertos.ts';
import { crearRitmo, type Ritmo } from '../registrar/ritmo.ts';

/** A registered row that is to be declared. */
export interface PorDeclarar {
  readonly numero: number;
  readonly idPersonaNovedad: number;
  readonly idTipoNovedad: number;
  readonly definition: NovedadDefinition;
  /** It was paid before it is declared, so its state is Pagado (decision 9). */
  readonly pagado?: boolean;
  /** An earlier try got no certain answer: it is read before it is sent again. */
  readonly dudosa?: boolean;
}

/** Which notices may be declared now, and which are paid before. */
export interface RevisionDePagos {
  readonly declarables: readonly PorDeclarar[];
  readonly porPagar: readonly PorDeclarar[];
  /** One warning for all that are paid before; '' if there are none. */
  readonly aviso: string;
}

const quiet = { quiet: true } as const;

/** The types that a company pays for before it declares them: asked once per type (spec R 7.6). */
async function tiposQueSePagan(avisos: readonly PorDeclarar[], idEmpresa: number): Promise<ReadonlySet<number>> {
  const paid = new Set<number>();
  for (const IdTipoNovedad of new Set(avisos.map(({ idTipoNovedad }) => idTipoNovedad))) {
    const body = { IdEmpresa: idEmpresa, IdTipoNovedad, GeneradoEmpresa: true };
    if ((await call(ordenPago.verificarTipo, { body }, quiet)).RequierePago) paid.add(IdTipoNovedad);
  }
  return paid;
}

/**
 * The payment check before declaring many notices (spec E 4): notices of types that are paid, and that are not paid yet, wait
 * for their payment order. Throws the errors of `call`; then nothing is declared.
 */
export async function revisarPagos(avisos: readonly PorDeclarar[], idEmpresa: number): Promise<RevisionDePagos> {
  const paid = await tiposQueSePagan(avisos, idEmpresa);
  const declarables: PorDeclarar[] = [];
  const porPagar: PorDeclarar[] = [];
  for (const aviso of avisos) {
    if (!paid.has(aviso.idTipoNovedad)) {
      declarables.push(aviso);
      continue;
    }
    const params = { idPersonaNovedad: aviso.idPersonaNovedad };
    const { RequierePago, Pagado } = await call(ordenPago.verificarPago, { params }, quiet);
    (RequierePago && !Pagado ? porPagar : declarables).push({ ...aviso, pagado: Pagado });
  }
  return { declarables, porPagar, aviso: porPagar.length > 0 ? textos.requierenPago(porPagar.length) : '' };
}

/** The state of declaring many notices. */
export interface EstadoDeDeclarar {
  readonly fase: 'lista' | 'corriendo' | 'pausada' | 'terminada';
  /** Why it is paused, with the sentence to show. */
  readonly parada: Parada | null;
  readonly total: number;
  /** The rows that are declared. */
  readonly declaradas: ReadonlySet<number>;
  /** Why rows were not declared, or that it is unknown whether they are. */
  readonly motivos: ReadonlyMap<number, string>;
  /** The rows in `motivos` of which it is unknown whether they are declared. */
  readonly dudosas: ReadonlySet<number>;
}

/** Declaring many notices: pressing a button of it twice does the same as pressing it once. */
export interface DeclaracionDeTodas {
  readonly estado: StoreApi<EstadoDeDeclarar>;
  readonly comenzar: () => void;
  readonly continuar: () => void;
  /** The screen goes away: no other notice begins. Resolves when none is under way. */
  readonly soltar: () => Promise<void>;
}

type PuertosDeDeclarar = Pick<Puertos, 'ahora' | 'dormir' | 'enLinea' | 'alInterrumpir' | 'olvidar'>;

/** A notice on its way, and how often it waited again. */
interface Turno extends PorDeclarar {
  veces: number;
}

interface Partes {
  readonly estado: StoreApi<EstadoDeDeclarar>;
  readonly corredor: Corredor<Turno>;
  readonly ritmo: Ritmo;
  readonly puertos: PuertosDeDeclarar;
  /** Why it is to pause; null while it is not. */
  readonly pausa: { causa: Causa | null };
}

const corre = ({ estado }: Pick<Partes, 'estado'>): boolean => estado.getState().fase === 'corriendo';

/** Begins no other notice. Resolves when none is under way. */
function parar(partes: Partes, causa: Causa): Promise<void> {
  if (corre(partes)) partes.pausa.causa ??= causa;
  return partes.corredor.parar();
}

/** None is under way: all are declared, or it is paused. */
function quedarQuieto(partes: Partes): void {
  const { estado, corredor, puertos, pausa } = partes;
  if (!corre(partes)) return;
  const waiting = corredor.esperan().map(({ numero }) => numero);
  if (waiting.length === 0) {
    estado.setState({ fase: 'terminada', parada: null });
    void puertos.olvidar();
  } else if (pausa.causa) {
    const fila = Math.min(...waiting);
    estado.setState({ fase: 'pausada', parada: { causa: pausa.causa, fila, texto: textos.seDetuvo(fila) } });
  }
}

/** Goes on after the time that the services ask for. */
function esperar(partes: Partes, ms: number): void {
  const { corredor, ritmo, puertos, pausa } = partes;
  ritmo.frenar();
  const quiet = corredor.parar();
  // The pool goes on when this notice gave its place back, so it is not awaited here.
  void Promise.all([quiet, puertos.dormir(ms)]).then(() => corre(partes) && pausa.causa === null && corredor.seguir());
}

/** Whether nothing was done, so that the notice waits again. A lost session is not reported as an error. */
function vuelve(partes: Partes, aviso: Turno, fin: Declaracion): boolean {
  if (fin.tipo === 'declarado' || fin.tipo === 'incierto') return false;
  const error = fin.tipo === 'cancelado' ? null : fin.error;
  const por = fin.tipo === 'cancelado' ? 'sesion' : pruebaDe(error, partes.puertos);
  if (por === null || aviso.veces >= VUELTAS) return false;
  aviso.veces += 1;
  if (por === 'espera') esperar(partes, esperaDe(error));
  else void parar(partes, por);
  partes.corredor.encolar([aviso], true);
  return true;
}

/** A defect of the portal: it is unknown whether the notice is declared, and the clerk may try it again. */
function dejarRoto({ estado }: Partes, { numero }: Turno, error: unknown): void {
  reportError(error);
  const { motivos, dudosas } = estado.getState();
  estado.setState({
    motivos: new Map(motivos).set(numero, textos.defectoAlDeclarar),
    dudosas: new Set(dudosas).add(numero),
  });
}

/** Declares one notice, as its own screen does. */
async function declararUno(partes: Partes, aviso: Turno): Promise<void> {
  const { estado, puertos, ritmo } = partes;
  const start = puertos.ahora();
  const escribir = aviso.dudosa ? escribirSiFalta : escribirSinPreguntar;
  const medio = { escribir, definition: aviso.definition, trato: { alFondo: true } } as const;
  const desde = aviso.pagado ? 'pagado' : 'registrado';
  const fin = await declararAviso(medio, { id: aviso.idPersonaNovedad, desde, pagado: false });
  if (vuelve(partes, aviso, fin)) return;
  ritmo.anotar(puertos.ahora() - start);
  const { numero } = aviso;
  const { declaradas, motivos, dudosas } = estado.getState();
  if (fin.tipo === 'declarado') estado.setState({ declaradas: new Set(declaradas).add(numero) });
  else if (fin.tipo !== 'cancelado')
    estado.setState({
      motivos: new Map(motivos).set(numero, fin.motivo),
      dudosas: fin.tipo === 'incierto' ? new Set(dudosas).add(numero) : dudosas,
    });
}

function crearPartes(total: number, puertos: PuertosDeDeclarar): Partes {
  const ritmo = crearRitmo();
  const partes: Partes = {
    ...{ ritmo, puertos, pausa: { causa: null } },
    estado: createStore<EstadoDeDeclarar>(() => ({
      ...{ fase: 'lista', parada: null, total, declaradas: new Set(), motivos: new Map(), dudosas: new Set() },
    })),
    corredor: crearCorredor<Turno>({
      aLaVez: ritmo.aLaVez,
      deAUno: () => false,
      uno: (aviso) => declararUno(partes, aviso).catch((error: unknown) => dejarRoto(partes, aviso, error)),
      alQuedarQuieto: () => quedarQuieto(partes),
    }),
  };
  return partes;
}

/**
 * Declares the notices of many rows with the calls of a single declaration, at the pace of a run: each checks the payment
 * again, changes its state and writes its tracking. A lost session or connection pauses it.
 */
export function declararTodas(avisos: readonly PorDeclarar[], puertos: PuertosDeDeclarar): DeclaracionDeTodas {
  const partes = crearPartes(avisos.length, puertos);
  const { estado, corredor, pausa } = partes;
  const dejarDeOir = puertos.alInterrumpir({
    sesion: () => void parar(partes, 'sesion'),
    bloqueo: () => parar(partes, 'bloqueo'),
    enCurso: () => corredor.enCurso() > 0,
  });
  return {
    estado,
    comenzar: () => {
      if (estado.getState().fase !== 'lista') return;
      estado.setState({ fase: 'corriendo' });
      corredor.encolar(avisos.map((aviso) => ({ ...aviso, veces: 0 })));
      corredor.seguir();
    },
    continuar: () => {
      if (estado.getState().fase !== 'pausada') return;
      pausa.causa = null;
      estado.setState({ fase: 'corriendo', parada: null });
      corredor.seguir();
    },
    soltar: () => {
      dejarDeOir();
      return parar(partes, 'pedido');
    },
  };
}
