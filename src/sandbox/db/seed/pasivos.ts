import type {
  PacientesAlgoritmo,
  PacientesDerechoHabiente,
  PacientesResolucion,
} from '#contract/entities/gruposPasivo.ts';
import { parentesco, tipoNovedad as tipo, tipoAsegurado, tipoPasivo } from '#contract/enumerations.ts';
import { addDays } from '#lib/dates.ts';
import { titularDe } from '#sandbox/rules/pacienteCompleto.ts';
import { ampliarHistorico } from '#sandbox/rules/pasivo.ts';
import { localidades } from '../referencias.ts';
import type { Novedad, Paciente } from '../rows.ts';
import { estadoPorId, padreDe } from '../tipos.ts';
import { bornForTheFund, gestorDe } from './gestor.ts';
import { sowRetiredExamples } from './pasivosExamples.ts';
import type { Sowing } from './people.ts';

const accepted = (n: Novedad) => estadoPorId(n.IdEstadoProceso)?.estado === 'aceptado';

/** Adds the grounds of a registration, by its variant. */
function furnishAlta(sowing: Sowing, n: Novedad, holder: Paciente): void {
  const { db, random } = sowing;
  const { IdPersonaNovedad } = n;
  let a: PacientesAlgoritmo | null = null;
  let r: PacientesResolucion | null = null;
  let d: PacientesDerechoHabiente | null = null;
  if (n.IdTipoNovedad === tipo.ALTA_PASIVO_POR_ALGORITMO) {
    bornForTheFund(sowing, n.IdPersona, n.IdRegional);
    const FechaNacimiento = db.personas.get(n.IdPersona)?.FechaNacimiento ?? '';
    const result = gestorDe(FechaNacimiento, n.IdRegional);
    a = {
      IdPacienteAlgoritmo: db.next('pacientesAlgoritmo'),
      IdTipoResolucion: 5,
      IdPersonaNovedad,
      IdPacientesResolucion: 0,
      DiasCalculados: result.DiasCalculados,
      DosUltimosDigitos: result.UltimosDigitos,
      IdRegional: n.IdRegional,
      FechaNacimiento,
    };
  }
  if (n.IdTipoNovedad === tipo.ALTA_PASIVO_POR_RESOLUCION)
    r = {
      IdPacientesResolucion: db.next('pacientesResolucion'),
      IdPersonaNovedad,
      NumeroResolucion: `RA-${random.int(100, 999)}/${n.FechaNovedad.slice(0, 4)}`,
      FechaResolucion: addDays(n.FechaNovedad, -random.int(10, 60)),
      Instancia: 'SERVICIO NACIONAL DEL SISTEMA DE REPARTO',
    };
  if (n.IdTipoNovedad === tipo.ALTA_PASIVO_POR_DERECHO_HABIENTE)
    d = {
      MatriculaTitular: holder.MatriculaTitular,
      IdPacientePadre: holder.IdPaciente,
      IdPersona: holder.IdPersona,
      NombreCompleto: db.personas.get(holder.IdPersona)?.NombreCompleto ?? '',
      IdRelacionParentesco: parentesco.esposo,
      IdTipoBeneficiario: tipoAsegurado.pasivo * 100 + parentesco.esposo,
      IdTipoPasivo: tipoPasivo.derechoHabiente,
    };
  const groups = { PacientesAlgoritmo: a, PacientesResolucion: r, PacientesDerechoHabiente: d };
  db.gruposPasivo.put({ IdPersonaNovedad, ...groups });
  ampliarHistorico(db, IdPersonaNovedad, groups);
  if (!accepted(n)) notRetiredYet(sowing, n);
}

/** A person whose registration is not accepted has worked before and has no rights now. */
function notRetiredYet({ db }: Sowing, n: Novedad): void {
  for (const paciente of db.pacientes.by('persona', n.IdPersona))
    db.pacientes.put({
      ...paciente,
      IdTipoAsegurado: tipoAsegurado.activo,
      IdTipoPasivo: 0,
      EstadoVigencia: 'NO VIGENTE',
    });
}

