import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { crearMemoria } from '#blocks/lista-filtrada/crearMemoria.ts';
import { useDireccion } from '#blocks/lista-filtrada/useDireccion.ts';
import { type FiltroRevision, filtroDeLaDireccion } from './filtro.ts';

/** What the desk shows: one of its two lists, its filter, and the notice in view (0: none yet). */
interface Vista {
  /** Of the two lists, the one of what was sent back. */
  readonly verObservados: boolean;
  readonly filtro: FiltroRevision;
  readonly novedad: number;
  readonly tipo: number;
}

const LISTA = 'revision-admin';
/** The address as the reviewer left it, and the text they had typed. In memory only: the text may be a name. */
const memoria = crearMemoria<{ readonly search: string; readonly texto: string }>();

const numero = (text: string | null): number => (/^\d+$/.test(text ?? '') ? Number(text) : 0);

/** The view in an address. Ids and a filter: no personal data. */
function vistaDeLaDireccion(search: string): Vista {
  const params = new URLSearchParams(search);
  return {
    verObservados: params.get('ver') === 'observados',
    filtro: filtroDeLaDireccion(search),
    novedad: numero(params.get('novedad')),
    tipo: numero(params.get('tipo')),
  };
}

/** The address of a view, without what is empty. */
export function direccionDeLaVista({ verObservados, filtro, novedad, tipo }: Vista): string {
  const said = {
    ver: verObservados ? 'observados' : '',
    ...filtro,
    novedad: novedad > 0 ? String(novedad) : '',
    tipo: novedad > 0 ? String(tipo) : '',
  };
  const filled = new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')).toString();
  return filled === '' ? '' : `?${filled}`;
}

/**
 * The view of the desk, which its address has: a reload shows the same again, a link leads to it. A reviewer who comes
 * back from a notice's form finds what they left.
 */
export function useVista() {
  const { state, search }: { state: unknown; search: string } = useLocation();
  const back = useNavigationType() === 'POP' || (typeof state === 'object' && state !== null && 'desde' in state);
  const [kept] = useState(() => (back ? memoria.of(LISTA) : null));
  const [texto, setTexto] = useState(kept?.texto ?? '');
  const direccion = useDireccion(kept && search === '' ? kept.search : null);
  const vista = useMemo(() => vistaDeLaDireccion(direccion.search), [direccion.search]);
  const ver = (part: Partial<Vista>) =>
    direccion.cambiar((now) => direccionDeLaVista({ ...vistaDeLaDireccion(now), ...part }));
  useEffect(() => {
    memoria.keep(LISTA, { search: direccionDeLaVista(vista), texto });
  }, [vista, texto]);
  return { vista, ver, texto, setTexto };
}

/** What the desk shows, the typed text, and how both are changed. */
export type VistaDelEscritorio = ReturnType<typeof useVista>;
