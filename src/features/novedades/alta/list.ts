import { columnas } from '#engine/list/listColumns.tsx';
import type { ListDefinition } from '#engine/list/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { accionesDeAlta } from './actions.ts';
import { altaMessages } from './messages.ts';
import { cotizante, pasante, voluntario } from './variants.ts';

/** The list of registration notices (spec E 2.1). It knows the notices' names and actions, not their forms. */
export const listaAlta: ListDefinition = {
  title: altaMessages.tituloLista,
  lead: altaMessages.resumenLista,
  routes: { list: 'aviso-alta-admin', edit: 'aviso-alta-editar' },
  storageKey: localKeys.filtroBusqueda,
  listName: 'aviso-alta-admin',
  pickerTitle: altaMessages.elegirTipo,
  notices: [cotizante, pasante, voluntario].map(({ idTipoPadre, pickerLabel }) => ({
    idTipoPadre,
    pickerLabel,
    actions: accionesDeAlta,
  })),
  columns: [columnas.nombre, columnas.documento, columnas.fecha, columnas.tipo, columnas.pagado, columnas.estado],
  fileName: 'avisos-de-alta',
};
