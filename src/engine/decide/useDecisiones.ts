import { useMemo } from 'react';
import { useStore } from 'zustand';
import { enOtraPestana } from './candado.ts';
import { decisiones, type Pendiente } from './decision.ts';

const con = (lista: readonly Pendiente[], ...estados: readonly Pendiente['estado'][]) =>
  lista.filter(({ estado }) => estados.includes(estado));

/** The decisions without an answer, and the notices that other tabs are deciding. */
export function useDecisiones() {
  const { lista, pausada } = useStore(decisiones);
  const { ids } = useStore(enOtraPestana);
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
      enOtraPestana: ids,
      pausada,
    }),
    [lista, pausada, ids],
  );
}
