import { porLlamada } from '#support/porLlamada.ts';
import { filasDe, type Parte } from './tabla.ts';

type Fila = readonly [titulo: string, fila: ReturnType<typeof filasDe>[number]];

/** The forms of a part, after their titles, by the calls that they make. */
export const formasDe = (parte: Parte) =>
  porLlamada(
    filasDe(parte).map((fila): Fila => [fila.titulo, fila]),
    ([, { form }]) => form.llamada,
  );
