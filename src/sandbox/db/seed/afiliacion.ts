import { canal, parentesco } from '#contract/enumerations.ts';
import { novedadAfiliacion as tipo } from '#contract/enumerationsAfiliacion.ts';
import { addDays, addMonths, ageOn, daysBetween, type IsoDate } from '#lib/dates.ts';
import type { Afiliacion, DetalleAfiliacion } from '../afiliacionRows.ts';
import { type EstadoAfiliacion, idDeEstadoAfiliacion } from '../afiliacionTipos.ts';
import type { Database } from '../database.ts';
import { emptyNovedad } from '../empty.ts';
import { ejemplos } from '../examples.ts';
import type { Paciente, Persona } from '../rows.ts';
import { snapshot } from './notices.ts';
import type { Sowing } from './people.ts';

interface Insured {
  readonly persona: Persona;
  readonly paciente: Paciente;
}

/** All people insured today, in the order of their ids. */
const insured = (db: Database): Insured[] =>
  db.pacientes
    .all()
    .filter((p) => p.EstadoVigencia === 'VIGENTE')
    .flatMap((paciente) => {
      const persona = db.personas.get(paciente.IdPersona);
      return persona ? [{ persona, paciente }] : [];
    });

/** Adds affiliation notices, births of the hospital system and contracts of voluntary insurance for people of the seed. */
export function sowAfiliacion(sowing: Sowing, scale: number): void {
  const everybody = insured(sowing.db);
  sowBirths(sowing, everybody, Math.ceil(40 * scale));
  sowDependants(sowing, everybody, Math.ceil(90 * scale));
  sowRequests(sowing, everybody, Math.ceil(60 * scale));
  sowContracts(sowing, Math.ceil(40 * scale));
}

/** Adds births that nobody registered yet: one of the insured person of the examples, and twin girls of the one who works. */
function sowBirths(sowing: Sowing, everybody: readonly Insured[], count: number): void {
  const { db, random, dia } = sowing;
  const mothers = everybody.filter(({ persona, paciente }) => {
    const age = ageOn(persona.FechaNacimiento, dia);
    const adult = paciente.IdRelacionParentesco !== parentesco.hijo;
    return persona.IdSexo === 2 && age >= 18 && age <= 45 && adult;
  });
  const named = (number: string) => mothers.filter(({ persona }) => persona.NumeroDocumento === number);
  const birth = ({ persona, paciente }: Insured, fixed: { days: number; IdSexo: number; Multiplicidad?: number }) => {
    const number = db.next('nacimientos');
    db.nacimientos.put({
      IdRecienNacido: number + 950_000,
      IdRegional: paciente.IdDepartamento || 1,
      CertificadoNacidoVivo: `CNV-${dia.slice(0, 4)}-${String(number).padStart(6, '0')}`,
      FechaNacimiento: addDays(dia, -fixed.days),
      IdSexo: fixed.IdSexo,
      Multiplicidad: fixed.Multiplicidad ?? 1,
      PesoGramos: random.int(230, 420) * 10,
      CentroAtencion: random.pick(['HOSPITAL REGIONAL', 'CLÍNICA DE LA CAJA', 'POLICLÍNICO CENTRAL']),
      IdPersonaMadre: persona.IdPersona,
      IdPersonaNovedad: 0,
    });
  };
  for (const mother of named(ejemplos.asegurado)) birth(mother, { days: 9, IdSexo: 1 });
  for (const mother of named(ejemplos.activo))
    for (let twin = 0; twin < 2; twin += 1) birth(mother, { days: 5, IdSexo: 2, Multiplicidad: 2 });
  const others = mothers.filter(
    ({ persona: { NumeroDocumento: n } }) => n !== ejemplos.asegurado && n !== ejemplos.activo,
  );
  for (const mother of random.shuffle(others).slice(0, count))
    birth(mother, { days: random.int(2, 90), IdSexo: random.int(1, 2) });
}

/** Adds concluded affiliations of dependants, including newborns under a year. */
function sowDependants(sowing: Sowing, everybody: readonly Insured[], count: number): void {
  const { db, random, dia } = sowing;
  const dependants = everybody.filter(({ paciente }) => paciente.IdPacientePadre !== 0);
  const age = ({ persona }: Insured) => ageOn(persona.FechaNacimiento, dia);
  for (const item of dependants.filter((d) => age(d) < 1)) {
    const fecha = addDays(item.persona.FechaNacimiento, Math.min(10, daysBetween(item.persona.FechaNacimiento, dia)));
    const mother = db.pacientes.get(item.paciente.IdPacientePadre);
    const woman = mother && db.personas.get(mother.IdPersona)?.IdSexo === 2;
    const detalle = {
      ...family(item),
      IdPersonaMadre: woman ? mother.IdPersona : 0,
      IdRecienNacido: 0,
      Multiplicidad: 1,
    };
    notice(sowing, item, { IdTipoNovedad: tipo.RECIEN_NACIDO_FUERA_CAJA, estado: 'concluido', fecha, detalle });
  }
  for (const item of random.shuffle(dependants.filter((d) => age(d) >= 1)).slice(0, count)) {
    const spouse = item.paciente.IdRelacionParentesco === parentesco.esposo;
    const IdTipoNovedad = spouse ? tipo.AFILIACION_CONYUGE : tipo.AFILIACION_HIJO;
    const fecha = addDays(dia, -random.int(20, 360));
    notice(sowing, item, { IdTipoNovedad, estado: 'concluido', fecha, detalle: family(item) });
  }
}

