import { canal } from '#contract/enumerations.ts';
import { columnas } from '#engine/list/listColumns.tsx';
import type { ListDefinition } from '#engine/list/listDefinition.ts';
import { localKeys } from '#lib/storage.ts';
import { general } from '#messages/general.ts';
import { accionesDeAltaPasivo } from './actions.ts';
import { altaPasivoMessages as textos } from './messages.ts';
import { variantesAltaPasivo } from './variants.ts';

/** The list of retirees' registrations (spec R 2.2). It knows the notices' names and actions, not their forms. */
export const listaAltaPasivo: ListDefinition = {
  title: textos.tituloLista,
  lead: textos.resumenLista,
  routes: { list: 'aviso-alta-pasivo-admin', edit: 'aviso-alta-pasivo-editar' },
  storageKey: localKeys.filtroBusqueda,
  listName: 'aviso-alta-pasivo-admin',
  pickerTitle: textos.elegirTipo,
  etiquetaTipo: textos.tiposDeNovedad,
  vacio: general.sinResultados,
  notices: variantesAltaPasivo.map(({ idTipo, pickerLabel }) => ({
    idTipoPadre: idTipo,
    pickerLabel,
    actions: accionesDeAltaPasivo,
    canal: canal.virtual,
  })),
  paraAsegurados: true,
  columns: [columnas.nombre, columnas.documento, columnas.fecha, columnas.tipo, columnas.estado],
  fileName: 'altas-de-pasivos',
};
