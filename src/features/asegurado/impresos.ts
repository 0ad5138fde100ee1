import { call } from '#client/call.ts';
import type { FilaNovedad } from '#contract/entities/filaNovedad.ts';
import { reportes } from '#contract/services/reportes.ts';
import { reportesPasivos } from '#contract/services/reportesPasivos.ts';
import { familiaDe, tipoDeFila } from '#engine/family/familias.ts';

/** The report of each family of notices (spec E 7.1 to 7.3, R 7.2 to 7.5). */
const deFamilia = {
  alta: reportes.avisoAlta,
  baja: reportes.avisoBaja,
  transferencia: reportes.avisoTransferencia,
  'alta-pasivo': reportesPasivos.avisoAltaPasivo,
  'baja-pasivo': reportesPasivos.bajaPasivo,
  'transferencia-pasivo': reportes.avisoTransferencia,
} as const;

const esFamilia = (id: string): id is keyof typeof deFamilia => Object.hasOwn(deFamilia, id);

/** How a notice is printed; null for a kind that has no paper. */
export function impresoDe(row: FilaNovedad, idPersona: number): (() => Promise<Blob>) | null {
  const id = familiaDe(tipoDeFila(row))?.id ?? '';
  if (!esFamilia(id)) return null;
  const params = { idPersona, idPersonaNovedad: row.IdPersonaNovedad };
  return () => call(deFamilia[id], { params });
}
