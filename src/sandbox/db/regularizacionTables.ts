import type { Regularizacion } from './regularizacionRows.ts';
import { Table, type Witness } from './table.ts';

/** Entries of past periods. */
export const regularizacionTables = (witness: Witness) => ({
  regularizaciones: new Table<Regularizacion, 'persona' | 'regional'>(
    'regularizaciones',
    (r) => r.IdRegularizacion,
    { persona: (r) => r.IdPersona, regional: (r) => r.IdRegional },
    witness,
  ),
});
