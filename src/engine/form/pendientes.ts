import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createStore, type StoreApi } from 'zustand';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { FieldError, NovedadDefinition } from '#engine/definition/definition.ts';
import type { FormValues } from '#engine/definition/fields.ts';
import { type Problem, problemasAlGrabar } from '#engine/values/problems.ts';

/** Milliseconds between a keystroke and looking at the form again, so that typing stays fast. */
const ESPERA = 150;

/** What a form still lacks, while it is filled in. Only the parts that show it render when it changes. */
interface Pendientes {
  readonly problemas: readonly Problem[];
  /** Grabar found problems: they are shown as errors until the form is saved or discarded. */
  readonly revisado: boolean;
}

/** The same, for the parts that follow it. */
export type PendientesVivos = StoreApi<Pendientes>;

/** For a form that just opened: nothing is known yet. */
export const nuevosPendientes = (): PendientesVivos =>
  createStore<Pendientes>(() => ({ problemas: [], revisado: false }));

const iguales = (one: readonly Problem[], other: readonly Problem[]): boolean =>
  one.length === other.length &&
  one.every(({ text, tab, path, elementId }, at) => {
    const that = other[at];
    return text === that?.text && tab === that.tab && path === that.path && elementId === that.elementId;
  });

/** Keeps the same list while the problems are the same, so that nothing renders. */
export function ponerProblemas(pendientes: PendientesVivos, problemas: readonly Problem[]): void {
  if (!iguales(pendientes.getState().problemas, problemas)) pendientes.setState({ problemas });
}

interface Ficha {
  readonly definition: NovedadDefinition;
  readonly form: UseFormReturn<FormValues>;
  /** The current errors of the fields. */
  readonly problems: () => readonly FieldError[];
  readonly adjuntos: Adjuntos;
  readonly editing: boolean;
}

/** Follows what a form lacks: after a pause in typing, and when its files change. */
export function useSeguirPendientes(pendientes: PendientesVivos, ficha: Ficha): void {
  const { form, editing } = ficha;
  const mirar = useRef<() => void>(() => {});
  mirar.current = () => {
    const found = ficha.editing ? problemasAlGrabar(ficha.definition, ficha.problems(), ficha.adjuntos) : null;
    ponerProblemas(pendientes, found?.problems ?? []);
  };
  // Whatever rendered the form may have changed its files, its lists or its period.
  useEffect(() => mirar.current());
  useEffect(() => {
    if (!editing) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => mirar.current(), ESPERA);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, editing]);
}
