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
import { emptyNovedad, emptyPaciente } from '../empty.ts';
import { requisitosDe } from '../requisitos.ts';
import type { Novedad } from '../rows.ts';
import { estadoPorId, idDeEstado, padreDe } from '../tipos.ts';
import { cargos, observacionesCaja } from './names.ts';
import type { Sowing } from './people.ts';
import type { Sown } from './population.ts';

/** A notice to be sown: what, about whom, in which state, with which date. */
export interface NoticePlan {
  readonly idTipo: number;
  readonly sown: Sown;
  readonly puesto: { readonly IdEmpresa: number; readonly IdRegional: number };
  /** A state by its name, or by its number where it has none (exams). */
  readonly estado: Estado | number;
  readonly fecha: IsoDate;
  readonly pagado?: boolean;
}

const conEstipendio: readonly number[] = [tipo.NOVEDAD_PASANTE_ALTA, tipo.NOVEDAD_VOLUNTARIADO_ALTA];

const earlier = (a: IsoDate, b: IsoDate): IsoDate => [a, b].sort()[0] ?? a;

function row(sowing: Sowing, plan: NoticePlan): Novedad {
  const { random, dia } = sowing;
  const { sown, puesto, idTipo, fecha } = plan;
  const idEstado = typeof plan.estado === 'number' ? plan.estado : idDeEstado(idTipo, plan.estado);
  const registered = addDays(fecha, random.int(0, 4));
  const FechaRegistro = earlier(registered, dia);
  const sent = plan.estado === 'declarado' || plan.estado === 'observado' || plan.estado === 'aceptado';
  const declared = addDays(FechaRegistro, random.int(0, 3));
  const padre = padreDe(idTipo);
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
    IdEmpresaDestino: padre === tipo.AVISO_COTIZANTE_TRANSFERENCIA_COTIZANTE ? puesto.IdEmpresa : 0,
    FechaRegistro,
    Version: 1,
    ObservacionCaja: plan.estado === 'observado' ? random.pick(observacionesCaja) : '',
  };
}

/** The whole form as text, as it stood when the notice was accepted. */
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
    const DatosHistorico =
      plan.estado === 'aceptado'
        ? snapshot({
            BasePersonas: plan.sown.persona,
            SegurosPacientes: plan.sown.paciente ?? emptyPaciente,
            SegurosPersonasNovedad: numbered,
          })
        : '';
    const saved = db.novedades.put({ ...numbered, DatosHistorico });
    sowTracking(sowing, saved);
    sowFiles(sowing, saved);
    return saved;
  });
}

const steps: Readonly<Record<Estado, readonly string[]>> = {
  registrado: [],
  pagado: ['Registrado -> Pagado'],
  declarado: ['Registrado -> Declarado'],
  observado: ['Registrado -> Declarado', 'Observado'],
  aceptado: ['Registrado -> Declarado', 'Aceptado'],
  anulado: ['Registrado -> Anulado'],
};

function sowTracking({ db }: Sowing, novedad: Novedad): void {
  const estado = estadoPorId(novedad.IdEstadoProceso)?.estado;
  ['Sin estado -> Registrado', ...(estado ? steps[estado] : [])].forEach((step, at) => {
    const staff = step === 'Observado' || step === 'Aceptado';
    db.seguimientos.put({
      IdSeguimiento: db.next('seguimientos'),
      Tabla: tabla.novedad,
      IdTabla: novedad.IdPersonaNovedad,
      Asunto: staff ? step : 'Cambio de estado',
      Mensaje: step === 'Observado' ? novedad.ObservacionCaja : staff ? 'Declarado -> Aceptado' : step,
      Correos: [],
      TipoSeguimiento: tipoSeguimiento.MENSAJE,
      Fecha: `${at === 0 || !novedad.FechaDeclaracion ? novedad.FechaRegistro : novedad.FechaDeclaracion}T${14 + at}:${10 + at * 7}:00.000Z`,
      Usuario: staff ? 'personal' : 'empresa',
    });
  });
}

/** Every required file is there, drawn when somebody asks for it. */
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
