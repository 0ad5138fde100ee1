import type { CitaOcupacional, ExamenOcupacional, MedicoOcupacional, Ocupacional } from './ocupacionalRows.ts';
import { Table, type Witness } from './table.ts';

/** Exams: agenda of doctors, appointments, examinations, results. */
export const ocupacionalTables = (witness: Witness) => ({
  medicosOcupacionales: new Table<MedicoOcupacional, 'regional'>(
    'medicosOcupacionales',
    (r) => r.IdMedico,
    { regional: (r) => r.IdRegional },
    witness,
  ),
  citasOcupacionales: new Table<CitaOcupacional, 'novedad' | 'dia'>(
    'citasOcupacionales',
    (r) => r.IdCita,
    { novedad: (r) => r.IdPersonaNovedad, dia: (r) => `${r.IdMedico}|${r.Fecha}` },
    witness,
  ),
  examenesOcupacionales: new Table<ExamenOcupacional, 'novedad'>(
    'examenesOcupacionales',
    (r) => r.IdExamen,
    { novedad: (r) => r.IdPersonaNovedad },
    witness,
  ),
  ocupacionales: new Table<Ocupacional>('ocupacionales', (r) => r.IdPersonaNovedad, {}, witness),
});
