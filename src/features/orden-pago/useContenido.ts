import { useEffect, useRef, useState } from 'react';
import { useTask } from '#client/useTask.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { fill } from '#lib/texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type Borrador, contenidoDe, guardarBorrador, leerBorrador, soltarBorrador } from './borrador.ts';
import { etapaDe } from './etapa.ts';
import { ordenForm as textos } from './messagesForm.ts';
import type { Contenido } from './seguimientoOrden.ts';
import { cuantas } from './textosOrden.ts';

/** Milliseconds between the last change and keeping it, as in the notices' forms. */
const ESPERA = 300;

/** Keeps a changed content for this tab until it is saved or dropped. */
function useGuardado(orden: OrdenPago, edit: Contenido | null): void {
  const pending = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (edit === null) return;
    const keep = () => {
      pending.current = null;
      guardarBorrador(orden, edit);
    };
    pending.current = keep;
    const timer = setTimeout(keep, ESPERA);
    return () => clearTimeout(timer);
  }, [orden, edit]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, []);
  if (edit === null) pending.current = null;
}

/**
 * The form of an order. `edit` is what was changed and not saved, null for nothing: what the services send is shown as
 * it is, and an order whose request exists cannot be edited, whatever was typed before it did. What was typed before a
 * reload is offered until something new is.
 */
export function useContenido(orden: OrdenPago) {
  const [edit, setEdit] = useState<Contenido | null>(null);
  const [ofrecido, setOfrecido] = useState<Borrador | null>(() => leerBorrador(orden));
  const editable = etapaDe(orden) === 'borrador';
  useGuardado(orden, editable ? edit : null);
  const contenido: Contenido = (editable ? edit : null) ?? orden;
  const cambiar = (part: Partial<Contenido>) => {
    setOfrecido(null);
    setEdit({ Observacion: contenido.Observacion, Novedades: contenido.Novedades, ...part });
  };
  const agregar = (lines: readonly NovedadDeOrden[]) => {
    const there = new Set(contenido.Novedades.map((n) => n.IdPersonaNovedad));
    cambiar({ Novedades: [...contenido.Novedades, ...lines.filter((n) => !there.has(n.IdPersonaNovedad))] });
  };
  /** Nothing is left to save: it was saved, dropped or deleted. */
  const soltar = () => {
    soltarBorrador(orden);
    setOfrecido(null);
    setEdit(null);
  };
  const [recuperar] = useTask(async (borrador: Borrador) => {
    const found = await contenidoDe(orden, borrador);
    if (!found) return;
    cambiar(found.contenido);
    if (found.perdidas > 0) toast.warning(fill(textos.yaNoSeIncluyen, { n: cuantas(found.perdidas) }));
  });
  return {
    contenido,
    editable,
    dirty: editable && edit !== null,
    ofrecido: editable && edit === null ? ofrecido : null,
    recuperar: (borrador: Borrador) => void recuperar(borrador),
    cambiar,
    agregar,
    soltar,
  };
}
