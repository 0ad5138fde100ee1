import { requisitoFotografia, tabla, tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays } from '#lib/dates.ts';
import { segunNovedad } from '#sandbox/files/drawn.ts';
import type { Database } from '../database.ts';
import { requisitosDe } from '../requisitos.ts';
import type { Archivo, Novedad, Papel } from '../rows.ts';
import { padreDe } from '../tipos.ts';
import type { Sowing } from './people.ts';

/** Hands out notices one by one, so that none has two peculiarities. */
export interface Picker {
  take(count: number, fits: (n: Novedad) => boolean): Novedad[];
}

/** The numbers of the requirements (db/requisitos.ts). */
const requisito = {
  fotografia: requisitoFotografia,
  documento: 3,
  contrato: 4,
  convenio: 6,
  retiro: 7,
  resolucion: 8,
  defuncion: 9,
  nacimiento: 10,
};

/** How a paper disagrees with its notice on purpose. `docs/sandbox.md` lists the people. */
const desacuerdos = [
  'otra fecha',
  'otro haber',
  'carnet de otra persona',
  'carnet borroso',
  'sin firma',
  'fotografía de otra persona',
  'fotografía borrosa',
  'falta un archivo',
] as const;
/** The same for retirees' papers. */
const desacuerdosDePasivos = ['otro nacimiento', 'otra resolución'] as const;
type Desacuerdo = (typeof desacuerdos)[number] | (typeof desacuerdosDePasivos)[number];

/** Which requirement's paper shows it: the first of these that a notice's type has. */
const enPapel: Readonly<Record<Desacuerdo, readonly number[]>> = {
  'otra fecha': [requisito.retiro, requisito.defuncion, requisito.contrato, requisito.convenio],
  'otro haber': [requisito.contrato],
  'carnet de otra persona': [requisito.documento],
  'carnet borroso': [requisito.documento],
  'sin firma': [requisito.contrato, requisito.retiro, requisito.convenio],
  'fotografía de otra persona': [requisito.fotografia],
  'fotografía borrosa': [requisito.fotografia],
  'falta un archivo': [requisito.documento, requisito.retiro],
  'otra resolución': [requisito.resolucion],
  'otro nacimiento': [requisito.nacimiento],
};

const asksFor = (n: Novedad, ids: readonly number[]): number =>
  ids.find((id) => requisitosDe(n.IdTipoNovedad).some((r) => r.IdRequisito === id)) ?? 0;

/** Two notices for each disagreement, by their ids. */
const twoOfEach = (from: Picker, kinds: readonly Desacuerdo[], fits: (n: Novedad, kind: Desacuerdo) => boolean) =>
  new Map(kinds.flatMap((kind) => from.take(2, (n) => fits(n, kind)).map((n) => [n.IdPersonaNovedad, kind] as const)));

/** The disagreements of papers that most types ask for. */
export const disagreements = (from: Picker): ReadonlyMap<number, Desacuerdo> =>
  twoOfEach(from, desacuerdos, (n, kind) => asksFor(n, enPapel[kind]) > 0);

/** The disagreements of resolutions and birth certificates. */
export const disagreementsOfRetirees = (from: Picker): ReadonlyMap<number, Desacuerdo> =>
  twoOfEach(from, desacuerdosDePasivos, (n, kind) =>
    kind === 'otro nacimiento' ? esDerechoHabiente(n) : asksFor(n, enPapel[kind]) > 0,
  );

const esDerechoHabiente = (n: Novedad): boolean => n.IdTipoNovedad === tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE;

/** Adds a file that is not required. */
function attach(db: Database, n: Novedad, IdRequisito: number, NombreArchivo: string): void {
  const [model] = filesOf(db, n.IdPersonaNovedad);
  if (!model) return;
  const IdRecurso = db.next('archivos') + 700_000;
  db.archivos.put({ ...model, IdRecurso, IdRequisito, NombreArchivo, TipoContenido: 'application/pdf' });
}

/** Employers often attach the contract, and relatives their birth certificate, though neither is required. */
export function sowOptional(db: Database, n: Novedad): void {
  if (padreDe(n.IdTipoNovedad) === tipo.AVISO_COTIZANTE_ALTA_COTIZANTE)
    attach(db, n, requisito.contrato, 'contrato-de-trabajo.pdf');
  if (esDerechoHabiente(n)) attach(db, n, requisito.nacimiento, 'certificado-de-nacimiento.pdf');
}

const filesOf = (db: Database, id: number): Archivo[] => db.archivos.by('registro', `${tabla.novedad}|${id}`);

/** Fixes what the files of a notice say, so that they stay the same when it is corrected. One may disagree with it. */
export function fixPapers(sowing: Sowing, id: number, kind: Desacuerdo | undefined): void {
  const { db } = sowing;
  const n = db.novedades.get(id);
  const wrong = n && kind ? asksFor(n, enPapel[kind]) : 0;
  for (const file of filesOf(db, id)) {
    if (kind === 'falta un archivo' && file.IdRequisito === wrong) db.archivos.remove(file.IdRecurso);
    else {
      const Papel = segunNovedad(db, file);
      db.archivos.put({ ...file, Papel: kind && file.IdRequisito === wrong ? altered(sowing, Papel, kind) : Papel });
    }
  }
}

function altered({ db, random }: Sowing, papel: Papel, kind: Desacuerdo): Papel {
  const { novedad: n, persona: p } = papel;
  if (kind === 'otro nacimiento')
    return { ...papel, persona: { ...p, FechaNacimiento: addDays(p.FechaNacimiento, -402) } };
  if (kind === 'otra fecha' || kind === 'otra resolución')
    return { ...papel, novedad: { ...n, FechaNovedad: addDays(n.FechaNovedad, -31) } };
  if (kind === 'otro haber')
    return { ...papel, novedad: { ...n, HaberMensual: Number(n.HaberMensual) + random.int(4, 15) * 100 } };
  if (kind === 'sin firma') return { ...papel, firmado: false };
  if (kind === 'carnet borroso' || kind === 'fotografía borrosa') return { ...papel, nitido: false };
  const people = db.personas.all();
  const other = people[(people.findIndex((p) => p.IdPersona === n.IdPersona) + 211) % people.length];
  return { ...papel, persona: other ?? papel.persona };
}
