import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useAvisosPropios } from '#blocks/asegurado/propios.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { query, reference } from '#client/query.ts';
import { idPersonaActual, useSession } from '#client/session.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { empresas } from '#contract/services/empresas.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { familias } from '#engine/family/familias.ts';
import { aperturaDe } from '#engine/notice/aperturaDeFila.ts';
import { useAvisos, useFamilias } from '#features/inicio/useAvisos.ts';
import { filtroDeOrdenesDelAnio } from '#features/inicio/useOrdenesPorPagar.ts';
import { cleanDate, type IsoDate, SINCE_ALWAYS, toLocalDate } from '#lib/dates.ts';
import { bolivianos } from '#lib/money.ts';
import { pathTo } from '#lib/routes.ts';
import { containsWords, firstOf, type Group } from './item.ts';
import { paletteMessages as texts } from './messages.ts';

/** For this long (ms) what was read for the palette, the home or the bell is not read again. */
const FRESH = 60_000;

/** A notice's number; '' if it has none. */
const numberOf = ({ NumeroNovedad: n }: FilaNovedad): string => (n && n !== '0' ? n : '');

/** A whole number, or one with its year: '1404', '2026-01404'. */
const NUMBER = /^(?:\d{4}-)?\d{3,}$/;

/** True if the number of a record was typed, and not a word: then older ones are looked for too. */
const isNumber = (typed: string): boolean => NUMBER.test(typed.trim());

const numberFirst = (typed: string) => (a: FilaNovedad, b: FilaNovedad) =>
  Number(numberOf(b) === typed.trim()) - Number(numberOf(a) === typed.trim());

const matchesNotice = (typed: string) => (row: FilaNovedad) =>
  containsWords(`${numberOf(row)} ${row.NombreCompleto} ${row.NumeroDocumento} ${row.Novedad}`, typed);

/** What distinguishes a notice from others about the same person. */
const noteOf = (row: FilaNovedad): string =>
  [
    row.Novedad,
    numberOf(row) && texts.number(numberOf(row)),
    toLocalDate(cleanDate(row.FechaNovedad)),
    row.EstadoProceso,
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * The notices that match what was typed, by number, name, document or kind: those of the last twelve months, and for a number
 * that none of them has, those of any date. An empty text asks nothing: null.
 */
export function useNotices(typed: string): Group | null {
  const navigate = useNavigate();
  const personal = rolActual() === 'personal';
  const own = useSession((s) => s.empresa.IdEmpresa);
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const granted = useFamilias();
  const search = {
    idEmpresa: personal ? 0 : own,
    idRegional,
    familias: personal ? familias() : granted,
    fresco: FRESH,
  };
  const recent = useAvisos({ ...search, soloConocidos: typed === '' });
  const near = recent.avisos.filter(matchesNotice(typed));
  const further = isNumber(typed) && !recent.isPending && near.length === 0;
  const older = useAvisos({ ...search, desde: SINCE_ALWAYS, soloConocidos: !further });
  if (typed === '') return null;
  const rows = (further ? older.avisos.filter(matchesNotice(typed)) : near).toSorted(numberFirst(typed));
  return {
    heading: texts.groups.notices,
    ...firstOf(rows, (row) => ({
      key: `notice-${row.IdPersonaNovedad}`,
      label: row.NombreCompleto,
      note: noteOf(row),
      icon: 'file-text',
      run: () => {
        const opening = aperturaDe(row);
        opening?.remember();
        if (opening) void navigate(opening.to);
      },
    })),
    loading: recent.isPending || (further && older.isPending),
    failed: recent.failed > 0 || (further && older.failed > 0),
  };
}

/** An insured person's own notices that match what was typed; null for everybody else, and for an empty text. */
export function useOwnNotices(typed: string): Group | null {
  const navigate = useNavigate();
  const may = useSession((s) => s.user?.accesos.some(({ Ruta }) => Ruta === 'mis-avisos') ?? false);
  const enabled = may && typed !== '';
  const found = useAvisosPropios(idPersonaActual(), enabled);
  if (!enabled) return null;
  const rows = (found.data ?? []).filter(matchesNotice(typed)).toSorted(numberFirst(typed));
  return {
    heading: texts.groups.notices,
    ...firstOf(rows, (row) => ({
      key: `own-notice-${row.IdPersonaNovedad}`,
      label: row.Novedad,
      note: noteOf({ ...row, Novedad: row.Empresa }),
      icon: 'file-text',
      run: () => void navigate(pathTo('mi-aviso', { novedad: row.IdPersonaNovedad })),
    })),
    loading: found.isPending,
    failed: found.isError,
  };
}

const matchesOrder = (typed: string) => (one: OrdenPago) =>
  containsWords(`${texts.order(one.IdOrdenPago)} ${one.CodigoTransaccion} ${one.NovedadesCadena}`, typed);

/**
 * The payment orders of the company, or of the insured person, that match what was typed, by code, number or notice:
 * those of the last twelve months, and for a number that none of them has, those of any date. null for the staff, for
 * users who may not open the orders, and for an empty text.
 */
export function useOrders(typed: string): Group | null {
  const navigate = useNavigate();
  const idEmpresa = useSession((s) => s.empresa.IdEmpresa);
  const may = useSession((s) => s.user?.accesos.some(({ Ruta }) => Ruta === 'orden-pago-admin-ex') ?? false);
  const enabled = may && rolActual() !== 'personal' && typed !== '';
  const asked = (desde?: IsoDate) => ({
    ...query(ordenPago.listar, { body: filtroDeOrdenesDelAnio(idEmpresa, desde) }),
    staleTime: FRESH,
  });
  const recent = useQuery({ ...asked(), enabled });
  const near = (recent.data ?? []).filter(matchesOrder(typed));
  const further = enabled && isNumber(typed) && recent.isSuccess && near.length === 0;
  const older = useQuery({ ...asked(SINCE_ALWAYS), enabled: further });
  if (!enabled) return null;
  return {
    heading: texts.groups.orders,
    ...firstOf(further ? (older.data ?? []).filter(matchesOrder(typed)) : near, (one) => ({
      key: `order-${one.IdOrdenPago}`,
      label: texts.order(one.IdOrdenPago),
      note: [one.CodigoTransaccion, toLocalDate(one.FechaOrdenPago), bolivianos(one.Total)].filter(Boolean).join(' · '),
      icon: 'money',
      run: () => void navigate(pathTo('orden-pago-editar-ex', { orden: one.IdOrdenPago })),
    })),
    loading: recent.isPending || (further && older.isPending),
    failed: recent.isError || (further && older.isError),
  };
}

/** The companies of the regional, for the staff: each opens its notices at the desk. null for an empty text. */
export function useCompanies(typed: string): Group | null {
  const navigate = useNavigate();
  const idRegional = useSession((s) => s.user?.id_regional ?? 0);
  const may = useSession((s) => s.user?.accesos.some(({ Ruta }) => Ruta === 'revision-admin') ?? false);
  const enabled = may && rolActual() === 'personal' && typed !== '';
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
