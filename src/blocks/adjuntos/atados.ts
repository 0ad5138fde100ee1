import type { Hallazgo } from '#blocks/escritura/asentar.ts';
import { call } from '#client/call.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import { type Espera, pedirPendientes } from './archivosDelServicio.ts';
import type { AdjuntoSlot } from './slots.ts';
import type { Adjuntos } from './useAdjuntos.ts';

/** A pending file that the next save of its notice attaches, with the saved file it replaces. */
export type PorAtar = Pick<AdjuntoSlot, 'recurso' | 'guardado'>;

/** The files that the next save attaches. */
export const porAtar = ({ slots, fotografia }: Adjuntos): readonly PorAtar[] =>
  [...slots, ...(fotografia ? [fotografia] : [])].filter(({ pendiente }) => pendiente);

/**
 * Checks whether a notice has the files that a save should attach. None may still be pending, and all must be among the
 * notice's files: under the same number or, if the services gave a new number, with the same requirement and name.
 */
export async function atados(
  { IdPersona, IdPersonaNovedad, IdTipoNovedad }: SegurosPersonasNovedad,
  archivos: readonly PorAtar[],
): Promise<Hallazgo<true>> {
  const espera: Espera = { idPersona: IdPersona, idTipoNovedad: IdTipoNovedad };
  const params = { idPersonaNovedad: IdPersonaNovedad, idTipoNovedad: IdTipoNovedad };
  const [waiting, saved] = await Promise.all([
    pedirPendientes(espera),
    call(recursos.deNovedad, { params }, { quiet: true }),
  ]);
  const waits = ({ recurso }: PorAtar) => waiting.some(({ IdRecurso }) => IdRecurso === recurso?.IdRecurso);
  const isBound = ({ recurso, guardado }: PorAtar) =>
    saved.some(
      (file) =>
        file.IdRequisito === recurso?.IdRequisito &&
        file.NombreArchivo === recurso.NombreArchivo &&
        file.IdRecurso !== guardado?.IdRecurso,
    );
  if (archivos.every(waits)) return 'sin hacer';
  return archivos.every((one) => isBound(one) && !waits(one)) ? { hecha: true } : null;
}
