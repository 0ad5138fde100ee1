import { type Falla, fallas } from '../screens/fallas/fallas.ts';
import type { interceptar } from '../screens/fallas/probar.ts';

/** A 401 and a 429 prove that nothing was done (design R5), and a lost answer is no answer: these have tests of their own. */
const aparte = ['401', '429'];

/** Every other way in which a call of the import fails or is answered badly. */
export const rotas: readonly Falla[] = fallas.filter(({ graba, nombre }) => !graba && !aparte.includes(nombre));

/** Those that may answer a call that the services carried out. */
export const contestadas: readonly Falla[] = rotas.filter(({ tarda }) => !tarda);

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
