import { useEffect, useRef, useState } from 'react';
import { isCallError } from '#client/errors.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { plainName } from '#lib/texts.ts';
import { revisarElegido } from './archivo.ts';
import { detalleDe, type Espera, enviar, seCancelo } from './archivosDelServicio.ts';
import type { Cambio } from './slots.ts';

const sinMas: Cambio = { error: undefined, preparando: undefined };

/**
 * Checks and uploads files, one at a time per requirement; a newer file aborts the older upload. A file counts as
 * uploading from the moment it is chosen. Leaving the screen aborts all uploads. `cargados` holds the names of the
 * files uploaded since the last time when none was on its way.
 */
export function useEnvios(espera: Espera, set: (idRequisito: number, cambio: Cambio) => void) {
  const running = useRef(new Map<number, AbortController>());
  const [cargados, setCargados] = useState<readonly string[]>([]);
  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const upload of uploads.values()) upload.abort();
    };
  }, []);

  const send = async (requisito: Requisito, archivo: File): Promise<void> => {
    const idRequisito = requisito.IdRequisito;
    const controller = new AbortController();
    if (running.current.size === 0) setCargados([]);
    running.current.get(idRequisito)?.abort();
    running.current.set(idRequisito, controller);
    const isCurrent = () => running.current.get(idRequisito) === controller;
    const onProgress = (avance: number) => {
      if (isCurrent()) set(idRequisito, { subida: { estado: 'subiendo', archivo, avance, detalle: '' }, ...sinMas });
    };
    onProgress(0);
    try {
      const refused = await revisarElegido(archivo, requisito);
      if (refused) {
        if (isCurrent()) set(idRequisito, { error: refused, subida: undefined });
        return;
      }
      await enviar(espera, { idRequisito, archivo }, { signal: controller.signal, onProgress });
      if (!isCurrent()) return;
      set(idRequisito, { subida: undefined, error: undefined, quitado: undefined });
      setCargados((names) => [...names, plainName(archivo.name)]);
    } catch (error) {
      // The code that looks into the file loads with the first one.
      if (!isCallError(error) && !isCodeMissing(error)) throw error;
      const subida = { estado: 'fallida', archivo, avance: 0, detalle: detalleDe(error) } as const;
      if (isCurrent()) set(idRequisito, { subida: seCancelo(error) ? undefined : subida });
    } finally {
      if (isCurrent()) running.current.delete(idRequisito);
    }
  };

  return {
    cargados,
    send,
    cancel: (idRequisito: number) => running.current.get(idRequisito)?.abort(),
    cancelAll: () => {
      for (const upload of running.current.values()) upload.abort();
    },
  };
}
