import type { NovedadForm } from '#contract/entities/novedad.ts';
import { nacionalidad } from '#contract/enumerations.ts';
import { cleanDate } from '#lib/dates.ts';
import { tidy } from '#lib/texts.ts';
import type { NovedadDefinition } from './definition.ts';
import { type Field, type FormValues, splitPath, type Valor } from './fields.ts';
import { allFields } from './validate.ts';

const record = (form: NovedadForm, field: Field): Record<string, unknown> =>
  form[splitPath(field.path).grupo] as Record<string, unknown>;

function toControl(field: Field, raw: unknown): Valor {
  if (field.kind === 'date') return cleanDate(String(raw ?? ''));
  if (field.kind === 'list') return Number(raw ?? 0) > 0 && raw !== nacionalidad.desconocida ? Number(raw) : null;
  if (field.kind === 'money') return raw === null || raw === undefined ? null : Number(raw);
  return String(raw ?? '');
}

/** What the controls hold for a wire form: ids of 0 and the unknown nationality are nothing chosen, 1900-01-01 is no date. */
export function toFormValues(definition: NovedadDefinition, form: NovedadForm): FormValues {
  const values: FormValues = { BasePersonas: {}, SegurosPersonasNovedad: {} };
  for (const field of allFields(definition)) {
    const { grupo, name } = splitPath(field.path);
    values[grupo][name] = toControl(field, record(form, field)[name]);
  }
  return values;
}

function toWire(field: Field, value: Valor): Valor {
  if (field.kind === 'list') return Number(value ?? 0);
  if (field.kind === 'money') return value;
  return field.kind === 'date' ? String(value ?? '') : tidyLines(String(value ?? ''));
}

const tidyLines = (text: string) => text.split('\n').map(tidy).join('\n').trim();

/** The whole wire form with what was typed put in; whatever the controls do not hold stays as the services sent it. */
export function toWireForm(definition: NovedadDefinition, form: NovedadForm, values: FormValues): NovedadForm {
  const persona: Record<string, unknown> = { ...form.BasePersonas };
  const novedad: Record<string, unknown> = { ...form.SegurosPersonasNovedad };
  for (const field of allFields(definition)) {
    if (field.readOnly) continue;
    const { grupo, name } = splitPath(field.path);
    (grupo === 'BasePersonas' ? persona : novedad)[name] = toWire(field, values[grupo][name] ?? null);
  }
  return {
    ...form,
    BasePersonas: persona as NovedadForm['BasePersonas'],
    SegurosPersonasNovedad: novedad as NovedadForm['SegurosPersonasNovedad'],
  };
}
