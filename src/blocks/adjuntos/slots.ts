import type { Recurso, Requisito } from '#contract/entities/adjunto.ts';

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
  readonly error: string | null;
}

/** The newest file of a requirement: after a replacement an older one may remain. */
const newest = (files: readonly Recurso[], idRequisito: number): Recurso | null =>
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
    const guardado = newest(guardados, requisito.IdRequisito);
    const pendiente = newest(pendientes, requisito.IdRequisito);
    const porQuitar = pendiente === null && guardado !== null && cambio.quitado === guardado.IdRecurso;
    return {
      requisito,
      guardado,
      recurso: pendiente ?? guardado,
      pendiente: pendiente !== null,
      porQuitar,
      tieneArchivo: pendiente !== null || (guardado !== null && !porQuitar),
      subida: cambio.subida ?? null,
      error: cambio.error ?? null,
    };
  });
}

/** True if the next save changes the file of a requirement: it has a new one, or loses the one it has. */
export const cambiado = ({ pendiente, porQuitar }: Pick<AdjuntoSlot, 'pendiente' | 'porQuitar'>): boolean =>
  pendiente || porQuitar;

/** Id of a slot's box, which gets the focus when its file is missing. */
export const idDeAdjunto = (idRequisito: number): string => `adjunto-${idRequisito}`;
