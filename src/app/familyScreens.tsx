import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { PortalRoute } from '#lib/routes.ts';

/** The code of a list and what it lists, fetched at once. */
const listOf = ({ lista }: FamiliaDeAvisos) => Promise.all([import('#engine/list/NovedadListPage.tsx'), lista()]);
/** The same of the forms. */
const formOf = ({ formularios }: FamiliaDeAvisos) =>
  Promise.all([import('#engine/page/NovedadEditPage.tsx'), formularios()]);

/** The list and the form of a family of notices, as its record has them (spec F 2.1). */
export const screensOf = (familia: FamiliaDeAvisos): readonly PortalRoute[] => [
  {
    handle: { name: familia.routes.list, title: familia.titles.list, titleForm: familia.titles.list },
    lazy: async () => {
      const [{ NovedadListPage }, { lista }] = await listOf(familia);
      return { element: <NovedadListPage familia={familia} definition={lista} /> };
    },
    start: async () => {
      const [{ empezarLista }, { lista }] = await listOf(familia);
      empezarLista(familia, lista);
    },
  },
  {
    handle: { name: familia.routes.edit, title: familia.titles.form },
    lazy: async () => {
      const [{ NovedadEditPage }, { formularios }] = await formOf(familia);
      return { element: <NovedadEditPage familia={familia} definitions={formularios} /> };
    },
  },
];
