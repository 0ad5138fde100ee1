import { nombreDeSlot } from '#blocks/adjuntos/nombreDeSlot.ts';
import { idDeAdjunto } from '#blocks/adjuntos/slots.ts';
import type { AdjuntoSlot, Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { Cambio } from '#blocks/seguimiento/seguimiento.ts';
import type { NovedadDefinition, ReglaContexto, TabId } from '#engine/definition/definition.ts';
import { type Field, type FieldPath, type FormValues, valorEn } from '#engine/definition/fields.ts';
import { describirValor } from '#engine/values/describirValor.ts';
import { pestanaDe, todosLosCampos } from '#engine/values/validar.ts';
import { toLocalDate } from '#lib/dates.ts';
import { plainName } from '#lib/texts.ts';
import { declararMessages as textos } from './messages.ts';

/** Where a value of the summary is changed: its tab, and the name of its field or the element of its file. */
export interface Destino {
  readonly tab: TabId;
  readonly path?: FieldPath;
  readonly elementId?: string;
}

/** One line of the summary. */
export interface Fila {
  readonly label: string;
  readonly value: string;
  readonly nota?: string;
  readonly destino?: Destino;
}

/** What the summary is made from: the form with what is typed in it. */
export interface PorResumir {
  readonly definition: NovedadDefinition;
  readonly context: ReglaContexto;
  readonly values: FormValues;
  readonly adjuntos: Adjuntos;
}

const valorEnPalabras = ({ definition, values }: PorResumir, field: Field): string =>
  describirValor(field, valorEn(values, field.path), definition.idTipoPadre) || textos.sinDato;

function nota({ definition, values, context }: PorResumir, { kind, path }: Field): string {
  const { min, max } = (kind === 'date' && definition.limitesFecha(path, values, context)) || {};
  return min && max ? textos.entre(toLocalDate(min), toLocalDate(max)) : '';
}

function filaDe(todo: PorResumir, field: Field): Fila {
  const said = field.readOnly ? '' : nota(todo, field);
  return {
    label: field.label,
    value: valorEnPalabras(todo, field),
    ...(said ? { nota: said } : {}),
    ...(field.readOnly ? {} : { destino: { tab: 'novedad', path: field.path } }),
  };
}

const presentes = ({ fotografia, slots }: Adjuntos): readonly AdjuntoSlot[] =>
  [...(fotografia ? [fotografia] : []), ...slots].filter(({ tieneArchivo }) => tieneArchivo);

/** The files that a notice has, each with its name. */
export const archivosConNombre = (adjuntos: Adjuntos) =>
  presentes(adjuntos).map((slot) => ({
    label: nombreDeSlot(slot),
    value: plainName(slot.recurso?.NombreArchivo ?? ''),
  }));

/** Where files are chosen: the first attachment, else the photograph. */
function destinoDeArchivos({ slots, fotografia }: Adjuntos): Destino {
  const [first] = slots;
  if (first) return { tab: 'adjuntos', elementId: idDeAdjunto(first.requisito.IdRequisito) };
  return fotografia
    ? { tab: 'persona', elementId: idDeAdjunto(fotografia.requisito.IdRequisito) }
    : { tab: 'adjuntos' };
}

/** Where the thing of a label is changed: a field of either tab, or a file. */
function destinoDe({ definition, adjuntos }: PorResumir, etiqueta: string): Destino | undefined {
  const field = todosLosCampos(definition).find(({ label }) => label === etiqueta);
  if (field) return field.readOnly ? undefined : { tab: pestanaDe(field.path), path: field.path };
  const { fotografia, slots } = adjuntos;
  const slot = [...(fotografia ? [fotografia] : []), ...slots].find((one) => nombreDeSlot(one) === etiqueta);
  const elementId = slot && idDeAdjunto(slot.requisito.IdRequisito);
  return elementId === undefined ? undefined : { tab: slot === fotografia ? 'persona' : 'adjuntos', elementId };
}

/** Changes as lines of the summary: the new value, and the old one as its note. */
export const filasDeCambios = (todo: PorResumir, cambios: readonly Cambio[]): readonly Fila[] =>
  cambios.map(({ campo, valorAnterior, valorNuevo }) => {
    const destino = destinoDe(todo, campo);
    return {
      label: campo,
      value: valorNuevo || textos.seQuita,
      ...(valorAnterior ? { nota: textos.antes(valorAnterior) } : {}),
      ...(destino ? { destino } : {}),
    };
  });

/** The number of a saved notice; '' if the services gave it none, which they write as 0. */
export function numeroDe({ form }: Pick<ReglaContexto, 'form'>): string {
  const { NumeroDocumento } = form.SegurosPersonasNovedad;
  return NumeroDocumento === '0' ? '' : NumeroDocumento;
}

/** Every value of the notice's own tab, as lines of the summary. */
export function filasDeValores(todo: PorResumir): readonly Fila[] {
  const { definition, context } = todo;
  return definition.secciones.novedad.flatMap(({ datos, fields }): readonly Fila[] => [
    ...(datos?.(context.form) ?? []).map(({ label, value }) => ({ label, value: value || textos.sinDato })),
    ...fields.map((field) => filaDe(todo, field)),
  ]);
}

/** Every value of the notice's own tab, then its files, as lines of the summary. */
export function filasDelResumen(todo: PorResumir): readonly Fila[] {
  const { adjuntos } = todo;
  const value = presentes(adjuntos).map(nombreDeSlot).join(' · ') || textos.sinArchivos;
  return [...filasDeValores(todo), { label: textos.archivos, value, destino: destinoDeArchivos(adjuntos) }];
}
