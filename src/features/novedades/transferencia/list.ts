import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { columnas } from '#engine/list/listColumns.tsx';
import type { ListDefinition } from '#engine/list/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { validation } from '#messages/validation.ts';
import { accionesDeTransferencia } from './actions.ts';
import { transferenciaMessages as textos } from './messages.ts';

/** The list of transfer notices (spec E 2.5). It knows the notice's name and actions, not its form. */
export const listaTransferencia: ListDefinition = {
  title: textos.tituloLista,
  lead: textos.resumenLista,
  routes: { list: 'aviso-transferencia-admin', edit: 'aviso-transferencia-editar' },
  storageKey: localKeys.filtroTransferencia,
  listName: 'aviso-transferencia-admin',
  notices: [
    {
      idTipoPadre: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
      pickerLabel: textos.nuevo,
      actions: accionesDeTransferencia,
      canal: canal.virtual,
    },
  ],
  sinEstado: validation.estado,
  columns: [columnas.nombre, columnas.documento, columnas.fecha, columnas.estado],
  fileName: 'avisos-de-transferencia',
};
