import { canal, tipoNovedad } from '#contract/enumerations.ts';
import { columnas } from '#engine/list/listColumns.tsx';
import type { ListDefinition } from '#engine/list/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { validation } from '#messages/validation.ts';
import { accionesDeTransferenciaPasivo } from './actions.ts';
import { transferenciaPasivoMessages as textos } from './messages.ts';

/** The list of retirees' transfers (spec R 2.5, decision 5). It knows the notice's name and actions, not its form. */
export const listaTransferenciaPasivo: ListDefinition = {
  title: textos.tituloLista,
  lead: textos.resumenLista,
  routes: { list: 'aviso-transferencia-pasivo-admin', edit: 'aviso-transferencia-pasivo-editar' },
  storageKey: localKeys.filtroTransferencia,
  listName: 'aviso-transferencia-pasivo-admin',
  notices: [
    {
      idTipoPadre: tipoNovedad.TRANSFERENCIA_PASIVO,
      pickerLabel: textos.nuevo,
      actions: accionesDeTransferenciaPasivo,
      canal: canal.virtual,
    },
  ],
  sinEstado: validation.estado,
  paraAsegurados: true,
  columns: [columnas.nombre, columnas.documento, columnas.fecha, columnas.estado],
  fileName: 'transferencias-de-pasivos',
};
