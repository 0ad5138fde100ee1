import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { LICENCIA, reporteLicencia } from './contrato.ts';

/** The family for workers who are away for a while. It has its own folder. */
export const licencia: FamiliaDeAvisos = {
  id: 'licencia',
  label: 'Licencias',
  routes: { list: 'aviso-licencia-admin', edit: 'aviso-licencia-editar' },
  titles: { list: 'Avisos de licencia', form: 'Aviso de licencia' },
  menu: ['Licencias'],
  icono: 'calendar',
  tipos: [{ id: LICENCIA, nuevo: 'Licencia' }],
  actions: {
    registrado: ['editar', 'declarar', 'eliminar'],
    observado: ['editar', 'eliminar'],
    declarado: [],
    pagado: [],
    aceptado: ['imprimir'],
    anulado: [],
  },
  impreso: { informe: async () => reporteLicencia, archivo: 'AvisoLicencia.pdf' },
  lista: () => import('./list.ts'),
  formularios: () => import('./definition.ts'),
};
