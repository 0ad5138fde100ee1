import { useCallback, useEffect, useRef, useState } from 'react';
import { withItsCode } from '#ui/feedback/withItsCode.ts';
import { type GridHandle, TICKS } from '#ui/grid/grid.ts';
import { textColumn } from '#ui/table/columns.ts';
import type { Fila } from '../fila/fila.ts';
import type { ColumnaDeRevision } from './columnas.tsx';
import { columnaDeLugar, type Filtro, siguienteParada } from './filtro.ts';
import { type ActosDeGrupo, curable } from './grupos.ts';
import { revisarMessages as textos } from './messages.ts';
import { motivosDe } from './notas.ts';
import type { RevisarProps } from './revisar.ts';

interface Revision {
  readonly mostradas: readonly Fila[];
  readonly columnas: readonly ColumnaDeRevision[];
  readonly filtro: Filtro;
  readonly setFiltro: (filtro: Filtro) => void;
}

/** Undoes the last act, has its rows checked again where they need it, and answers them. */
function deshacerEn({ tienda, alComprobar }: RevisarProps): readonly number[] {
  const numeros =
    tienda
      .getState()
      .hechos.at(-1)
      ?.antes.map(({ numero }) => numero) ?? [];
  if (numeros.length === 0) return [];
  tienda.deshacer();
  alComprobar(numeros);
  return numeros;
}

/** Puts all rows that are shown on paper, with what is to be resolved in each: the grid renders only those in view. */
async function imprimirFilas({ mostradas, columnas, filtro }: Revision): Promise<void> {
  const { printTable } = await import('#ui/table/printTable.ts');
  const enPapel = columnas
    .filter(({ id, principal }) => principal && id !== TICKS)
    .map(({ id, header, text }) => textColumn<Fila>(id, header, text));
  printTable({
    title: textos.tabla,
    about: [],
    narrowed: filtro.que === 'grupo' ? filtro.titulo : filtro.estado === 'todas' ? '' : textos.chip[filtro.estado],
    columns: [...enPapel, textColumn<Fila>('motivos', textos.columnas.motivos, motivosDe)],
    rows: mostradas,
  });
}

/** What the panel and the keys of the review do, with what was said last for a screen reader. */
export function useActos(props: RevisarProps, revision: Revision) {
  const { mostradas, columnas, setFiltro } = revision;
  const { tienda, opcionesDe, alComprobar, alRecordar, alAdjuntar } = props;
  const mando = useRef<GridHandle | null>(null);
  const [dicho, setDicho] = useState('');

  const filaDe = (numero: number): Fila | undefined => tienda.getState().filas.find((fila) => fila.numero === numero);

  const deshacer = () => {
    const numeros = deshacerEn(props);
    const [primera] = numeros;
    if (primera === undefined) return;
    setDicho(textos.deshecho(numeros.length));
    const place = mando.current?.place();
    if (mostradas.some(({ numero }) => numero === primera))
      mando.current?.goTo({ key: primera, column: place?.column ?? 'estado' });
  };

  const irAProblema = (paso: 1 | -1) => {
    const desde = mando.current?.place() ?? null;
    const parada = siguienteParada({ filas: mostradas, columnas, desde }, paso);
    if (parada) mando.current?.goTo(parada);
    else setDicho(textos.sinProblemas);
  };

  const actos: ActosDeGrupo = {
    alAdjuntar,
    opcionesDe(grupo) {
      const columna = curable(grupo);
      const fila = filaDe(grupo.numeros[0] ?? 0);
      return columna && fila ? opcionesDe(fila, columna) : null;
    },
    alAplicar(grupo, texto, recordar) {
      const columna = curable(grupo);
      if (columna === null) return;
      if (recordar && grupo.texto) alRecordar({ columna, de: grupo.texto, a: texto });
      tienda.editar(grupo.numeros, { [columna]: texto });
      setDicho(textos.aplicado(grupo.numeros.length));
      alComprobar(grupo.numeros);
    },
    alConfirmar({ grupo, numeros }) {
      tienda.confirmar(grupo);
      setDicho(textos.confirmado(numeros.length));
    },
    alComprobar({ numeros }) {
      tienda.pedir(numeros);
      alComprobar(numeros);
    },
    alVer({ grupo, titulo, lugar, numeros }) {
      setFiltro({ que: 'grupo', grupo, titulo });
      const key = numeros[0];
      if (key !== undefined) mando.current?.goTo({ key, column: columnaDeLugar(lugar, columnas) });
    },
  };
  const imprimir = () => void withItsCode(() => imprimirFilas(revision));
  useTeclas({ deshacer, irAProblema, imprimir });
  return { actos, deshacer, imprimir, dicho, mando };
}

const escribe = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]');

/** The keys that work wherever the focus is in the review: F8, Shift+F8, Ctrl+Z outside a text, Ctrl+P. */
function useTeclas(teclas: { deshacer: () => void; irAProblema: (paso: 1 | -1) => void; imprimir: () => void }) {
  const ultimas = useRef(teclas);
  ultimas.current = teclas;
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return;
    const conCtrl = (event.ctrlKey || event.metaKey) && !event.shiftKey;
    if (conCtrl && event.key.toLowerCase() === 'p') {
      event.preventDefault();
      ultimas.current.imprimir();
    } else if (event.key === 'F8') {
      event.preventDefault();
      ultimas.current.irAProblema(event.shiftKey ? -1 : 1);
    } else if (conCtrl && event.key.toLowerCase() === 'z' && !escribe(event.target)) {
      event.preventDefault();
      ultimas.current.deshacer();
    }
  }, []);
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}
