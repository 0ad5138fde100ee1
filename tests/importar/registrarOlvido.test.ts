import { expect, test } from 'vitest';
import { corridaDe, importacion, quieta } from '#support/corridas.ts';

test('[R2] cached lists are dropped after every 20 registered rows', async () => {
  const una = await importacion(1);
  const [modelo] = una.filas;
  if (!modelo) throw new Error('no row');
  const filas = Array.from({ length: 41 }, (_, at) => ({ ...modelo, numero: at + 2 }));
  const registradas = () => pasos.filter(({ paso }) => paso === 'registrada').length;
  const olvidos: number[] = [];
  let ids = 0;
  const { corrida, pasos } = corridaDe(
    { ...una, filas },
    {
      novedadesDe: async () => [],
      soltarPendientes: async () => undefined,
      subir: async () => undefined,
      insertar: async () => {
        ids += 1;
        return { idPersona: 1, idPersonaNovedad: ids };
      },
      numeroDe: async () => '',
      seguimiento: async () => true,
      olvidar: async () => {
        olvidos.push(registradas());
      },
    },
  );
  corrida.comenzar();
  await quieta(corrida);
  expect(registradas()).toBe(41);
  expect(olvidos.slice(0, 2)).toEqual([20, 40]);
});
