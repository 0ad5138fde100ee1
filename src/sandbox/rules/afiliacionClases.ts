import type { ClaseAfiliacion } from '#contract/entities/afiliacion.ts';
import { tipoAsegurado, tipoNovedad } from '#contract/enumerations.ts';
import {
  baseAfiliacion,
  grupoAfiliado,
  modoAfiliacion,
  novedadAfiliacion,
  tipoAfiliado,
} from '#contract/enumerationsAfiliacion.ts';
import { esRecienNacido, tipoAfiliacionPorId } from '../db/afiliacionTipos.ts';
import type { Database } from '../db/database.ts';
import type { Paciente } from '../db/rows.ts';
import { Refusal } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { papel } from './access.ts';
import { textoAfiliacion } from './afiliacionTextos.ts';
import { estadoPorId, padreDe } from './catalogo.ts';

/** The subject of an affiliation. */
interface Afiliado {
  readonly IdPersona: number;
  readonly IdTipoNovedad: number;
  /** The holder of the insurance that a dependant joins. */
  readonly holder: Paciente | null;
  readonly abierta: boolean;
}

/** A retiree's registration shows how she was assigned to the fund (spec F 3.11). */
const basePorAlta: Readonly<Record<number, number>> = {
  [tipoNovedad.ALTA_PASIVO_POR_ALGORITMO]: baseAfiliacion.sorteo,
  [tipoNovedad.ALTA_PASIVO_POR_JUBILACION]: baseAfiliacion.jubilacion,
  [tipoNovedad.ALTA_PASIVO_POR_DERECHO_HABIENTE]: baseAfiliacion.derechoHabiente,
  [tipoNovedad.ALTA_PASIVO_POR_RESOLUCION]: baseAfiliacion.resolucion,
};
const altas: readonly number[] = [
  tipoNovedad.AVISO_COTIZANTE_ALTA_COTIZANTE,
  tipoNovedad.NOVEDAD_PASANTE_ALTA,
  tipoNovedad.NOVEDAD_VOLUNTARIADO_ALTA,
];

/** The base of a person's own insurance, from the latest accepted registration of the kind; 0 if there is none. */
function baseDe(db: Database, idPersona: number, pasiva: boolean): number {
  const accepted = db.novedades
    .by('persona', idPersona)
    .filter((n) => estadoPorId(db, n.IdEstadoProceso)?.estado === 'aceptado')
    .sort((a, b) => b.FechaNovedad.localeCompare(a.FechaNovedad));
  if (!pasiva) return accepted.some((n) => altas.includes(padreDe(db, n.IdTipoNovedad))) ? baseAfiliacion.avisoAlta : 0;
  const last = accepted.find((n) => padreDe(db, n.IdTipoNovedad) === tipoNovedad.ALTA_PASIVO);
  return last ? (basePorAlta[last.IdTipoNovedad] ?? 0) : 0;
}

/** 1 holder, 2 beneficiary, 3 retiree, 4 newborn. */
function tipoAfiliadoDe(idTipoNovedad: number): number {
  if (esRecienNacido(idTipoNovedad)) return tipoAfiliado.recienNacido;
  if (idTipoNovedad === novedadAfiliacion.AFILIACION_PASIVO) return tipoAfiliado.pasivo;
  return tipoAfiliacionPorId(idTipoNovedad)?.propio ? tipoAfiliado.titular : tipoAfiliado.beneficiario;
}

/** 1 active, 2 voluntary insurance, 3 private, by the insured type. */
export const grupoDe = (idTipoAsegurado: number): number =>
  idTipoAsegurado === tipoAsegurado.seguroVoluntario
    ? grupoAfiliado.seguroVoluntario
    : idTipoAsegurado === tipoAsegurado.particular
      ? grupoAfiliado.particular
      : grupoAfiliado.activo;

function modoDe(sesion: Sesion, tipo: number, abierta: boolean): number {
  const caja = papel(sesion) === 'caja';
  if (!abierta) return caja ? modoAfiliacion.verCaja : modoAfiliacion.verExterno;
  if (tipo === tipoAfiliado.pasivo) return modoAfiliacion.pasivo;
  if (tipo === tipoAfiliado.titular) return caja ? modoAfiliacion.titularCaja : modoAfiliacion.titularExterno;
  return caja ? modoAfiliacion.beneficiarioCaja : modoAfiliacion.beneficiarioExterno;
}

/** The kind of affiliation (spec F 3.11). A dependant has the holder's base and group. */
export function claseDe({ db, sesion }: { db: Database; sesion: Sesion }, who: Afiliado): ClaseAfiliacion {
  const IdTipoAfiliado = tipoAfiliadoDe(who.IdTipoNovedad);
  const record = who.holder ?? db.pacientes.by('persona', who.IdPersona)[0];
  const pasiva = IdTipoAfiliado === tipoAfiliado.pasivo || who.holder?.IdTipoAsegurado === tipoAsegurado.pasivo;
  return {
    IdModoAfiliacion: modoDe(sesion, IdTipoAfiliado, who.abierta),
    IdBaseAfiliacion: baseDe(db, who.holder?.IdPersona ?? who.IdPersona, pasiva),
    IdTipoAfiliado,
    IdGrupoAfiliado: grupoDe(record?.IdTipoAsegurado ?? tipoAsegurado.activo),
  };
}

/** Refuses a form that states another kind of affiliation. Fields it leaves out (0) are not compared. */
export function exigeClase(sent: ClaseAfiliacion | undefined, own: ClaseAfiliacion): void {
  const names = ['IdModoAfiliacion', 'IdBaseAfiliacion', 'IdTipoAfiliado', 'IdGrupoAfiliado'] as const;
  if (sent && names.some((name) => sent[name] !== 0 && sent[name] !== own[name]))
    throw new Refusal(textoAfiliacion('claseDistinta'));
}
