import { type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { listaFiltradaMessages as textos } from './messages.ts';
import './lista-filtrada.css';

/** How many values of a filter are set. */
export const puestos = (filtro: object): number =>
  Object.values(filtro).filter((value) => value !== '' && value !== 0 && value !== null).length;

/**
 * The filter of a list. On a phone it is folded behind a button that says how many values are set, so that the rows are in
 * view; elsewhere it is always open.
 */
export function FiltroPlegable({ puestos: n, children }: { readonly puestos: number; readonly children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={open ? 'filtro-plegable filtro-abierto' : 'filtro-plegable'}>
      <Button
        icon="filter"
        className="filtro-plegable-boton"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {textos.filtros} ({n})
      </Button>
      <div id={id} className="filtro-plegable-cuerpo">
        {children}
      </div>
    </div>
  );
}
