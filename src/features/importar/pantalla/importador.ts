import { session } from '#client/session.ts';
import { toast } from '#ui/feedback/toast.ts';
import type { Fila } from '../fila/fila.ts';
import { crearImportacion, type TiendaDeImportacion } from '../fila/importacion.ts';
import type { Planilla } from '../fila/planilla.ts';
import { pruebasDe } from '../lectura/leerFilas.ts';
import { barrerCopias, borrarCopia, type Copia, guardarCopia, leerCopia } from '../registrar/copia.ts';
import { abrirDiario, aplicarDiario, barrerDiarios, importacionesEmpezadas } from '../registrar/diario.ts';
import type { Dueno } from '../registrar/estado.ts';
import { numerar } from '../registrar/numerar.ts';
import { puertosDeServicios } from '../registrar/puertos.ts';
import { soltarHuerfanos } from '../registrar/soltarHuerfanos.ts';
import { crearEnvio, type Envio } from './envio.ts';
import { crearEstado, estadoInicial, type TiendaDePantalla } from './estado.ts';
import { pantallaMessages as textos } from './messages.ts';
import { crearPreparacion, type Preparacion } from './preparacion.ts';
import { crearRevision, type Revision } from './revision.ts';

/** Corrections are kept this long after the last one, in milliseconds: a copy at each key would never end. */
const TRAS = 1000;
/** And this long after the first one at the latest: a check changes rows for minutes. */
const A_MAS_TARDAR = 5000;

/** One visit of the screen: its state, its rows and its acts, without React. */
export interface Importador {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly preparacion: Preparacion;
  readonly revision: Revision;
  readonly envio: Envio;
  /** Opens an earlier step again. What was corrected is lost if the file is read again. */
  readonly volverA: (paso: 'archivo' | 'columnas') => void;
  /** Goes on with the working copy of this tab. */
  readonly seguirConCopia: (copia: Copia) => Promise<void>;
  /** A photograph was cropped by the clerk. */
  readonly recortar: (original: File, cortada: File) => void;
  /** Forgets what was begun: copy and journal. */
  readonly olvidar: () => Promise<void>;
  /** The same, and begins anew. */
  readonly terminar: () => Promise<void>;
  /** The screen goes away: nothing new begins. */
  readonly soltar: () => void;
}

/** A copy's file: its rows stand in its cells as they were read. */
const planillaDe = ({ planilla, filas }: Copia): Planilla => ({
  ...planilla,
  filas: filas.map(({ numero, celdas }) => ({
    numero,
    celdas: celdas.map((texto) => ({ texto, clase: 'texto' as const })),
  })),
});

/** True while the owner is signed in with the company: nobody's copy is written after the logout that erased it (S4). */
const sigueAqui = ({ usuario, empresa }: Dueno): boolean => {
  const actual = session.getState();
  return actual.user?.id_usuario === usuario && actual.empresa.IdEmpresa === empresa;
};

/** Keeps the rows in the working copy (S2) a moment after they changed. */
function cuidarCopia({ pantalla, tienda, dueno }: Pick<Importador, 'pantalla' | 'tienda'> & { dueno: Dueno }) {
  let [reloj, tope] = [undefined, undefined] as (ReturnType<typeof setTimeout> | undefined)[];
  const olvidar = () => {
    clearTimeout(reloj);
    clearTimeout(tope);
    tope = undefined;
  };
  const guardar = async () => {
    olvidar();
    const { elegido, correspondencia, paso } = pantalla.getState();
    const { filas } = tienda.getState();
    if (!elegido?.planilla || !correspondencia || filas.length === 0 || paso === 'archivo') return;
    if (!sigueAqui(dueno)) return;
    const { filas: _, ...planilla } = elegido.planilla;
    const guardada = await guardarCopia(dueno, { planilla, correspondencia, filas });
    if (!guardada) pantalla.setState({ sinAlmacen: true });
  };
  const parar = tienda.subscribe(({ filas }, antes) => {
    if (filas === antes.filas) return;
    clearTimeout(reloj);
    reloj = setTimeout(() => void guardar(), TRAS);
    tope ??= setTimeout(() => void guardar(), A_MAS_TARDAR);
  });
  return {
    olvidar,
    soltar: () => {
      parar();
      void guardar();
    },
  };
}

