import type { FamiliaDeAvisos } from '#engine/definition/familia.ts';
import { LICENCIA, reporteLicencia } from './contrato.ts';

/** Workers are away for a while: a family of its own, in a folder of its own. */
export const licencia: FamiliaDeAvisos = {
  id: 'licencia',
  label: 'Licencias',
  routes: { list: 'aviso-licencia-admin', edit: 'aviso-licencia-editar' },
  titles: { list: 'Avisos de licencia', form: 'Aviso de licencia' },
  menu: ['Licencias'],
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
