import type { AfiliacionForm } from '#contract/entities/afiliacion.ts';
import type { NovedadForm } from '#contract/entities/novedad.ts';
import { afiliacion } from '#contract/services/afiliacion.ts';
import type { Afiliacion } from '../db/afiliacionRows.ts';
import { tipoAfiliacionPorId } from '../db/afiliacionTipos.ts';
import type { Database } from '../db/database.ts';
import { emptyNovedad, emptyPaciente, emptyPersona } from '../db/empty.ts';
import type { Paciente } from '../db/rows.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { familiaDe, pacienteDe, papel } from '../rules/access.ts';
import { afiliacionVisible, exigeCaja, personaVisible, titularDe, trabajaEn } from '../rules/afiliacionAcceso.ts';
import { claseDe } from '../rules/afiliacionClases.ts';
import { corregirAfiliacion } from '../rules/afiliacionDatos.ts';
import { cambiarEstado, conPropuesto, estaAbierta, exigeSinCambios } from '../rules/afiliacionEstados.ts';
import { contratosVigentes, familiarDe, listarAfiliaciones, paraAfiliar } from '../rules/afiliacionListas.ts';
import { textoAfiliacion } from '../rules/afiliacionTextos.ts';
import { insertarAfiliacion, par } from '../rules/afiliacionWrites.ts';
import { pacienteWire, personaWire } from '../rules/wire.ts';
import { type Call, number, type Services, serve } from '../serve.ts';

/** Affiliation notices, families, contracts (spec R 7.2). */
export function serveAfiliacion(at: Services): void {
  serve(at, afiliacion.insertar, ({ body, ...acto }) => par(insertarAfiliacion(acto, body)));
  serve(at, afiliacion.modificar, modificar);
  serve(at, afiliacion.obtener, obtener);
  serve(at, afiliacion.json, ({ params, db, sesion, today }) => {
    const n = afiliacionVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad'));
    return n.DatosHistorico || JSON.stringify(formaDe(db, n, today));
  });
  serve(at, afiliacion.lista, ({ body, db, sesion }) => listarAfiliaciones(db, sesion, body));
  serve(at, afiliacion.pasivosParaAfiliar, ({ body, db, sesion }) => {
    exigeCaja(sesion);
    return paraAfiliar(db, sesion, 'pasivos', body);
  });
  serve(at, afiliacion.preocupacionalesParaAfiliar, ({ body, db, sesion }) =>
    paraAfiliar(db, sesion, 'preocupacionales', body),
  );
  servePersonas(at);
  serveContratos(at);
}

/** The kind of affiliation of a notice, for the caller. Empty for a notice that affiliates nobody. */
function clase(
  call: Pick<Call<typeof afiliacion.obtener>, 'db' | 'sesion'>,
  n: Afiliacion,
): Pick<AfiliacionForm, 'Afiliacion'> {
  if (!seAfilia(n.IdTipoNovedad)) return {};
  const holder = call.db.pacientes.get(n.detalle.IdPacientePadre ?? 0) ?? null;
  return { Afiliacion: { ...claseDe(call, { ...n, holder, abierta: estaAbierta(n) }), ...n.detalle.Clase } };
}

/** The kind of affiliation that a new notice would have: of a dependant's type, with the given person as holder. */
function claseNueva(
  call: Pick<Call<typeof afiliacion.obtener>, 'db' | 'sesion'>,
  IdTipoNovedad: number,
  own: Paciente,
): Pick<AfiliacionForm, 'Afiliacion'> {
  if (!seAfilia(IdTipoNovedad)) return {};
  const holder = tipoAfiliacionPorId(IdTipoNovedad)?.propio ? null : own;
  return { Afiliacion: claseDe(call, { IdPersona: own.IdPersona, IdTipoNovedad, holder, abierta: true }) };
}

const seAfilia = (idTipo: number): boolean => tipoAfiliacionPorId(idTipo)?.parentesco !== undefined;

/** A notice with person and insured record. If the notice changes the person, she is shown with the new data. */
function formaDe(db: Database, n: Afiliacion, today: string): NovedadForm {
  const { detalle, IdUsuario: _, ...SegurosPersonasNovedad } = n;
  const persona = conPropuesto(db, n);
  const own = pacienteDe(db, n.IdPersona) ?? { ...emptyPaciente, IdPersona: n.IdPersona };
  const IdPacientePadre = own.IdPacientePadre || (detalle.IdPacientePadre ?? 0);
  return {
    BasePersonas: personaWire(persona ?? { ...emptyPersona, IdPersona: n.IdPersona }, today),
    SegurosPacientes: pacienteWire({ ...own, IdPacientePadre }),
    SegurosPersonasNovedad,
  };
}

/** The holder of a dependant, for the answers that name her. */
function titularWire(db: Database, idPaciente: number): { NombreCompletoTitular: string; IdPersonaTitular: number } {
  const IdPersonaTitular = db.pacientes.get(idPaciente)?.IdPersona ?? 0;
  return { NombreCompletoTitular: db.personas.get(IdPersonaTitular)?.NombreCompleto ?? '', IdPersonaTitular };
}

