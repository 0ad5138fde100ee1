import { nombreDeSlot } from '#blocks/adjuntos/nombreDeSlot.ts';
import { type AdjuntoSlot, enCamino, idDeAdjunto } from '#blocks/adjuntos/slots.ts';
import type { Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import type { PagoDelTipo } from '#blocks/pago-del-aviso/useRequierePago.ts';
import type { NovedadDefinition, TabId } from '#engine/definition/definition.ts';
import { type FormValues, valorEn } from '#engine/definition/fields.ts';
import { ladoMessages as lado } from '#engine/definition/ladoMessages.ts';
import { engineMessages as textos } from '#engine/definition/messages.ts';
import { exigeFotografia, type Problem } from '#engine/values/problems.ts';
import { todosLosCampos } from '#engine/values/validar.ts';

/** One line of the task list. An open one has the problem that it leads to. */
export interface Punto {
  readonly id: string;
  readonly label: string;
  /** Its status, in one or two words. */
  readonly palabras: string;
  readonly problema?: Problem;
  /** It is not done yet, although nothing is missing in the form for it. */
  readonly pendiente?: boolean;
  /** How many things it lacks. */
  readonly faltan: number;
}

/** With more open fields than this, the person's are one line. */
const MUCHOS = 3;

interface Ficha {
  readonly definition: NovedadDefinition;
  /** The name of the notice's own tab. */
  readonly titulo: string;
  readonly values: FormValues;
  readonly problemas: readonly Problem[];
  readonly adjuntos: Pick<Adjuntos, 'slots' | 'fotografia'>;
  /** null if the notice never goes into an order. */
  readonly pago: PagoDelTipo | null;
}

/** The open fields of a tab, each with its label. */
function camposAbiertos({ definition, values, problemas }: Ficha, tab: TabId): Punto[] {
  const labels = new Map(todosLosCampos(definition).map(({ path, label }) => [path, label]));
  return problemas.flatMap((problema) => {
    const { path, text } = problema;
    if (problema.tab !== tab || !path) return [];
    const value = valorEn(values, path);
    const palabras = value === null || value === '' ? lado.falta : lado.porRevisar;
    return [{ id: path, label: labels.get(path) ?? text, palabras, problema, faltan: 1 }];
  });
}

function puntosDe(ficha: Ficha, tab: 'persona' | 'novedad', label: string, completo: string): Punto[] {
  const open = camposAbiertos(ficha, tab);
  const [first] = open;
  if (!first?.problema) return [{ id: tab, label, palabras: completo, faltan: 0 }];
  if (tab === 'novedad' || open.length <= MUCHOS) return open;
  return [{ id: tab, label, palabras: textos.faltan(open.length), problema: first.problema, faltan: open.length }];
}

function puntoDeArchivo(slot: AdjuntoSlot, { tab, listo }: { readonly tab: TabId; readonly listo: string }): Punto {
  const { IdRequisito } = slot.requisito;
  const label = nombreDeSlot(slot);
  const id = `archivo-${IdRequisito}`;
  if (slot.tieneArchivo) return { id, label, palabras: listo, faltan: 0 };
  if (enCamino(slot)) return { id, label, palabras: lado.subiendo, faltan: 0 };
  const problema = { tab, text: label, elementId: idDeAdjunto(IdRequisito) };
  return { id, label, palabras: lado.falta, problema, faltan: 1 };
}

const dePago: Readonly<Partial<Record<PagoDelTipo, string>>> = {
  requiere: lado.seraPagado,
  noRequiere: lado.noRequierePago,
  noSeSabe: lado.pagoSinSaber,
};

/** What a notice still needs before it can be declared, and what is ready. */
export function puntosParaDeclarar(ficha: Ficha): readonly Punto[] {
  const { definition, titulo, adjuntos, pago } = ficha;
  const { fotografia, slots } = adjuntos;
  const conFoto = fotografia && (exigeFotografia(definition, fotografia) || fotografia.tieneArchivo);
  const palabras = pago === null ? undefined : dePago[pago];
  return [
    ...puntosDe(ficha, 'persona', lado.persona, lado.completa),
    ...puntosDe(ficha, 'novedad', titulo, textos.completo),
    ...(conFoto ? [puntoDeArchivo(fotografia, { tab: 'persona', listo: lado.lista })] : []),
    ...slots
      .filter(({ requisito, tieneArchivo }) => requisito.Requerido || tieneArchivo)
      .map((slot) => puntoDeArchivo(slot, { tab: 'adjuntos', listo: lado.listo })),
    ...(palabras === undefined
      ? []
      : [{ id: 'pago', label: lado.pago, palabras, faltan: 0, pendiente: pago !== 'noRequiere' }]),
  ];
}
