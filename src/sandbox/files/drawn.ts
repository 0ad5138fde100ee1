import { requisitoFotografia } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { emptyNovedad, emptyPersona } from '../db/empty.ts';
import type { Archivo, Papel } from '../db/rows.ts';
import { face } from './face.ts';
import { paper } from './papers.ts';

/** Drawings that are kept, because the same file is asked for again and again. */
const KEPT = 300;
const drawn = new Map<string, Uint8Array>();

/** The bytes of a file: the upload, or for a file of the seed a drawing of what it says. */
export async function bytesDe(db: Database, file: Archivo): Promise<Uint8Array> {
  if (file.Contenido !== '') return Buffer.from(file.Contenido, 'base64');
  const says = papelDe(db, file);
  const empresa = db.empresas.get(says.novedad.IdEmpresa)?.RazonSocial ?? '';
  const { idRequisito, titulo } = { idRequisito: file.IdRequisito, titulo: file.NombreArchivo.replace(/\.\w+$/, '') };
  const key = JSON.stringify([file.IdRecurso, says, empresa, titulo]);
  const known = drawn.get(key);
  if (known) return known;
  const bytes =
    idRequisito === requisitoFotografia
      ? face(says.persona, { dia: says.novedad.FechaRegistro, nitido: says.nitido })
      : await paper({ ...says, empresa, idRequisito, titulo });
  if (drawn.size >= KEPT) drawn.clear();
  drawn.set(key, bytes);
  return bytes;
}

/** What a drawn file says: what is written in it, or what its notice says. */
function papelDe(db: Database, file: Archivo): Papel {
  return file.Papel ?? segunNovedad(db, file);
}

/** What a file says that agrees with its notice as it is now. */
export function segunNovedad(db: Database, file: Pick<Archivo, 'IdPersona' | 'IdTabla'>): Papel {
  return {
    persona: db.personas.get(file.IdPersona) ?? { ...emptyPersona, IdPersona: file.IdPersona },
    novedad: db.novedades.get(file.IdTabla) ?? sinNovedad,
    resolucion: db.gruposPasivo.get(file.IdTabla)?.PacientesResolucion ?? null,
    firmado: true,
    nitido: true,
  };
}

const sinNovedad = { ...emptyNovedad, IdRegional: 0, Version: 0, ObservacionCaja: '', FechaRegistro: '' };
