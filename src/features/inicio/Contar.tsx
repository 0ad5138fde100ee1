import '#blocks/orden-pago-control/contarOrdenes.ts';
import '#engine/list/contarAvisos.ts';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useContadas } from '#blocks/cuentas/cuentas.ts';
import { grupoDeAvisos, grupoDeCola } from '#blocks/cuentas/grupos.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { estados } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { familias } from '#engine/family/familias.ts';
import { decirNuevos } from './contados.ts';
import { type Comparado, mirar, useNuevos } from './decididos.ts';
import { useFamilias } from './useAvisos.ts';

const gruposDe = (de: readonly FamiliaDeAvisos[], grupo: (idTipo: number) => string): string[] =>
  de.flatMap(({ tipos }) => tipos.map(({ id }) => grupo(id)));

/** The notices that the bell compares, as far as a screen read them; null while it is not known what is new. */
function useComparados(): readonly Comparado[] | null {
  const isStaff = rolActual() === 'personal';
  const granted = useFamilias();
  const own = isStaff ? familias() : granted;
  const avisos = useContadas(gruposDe(own, grupoDeAvisos));
  const cola = useContadas(isStaff ? gruposDe(own, grupoDeCola) : []);
  return useMemo(() => {
    const known = isStaff ? cola : avisos;
    if (!known) return null;
    const observed = isStaff ? (avisos ?? []).filter(({ estado }) => estado === 'observado') : [];
    return [...known, ...observed].map(({ id, estado }) => ({
      IdPersonaNovedad: id,
      estado: estados.find((one) => one === estado) ?? null,
    }));
  }, [isStaff, avisos, cola]);
}

/** Counts for the menu and the bell what was read. Shows nothing: the frame does not wait for it. */
export default function Contar() {
  const avisos = useComparados();
  const nuevos = useNuevos(avisos).length;
  useEffect(() => {
    if (avisos) mirar(avisos);
  }, [avisos]);
  useLayoutEffect(() => decirNuevos(nuevos), [nuevos]);
  useLayoutEffect(() => () => decirNuevos(0), []);
  return null;
}
