import type { NovedadForm } from '#contract/entities/novedad.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import type { Novedad, Paciente } from '../db/rows.ts';
import { Refusal, refuseIf } from '../refusal.ts';
import { familiaDe } from './access.ts';
import { faltanArchivos } from './files.ts';
import {
  type Aceptacion,
  archivosQueTendra,
  cerrarAceptada,
  exigeMismoAviso,
  insertarNovedad,
  modificarNovedad,
  type NovedadWrite,
  personaConocida,
} from './novedadWrites.ts';
import { esTransferenciaPasivo, exigeSinPendiente, retiradoDe, textoPasivo } from './pasivo.ts';
import { periodoActivo } from './period.ts';
import { texto } from './texts.ts';
import { faltaEnTransferencia } from './transferencia.ts';
import { regionalDe, trasladado } from './traslado.ts';

/** Registers that a retiree moves to another regional. The insured record does not change until the notice is accepted. */
export function insertarTransferenciaPasivo(write: NovedadWrite): Novedad {
  revisar(write, 0);
  return insertarNovedad(write, write.form.BasePersonas.IdPersona, camposDe(write.form));
}

/** Writes a changed transfer. */
export function modificarTransferenciaPasivo(write: NovedadWrite, kept: Novedad): void {
  exigeMismoAviso(write, kept, textoPasivo('sinTipo'));
  revisar(write, kept.IdPersonaNovedad);
  modificarNovedad(write, kept, camposDe(write.form));
}

/** Accepts a declared transfer. The retiree and her dependants belong to the destination. */
export function aceptarTransferenciaPasivo(who: Aceptacion, kept: Novedad): void {
  const { db } = who;
  const persona = personaConocida(db, kept.IdPersona);
  const before = retiradoDe(db, kept.IdPersona, kept);
  const moved = (p: Paciente) => db.pacientes.put({ ...trasladado(p, kept), FechaIngreso: p.FechaIngreso });
  const dependants = before.IdPacientePadre === 0 ? familiaDe(db, kept.IdPersona) : [];
  for (const member of dependants) moved(member);
  cerrarAceptada(who, kept, { persona, paciente: moved(before) });
}

/** The regional of the destination comes from its location. */
function camposDe({ SegurosPersonasNovedad: n }: NovedadForm) {
  return {
    IdTipoNovedad: n.IdTipoNovedad,
    FechaNovedad: cleanDate(n.FechaNovedad),
    IdUbicacion: n.IdUbicacion,
    IdEmpresaDestino: n.IdEmpresaDestino,
    Observacion: n.Observacion,
  };
}

/** Checks all rules of a transfer: type, fields, person, date, destination, files. */
function revisar(write: NovedadWrite, own: number): void {
  const { db, form, puesto, today } = write;
  const { SegurosPersonasNovedad: n, SegurosPacientes } = form;
  if (!esTransferenciaPasivo(n.IdTipoNovedad)) throw new Refusal(textoPasivo('sinTipo'));
  const persona = personaConocida(db, form.BasePersonas.IdPersona);
  refuseIf(faltaEnTransferencia(form));
  retiradoDe(db, persona.IdPersona, puesto);
  exigeSinPendiente(db, persona, { idEmpresa: puesto.IdEmpresa, own });
  const { start, end } = periodoActivo(today);
  const fecha = cleanDate(n.FechaNovedad);
  if (fecha < start || fecha > end)
    throw new Refusal(
      texto('fueraDePeriodo', {
        label: 'fecha de transferencia',
        start: toLocalDate(start),
        end: toLocalDate(end),
      }),
    );
  const destination = SegurosPacientes.IdDepartamento;
  if (destination === puesto.IdRegional) throw new Refusal(textoPasivo('mismaRegional'));
  const empresa = db.empresas.get(n.IdEmpresaDestino);
  if (empresa?.Estado !== 'ACTIVO' || empresa.patronales[destination] === undefined)
    throw new Refusal(textoPasivo('empresaSinRegional'));
  if (regionalDe(n.IdUbicacion) !== destination) throw new Refusal(textoPasivo('regionalSinUbicacion'));
  refuseIf(faltanArchivos(db, n.IdTipoNovedad, archivosQueTendra(write, own)), 'error');
}
