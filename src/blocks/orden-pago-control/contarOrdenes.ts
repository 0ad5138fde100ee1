import { contarLlamada } from '#blocks/cuentas/cuentas.ts';
import { ORDENES } from '#blocks/cuentas/grupos.ts';
import { rangoDeInicio } from '#blocks/cuentas/rangoDeInicio.ts';
import type { Fila } from '#blocks/cuentas/reunir.ts';
import { session } from '#client/session.ts';
import type { OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { cleanDate } from '#lib/dates.ts';
import { etapaDe } from './etapaDe.ts';

const filaDe = (orden: OrdenPago): Fila => ({
  id: orden.IdOrdenPago,
  fecha: cleanDate(orden.FechaOrdenPago),
  estado: etapaDe(orden),
});

/** Every list of the company's orders, and each order that is opened, corrects their count; the home's starts it. */
contarLlamada(ordenPago.listar, ({ body }, ordenes) => {
  if (body.IdEmpresa !== session.getState().empresa.IdEmpresa) return [];
  const all = !body.NombrePersona && !body.IdTipoNovedad && body.OrdenGenerada === null && !body.NumeroFactura;
  const rango = { desde: body.FechaInicio, hasta: body.FechaFin };
  const inicio = rangoDeInicio();
  const starts = all && rango.desde <= inicio.desde && inicio.hasta <= rango.hasta;
  const filas = ordenes.map(filaDe);
  return [{ grupo: ORDENES, filas, completa: all ? rango : null, ...(starts ? { funda: inicio } : {}) }];
});
contarLlamada(ordenPago.obtener, (_, orden) =>
  orden.IdOrdenPago > 0 && orden.IdEmpresa === session.getState().empresa.IdEmpresa
    ? [{ grupo: ORDENES, filas: [filaDe(orden)], completa: null }]
    : [],
);
