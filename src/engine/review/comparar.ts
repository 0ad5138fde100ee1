import type { NovedadForm } from '#contract/entities/novedad.ts';
import type { NovedadDefinition, Seccion } from '#engine/definition/definition.ts';
import { type Field, type FormValues, type Valor, valorEn } from '#engine/definition/fields.ts';
import { aFormulario } from '#engine/values/formValues.ts';

/** One fact before and now, as it is shown. `antes` is null if there is nothing to compare with. */
export interface FilaComparada {
  readonly campo: string;
  readonly antes: string | null;
  readonly ahora: string;
  readonly cambio: boolean;
}

export interface GrupoComparado {
  readonly titulo: string;
  readonly filas: readonly FilaComparada[];
}

/** The last accepted notice of the person: its form, and whether it has the same parent type. */
interface Aceptado {
  readonly form: NovedadForm;
  readonly mismoTipo: boolean;
}

const fila = (campo: string, antes: string | null, ahora: string): FilaComparada => ({
  campo,
  antes,
  ahora,
  cambio: antes !== null && antes !== ahora,
});

/** The read-only facts of a section, next to their earlier values. */
function datosDe({ datos }: Seccion, ahora: NovedadForm, antes: NovedadForm | null): readonly FilaComparada[] {
  const then = antes ? new Map(datos?.(antes).map((dato) => [dato.label, dato.value])) : null;
  return (datos?.(ahora) ?? []).map((dato) => fila(dato.label, then && (then.get(dato.label) ?? ''), dato.value));
}

/**
 * Compares a declared form with the last accepted one, field by field in the form's own order. Facts of the person are
 * compared with any accepted notice. The notice's own facts are compared only with a notice of the same type: the date
 * of a hire and the date of a leave are not the same fact.
 */
export function comparar(
  definition: NovedadDefinition,
  ahora: NovedadForm,
  aceptado: Aceptado | null,
  write: (field: Field, value: Valor) => string,
): readonly GrupoComparado[] {
  const now = aFormulario(definition, ahora);
  const before = aceptado ? aFormulario(definition, aceptado.form) : null;
  const known = new Map(aceptado ? definition.datosPersona(aceptado.form).map((dato) => [dato.label, dato.value]) : []);
  const rows = (fields: readonly Field[], earlier: FormValues | null) =>
    fields.map((field) =>
      fila(
        field.label,
        earlier ? write(field, valorEn(earlier, field.path)) : null,
        write(field, valorEn(now, field.path)),
      ),
    );
  return [
    {
      titulo: 'Identidad',
      filas: definition
        .datosPersona(ahora)
        .map((dato) => fila(dato.label, aceptado ? (known.get(dato.label) ?? '') : null, dato.value)),
    },
    ...definition.secciones.persona.map((section) => ({ titulo: section.title, filas: rows(section.fields, before) })),
    ...definition.secciones.novedad.map((section) => ({
      titulo: section.title,
      filas: [
        ...datosDe(section, ahora, aceptado?.mismoTipo ? aceptado.form : null),
        ...rows(section.fields, aceptado?.mismoTipo ? before : null),
      ],
    })),
  ].filter((group) => group.filas.length > 0);
}

/** How many facts differ from the accepted ones. */
export const cuantosCambios = (groups: readonly GrupoComparado[]): number =>
  groups.reduce((sum, group) => sum + group.filas.filter((row) => row.cambio).length, 0);
