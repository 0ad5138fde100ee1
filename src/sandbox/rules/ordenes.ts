import type { FiltroNovedadesCobrar, NovedadDeOrden, OrdenPago, OrdenPagoForm } from '#contract/entities/ordenPago.ts';
import { cleanDate, type IsoDate, toLocalDate } from '#lib/dates.ts';
import { sumOf } from '#lib/money.ts';
import { fold, tidy } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import { referencias } from '../db/referencias.ts';
import type { Novedad, Orden } from '../db/rows.ts';
import { Refusal, refuseIf, sinAcceso } from '../refusal.ts';
import type { Sesion } from '../session.ts';
import { estadoPorId, nombreDeTipo, padreDe, precioDe } from './catalogo.ts';
import { compradorDe } from './facturas.ts';
import { esDePuesto, ordenesDe, type Puesto, pagaNovedad, puestoDeOrdenes } from './ordenesAcceso.ts';
import { textoOrden } from './ordenesTextos.ts';
import { esBorrador, estaPagado, importeDe, ordenDe } from './payments.ts';
import { exigeOrden } from './rango.ts';
import { estadoDe } from './states.ts';
import { esEditable } from './transitions.ts';

/** The stage of an order (spec R 4.4). A cancelled request leaves a draft. A request expires with time. */
type Etapa = 'borrador' | 'generada' | 'vencida' | 'pagada';

/** The stage of an order on a day. */
export function etapaDe(db: Database, orden: Orden, today: IsoDate): Etapa {
  if (orden.Cobrado) return 'pagada';
  if (orden.CodigoTransaccion === '') return 'borrador';
  const solicitud = db.solicitudes.get(orden.CodigoTransaccion);
  return solicitud && solicitud.Vence >= today ? 'generada' : 'vencida';
}

/**
 * The order in a body: of the caller's company in its regional, or the insured person's own. Any other is refused as if it
 * did not exist.
 */
export function ordenVisible(
  db: Database,
  sesion: Sesion,
  ref: { readonly IdOrdenPago: number; readonly IdEmpresa: number },
): Orden {
  const puesto = puestoDeOrdenes(sesion);
  if (ref.IdOrdenPago <= 0) throw new Refusal(textoOrden('idInvalido'));
  const orden = db.ordenes.get(ref.IdOrdenPago);
  if (!orden || !esDePuesto(orden, puesto) || ref.IdEmpresa !== puesto.IdEmpresa) throw sinAcceso();
  return orden;
}

/** A notice as a line of an order, or of no order yet. */
export function lineaDe(db: Database, n: Novedad, orden?: Orden): NovedadDeOrden {
  const persona = db.personas.get(n.IdPersona);
  const estado = estadoPorId(db, n.IdEstadoProceso);
  return {
    IdPersonaNovedad: n.IdPersonaNovedad,
    Novedad: nombreDeTipo(db, n.IdTipoNovedad),
    NombreCompleto: persona?.NombreCompleto ?? '',
    TipoDocumento: referencias.tiposDocumentos.find((t) => t.Id === persona?.IdTipoDocumento)?.Descripcion ?? '',
    FechaNovedad: toLocalDate(n.FechaNovedad),
    Total: importeDe(db, orden, n),
    EstadoProceso: estado?.Nombre ?? '',
    ColorFondo: estado?.ColorFondo ?? '',
    ColorLetra: estado?.ColorLetra ?? '',
  };
}

/** An order as the services send it. Total and lines come from its notices (decision 80). */
export function ordenWire(db: Database, orden: Orden, today: IsoDate): OrdenPago {
  const { novedades, IdRegional: _, IdPersona: __, ...fields } = orden;
  const cobro = db.cobros.get(orden.IdOrdenPago);
  const lines = novedades.flatMap((id) => db.novedades.get(id) ?? []).map((n) => lineaDe(db, n, orden));
  return {
    ...fields,
    Total: sumOf(lines.map((line) => line.Total)),
    Novedades: lines,
    NovedadesCadena: lines.map((l) => `${l.Novedad}: ${l.NombreCompleto}`).join('; '),
    FechaVencimiento: db.solicitudes.get(orden.CodigoTransaccion)?.Vence ?? '',
    Vencida: etapaDe(db, orden, today) === 'vencida',
    NumeroComprobante: cobro?.NumeroComprobante ?? '',
    Comprador: { ...compradorDe(db, orden), CorreoElectronico: cobro?.CorreoElectronico ?? '' },
  };
}

/** Why a notice may not go into an order, or null if it may. A notice is in at most one order. */
export function impideCobro(db: Database, n: Novedad, idOrdenPago = 0): string | null {
  const orden = ordenDe(db, n);
  if (orden && orden.IdOrdenPago === idOrdenPago) return null;
  if (orden) return textoOrden('yaIncluida', { numero: orden.IdOrdenPago });
  if (estaPagado(db, n)) return textoOrden('yaPagada', { numero: n.NumeroDocumento });
  const { estado, nombre } = estadoDe(db, n);
  if (!esEditable(estado)) return textoOrden('estadoNoCobrable', { estado: nombre });
  return tienePrecio(db, n) ? null : textoOrden('sinPrecio', { novedad: nombreDeTipo(db, n.IdTipoNovedad) });
}

