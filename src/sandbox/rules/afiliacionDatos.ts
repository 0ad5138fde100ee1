import { sexo } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import type { Afiliacion } from '../db/afiliacionRows.ts';
import type { Database } from '../db/database.ts';
import type { Persona } from '../db/rows.ts';
import { Refusal, refuseIf } from '../refusal.ts';
import { pacienteDe, papel } from './access.ts';
import { escribeSobre, exigeCaja, personaPropia } from './afiliacionAcceso.ts';
import { concluir, escribir, exigeAbierta, sinConcluir } from './afiliacionEstados.ts';
import { conContacto, conIdentidadDe, exigeDocumentoUnico, faltaEnPersona, igual } from './afiliacionPersona.ts';
import { textoAfiliacion } from './afiliacionTextos.ts';
import { type Acto, fechaDeNovedad, nuevaAfiliacion } from './afiliacionWrites.ts';
import { texto } from './texts.ts';

/**
 * A person with the identity that was sent. Refuses an unchanged or incomplete identity, and a document of another person.
 */
function conIdentidad({ db, today }: Acto, kept: Persona, sent: Persona): Persona {
  const changed = conIdentidadDe(kept, sent);
  if (igual(changed, kept)) throw new Refusal(textoAfiliacion('sinCambios'));
  refuseIf(faltaEnPersona(changed, today));
  exigeDocumentoUnico(db, changed);
  return changed;
}

/** Requests a change of identity. The fund's staff decide, so their own requests apply immediately. */
export function pedirDatos(acto: Acto, sent: Persona, Observacion: string): Afiliacion {
  const { db, sesion } = acto;
  const kept = personaPropia(db, sesion, sent.IdPersona);
  const Propuesto = conIdentidad(acto, kept, sent);
  const open = db.afiliaciones
    .by('persona', kept.IdPersona)
    .find((n) => n.IdTipoNovedad === tipo.ACTUALIZA_DATOS && sinConcluir(n));
  if (open) throw new Refusal(texto('pendiente', { name: kept.NombreCompleto, date: toLocalDate(open.FechaNovedad) }));
  const notice = nuevaAfiliacion(acto, {
    IdPersona: kept.IdPersona,
    IdTipoNovedad: tipo.ACTUALIZA_DATOS,
    Observacion,
    detalle: { Propuesto },
  });
  return papel(sesion) === 'caja' ? concluir(db, notice) : notice;
}

/** Writes address, telephones and similar fields. */
export function cambiarContacto(acto: Acto, sent: Persona, Observacion: string): Afiliacion {
  const { db, sesion } = acto;
  const kept = personaPropia(db, sesion, sent.IdPersona);
  const changed = conContacto(kept, sent);
  if (igual(changed, kept)) throw new Refusal(textoAfiliacion('sinCambios'));
  db.personas.put(changed);
  const IdTipoNovedad = tipo.ACTUALIZA_DATOS_NO_RELEVANTES;
  return concluir(db, nuevaAfiliacion(acto, { IdPersona: kept.IdPersona, IdTipoNovedad, Observacion }));
}

/** Writes a new gender and its start date. */
export function cambiarGenero(
  acto: Acto,
  sent: { IdPersona: number; IdGenero: number; FechaCambioGenero: string; Observacion: string },
): Afiliacion {
  const { db, sesion, today } = acto;
  exigeCaja(sesion);
  const kept = personaPropia(db, sesion, sent.IdPersona);
  const FechaCambioGenero = cleanDate(sent.FechaCambioGenero);
  if (sent.IdGenero !== sexo.masculino && sent.IdGenero !== sexo.femenino)
    throw new Refusal(textoAfiliacion('generoNoValido'));
  if (sent.IdGenero === kept.IdGenero) throw new Refusal(textoAfiliacion('mismoGenero'));
  if (!FechaCambioGenero) throw new Refusal(texto('sinInformacion', { field: 'Fecha de cambio de género' }));
  if (FechaCambioGenero > today) throw new Refusal(texto('futura', { label: 'fecha de cambio de género' }));
  db.personas.put({ ...kept, IdGenero: sent.IdGenero, FechaCambioGenero });
  const { IdPersona, Observacion } = sent;
  return concluir(db, nuevaAfiliacion(acto, { IdPersona, IdTipoNovedad: tipo.CAMBIO_GENERO, Observacion }));
}

/** Gives a dependant more time of attendance, by a resolution if there is one. */
export function ampliarSeguro(
  acto: Acto,
  sent: { IdPersona: number; FechaLimiteAtencion: string; Observacion: string },
  resolucion?: { NumeroResolucion: string; FechaResolucion: string; Instancia: string },
): Afiliacion {
  const { db, sesion, today } = acto;
  exigeCaja(sesion);
  const persona = personaPropia(db, sesion, sent.IdPersona);
  const paciente = pacienteDe(db, sent.IdPersona);
  if (!paciente?.IdPacientePadre) throw new Refusal(textoAfiliacion('noDependiente', { name: persona.NombreCompleto }));
  const FechaLimiteAtencion = cleanDate(sent.FechaLimiteAtencion);
  if (!FechaLimiteAtencion) throw new Refusal(texto('sinInformacion', { field: 'Fecha límite de atención' }));
  if (FechaLimiteAtencion <= (paciente.FechaLimiteAtencion || today))
    throw new Refusal(textoAfiliacion('limiteAnterior'));
  db.pacientes.put({ ...paciente, FechaLimiteAtencion });
  const IdTipoNovedad = resolucion ? tipo.AMPLIACION_SEGURO_RESOLUCION : tipo.AMPLIACION_SEGURO;
  const { IdPersona, Observacion } = sent;
  const detalle = { FechaLimiteAtencion, ...resolucion };
  return concluir(db, nuevaAfiliacion(acto, { IdPersona, IdTipoNovedad, Observacion, detalle }));
}

/**
 * Corrects an open notice: the requested identity, or the address of the person to be affiliated. Its state is then
 * Registrado.
 */
export function corregirAfiliacion(
  acto: Acto,
  n: Afiliacion,
  sent: { persona: Persona; Observacion: string; FechaNovedad: string },
): Afiliacion {
  const { db, today } = acto;
  exigeAbierta(n);
  if (sent.Observacion.length > 500) throw new Refusal(texto('muyLargo', { field: 'Observación', max: 500 }));
  const fields = {
    Observacion: sent.Observacion,
    ObservacionCaja: '',
    FechaNovedad: fechaDeNovedad(sent.FechaNovedad, today) || n.FechaNovedad,
  };
  return escribir(db, n, 'registrado', {
    ...fields,
    detalle: { ...n.detalle, ...corregirPersona(acto, n, sent.persona) },
  });
}

function corregirPersona(acto: Acto, n: Afiliacion, sent: Persona): { Propuesto?: Persona } {
  const kept = personaDe(acto.db, n.IdPersona);
  if (n.detalle.Propuesto) return { Propuesto: conIdentidad(acto, kept, sent) };
  if (n.detalle.PersonaNueva || escribeSobre(acto.db, acto.sesion, n.IdPersona))
    acto.db.personas.put(conContacto(kept, sent));
  return {};
}

function personaDe(db: Database, id: number): Persona {
  const kept = db.personas.get(id);
  if (!kept) throw new Error(`The person ${id} of an affiliation notice is gone`);
  return kept;
}
