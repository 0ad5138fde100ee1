import type { BusquedaObservada, ConsultaBdpa } from '#contract/entities/bdpa.ts';
import { bdpa } from '#contract/services/bdpa.ts';
import { toLocalDate } from '#lib/dates.ts';
import { fill } from '#lib/texts.ts';
import { parametrosRegionales } from '../db/ajustes.ts';
import type { Registro } from '../db/bdpaRows.ts';
import type { Database } from '../db/database.ts';
import { emptyPersona } from '../db/empty.ts';
import type { Persona } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { pacienteDe, papel } from '../rules/access.ts';
import {
  buscar,
  comparacion,
  cotejo,
  diferencias,
  diferenciasHtml,
  exigeCaja,
  exigeConsulta,
  type Hallazgo,
  nombreDe,
  observacionCaja,
  registroWire,
  veredicto,
} from '../rules/bdpa.ts';
import {
  bajasPendientes,
  bajasPorDia,
  bajasPorRegional,
  mes,
  periodo,
  porDia,
  porEnviar,
  porGestion,
  porRegional,
  propios,
} from '../rules/bdpaFigures.ts';
import { conDiferencias, corregir, grabar, regularizarBajas } from '../rules/bdpaWrites.ts';
import { personaWire } from '../rules/wire.ts';
import { type Call, type Services, serve, WithMessage } from '../serve.ts';

/** The central registry (spec F 7.4). */
export function serveBdpa(at: Services): void {
  servePeople(at);
  serveFigures(at);
  serveLists(at);

  serve(at, bdpa.grabarPoblacionNoEnviadaDia, ({ params, db, sesion, today }) => {
    exigeCaja(sesion);
    return grabar(db, today, periodo(params));
  });

  serve(at, bdpa.regularizarBajas, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    return regularizarBajas(db, periodo(params));
  });

  serve(at, bdpa.corregirPoblacion, ({ params, db, sesion, today }) => {
    exigeCaja(sesion);
    return corregir(db, today, periodo(params));
  });
}

function servePeople(at: Services): void {
  serve(at, bdpa.buscarPersona, ({ body, db, sesion }) => {
    exigeConsulta(db, sesion, body);
    const { registro } = buscar(db, body);
    return registro && registroWire(db)(registro);
  });

  /** The panel is for staff (spec F 2.6). Others get only the sentence. */
  serve(at, bdpa.buscarMensaje, ({ body, db, sesion }) => {
    exigeConsulta(db, sesion, body);
    const answer = veredicto(buscar(db, body));
    return papel(sesion) === 'caja' ? answer : { ...answer, ObservacionHTML: '' };
  });

  serve(at, bdpa.buscarPersonaYObservacion, ({ body, db, sesion, today }) => {
    exigeConsulta(db, sesion, body);
    return busqueda(db, body, papel(sesion) === 'caja', today);
  });

  serve(at, bdpa.contrastar, ({ body, db, sesion }) => {
    exigeConsulta(db, sesion, body);
    const { registro } = buscar(db, body);
    if (!registro) return { Encontrado: false, Coincide: false, Campos: [] };
    const Campos = cotejo(body, registro).map(({ Campo, ValorCaja, ValorBdpa, igual }) => ({
      Campo,
      Valor: ValorCaja,
      ValorBdpa,
      Resultado: igual ? 1 : 0,
    }));
    return { Encontrado: true, Coincide: Campos.every((c) => c.Resultado === 1), Campos };
  });

  serve(at, bdpa.notificarDiferencia, notificar);
}

/** Everything the person search needs, in one answer (spec F 3.8). Observations are for staff. */
function busqueda(db: Database, q: ConsultaBdpa, staff: boolean, today: string): BusquedaObservada {
  const found = buscar(db, q);
  const { persona, registro, documentoConocido } = found;
  const known = persona ?? registro;
  const person = known && {
    IdPersona: persona?.IdPersona ?? 0,
    NombreCompleto: persona?.NombreCompleto ?? nombreDe(registro),
    IdTipoDocumento: persona?.IdTipoDocumento ?? idTipoDocumento(q),
    NumeroDocumento: known.NumeroDocumento,
    ComplementoDocumento: known.ComplementoDocumento,
    FechaNacimiento: known.FechaNacimiento,
    EnBdpa: registro !== null,
    ...(staff ? observaciones(db, found) : { ObservacionBdpa: '', ObservacionCaja: '', Diferencias: '' }),
  };
  const nueva = persona ? null : personaWire(personaNueva(q, registro), today);
  return { Personas: person ? [person] : [], IntegradoBdpa: documentoConocido, PersonaNueva: nueva };
}

const idTipoDocumento = (q: ConsultaBdpa) => (q.TipoDocumentoIdentidad === 'CI' ? 1 : 3);

const observaciones = (db: Database, found: Hallazgo) => ({
  ObservacionBdpa: veredicto(found).ObservacionHTML,
  ObservacionCaja: observacionCaja(found.persona ? pacienteDe(db, found.persona.IdPersona) : undefined),
  Diferencias: found.persona && found.registro ? diferenciasHtml(diferencias(found.persona, found.registro)) : '',
});

