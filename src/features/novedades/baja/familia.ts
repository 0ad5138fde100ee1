import { tipoNovedad } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { reportes } from '#engine/family/informes.ts';
import { accionesConPago } from '../accionesConPago.ts';

/** Contributors, interns and volunteers leave the company (spec E 2.3, 2.4). */
export const baja: FamiliaDeAvisos = {
  id: 'baja',
  label: 'Bajas',
  routes: { list: 'aviso-baja-admin', edit: 'aviso-baja-editar' },
  titles: { list: 'Avisos de baja', form: 'Aviso de baja' },
  menu: ['Aviso de baja', 'Bajas'],
  icono: 'minus',
  tipos: [
    {
      id: tipoNovedad.AVISO_COTIZANTE_BAJA_COTIZANTE,
      label: 'Bajas de cotizantes',
      nuevo: 'Aviso de baja de cotizante',
    },
    { id: tipoNovedad.NOVEDAD_PASANTE_BAJA, label: 'Bajas de pasantes', nuevo: 'Baja de pasante' },
    { id: tipoNovedad.NOVEDAD_VOLUNTARIADO_BAJA, label: 'Bajas de voluntarios', nuevo: 'Baja de voluntario' },
  ],
  conPlazo: true,
  seImporta: true,
  actions: accionesConPago,
  impreso: {
    informe: async () => (await reportes()).avisoBaja,
    archivo: 'AvisoBaja.pdf',
  },
  lista: () => import('./list.ts'),
  formularios: () => import('./definition.ts'),
};
