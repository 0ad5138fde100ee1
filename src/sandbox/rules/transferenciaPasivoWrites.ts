import type { TransferenciaPasivoForm } from '#contract/entities/pasivo.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { localidades } from '../db/referencias.ts';
import type { Novedad } from '../db/rows.ts';
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

/** A retiree's transfer being written. */
export type TransferenciaPasivoWrite = NovedadWrite & { readonly form: TransferenciaPasivoForm };

/** Registers that a retiree moves to another regional. The insured record is only read until the notice is accepted. */
export function insertarTransferenciaPasivo(write: TransferenciaPasivoWrite): Novedad {
  revisar(write, 0);
  return insertarNovedad(write, write.form.BasePersonas.IdPersona, camposDe(write.form));
}

/** Writes a changed transfer. */
export function modificarTransferenciaPasivo(write: TransferenciaPasivoWrite, kept: Novedad): void {
  exigeMismoAviso(write.form, kept, textoPasivo('sinTipo'));
  revisar(write, kept.IdPersonaNovedad);
  modificarNovedad(write, kept, camposDe(write.form));
}

/** Accepts a declared transfer: the retiree, and who hangs on her, belong to the destination. */
export function aceptarTransferenciaPasivo(who: Aceptacion, kept: Novedad): void {
  const { db } = who;
  const persona = personaConocida(db, kept.IdPersona);
  const before = retiradoDe(db, kept.IdPersona, kept);
  const place = {
    IdEmpresa: Number(kept.IdEmpresaDestino ?? 0),
    IdDepartamento: Number(kept.IdDepartamentoDestino ?? 0),
    IdUbicacionEmpresa: kept.IdUbicacion,
  };
  const dependants = before.IdPacientePadre === 0 ? familiaDe(db, kept.IdPersona) : [];
  for (const member of dependants) db.pacientes.put({ ...member, ...place });
  const paciente = db.pacientes.put({ ...before, ...place });
  cerrarAceptada(who, kept, { persona, paciente });
}

/** The destination regional travels in the insured record; the notice keeps it, as the record changes on acceptance. */
function camposDe({ SegurosPersonasNovedad: n, SegurosPacientes }: TransferenciaPasivoForm) {
  return {
    IdTipoNovedad: n.IdTipoNovedad,
    FechaNovedad: cleanDate(n.FechaNovedad),
    IdUbicacion: n.IdUbicacion,
    IdEmpresaDestino: n.IdEmpresaDestino,
    IdDepartamentoDestino: SegurosPacientes.IdDepartamento,
    Observacion: n.Observacion,
  };
}

const missing = (field: string) => texto('sinInformacion', { field });

/** The first thing wrong with the notice's own fields (spec R 5.4). */
function falta({ SegurosPersonasNovedad: n, SegurosPacientes: p }: TransferenciaPasivoForm): string | null {
  if (cleanDate(n.FechaNovedad) === '') return missing('Fecha de transferencia');
  if (p.IdDepartamento < 1) return missing('Regional transferencia');
  if (n.IdEmpresaDestino < 1) return missing('Empresa transferencia');
  if (n.IdUbicacion < 1) return missing('Ubicación de transferencia');
  return n.Observacion.length > 500 ? texto('muyLargo', { field: 'Observación', max: 500 }) : null;
}

/** All rules of a transfer: type, fields, person, date, destination, files. */
function revisar(write: TransferenciaPasivoWrite, own: number): void {
  const { db, form, puesto, today } = write;
  const { SegurosPersonasNovedad: n, SegurosPacientes } = form;
  if (!esTransferenciaPasivo(n.IdTipoNovedad)) throw new Refusal(textoPasivo('sinTipo'));
  const persona = personaConocida(db, form.BasePersonas.IdPersona);
  refuseIf(falta(form));
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
  if (db.empresas.get(n.IdEmpresaDestino)?.patronales[destination] === undefined)
    throw new Refusal(textoPasivo('empresaSinRegional'));
  if (localidades.find((l) => l.Id === n.IdUbicacion)?.IdDepartamento !== destination)
    throw new Refusal(textoPasivo('regionalSinUbicacion'));
  refuseIf(faltanArchivos(n.IdTipoNovedad, archivosQueTendra(write, own)), 'error');
}
