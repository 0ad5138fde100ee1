import { useDeferredValue, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { Columna } from '../fila/columnas.ts';
import type { Fila } from '../fila/fila.ts';
import type { TiendaDeImportacion } from '../fila/importacion.ts';
import { claseUnica, columnasDeRevision } from './columnas.tsx';
import { contarEstados, type Filtro, pasa, TODAS } from './filtro.ts';
import { agrupar } from './grupos.ts';
import type { CuentaDeAdjuntos } from './revisar.ts';

/** Rows that were shown under a filter stay while it is on: what was just put right does not jump away. */
function useMostradas(filas: readonly Fila[], filtro: Filtro): readonly Fila[] {
  const vistas = useMemo(() => ({ filtro, numeros: new Set<number>() }), [filtro]);
  return useMemo(() => {
    if (filtro === TODAS) return filas;
    return filas.filter((fila) => {
      if (!vistas.numeros.has(fila.numero) && !pasa(vistas.filtro, fila)) return false;
      vistas.numeros.add(fila.numero);
      return true;
    });
  }, [filas, filtro, vistas]);
}

const mismos = (unos: ReadonlyMap<number, CuentaDeAdjuntos>, otros: ReadonlyMap<number, CuentaDeAdjuntos>): boolean =>
  unos.size === otros.size &&
  [...unos].every(([numero, { hay, piden }]) => {
    const otro = otros.get(numero);
    return otro?.hay === hay && otro.piden === piden;
  });

/** The same counts are the same map: a new one would draw all rows again. */
function useIguales(adjuntos: ReadonlyMap<number, CuentaDeAdjuntos>): ReadonlyMap<number, CuentaDeAdjuntos> {
  const [tenidos, setTenidos] = useState(adjuntos);
  if (tenidos === adjuntos || mismos(tenidos, adjuntos)) return tenidos;
  setTenidos(adjuntos);
  return adjuntos;
}

/** The rows as the review shows them. Counts and groups follow a moment later, so that typing never waits for them. */
export function useRevision(tienda: TiendaDeImportacion, cuentasDeAdjuntos: ReadonlyMap<number, CuentaDeAdjuntos>) {
  const adjuntos = useIguales(cuentasDeAdjuntos);
  const { filas, columnas: conTexto, hechos, avance, comprobadasA } = useStore(tienda);
  const [filtro, setFiltro] = useState<Filtro>(TODAS);
  const [elegidas, setElegidas] = useState<ReadonlyMap<Columna, boolean>>(new Map());
  const despues = useDeferredValue(filas);
  const mostradas = useMostradas(filas, filtro);
  const clase = useMemo(() => claseUnica(despues), [despues]);
  const columnas = useMemo(
    () => columnasDeRevision({ conTexto, elegidas, adjuntos, clase }),
    [conTexto, elegidas, adjuntos, clase],
  );
  return {
    ...{ filas, despues, mostradas, conTexto, elegidas, columnas, filtro, setFiltro, avance, comprobadasA },
    cuentas: useMemo(() => contarEstados(despues), [despues]),
    grupos: useMemo(() => agrupar(despues), [despues]),
    hayHechos: hechos.length > 0,
    mostrarColumna: (columna: Columna, si: boolean) => setElegidas(new Map(elegidas).set(columna, si)),
  };
}
