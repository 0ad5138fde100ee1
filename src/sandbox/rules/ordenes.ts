import type { FiltroNovedadesCobrar, NovedadDeOrden, OrdenPago, OrdenPagoForm } from '#contract/entities/ordenPago.ts';
import { cleanDate, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import { referencias } from '../db/referencias.ts';
import type { Novedad, Orden } from '../db/rows.ts';
import { estadoPorId, padreDe } from '../db/tipos.ts';
import { Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { comoEmpresa } from './access.ts';
import { textoOrden } from './ordenesTextos.ts';
import { esBorrador, estaPagado, ordenDe, PRECIO } from './payments.ts';
import { estadoDe } from './states.ts';
import { nombreDeTipo } from './tiposNovedad.ts';
import { esEditable } from './transitions.ts';

/** How far an order is (spec R 4.4). A cancelled request leaves a draft behind; a request expires by the clock. */
export type Etapa = 'borrador' | 'generada' | 'vencida' | 'pagada';

export function etapaDe(db: Database, orden: Orden, today: IsoDate): Etapa {
  if (orden.Cobrado) return 'pagada';
  if (orden.CodigoTransaccion === '') return 'borrador';
  const solicitud = db.solicitudes.get(orden.CodigoTransaccion);
  return solicitud && solicitud.Vence >= today ? 'generada' : 'vencida';
}

interface Puesto {
  readonly IdEmpresa: number;
  readonly IdRegional: number;
}

/** The order a body names: the caller's company's, in its regional. Refused like one that does not exist otherwise. */
export function ordenVisible(
  db: Database,
  sesion: Sesion,
  ref: { readonly IdOrdenPago: number; readonly IdEmpresa: number },
): Orden {
  const puesto = comoEmpresa(sesion);
  if (ref.IdOrdenPago <= 0) throw new Refusal(textoOrden('idInvalido'));
  const orden = db.ordenes.get(ref.IdOrdenPago);
  const own = orden?.IdEmpresa === puesto.IdEmpresa && orden.IdRegional === puesto.IdRegional;
  if (!orden || !own || ref.IdEmpresa !== puesto.IdEmpresa) throw sinAcceso();
  return orden;
}

/** A notice as a line of an order. */
export function lineaDe(db: Database, n: Novedad): NovedadDeOrden {
  const persona = db.personas.get(n.IdPersona);
  const estado = estadoPorId(n.IdEstadoProceso);
  return {
    IdPersonaNovedad: n.IdPersonaNovedad,
    Novedad: nombreDeTipo(db, n.IdTipoNovedad),
    NombreCompleto: persona?.NombreCompleto ?? '',
    TipoDocumento: referencias.tiposDocumentos.find((t) => t.Id === persona?.IdTipoDocumento)?.Descripcion ?? '',
    FechaNovedad: toLocalDate(n.FechaNovedad),
    Total: PRECIO,
    EstadoProceso: estado?.Nombre ?? '',
    ColorFondo: estado?.ColorFondo ?? '',
    ColorLetra: estado?.ColorLetra ?? '',
  };
}

/** An order as the services send it: total and lines from the notices in it (decision 80). */
export function ordenWire(db: Database, orden: Orden, today: IsoDate): OrdenPago {
  const { novedades, IdRegional: _, ...fields } = orden;
  const lines = novedades.flatMap((id) => db.novedades.get(id) ?? []).map((n) => lineaDe(db, n));
  return {
    ...fields,
    Total: lines.length * PRECIO,
    Novedades: lines,
    NovedadesCadena: lines.map((l) => `${l.Novedad}: ${l.NombreCompleto}`).join('; '),
    FechaVencimiento: db.solicitudes.get(orden.CodigoTransaccion)?.Vence ?? '',
    Vencida: etapaDe(db, orden, today) === 'vencida',
    NumeroComprobante: db.cobros.get(orden.IdOrdenPago)?.NumeroComprobante ?? '',
  };
}

/** Why a notice may not go into an order; null when it may. A notice is in one order at most. */
export function impideCobro(db: Database, n: Novedad, idOrdenPago = 0): string | null {
  const orden = ordenDe(db, n);
  if (orden && orden.IdOrdenPago === idOrdenPago) return null;
  if (orden) return textoOrden('yaIncluida', { numero: orden.IdOrdenPago });
  if (estaPagado(n)) return textoOrden('yaPagada', { numero: n.NumeroDocumento });
  const { estado, nombre } = estadoDe(n);
  return esEditable(estado) ? null : textoOrden('estadoNoCobrable', { estado: nombre });
}

/** The company's notices an order may take: in none yet, unpaid, still to be declared; by date, the newest first. */
export function cobrables(db: Database, puesto: Puesto, filtro: FiltroNovedadesCobrar): Novedad[] {
  const [from, to] = [cleanDate(filtro.FechaInicioNovedad), cleanDate(filtro.FechaFinNovedad)];
  const words = fold(tidy(filtro.NombrePersona)).split(' ').filter(Boolean);
  const taken = new Set(
    db.ordenes.by('empresa', `${puesto.IdEmpresa}|${puesto.IdRegional}`).flatMap((o) => o.novedades),
  );
  const isNamed = (n: Novedad) => {
    const name = fold(db.personas.get(n.IdPersona)?.NombreCompleto ?? '');
    return words.every((word) => name.includes(word));
  };
  return db.novedades
    .by('empresa', `${puesto.IdEmpresa}|${puesto.IdRegional}`)
    .filter((n) => !taken.has(n.IdPersonaNovedad) && !estaPagado(n) && esEditable(estadoDe(n).estado))
    .filter((n) => (!from || n.FechaNovedad >= from) && (!to || n.FechaNovedad <= to))
    .filter((n) => filtro.IdTipoNovedad === 0 || esDeTipo(n, filtro.IdTipoNovedad))
    .filter(isNamed)
    .sort((a, b) => b.FechaNovedad.localeCompare(a.FechaNovedad) || b.IdPersonaNovedad - a.IdPersonaNovedad);
}

/** True when a notice is of a type or of one of its variants. */
export const esDeTipo = (n: Novedad, tipo: number): boolean =>
  n.IdTipoNovedad === tipo || padreDe(n.IdTipoNovedad) === tipo;

/** A draft without notices. */
export const nuevaOrden = (IdOrdenPago: number, { IdEmpresa, IdRegional }: Puesto, today: IsoDate): Orden => ({
  IdOrdenPago,
  IdEmpresa,
  IdRegional,
  FechaOrdenPago: today,
  CodigoTransaccion: '',
  Observacion: '',
  NumeroFactura: 0,
  IdVenta: 0,
  FechaPago: '',
  Cobrado: false,
  GeneradoEmpresa: true,
  Cuf: '',
  novedades: [],
});

/** Saves a draft, new or changed, and answers it. Only notices of the caller's company and regional go in. */
export function registrarOrden(at: { db: Database; sesion: Sesion; today: IsoDate }, form: OrdenPagoForm): Orden {
  const { db, sesion, today } = at;
  const puesto = comoEmpresa(sesion);
  if (form.IdEmpresa !== puesto.IdEmpresa) throw sinAcceso();
  const kept = form.IdOrdenPago === 0 ? null : ordenVisible(db, sesion, form);
  if (kept && !esBorrador(kept)) throw new Refusal(textoOrden('noSePuedeModificar'));
  if (form.Observacion.length > 500) throw new Refusal(textoOrden('observacionLarga'));
  const novedades = [...new Set(form.Novedades.map((n) => n.IdPersonaNovedad))];
  if (novedades.length === 0) throw new Refusal(textoOrden('sinNovedades'));
  for (const id of novedades) {
    const n = db.novedades.get(id);
    if (!n || n.IdEmpresa !== puesto.IdEmpresa || n.IdRegional !== puesto.IdRegional) throw sinAcceso();
    refuseIf(impideCobro(db, n, kept?.IdOrdenPago));
  }
  const orden = kept ?? nuevaOrden(db.next('ordenes') + 1000, puesto, today);
  return db.ordenes.put({ ...orden, Observacion: form.Observacion, novedades });
}

/** Adds notices to the company's open draft, or to a new one, and answers it. */
export function agregarABorrador(
  at: { db: Database; sesion: Sesion; today: IsoDate },
  novedades: readonly Novedad[],
): Orden {
  const { db, sesion, today } = at;
  const puesto = comoEmpresa(sesion);
  for (const n of novedades) refuseIf(impideCobro(db, n));
  const ids = [...new Set(novedades.map((n) => n.IdPersonaNovedad))];
  if (ids.length === 0) throw new Refusal(textoOrden('sinNovedades'));
  const draft = db.ordenes.by('empresa', `${puesto.IdEmpresa}|${puesto.IdRegional}`).find(esBorrador);
  const orden = draft ?? nuevaOrden(db.next('ordenes') + 1000, puesto, today);
  return db.ordenes.put({ ...orden, novedades: [...orden.novedades, ...ids] });
}
