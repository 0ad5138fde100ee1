import { type Falla, fallas } from './fallas.ts';
import type { interceptar } from './probar.ts';

/** A lost session and a request to wait lead elsewhere, and have tests of their own where these are used. */
const aparte = ['401', '429'];

/** Every other way in which a call fails or is answered badly. */
export const rotas: readonly Falla[] = fallas.filter(({ graba, nombre }) => !graba && !aparte.includes(nombre));

/** Those that may answer a call that the services carried out. */
export const contestadas: readonly Falla[] = rotas.filter(({ tarda }) => !tarda);

/** One of them by its name. */
export function rota(nombre: string): Falla {
  const found = rotas.find((one) => one.nombre === nombre);
  if (!found) throw new Error(`There is no fault ${nombre}`);
  return found;
}

/** Makes the next call fail in a way, and none after it; `hecha`: the services carry it out all the same. */
export function poner(line: ReturnType<typeof interceptar>, falla: Falla, hecha = false): void {
  line.enviadas = 0;
  const contestar: Falla['contestar'] = async (real) => {
    line.falla = null;
    if (hecha) await real();
    return falla.contestar(real);
  };
  line.falla = { ...falla, contestar };
}
