import type { NovedadForm } from '#contract/entities/novedad.ts';
import {
  canal,
  type Estado,
  requisitoFotografia,
  tabla,
  tipoNovedad as tipo,
  tipoSeguimiento,
} from '#contract/enumerations.ts';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '#lib/dates.ts';
import { destinoDe, type Puesto, trasladado, trasladar } from '#sandbox/rules/traslado.ts';
import { emptyNovedad, emptyPaciente } from '../empty.ts';
import { requisitosDe } from '../requisitos.ts';
import type { Novedad } from '../rows.ts';
import { estadoPorId, idDeEstado, padreDe } from '../tipos.ts';
import { firmaDe } from '../usuarios.ts';
import { cargos, observacionesCaja } from './names.ts';
import type { Sowing } from './people.ts';
import type { Sown } from './population.ts';

/** A notice to add: type, person, state and date. */
export interface NoticePlan {
  readonly idTipo: number;
  readonly sown: Sown;
  readonly puesto: { readonly IdEmpresa: number; readonly IdRegional: number };
  /** The name of a state, or its number if it has no name (exams). */
  readonly estado: Estado | number;
  readonly fecha: IsoDate;
  readonly pagado?: boolean;
}

const conEstipendio: readonly number[] = [tipo.NOVEDAD_PASANTE_ALTA, tipo.NOVEDAD_VOLUNTARIADO_ALTA];

/** The first of two dates. */
export const earlier = (a: IsoDate, b: IsoDate): IsoDate => [a, b].sort()[0] ?? a;

/** Where a transferred person goes: another regional, mostly in the same company. It is always the same for a person. */
function destinoPara({ db }: Sowing, { sown, puesto }: NoticePlan): Puesto {
  const places = db.empresas
    .all()
    .flatMap(({ IdEmpresa, patronales }) =>
      Object.keys(patronales).map((id) => ({ IdEmpresa, IdRegional: Number(id) })),
    )
    .filter(({ IdRegional }) => IdRegional !== puesto.IdRegional);
  const own = places.filter(({ IdEmpresa }) => IdEmpresa === puesto.IdEmpresa);
  const choice = own.length > 0 && sown.persona.IdPersona % 4 > 0 ? own : places;
  return choice[sown.persona.IdPersona % choice.length] ?? puesto;
}

function row(sowing: Sowing, plan: NoticePlan): Novedad {
  const { random, dia } = sowing;
  const { sown, puesto, idTipo, fecha } = plan;
  const idEstado = typeof plan.estado === 'number' ? plan.estado : idDeEstado(idTipo, plan.estado);
  const registered = addDays(fecha, random.int(0, 4));
  const FechaRegistro = earlier(registered, dia);
  const sent = plan.estado === 'declarado' || plan.estado === 'observado' || plan.estado === 'aceptado';
  const declared = addDays(FechaRegistro, random.int(0, 3));
  const padre = padreDe(idTipo);
  const destino = padre === tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE ? destinoPara(sowing, plan) : null;
  return {
    ...emptyNovedad,
    IdPersona: sown.persona.IdPersona,
    IdTipoNovedad: idTipo,
    ...puesto,
    IdCanal: canal.virtual,
    FechaNovedad: fecha,
    HaberMensual: sown.relacion?.HaberMensual ?? random.int(25, 140) * 100,
    IdUbicacion: puesto.IdRegional * 100 + 1,
    IdEstadoProceso: idEstado,
    IdProfesion: sown.persona.IdProfesion,
    Observacion: random.chance(15) ? 'Presentar también el original en ventanilla.' : '',
    Estado: 'ACTIVO',
    Habilitado: true,
    Periodo: `${firstOfMonth(fecha)}|${addDays(addMonths(firstOfMonth(fecha), 1), -1)}`,
    Pagado: plan.pagado ?? plan.estado === 'pagado',
    FechaDeclaracion: sent ? earlier(declared, dia) : '',
    IdPersonaEmpresa: sown.relacion?.IdPersonaEmpresa ?? 0,
    Cargo: sown.relacion?.Cargo ?? random.pick(cargos),
    FechaFinNovedad: conEstipendio.includes(padre) ? addMonths(fecha, random.int(3, 11)) : '',
    ...(destino && { IdEmpresaDestino: destino.IdEmpresa, IdUbicacion: destino.IdRegional * 100 + 1 }),
    FechaRegistro,
    Version: 1,
    ObservacionCaja: plan.estado === 'observado' ? random.pick(observacionesCaja) : '',
  };
}

/** The whole form as text, as it was when the notice was accepted. */
export function snapshot(form: NovedadForm): string {
  return JSON.stringify({ ...form, SegurosPersonasNovedad: { ...form.SegurosPersonasNovedad, DatosHistorico: '' } });
}