function modificar({ body, ...acto }: Call<typeof afiliacion.modificar>): string {
  const { db, sesion } = acto;
  const sent = body.SegurosPersonasNovedad;
  const kept = afiliacionVisible(db, sesion, sent.IdPersonaNovedad);
  if (sesion.tipo === 'SERVICIOS_API') throw sinAcceso();
  if (body.BasePersonas.IdPersona !== kept.IdPersona) throw new Refusal(textoAfiliacion('personaDistinta'));
  exigeSinCambios(kept, sent.Version);
  if (sent.IdEstadoProceso !== 0 && sent.IdEstadoProceso !== kept.IdEstadoProceso)
    return par(cambiarEstado(acto, kept, sent.IdEstadoProceso, sent.Observacion));
  const { Observacion, FechaNovedad } = sent;
  return par(corregirAfiliacion(acto, kept, { persona: body.BasePersonas, Observacion, FechaNovedad }));
}

function obtener(call: Call<typeof afiliacion.obtener>) {
  const { params, db, sesion, today } = call;
  const idPersona = number(params.idPersona, 'idPersona');
  const idNovedad = number(params.idPersonaNovedad, 'idPersonaNovedad');
  const idTipo = number(params.idTipoNovedad, 'idTipoNovedad');
  const idEmpresa = number(params.idEmpresa, 'idEmpresa');
  if (idNovedad === 0) {
    const persona = personaVisible(db, sesion, idPersona);
    if (!persona) return null;
    const own = pacienteDe(db, idPersona) ?? { ...emptyPaciente, IdPersona: idPersona };
    return {
      BasePersonas: personaWire(persona, today),
      SegurosPacientes: pacienteWire(own),
      SegurosPersonasNovedad: { ...emptyNovedad, IdPersona: idPersona, IdTipoNovedad: idTipo, IdEmpresa: idEmpresa },
      ...claseNueva(call, idTipo, own),
      ...titularWire(db, own.IdPacientePadre),
    };
  }
  const n = afiliacionVisible(db, sesion, idNovedad);
  const other = (asked: number, own: number) => asked !== 0 && asked !== own;
  if (n.IdPersona !== idPersona || other(idTipo, n.IdTipoNovedad) || other(idEmpresa, n.IdEmpresa)) throw sinAcceso();
  const form = formaDe(db, n, today);
  return { ...form, ...clase(call, n), ...titularWire(db, form.SegurosPacientes.IdPacientePadre) };
}

/** Persons and families, and the observations about them. */
function servePersonas(at: Services): void {
  serve(at, afiliacion.grupoFamiliar, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    return personaVisible(db, sesion, idPersona) ? familiaDe(db, idPersona).flatMap((p) => familiarDe(db, p)) : [];
  });
  serve(at, afiliacion.grupoFamiliarEnEmpresa, ({ params, db, sesion }) => {
    const idPersona = number(params.idPersona, 'idPersona');
    const idEmpresa = number(params.idEmpresa, 'idEmpresa');
    if (papel(sesion) === 'empresa' && idEmpresa !== sesion.idEmpresa) throw sinAcceso();
    if (!personaVisible(db, sesion, idPersona) || !trabajaEn(db, idPersona, idEmpresa)) return [];
    return familiaDe(db, idPersona).flatMap((p) => familiarDe(db, p));
  });
  serve(at, afiliacion.persona, ({ params, db, sesion, today }) => {
    const persona = personaVisible(db, sesion, number(params.idPersona, 'idPersona'));
    return persona && personaWire(persona, today);
  });
  serve(at, afiliacion.personaPaciente, ({ params, db, sesion, today }) => {
    const persona = personaVisible(db, sesion, number(params.idPersona, 'idPersona'));
    if (!persona) return null;
    const { IdPersona } = persona;
    const own = pacienteDe(db, IdPersona) ?? { ...emptyPaciente, IdPersona };
    const BasePersonas = personaWire(persona, today);
    return { BasePersonas, SegurosPacientes: pacienteWire(own), ...titularWire(db, own.IdPacientePadre) };
  });
  serve(at, afiliacion.personaObservacion, ({ body, db, sesion, today }) => {
    const persona = personaVisible(db, sesion, body.IdPersona);
    if (!persona) return null;
    const last = db.afiliaciones
      .by('persona', body.IdPersona)
      .filter((n) => n.ObservacionCaja || n.Observacion)
      .at(-1);
    return {
      BasePersonas: personaWire(persona, today),
      IdPersonaNovedad: last?.IdPersonaNovedad ?? 0,
      Observacion: last?.ObservacionCaja || last?.Observacion || '',
    };
  });
}

/** Contracts of voluntary insurance that are valid today, of the holder of the person's family. */
function serveContratos(at: Services): void {
  type Asked = Pick<Call<typeof afiliacion.contratosSegVol>, 'params' | 'db' | 'sesion' | 'today'>;
  const vigentes = ({ params, db, sesion, today }: Asked) => {
    const idPersona = number(params.idPersona, 'idPersona');
    const idRegional = number(params.idRegional, 'idRegional');
    if (!personaVisible(db, sesion, idPersona)) return [];
    return contratosVigentes(db, titularDe(db, idPersona)?.IdPersona ?? idPersona, idRegional, today);
  };
  serve(at, afiliacion.tieneContratosSegVol, (call) => vigentes(call).length > 0);
  serve(at, afiliacion.contratosSegVol, vigentes);
}
