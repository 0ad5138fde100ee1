import type { Recurso, Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';

/** A file that is being uploaded, or one that failed and can be sent again. */
export interface Subida {
  readonly estado: 'subiendo' | 'fallida';
  readonly archivo: File;
  /** Upload progress, 0 to 1. */
  readonly avance: number;
  /** What the services said about a failure, '' for nothing. */
  readonly detalle: string;
}

/** What happened in one slot since the notice was loaded. */
export interface Cambio {
  readonly subida?: Subida | undefined;
  /** A picture was chosen, and is being read or cropped before it is uploaded. */
  readonly preparando?: boolean | undefined;
  /** Why the last chosen file was refused, or why an action failed. */
  readonly error?: string | undefined;
  /** Id of the saved file that the next save deletes. */
  readonly quitado?: number | undefined;
}

/** Changes by IdRequisito. */
export type Cambios = Readonly<Record<number, Cambio>>;

/** One requirement with its file, as the tab shows it. */
export interface AdjuntoSlot {
  readonly requisito: Requisito;
  /** The current file: the pending one, otherwise the saved one. */
  readonly recurso: Recurso | null;
  /** The saved file, even while a pending one will replace it. */
  readonly guardado: Recurso | null;
  /** `recurso` is pending until the notice is saved. */
  readonly pendiente: boolean;
  /** The next save deletes the saved file. */
  readonly porQuitar: boolean;
  /** Meets the requirement. */
  readonly tieneArchivo: boolean;
  readonly subida: Subida | null;
  /** A chosen picture is being read or cropped. */
  readonly preparando: boolean;
  readonly error: string | null;
}

/** The newest file of a requirement: after a replacement an older one may remain. */
const elUltimo = (files: readonly Recurso[], idRequisito: number): Recurso | null =>
  files
    .filter((file) => file.IdRequisito === idRequisito)
    .reduce<Recurso | null>((best, file) => (best && best.IdRecurso > file.IdRecurso ? best : file), null);

/** One slot per requirement, with its saved, pending and uploading files. */
export function armarSlots({
  requisitos,
  guardados,
  pendientes,
  cambios,
}: {
  requisitos: readonly Requisito[];
  guardados: readonly Recurso[];
  pendientes: readonly Recurso[];
  cambios: Cambios;
}): readonly AdjuntoSlot[] {
  return requisitos.map((requisito) => {
    const cambio = cambios[requisito.IdRequisito] ?? {};
    const guardado = elUltimo(guardados, requisito.IdRequisito);
    const pendiente = elUltimo(pendientes, requisito.IdRequisito);
    const porQuitar = pendiente === null && guardado !== null && cambio.quitado === guardado.IdRecurso;
    return {
      requisito,
      guardado,
      recurso: pendiente ?? guardado,
      pendiente: pendiente !== null,
      porQuitar,
      tieneArchivo: pendiente !== null || (guardado !== null && !porQuitar),
      subida: cambio.subida ?? null,
      preparando: cambio.preparando ?? false,
      error: cambio.error ?? null,
    };
  });
}

/** True if the next save changes the file of a requirement: it has a new one, or loses the one it has. */
export const cambiado = ({ pendiente, porQuitar }: Pick<AdjuntoSlot, 'pendiente' | 'porQuitar'>): boolean =>
  pendiente || porQuitar;

/** The slot's file is being uploaded, or its picture is being read or cropped. */
export const enCamino = ({ subida, preparando }: AdjuntoSlot): boolean => preparando || subida?.estado === 'subiendo';
/** While a file is on its way, it does not count as missing. */
const vacio = (slot: AdjuntoSlot): boolean => !slot.tieneArchivo && !enCamino(slot);

/** The slots of a notice, and what they lack. */
export interface EstadoDeSlots {
  /** One per requirement, without the photograph. */
  readonly slots: readonly AdjuntoSlot[];
  /** null if the notice type requires none. */
  readonly fotografia: AdjuntoSlot | null;
  /** Required slots with no file and no upload running, without the photograph. */
  readonly faltantes: readonly Requisito[];
  /** The type lists a photograph, and there is no file and no upload running. */
  readonly faltaFotografia: boolean;
  /** A file is on its way: a save now would leave it out. */
  readonly subiendo: boolean;
}

/** What the slots of a notice lack. */
export function estadoDeSlots(todos: readonly AdjuntoSlot[]): EstadoDeSlots {
  const fotografia = todos.find((slot) => slot.requisito.IdRequisito === requisitoFotografia) ?? null;
  const slots = todos.filter((slot) => slot !== fotografia);
  return {
    slots,
    fotografia,
    faltantes: slots.filter((slot) => slot.requisito.Requerido && vacio(slot)).map((slot) => slot.requisito),
    faltaFotografia: fotografia !== null && vacio(fotografia),
    subiendo: todos.some(enCamino),
  };
}

/** The slots of a notice that is not open anywhere yet, as they will be once the files of these requirements are sent. */
export const slotsPrevistos = (requisitos: readonly Requisito[], conArchivo: ReadonlySet<number>): EstadoDeSlots =>
  estadoDeSlots(
    armarSlots({ requisitos, guardados: [], pendientes: [], cambios: {} }).map((slot) => ({
      ...slot,
      tieneArchivo: conArchivo.has(slot.requisito.IdRequisito),
    })),
  );

/** Id of a slot's box, which gets the focus when its file is missing. */
export const idDeAdjunto = (idRequisito: number): string => `adjunto-${idRequisito}`;
