import { useEffect, useRef, useState } from 'react';
import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { isCallError, TransportFailure } from '#client/errors.ts';
import { useTask } from '#client/useTask.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { cargarNovedad } from '#engine/notice/cargarNovedad.ts';
import { type Visto, vistoDe } from '#engine/notice/visto.ts';
import { decidirMessages, variosDelRevisorMessages as textos } from './messages.ts';

/** The most notices that can be accepted with one question. */
export const MAS_DE_UNA_VEZ = 50;

/** What was found about a notice, and which version of it that is true of. */
export interface Comprobada {
  readonly reparos: readonly string[];
  readonly visto: Visto;
}

const sinVer: Visto = { version: undefined, fechaDeclaracion: '', huella: '' };

/** Reads which version is checked, then checks it: a change in between is noticed before it is accepted. */
async function comprobarUna(
  row: FilaNovedad,
  comprobar: (row: FilaNovedad) => Promise<readonly string[]>,
): Promise<Comprobada | 'sin sesión'> {
  try {
    const loaded = await cargarNovedad(row.IdPersonaNovedad);
    const visto = vistoDe(loaded);
    return { visto, reparos: loaded.estado === 'declarado' ? await comprobar(row) : [decidirMessages.yaNoDeclarado] };
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error instanceof TransportFailure && error.kind === 'sesion') return 'sin sesión';
    return { visto: sinVer, reparos: [textos.noSeComprobo(enUnaLinea(error))] };
  }
}

/** Checks notices one after the other. It stops when asked to, when the session is lost, and when the dialog goes away. */
export function useComprobacionDeVarios(
  rows: readonly FilaNovedad[],
  comprobar: (row: FilaNovedad) => Promise<readonly string[]>,
) {
  const [comprobadas, setComprobadas] = useState<ReadonlyMap<number, Comprobada | 'comprobando'>>(new Map());
  const stopped = useRef(false);
  const detener = () => {
    stopped.current = true;
  };
  const [empezar, corriendo] = useTask(async () => {
    stopped.current = false;
    let done = comprobadas;
    for (const row of rows.filter(({ IdPersonaNovedad }) => !comprobadas.has(IdPersonaNovedad))) {
      if (stopped.current) break;
      setComprobadas(new Map(done).set(row.IdPersonaNovedad, 'comprobando'));
      const found = await comprobarUna(row, comprobar);
      if (found === 'sin sesión') stopped.current = true;
      else done = new Map(done).set(row.IdPersonaNovedad, found);
      setComprobadas(done);
    }
  });
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const hechas = [...comprobadas.values()].filter((one) => one !== 'comprobando').length;
  return { comprobadas, corriendo, hechas, empezar, detener };
}
