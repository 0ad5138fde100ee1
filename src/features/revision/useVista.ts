import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { crearMemoria } from '#blocks/lista-filtrada/crearMemoria.ts';
import { type FiltroRevision, filtroDeLaDireccion } from './filtro.ts';

/** What the desk shows: one of its two lists, its filter, and the notice in view (0: none yet). */
interface Vista {
  readonly observados: boolean;
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
    observados: params.get('ver') === 'observados',
    filtro: filtroDeLaDireccion(search),
    novedad: numero(params.get('novedad')),
    tipo: numero(params.get('tipo')),
  };
}

/** The address of a view, without what is empty. */
export function direccionDeLaVista({ observados, filtro, novedad, tipo }: Vista): string {
  const said = {
    ver: observados ? 'observados' : '',
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
  const { key, state, search }: { key: string; state: unknown; search: string } = useLocation();
  const navigate = useNavigate();
  const back = useNavigationType() === 'POP' || (typeof state === 'object' && state !== null && 'desde' in state);
  const [kept] = useState(() => (back ? memoria.of(LISTA) : null));
  const [texto, setTexto] = useState(kept?.texto ?? '');
  // What was chosen here counts at once: rows that arrive before the address has it do not take it back.
  const [chosen, setChosen] = useState(() =>
    kept && search === '' ? { key, vista: vistaDeLaDireccion(kept.search) } : null,
  );
  const read = useMemo(() => vistaDeLaDireccion(search), [search]);
  const vista = chosen?.key === key ? chosen.vista : read;
  const now = useRef(vista);
  now.current = vista;
  const ver = (part: Partial<Vista>) => {
    const next = { ...now.current, ...part };
    now.current = next;
    setChosen({ key, vista: next });
    void navigate({ search: direccionDeLaVista(next) }, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    memoria.keep(LISTA, { search: direccionDeLaVista(vista), texto });
  }, [vista, texto]);
  return { vista, ver, texto, setTexto };
}
