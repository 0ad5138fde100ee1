import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { buscarPersonas } from '#blocks/buscar-persona/buscarPersonas.ts';
import type { Busqueda } from '#blocks/buscar-persona/busqueda.ts';
import { useVeCarpetas } from '#blocks/carpeta/useCarpetaDe.ts';
import { rolActual } from '#blocks/rol/rolActual.ts';
import { query } from '#client/query.ts';
import { useSession } from '#client/session.ts';
import type { PacienteBuscado } from '#contract/entities/persona.ts';
import { rolAfiliacion } from '#contract/enumerations.ts';
import { personasNovedad } from '#contract/services/personasNovedad.ts';
import { aperturaDe } from '#engine/notice/aperturaDeFila.ts';
import { toLocalDate } from '#lib/dates.ts';
import { matriculaPropia } from '#lib/matricula.ts';
import { pathTo } from '#lib/routes.ts';
import { tidy } from '#lib/texts.ts';
import { firstOf, type Group, type Item } from './item.ts';
import { paletteMessages as texts } from './messages.ts';

/** A search for people: by document, by registration number, by name. */
type PeopleSearch = { readonly by: 'documento' | 'matricula' | 'nombre'; readonly term: string };

/**
 * How a typed text searches people; none for a text that is too short or neither. Six digits may begin a registration
 * number or a document.
 */
export function peopleSearches(typed: string): readonly PeopleSearch[] {
  const text = tidy(typed);
  const compact = text.replace(/[\s.]/g, '').toUpperCase();
  if (/^(E-?)?\d{4,}(-\w{1,2})?$/.test(compact))
    return [
      { by: 'documento', term: compact },
      ...(/^\d{6}$/.test(compact) ? [{ by: 'matricula', term: compact } as const] : []),
    ];
  if (/^\d{6}[A-ZÑ]{1,3}$/.test(compact)) return [{ by: 'matricula', term: compact }];
  return /^[\p{L}\s.,'’-]{3,}$/u.test(text) ? [{ by: 'nombre', term: text }] : [];
}

/** The search in the form of the person search. A document of any type is meant. */
function busquedaOf({ by, term }: PeopleSearch): Busqueda {
  if (by === 'matricula') return { forma: 'matricula', matricula: term };
  if (by === 'nombre') return { forma: 'nombre', apellidoPaterno: '', apellidoMaterno: '', nombres: term };
  return { forma: 'documento', tipoDocumento: 0, numeroDocumento: term, complemento: '' };
}

const documentOf = (row: PacienteBuscado) => [row.NumeroDocumento, row.ComplementoDocumento].filter(Boolean).join('-');

/** What identifies a person among others of the same name. */
const noteOf = (row: PacienteBuscado): string =>
  [documentOf(row), toLocalDate(row.FechaNacimiento), matriculaPropia(row)].filter(Boolean).join(' · ');

/** A person found in the palette. */
export interface Found {
  readonly id: number;
  readonly name: string;
}

/**
 * The people who match what was typed: for the staff everybody, for an employer those of the company. The typed text is
 * only in memory. `onPerson` gets a person who has no folder that the user may open.
 */
export function usePeople(typed: string, onPerson: (found: Found) => void): Group | null {
  const navigate = useNavigate();
  const rol = rolActual();
  const idEmpresa = useSession((s) => (rol === 'empresa' ? s.empresa.IdEmpresa : 0));
  const folders = useVeCarpetas();
  const may = (rol === 'personal' && folders) || (rol === 'empresa' && idEmpresa > 0);
  const searches = may ? peopleSearches(typed) : [];
  const found = useQuery({
    queryKey: ['palette', 'people', idEmpresa, searches],
    queryFn: async ({ signal }) => {
      const who = { idEmpresa, rol: rolAfiliacion.noAplica };
      const rows = await Promise.all(searches.map((one) => buscarPersonas(busquedaOf(one), who, signal)));
      return [...new Map(rows.flat().map((row) => [row.IdPersona, row])).values()];
    },
    enabled: searches.length > 0,
    gcTime: 0,
  });
  if (searches.length === 0) return null;
  const open = ({ IdPersona: id, NombreCompleto: name }: PacienteBuscado) =>
    folders ? void navigate(pathTo('persona-carpeta', { persona: id })) : onPerson({ id, name });
  return {
    heading: texts.groups.people,
    ...firstOf(found.data ?? [], (row) => ({
      key: `person-${row.IdPersona}`,
      label: row.NombreCompleto,
      note: noteOf(row),
      icon: 'user',
      ...(folders ? {} : { keep: true }),
      run: () => open(row),
    })),
    loading: found.isFetching,
    failed: found.isError,
  };
}

/** The notices of a person that the user may see. */
export function useNoticesOf(person: Found | null): Group | null {
  const navigate = useNavigate();
  const found = useQuery({
    ...query(personasNovedad.dePersona, { body: { IdPersona: person?.id ?? 0 } }),
    enabled: person !== null,
  });
  if (!person) return null;
  const items = (found.data ?? []).flatMap((row): Item[] => {
    const opening = aperturaDe(row);
    if (!opening) return [];
    const number = row.NumeroNovedad && row.NumeroNovedad !== '0' ? texts.number(row.NumeroNovedad) : '';
    return [
      {
        key: `of-${row.IdPersonaNovedad}`,
        label: row.Novedad,
        note: [number, toLocalDate(row.FechaNovedad), row.EstadoProceso].filter(Boolean).join(' · '),
        icon: 'file-text',
        run: () => {
          opening.remember();
          void navigate(opening.to);
        },
      },
    ];
  });
  return { heading: texts.noticesOf(person.name), items, loading: found.isFetching, failed: found.isError };
}
