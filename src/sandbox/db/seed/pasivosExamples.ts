import { parentesco, tipoAsegurado, tipoPasivo } from '#contract/enumerations.ts';
import { addDays } from '#lib/dates.ts';
import { empresas } from '../empresas.ts';
import type { Ejemplo } from '../examples.ts';
import type { Paciente } from '../rows.ts';
import { claimPerson } from './claims.ts';
import { bornForTheFund } from './gestor.ts';
import type { Sowing } from './people.ts';

const place = { IdEmpresa: empresas[0].IdEmpresa, IdDepartamento: 1, IdUbicacionEmpresa: 101 };

/** Turns a retiree without a notice into a retiree of Banco Altiplano, La Paz. */
function retire(sowing: Sowing, free: Paciente[], who: Ejemplo, fixed: Partial<Paciente>): Paciente {
  const paciente = free.shift();
  if (!paciente) throw new Error(`The seed has no retiree to be ${who}`);
  claimPerson(sowing, paciente.IdPersona, who);
  return sowing.db.pacientes.put({ ...paciente, ...place, ...fixed });
}

/** Gives the deceased a widow: a spouse of another family who is not used by another example. */
function widow(sowing: Sowing, holder: Paciente): void {
  const { db } = sowing;
  const dead = db.personas.get(holder.IdPersona);
  const spouse = db.pacientes
    .all()
    .find(
      (p) =>
        p.IdRelacionParentesco === parentesco.esposo &&
        p.IdPacientePadre !== 0 &&
        db.personas.get(p.IdPersona)?.IdSexo !== dead?.IdSexo &&
        !db.usuarios.all().some((u) => u.IdPersona === db.pacientes.get(p.IdPacientePadre)?.IdPersona),
    );
  if (!spouse) throw new Error('The seed has no spouse');
  claimPerson(sowing, spouse.IdPersona, 'viuda');
  db.pacientes.put({
    ...spouse,
    ...place,
    IdPacientePadre: holder.IdPaciente,
    HistoriaClinica: holder.HistoriaClinica,
    MatriculaTitular: holder.MatriculaTitular,
    FechaAfiliacion: holder.FechaAfiliacion,
    FechaIngreso: holder.FechaIngreso,
    EstadoVigencia: 'NO VIGENTE',
  });
}

/** Adds the examples among retirees. `free` are retirees without notices; the first ones are taken. */
export function sowRetiredExamples(sowing: Sowing, free: Paciente[]): void {
  const { db, dia } = sowing;
  retire(sowing, free, 'pasivoVejez', { IdTipoPasivo: tipoPasivo.vejez });
  retire(sowing, free, 'pasivoInvalidez', { IdTipoPasivo: tipoPasivo.invalidez });
  retire(sowing, free, 'pasivoDerechoHabiente', { IdTipoPasivo: tipoPasivo.derechoHabiente });
  const dead = retire(sowing, free, 'pasivoFallecido', { IdTipoPasivo: tipoPasivo.vejez });
  db.fallecidos.put({
    IdPersona: dead.IdPersona,
    FechaFallecimiento: addDays(dia, -4),
    IdLugarFallecimiento: 2,
    IdLocalidadFallecimiento: 101,
  });
  widow(sowing, dead);
  const not = { IdTipoAsegurado: tipoAsegurado.activo, IdTipoPasivo: 0, EstadoVigencia: 'NO VIGENTE' };
  retire(sowing, free, 'jubilable', not);
  const { IdPersona } = retire(sowing, free, 'porAlgoritmo', not);
  bornForTheFund(sowing, IdPersona, 1);
}
