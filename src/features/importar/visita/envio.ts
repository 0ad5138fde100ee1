import type { Requisito } from '#contract/entities/adjunto.ts';
import { toast } from '#ui/feedback/toast.ts';
import { withItsCode } from '#ui/feedback/withItsCode.ts';
import { download } from '#ui/table/exportTable.ts';
import { comprobarAdjuntos, requisitosDe } from '../comprobar/adjuntos.ts';
import { comprobarFila } from '../comprobar/comprobarFila.ts';
import type { Contexto } from '../comprobar/contexto.ts';
import { crearCorrida } from '../corrida/corrida.ts';
import { conResultados } from '../corrida/resultados.ts';
import { columnasDeResultado } from '../enviar/columnasDeResultado.ts';
import { enviarMessages as textos } from '../enviar/messages.ts';
import { cerrada, type Fila, porEnviar } from '../fila/fila.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { informe } from '../lectura/informe.ts';
import { abrirDiario, type Diario } from '../registrar/diario.ts';
import type { Corrida, Dueno } from '../registrar/estado.ts';
import { puertosDeServicios } from '../registrar/puertos.ts';
import { tomarImportacion } from '../registrar/turno.ts';
import { type ActosDeDeclarar, crearDeclaracion } from './declaracion.ts';
import type { TiendaDePantalla } from './estado.ts';

/** The acts of the last two steps. */
export interface Envio extends Pick<ActosDeDeclarar, 'declarar' | 'crearOrden'> {
  /** Takes the company's import for this tab; the screen says if another one has it. */
  readonly tomarTurno: () => Promise<void>;
  /** Asks for the one confirmation. */
  readonly pedirConfirmacion: (filas: readonly Fila[] | null) => void;
  /** Registers the rows, and settles those that an earlier visit left uncertain. Pressing it twice does it once. */
  readonly comenzar: (filas: readonly Fila[]) => Promise<void>;
  readonly repetir: (numeros: readonly number[]) => void;
  /** What the refused file of a row was for; null if the row was refused for another reason, or not at all. */
  readonly requisitoRechazado: (fila: Fila) => Requisito | null;
  /**
   * Sends a refused row again with another file instead of the refused one. If the file is not accepted, a message says
   * why.
   */
  readonly cambiarArchivo: (fila: Fila, archivo: File) => Promise<void>;
  readonly bajarInforme: () => Promise<void>;
  /** Ends the run and the declaring. Resolves when nothing of them is under way. */
  readonly acabar: () => Promise<void>;
  readonly soltar: () => void;
}

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly dueno: Dueno;
}

/** What the acts share. */
interface Taller extends Medios {
  /** Ends what is read for the run once the screen went away. */
  readonly fin: AbortController;
  readonly declaracion: ActosDeDeclarar;
  /** What changes during the visit. */
  readonly visita: {
    diario: Diario | null;
    comenzando: boolean;
    suelto: boolean;
    soltarTurno: () => void;
    dejarDeMirar: () => void;
  };
}

/** Another tab must not register the same rows. The turn is given back when the screen goes away. */
async function tomarTurno({ pantalla: { setState }, dueno, visita }: Taller): Promise<void> {
  const turno = await tomarImportacion(dueno);
  if (!turno.tuyo) return setState({ ajena: turno.texto });
  if (visita.suelto) return turno.soltar();
  visita.soltarTurno = turno.soltar;
  setState({ ajena: '' });
}

/** The result is shown as soon as nothing waits any more; a pause has its buttons in the step before it. */
function mirar({ pantalla: { setState }, declaracion, visita }: Taller, corrida: Corrida): void {
  const desde = Date.now();
  visita.dejarDeMirar();
  visita.dejarDeMirar = corrida.estado.subscribe(({ fase }, antes) => {
    if (fase === antes.fase) return;
    if (fase === 'pausada') setState({ paso: 'registrar' });
    if (fase !== 'terminada' && fase !== 'detenida') return;
    setState({ paso: 'resultado', corrio: { desde, hasta: Date.now() } });
    void declaracion.contarPagos();
  });
}

function requisitoRechazado({ pantalla }: Pick<Medios, 'pantalla'>, fila: Fila): Requisito | null {
  const { contexto, corrida } = pantalla.getState();
  const idRequisito = corrida?.estado.getState().resultados.get(fila.numero)?.idRequisito;
  if (!contexto || idRequisito === undefined) return null;
  return requisitosDe(fila, contexto).find((uno) => uno.IdRequisito === idRequisito) ?? null;
}

async function cambiarArchivo({ pantalla, fin }: Taller, fila: Fila, archivo: File): Promise<void> {
  const { contexto, corrida } = pantalla.getState();
  const requisito = requisitoRechazado({ pantalla }, fila);
  if (!contexto || !requisito) return;
  const { numero } = fila;
  const elegido = { idRequisito: requisito.IdRequisito, archivo };
  const reparto = { porFila: new Map([[numero, [elegido]]]), dobles: [] };
  const nueva = await comprobarAdjuntos([fila], reparto, contexto, { signal: fin.signal });
  const [suyo] = nueva.porFila.get(numero) ?? [];
  if (!suyo) {
    toast.error(nueva.hallazgos.get(numero)?.[0]?.texto ?? textos.noSePudo);
    return;
  }
  const { revisados } = pantalla.getState();
  const otros = (revisados.porFila.get(numero) ?? []).filter((uno) => uno.idRequisito !== suyo.idRequisito);
  const porFila = new Map(revisados.porFila).set(numero, [...otros, suyo]);
  pantalla.setState({ revisados: { ...revisados, porFila } });
  corrida?.repetir(numero);
}

