import { useEffect, useLayoutEffect } from 'react';
import { useAvisosConocidos } from './conocidos.ts';
import { decirContados } from './contados.ts';
import { empezarAMirar, useDecididos } from './decididos.ts';

/** Counts for the menu and the bell what is known of the employer's notices. Shows nothing: the frame does not wait for it. */
export default function ContarAvisos() {
  const avisos = useAvisosConocidos();
  const decididos = useDecididos(avisos).length;
  useEffect(() => {
    if (avisos) empezarAMirar(avisos);
  }, [avisos]);
  useLayoutEffect(() => decirContados({ avisos, decididos }));
  useLayoutEffect(() => () => decirContados({ avisos: null, decididos: 0 }), []);
  return null;
}
