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
const requisito = { fotografia: requisitoFotografia, documento: 3, contrato: 4, convenio: 6, retiro: 7, defuncion: 9 };

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
type Desacuerdo = (typeof desacuerdos)[number];

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
};

const asksFor = (n: Novedad, ids: readonly number[]): number =>
  ids.find((id) => requisitosDe(n.IdTipoNovedad).some((r) => r.IdRequisito === id)) ?? 0;

/** Two notices for each disagreement, by their ids. */
export function disagreements(from: Picker): ReadonlyMap<number, Desacuerdo> {
  const chosen = desacuerdos.flatMap((kind) =>
    from.take(2, (n) => asksFor(n, enPapel[kind]) > 0).map((n) => [n.IdPersonaNovedad, kind] as const),
  );
  return new Map(chosen);
}

/** Employers often attach the contract, though it is not required. */
export function sowContract(db: Database, n: Novedad): void {
  const [model] = filesOf(db, n.IdPersonaNovedad);
  if (!model || padreDe(n.IdTipoNovedad) !== tipo.AVISO_COTIZANTE_ALTA_COTIZANTE) return;
  db.archivos.put({
    ...model,
    IdRecurso: db.next('archivos') + 700_000,
    IdRequisito: requisito.contrato,
    NombreArchivo: 'contrato-de-trabajo.pdf',
    TipoContenido: 'application/pdf',
  });
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
  const { novedad: n } = papel;
  if (kind === 'otra fecha') return { ...papel, novedad: { ...n, FechaNovedad: addDays(n.FechaNovedad, -31) } };
  if (kind === 'otro haber')
    return { ...papel, novedad: { ...n, HaberMensual: Number(n.HaberMensual) + random.int(4, 15) * 100 } };
  if (kind === 'sin firma') return { ...papel, firmado: false };
  if (kind === 'carnet borroso' || kind === 'fotografía borrosa') return { ...papel, nitido: false };
  const people = db.personas.all();
  const other = people[(people.findIndex((p) => p.IdPersona === n.IdPersona) + 211) % people.length];
  return { ...papel, persona: other ?? papel.persona };
}
