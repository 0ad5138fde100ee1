import { useEffect, useMemo } from 'react';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { decisiones, enCurso, type Pendiente } from '#engine/queue/decision.ts';
import { useDecisiones } from '#engine/queue/useDecisiones.ts';
import { quitarDeLaCola, releerCola } from '#engine/review/cola.ts';
import { revisionMessages as textos } from './messages.ts';

const idDe = ({ decision }: Pendiente): number => decision.idPersonaNovedad;

/** What is happening with a decision, in words. Until the answer it never says the new state. */
function enPalabras({ decision: { que }, estado, resta }: Pendiente): string {
  const { hecho } = textos.decidido[que];
  if (estado === 'retenida') return `${hecho} · ${textos.seEnvia(resta)}`;
  return `${hecho} · ${textos.enviando}`;
}

/** Removes from the queue what the services answered. A decision that is taken back or fails leaves another way. */
function useRespondidas(): void {
  useEffect(
    () =>
      decisiones.subscribe((now, before) => {
        for (const one of before.lista) {
          if (one.estado !== 'enviando' || now.lista.some((other) => idDe(other) === idDe(one))) continue;
          void quitarDeLaCola('declarado', idDe(one));
          if (one.decision.que === 'observar') void releerCola('observado');
        }
      }),
    [],
  );
}

/** The decisions on their way, as the queue shows them. */
export function useEnCurso() {
  const { lista, de, enOtraPestana } = useDecisiones();
  useRespondidas();
  return useMemo(() => {
    const failed = new Set(lista.filter((one) => !enCurso(one)).map(idDe));
    return {
      /** What is happening with a notice, in words; '' if it can be decided. */
      en: (id: number): string => {
        const one = de(id);
        if (one && enCurso(one)) return enPalabras(one);
        return enOtraPestana(id) && !one ? textos.enOtraPestana : '';
      },
      /** The notice can be opened and decided. */
      libre: (id: number): boolean => {
        const one = de(id);
        return one ? !enCurso(one) : !enOtraPestana(id);
      },
      /** What was not done or not sent comes first. */
      ordenar: (rows: readonly FilaNovedad[]): readonly FilaNovedad[] =>
        failed.size === 0
          ? rows
          : [
              ...rows.filter(({ IdPersonaNovedad }) => failed.has(IdPersonaNovedad)),
              ...rows.filter(({ IdPersonaNovedad }) => !failed.has(IdPersonaNovedad)),
            ],
    };
  }, [lista, de, enOtraPestana]);
}