/** A free notice goes into no order. */
const tienePrecio = (db: Database, n: Novedad) => precioDe(db, n.IdTipoNovedad) > 0;

/**
 * The company's notices an order may take: in no order yet, unpaid and not declared. The newest date comes first. Refused if
 * the range of dates ends before it starts.
 */
export function cobrables(db: Database, puesto: Puesto, filtro: FiltroNovedadesCobrar): Novedad[] {
  const [from, to] = [cleanDate(filtro.FechaInicioNovedad), cleanDate(filtro.FechaFinNovedad)];
  exigeOrden(from, to);
  const words = fold(tidy(filtro.NombrePersona)).split(' ').filter(Boolean);
  const key = `${puesto.IdEmpresa}|${puesto.IdRegional}`;
  const taken = new Set(db.ordenes.by('empresa', key).flatMap((o) => o.novedades));
  const isNamed = (n: Novedad) => {
    const name = fold(db.personas.get(n.IdPersona)?.NombreCompleto ?? '');
    return words.every((word) => name.includes(word));
  };
  return db.novedades
    .by('empresa', key)
    .filter((n) => pagaNovedad(db, puesto, n))
    .filter((n) => !taken.has(n.IdPersonaNovedad) && !estaPagado(db, n))
    .filter((n) => esEditable(estadoDe(db, n).estado) && tienePrecio(db, n))
    .filter((n) => (!from || n.FechaNovedad >= from) && (!to || n.FechaNovedad <= to))
    .filter((n) => filtro.IdTipoNovedad === 0 || esDeTipo(db, n, filtro.IdTipoNovedad))
    .filter(isNamed)
    .sort((a, b) => b.FechaNovedad.localeCompare(a.FechaNovedad) || b.IdPersonaNovedad - a.IdPersonaNovedad);
}

/** True if a notice is of a type or of one of its variants. */
export const esDeTipo = (db: Database, n: Novedad, tipo: number): boolean =>
  n.IdTipoNovedad === tipo || padreDe(db, n.IdTipoNovedad) === tipo;

/** A draft without notices. */
export const nuevaOrden = (
  IdOrdenPago: number,
  { IdEmpresa, IdRegional }: Omit<Puesto, 'IdPersona'>,
  today: IsoDate,
): Orden => ({
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

const nuevaDe = (db: Database, puesto: Puesto, today: IsoDate): Orden => {
  const { IdPersona } = puesto;
  return { ...nuevaOrden(db.next('ordenes') + 1000, puesto, today), ...(IdPersona > 0 && { IdPersona }) };
};

/** Saves a new or changed draft and returns it. It accepts only notices that the caller's orders may hold. */
export function registrarOrden(at: { db: Database; sesion: Sesion; today: IsoDate }, form: OrdenPagoForm): Orden {
  const { db, sesion, today } = at;
  const puesto = puestoDeOrdenes(sesion);
  if (form.IdEmpresa !== puesto.IdEmpresa) throw sinAcceso();
  const kept = form.IdOrdenPago === 0 ? null : ordenVisible(db, sesion, form);
  if (kept && !esBorrador(kept)) throw new Refusal(textoOrden('noSePuedeModificar'));
  if (form.Observacion.length > 500) throw new Refusal(textoOrden('observacionLarga'));
  const novedades = [...new Set(form.Novedades.map((n) => n.IdPersonaNovedad))];
  if (novedades.length === 0) throw new Refusal(textoOrden('sinNovedades'));
  for (const id of novedades) {
    const n = db.novedades.get(id);
    if (!n || !pagaNovedad(db, puesto, n)) throw sinAcceso();
    refuseIf(impideCobro(db, n, kept?.IdOrdenPago));
  }
  const orden = kept ?? nuevaDe(db, puesto, today);
  return db.ordenes.put({ ...orden, Observacion: form.Observacion, novedades });
}

/** Adds notices to the caller's open draft, or to a new one, and returns it. */
export function agregarABorrador(
  at: { db: Database; sesion: Sesion; today: IsoDate },
  novedades: readonly Novedad[],
): Orden {
  const { db, sesion, today } = at;
  const puesto = puestoDeOrdenes(sesion);
  for (const n of novedades) {
    if (!pagaNovedad(db, puesto, n)) throw sinAcceso();
    refuseIf(impideCobro(db, n));
  }
  const ids = [...new Set(novedades.map((n) => n.IdPersonaNovedad))];
  if (ids.length === 0) throw new Refusal(textoOrden('sinNovedades'));
  const draft = ordenesDe(db, puesto).find(esBorrador);
  const orden = draft ?? nuevaDe(db, puesto, today);
  return db.ordenes.put({ ...orden, novedades: [...orden.novedades, ...ids] });
}
