import { useMemo } from 'react';
import { useStore } from 'zustand';
import { lockedElsewhere } from '#client/tabLock.ts';
import { candadoDelAviso, decisiones, type Pendiente } from './decision.ts';

const con = (lista: readonly Pendiente[], ...estados: readonly Pendiente['estado'][]) =>
  lista.filter(({ estado }) => estados.includes(estado));

/** The decisions without an answer, and the notices that other tabs are deciding. */
export function useDecisiones() {
  const { lista, pausada } = useStore(decisiones);
  const { names } = useStore(lockedElsewhere);
  return useMemo(
    () => ({
      /** All, in the order of the decisions. */
      lista,
      /** Still to be taken back. */
      retenidas: con(lista, 'retenida'),
      enviando: con(lista, 'en espera', 'enviando'),
      fallidas: con(lista, 'fallida'),
      sinEnviar: con(lista, 'sin enviar'),
      /** The one on a notice. */
      de: (id: number): Pendiente | undefined => lista.find(({ decision }) => decision.idPersonaNovedad === id),
      /** Another tab of this browser is deciding a notice. */
      enOtraPestana: (id: number): boolean => names.has(candadoDelAviso(id)),
      pausada,
    }),
    [lista, pausada, names],
  );
}
