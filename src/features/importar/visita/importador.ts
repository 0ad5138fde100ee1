import { toast } from '#ui/feedback/toast.ts';
import type { Fila } from '../fila/fila.ts';
import { crearImportacion, type TiendaDeImportacion } from '../fila/importacion.ts';
import type { Planilla } from '../fila/planilla.ts';
import { pruebasDe } from '../lectura/leerFilas.ts';
import { barrerCopias, borrarCopia, type Copia, leerCopia } from '../registrar/copia.ts';
import { abrirDiario, aplicarDiario, barrerDiarios, importacionesEmpezadas } from '../registrar/diario.ts';
import type { Dueno } from '../registrar/estado.ts';
import { numerar } from '../registrar/numerar.ts';
import { puertosDeServicios } from '../registrar/puertos.ts';
import { soltarHuerfanos } from '../registrar/soltarHuerfanos.ts';
import { type CuidadoDeCopia, cuidarCopia } from './cuidarCopia.ts';
import { crearEnvio, type Envio } from './envio.ts';
import { crearEstado, estadoInicial, type TiendaDePantalla } from './estado.ts';
import { visitaMessages as textos } from './messages.ts';
import { crearPreparacion, type Preparacion } from './preparacion.ts';
import { crearRevision, type Revision } from './revision.ts';

/** One visit of the screen: its state, its rows and its acts, without React. */
export interface Importador {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly preparacion: Preparacion;
  readonly revision: Revision;
  readonly envio: Envio;
  /** Whether the rows differ from the file because of the clerk; those of a working copy may. */
  readonly corregida: () => boolean;
  /** Opens an earlier step again. What was corrected is lost if the file is read again. */
  readonly volverA: (paso: 'archivo' | 'columnas') => void;
  /** Goes on with the working copy of this tab. */
  readonly seguirConCopia: (copia: Copia) => Promise<void>;
  /** A photograph was cropped by the clerk. */
  readonly recortar: (original: File, cortada: File) => void;
  /** Forgets what was begun: copy and journal. */
  readonly olvidar: () => Promise<void>;
  /** The same, and starts a new import, once nothing is running. */
  readonly terminar: () => Promise<void>;
  /** The screen goes away: nothing new begins. */
  readonly soltar: () => void;
}

/** The file of a working copy: its rows have the cells as they were read. */
const planillaDe = ({ planilla, filas }: Copia): Planilla => ({
  ...planilla,
  filas: filas.map(({ numero, celdas }) => ({
    numero,
    celdas: celdas.map((texto) => ({ texto, clase: 'texto' as const })),
  })),
});

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly dueno: Dueno;
}

/** The rows with what the journal of their file knows of them. */
async function conDiario(dueno: Dueno, filas: readonly Fila[], huella: string): Promise<readonly Fila[]> {
  const diario = await abrirDiario(dueno, huella);
  await numerar(diario, puertosDeServicios(dueno.empresa));
  return aplicarDiario(filas, diario);
}

/** Looks for what was begun with a file, or with another one. */
async function buscarEmpezada({ pantalla, dueno }: Medios, { huella }: Planilla): Promise<void> {
  const empezadas = await importacionesEmpezadas(dueno);
  const misma = empezadas.find((una) => una.huella === huella);
  pantalla.setState({
    parecido: misma ? 'mismo' : empezadas.length > 0 ? 'otro' : null,
    empezada: misma ?? empezadas[0] ?? null,
  });
}

/**
 * Forgets what was begun with some files; other imports stay. Rows without a certain end are read once more, and a
 * message names those that were found.
 */
async function olvidar(
  { pantalla, tienda, dueno }: Medios,
  copias: CuidadoDeCopia,
  huellas: readonly (string | undefined)[],
): Promise<void> {
  const { elegido } = pantalla.getState();
  copias.olvidar();
  await borrarCopia(dueno);
  for (const huella of new Set(huellas)) {
    if (!huella) continue;
    const diario = await abrirDiario(dueno, huella);
    const suyas = huella === elegido?.planilla?.huella ? tienda.getState().filas : [];
    const halladas = await soltarHuerfanos(diario, puertosDeServicios(dueno.empresa), suyas);
    if (halladas.length > 0) toast.info(textos.halladas(halladas));
    await diario.borrar();
  }
  pantalla.setState({ empezada: null, copia: null, parecido: null });
}

