import { session } from '#client/session.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { guardarCopia } from '../registrar/copia.ts';
import type { Dueno } from '../registrar/estado.ts';
import type { PasoDePantalla, TiendaDePantalla } from './estado.ts';

/** Corrections are kept this long after the last one, in milliseconds: a copy at each key would never end. */
const TRAS = 1000;
/** And this long after the first one at the latest: a check changes rows for minutes. */
const A_MAS_TARDAR = 5000;

/** The steps whose rows are the chosen file's. In those before, the rows may still be those of a file that was chosen earlier. */
const conSusFilas: readonly PasoDePantalla[] = ['revisar', 'registrar', 'resultado'];

interface Medios {
  readonly pantalla: TiendaDePantalla;
  readonly tienda: TiendaDeImportacion;
  readonly dueno: Dueno;
}

/** What keeps the rows in the working copy. */
export interface CuidadoDeCopia {
  /** Keeps nothing that was waiting to be kept. */
  readonly olvidar: () => void;
  /** The screen goes away: keeps what there is, and no more. */
  readonly soltar: () => void;
}

/** True while the owner is signed in with the company: after the logout, which erased the copy, no copy is written. */
const sigueAqui = ({ usuario, empresa }: Dueno): boolean => {
  const actual = session.getState();
  return actual.user?.id_usuario === usuario && actual.empresa.IdEmpresa === empresa;
};

/** Keeps the rows in the working copy a moment after they changed. */
export function cuidarCopia({ pantalla, tienda, dueno }: Medios): CuidadoDeCopia {
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
    if (!elegido?.planilla || !correspondencia || filas.length === 0 || !conSusFilas.includes(paso)) return;
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
