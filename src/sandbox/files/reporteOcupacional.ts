import { toLocalDate } from '#lib/dates.ts';
import type { CitaOcupacional, ExamenOcupacional, MedicoOcupacional, Ocupacional } from '../db/ocupacionalRows.ts';
import { type AvisoImpreso, imprimirAviso, type Line } from './avisoImpreso.ts';

/** The data of an exam beside its notice. */
interface ExamenImpreso {
  readonly ocupacional: Ocupacional | undefined;
  readonly examenes: readonly ExamenOcupacional[];
  readonly cita: CitaOcupacional | undefined;
  readonly medico: MedicoOcupacional | undefined;
}

/** An occupational exam on one page: its appointment, its examinations, and its result if there is one. */
export function reporteOcupacional(aviso: AvisoImpreso, exam: ExamenImpreso): Promise<Uint8Array> {
  const { ocupacional, examenes, cita, medico } = exam;
  const appointment: readonly Line[] = cita
    ? [['Cita', `${toLocalDate(cita.Fecha)} ${cita.Hora}, ${medico?.NombreCompleto ?? ''}`]]
    : [];
  const result: readonly Line[] = ocupacional?.FechaConclusion
    ? [['Resultado', `${ocupacional.Resultado}, ${toLocalDate(ocupacional.FechaConclusion)}`]]
    : [];
  return imprimirAviso('Examen ocupacional', aviso, [
    ['Fecha de registro', toLocalDate(aviso.novedad.FechaNovedad)],
    ...appointment,
    ...examenes.slice(0, 5).map((e): Line => [e.Examen, e.Resultado || 'PENDIENTE']),
    ...result,
  ]);
}
