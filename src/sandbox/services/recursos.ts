import type { Recurso } from '#contract/entities/adjunto.ts';
import { tabla } from '#contract/enumerations.ts';
import { recursos } from '#contract/services/recursos.ts';
import type { Database } from '../db/database.ts';
import { requisitosDe } from '../db/requisitos.ts';
import type { Archivo } from '../db/rows.ts';
import { estadoPorId, padreDe } from '../db/tipos.ts';
import { bytesDe } from '../files/drawn.ts';
import { BadCall, Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import { comoEmpresa, novedadVisible, veNovedad } from '../rules/access.ts';
import { archivosDe, archivosPendientes, impideArchivo, tipoPorBytes } from '../rules/files.ts';
import { texto } from '../rules/texts.ts';
import { esEditable } from '../rules/transitions.ts';
import { number, type Services, serve, serveFile } from '../serve.ts';
import type { Sesion } from '../session.ts';

const wire = (file: Archivo): Recurso => ({
  IdRecurso: file.IdRecurso,
  IdTabla: file.IdTabla,
  IdRequisito: file.IdRequisito,
  NombreArchivo: file.NombreArchivo,
  TipoContenido: file.TipoContenido,
  Tamanio: bytesDe(file).length,
});

/** The file of a path, refused when it is not the caller's: a waiting file is its uploader's, others their notice's. */
function archivoVisible(
  db: Database,
  sesion: Sesion,
  path: { readonly tabla: string; readonly idTabla: string; readonly idRecurso: string },
): Archivo {
  const file = db.archivos.get(number(path.idRecurso, 'idRecurso'));
  if (file?.Tabla !== path.tabla || file.IdTabla !== number(path.idTabla, 'idTabla')) throw sinAcceso();
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
  serve(at, recursos.requisitos, ({ params }) => requisitosDe(number(params.idTipoNovedad, 'idTipoNovedad')));

  serve(at, recursos.deNovedad, ({ params, db, sesion }) => {
    const id = number(params.idPersonaNovedad, 'idPersonaNovedad');
    if (id === 0) return [];
    novedadVisible(db, sesion, id);
    return archivosDe(db, id).map(wire);
  });

  serveFile(at, recursos.obtener, ({ params, db, sesion }) => {
    const file = archivoVisible(db, sesion, params);
    return { bytes: bytesDe(file), tipo: file.TipoContenido, nombre: file.NombreArchivo };
  });

  serve(at, recursos.pendientes, ({ body, db, sesion }) => {
    comoEmpresa(sesion);
    return archivosPendientes(db, quien(sesion, body)).map(wire);
  });

  serveWrites(at);
}

const quien = (sesion: Sesion, body: { IdPersona: number; IdTipoNovedad: number }) => ({
  idUsuario: sesion.usuario.IdUsuario,
  idPersona: body.IdPersona,
  idTipoNovedad: body.IdTipoNovedad,
});

function serveWrites(at: Services): void {
  /** One file waits for each requirement: a second one takes the first one's place. */
  serve(at, recursos.grabarPendiente, ({ body, file, db, sesion }) => {
    comoEmpresa(sesion);
    if (!file) throw new BadCall('archivo');
    if (body.Tabla !== tabla.novedad) throw new BadCall('Tabla');
    const requisito = requisitosDe(body.IdTipoNovedad).find((r) => r.IdRequisito === body.IdRequisito);
    if (!requisito) throw new Refusal('El archivo no corresponde a un requisito de la novedad.');
    refuseIf(impideArchivo(requisito, body.NombreArchivo, file.bytes));
    for (const earlier of archivosPendientes(db, quien(sesion, body)))
      if (earlier.IdRequisito === body.IdRequisito) db.archivos.remove(earlier.IdRecurso);
    return wire(
      db.archivos.put({
        IdRecurso: db.next('archivos') + 700_000,
        Tabla: body.Tabla,
        IdTabla: 0,
        IdPersona: body.IdPersona,
        IdTipoNovedadPadre: padreDe(body.IdTipoNovedad),
        IdRequisito: body.IdRequisito,
        IdUsuario: sesion.usuario.IdUsuario,
        NombreArchivo: body.NombreArchivo,
        TipoContenido: tipoPorBytes(file.bytes) ?? 'application/octet-stream',
        Contenido: Buffer.from(file.bytes).toString('base64'),
      }),
    );
  });

  serve(at, recursos.eliminar, ({ params, db, sesion }) => {
    comoEmpresa(sesion);
    const file = archivoVisible(db, sesion, params);
    const novedad = db.novedades.get(file.IdTabla);
    const estado = novedad && estadoPorId(novedad.IdEstadoProceso);
    if (estado && !esEditable(estado.estado)) throw new Refusal(texto('noSePuedeModificar', { estado: estado.Nombre }));
    db.archivos.remove(file.IdRecurso);
    return null;
  });
}