/** What an earlier visit left, unless a file is chosen already. What is too old is erased. */
async function mirarAtras({ pantalla, dueno }: Medios): Promise<void> {
  const { getState, setState } = pantalla;
  await barrerDiarios(Date.now());
  await barrerCopias(Date.now(), dueno);
  const [copia, empezadas] = [await leerCopia(dueno), await importacionesEmpezadas(dueno)];
  if (getState().paso !== 'archivo' || getState().elegido !== null) return;
  // With a working copy, only the import of its own file is shown.
  const [empezada = null] = copia ? empezadas.filter(({ huella }) => huella === copia.planilla.huella) : empezadas;
  setState({ copia, empezada });
}

type Pasos = Pick<Importador, 'preparacion' | 'revision'>;

/** Goes on with a working copy: its rows are checked as if its file had just been read. */
async function seguirConCopia({ pantalla, dueno }: Medios, { preparacion, revision }: Pasos, copia: Copia) {
  const contexto = await preparacion.leerListas();
  if (!contexto) return;
  const planilla = planillaDe(copia);
  const { correspondencia } = copia;
  pantalla.setState({
    elegido: { archivo: new File([], planilla.nombre), planilla, rechazo: '' },
    correspondencia,
    pruebas: pruebasDe(planilla, correspondencia),
    parecido: 'mismo',
  });
  await revision.cargar(await conDiario(dueno, copia.filas, planilla.huella), contexto);
}

/** The steps of a visit. */
function crearPasos(medios: Medios): Pasos & Pick<Importador, 'envio'> {
  const { pantalla, dueno } = medios;
  const { setState, getState } = pantalla;
  const revision = crearRevision({ ...medios, alFallar: (fallo) => setState({ fallo }) });
  const preparacion = crearPreparacion({
    ...{ pantalla, dueno },
    alLeerPlanilla: (planilla) => buscarEmpezada(medios, planilla),
    alLeer: async (filas, contexto) => {
      const huella = getState().elegido?.planilla?.huella ?? '';
      await revision.cargar(await conDiario(dueno, filas, huella), contexto);
    },
    alCambiarArchivos: () => revision.volverARepartir(),
  });
  return { preparacion, revision, envio: crearEnvio(medios) };
}

/** The screen as it opens, without rows. */
function empezarDeNuevo({ pantalla, tienda }: Medios, { revision }: Pasos): void {
  revision.soltar();
  tienda.cargar([], () => {
    throw new Error('no rows were read');
  });
  const { contexto, sinAlmacen } = pantalla.getState();
  pantalla.setState({ ...estadoInicial, contexto, sinAlmacen });
}

/** Begins a visit of the screen for a user and a company. */
export function crearImportador(dueno: Dueno): Importador {
  const medios: Medios = { pantalla: crearEstado(), tienda: crearImportacion(), dueno };
  const { pantalla, tienda } = medios;
  const pasos = crearPasos(medios);
  const { preparacion, revision, envio } = pasos;
  const copias = cuidarCopia(medios);
  void envio.tomarTurno();
  void preparacion.leerListas();
  void mirarAtras(medios);
  return {
    ...{ pantalla, tienda, preparacion, revision, envio },
    corregida: () => tienda.getState().hechos.length > 0 || pantalla.getState().elegido?.archivo.size === 0,
    volverA: (paso) => {
      revision.alCancelar();
      preparacion.cancelarComparacion();
      pantalla.setState({ paso });
    },
    seguirConCopia: (copia) => seguirConCopia(medios, pasos, copia),
    recortar: (original, cortada) => {
      pantalla.setState(({ recortes }) => ({ recortes: new Map(recortes).set(original, cortada) }));
      void revision.volverARepartir(original);
    },
    olvidar: async () => {
      const { copia, empezada } = pantalla.getState();
      await olvidar(medios, copias, [copia?.planilla.huella, empezada?.huella]);
      await mirarAtras(medios);
    },
    terminar: async () => {
      await envio.acabar();
      await olvidar(medios, copias, [pantalla.getState().elegido?.planilla?.huella]);
      empezarDeNuevo(medios, pasos);
      await mirarAtras(medios);
    },
    soltar: () => {
      preparacion.soltar();
      revision.soltar();
      envio.soltar();
      copias.soltar();
    },
  };
}
