import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { tipoDeFila } from '#engine/family/familias.ts';
import { idDe, vecina } from './filas.ts';
import type { VistaDelEscritorio } from './useVista.ts';

/** A notice that is brought into view, as the address names it. */
interface AvisoEnVista {
  readonly novedad: number;
  readonly tipo: number;
}

interface PorNavegar extends Pick<VistaDelEscritorio, 'vista' | 'ver'> {
  readonly shown: readonly FilaNovedad[];
  /** The notice can be opened and decided. */
  readonly libre: (row: FilaNovedad) => boolean;
}

const NINGUNO: AvisoEnVista = { novedad: 0, tipo: 0 };

/** The notice of a row, as the address names it. */
export const enVista = (row: FilaNovedad): AvisoEnVista => ({ novedad: idDe(row), tipo: tipoDeFila(row) });

/** A desk whose address names no notice opens the first one that is free. */
function useAbrirLaPrimera({ vista: { novedad }, ver, shown, libre }: PorNavegar): void {
  const primera = novedad === 0 ? (shown.find(libre) ?? null) : null;
  const alHaberla = useEffectEvent((row: FilaNovedad) => ver(enVista(row)));
  useEffect(() => {
    if (primera) alHaberla(primera);
  }, [primera]);
}

/**
 * Which notice of the queue is in view, and the ways to another one. To move closes what belongs to the notice before: its
 * observation, and the queue that lies over it on a narrow screen.
 */
export function useNavegacion(por: PorNavegar) {
  const { vista, ver, shown, libre } = por;
  const { novedad } = vista;
  const [idObservando, setIdObservando] = useState(0);
  const [colaAbierta, setColaAbierta] = useState(false);
  // Not a state: the notice that is still in view must not take the focus back.
  const seMovio = useRef(false);
  useAbrirLaPrimera(por);
  const irA = (aviso: AvisoEnVista) => {
    seMovio.current = true;
    setColaAbierta(false);
    setIdObservando(0);
    ver(aviso);
  };
  return {
    novedad,
    /** Its place in the queue, from 1; 0 if it is not there. */
    lugar: shown.findIndex((row) => idDe(row) === novedad) + 1,
    anterior: vecina(shown, novedad, -1, libre),
    siguiente: vecina(shown, novedad, 1, libre),
    irA,
    /** Brings the notice of a row into view; null: none. */
    abrir: (row: FilaNovedad | null) => irA(row ? enVista(row) : NINGUNO),
    /** The reviewer has moved on this desk: the heading of what comes into view gets the focus. */
    conFoco: seMovio.current,
    /** The observation of the notice in view is being written. */
    observando: novedad > 0 && idObservando === novedad,
    /** Begins the observation of a notice; 0: ends it. */
    setIdObservando,
    colaAbierta,
    setColaAbierta,
  };
}

/** The notice in view and the ways to another one. */
export type Navegacion = ReturnType<typeof useNavegacion>;
