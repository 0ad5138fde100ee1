import { declararTodas, type PorDeclarar } from '#features/importar/declarar/declarar.ts';
import type { Fila } from '#features/importar/fila/fila.ts';
import { puertosDeServicios } from '#features/importar/registrar/puertos.ts';
import { corridaDe, definiciones, importacion, quieta } from '#support/corridas.ts';
import { theSandbox } from '#support/services.ts';
import { atTestEnd } from '#support/testEnd.ts';

const definition = [...definiciones.values()][0];
if (!definition) throw new Error('no definition');

/** Registers some people, and gives back what is to be declared. */
export async function registradas(count: number) {
  const una = await importacion(count);
  const { corrida } = corridaDe(una);
  corrida.comenzar();
  await quieta(corrida);
  const { resultados } = corrida.estado.getState();
  const avisos: PorDeclarar[] = una.filas.map(({ numero, preparada }: Fila) => ({
    numero,
    idPersonaNovedad: resultados.get(numero)?.idPersonaNovedad ?? 0,
    idTipoNovedad: preparada?.idTipoNovedad ?? 0,
    definition: definition as NonNullable<typeof definition>,
  }));
  return { ...una, avisos };
}

/** The services charge for the notices: their type becomes one that is paid. */
export async function cobrar(avisos: readonly PorDeclarar[], idTipo: number): Promise<readonly PorDeclarar[]> {
  const { db } = await theSandbox();
  for (const { idPersonaNovedad } of avisos) {
    const kept = db.novedades.get(idPersonaNovedad);
    if (kept) db.novedades.put({ ...kept, IdTipoNovedad: idTipo });
  }
  return avisos.map((aviso) => ({ ...aviso, idTipoNovedad: idTipo }));
}

/** The states that some notices have at the services, by their number. */
export const estadosDe = async (avisos: readonly PorDeclarar[]) => {
  const { db } = await theSandbox();
  return avisos.map(({ idPersonaNovedad }) => db.novedades.get(idPersonaNovedad)?.IdEstadoProceso);
};

/** Declares some notices. It does not wait: `dormidos` are the waits it asked for, in milliseconds. */
export function todas(avisos: readonly PorDeclarar[], empresa: number) {
  const dormidos: number[] = [];
  const run = declararTodas(avisos, {
    ...puertosDeServicios(empresa),
    dormir: async (ms) => {
      dormidos.push(ms);
    },
  });
  atTestEnd(run.soltar);
  const quieto = () =>
    new Promise<void>((resolve) => {
      const rests = () => ['pausada', 'terminada'].includes(run.estado.getState().fase);
      if (rests()) return resolve();
      const stop = run.estado.subscribe(() => {
        if (!rests()) return;
        stop();
        resolve();
      });
    });
  return { run, quieto, dormidos };
}
