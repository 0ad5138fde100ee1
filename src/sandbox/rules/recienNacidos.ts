import type {
  Nacimiento as NacimientoWire,
  RecienNacido,
  RecienNacidoForm,
  RecienNacidoNoUnico,
} from '#contract/entities/afiliacion.ts';
import { nacionalidad, parentesco } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { addMonths, toLocalDate } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import type { Afiliacion, Nacimiento } from '../db/afiliacionRows.ts';
import { esRecienNacido } from '../db/afiliacionTipos.ts';
import type { Database } from '../db/database.ts';
import { emptyPersona } from '../db/empty.ts';
import { multiplicidades } from '../db/referenciasMedicas.ts';
import type { Paciente, Persona } from '../db/rows.ts';
import { Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import { familiaDe, pacienteDe } from './access.ts';
import { puestoDe, titularDe } from './afiliacionAcceso.ts';
import { sinConcluir } from './afiliacionEstados.ts';
import { filaDeAfiliacion } from './afiliacionListas.ts';
import { exigeDocumentoUnico, faltaEnPersona, identificada } from './afiliacionPersona.ts';
import { textoAfiliacion } from './afiliacionTextos.ts';
import { type Acto, asegurarDependiente, guardarPersona, nuevaAfiliacion, titularDelForm } from './afiliacionWrites.ts';

/** A registration that passed every rule except uniqueness. */
interface RegistroNacido {
  readonly persona: Persona;
  readonly holder: Paciente;
  /** The session's. */
  readonly IdRegional: number;
  readonly IdTipoNovedad: number;
  readonly Observacion: string;
  readonly IdPersonaMadre: number;
  readonly Multiplicidad: number;
  /** The birth in the hospital system, or null if it was outside the fund's hospitals. */
  readonly nacimiento: Nacimiento | null;
}

/** Checks a newborn's form: type, holder, mother, person, kind of birth, birth. */
export function revisarNacido(acto: Acto, form: RecienNacidoForm): RegistroNacido {
  const { db, today } = acto;
  const { IdTipoNovedad, Observacion } = form.SegurosPersonasNovedad;
  if (!esRecienNacido(IdTipoNovedad)) throw new Refusal(textoAfiliacion('tipoNoAfiliacion'));
  const holder = titularDelForm(acto, form);
  const { IdPersonaMadre, IdRecienNacido, IdRegional } = form.RecienNacido;
  if (IdRegional !== 0 && IdRegional !== acto.sesion.idRegional) throw sinAcceso();
  const inFund = IdTipoNovedad === tipo.RECIEN_NACIDO;
  const family = familiaDe(db, holder.IdPersona).map((p) => p.IdPersona);
  if ((inFund || IdPersonaMadre !== 0) && !family.includes(IdPersonaMadre))
    throw new Refusal(textoAfiliacion('madreNoValida'));
  const sent = { ...emptyPersona, ...form.BasePersonas, IdPersona: 0, Edad: 0 };
  const persona = identificada({ ...sent, Estado: 'ACTIVO', FechaFallecimiento: '' });
  refuseIf(faltaEnPersona(persona, today, true));
  if (persona.FechaNacimiento < addMonths(today, -12)) throw new Refusal(textoAfiliacion('nacimientoAntiguo'));
  if (persona.IdNacionalidad <= 0 || persona.IdNacionalidad === nacionalidad.desconocida)
    throw new Refusal(textoAfiliacion('nacionalidadDesconocida'));
  if (!multiplicidades.some(({ Id }) => Id === form.RecienNacido.Multiplicidad))
    throw new Refusal(textoAfiliacion('multiplicidadNoValida'));
  exigeDocumentoUnico(db, persona);
  const nacimiento = inFund ? nacimientoDe(acto, IdRecienNacido, persona, IdPersonaMadre) : null;
  const Multiplicidad = nacimiento?.Multiplicidad ?? form.RecienNacido.Multiplicidad;
  const notice = { IdTipoNovedad, Observacion, IdRegional: acto.sesion.idRegional };
  return { ...notice, persona, holder, IdPersonaMadre, Multiplicidad, nacimiento };
}

/** The birth of a newborn: in the session's regional, not registered yet, and with the same mother, day and sex. */
function nacimientoDe({ db, sesion }: Acto, id: number, persona: Persona, idMadre: number): Nacimiento {
  const birth = db.nacimientos.get(id);
  if (!birth || birth.IdRegional !== sesion.idRegional) throw new Refusal(textoAfiliacion('sinNacimiento'));
  if (birth.IdPersonaNovedad !== 0) throw new Refusal(textoAfiliacion('nacimientoRegistrado'));
  const { FechaNacimiento, IdSexo } = persona;
  if (birth.IdPersonaMadre !== idMadre || birth.FechaNacimiento !== FechaNacimiento || birth.IdSexo !== IdSexo)
    throw new Refusal(textoAfiliacion('nacimientoDistinto'));
  return birth;
}

/**
 * Records that could be the same newborn: with the same day and sex, another unregistered birth of the same mother in the
 * session's regional or somebody of the family, or anybody with the same full name.
 */
export function parecidos(db: Database, registro: RegistroNacido): RecienNacidoNoUnico[] {
  const { persona, holder, IdPersonaMadre, nacimiento } = registro;
  const same = (r: { FechaNacimiento: string; IdSexo: number }) =>
    r.FechaNacimiento === persona.FechaNacimiento && r.IdSexo === persona.IdSexo;
  const births = db.nacimientos
    .by('madre', IdPersonaMadre)
    .filter((b) => same(b) && b.IdPersonaNovedad === 0 && b.IdRegional === registro.IdRegional)
    .filter((b) => b.IdRecienNacido !== nacimiento?.IdRecienNacido);
  const family = new Set(familiaDe(db, holder.IdPersona).map((p) => p.IdPersona));
  for (const n of db.afiliaciones.all()) if (n.detalle.IdPacientePadre === holder.IdPaciente) family.add(n.IdPersona);
  const name = fold(persona.NombreCompleto);
  const people = db.personas
    .all()
    .filter((p) => same(p) && (family.has(p.IdPersona) || fold(p.NombreCompleto) === name));
  const NombreMadre = db.personas.get(IdPersonaMadre)?.NombreCompleto ?? '';
  const fields = { FechaNacimiento: toLocalDate(persona.FechaNacimiento), IdSexo: persona.IdSexo, NombreMadre };
  return [
    ...births.map((b) => ({ ...fields, IdRecienNacido: b.IdRecienNacido, IdPersona: 0, NombreCompleto: '' })),
    ...people.map(({ IdPersona, NombreCompleto }) => ({ ...fields, IdRecienNacido: 0, IdPersona, NombreCompleto })),
  ];
}

/** Stores newborn, insured record and notice, and marks the birth as registered. Regional and company are the session's. */
export function grabarNacido(acto: Acto, registro: RegistroNacido): Afiliacion {
  const { db, sesion } = acto;
  const { holder, IdTipoNovedad, Observacion, IdPersonaMadre, Multiplicidad, nacimiento } = registro;
  const persona = guardarPersona(db, registro.persona);
  asegurarDependiente(db, persona, parentesco.hijo, holder);
  const notice = nuevaAfiliacion(acto, {
    IdPersona: persona.IdPersona,
    IdTipoNovedad,
    Observacion,
    puesto: puestoDe(db, sesion, holder.IdPersona),
    detalle: {
      IdRelacionParentesco: parentesco.hijo,
      IdPacientePadre: holder.IdPaciente,
      IdRecienNacido: nacimiento?.IdRecienNacido ?? 0,
      IdPersonaMadre,
      Multiplicidad,
      PersonaNueva: true,
    },
  });
  if (nacimiento) db.nacimientos.put({ ...nacimiento, IdPersonaNovedad: notice.IdPersonaNovedad });
  return notice;
}

/** A birth as the services send it, with the mother's name and numbers. */
export function nacimientoWire(db: Database, { IdPersonaNovedad: _, ...birth }: Nacimiento): NacimientoWire {
  const mother = db.personas.get(birth.IdPersonaMadre);
  return {
    ...birth,
    NombreMadre: mother?.NombreCompleto ?? '',
    DocumentoMadre: mother?.NumeroDocumento ?? '',
    HistoriaClinica: pacienteDe(db, birth.IdPersonaMadre)?.HistoriaClinica ?? '',
  };
}

/** A registered newborn as the services send it. */
export function nacidoWire(db: Database, n: Afiliacion): RecienNacido {
  const persona = db.personas.get(n.IdPersona);
  const IdPersonaMadre = n.detalle.IdPersonaMadre ?? 0;
  return {
    ...filaDeAfiliacion(db, n),
    FechaNacimiento: persona?.FechaNacimiento ?? '',
    IdSexo: persona?.IdSexo ?? 0,
    IdRecienNacido: n.detalle.IdRecienNacido ?? 0,
    IdPersonaMadre,
    NombreMadre: db.personas.get(IdPersonaMadre)?.NombreCompleto ?? '',
  };
}

/** True if a person is the newborn or a member of her family. */
export const esDeSuFamilia = (db: Database, n: Afiliacion, idPersona: number): boolean =>
  n.IdPersona === idPersona ||
  n.detalle.IdPersonaMadre === idPersona ||
  (n.detalle.IdPacientePadre !== undefined && n.detalle.IdPacientePadre === titularDe(db, idPersona)?.IdPaciente);

/** True while a birth in a person's family is not registered yet, or a registration is not concluded. */
export function esperaRegistro(db: Database, idPersona: number): boolean {
  const family = familiaDe(db, idPersona).map((p) => p.IdPersona);
  const mothers = family.length > 0 ? family : [idPersona];
  return (
    mothers.some((id) => db.nacimientos.by('madre', id).some((b) => b.IdPersonaNovedad === 0)) ||
    db.afiliaciones
      .all()
      .some((n) => esRecienNacido(n.IdTipoNovedad) && sinConcluir(n) && esDeSuFamilia(db, n, idPersona))
  );
}
