import { useQuery } from '@tanstack/react-query';
import { terminado, useAvisosPropios } from '#blocks/asegurado/propios.ts';
import { esInasistencia } from '#blocks/inasistencias/esInasistencia.ts';
import { useCitasDelPeriodo } from '#blocks/inasistencias/useCitasDelPeriodo.ts';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import type { FilaCita } from '#contract/entities/cita.ts';
import { pacientes } from '#contract/services/pacientes.ts';
import { pathTo, type RouteName } from '#lib/routes.ts';
import { fill } from '#lib/texts.ts';
import { inicio } from './messages.ts';
import type { TileProps } from './Tile.tsx';

const textos = inicio.asegurado;

/** How many of the family's appointments were missed. */
const inasistencias = (rows: readonly FilaCita[]): number => rows.filter((row) => esInasistencia(row.Estado)).length;

/** The value of a figure: the number, null while it loads, a dash if it could not be loaded. */
const figure = (count: number | undefined, failed: boolean) => (failed ? '—' : (count ?? null));

/** The figures of an insured person's home, each a link to a granted screen. */
export function useResumenAsegurado(idPersona: number): TileProps[] {
  const accesos = useSession((s) => s.user?.accesos);
  const granted = (name: RouteName) => accesos?.some((a) => a.Ruta === name) ?? false;
  const avisos = useAvisosPropios(idPersona);
  const familia = useQuery({
    ...query(pacientes.grupoFamiliar, { params: { idPersona } }),
    select: (all) => all.filter((one) => one.IdPersona !== idPersona).length,
  });
  const absences = useCitasDelPeriodo(granted('reporte-citas-medicas'), inasistencias);
  const all: (TileProps & { readonly route: RouteName })[] = [
    {
      route: 'mis-avisos',
      label: textos.avisos,
      value: figure(avisos.data?.filter((row) => !terminado(row)).length, avisos.isError),
      note: avisos.data?.length ? fill(textos.avisosNota, { n: avisos.data.length }) : textos.avisosNinguno,
      to: pathTo('mis-avisos'),
    },
    {
      route: 'mis-datos',
      label: textos.familia,
      value: figure(familia.data, familia.isError),
      note: textos.familiaNota,
      to: pathTo('mis-datos'),
    },
    {
      route: 'reporte-citas-medicas',
      label: textos.inasistencias,
      value: figure(absences.datos, absences.failed),
      note: absences.failed ? '' : fill(textos.inasistenciasNota, { desde: absences.desde }),
      to: pathTo('reporte-citas-medicas'),
      ...((absences.datos ?? 0) > 0 ? { tone: 'warn' as const } : {}),
    },
  ];
  return all.filter(({ route }) => granted(route)).map(({ route: _, ...tile }) => tile);
}
