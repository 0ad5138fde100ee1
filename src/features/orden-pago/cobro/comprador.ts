import * as z from 'zod/mini';
import { negado } from '#blocks/escritura/negado.ts';
import { correoOpcional, elegido, requerido } from '#blocks/formulario/textos.ts';
import type { Reply } from '#client/call.ts';
import type { Comprador, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { maximo, sinInformacion, validation } from '#messages/validation.ts';
import { comprobarOrden, esSuComprador } from '../asentarOrden.ts';
import { cobroMessages as textos } from '../messagesCobro.ts';

/** The types of document that identify a buyer on an invoice, with the tax authority's numbers. */
export const documentos = [
  { value: 5, label: textos.nit },
  { value: 1, label: textos.carnet },
  { value: 2, label: textos.extranjero },
  { value: 3, label: textos.pasaporte },
  { value: 4, label: textos.otro },
] as const;

/** The document type with a complement. */
export const CARNET = 1;

/** 'NIT 1028', 'Cédula de identidad 4890023-1A'. */
export function documentoDe({ IdTipoDocumento, NumeroDocumento, Complemento }: Comprador): string {
  const kind = documentos.find(({ value }) => value === IdTipoDocumento)?.label ?? '';
  return [kind, [NumeroDocumento, Complemento].filter(Boolean).join('-')].filter(Boolean).join(' ');
}

const requeridoHasta = (campo: string, limite: number) =>
  z.pipe(requerido(campo), z.string().check(z.trim(), z.maxLength(limite, maximo(campo, limite))));

/** The buyer as saved; the limits are the services'. Only an identity card has a complement. */
export const compradorSchema = z.pipe(
  z
    .object({
      IdTipoDocumento: elegido(sinInformacion(textos.tipoDocumento)),
      RazonSocial: requeridoHasta(textos.razonSocial, 200),
      NumeroDocumento: requeridoHasta(textos.numeroDocumento, 20),
      Complemento: z.string().check(z.trim()),
      CorreoElectronico: z.pipe(correoOpcional, z.string().check(z.maxLength(100, validation.correoFormato))),
    })
    .check(
      z.refine(({ IdTipoDocumento, Complemento }) => IdTipoDocumento !== CARNET || Complemento.length <= 5, {
        path: ['Complemento'],
        error: maximo(textos.complemento, 5),
      }),
    ),
  z.transform((form) => ({ ...form, Complemento: form.IdTipoDocumento === CARNET ? form.Complemento : '' })),
);

/** The buyer in the form. Without a known type of document none is chosen: the list would show the first one. */
export function enForm(comprador: Comprador): z.input<typeof compradorSchema> {
  const isKnown = documentos.some(({ value }) => value === comprador.IdTipoDocumento);
  return { ...comprador, IdTipoDocumento: isKnown ? comprador.IdTipoDocumento : '' };
}

/** Saves the buyer of the invoice. */
export function escrituraDeComprador({ IdOrdenPago, IdEmpresa }: OrdenPago, sent: Comprador) {
  const orden = { IdOrdenPago, IdEmpresa };
  return {
    llamada: ordenPagoCobro.datoFactura,
    entrada: { body: { ...orden, ...sent } },
    resultado: ({ datos, mensaje }: Reply<typeof ordenPagoCobro.datoFactura>) => datos || negado(mensaje),
    comprobar: comprobarOrden(orden, (now) => esSuComprador(now, sent)),
  };
}

/** Saves the number of the receipt with which a request was paid. */
export function escrituraDeComprobante({ IdOrdenPago, IdEmpresa }: OrdenPago, NumeroComprobante: string) {
  const orden = { IdOrdenPago, IdEmpresa };
  return {
    llamada: ordenPagoCobro.actualizarComprobante,
    entrada: { body: { ...orden, NumeroComprobante } },
    resultado: ({ datos, mensaje }: Reply<typeof ordenPagoCobro.actualizarComprobante>) => datos || negado(mensaje),
    comprobar: comprobarOrden(orden, (now) =>
      now.NumeroComprobante.toUpperCase() === NumeroComprobante.toUpperCase() ? { hecha: true as const } : 'sin hacer',
    ),
  };
}
