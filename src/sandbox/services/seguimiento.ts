import { tabla } from '#contract/enumerations.ts';
import { seguimiento } from '#contract/services/seguimiento.ts';
import type { Database } from '../db/database.ts';
import { sinAcceso } from '../refusal.ts';
import { exigeEmpresa, novedadVisible, papel } from '../rules/access.ts';
import { esDePuesto, puestoDeOrdenes } from '../rules/ordenesAcceso.ts';
import { type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** Who may not see a record may not see its tracking either. */
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

/** Tracking entries (spec F 7.8), oldest first. */
export function serveSeguimiento(at: Services): void {
  serve(at, seguimiento.registrar, ({ body, db, sesion, now }) => {
    exigeRegistro(db, sesion, body.Tabla, body.IdTabla);
    const { IdTabla, Tabla, Asunto, Mensaje, Correos, TipoSeguimiento } = body;
    const IdSeguimiento = db.next('seguimientos');
    const Usuario = sesion.usuario.usuario;
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
