import { tipoNovedad } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { reportesPasivos } from '#engine/family/informes.ts';

/**
 * Deregistration of retirees who died (spec R 2.4). An observed notice must be corrected first (spec R 4.2, decisions
 * 8, 72).
 */
export const bajaPasivo: FamiliaDeAvisos = {
  id: 'baja-pasivo',
  label: 'Bajas de pasivos',
  routes: { list: 'aviso-baja-pasivo-admin', edit: 'aviso-baja-pasivo-editar' },
  titles: { list: 'Bajas de pasivos', form: 'Aviso de Baja Pasivo' },
  menu: ['Aviso de baja pasivo', 'Baja de pasivos', 'Baja pasivo'],
  icono: 'minus',
  tipos: [{ id: tipoNovedad.BAJA_PASIVO, nuevo: 'Aviso de baja de pasivo' }],
  padreCerrado: tipoNovedad.BAJA_PASIVO,
  deTodos: true,
  actions: {
    registrado: ['editar', 'declarar', 'eliminar'],
    observado: ['editar', 'eliminar'],
    declarado: [],
    pagado: [],
    aceptado: ['imprimir'],
    anulado: [],
  },
  impreso: {
    informe: async () => (await reportesPasivos()).bajaPasivo,
    archivo: 'AvisoBajaPasivo.pdf',
  },
  lista: () => import('./list.ts'),
  formularios: () => import('./definition.ts'),
};
