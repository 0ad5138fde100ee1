import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { query, reference } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import { empresas } from '#contract/services/empresas.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { familias } from '#engine/family/familias.ts';
import { aperturaDe } from '#engine/notice/aperturaDeFila.ts';
import { type Aviso, useAvisos, useFamilias } from '#features/inicio/useAvisos.ts';
import { filtroDeOrdenesDelAnio } from '#features/inicio/useOrdenesPorPagar.ts';
import { toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { containsWords, firstOf, type Group } from './item.ts';
import { paletteMessages as texts } from './messages.ts';

/** For this long (ms) what was read for the palette, the home or the bell is not read again. */
const FRESH = 60_000;

/** A notice's number; '' if it has none. */
const numberOf = ({ NumeroNovedad: n }: Aviso): string => (n && n !== '0' ? n : '');

/** The notices that match what was typed, by number, name, document or kind. */
export function useNotices(typed: string): Group {
  const navigate = useNavigate();
  const personal = rolActual() === 'personal';
  const own = useSession((s) => s.empresa.IdEmpresa);
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const granted = useFamilias();
  const found = useAvisos({
    idEmpresa: personal ? 0 : own,
    idRegional,
    familias: personal ? familias() : granted,
    fresco: FRESH,
  });
  const rows = found.avisos
    .filter((row) =>
      containsWords(`${numberOf(row)} ${row.NombreCompleto} ${row.NumeroDocumento} ${row.Novedad}`, typed),
    )
    .toSorted((a, b) => Number(numberOf(b) === typed.trim()) - Number(numberOf(a) === typed.trim()));
  return {
    heading: texts.groups.notices,
    ...firstOf(rows, (row) => ({
      key: `notice-${row.IdPersonaNovedad}`,
      label: row.NombreCompleto,
      note: [row.Novedad, numberOf(row) && texts.number(numberOf(row)), toLocalDate(row.fecha), row.EstadoProceso]
        .filter(Boolean)
        .join(' · '),
      icon: 'file-text',
      run: () => {
        const opening = aperturaDe(row);
        opening?.remember();
        if (opening) void navigate(opening.to);
      },
    })),
    loading: found.isPending,
    failed: found.failed > 0,
  };
}

/** The company's payment orders that match what was typed, by code, number or notice; null for who has none. */
export function useOrders(typed: string): Group | null {
  const navigate = useNavigate();
  const idEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const may = useSession((s) => s.user?.accesos.some(({ Ruta }) => Ruta === 'orden-pago-admin-ex') ?? false);
  const enabled = may && rolActual() === 'empresa' && idEmpresa > 0;
  const found = useQuery({
    ...query(ordenPago.listar, { body: filtroDeOrdenesDelAnio(idEmpresa) }),
    staleTime: FRESH,
    enabled,
  });
  if (!enabled) return null;
  const rows = (found.data ?? []).filter((one) =>
    containsWords(`${texts.order(one.IdOrdenPago)} ${one.CodigoTransaccion} ${one.NovedadesCadena}`, typed),
  );
  return {
    heading: texts.groups.orders,
    ...firstOf(rows, (one) => ({
      key: `order-${one.IdOrdenPago}`,
      label: texts.order(one.IdOrdenPago),
      note: [one.CodigoTransaccion, toLocalDate(one.FechaOrdenPago), bolivianos(one.Total)].filter(Boolean).join(' · '),
      icon: 'money',
      run: () => void navigate(pathTo('orden-pago-editar-ex', { orden: one.IdOrdenPago })),
    })),
    loading: found.isPending,
    failed: found.isError,
  };
}

/** The companies of the regional, for the staff: each opens its notices at the desk. */
export function useCompanies(typed: string): Group | null {
  const navigate = useNavigate();
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const may = useSession((s) => s.user?.accesos.some(({ Ruta }) => Ruta === 'revision-admin') ?? false);
  const enabled = may && rolActual() === 'personal';
  const found = useQuery({
    ...reference(empresas.deRegional, { params: { idRegional, estado: 'ACTIVO' } }),
    enabled,
  });
  if (!enabled) return null;
  const rows = (found.data ?? []).filter((one) => containsWords(`${one.RazonSocial} ${one.NumeroPatronal}`, typed));
  return {
    heading: texts.groups.companies,
    ...firstOf(rows, (one) => ({
      key: `company-${one.IdEmpresa}`,
      label: one.RazonSocial,
      note: one.NumeroPatronal,
      icon: 'building',
      run: () => void navigate(pathTo('revision-admin', { empresa: one.RazonSocial })),
    })),
    loading: found.isPending,
    failed: found.isError,
  };
}
