import { useQuery } from '@tanstack/react-query';
import { query, reference } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { listaNovedades } from '#contract/services/listaNovedades.ts';
import { ordenPagoFormularios } from '#contract/services/ordenPagoFormularios.ts';
import { tidy } from '#lib/texts.ts';

interface Saldo {
  readonly quedan: number;
  readonly total: number;
}

const mismo = (one: string, other: string): boolean =>
  tidy(one).localeCompare(tidy(other), 'es', { sensitivity: 'base' }) === 0;

/**
 * How many bought forms of a type the company has left in its regional; null if it has none of that type, or while that
 * is not known. The rows have no id of the type, only its name or its parent's (spec R 2.9, R 3.5).
 */
export function useSaldoDeFormularios(idTipoNovedad: number, idTipoPadre: number): Saldo | null {
  const CodigoEmpresa = useSession((now) => now.user?.id_empresa ?? '');
  const IdRegional = useSession((now) => now.user?.id_regional ?? 0);
  const body = { CodigoEmpresa, IdRegional, Novedad: '', Empresa: '' };
  const enabled = CodigoEmpresa !== '' && idTipoNovedad > 0;
  const filas = useQuery({ ...query(ordenPagoFormularios.saldos, { body }), enabled });
  const nombreDe = (id: number) => ({ ...reference(listaNovedades.novedadPorId, { params: { id } }), enabled });
  const propio = useQuery(nombreDe(idTipoNovedad));
  const padre = useQuery(nombreDe(idTipoPadre));
  const names = [...(propio.data ?? []), ...(padre.data ?? [])].map(({ Novedad }) => Novedad);
  const own = (filas.data ?? []).filter(
    ({ Novedad, Habilitado }) => Habilitado && names.some((name) => name !== '' && mismo(name, Novedad)),
  );
  if (own.length === 0) return null;
  return {
    quedan: own.reduce((sum, row) => sum + row.TotalDisponible, 0),
    total: own.reduce((sum, row) => sum + row.TotalAsignado, 0),
  };
}
