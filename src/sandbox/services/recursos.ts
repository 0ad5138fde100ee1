import type { Recurso, RecursoForm } from '#contract/entities/adjunto.ts';
import { tabla } from '#contract/enumerations.ts';
import { recursos } from '#contract/services/recursos.ts';
import { fold } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Archivo, Novedad } from '../db/rows.ts';
import { comoPdf } from '../files/comoPdf.ts';
import { bytesDe } from '../files/drawn.ts';
import { BadCall, Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import { novedadVisible, veNovedad } from '../rules/access.ts';
import { estadoPorId, padreDe, requisitosDe } from '../rules/catalogo.ts';
import { archivosDe, archivosPendientes, impideArchivo, tipoPorBytes } from '../rules/files.ts';
import { exigeRegistrar } from '../rules/registrante.ts';
import { texto } from '../rules/texts.ts';
import { esEditable } from '../rules/transitions.ts';
import { number, type Services, serve, serveFile } from '../serve.ts';
import type { Sesion } from '../session.ts';
import type { UploadedFile } from '../upload.ts';

const wire = async (db: Database, file: Archivo): Promise<Recurso> => ({
  IdRecurso: file.IdRecurso,
  IdTabla: file.IdTabla,
  IdRequisito: file.IdRequisito,
  NombreArchivo: file.NombreArchivo,
  TipoContenido: file.TipoContenido,
  Tamanio: (await bytesDe(db, file)).length,
});

const wireAll = (db: Database, files: readonly Archivo[]): Promise<Recurso[]> =>
  Promise.all(files.map((file) => wire(db, file)));

/**
 * The file in a path. Refused if the caller may not see it: a waiting file belongs to its uploader, others to their notice.
 */
function archivoVisible(
  db: Database,
  sesion: Sesion,
  path: { readonly tabla: string; readonly idTabla: string; readonly idRecurso: string },
): Archivo {
  const file = archivoPorId(db, sesion, path.idRecurso);
  if (file.Tabla !== path.tabla || file.IdTabla !== number(path.idTabla, 'idTabla')) throw sinAcceso();
  return file;
}

function archivoPorId(db: Database, sesion: Sesion, idRecurso: string): Archivo {
  const file = db.archivos.get(number(idRecurso, 'idRecurso'));
  if (!file) throw sinAcceso();
  if (file.IdTabla === 0) {
    if (file.IdUsuario !== sesion.usuario.IdUsuario) throw sinAcceso();
    return file;
  }
  const novedad = db.novedades.get(file.IdTabla);
  if (!novedad || !veNovedad(db, sesion, novedad)) throw sinAcceso();
  return file;
}

/** Attachments and photographs (spec R 7.9). */
export function serveRecursos(at: Services): void {
  serve(at, recursos.requisitos, ({ params, db }) => requisitosDe(db, number(params.idTipoNovedad, 'idTipoNovedad')));

  serve(at, recursos.requisitosPorId, ({ params, db }) => {
    const id = number(params.idRequisito, 'idRequisito');
    return db.requisitos.all().filter((r) => r.IdRequisito === id);
  });

  serve(at, recursos.requisitosPorNombre, ({ params, db }) =>
    db.requisitos.all().filter((r) => fold(r.Nombre) === fold(params.nombre)),
  );

  serve(at, recursos.deNovedad, ({ params, db, sesion }) => {
    const id = number(params.idPersonaNovedad, 'idPersonaNovedad');
    if (id === 0) return [];
    novedadVisible(db, sesion, id);
    return wireAll(db, archivosDe(db, id));
  });

  serveFile(at, recursos.obtener, async ({ params, db, sesion }) => {
    const file = archivoVisible(db, sesion, params);
    return { bytes: await bytesDe(db, file), tipo: file.TipoContenido, nombre: file.NombreArchivo };
  });

  serveFile(at, recursos.documento, async ({ params, db, sesion }) => {
    const file = archivoPorId(db, sesion, params.idRecurso);
    const bytes = await comoPdf(await bytesDe(db, file), file.TipoContenido);
    if (!bytes) throw new Refusal('El archivo no se puede mostrar como PDF.');
    return { bytes, tipo: 'application/pdf', nombre: file.NombreArchivo.replace(/(\.[^.]*)?$/, '.pdf') };
  });

  serve(at, recursos.pendientes, ({ body, db, sesion }) => {
    exigeRegistrar(db, sesion, body);
    return wireAll(db, archivosPendientes(db, quien(sesion, body)));
  });

  serveWrites(at);
}

const quien = (sesion: Sesion, body: { IdPersona: number; IdTipoNovedad: number }) => ({
  idUsuario: sesion.usuario.IdUsuario,
  idPersona: body.IdPersona,
  idTipoNovedad: body.IdTipoNovedad,
});

/** The uploaded file for a requirement. Refused if there is no file or it does not meet the requirement. */
function exigeArchivo(db: Database, body: RecursoForm, file: UploadedFile | null): UploadedFile {
  if (!file) throw new BadCall('archivo');
  if (body.Tabla !== tabla.novedad) throw new BadCall('Tabla');
  const requisito = requisitosDe(db, body.IdTipoNovedad).find((r) => r.IdRequisito === body.IdRequisito);
  if (!requisito) throw new Refusal('El archivo no corresponde a un requisito de la novedad.');
  refuseIf(impideArchivo(requisito, body.NombreArchivo, file.bytes));
  return file;
}

/** Stores an uploaded file unchanged. With IdTabla 0 it waits for its notice. */
function guardar(
  db: Database,
  sesion: Sesion,
  body: RecursoForm,
  file: UploadedFile,
  IdTabla: number,
): Promise<Recurso> {
  return wire(
    db,
    db.archivos.put({
      IdRecurso: db.next('archivos') + 700_000,
      Tabla: body.Tabla,
      IdTabla,
      IdPersona: body.IdPersona,
      IdTipoNovedadPadre: padreDe(db, body.IdTipoNovedad),
      IdRequisito: body.IdRequisito,
      IdUsuario: sesion.usuario.IdUsuario,
      NombreArchivo: body.NombreArchivo,
      TipoContenido: tipoPorBytes(file.bytes) ?? 'application/octet-stream',
      Contenido: Buffer.from(file.bytes).toString('base64'),
    }),
  );
}

function replace(db: Database, earlier: readonly Archivo[], idRequisito: number): void {
  for (const file of earlier) if (file.IdRequisito === idRequisito) db.archivos.remove(file.IdRecurso);
}

function exigeEditable(db: Database, novedad: Novedad | undefined): void {
  const estado = novedad && estadoPorId(db, novedad.IdEstadoProceso);
  if (estado && !esEditable(estado.estado)) throw new Refusal(texto('noSePuedeModificar', { estado: estado.Nombre }));
}

function serveWrites(at: Services): void {
  /** One file may wait for each requirement. A second one replaces the first. */
  serve(at, recursos.grabarPendiente, ({ body, file, db, sesion }) => {
    exigeRegistrar(db, sesion, body);
    const sound = exigeArchivo(db, body, file);
    replace(db, archivosPendientes(db, quien(sesion, body)), body.IdRequisito);
    return guardar(db, sesion, body, sound, 0);
  });

  /** Person and type come from the notice, not from the form. */
  serve(at, recursos.grabar, ({ body, file, db, sesion }) => {
    const novedad = novedadVisible(db, sesion, body.IdTabla);
    exigeRegistrar(db, sesion, novedad);
    exigeEditable(db, novedad);
    const { IdPersona, IdTipoNovedad } = novedad;
    const own = { ...body, IdPersona, IdTipoNovedad };
    const sound = exigeArchivo(db, own, file);
    replace(db, archivosDe(db, body.IdTabla), body.IdRequisito);
    return guardar(db, sesion, own, sound, body.IdTabla);
  });

  serve(at, recursos.eliminar, ({ params, db, sesion }) => {
    const file = archivoVisible(db, sesion, params);
    exigeRegistrar(db, sesion, { ...file, IdTipoNovedad: file.IdTipoNovedadPadre });
    exigeEditable(db, db.novedades.get(file.IdTabla));
    db.archivos.remove(file.IdRecurso);
    return null;
  });
}
