import type { Requisito } from '#contract/entities/adjunto.ts';
import { extensionDe, formatosDe } from './formatos.ts';
import type { AdjuntoSlot } from './slots.ts';

/** A file whose place is known, and one about which the person is asked: `entre` are the places it may go to. */
interface Reparto {
  readonly asignados: readonly { readonly slot: AdjuntoSlot; readonly file: File }[];
  readonly dudosos: readonly { readonly file: File; readonly entre: readonly AdjuntoSlot[] }[];
  /** Files that no requirement accepts. */
  readonly sobrantes: readonly File[];
}

const images = new Set(['jpg', 'png', 'webp']);

const acepta = ({ requisito }: AdjuntoSlot, extension: string): boolean => {
  const formats = formatosDe(requisito.Extension);
  return formats.length === 0 || formats.includes(extension);
};

const libre = (slot: AdjuntoSlot): boolean => !slot.tieneArchivo && slot.subida === null;

const sinAcentos = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a file's name has a telling word of the requirement: 'contrato-2026.pdf' for CONTRATO DE TRABAJO. */
const seLlamaComo = ({ Nombre }: Requisito, fileName: string): boolean =>
  sinAcentos(Nombre)
    .split(/[^a-z0-9]+/)
    .some((word) => word.length > 4 && sinAcentos(fileName).includes(word));

const unico = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/** The place of a file among free ones: the only one, the one its name tells, the only required one. */
const lugarDe = (file: File, places: readonly AdjuntoSlot[], segunRequerido: boolean): AdjuntoSlot | undefined =>
  unico(places) ??
  unico(places.filter(({ requisito }) => seLlamaComo(requisito, file.name))) ??
  (segunRequerido ? unico(places.filter(({ requisito }) => requisito.Requerido)) : undefined);

/**
 * Where files go that were chosen together. A picture of the photograph's shape goes to the photograph, another file to
 * the free requirement that takes its format. If there are several, or only places that already have a file, the person
 * is asked. `esRetrato` says whether a picture has the photograph's shape.
 */
export async function repartir(
  files: readonly File[],
  { slots, fotografia }: { readonly slots: readonly AdjuntoSlot[]; readonly fotografia: AdjuntoSlot | null },
  esRetrato: (file: File) => Promise<boolean>,
): Promise<Reparto> {
  const asignados: { slot: AdjuntoSlot; file: File }[] = [];
  const dudosos: { file: File; entre: readonly AdjuntoSlot[] }[] = [];
  const sobrantes: File[] = [];
  const taken = new Set<AdjuntoSlot>();
  for (const file of files) {
    const extension = extensionDe(file.name);
    const all = [...(fotografia ? [fotografia] : []), ...slots].filter((slot) => acepta(slot, extension));
    const free = all.filter((slot) => libre(slot) && !taken.has(slot));
    // A picture may show the person or a document, whichever is required.
    const maybePhoto = images.has(extension) && fotografia !== null && free.includes(fotografia);
    const portrait = maybePhoto && (await esRetrato(file));
    const place = portrait ? fotografia : lugarDe(file, free, !maybePhoto);
    if (place) {
      taken.add(place);
      asignados.push({ slot: place, file });
    } else if (all.length > 0) dudosos.push({ file, entre: free.length > 0 ? free : all });
    else sobrantes.push(file);
  }
  return { asignados, dudosos, sobrantes };
}
