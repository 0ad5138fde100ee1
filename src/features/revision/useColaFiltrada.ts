import { useMemo } from 'react';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { type IsoDate, today } from '#lib/dates.ts';
import { idDe } from './filas.ts';
import { type Busqueda, filtrarDeclarados, filtrarPorTexto } from './filtro.ts';
import type { VistaDelEscritorio } from './useVista.ts';

interface PorFiltrar {
  readonly mesa: VistaDelEscritorio;
  readonly rows: readonly FilaNovedad[];
  readonly ordenar: (rows: readonly FilaNovedad[]) => readonly FilaNovedad[];
}

const filtrar = (rows: readonly FilaNovedad[], { filtro, texto }: Busqueda, day: IsoDate) =>
  filtrarPorTexto(filtrarDeclarados(rows, filtro, day), texto);

/** The queue as it is shown, narrowed by the filter and the typed text, and the way to narrow it otherwise. */
export function useColaFiltrada({ mesa: { vista, ver, texto, setTexto }, rows, ordenar }: PorFiltrar) {
  const { filtro, novedad } = vista;
  const day = today();
  const shown = useMemo(() => ordenar(filtrar(rows, { filtro, texto }, day)), [rows, filtro, texto, day, ordenar]);
  /** A notice in view that does not match leaves it, unless nothing matches. */
  const acotar = (parte: Partial<Busqueda>) => {
    const busqueda = { filtro, texto, ...parte };
    const quedan = filtrar(rows, busqueda, day);
    const sigue = quedan.length === 0 || quedan.some((row) => idDe(row) === novedad);
    setTexto(busqueda.texto);
    ver({ filtro: busqueda.filtro, ...(sigue ? {} : { novedad: 0, tipo: 0 }) });
  };
  return { shown, acotar };
}

/** The queue as it is shown, and the way to narrow it. */
export type ColaFiltrada = ReturnType<typeof useColaFiltrada>;
