import { tipoNovedad } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { reportes } from '#engine/family/informes.ts';

/**
 * Transfer of retirees to another regional (spec R 2.5). An observed notice may be declared unchanged (spec R 4.3,
 * decisions 8, 71).
 */
export const transferenciaPasivo: FamiliaDeAvisos = {
  id: 'transferencia-pasivo',
  label: 'Transferencias de pasivos',
  routes: { list: 'aviso-transferencia-pasivo-admin', edit: 'aviso-transferencia-pasivo-editar' },
  titles: { list: 'Transferencias de pasivos', form: 'Aviso de Transferencia Pasivo' },
  menu: ['Aviso de transferencia pasivo', 'Transferencia de pasivos', 'Transferencia pasivo'],
  icono: 'swap',
  tipos: [
    {
      id: tipoNovedad.TRANSFERENCIA_PASIVO,
      nuevo: 'Transferencia de pasivo',
    },
  ],
  estadosDeRespaldo: tipoNovedad.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE,
  padreCerrado: tipoNovedad.TRANSFERENCIA_PASIVO,
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
    informe: async () => (await reportes()).avisoTransferencia,
    archivo: 'AvisoTransferencia.pdf',
  },
  lista: () => import('./list.ts'),
  formularios: () => import('./definition.ts'),
};
