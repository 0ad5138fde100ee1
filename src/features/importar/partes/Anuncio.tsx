import { useEffect, useRef, useState } from 'react';

/** A screen reader hears how far it is this often: more would never end, less would leave people in doubt. */
const CADA = 15_000;

/** Announces how far something is, every 15 seconds while it is shown. `leer` answers the sentence, or '' for nothing. */
export function Anuncio({ leer }: { leer: () => string }) {
  const [texto, setTexto] = useState('');
  const ultimo = useRef(leer);
  ultimo.current = leer;
  useEffect(() => {
    const reloj = setInterval(() => setTexto(ultimo.current()), CADA);
    return () => clearInterval(reloj);
  }, []);
  return (
    <p className="sr-only" role="status">
      {texto}
    </p>
  );
}
