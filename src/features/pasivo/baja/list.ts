import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { columnas } from '#engine/list/listColumns.tsx';
import type { ListDefinition } from '#engine/list/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { validation } from '#messages/validation.ts';
import { accionesDeBajaPasivo } from './actions.ts';
import { bajaPasivoMessages as textos } from './messages.ts';

/** The list of retirees' deregistrations (spec R 2.4). It knows the notice's name and actions, not its form. */
export const listaBajaPasivo: ListDefinition = {
  title: textos.tituloLista,
  lead: textos.resumenLista,
  routes: { list: 'aviso-baja-pasivo-admin', edit: 'aviso-baja-pasivo-editar' },
  storageKey: localKeys.filtroBusqueda,
  listName: 'aviso-baja-pasivo-admin',
  notices: [
    {
      idTipoPadre: tipoNovedad.BAJA_PASIVO,
      pickerLabel: textos.nuevo,
      actions: accionesDeBajaPasivo,
      canal: canal.virtual,
    },
  ],
  sinEstado: validation.estado,
  paraAsegurados: true,
  columns: [columnas.nombre, columnas.documento, columnas.novedad, columnas.fecha, columnas.estado],
  fileName: 'bajas-de-pasivos',
};
