import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { etapaDe } from '#blocks/orden-pago-control/etapaDe.ts';
import { type Contenido, mismoContenido } from '#blocks/orden-pago-control/seguimientoOrden.ts';
import { useTask } from '#client/useTask.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { fill } from '#lib/texts.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useForm } from '#ui/form/useForm.ts';
import { type Borrador, contenidoDe, guardarBorrador, leerBorrador, soltarBorrador } from './borrador.ts';
import { cambiosEntre, conCambios, sinCambios } from './cambios.ts';
import { datosOrden, type FormDeOrden } from './datosOrden.ts';
import { cuantas, textosDeForm } from './textosOrden.ts';

/** Milliseconds between the last change and storing it, as in the notices' forms. */
const ESPERA = 300;

/** Stores changed content for this tab until it is saved, discarded or undone. `changed` is null if it cannot be edited. */
function useGuardado(orden: OrdenPago, changed: boolean | null, { Observacion, Novedades }: Contenido): void {
  const pending = useRef<(() => void) | null>(null);
  const kept = useRef(false);
  useEffect(() => {
    // Undone: there is nothing left to restore. A draft from before a reload stays until something new is typed.
    if (changed === false && kept.current) soltarBorrador(orden);
    if (changed !== null) kept.current = changed;
    if (!changed) return;
    const keep = () => {
      pending.current = null;
      guardarBorrador(orden, { Observacion, Novedades });
    };
    pending.current = keep;
    const timer = setTimeout(keep, ESPERA);
    return () => clearTimeout(timer);
  }, [orden, changed, Observacion, Novedades]);
  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, []);
  if (!changed) pending.current = null;
}

/**
 * The content of an order's form: typed or chosen while it can be edited, otherwise what the services sent. Only the
 * changes are kept, so that what somebody else adds or removes meanwhile stays.
 */
function useCampos(orden: OrdenPago, editable: boolean) {
  const form: FormDeOrden = useForm({
    schema: datosOrden,
    values: { Observacion: orden.Observacion },
    follows: 'untouched',
  });
  const typed = useWatch({ control: form.control, name: 'Observacion' });
  const [cambios, setCambios] = useState(sinCambios);
  const Novedades = useMemo(() => conCambios(orden, cambios), [orden, cambios]);
  const Observacion = form.formState.dirtyFields.Observacion ? typed : orden.Observacion;
  const contenido: Contenido = editable ? { Observacion, Novedades } : orden;
  return {
    form,
    contenido,
    /** Changes the lines that are there now: an answer that comes late undoes nothing. */
    elegir: (choose: (lines: readonly NovedadDeOrden[]) => NovedadDeOrden[]) =>
      setCambios((now) => cambiosEntre(orden, { Novedades: choose(conCambios(orden, now)) })),
    limpiar: () => {
      form.resetField('Observacion');
      setCambios(sinCambios);
    },
  };
}

/**
 * The form of an order and its notices. It is `dirty` while it differs from what the services sent. An order with a
 * request cannot be edited, even if something was typed before. What was typed before a reload is offered until
 * something new is typed.
 */
export function useContenido(orden: OrdenPago) {
  const editable = etapaDe(orden) === 'borrador';
  const { form, contenido, elegir, limpiar } = useCampos(orden, editable);
  const [ofrecido, setOfrecido] = useState<Borrador | null>(() => leerBorrador(orden));
  const dirty = editable && !mismoContenido(contenido, orden);
  useGuardado(orden, editable ? dirty : null, contenido);
  useEffect(() => {
    if (dirty) setOfrecido(null);
  }, [dirty]);
  const agregar = (more: readonly NovedadDeOrden[]) =>
    elegir((lines) => {
      const there = new Set(lines.map((n) => n.IdPersonaNovedad));
      return [...lines, ...more.filter((n) => !there.has(n.IdPersonaNovedad))];
    });
  const quitar = (id: number) => elegir((lines) => lines.filter((n) => n.IdPersonaNovedad !== id));
  /** Nothing is left to save: it was saved, discarded or deleted. */
  const soltar = () => {
    soltarBorrador(orden);
    setOfrecido(null);
    limpiar();
  };
  const ahora = useRef(contenido);
  ahora.current = contenido;
  /** The form of a new order is over once it is saved. In a saved one, what was typed meanwhile stays. */
  const asentar = (saved: Contenido) => {
    if (orden.IdOrdenPago === 0 || mismoContenido(ahora.current, saved)) soltar();
  };
  const [recuperar] = useTask(async (borrador: Borrador) => {
    const found = await contenidoDe(orden, borrador);
    if (!found) return;
    setOfrecido(null);
    form.setValue('Observacion', found.contenido.Observacion, { shouldDirty: true });
    elegir(() => found.contenido.Novedades);
    if (mismoContenido(found.contenido, orden)) soltarBorrador(orden);
    if (found.perdidas > 0) toast.warning(fill(textosDeForm().yaNoSeIncluyen, { n: cuantas(found.perdidas) }));
  });
  return {
    form,
    contenido,
    editable,
    dirty,
    ofrecido: editable && !dirty ? ofrecido : null,
    recuperar: (borrador: Borrador) => void recuperar(borrador),
    agregar,
    quitar,
    soltar,
    asentar,
  };
}
