import { useEffect, useRef, useState } from 'react';
import { useTask } from '#client/useTask.ts';

/** How it ended with one row; 'sin sesión': the session was lost, and nothing more is sent. */
export type FinDeUno =
  | { readonly tipo: 'hecho' /** What is to be known of it all the same. */; readonly salvedad?: string }
  | { readonly tipo: 'no'; readonly motivo: string }
  | { readonly tipo: 'sin sesión' };

/** What is done with each row, and how a row is identified. */
export interface UnoPorUno<Row> {
  readonly rows: readonly Row[];
  readonly idDe: (row: Row) => number;
  readonly uno: (row: Row) => Promise<FinDeUno>;
  /** Called when the dialog closes, however many rows were done. */
  readonly alFinal: () => void;
}

/** Does the rows one after the other. Stops when asked to, when the session is lost, and when the dialog goes away. */
export function useUnoPorUno<Row>({ rows, idDe, uno, alFinal }: UnoPorUno<Row>) {
  const [hechas, setHechas] = useState<ReadonlyMap<number, FinDeUno>>(new Map());
  const [fase, setFase] = useState<'pregunta' | 'haciendo' | 'informe'>('pregunta');
  const [actual, setActual] = useState<Row | null>(null);
  const stopped = useRef(false);
  const detener = () => {
    stopped.current = true;
  };
  const [empezar] = useTask(async () => {
    stopped.current = false;
    setFase('haciendo');
    let done = hechas;
    for (const row of rows.filter((one) => !hechas.has(idDe(one)))) {
      if (stopped.current) break;
      setActual(row);
      const fin = await uno(row);
      if (fin.tipo === 'sin sesión') break;
      done = new Map(done).set(idDe(row), fin);
      setHechas(done);
    }
    setActual(null);
    setFase('informe');
  });
  const final = useRef(alFinal);
  final.current = alFinal;
  useEffect(
    () => () => {
      stopped.current = true;
      final.current();
    },
    [],
  );
  return { hechas, fase, actual, empezar, detener };
}
