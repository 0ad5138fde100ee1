import type * as z from 'zod/mini';
import type { seguimientoMensaje } from '#contract/entities/seguimiento.ts';
import { tabla, tipoSeguimiento } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import type { Database } from '../db/database.ts';
import { BadCall, sinAcceso } from '../refusal.ts';
import { exigeEmpresa, novedadVisible, papel } from '../rules/access.ts';
import { esDePuesto, puestoDeOrdenes } from '../rules/ordenesAcceso.ts';
import { type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** A caller who may not see a record may not see its tracking either. */
function exigeRegistro(db: Database, sesion: Sesion, name: string, id: number): void {
  if (name === tabla.novedad) {
    novedadVisible(db, sesion, id);
    return;
  }
  const orden = name === tabla.ordenPago ? (db.ordenes.get(id) ?? db.ordenesEliminadas.get(id)) : undefined;
  if (!orden || orden.IdRegional !== sesion.idRegional) throw sinAcceso();
  if (papel(sesion) === 'caja') exigeEmpresa(sesion, orden.IdEmpresa);
  else if (!esDePuesto(orden, puestoDeOrdenes(sesion))) throw sinAcceso();
}

/** The maximum number of characters in a subject and in a message. Assumed: the specification names no size. */
const maximo = { Asunto: 250, Mensaje: 100_000 } as const;
const maximoCorreos = 50;

/** The message must be one of the two kinds (spec F 3.10) and of a size that people can read. */
function exigeMensaje({ Asunto, Mensaje, Correos, TipoSeguimiento }: z.infer<typeof seguimientoMensaje>): void {
  if (!Object.values<number>(tipoSeguimiento).includes(TipoSeguimiento)) throw new BadCall('TipoSeguimiento');
  if (Asunto.length > maximo.Asunto) throw new BadCall('Asunto');
  if (Mensaje.length > maximo.Mensaje) throw new BadCall('Mensaje');
  const isLong = ({ Correo, Nombre }: { Correo: string; Nombre: string }) =>
    Correo.length > maximo.Asunto || Nombre.length > maximo.Asunto;
  if (Correos.length > maximoCorreos || Correos.some(isLong)) throw new BadCall('Correos');
}

/** Tracking entries (spec F 7.8), oldest first. */
export function serveSeguimiento(at: Services): void {
  serve(at, seguimiento.registrar, ({ body, db, sesion, now }) => {
    exigeRegistro(db, sesion, body.Tabla, body.IdTabla);
    exigeMensaje(body);
    const { IdTabla, Tabla, Asunto, Mensaje, Correos, TipoSeguimiento } = body;
    const IdSeguimiento = db.next('seguimientos');
    const Usuario = sesion.usuario.NombreCompleto;
    const Fecha = now.toISOString();
    db.seguimientos.put({ IdSeguimiento, IdTabla, Tabla, Asunto, Mensaje, Correos, TipoSeguimiento, Fecha, Usuario });
    return IdSeguimiento;
  });

  serve(at, seguimiento.lista, ({ body, db, sesion }) => {
    exigeRegistro(db, sesion, body.Tabla, body.IdTabla);
    return db.seguimientos
      .by('registro', `${body.Tabla}|${body.IdTabla}`)
      .map(({ IdSeguimiento, Asunto, Mensaje, TipoSeguimiento, Fecha, Usuario }) => ({
        IdSeguimiento,
        Asunto,
        Mensaje,
        TipoSeguimiento,
        Fecha,
        Usuario,
      }));
  });
}