/** The rows of a run: the ticked ones, and those that an earlier visit sent and did not register: the clerk settles these. */
function porCorrer(filas: readonly Fila[], listas: readonly Fila[]): readonly Fila[] {
  const pendientes = filas.filter((fila) => cerrada(fila) && fila.paso !== 'registrada');
  return [...pendientes, ...listas.filter(porEnviar)].toSorted((a, b) => a.numero - b.numero);
}

/** The run of some rows, with the journal that was begun for it. */
function corridaDe(
  { pantalla, fin }: Taller,
  { filas, diario, contexto }: { filas: readonly Fila[]; diario: Diario; contexto: Contexto },
): Corrida {
  const { idEmpresa, definiciones, periodo, hoy } = contexto;
  return crearCorrida({
    ...{ filas, diario, contexto: { idEmpresa, definiciones, periodo, hoy } },
    adjuntos: async ({ numero }) => pantalla.getState().revisados.porFila.get(numero) ?? [],
    puertos: puertosDeServicios(idEmpresa),
    preparar: (fila) => comprobarFila(fila, contexto, fin.signal),
  });
}

async function correr(taller: Taller, listas: readonly Fila[]): Promise<void> {
  const { pantalla, tienda, dueno, declaracion, visita } = taller;
  const { getState, setState } = pantalla;
  const { contexto, elegido } = getState();
  if (!contexto || !elegido?.planilla) return;
  const { filas } = tienda.getState();
  const enviadas = porCorrer(filas, listas);
  const registradas = filas.filter(({ paso }) => paso === 'registrada').length;
  const diario = await abrirDiario(dueno, elegido.planilla.huella);
  visita.diario = diario;
  await diario.comenzar(registradas + enviadas.length);
  declaracion.recordarDeclaradas(diario);
  if (!diario.persistente()) setState({ sinAlmacen: true });
  const corrida = corridaDe(taller, { filas: enviadas, diario, contexto });
  tienda.sellar();
  void getState().corrida?.soltar();
  setState({ corrida, enviadas, paso: 'registrar', porConfirmar: null });
  mirar(taller, corrida);
  corrida.comenzar();
}

/** Pressing the button twice, or Enter with it, begins one run. */
async function comenzar(taller: Taller, listas: readonly Fila[]): Promise<void> {
  const { pantalla, visita } = taller;
  if (visita.comenzando || pantalla.getState().paso !== 'revisar') return;
  visita.comenzando = true;
  try {
    await correr(taller, listas);
  } finally {
    visita.comenzando = false;
  }
}

async function bajarInforme({ pantalla, tienda }: Medios): Promise<void> {
  const { elegido, correspondencia, corrida } = pantalla.getState();
  if (!elegido?.planilla || !correspondencia) return;
  const filas = conResultados(tienda.getState().filas, corrida);
  const csv = await informe({ filas, planilla: elegido.planilla, correspondencia, extra: columnasDeResultado });
  download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${textos.informeNombre}.csv`);
}

/** Ends the run and the declaring. Their progress is not shown any more. */
async function acabar({ pantalla, declaracion, visita }: Taller): Promise<void> {
  visita.dejarDeMirar();
  await Promise.all([declaracion.soltar(), pantalla.getState().corrida?.soltar()]);
}

/** The screen goes away. Another tab must not begin a row that is still under way here. */
function soltar(taller: Taller): void {
  const { fin, visita } = taller;
  visita.suelto = true;
  void acabar(taller).then(() => {
    visita.soltarTurno();
    fin.abort();
  });
}

const nada = () => undefined;

/** What each row is registered with, and what became of it; without React. */
export function crearEnvio(medios: Medios): Envio {
  const { pantalla } = medios;
  const visita: Taller['visita'] = {
    ...{ diario: null, comenzando: false, suelto: false, soltarTurno: nada, dejarDeMirar: nada },
  };
  const declaracion = crearDeclaracion({ ...medios, diario: () => visita.diario });
  const taller: Taller = { ...medios, fin: new AbortController(), declaracion, visita };
  return {
    tomarTurno: () => tomarTurno(taller),
    pedirConfirmacion: (porConfirmar) => pantalla.setState({ porConfirmar }),
    comenzar: (listas) => comenzar(taller, listas),
    repetir: (numeros) => {
      for (const numero of numeros) pantalla.getState().corrida?.repetir(numero);
    },
    requisitoRechazado: (fila) => requisitoRechazado(taller, fila),
    cambiarArchivo: (fila, archivo) => cambiarArchivo(taller, fila, archivo),
    bajarInforme: () => withItsCode(() => bajarInforme(taller)),
    declarar: declaracion.declarar,
    crearOrden: declaracion.crearOrden,
    acabar: () => acabar(taller),
    soltar: () => soltar(taller),
  };
}
