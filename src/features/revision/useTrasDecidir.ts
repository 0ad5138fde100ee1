import { useState } from 'react';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { Decision } from '#engine/queue/decision.ts';
import { releerCola } from '#engine/review/cola.ts';
import { guardarObservacion } from '#engine/values/drafts.ts';
import { today } from '#lib/dates.ts';
import { idDe } from './filas.ts';
import { fraseDe } from './frases.ts';
import type { Navegacion } from './useNavegacion.ts';

interface Decidiendo {
  readonly navegacion: Navegacion;
  readonly shown: readonly FilaNovedad[];
  /** The notice can be opened and decided. */
  readonly libre: (row: FilaNovedad) => boolean;
}

/** What the desk does after a decision, and what is read out of it. */
export function useTrasDecidir({ navegacion, shown, libre }: Decidiendo) {
  const { novedad, anterior, siguiente, irA, abrir, setIdObservando } = navegacion;
  const [dicho, setDicho] = useState('');
  return {
    dicho,
    /** The next notice comes into view at once. */
    decidido: ({ que }: Decision) => {
      const next = siguiente ?? anterior;
      setDicho(fraseDe(que, next, today()));
      abrir(next);
    },
    /** What was decided is taken back: its notice comes into view, with the text of its observation. */
    deshecho: ({ idPersonaNovedad, idTipo, que, texto }: Decision) => {
      if (que === 'observar') guardarObservacion(idPersonaNovedad, texto);
      irA({ novedad: idPersonaNovedad, tipo: idTipo });
      if (que === 'observar') setIdObservando(idPersonaNovedad);
    },
    /** Several were accepted: the notice in view stays, unless it was one of them. */
    variosAceptados: (ids: readonly number[]) => {
      if (ids.length === 0) return;
      void releerCola('declarado');
      if (ids.includes(novedad)) abrir(shown.find((row) => libre(row) && !ids.includes(idDe(row))) ?? null);
    },
  };
}
