import { useEffect } from 'react';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { useTask } from '#client/useTask.ts';
import { type Comprobacion, reparosDe } from '#engine/check/comprobacion.ts';
import { aprobarAceptacion } from '#engine/decide/aprobar.tsx';
import { accionesPermitidas } from '#engine/definition/accionesPermitidas.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { vistoDe } from '#engine/notice/visto.ts';
import { retener } from '#engine/queue/cola.ts';
import type { Decision } from '#engine/queue/decision.ts';
import { hechosMessages } from '#engine/review/hechosMessages.ts';
import { useComparacion } from '#engine/review/useComparacion.ts';

/** A notice that is read and compared, and whose files are known: its keys may act on it. */
export interface AvisoListo {
  readonly id: number;
  /** null if it cannot be decided: it is not declared, or its decision is on its way. */
  readonly aceptar: (() => void) | null;
}

interface PorDecidir {
  readonly id: number;
  readonly tipo: number;
  readonly familia: FamiliaDeAvisos;
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly comprobaciones: readonly Comprobacion[];
  readonly adjuntosLeidos: boolean;
  /** Its decision is on its way: nothing else can be decided. */
  readonly decidido: boolean;
  /** The notice is ready; null when that ends. */
  readonly alEstarListo: (aviso: AvisoListo | null) => void;
  readonly alDecidir: (decision: Decision) => void;
}

/** The two decisions about the notice in view. Answers the one to observe it, which says whether it was taken. */
export function useDecidir(por: PorDecidir): (observacion: string) => Promise<boolean> {
  const { id, tipo, familia, definition, loaded, comprobaciones, adjuntosLeidos, decidido } = por;
  const { alEstarListo, alDecidir } = por;
  const nombre = loaded.form.BasePersonas.NombreCompleto;
  const { comparacion, failed: sinComparar } = useComparacion(definition, loaded);
  const decidir = async (que: 'aceptar' | 'observar', texto: string): Promise<boolean> => {
    const decision = { idPersonaNovedad: id, idTipo: tipo, nombre, que, texto, visto: vistoDe(loaded) };
    if (!(await retener(decision))) return false;
    alDecidir(decision);
    return true;
  };
  const [aceptar] = useTask(async () => {
    const reparos = [...reparosDe(comprobaciones), ...(comparacion ? [] : [hechosMessages.noSeComparo])];
    if (await aprobarAceptacion(nombre, reparos)) await decidir('aceptar', '');
  });
  const { Pagado: pagado } = loaded.form.SegurosPersonasNovedad;
  const permitidas = accionesPermitidas(familia, { estado: loaded.estado, pagado, rol: rolActual() });
  const decidible = permitidas.has('aceptar') && !decidido;
  // A list of files that failed is a verdict like the others: accepting asks.
  const leido = (comparacion !== null || sinComparar) && adjuntosLeidos;
  // What is ready is known only where the notice is read, below the boundary that shows it as broken. The desk is told.
  useEffect(() => {
    if (!leido) return;
    alEstarListo({ id, aceptar: decidible ? () => void aceptar() : null });
    return () => alEstarListo(null);
  }, [id, leido, decidible, aceptar, alEstarListo]);
  return (observacion) => decidir('observar', observacion);
}