/** A person who is deregistered or transferred is a retiree of the company that reports it. */
function belongs({ db }: Sowing, n: Novedad): void {
  const { IdEmpresa, IdRegional: IdDepartamento } = n;
  for (const paciente of db.pacientes.by('persona', n.IdPersona))
    db.pacientes.put({ ...paciente, IdEmpresa, IdDepartamento, IdUbicacionEmpresa: IdDepartamento * 100 + 1 });
}

/** A retiree's notice contains no employment data, only its own fields. The data kept with an accepted notice is the same. */
function tell({ db }: Sowing, n: Novedad, own: Partial<Novedad>): void {
  const told = { ...own, HaberMensual: null, Cargo: '' };
  const kept = n.DatosHistorico ? (JSON.parse(n.DatosHistorico) as { SegurosPersonasNovedad: object }) : null;
  const remembered = kept && { ...kept, SegurosPersonasNovedad: { ...kept.SegurosPersonasNovedad, ...told } };
  db.novedades.put({ ...n, ...told, ...(remembered ? { DatosHistorico: JSON.stringify(remembered) } : {}) });
}

/** A death has a place. The hospitals reported it before the company did. */
function furnishBaja(sowing: Sowing, n: Novedad): void {
  const { db, random } = sowing;
  belongs(sowing, n);
  const IdLugarFallecimiento = random.int(1, 3);
  const IdUbicacionFallecimiento = n.IdRegional * 100 + 1;
  const paciente = db.pacientes.by('persona', n.IdPersona)[0];
  const titular = paciente && titularDe(db, paciente);
  tell(sowing, n, { IdLugarFallecimiento, IdUbicacionFallecimiento, ...titular });
  const FechaFallecimiento = n.FechaNovedad;
  db.fallecidos.put({
    IdPersona: n.IdPersona,
    FechaFallecimiento,
    IdLugarFallecimiento,
    IdLocalidadFallecimiento: IdUbicacionFallecimiento,
  });
  const persona = db.personas.get(n.IdPersona);
  if (!accepted(n) || !persona) return;
  db.personas.put({ ...persona, FechaFallecimiento });
  for (const paciente of db.pacientes.by('persona', n.IdPersona))
    db.pacientes.put({ ...paciente, EstadoVigencia: 'NO VIGENTE', FechaBaja: FechaFallecimiento });
}

/** A transfer goes to another regional where a company works, the same company if possible. */
function furnishTransferencia(sowing: Sowing, n: Novedad): void {
  const { db } = sowing;
  belongs(sowing, n);
  const places = db.empresas
    .all()
    .flatMap((e) => Object.keys(e.patronales).map((regional) => ({ id: e.IdEmpresa, regional: Number(regional) })))
    .filter(({ regional }) => regional !== n.IdRegional);
  const to = places.find(({ id }) => id === n.IdEmpresa) ?? places[0];
  const town = localidades.find((l) => l.IdDepartamento === to?.regional);
  if (!to || !town) return;
  tell(sowing, n, { IdEmpresaDestino: to.id, IdUbicacion: town.Id });
}

/** Adds the data of the retirees' notices, and the examples among retirees. */
export function sowPasivos(sowing: Sowing): void {
  const { db } = sowing;
  const busy = new Set(db.novedades.all().map((n) => n.IdPersona));
  const retired = db.pacientes.all().filter((p) => p.IdTipoAsegurado === tipoAsegurado.pasivo);
  const free = retired.filter((p) => !busy.has(p.IdPersona) && p.IdPacientePadre === 0);
  const [holder] = free;
  if (!holder) throw new Error('The seed has no retiree without a notice');
  for (const n of db.novedades.all()) {
    if (padreDe(n.IdTipoNovedad) === tipo.ALTA_PASIVO) furnishAlta(sowing, n, holder);
    if (n.IdTipoNovedad === tipo.BAJA_PASIVO) furnishBaja(sowing, n);
    if (n.IdTipoNovedad === tipo.TRANSFERENCIA_PASIVO) furnishTransferencia(sowing, n);
  }
  sowRetiredExamples(sowing, free.slice(1));
}
