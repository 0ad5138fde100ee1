import { columnas } from '#engine/list/listColumns.tsx';
import type { ListDefinition } from '#engine/list/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { accionesDeBaja } from './actions.ts';
import { bajaMessages } from './messages.ts';
import { bajaCotizante, bajaPasante, bajaVoluntario } from './variants.ts';

/** The list of termination notices (spec E 2.3). It knows the notices' names and actions, not their forms. */
export const listaBaja: ListDefinition = {
  title: bajaMessages.tituloLista,
  lead: bajaMessages.resumenLista,
  routes: { list: 'aviso-baja-admin', edit: 'aviso-baja-editar' },
  storageKey: localKeys.filtroBusqueda,
  listName: 'aviso-baja-admin',
  pickerTitle: bajaMessages.elegirTipo,
  notices: [bajaCotizante, bajaPasante, bajaVoluntario].map(({ idTipoPadre, pickerLabel }) => ({
    idTipoPadre,
    pickerLabel,
    actions: accionesDeBaja,
  })),
  columns: [columnas.nombre, columnas.documento, columnas.fecha, columnas.tipo, columnas.pagado, columnas.estado],
  fileName: 'avisos-de-baja',
};
