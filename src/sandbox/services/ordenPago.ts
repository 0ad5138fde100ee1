import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { cleanDate, toLocalDate } from '#lib/dates.ts';
import { fold } from '#lib/texts.ts';
import type { Database } from '../db/database.ts';
import type { Novedad, Orden } from '../db/rows.ts';
import { padreDe, tipoPorId } from '../db/tipos.ts';
import { Refusal, sinAcceso } from '../refusal.ts';
import { comoEmpresa, novedadVisible } from '../rules/access.ts';
import { esBorrador, estaPagado, ordenDe, PRECIO, quitarDeOrden, requierePago } from '../rules/payments.ts';
import { estadoDe } from '../rules/states.ts';
import { texto } from '../rules/texts.ts';
import { esEditable } from '../rules/transitions.ts';
import { type Call, number, type Services, serve, WithMessage } from '../serve.ts';

/** An order as the services send it: total and lines from the notices in it (decision 80). */
function wire(db: Database, orden: Orden): OrdenPago {
  const { novedades, IdRegional: _, ...fields } = orden;
  const lines = novedades.flatMap((id) => db.novedades.get(id) ?? []).map((n) => line(db, n));
  return { ...fields, Total: lines.length * PRECIO, Novedades: lines };
}

const line = (db: Database, n: Novedad) => ({
  IdPersonaNovedad: n.IdPersonaNovedad,
  Novedad: tipoPorId(n.IdTipoNovedad)?.Novedad ?? '',
  NombreCompleto: db.personas.get(n.IdPersona)?.NombreCompleto ?? '',
  FechaNovedad: toLocalDate(n.FechaNovedad),
  Total: PRECIO,
});

/** The company's orders by filter, the newest first. */
function listar({ body, db, sesion }: Call<typeof ordenPago.listar>): OrdenPago[] {
  const { IdEmpresa, IdRegional } = comoEmpresa(sesion);
  if (body.IdEmpresa !== 0 && body.IdEmpresa !== IdEmpresa) throw sinAcceso();
  const [from, to] = [cleanDate(body.FechaInicio), cleanDate(body.FechaFin)];
  const name = fold(body.NombrePersona);
  return db.ordenes
    .by('empresa', `${IdEmpresa}|${IdRegional}`)
    .filter((o) => (!from || o.FechaOrdenPago >= from) && (!to || o.FechaOrdenPago <= to))
    .filter((o) => body.OrdenGenerada === null || (o.CodigoTransaccion !== '') === body.OrdenGenerada)
    .filter((o) => body.NumeroFactura === 0 || o.NumeroFactura === body.NumeroFactura)
    .filter((o) => body.IdTipoNovedad === 0 || o.novedades.some((id) => esDeTipo(db, id, body.IdTipoNovedad)))
    .map((o) => wire(db, o))
    .filter((o) => name === '' || o.Novedades.some((n) => fold(n.NombreCompleto).includes(name)))
    .sort((a, b) => b.FechaOrdenPago.localeCompare(a.FechaOrdenPago) || b.IdOrdenPago - a.IdOrdenPago);
}

function esDeTipo(db: Database, idPersonaNovedad: number, tipo: number): boolean {
  const id = db.novedades.get(idPersonaNovedad)?.IdTipoNovedad ?? 0;
  return id === tipo || padreDe(id) === tipo;
}

/** Payment orders (spec R 7.6). */
export function serveOrdenPago(at: Services): void {
  serve(at, ordenPago.listar, listar);

  serve(at, ordenPago.porNovedad, ({ params, db, sesion }) => {
    const orden = ordenDe(db, novedadVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad')));
    return orden ? wire(db, orden) : null;
  });

  serve(at, ordenPago.registrarConNovedad, ({ body, db, sesion, today }) => {
    const puesto = comoEmpresa(sesion);
    const n = novedadVisible(db, sesion, body.IdPersonaNovedad);
    const earlier = ordenDe(db, n);
    if (earlier) throw new Refusal(`La novedad ya está incluida en la orden de pago ${earlier.IdOrdenPago}.`);
    if (estaPagado(n) || !esEditable(estadoDe(n).estado))
      throw new Refusal(`El aviso está en estado ${estadoDe(n).nombre} y no se puede incluir en una orden de pago.`);
    const draft = db.ordenes.by('empresa', `${puesto.IdEmpresa}|${puesto.IdRegional}`).find(esBorrador);
    const orden = draft ?? nueva(db.next('ordenes') + 1000, puesto, today);
    db.ordenes.put({ ...orden, novedades: [...orden.novedades, n.IdPersonaNovedad] });
    return orden.IdOrdenPago;
  });

  /** Also called after a notice is deleted: nothing is left to take out then. */
  serve(at, ordenPago.quitarNovedad, ({ params, db, sesion }) => {
    comoEmpresa(sesion);
    const id = number(params.idPersonaNovedad, 'idPersonaNovedad');
    if (!db.novedades.get(id)) return true;
    const orden = ordenDe(db, novedadVisible(db, sesion, id));
    if (orden) quitarDeOrden(db, orden, id);
    return true;
  });

  serve(at, ordenPago.verificarPago, ({ params, db, sesion }) => {
    const n = novedadVisible(db, sesion, number(params.idPersonaNovedad, 'idPersonaNovedad'));
    const answer = { RequierePago: requierePago(n), Pagado: estaPagado(n) };
    const owes = answer.RequierePago && !answer.Pagado;
    return owes ? new WithMessage(answer, texto('pagoAntes'), 'warning') : answer;
  });
}

const nueva = (IdOrdenPago: number, puesto: { IdEmpresa: number; IdRegional: number }, today: string): Orden => ({
  IdOrdenPago,
  ...puesto,
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