/** Writes the notices in the order they were registered, with numbers, tracking and files. */
export function sowNotices(sowing: Sowing, plans: readonly NoticePlan[]): Novedad[] {
  const rows = plans.map((plan) => ({ plan, novedad: row(sowing, plan) }));
  const order = (n: Novedad) => n.FechaRegistro;
  rows.sort((a, b) => order(a.novedad).localeCompare(order(b.novedad)));
  return rows.map(({ plan, novedad }) => {
    const { db } = sowing;
    const year = novedad.FechaRegistro.slice(0, 4);
    const numbered: Novedad = {
      ...novedad,
      IdPersonaNovedad: db.next('novedades') + 500_000,
      NumeroDocumento: `${year}-${String(db.next(`aviso-${year}`)).padStart(5, '0')}`,
    };
    const accepted = plan.estado === 'aceptado';
    if (accepted && numbered.IdEmpresaDestino > 0) sowTraslado(sowing, numbered);
    const DatosHistorico = accepted
      ? snapshot({
          BasePersonas: plan.sown.persona,
          SegurosPacientes: db.pacientes.get(plan.sown.paciente?.IdPaciente ?? 0) ?? emptyPaciente,
          SegurosPersonasNovedad: numbered,
        })
      : '';
    const saved = db.novedades.put({ ...numbered, DatosHistorico });
    sowTracking(sowing, saved);
    sowFiles(sowing, saved);
    return saved;
  });
}

/** Moves the person of an accepted transfer. */
function sowTraslado({ db }: Sowing, n: Novedad): void {
  const from = db.relaciones.by('persona', n.IdPersona).find((r) => r.FechaBaja === '');
  if (from) trasladar(db, from, destinoDe(n), n.FechaNovedad);
  for (const paciente of db.pacientes.by('persona', n.IdPersona)) db.pacientes.put(trasladado(paciente, n));
}

const steps: Readonly<Record<Estado, readonly string[]>> = {
  registrado: [],
  pagado: ['Registrado -> Pagado'],
  declarado: ['Registrado -> Declarado'],
  observado: ['Registrado -> Declarado', 'Observado'],
  aceptado: ['Registrado -> Declarado', 'Aceptado'],
  anulado: ['Registrado -> Anulado'],
};

/** Hour of the first step (UTC): mid-morning in La Paz. For today's notices it is midnight, which is always in the past. */
const horaDe = (dia: string, hoy: string): string => (dia === hoy ? '04' : '14');

function sowTracking({ db, dia: hoy }: Sowing, novedad: Novedad): void {
  const estado = estadoPorId(novedad.IdEstadoProceso)?.estado;
  ['Sin estado -> Registrado', ...(estado ? steps[estado] : [])].forEach((step, at) => {
    const staff = step === 'Observado' || step === 'Aceptado';
    const dia = at === 0 || !novedad.FechaDeclaracion ? novedad.FechaRegistro : novedad.FechaDeclaracion;
    db.seguimientos.put({
      IdSeguimiento: db.next('seguimientos'),
      Tabla: tabla.novedad,
      IdTabla: novedad.IdPersonaNovedad,
      Asunto: staff ? step : 'Cambio de estado',
      Mensaje: step === 'Observado' ? novedad.ObservacionCaja : staff ? 'Declarado -> Aceptado' : step,
      Correos: [],
      TipoSeguimiento: tipoSeguimiento.MENSAJE,
      Fecha: `${dia}T${horaDe(dia, hoy)}:0${at * 3}:00.000Z`,
      Usuario: firmaDe(staff ? null : novedad.IdEmpresa),
    });
  });
}

/** Adds every required file. Their content is drawn when it is requested. */
function sowFiles({ db }: Sowing, novedad: Novedad): void {
  for (const requisito of requisitosDe(novedad.IdTipoNovedad)) {
    if (!requisito.Requerido) continue;
    const photo = requisito.IdRequisito === requisitoFotografia;
    db.archivos.put({
      IdRecurso: db.next('archivos') + 700_000,
      Tabla: tabla.novedad,
      IdTabla: novedad.IdPersonaNovedad,
      IdPersona: novedad.IdPersona,
      IdTipoNovedadPadre: padreDe(novedad.IdTipoNovedad),
      IdRequisito: requisito.IdRequisito,
      IdUsuario: 0,
      NombreArchivo: photo ? 'fotografia.png' : `${requisito.Nombre.toLowerCase().replaceAll(' ', '-')}.pdf`,
      TipoContenido: photo ? 'image/png' : 'application/pdf',
      Contenido: '',
    });
  }
}
