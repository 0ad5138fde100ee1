import { regionales } from '#contract/enumerations.ts';
import { afiliacionBdpa } from '#contract/services/afiliacionBdpa.ts';
import { toLocalDate } from '#lib/dates.ts';
import type { Database } from '../db/database.ts';
import type { Persona } from '../db/rows.ts';
import { sinAcceso } from '../refusal.ts';
import { pacienteDe, papel, vePersona } from '../rules/access.ts';
import { buscar, comparacion, exigeCaja, exigeConsulta, registroWire } from '../rules/bdpa.ts';
import {
  detalle,
  detallePorMes,
  detallePorRegional,
  dia,
  monitor,
  periodo,
  porEnviar,
  propios,
  registrosDePoblacion,
} from '../rules/bdpaFigures.ts';
import { actualizar, enviar, grabar, regularizarBaja } from '../rules/bdpaWrites.ts';
import { personaWire } from '../rules/wire.ts';
import { number, type Services, serve } from '../serve.ts';

/** The fund's population and the central registry (spec F 7.5). */
export function serveAfiliacionBdpa(at: Services): void {
  servePeople(at);
  serveLists(at);
  serveFigures(at);
  serveWrites(at);
}

function vigencia(db: Database, persona: Persona | null) {
  const paciente = persona ? pacienteDe(db, persona.IdPersona) : undefined;
  const EsAsegurado = paciente?.EstadoVigencia === 'VIGENTE';
  return {
    EsAsegurado,
    IdPersona: persona?.IdPersona ?? 0,
    EstadoVigencia: paciente?.EstadoVigencia ?? '',
    Mensaje: EsAsegurado ? 'La persona está asegurada en la caja.' : 'La persona no está asegurada en la caja.',
  };
}

function servePeople(at: Services): void {
  serve(at, afiliacionBdpa.validarAsegurado, ({ body, db, sesion }) => {
    exigeConsulta(db, sesion, body);
    return vigencia(db, buscar(db, body).persona);
  });

  serve(at, afiliacionBdpa.consultarEstado, ({ body, db, sesion }) => {
    exigeConsulta(db, sesion, body);
    const { registro } = buscar(db, body);
    if (!registro) return null;
    const { Estado, EstadoEnvio } = registro;
    return {
      Estado,
      EstadoEnvio,
      EnteGestor: registro.OtroEnte || db.codigo,
      FechaBaja: toLocalDate(registro.FechaBaja),
    };
  });

  serve(at, afiliacionBdpa.segurosPaciente, ({ body, db, sesion }) => {
    exigeConsulta(db, sesion, body);
    const { persona, registro } = buscar(db, body);
    const rows = persona ? db.registros.by('persona', persona.IdPersona) : registro ? [registro] : [];
    return rows.map(registroWire(db)).map(({ EnteGestor, Estado, FechaAfiliacion, FechaBaja }) => ({
      EnteGestor,
      Estado,
      FechaAfiliacion,
      FechaBaja,
    }));
  });

  serve(at, afiliacionBdpa.comparar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    return comparacion(db, buscar(db, body));
  });

  serve(at, afiliacionBdpa.datosPersona, ({ params, db, sesion, today }) => {
    const id = number(params.idPersona, 'idPersona');
    const own = sesion.tipo === 'ASEGURADOS' && sesion.usuario.IdPersona === id;
    if (!own && (papel(sesion) === 'ninguno' || !vePersona(db, sesion, id))) throw sinAcceso();
    const persona = db.personas.get(id);
    return persona ? personaWire(persona, today) : null;
  });

  serve(at, afiliacionBdpa.regionales, () =>
    Object.entries(regionales).map(([id, Nombre]) => ({ IdRegional: Number(id), Nombre })),
  );
}

function serveLists(at: Services): void {
  serve(at, afiliacionBdpa.noEnviados, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const within = periodo(params);
    return propios(db)
      .filter((r) => porEnviar(r) && within(r.FechaRegistro))
      .map(registroWire(db));
  });

  serve(at, afiliacionBdpa.noEnviado, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const row = db.registros.get(number(params.idRegistro, 'idRegistro'));
    return row && porEnviar(row) ? registroWire(db)(row) : null;
  });

  serve(at, afiliacionBdpa.poblacion, ({ db, sesion, today }) => {
    exigeCaja(sesion);
    return registrosDePoblacion(db, today).map(registroWire(db));
  });
}

/** Figures, which are counted from the rows at every call. */
function serveFigures(at: Services): void {
  serve(at, afiliacionBdpa.detalle, ({ db, sesion, today }) => {
    exigeCaja(sesion);
    return detalle(db, today);
  });

  serve(at, afiliacionBdpa.detalleFecha, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    return detalle(db, dia(params.fecha, 'fecha'));
  });

  serve(at, afiliacionBdpa.detalleHistorico, ({ db, sesion, today }) => {
    exigeCaja(sesion);
    return detallePorMes(db, today);
  });

  serve(at, afiliacionBdpa.detalleRegional, ({ db, sesion, today }) => {
    exigeCaja(sesion);
    return detallePorRegional(db, today);
  });

  serve(at, afiliacionBdpa.detalleRegionalHistorico, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    return detallePorRegional(db, dia(params.fecha, 'fecha'));
  });

  serve(at, afiliacionBdpa.monitorRegional, ({ db, sesion, today }) => {
    exigeCaja(sesion);
    return monitor(db, today);
  });
}

function serveWrites(at: Services): void {
  serve(at, afiliacionBdpa.grabarPoblacion, ({ db, sesion, today }) => {
    exigeCaja(sesion);
    return grabar(db, today, () => true);
  });

  serve(at, afiliacionBdpa.enviarPoblacion, ({ db, sesion, today }) => {
    exigeCaja(sesion);
    return enviar(db, today, 'REGISTRADO');
  });

  serve(at, afiliacionBdpa.enviarNoEnviados, ({ db, sesion, today }) => {
    exigeCaja(sesion);
    return enviar(db, today, 'NO_ENVIADO');
  });

  serve(at, afiliacionBdpa.actualizar, ({ params, db, sesion, today }) => {
    exigeCaja(sesion);
    return registroWire(db)(actualizar(db, number(params.idRegistro, 'idRegistro'), today));
  });

  serve(at, afiliacionBdpa.regularizarBaja, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const [idPersona, idEmpresa] = [number(params.idPersona, 'idPersona'), number(params.idEmpresa, 'idEmpresa')];
    return registroWire(db)(regularizarBaja(db, idPersona, idEmpresa, dia(params.fechaBaja, 'fechaBaja')));
  });
}