/** The record of somebody the fund does not know: the document of the query, and the registry's data. */
const personaNueva = (q: ConsultaBdpa, registro: Registro | null): Persona => ({
  ...emptyPersona,
  IdTipoDocumento: idTipoDocumento(q),
  NumeroDocumento: q.NumeroDocumento,
  ComplementoDocumento: q.ComplementoDocumento,
  FechaNacimiento: q.FechaNacimiento,
  ApellidoPaterno: registro?.ApellidoPaterno ?? '',
  ApellidoMaterno: registro?.ApellidoMaterno ?? '',
  Nombres: registro?.Nombres ?? '',
  NombreCompleto: nombreDe(registro),
});

/** The e-mail address in a parameter of a regional. Refused if it has none. */
function correoDelEncargado(idParametro: number, idRegional: number): string {
  const found = parametrosRegionales.find((p) => p.IdParametro === idParametro && p.IdRegional === idRegional);
  if (!found?.Valor.includes('@')) throw new Refusal('El parámetro no es el correo del encargado de seguros.');
  return found.Valor;
}

/** Stores what staff report to the insurance officer of their regional. */
function notificar({ body, db, sesion, now }: Call<typeof bdpa.notificarDiferencia>) {
  exigeCaja(sesion);
  if (body.IdRegional !== sesion.idRegional) throw sinAcceso();
  const Correo = correoDelEncargado(body.IdParametro, body.IdRegional);
  const { TipoDocumento, NumeroDocumento, Complemento, FechaNacimiento, ...rest } = body;
  const { persona, registro } = buscar(db, {
    TipoDocumentoIdentidad: TipoDocumento === 'CI' ? 'CI' : 'PAS',
    NumeroDocumento,
    ComplementoDocumento: Complemento,
    FechaNacimiento,
  });
  if (!persona || !registro || diferencias(persona, registro).length === 0)
    throw new Refusal('La persona no tiene diferencias con la BDPA.');
  const IdNotificacion = db.next('notificacionesBdpa');
  const { IdParametro, IdRegional, DiferenciaHTML } = rest;
  db.notificacionesBdpa.put({
    IdNotificacion,
    IdParametro,
    IdRegional,
    Correo,
    DiferenciaHTML,
    TipoDocumento,
    NumeroDocumento,
    Complemento,
    FechaNacimiento,
    Fecha: now.toISOString(),
    Usuario: sesion.usuario.NombreCompleto,
  });
  const text = fill(bdpa.notificarDiferencia.success ?? '', { product: db.codigo });
  return new WithMessage(IdNotificacion, text, 'Information');
}

/** Monitoring figures, which are counted from the rows at every call. */
function serveFigures(at: Services): void {
  serve(at, bdpa.poblacionAfiliadaDia, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const within = periodo(params);
    return porDia(propios(db).flatMap((r) => (within(r.FechaAfiliacion) ? [r.FechaAfiliacion] : [])));
  });

  serve(at, bdpa.poblacionNoEnviadaDia, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const within = periodo(params);
    const waiting = propios(db).filter((r) => porEnviar(r) && within(r.FechaAfiliacion));
    return porDia(waiting.map((r) => r.FechaAfiliacion));
  });

  serve(at, bdpa.poblacionAfiliadaMes, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const within = mes(params.mes);
    return porRegional(propios(db).flatMap((r) => (within(r.FechaAfiliacion) ? [r.IdRegional] : [])));
  });

  serve(at, bdpa.poblacionValidadaMes, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const within = mes(params.mes);
    return porRegional(propios(db).flatMap((r) => (within(r.FechaValidacion) ? [r.IdRegional] : [])));
  });

  serve(at, bdpa.poblacionValidadaGestion, ({ db, sesion }) => {
    exigeCaja(sesion);
    return porGestion(propios(db).flatMap((r) => r.FechaValidacion || []));
  });

  serve(at, bdpa.estadisticasBajasPeriodo, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    return bajasPorRegional(db, periodo(params));
  });

  serve(at, bdpa.estadisticasBajasMes, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    return bajasPorDia(db, mes(params.mes));
  });
}

function serveLists(at: Services): void {
  serve(at, bdpa.listarPoblacion, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const within = periodo(params);
    return propios(db)
      .filter((r) => within(r.FechaAfiliacion))
      .map(registroWire(db));
  });

  serve(at, bdpa.revisarPoblacion, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    const within = periodo(params);
    return conDiferencias(db, within).map(({ row, persona }) =>
      comparacion(db, { persona, registro: row, documentoConocido: true }),
    );
  });

  serve(at, bdpa.bajasPendientes, ({ params, db, sesion }) => {
    exigeCaja(sesion);
    return bajasPendientes(db, periodo(params)).map(({ paciente, registro }) => ({
      IdRegistro: registro.IdRegistro,
      IdPersona: paciente.IdPersona,
      NombreCompleto: db.personas.get(paciente.IdPersona)?.NombreCompleto ?? '',
      IdEmpresa: paciente.IdEmpresa,
      IdRegional: registro.IdRegional,
      FechaBaja: toLocalDate(paciente.FechaBaja),
    }));
  });
}
