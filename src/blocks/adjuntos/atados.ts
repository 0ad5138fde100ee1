import type { Hallazgo } from '#blocks/escritura/asentar.ts';
import type { Cambio } from '#blocks/seguimiento/seguimiento.ts';
import { call } from '#client/call.ts';
import type { SegurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { recursos } from '#contract/services/recursos.ts';
import { plainName } from '#lib/texts.ts';
import { type Espera, pedirPendientes } from './archivosDelServicio.ts';
import { nombreDeSlot } from './nombreDeSlot.ts';
import { type AdjuntoSlot, cambiado } from './slots.ts';
import type { Adjuntos } from './useAdjuntos.ts';

/** A pending file that the next save of its notice attaches, with the saved file it replaces. */
export type PorAtar = Pick<AdjuntoSlot, 'recurso' | 'guardado'>;

/** What the next save does with a file: it attaches it, or it deletes the saved one. */
export type ArchivoTocado = PorAtar & Pick<AdjuntoSlot, 'requisito' | 'pendiente' | 'porQuitar'>;

/** The files that the next save attaches or deletes. */
export const archivosTocados = ({ slots, fotografia }: Adjuntos): readonly ArchivoTocado[] =>
  [...slots, ...(fotografia ? [fotografia] : [])].filter(cambiado);

/** The files that the next save attaches. */
export const porAtar = (tocados: readonly ArchivoTocado[]): readonly PorAtar[] =>
  tocados.filter(({ pendiente }) => pendiente);

const nombreDe = (recurso: PorAtar['recurso']): string => plainName(recurso?.NombreArchivo ?? '');

/** The changes of the files for the tracking entry, as those of the fields. */
export const archivosCambiados = (tocados: readonly ArchivoTocado[]): readonly Cambio[] =>
  tocados.map((slot) => ({
    campo: nombreDeSlot(slot),
    valorAnterior: nombreDe(slot.guardado),
    valorNuevo: slot.pendiente ? nombreDe(slot.recurso) : '',
  }));

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
