import { tipoNovedad } from '#contract/enumerations.ts';
import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { reportes } from '#engine/family/informes.ts';
import { accionesConPago } from '../accionesConPago.ts';

/** Contributors, interns and volunteers enter the company (spec E 2.1, 2.2). */
export const alta: FamiliaDeAvisos = {
  id: 'alta',
  label: 'Altas',
  routes: { list: 'aviso-alta-admin', edit: 'aviso-alta-editar' },
  titles: { list: 'Avisos de alta', form: 'Aviso de alta' },
  menu: ['Aviso de alta', 'Altas'],
  icono: 'plus',
  tipos: [
    {
      id: tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE,
      label: 'Altas de cotizantes',
      nuevo: 'Aviso de alta de cotizante',
    },
    { id: tipoNovedad.NOVEDAD_PASANTE_ALTA, label: 'Altas de pasantes', nuevo: 'Alta de pasante' },
    { id: tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA, label: 'Altas de voluntarios', nuevo: 'Alta de voluntario' },
  ],
  conPlazo: true,
  seImporta: true,
  actions: accionesConPago,
  impreso: {
    informe: async () => (await reportes()).avisoAlta,
    archivo: 'AvisoAlta.pdf',
  },
  atajo: {
    tipo: tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE,
    inicio: 'Nueva alta',
    buscador: 'Nuevo aviso de alta',
  },
  lista: () => import('./list.ts'),
  formularios: () => import('./definition.ts'),
};
