import { useEffect, useRef, useState } from 'react';
import { useTask } from '#client/useTask.ts';
import type { PersonaObservada } from '#contract/entities/bdpa.ts';
import type { DatosIdentidad } from './datos.ts';
import { identidadMessages as textos } from './messages.ts';
import { type Veredicto, verificar } from './segip.ts';

/** Each press of Buscar sends a new request, even for the same person. */
export type Pedido = { readonly datos: DatosIdentidad; readonly vez: number };

/** The identity service's verdict about the chosen person, and what follows: a selection, or a registration by hand. */
export function useComprobacion(
  pedido: Pedido | null,
  elegida: PersonaObservada | null,
  entregar: (elegida: PersonaObservada) => void,
) {
  const [veredicto, setVeredicto] = useState<Veredicto | null>(null);
  const [aviso, setAviso] = useState('');
  const [creando, setCreando] = useState(false);
  // Counts what makes an earlier verdict void: other data, another person, the closing of the dialog.
  const turno = useRef(0);
  useEffect(
    () => () => {
      turno.current += 1;
    },
    [],
  );
  /** The verdict about these data; null if it came too late for them. */
  const comprobar = async ({ datos }: Pedido): Promise<Veredicto | null> => {
    const mio = turno.current;
    const answer = await verificar(datos);
    if (mio !== turno.current) return null;
    setVeredicto(answer);
    return answer;
  };
  const [aceptar, checking] = useTask(async () => {
    if (!pedido || !elegida) return setAviso(textos.seleccione);
    const answer = await comprobar(pedido);
    if (answer?.tipo === 'coincide') entregar(elegida);
  });
  const [registrar, registering] = useTask(async () => {
    if (!pedido) return;
    const answer = await comprobar(pedido);
    // There is no record to compare with, so the names are typed twice instead (spec F 4.2).
    if (answer?.tipo === 'coincide' || answer?.tipo === 'noEncontrado') setCreando(true);
  });
  const olvidar = () => {
    turno.current += 1;
    setVeredicto(null);
    setAviso('');
    setCreando(false);
  };
  return { veredicto, aviso, creando, setCreando, aceptar, registrar, busy: checking || registering, olvidar };
}
