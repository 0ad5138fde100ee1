import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { isCallError } from '#client/errors.ts';
import { forget, query, reference } from '#client/query.ts';
import type { Recurso, Requisito } from '#contract/entities/adjunto.ts';
import { recursos } from '#contract/services/recursos.ts';
import {
  abrir,
  borrar,
  borrarTodos,
  cambiarPendientes,
  claveDeEspera,
  noSeQuito,
  pedirPendientes,
} from './archivosDelServicio.ts';
import { type AdjuntoSlot, armarSlots, cambiado, type EstadoDeSlots, estadoDeSlots } from './slots.ts';
import { useCambios } from './useCambios.ts';
import { useEnvios } from './useEnvios.ts';

export type { AdjuntoSlot };

export interface AdjuntosDe {
  readonly idPersona: number;
  /** 0 while the notice is not saved. */
  readonly idPersonaNovedad: number;
  readonly idTipoNovedad: number;
  readonly editable: boolean;
}

/** The actions on the files of a notice. */
interface AccionesDeAdjuntos {
  /** Checks the file and keeps it as pending until the notice is saved. Errors are shown in the slot. */
  upload(slot: AdjuntoSlot, file: File): Promise<void>;
  /** A picture for the slot is being read, or not any more. Its upload ends this too. */
  preparar(slot: AdjuntoSlot, preparando: boolean): void;
  retry(slot: AdjuntoSlot): Promise<void>;
  cancel(slot: AdjuntoSlot): void;
  /** Removes a failed upload from its slot. */
  dismiss(slot: AdjuntoSlot): void;
  /** Deletes a pending file at once. A saved file is marked, and the next save deletes it. */
  remove(slot: AdjuntoSlot): Promise<void>;
  /** Removes the mark from a saved file. */
  restore(slot: AdjuntoSlot): void;
  /** Returns to the saved state: deletes pending files and clears marks and errors. */
  discard(): Promise<void>;
  /** After a save: deletes the marked saved files and loads everything again. */
  settled(): Promise<void>;
  /** The bytes of a slot's file. A failure is shown and thrown. */
  open(slot: AdjuntoSlot): Promise<Blob>;
  /** Retries what could not be loaded. */
  reload(): Promise<void>;
}

/** The files of a notice and the actions on them. */
export interface Adjuntos extends AccionesDeAdjuntos, EstadoDeSlots {
  readonly requisitos: readonly Requisito[];
  /** The files differ from the saved notice. */
  readonly changed: boolean;
  /** The names of the files whose uploads have just ended well. */
  readonly cargados: readonly string[];
  readonly loading: boolean;
  readonly error: Error | null;
}

const ninguno: readonly Recurso[] = [];

/** The requirements, the saved files and the pending files (these include uploads from before a reload). */
function useListas({ idPersona, idPersonaNovedad, idTipoNovedad, editable }: AdjuntosDe) {
  const requisitos = useQuery({
    ...reference(recursos.requisitos, { params: { idTipoNovedad } }),
    enabled: idTipoNovedad > 0,
  });
  const guardados = useQuery({
    ...query(recursos.deNovedad, { params: { idPersonaNovedad, idTipoNovedad } }),
    enabled: idPersonaNovedad > 0 && idTipoNovedad > 0,
  });
  const espera = { idPersona, idTipoNovedad };
  const pendientes = useQuery({
    queryKey: claveDeEspera(espera),
    queryFn: ({ signal }) => pedirPendientes(espera, signal),
    // All new people wait under one id, so a later reading may find somebody else's files.
    enabled: ({ state }) => editable && idTipoNovedad > 0 && (idPersona > 0 || state.data === undefined),
  });
  return { requisitos, guardados, pendientes };
}

interface Estado {
  readonly de: AdjuntosDe;
  readonly listas: ReturnType<typeof useListas>;
  readonly pendientes: readonly Recurso[];
  readonly todos: readonly AdjuntoSlot[];
  readonly cambios: ReturnType<typeof useCambios>;
}

const releer = async () => {
  await Promise.all([forget(recursos.deNovedad), forget(recursos.pendientes)]);
};

