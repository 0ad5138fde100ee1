import type { NovedadForm } from '#contract/entities/novedad.ts';
import { nacionalidad, sexo } from '#contract/enumerations.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { type Field, type FormValues, type Grupo, partesDeRuta, type Valor } from '#engine/definition/fields.ts';
import { cleanDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import { todosLosCampos } from './validar.ts';
import { valorCrudo } from './valorCrudo.ts';

/**
 * Whether people may choose the item with this id. They may not choose 0, which means none, nor an unknown nationality
 * or sex (R 3.2).
 */
const seElige = ({ list }: Field, id: number): boolean =>
  id > 0 && id !== nacionalidad.desconocida && (list !== 'sexos' || id === sexo.masculino || id === sexo.femenino);

/** What a control holds for a value of the services. */
export function valorDeControl(field: Field, raw: unknown): Valor {
  if (field.kind === 'date') return cleanDate(String(raw ?? ''));
  if (field.kind === 'list') return seElige(field, Number(raw ?? 0)) ? Number(raw) : null;
  if (field.kind === 'money') return typeof raw === 'number' ? raw : null;
  return String(raw ?? '');
}

/** The control values of a wire form. Ids of 0 and the unknown nationality mean nothing chosen; 1900-01-01 means no date. */
export function aFormulario(definition: NovedadDefinition, form: NovedadForm): FormValues {
  const values: FormValues = {
    BasePersonas: {},
    SegurosPacientes: {},
    SegurosPersonasNovedad: {},
    PacientesAlgoritmo: {},
    PacientesResolucion: {},
    PacientesDerechoHabiente: {},
  };
  for (const field of todosLosCampos(definition)) {
    const { grupo, name } = partesDeRuta(field.path);
    values[grupo][name] = valorDeControl(field, valorCrudo(form, field.path));
  }
  return values;
}

function paraElServicio(field: Field, value: Valor): Valor {
  if (field.kind === 'list') return Number(value ?? 0);
  if (field.kind === 'money') return value;
  return field.kind === 'date' ? String(value ?? '') : lineasLimpias(String(value ?? ''));
}

const lineasLimpias = (text: string) => text.split('\n').map(tidy).join('\n').trim();

/** The whole wire form with what was typed. What the controls do not hold, such as Version, stays as the services sent it. */
export function aEnvio(definition: NovedadDefinition, form: NovedadForm, values: FormValues): NovedadForm {
  const groups: Partial<Record<Grupo, Record<string, unknown>>> = {};
  for (const field of todosLosCampos(definition)) {
    if (field.readOnly) continue;
    const { grupo, name } = partesDeRuta(field.path);
    const before = groups[grupo] ?? (form[grupo] as Record<string, unknown> | null | undefined);
    groups[grupo] = { ...before, [name]: paraElServicio(field, values[grupo][name] ?? null) };
  }
  return { ...form, ...(groups as Partial<NovedadForm>) };
}
