import { nombreDeRequisito } from '#blocks/adjuntos/nombreDeSlot.ts';
import { idDeAdjunto } from '#blocks/adjuntos/slots.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { type NovedadForm, segurosPersonasNovedad } from '#contract/entities/novedad.ts';
import { basePersonas, segurosPacientes } from '#contract/entities/persona.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import { filled } from '#contract/read.ts';
import type { NovedadDefinition, TabId } from '#engine/definition/definition.ts';
import type { Field, FieldPath } from '#engine/definition/fields.ts';
import { engineMessages } from '#engine/definition/messages.ts';
import { camposDe } from '#engine/values/validar.ts';
import { tidy } from '#lib/texts.ts';
import { claveDe, GENERAL } from './motivos.ts';

/** What a reason may be about. A fact is read-only on every form. */
export type Clase = 'archivo' | 'fotografia' | 'fecha' | 'monto' | 'dato' | 'hecho';

/** Something on a form that an observation may name, and where it is. */
export interface Lugar {
  readonly etiqueta: string;
  readonly clase: Clase;
  readonly tab: TabId;
  /** The field, if it is one. */
  readonly path?: FieldPath;
  /** The requirement, if it is a file. */
  readonly idRequisito?: number;
  /** The element to focus, if it is a file. */
  readonly elementId?: string;
}

const formVacio = (): NovedadForm => ({
  BasePersonas: filled(basePersonas, {}),
  SegurosPacientes: filled(segurosPacientes, {}),
  SegurosPersonasNovedad: filled(segurosPersonasNovedad, {}),
});

function claseDe({ kind }: Field): Clase {
  if (kind === 'date') return 'fecha';
  return kind === 'money' ? 'monto' : 'dato';
}

const deCampos = (definition: NovedadDefinition, tab: 'persona' | 'novedad'): readonly Lugar[] =>
  camposDe(definition, tab).map((field) => ({
    etiqueta: tidy(field.label),
    clase: claseDe(field),
    tab,
    path: field.path,
  }));

const deArchivo = (requisito: Requisito): Lugar => {
  const { IdRequisito } = requisito;
  const foto = IdRequisito === requisitoFotografia;
  return {
    etiqueta: tidy(nombreDeRequisito(requisito)),
    clase: foto ? 'fotografia' : 'archivo',
    tab: foto ? 'persona' : 'adjuntos',
    idRequisito: IdRequisito,
    elementId: idDeAdjunto(IdRequisito),
  };
};

function deHechos(definition: NovedadDefinition, form: NovedadForm): readonly Lugar[] {
  const { persona, novedad } = definition.secciones;
  const deTab = (tab: 'persona' | 'novedad') =>
    (tab === 'persona' ? persona : novedad).flatMap(({ datos }) => datos?.(form) ?? []);
  return [
    // Compared at the desk, whatever the form shows of it.
    { label: engineMessages.empresa, tab: 'novedad' as const },
    ...[...definition.datosPersona(form), ...deTab('persona')].map(({ label }) => ({ label, tab: 'persona' as const })),
    ...[...definition.datosNovedad(form, 'declarado'), ...deTab('novedad')].map(({ label }) => ({
      label,
      tab: 'novedad' as const,
    })),
  ].map(({ label, tab }) => ({ etiqueta: tidy(label), clase: 'hecho', tab }));
}

/**
 * What an observation of a form may name: its fields, its files, and the facts that it shows. A label stands for one
 * thing: a field comes before a file, and a file before a fact of the same name.
 */
export function lugaresDe(
  definition: NovedadDefinition,
  requisitos: readonly Requisito[],
  form: NovedadForm = formVacio(),
): readonly Lugar[] {
  const all = [
    ...deCampos(definition, 'persona'),
    ...deCampos(definition, 'novedad'),
    ...requisitos.map(deArchivo),
    ...deHechos(definition, form),
  ];
  const taken = new Set(['', claveDe(GENERAL)]);
  return all.filter(({ etiqueta }) => {
    const clave = claveDe(etiqueta);
    if (taken.has(clave)) return false;
    taken.add(clave);
    return true;
  });
}

/** The labels that an observation of a form may have. */
export const etiquetasDe = (
  definition: NovedadDefinition,
  requisitos: readonly Requisito[],
  form?: NovedadForm,
): readonly string[] => lugaresDe(definition, requisitos, form).map(({ etiqueta }) => etiqueta);