const family = ({ paciente }: Insured): DetalleAfiliacion => ({
  IdRelacionParentesco: paciente.IdRelacionParentesco,
  IdPacientePadre: paciente.IdPacientePadre,
});

/** Adds requests of holders: corrections of names in every state, and commitments. Nobody has two requests. */
function sowRequests(sowing: Sowing, everybody: readonly Insured[], count: number): void {
  const { random, dia } = sowing;
  const fixed: readonly string[] = Object.values(ejemplos);
  const holders = everybody.filter(
    ({ persona, paciente }) => paciente.IdPacientePadre === 0 && !fixed.includes(persona.NumeroDocumento),
  );
  const states: readonly EstadoAfiliacion[] = ['registrado', 'declarado', 'observado', 'concluido'];
  random
    .shuffle(holders)
    .slice(0, count)
    .forEach((item, at) => {
      const fecha = addDays(dia, -random.int(0, 200));
      const estado = states[at % 4] ?? 'registrado';
      if (at % 6 === 4) {
        const FechaCompromiso = addMonths(dia, random.int(1, 6));
        notice(sowing, item, {
          IdTipoNovedad: tipo.COMPROMISO_AFILIACION,
          estado: 'concluido',
          fecha,
          detalle: { FechaCompromiso },
        });
      } else if (at % 6 === 5) {
        const detalle = { FechaCompromiso: addMonths(dia, 6), Monto: random.int(5, 80) * 50, Cuotas: random.int(1, 6) };
        notice(sowing, item, { IdTipoNovedad: tipo.COMPROMISO_PAGO, estado: 'concluido', fecha, detalle });
      } else {
        const Nombres = `${item.persona.Nombres} ${item.persona.IdSexo === 2 ? 'DEL CARMEN' : 'DE JESÚS'}`;
        const surnames = `${item.persona.ApellidoPaterno} ${item.persona.ApellidoMaterno}`.trim();
        const Propuesto = { ...item.persona, Nombres, NombreCompleto: `${surnames} ${Nombres}`.trim() };
        // A concluded change already shows in the person, so nothing is left to propose.
        const detalle = estado === 'concluido' ? {} : { Propuesto };
        notice(sowing, item, { IdTipoNovedad: tipo.ACTUALIZA_DATOS, estado, fecha, detalle });
      }
    });
}

function notice(
  { db, dia }: Sowing,
  { persona, paciente }: Insured,
  plan: {
    readonly IdTipoNovedad: number;
    readonly estado: EstadoAfiliacion;
    readonly fecha: IsoDate;
    readonly detalle: DetalleAfiliacion;
  },
): Afiliacion {
  const fecha = plan.fecha > dia ? dia : plan.fecha;
  const year = fecha.slice(0, 4);
  const row: Afiliacion = {
    ...emptyNovedad,
    IdPersonaNovedad: db.next('afiliaciones') + 900_000,
    IdPersona: persona.IdPersona,
    IdTipoNovedad: plan.IdTipoNovedad,
    IdEmpresa: paciente.IdEmpresa,
    IdRegional: paciente.IdDepartamento || 1,
    IdCanal: canal.virtual,
    FechaNovedad: fecha,
    FechaRegistro: fecha,
    FechaDeclaracion: plan.estado === 'registrado' ? '' : fecha,
    IdEstadoProceso: idDeEstadoAfiliacion(plan.IdTipoNovedad, plan.estado),
    NumeroDocumento: `A${year}-${String(db.next(`afiliacion-${year}`)).padStart(5, '0')}`,
    Estado: 'ACTIVO',
    Habilitado: true,
    ObservacionCaja: plan.estado === 'observado' ? 'Adjunte la fotocopia del documento de identidad.' : '',
    IdUsuario: 0,
    Version: 1,
    detalle: plan.detalle,
  };
  const form = { BasePersonas: persona, SegurosPacientes: paciente, SegurosPersonasNovedad: row };
  return db.afiliaciones.put(plan.estado === 'concluido' ? { ...row, DatosHistorico: snapshot(form) } : row);
}

/** Adds former workers who insure themselves. Some contracts are valid, some ended. */
function sowContracts({ db, random, dia }: Sowing, count: number): void {
  const former = db.pacientes.all().filter((p) => p.EstadoVigencia !== 'VIGENTE' && p.IdPacientePadre === 0);
  random
    .shuffle(former)
    .slice(0, count)
    .forEach((paciente, at) => {
      const number = db.next('contratosSegVol');
      const FechaInicio = addMonths(dia, -random.int(2, 10) - (at % 3 === 2 ? 14 : 0));
      db.contratosSegVol.put({
        IdContrato: number + 970_000,
        IdPersona: paciente.IdPersona,
        IdRegional: paciente.IdDepartamento || 1,
        NumeroContrato: `SV-${FechaInicio.slice(0, 4)}-${String(number).padStart(4, '0')}`,
        FechaInicio,
        FechaFin: addDays(addMonths(FechaInicio, 12), -1),
        MontoMensual: random.int(20, 60) * 10,
        Estado: 'ACTIVO',
      });
    });
}
