import { altaRegularizacion } from '#contract/services/altaRegularizacion.ts';
import type { Database } from '../db/database.ts';
import type { Regularizacion } from '../db/regularizacionRows.ts';
import { sinAcceso } from '../refusal.ts';
import { comoEmpresa, exigeEmpresa, papel, vePersona } from '../rules/access.ts';
import { asegurar, personaConocida } from '../rules/novedadWrites.ts';
import { pacienteCompleto } from '../rules/pacienteCompleto.ts';
import {
  aportesDe,
  concluir,
  estadosRegularizacion,
  exigePendiente,
  regularizacionWire,
  regularizar,
} from '../rules/regularizacion.ts';
import { type Services, serve } from '../serve.ts';
import type { Sesion } from '../session.ts';

/** Staff see the regularisations of their regional, employers those of their company in it, others none. */
function ve(sesion: Sesion, row: Regularizacion): boolean {
  if (row.IdRegional !== sesion.idRegional) return false;
  const who = papel(sesion);
  return who === 'caja' || (who === 'empresa' && sesion.idEmpresa > 0 && row.IdEmpresa === sesion.idEmpresa);
}

function visible(db: Database, sesion: Sesion, id: number): Regularizacion {
  const row = db.regularizaciones.get(id);
  if (!row || !ve(sesion, row)) throw sinAcceso();
  return row;
}

/** Regularisations of entries in past periods, and the look-ups for them (spec E 7.1, decision 36). */
export function serveAltaRegularizacion(at: Services): void {
  serve(at, altaRegularizacion.regularizar, ({ body, db, sesion, today }) => {
    const puesto = comoEmpresa(sesion);
    exigeEmpresa(sesion, body.IdEmpresa);
    return regularizar(db, body, puesto, today).IdRegularizacion;
  });

  serve(at, altaRegularizacion.listar, ({ body, db, sesion }) => {
    if (papel(sesion) === 'ninguno') throw sinAcceso();
    if (body.IdRegional !== sesion.idRegional) throw sinAcceso();
    if (body.IdEmpresa !== 0) exigeEmpresa(sesion, body.IdEmpresa);
    const { IdEmpresa, IdEstadoRegularizacion: state } = body;
    return db.regularizaciones
      .by('regional', sesion.idRegional)
      .filter((r) => ve(sesion, r) && (IdEmpresa === 0 || r.IdEmpresa === IdEmpresa))
      .filter((r) => state === 0 || r.IdEstadoRegularizacion === state)
      .map((r) => regularizacionWire(db, r));
  });

  serve(at, altaRegularizacion.estados, () => estadosRegularizacion);

  serve(at, altaRegularizacion.recuperar, ({ body, db, sesion }) =>
    regularizacionWire(db, visible(db, sesion, body.IdRegularizacion)),
  );

  serve(at, altaRegularizacion.concluir, ({ body, db, sesion, today }) => {
    if (papel(sesion) !== 'caja') throw sinAcceso();
    concluir(db, visible(db, sesion, body.IdRegularizacion), today);
    return true;
  });

  serve(at, altaRegularizacion.eliminar, ({ body, db, sesion }) => {
    comoEmpresa(sesion);
    const row = visible(db, sesion, body.IdRegularizacion);
    exigePendiente(row);
    db.regularizaciones.remove(row.IdRegularizacion);
    return true;
  });

  serveLookUps(at);
}

function serveLookUps(at: Services): void {
  serve(at, altaRegularizacion.aportes, ({ body, db, sesion, today }) => {
    exigeEmpresa(sesion, body.IdEmpresa);
    if (body.IdRegional !== sesion.idRegional) throw sinAcceso();
    return aportesDe(db, body, today);
  });

  serve(at, altaRegularizacion.personaPacienteId, ({ body, db, sesion, today }) => {
    if (!vePersona(db, sesion, body.IdPersona)) throw sinAcceso();
    const persona = db.personas.get(body.IdPersona);
    return persona ? pacienteCompleto(db, persona, today) : null;
  });

  serve(at, altaRegularizacion.personaPacienteCrear, ({ body, db, sesion, today }) => {
    comoEmpresa(sesion);
    const persona = personaConocida(db, body.IdPersona);
    asegurar(db, persona);
    return pacienteCompleto(db, persona, today);
  });
}
