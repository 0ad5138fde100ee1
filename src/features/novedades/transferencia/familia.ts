import { tipoNovedad } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { reportes } from '#engine/family/informes.ts';

/**
 * Contributors go to another regional (spec E 2.5, 2.6). It has its own column of actions in spec E 4, without payment
 * (decisions 8, 71).
 */
export const transferencia: FamiliaDeAvisos = {
  id: 'transferencia',
  label: 'Transferencias',
  routes: { list: 'aviso-transferencia-admin', edit: 'aviso-transferencia-editar' },
  titles: { list: 'Avisos de transferencia', form: 'Aviso de transferencia' },
  menu: ['Aviso de transferencia', 'Transferencias'],
  icono: 'swap',
  tipos: [
    {
      id: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
      nuevo: 'Transferencia de cotizante',
    },
  ],
  seImporta: true,
  actions: {
    registrado: ['editar', 'declarar', 'eliminar'],
    observado: ['editar', 'eliminar'],
    declarado: [],
    pagado: [],
    aceptado: ['imprimir'],
    anulado: [],
  },
  impreso: {
    informe: async () => (await reportes()).avisoTransferencia,
    archivo: 'AvisoTransferencia.pdf',
  },
  lista: () => import('./list.ts'),
  formularios: () => import('./definition.ts'),
};
