import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import type { PortalRoute } from '#lib/routes.ts';

/** Loads the code of the form and its definitions in parallel. */
const formOf = ({ formularios }: FamiliaDeAvisos) =>
  Promise.all([import('#engine/page/NovedadEditPage.tsx'), formularios()]);

/** The list and the form of a family of notices, from its record (spec F 2.1). */
export const screensOf = (familia: FamiliaDeAvisos): readonly PortalRoute[] => [
  {
    handle: { name: familia.routes.list, title: familia.titles.list, titleForm: familia.titles.list },
    lazy: async () => {
      const [{ NovedadListPage }, { lista }] = await Promise.all([
        import('#engine/list/NovedadListPage.tsx'),
        familia.lista(),
      ]);
      return { element: <NovedadListPage familia={familia} definition={lista} /> };
    },
    start: async () => {
      // Without the page's code: the rows travel while it is run.
      const [{ empezarLista }, { lista }] = await Promise.all([
        import('#engine/list/pedirNovedades.ts'),
        familia.lista(),
      ]);
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
