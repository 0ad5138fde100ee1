import { useQuery } from '@tanstack/react-query';
import { ListasFallidas } from '#blocks/listas/ListasFallidas.tsx';
import { listasMessages } from '#blocks/listas/messages.ts';
import { reference } from '#client/query.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { poblacion as textos } from './messages.ts';
import type { VistaProps } from './vista.ts';

/** The regional in the URL that filters a list; 0 for all. */
export const regionalDe = (params: URLSearchParams): number => Number(params.get('regional') ?? 0) || 0;

/** Filters a list by regional. */
export function ElegirRegional({ params, ver }: Pick<VistaProps, 'params' | 'ver'>) {
  const regionales = useQuery(reference(afiliacionBdpa.regionales, {}));
  return (
    <>
      <SelectField
        name="regional"
        label={textos.regional}
        options={[
          { value: 0, label: textos.todas },
          ...(regionales.data ?? []).map(({ IdRegional, Nombre }) => ({ value: IdRegional, label: Nombre })),
        ]}
        value={regionalDe(params)}
        onChange={(event) => ver({ regional: event.currentTarget.value })}
      />
      <ListasFallidas de={[regionales]} text={listasMessages.sinFiltro} />
    </>
  );
}
