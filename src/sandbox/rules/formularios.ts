import type { FormularioForm, SaldoFormulario } from '#contract/entities/formularioFisico.ts';
import { nombreRegional } from '#contract/enumerations.ts';
import type { IsoDate } from '#lib/dates.ts';
import type { FormularioFisico } from '../db/cobroRows.ts';
import type { Database } from '../db/database.ts';
import type { Novedad } from '../db/rows.ts';
import { BadCall, Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { papel } from './access.ts';
import { nombreDeTipo, padreDe } from './catalogo.ts';
import { impideCobro } from './ordenes.ts';
import { textoOrden } from './ordenesTextos.ts';
import { marcarPagada } from './payments.ts';

const usados = (db: Database, f: FormularioFisico): number =>
  db.usosFormulario.by('formulario', f.IdEmpresaTipoNovedadPagado).length;
const disponibles = (db: Database, f: FormularioFisico): number => f.TotalAsignado - usados(db, f);
const nombreDe = (db: Database, idTipoNovedad: number): string => nombreDeTipo(db, padreDe(db, idTipoNovedad));

/** Companies see their own forms in their regional. Staff see those of every company in their regional. */
export function veFormulario(sesion: Sesion, f: Pick<FormularioFisico, 'IdEmpresa' | 'IdRegional'>): boolean {
  if (f.IdRegional !== sesion.idRegional) return false;
  const who = papel(sesion);
  return who === 'caja' || (who === 'empresa' && f.IdEmpresa === sesion.idEmpresa);
}

/** The forms with an id. Refused if the caller may not see them. */
export function formularioVisible(db: Database, sesion: Sesion, id: number): FormularioFisico {
  const f = db.formularios.get(id);
  if (!f || !veFormulario(sesion, f)) throw sinAcceso();
  return f;
}

/** How many forms of a batch were assigned, used and are left (spec R 3.5). */
export function saldoDe(db: Database, f: FormularioFisico): SaldoFormulario {
  return {
    Regional: nombreRegional(f.IdRegional),
    Empresa: db.empresas.get(f.IdEmpresa)?.RazonSocial ?? '',
    Novedad: nombreDe(db, f.IdTipoNovedad),
    TotalAsignado: f.TotalAsignado,
    TotalUsado: usados(db, f),
    TotalDisponible: disponibles(db, f),
    Habilitado: f.Habilitado,
    IdEmpresaTipoNovedadPagado: f.IdEmpresaTipoNovedadPagado,
  };
}

/** The forms of a type a company may use now, or undefined if none are left or they are switched off. */
export const formularioConSaldo = (
  db: Database,
  puesto: { readonly IdEmpresa: number; readonly IdRegional: number },
  idTipoNovedad: number,
): FormularioFisico | undefined =>
  db.formularios
    .by('empresa', `${puesto.IdEmpresa}|${puesto.IdRegional}`)
    .find((f) => f.IdTipoNovedad === padreDe(db, idTipoNovedad) && f.Habilitado && disponibles(db, f) > 0);

/** Uses up a form for a notice, which is then paid. Refused if the notice is in an order or already paid. */
export function descontarFormulario(db: Database, n: Novedad, today: IsoDate): number {
  refuseIf(impideCobro(db, n));
  const f = formularioConSaldo(db, n, n.IdTipoNovedad);
  if (!f) throw new Refusal(textoOrden('sinSaldo', { novedad: nombreDe(db, n.IdTipoNovedad) }));
  const NumeroUtilizacion = usados(db, f) + 1;
  const { IdPersonaNovedad } = n;
  const { IdEmpresaTipoNovedadPagado } = f;
  db.usosFormulario.put({ IdPersonaNovedad, IdEmpresaTipoNovedadPagado, FechaUtilizado: today, NumeroUtilizacion });
  marcarPagada(db, n);
  return NumeroUtilizacion;
}

/** Saves assigned forms. Staff write all fields. A company may only switch its own forms on and off. */
export function registrarFormulario(db: Database, sesion: Sesion, form: FormularioForm): FormularioFisico {
  const kept =
    form.IdEmpresaTipoNovedadPagado === 0 ? null : formularioVisible(db, sesion, form.IdEmpresaTipoNovedadPagado);
  if (papel(sesion) !== 'caja') {
    if (!kept) throw sinAcceso();
    return db.formularios.put({ ...kept, Habilitado: form.Habilitado });
  }
  const { TotalAsignado, Habilitado } = form;
  if (!Number.isInteger(TotalAsignado) || TotalAsignado < 1 || TotalAsignado > 9999)
    throw new Refusal(textoOrden('totalInvalido'));
  if (kept) {
    const usado = usados(db, kept);
    if (TotalAsignado < usado) throw new Refusal(textoOrden('conSaldoUsado', { usado }));
    return db.formularios.put({ ...kept, TotalAsignado, Habilitado });
  }
  const { IdEmpresa, IdRegional } = form;
  const IdTipoNovedad = padreDe(db, form.IdTipoNovedad);
  if (IdTipoNovedad === 0) throw new BadCall('IdTipoNovedad');
  if (!veFormulario(sesion, form) || !db.empresas.get(IdEmpresa)?.patronales[IdRegional]) throw sinAcceso();
  const same = db.formularios
    .by('empresa', `${IdEmpresa}|${IdRegional}`)
    .some((f) => f.IdTipoNovedad === IdTipoNovedad);
  if (same) throw new Refusal(textoOrden('formularioRepetido', { novedad: nombreDe(db, IdTipoNovedad) }));
  const IdEmpresaTipoNovedadPagado = db.next('formularios') + 60;
  return db.formularios.put({
    IdEmpresaTipoNovedadPagado,
    IdEmpresa,
    IdRegional,
    IdTipoNovedad,
    TotalAsignado,
    Habilitado,
  });
}

/** Deletes forms nobody used. Staff only. */
export function eliminarFormulario(db: Database, sesion: Sesion, id: number): void {
  if (papel(sesion) !== 'caja') throw sinAcceso();
  const f = formularioVisible(db, sesion, id);
  if (usados(db, f) > 0) throw new Refusal(textoOrden('formularioUsado'));
  db.formularios.remove(f.IdEmpresaTipoNovedadPagado);
}
