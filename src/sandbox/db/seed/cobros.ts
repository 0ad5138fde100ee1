import { tipoNovedad as tipo } from '#contract/enumerations.ts';
import { addDays } from '#lib/dates.ts';
import { sumOf } from '#lib/money.ts';
import { precioDe } from '#sandbox/rules/catalogo.ts';
import { emitirFactura } from '#sandbox/rules/facturas.ts';
import { nuevaOrden } from '#sandbox/rules/ordenes.ts';
import { DIAS_DE_SOLICITUD } from '#sandbox/rules/ordenesSolicitud.ts';
import { empresas } from '../empresas.ts';
import type { Novedad, Orden } from '../rows.ts';
import { estadoPorId, estadosDeTipo, padreDe } from '../tipos.ts';
import type { Sowing } from './people.ts';

/** Adds the request of an order that has a code. A live one can still be paid for some days, others are paid. */
function sowRequest({ db, dia }: Sowing, orden: Orden): void {
  const Fecha = orden.Cobrado ? orden.FechaPago : dia;
  const importes = orden.novedades.map((id) => precioDe(db, db.novedades.get(id)?.IdTipoNovedad ?? 0));
  db.solicitudes.put({
    CodigoTransaccion: orden.CodigoTransaccion,
    IdOrdenPago: orden.IdOrdenPago,
    Fecha,
    Vence: addDays(Fecha, DIAS_DE_SOLICITUD - 1),
    Importe: sumOf(importes) ?? 0,
    Estado: orden.Cobrado ? 'pagada' : 'viva',
    novedades: orden.novedades,
    importes,
  });
}

/** A moment in office hours of a day. */
function moment({ random }: Sowing, day: string): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const time = `${two(random.int(8, 16))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`;
  return `${day}T${time}.${String(random.int(0, 999)).padStart(3, '0')}`;
}

/** Puts an exam that waits for payment or is paid into an order of its own. */
function sowExamOrder({ db, random }: Sowing, n: Novedad, paid: boolean): void {
  const IdOrdenPago = db.next('ordenes') + 1000;
  db.ordenes.put({
    ...nuevaOrden(IdOrdenPago, n, n.FechaRegistro),
    CodigoTransaccion: `TX${random.int(100_000, 999_999)}${IdOrdenPago}`,
    Cobrado: paid,
    FechaPago: paid ? n.FechaRegistro : '',
    novedades: [n.IdPersonaNovedad],
  });
}

const conFormulario = [tipo.AVISO_COTIZANTE_ALTA_COTIZANTE, tipo.AVISO_COTIZANTE_BAJA_COTIZANTE] as const;

/** Adds the forms that companies bought, and uses some for accepted notices. One company's forms are switched off. */
function sowForms({ db, random }: Sowing): void {
  const inOrder = new Set(db.ordenes.all().flatMap((o) => o.novedades));
  for (const { IdEmpresa, patronales } of empresas)
    for (const regional of Object.keys(patronales).map(Number))
      for (const IdTipoNovedad of conFormulario) {
        const accepted = db.novedades
          .by('empresa', `${IdEmpresa}|${regional}`)
          .filter((n) => padreDe(n.IdTipoNovedad) === IdTipoNovedad && !inOrder.has(n.IdPersonaNovedad))
          .filter((n) => estadoPorId(n.IdEstadoProceso)?.estado === 'aceptado');
        const used = accepted.slice(0, random.int(2, 8));
        const IdEmpresaTipoNovedadPagado = db.next('formularios') + 60;
        db.formularios.put({
          IdEmpresaTipoNovedadPagado,
          IdEmpresa,
          IdRegional: regional,
          IdTipoNovedad,
          TotalAsignado: used.length + random.int(1, 4) * 5,
          Habilitado: IdEmpresa !== empresas[3].IdEmpresa,
        });
        used.forEach((n, at) => {
          db.novedades.put({ ...n, Pagado: true });
          db.usosFormulario.put({
            IdPersonaNovedad: n.IdPersonaNovedad,
            IdEmpresaTipoNovedadPagado,
            FechaUtilizado: n.FechaRegistro,
            NumeroUtilizacion: at + 1,
          });
        });
      }
}

/** Adds what depends on payment orders (requests, invoices of paid orders, orders of exams) and the physical forms. */
export function sowCharges(sowing: Sowing): void {
  const { db } = sowing;
  const exams = estadosDeTipo(tipo.OCUPACIONAL);
  const idOf = (clave: string) => exams.find((e) => e.clave === clave)?.IdEstadoProceso;
  for (const n of db.novedades.all()) {
    if (padreDe(n.IdTipoNovedad) !== tipo.OCUPACIONAL) continue;
    if (n.IdEstadoProceso === idOf('OCUPACIONAL_ORDEN_DE_PAGO')) sowExamOrder(sowing, n, false);
    if (n.IdEstadoProceso === idOf('OCUPACIONAL_PAGADO')) sowExamOrder(sowing, n, true);
  }
  for (const orden of db.ordenes.all().sort((a, b) => a.FechaPago.localeCompare(b.FechaPago))) {
    if (orden.CodigoTransaccion !== '') sowRequest(sowing, orden);
    if (!orden.Cobrado) continue;
    const { NumeroFactura, IdVenta, Cuf } = emitirFactura(db, orden, moment(sowing, orden.FechaPago));
    db.ordenes.put({ ...orden, NumeroFactura, IdVenta, Cuf });
  }
  sowForms(sowing);
}
