import type { Identidad, NotificacionBdpa, Registro } from './bdpaRows.ts';
import { Table, type Witness } from './table.ts';

/** The central registry, the identity records and the reported differences. */
export const bdpaTables = (witness: Witness) => ({
  registros: new Table<Registro, 'persona' | 'documento'>(
    'registros',
    (r) => r.IdRegistro,
    { persona: (r) => r.IdPersona, documento: (r) => `${r.TipoDocumentoIdentidad}|${r.NumeroDocumento}` },
    witness,
  ),
  identidades: new Table<Identidad, 'documento'>(
    'identidades',
    (r) => r.IdIdentidad,
    { documento: (r) => `${r.TipoPersona}|${r.NumeroDocumento}` },
    witness,
  ),
  notificacionesBdpa: new Table<NotificacionBdpa>('notificacionesBdpa', (r) => r.IdNotificacion, {}, witness),
});
