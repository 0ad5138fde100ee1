import type { Requisito } from '#contract/entities/adjunto.ts';
import type { Estado } from '#contract/enumerations.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { formularios as avisosDeAlta } from '#features/novedades/alta/definition.ts';
import { formularios as avisosDeBaja } from '#features/novedades/baja/definition.ts';
import { avisoDeTransferencia } from '#features/novedades/transferencia/definition.ts';
import { formularios as avisosDeAltaPasivo } from '#features/pasivo/alta/definition.ts';
import { avisoDeBajaPasivo } from '#features/pasivo/baja/definition.ts';
import { avisoDeTransferenciaPasivo } from '#features/pasivo/transferencia/definition.ts';
import { requisitosDe } from '#sandbox/db/requisitos.ts';
import { buildNovedadForm } from './builders.ts';

/** The thirteen forms of notices. */
export const todosLosAvisos: readonly NovedadDefinition[] = [
  ...avisosDeAlta,
  ...avisosDeBaja,
  avisoDeTransferencia,
  ...avisosDeAltaPasivo,
  avisoDeBajaPasivo,
  avisoDeTransferenciaPasivo,
];

/** The files that the sandbox's fund asks for, of a type or of a type below it. */
export const requisitosDelFondo = (idTipoPadre: number): readonly Requisito[] => [
  ...new Map([idTipoPadre, 2].flatMap(requisitosDe).map((one) => [one.IdRequisito, one])).values(),
];

/** A contributor's registration as its screens hold it. */
export function avisoDeAlta(
  novedad: Parameters<typeof buildNovedadForm>[0] = {},
  estado: Estado = 'declarado',
): {
  readonly definition: NovedadDefinition;
  readonly loaded: LoadedNovedad;
  readonly adjuntos: { readonly requisitos: readonly Requisito[] };
} {
  const [definition] = avisosDeAlta;
  if (!definition) throw new Error('no definition');
  const form = buildNovedadForm({ ...novedad, novedad: { IdPersonaNovedad: 7, ...novedad.novedad } });
  const loaded = { idTipoPadre: 1, form, estado, estadoNombre: estado, sinHistorico: false };
  return { definition, loaded, adjuntos: { requisitos: requisitosDelFondo(1) } };
}
