import { nombreDeSlot } from '#blocks/adjuntos/nombreDeSlot.ts';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { valorEn } from '#engine/definition/fields.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { exigeFotografia } from '#engine/values/problems.ts';
import { todosLosCampos } from '#engine/values/validar.ts';

/** The labels of the required facts that a form lacks, in the order of the form. */
export function datosFaltantes(definition: NovedadDefinition, form: NovedadForm): readonly string[] {
  const values = aFormulario(definition, form);
  return todosLosCampos(definition).flatMap(({ path, label, rule }) => {
    const value = valorEn(values, path);
    return (value === null || value === '') && rule.check(value, values) !== null ? [label] : [];
  });
}

/** The names of the required files that are not there, the photograph first. */
export const archivosFaltantes = (
  definition: Pick<NovedadDefinition, 'fotografia'>,
  { fotografia, slots, faltaFotografia }: Pick<Adjuntos, 'fotografia' | 'slots' | 'faltaFotografia'>,
): readonly string[] => [
  ...(fotografia && faltaFotografia && exigeFotografia(definition, fotografia) ? [nombreDeSlot(fotografia)] : []),
  ...slots.filter((slot) => slot.requisito.Requerido && !slot.tieneArchivo).map(nombreDeSlot),
];
