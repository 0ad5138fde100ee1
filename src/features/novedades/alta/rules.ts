import { type ReglaContexto, type ReglaCruzada, reglaSobre } from '#engine/definition/definition.ts';
import { FECHA, type FieldPath, type FormValues, valorEn } from '#engine/definition/fields.ts';
import { avisoMessages } from '#engine/family/avisoMessages.ts';
import { faltaElPeriodo } from '#engine/family/sinPeriodo.ts';
import { ageOn, cleanDate, toLocalDate } from '#lib/dates.ts';
import { altaMessages } from './messages.ts';
import type { TiposAlta, VarianteAlta } from './variants.ts';

const FIN: FieldPath = 'SegurosPersonasNovedad.FechaFinNovedad';
const TIPO: FieldPath = 'SegurosPersonasNovedad.IdTipoNovedad';

/** Minimum age for a registration notice (spec E 9). */
export const EDAD_MINIMA = 18;

const textoEn = (values: FormValues, path: FieldPath) => String(valorEn(values, path) ?? '');

/**
 * The date of an entry-type notice is within the contribution period, including both ends. Other types skip this rule
 * (spec E 5.3, decision 14).
 */
export const enPeriodoActivo = (v: VarianteAlta): ReglaCruzada =>
  reglaSobre('periodo', (values, context) => {
    const { periodo } = context;
    if (valorEn(values, TIPO) !== v.tipos.ingreso) return null;
    if (!periodo) return faltaElPeriodo(FECHA, context);
    const date = textoEn(values, FECHA);
    if (date >= periodo.start && date <= periodo.end) return null;
    return {
      path: FECHA,
      text: avisoMessages.periodo(v.labels.fechaDe, toLocalDate(periodo.start), toLocalDate(periodo.end)),
      siEsUnico: true,
    };
  });

/** A re-entry, and a merger or change of name of the company, cannot have a date in the future (decision 14). */
export const noFutura =
  ({ tipos, labels }: VarianteAlta): ReglaCruzada =>
  (values, { today }) =>
    valorEn(values, TIPO) !== tipos.ingreso && textoEn(values, FECHA) > today
      ? { path: FECHA, text: altaMessages.fechaFutura(labels.fechaDe) }
      : null;

/** A contract ends no earlier than it starts; it may last one day (decision 2). */
export const finDeContratoDespues: ReglaCruzada = (values) => {
  const start = textoEn(values, FECHA);
  const end = textoEn(values, FIN);
  return start && end && end < start ? { path: FIN, text: altaMessages.finDeContrato } : null;
};

/** The person is of age on the day of entry; the selection checks the same for today (spec E 9, decision 52). */
export const mayorDeEdad: ReglaCruzada = reglaSobre('edad', (values, { form: { BasePersonas: persona } }) =>
  ageOn(cleanDate(persona.FechaNacimiento), textoEn(values, FECHA)) < EDAD_MINIMA
    ? { path: FECHA, text: altaMessages.menorDeEdad(persona.NombreCompleto) }
    : null,
);

/**
 * A person who never entered this company can neither re-enter it nor take part in its change of name (decisions 6 and
 * 37).
 */
export const conRelacionPrevia = (tipos: TiposAlta): ReglaCruzada =>
  reglaSobre('relacion', (values, { form }) => {
    const tipo = valorEn(values, TIPO);
    const needed = tipo === tipos.reingreso || tipo === tipos.cambioRazonSocial;
    return needed && cleanDate(form.SegurosPacientes.FechaIngreso) === ''
      ? { path: TIPO, text: altaMessages.sinRelacionPrevia }
      : null;
  });

/**
 * Limits of the date pickers: the contribution period for entries, 1900-01-02 to today for the others (decision 14).
 * The end of a contract is not before its start and has no maximum (decision 2).
 */
export const limites =
  (tipos: TiposAlta) =>
  (path: FieldPath, values: FormValues, { periodo, today }: ReglaContexto): { min?: string; max?: string } | null => {
    const deIngreso = valorEn(values, TIPO) === tipos.ingreso;
    const own = deIngreso
      ? periodo
        ? { min: periodo.start, max: periodo.end }
        : null
      : { min: '1900-01-02', max: today };
    if (path === FECHA) return own;
    const start = textoEn(values, FECHA);
    if (path !== FIN) return null;
    return start ? { min: start } : own ? { min: own.min } : null;
  };
