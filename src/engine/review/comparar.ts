import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition, Seccion } from '#engine/definition/definition.ts';
import { type Field, type FieldPath, type FormValues, type Valor, valorEn } from '#engine/definition/fields.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { aFormulario, valorDeControl } from '#engine/values/formValues.ts';
import { valorCrudo } from '#engine/values/valorCrudo.ts';
import type { Antecedente } from './antecedente.ts';
import { hechosMessages as textos } from './hechosMessages.ts';

/** One fact before and now, as it is shown. `antes` is null if there is nothing to compare with. */
export interface FilaComparada {
  readonly campo: string;
  readonly antes: string | null;
  readonly ahora: string;
  readonly cambio: boolean;
  /** A long text: it takes the whole width. */
  readonly larga?: true;
}

/** The facts of one part of a notice: of the person, or its own. */
export interface GrupoComparado {
  readonly de: 'persona' | 'aviso';
  readonly titulo: string;
  readonly filas: readonly FilaComparada[];
}

/** Texts that differ only in spaces or capitals are the same fact. */
const igual = (one: string, other: string): boolean =>
  one.replace(/\s+/g, ' ').trim().toLocaleUpperCase('es') === other.replace(/\s+/g, ' ').trim().toLocaleUpperCase('es');

const fila = (campo: string, antes: string | null, ahora: string): FilaComparada => ({
  campo,
  antes,
  ahora,
  cambio: antes !== null && !igual(antes, ahora),
});

/** The read-only facts of a section, next to their earlier values. */
function datosDe({ datos }: Seccion, ahora: NovedadForm, antes: NovedadForm | null): readonly FilaComparada[] {
  const then = antes ? new Map(datos?.(antes).map((dato) => [dato.label, dato.value])) : null;
  return (datos?.(ahora) ?? []).map((dato) => fila(dato.label, then && (then.get(dato.label) ?? ''), dato.value));
}

/** The earlier value of one of the notice's own facts; undefined if it has none. */
function anterior(field: Field, antecedente: Antecedente, before: FormValues): Valor | undefined {
  if (antecedente.mismoTipo) return valorEn(before, field.path);
  if (antecedente.de !== 'ficha' || !field.ficha) return undefined;
  const path: FieldPath = `SegurosPacientes.${field.ficha}`;
  return valorDeControl(field, valorCrudo(antecedente.form, path));
}

/**
 * Compares a declared form with what was there before, field by field in the form's own order. Facts of the person are
 * always compared. The notice's own facts are compared with a notice of the same type, because the date of a hire and the
 * date of a leave are not the same fact; with the fund's record, only those that the record has too.
 */
export function comparar(
  definition: NovedadDefinition,
  ahora: NovedadForm,
  antecedente: Antecedente | null,
  write: (field: Field, value: Valor) => string,
): readonly GrupoComparado[] {
  const now = aFormulario(definition, ahora);
  const before = antecedente && aFormulario(definition, antecedente.form);
  const known =
    antecedente && new Map(definition.datosPersona(antecedente.form).map((dato) => [dato.label, dato.value]));
  const row = (field: Field, then: Valor | undefined): FilaComparada => ({
    ...fila(field.label, then === undefined ? null : write(field, then), write(field, valorEn(now, field.path))),
    ...(field.span === 12 && field.kind === 'textarea' ? { larga: true } : {}),
  });
  const mismo = antecedente?.mismoTipo ? antecedente.form : null;
  const groups: readonly GrupoComparado[] = [
    {
      de: 'persona',
      titulo: textos.identidad,
      filas: definition
        .datosPersona(ahora)
        .map((dato) => fila(dato.label, known && (known.get(dato.label) ?? ''), dato.value)),
    },
    ...definition.secciones.persona.map((section) => ({
      de: 'persona' as const,
      titulo: section.title,
      filas: section.fields.map((field) => row(field, before ? valorEn(before, field.path) : undefined)),
    })),
    ...definition.secciones.novedad.map((section) => ({
      de: 'aviso' as const,
      titulo: section.title,
      filas: [
        ...datosDe(section, ahora, mismo),
        ...section.fields.map((field) =>
          row(field, antecedente && before ? anterior(field, antecedente, before) : undefined),
        ),
      ],
    })),
  ];
  return groups.filter((group) => group.filas.length > 0);
}

/** The employer as a fact: only known where the services name it. */
export const filaDeEmpresa = ({
  antes,
  ahora,
}: {
  readonly antes: string;
  readonly ahora: string;
}): FilaComparada | null => (antes === '' || ahora === '' ? null : fila(engineMessages.empresa, antes, ahora));

/** The facts that differ from the earlier ones. */
export const cambiosDe = (groups: readonly GrupoComparado[]): readonly FilaComparada[] =>
  groups.flatMap((group) => group.filas.filter((row) => row.cambio));
