import { tipoNovedad } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { reportesPasivos } from '#engine/family/informes.ts';

/** Registration of retirees (spec R 2.2, 2.3). An observed notice may be declared unchanged (spec R 4.1, decision 8). */
export const altaPasivo: FamiliaDeAvisos = {
  id: 'alta-pasivo',
  label: 'Altas de pasivos',
  routes: { list: 'aviso-alta-pasivo-admin', edit: 'aviso-alta-pasivo-editar' },
  titles: { list: 'Altas de pasivos', form: 'Alta de pasivo' },
  menu: ['Aviso de alta pasivo', 'Alta de pasivos', 'Alta pasivo'],
  icono: 'plus',
  tipos: [
    { id: tipoNovedad.ALTA_PASIVO_POR_ALGORITMO, label: 'Altas de pasivos por algoritmo', nuevo: 'Por algoritmo' },
    { id: tipoNovedad.ALTA_PASIVO_POR_JUBILACION, label: 'Altas de pasivos por jubilación', nuevo: 'Por jubilación' },
    { id: tipoNovedad.ALTA_PASIVO_POR_RESOLUCION, label: 'Altas de pasivos por resolución', nuevo: 'Por resolución' },
    {
      id: tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE,
      label: 'Altas de pasivos por derecho habiente',
      nuevo: 'Derecho habiente',
    },
  ],
  padreCerrado: tipoNovedad.ALTA_PASIVO,
  deTodos: true,
  actions: {
    registrado: ['editar', 'declarar', 'eliminar'],
    observado: ['editar', 'declarar', 'eliminar'],
    declarado: [],
    pagado: [],
    aceptado: ['imprimir'],
    anulado: [],
  },
  impreso: {
    informe: async () => (await reportesPasivos()).avisoAltaPasivo,
    archivo: 'AvisoAltaPasivo.pdf',
  },
  lista: () => import('./list.ts'),
  formularios: () => import('./definition.ts'),
};
