import type { Fallecido, GruposPasivo } from './pasivoRows.ts';
import { Table, type Witness } from './table.ts';

/** Retirees: the grounds for their registrations, and deaths. */
export const pasivoTables = (witness: Witness) => ({
  gruposPasivo: new Table<GruposPasivo>('gruposPasivo', (r) => r.IdPersonaNovedad, {}, witness),
  fallecidos: new Table<Fallecido>('fallecidos', (r) => r.IdPersona, {}, witness),
});
