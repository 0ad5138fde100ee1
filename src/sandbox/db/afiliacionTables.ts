import type { Afiliacion, ContratoSegVol, Nacimiento } from './afiliacionRows.ts';
import { Table, type Witness } from './table.ts';

/** Affiliation notices, births of the hospital system and contracts of voluntary insurance. */
export const afiliacionTables = (witness: Witness) => ({
  afiliaciones: new Table<Afiliacion, 'persona' | 'regional' | 'empresa'>(
    'afiliaciones',
    (r) => r.IdPersonaNovedad,
    { persona: (r) => r.IdPersona, regional: (r) => r.IdRegional, empresa: (r) => `${r.IdEmpresa}|${r.IdRegional}` },
    witness,
  ),
  nacimientos: new Table<Nacimiento, 'regional' | 'madre'>(
    'nacimientos',
    (r) => r.IdRecienNacido,
    { regional: (r) => r.IdRegional, madre: (r) => r.IdPersonaMadre },
    witness,
  ),
  contratosSegVol: new Table<ContratoSegVol, 'persona'>(
    'contratosSegVol',
    (r) => r.IdContrato,
    { persona: (r) => r.IdPersona },
    witness,
  ),
});
