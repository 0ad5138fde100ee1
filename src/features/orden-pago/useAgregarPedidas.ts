import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { useTask } from '#client/useTask.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { readKept } from '#contract/read.ts';
import { fill } from '#lib/texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { pedirPendientes } from './pendientes.ts';
import { cuantas, textosDeForm } from './textosOrden.ts';

/** The ids of the notices that a list wants in the order. */
const pedido = z.looseObject({ agregar: z.array(z.int()) });

interface Pedidas {
  /** They are on their way: the order is not yet what was chosen, so it is not saved meanwhile. */
  readonly trayendo: boolean;
  /** Reads them again after a failure, otherwise null. */
  readonly leerPedidas: (() => void) | null;
}

/** Adds the notices that a list chose to the order that it opened, once. They are saved only by Grabar. */
export function useAgregarPedidas(
  orden: OrdenPago,
  editable: boolean,
  agregar: (lines: readonly NovedadDeOrden[]) => void,
): Pedidas {
  const { state, ...location } = useLocation();
  const navigate = useNavigate();
  const asked = useRef(readKept(pedido, state)?.agregar ?? []);
  const [sinLeer, setSinLeer] = useState(false);
  const [traer, leyendo] = useTask(async () => {
    const there = new Set(orden.Novedades.map((n) => n.IdPersonaNovedad));
    const ids = asked.current.filter((id) => !there.has(id));
    const found = await pedirPendientes(orden);
    setSinLeer(found === null);
    // A reload asks for them again too.
    if (!found) return;
    asked.current = [];
    // A reload must not add them again.
    void navigate(location, { replace: true, state: null });
    const lines = found.filter((n) => ids.includes(n.IdPersonaNovedad));
    if (lines.length > 0) {
      agregar(lines);
      toast.info(fill(textosDeForm().agregadas, { n: cuantas(lines.length) }));
    }
    if (lines.length < ids.length)
      toast.warning(fill(textosDeForm().yaNoSeIncluyen, { n: cuantas(ids.length - lines.length) }));
  });
  // True from the first picture on, before the reading has begun.
  const [porEmpezar, setPorEmpezar] = useState(editable && asked.current.length > 0);
  useEffect(() => {
    if (editable && asked.current.length > 0) void traer();
    setPorEmpezar(false);
  }, [editable, traer]);
  return { trayendo: porEmpezar || leyendo, leerPedidas: sinLeer ? () => void traer() : null };
}
