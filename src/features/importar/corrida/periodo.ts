import type { NovedadDefinition, ReglaContexto } from '#engine/definition/definition.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { aFormulario } from '#engine/values/formValues.ts';
import { validar } from '#engine/values/validar.ts';
import type { Preparada } from '../fila/fila.ts';

type Periodo = ReglaContexto['periodo'];

/** The period and the date that rows are judged by. */
export interface Momento {
  readonly periodo: Periodo;
  readonly hoy: string;
}

/** Whether two periods are the same; null means no period. */
export const mismoPeriodo = (a: Periodo, b: Periodo): boolean => a?.start === b?.start && a?.end === b?.end;

const erroresDe = (definition: NovedadDefinition, { form }: Preparada, { periodo, hoy }: Momento): readonly string[] =>
  validar(definition, aFormulario(definition, form), {
    periodo,
    today: hoy,
    form,
    ...(periodo ? {} : { sinPeriodo: avisoMessages.sinPeriodo }),
  }).map(({ text }) => text);

/**
 * Why a checked row may no longer be sent, as the definition's own rules say it; null if it may. Only what the new period or
 * date brings counts: the row was checked before.
 */
export function quedaFuera(
  definition: NovedadDefinition,
  preparada: Preparada,
  antes: Momento,
  ahora: Momento,
): string | null {
  const before = erroresDe(definition, preparada, antes);
  return erroresDe(definition, preparada, ahora).find((text) => !before.includes(text)) ?? null;
}
