import type { Escribir } from '#blocks/escritura/useEscritura.ts';
import { call } from '#client/call.ts';
import { forget } from '#client/query.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';

/** A notice that goes into an order of its company. */
interface PorAgregar {
  readonly idPersonaNovedad: number;
  readonly idEmpresa: number;
}

/** The order of a notice as the services have it now, without the cache; null if it is in none. */
export const pedirOrdenDe = (idPersonaNovedad: number) =>
  call(ordenPago.porNovedad, { params: { idPersonaNovedad } }, { quiet: true });

/** Loads again which notices are in which orders. */
export const olvidarOrdenes = () => forget(ordenPago.porNovedad, ordenPago.listar, ordenPago.verificarPago);

/** Adds a notice to the company's open draft, or to a new order. null if it was not added: `escribir` showed why. */
export const agregarAOrden = (
  escribir: Escribir,
  { idPersonaNovedad, idEmpresa }: PorAgregar,
  trato: Parameters<Escribir>[1] = {},
) =>
  escribir(
    {
      llamada: ordenPago.registrarConNovedad,
      entrada: { body: { IdEmpresa: idEmpresa, IdPersonaNovedad: idPersonaNovedad } },
      resultado: ({ datos }) => (datos > 0 ? datos : null),
      comprobar: async () => {
        const orden = await pedirOrdenDe(idPersonaNovedad);
        return orden ? { hecha: orden.IdOrdenPago } : 'sin hacer';
      },
    },
    trato,
  );