async function quitar({ de, cambios }: Estado, { requisito: { IdRequisito }, recurso, pendiente }: AdjuntoSlot) {
  const quitado = recurso && !pendiente ? recurso.IdRecurso : undefined;
  cambios.set(IdRequisito, { error: undefined, subida: undefined, quitado });
  if (!recurso || !pendiente) return;
  try {
    await borrar(de, recurso);
    await cambiarPendientes(de, (files) => files.filter((one) => one.IdRequisito !== IdRequisito));
  } catch (error) {
    if (!isCallError(error)) throw error;
    cambios.set(IdRequisito, { error: noSeQuito(IdRequisito) });
    // The file may be deleted, and only the answer lost.
    void forget(recursos.pendientes);
  }
}

function useAcciones(estado: Estado, envios: ReturnType<typeof useEnvios>): AccionesDeAdjuntos {
  const { de, listas, pendientes, todos } = estado;
  const { set, clear } = estado.cambios;
  // A second click during a delete would delete a file that no longer exists, and show an error.
  const quitando = useRef(new Set<number>());
  const remove = async (slot: AdjuntoSlot): Promise<void> => {
    const { IdRequisito } = slot.requisito;
    if (quitando.current.has(IdRequisito)) return;
    quitando.current.add(IdRequisito);
    try {
      await quitar(estado, slot);
    } finally {
      quitando.current.delete(IdRequisito);
    }
  };
  return {
    upload: ({ requisito }, file) => envios.send(requisito, file),
    preparar: ({ requisito }, preparando) => set(requisito.IdRequisito, { preparando }),
    retry: async ({ requisito, subida }) => {
      if (subida) await envios.send(requisito, subida.archivo);
    },
    cancel: (slot) => envios.cancel(slot.requisito.IdRequisito),
    dismiss: (slot) => set(slot.requisito.IdRequisito, { subida: undefined, error: undefined }),
    remove,
    restore: (slot) => set(slot.requisito.IdRequisito, { quitado: undefined }),
    discard: async () => {
      envios.cancelAll();
      clear();
      await borrarTodos(de, pendientes);
      await cambiarPendientes(de, () => ninguno);
      await releer();
    },
    settled: async () => {
      const marked = todos.filter((slot) => slot.porQuitar).flatMap((slot) => slot.guardado ?? []);
      clear();
      await borrarTodos(de, marked);
      await releer();
    },
    open: async (slot) => {
      if (!slot.recurso) throw new Error('The slot has no file to open');
      return abrir(slot.recurso);
    },
    reload: async () => {
      const failed = Object.values(listas).filter((lista) => lista.error);
      await Promise.all(failed.map((lista) => lista.refetch()));
    },
  };
}

/**
 * The attachments and the photograph of a notice (spec E 2.2, 5.6, R 7.9). A chosen file is uploaded at once and is
 * pending under its person, with IdTabla 0. The services attach it when the notice is saved, so Descartar leaves the
 * saved notice unchanged.
 */
export function useAdjuntos(de: AdjuntosDe): Adjuntos {
  const listas = useListas(de);
  const requisitos = listas.requisitos.data;
  const guardados = listas.guardados.data ?? ninguno;
  const pendientes = (de.editable ? listas.pendientes.data : null) ?? ninguno;
  // By requirement, not by type: what was chosen stays when the type of the notice is changed.
  const cambios = useCambios(`${de.idPersona}|${de.idPersonaNovedad}`);
  const todos = useMemo(
    () => armarSlots({ requisitos: requisitos ?? [], guardados, pendientes, cambios: cambios.cambios }),
    [requisitos, guardados, pendientes, cambios.cambios],
  );
  const envios = useEnvios(de, cambios.set);
  const acciones = useAcciones({ de, listas, pendientes, todos, cambios }, envios);
  const lecturas = Object.values(listas);
  return {
    ...acciones,
    ...estadoDeSlots(todos),
    requisitos: requisitos ?? [],
    changed: todos.some(cambiado),
    cargados: envios.cargados,
    loading: lecturas.some((lista) => lista.isLoading),
    error: lecturas.find((lista) => lista.error)?.error ?? null,
  };
}