/** Begins a visit of the screen for a user and a company. */
export function crearImportador(dueno: Dueno): Importador {
  const pantalla = crearEstado();
  const tienda = crearImportacion();
  const { setState, getState } = pantalla;
  const alFallar = (fallo: string) => setState({ fallo });

  const revision = crearRevision({ pantalla, tienda, dueno, alFallar });
  const envio = crearEnvio({ pantalla, tienda, dueno });
  const conDiario = async (filas: readonly Fila[], huella: string) => {
    const diario = await abrirDiario(dueno, huella);
    await numerar(diario, puertosDeServicios(dueno.empresa));
    return aplicarDiario(filas, diario);
  };

  async function buscarEmpezada({ huella }: Planilla): Promise<void> {
    const empezadas = await importacionesEmpezadas(dueno);
    const misma = empezadas.find((una) => una.huella === huella);
    setState({
      parecido: misma ? 'mismo' : empezadas.length > 0 ? 'otro' : null,
      empezada: misma ?? empezadas[0] ?? null,
    });
  }

  const preparacion = crearPreparacion({
    pantalla,
    dueno,
    alLeerPlanilla: buscarEmpezada,
    alLeer: async (filas, contexto) => {
      const huella = getState().elegido?.planilla?.huella ?? '';
      await revision.cargar(await conDiario(filas, huella), contexto);
    },
    alCambiarArchivos: revision.volverARepartir,
  });
  const copias = cuidarCopia({ pantalla, tienda, dueno });

  async function olvidar(): Promise<void> {
    const { elegido, empezada, copia } = getState();
    copias.olvidar();
    await borrarCopia(dueno);
    for (const huella of new Set([elegido?.planilla?.huella, copia?.planilla.huella, empezada?.huella])) {
      if (!huella) continue;
      const diario = await abrirDiario(dueno, huella);
      const suyas = huella === elegido?.planilla?.huella ? tienda.getState().filas : [];
      const halladas = await soltarHuerfanos(diario, puertosDeServicios(dueno.empresa), suyas);
      if (halladas.length > 0) toast.info(textos.halladas(halladas));
      await diario.borrar();
    }
    setState({ empezada: null, copia: null, parecido: null });
  }

  async function mirarAtras(): Promise<void> {
    await barrerDiarios(Date.now());
    await barrerCopias(Date.now(), dueno);
    const [copia, empezadas] = [await leerCopia(dueno), await importacionesEmpezadas(dueno)];
    if (getState().paso === 'archivo' && getState().elegido === null)
      setState({
        copia,
        empezada: empezadas.find(({ huella }) => huella === copia?.planilla.huella) ?? empezadas[0] ?? null,
      });
  }

  void envio.tomarTurno();
  void preparacion.leerListas();
  void mirarAtras();

  return {
    pantalla,
    tienda,
    preparacion,
    revision,
    envio,
    volverA: (paso) => {
      revision.onCancelar();
      preparacion.cancelarComparacion();
      setState({ paso });
    },
    seguirConCopia: async (copia) => {
      const contexto = await preparacion.leerListas();
      if (!contexto) return;
      const planilla = planillaDe(copia);
      const { correspondencia } = copia;
      setState({
        elegido: { archivo: new File([], planilla.nombre), planilla, rechazo: '' },
        correspondencia,
        pruebas: pruebasDe(planilla, correspondencia),
        parecido: 'mismo',
      });
      await revision.cargar(await conDiario(copia.filas, planilla.huella), contexto);
    },
    recortar: (original, cortada) => {
      setState(({ recortes }) => ({ recortes: new Map(recortes).set(original, cortada) }));
      void revision.volverARepartir();
    },
    olvidar,
    terminar: async () => {
      await olvidar();
      revision.soltar();
      tienda.cargar([], () => {
        throw new Error('no rows were read');
      });
      const { contexto, sinAlmacen } = getState();
      setState({ ...estadoInicial, contexto, sinAlmacen });
    },
    soltar: () => {
      preparacion.soltar();
      revision.soltar();
      envio.soltar();
      copias.soltar();
    },
  };
}
