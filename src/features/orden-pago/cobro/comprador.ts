import { negado } from '#blocks/escritura/negado.ts';
import type { Reply } from '#client/call.ts';
import type { Comprador, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import { maximo, sinInformacion, validation } from '#messages/validation.ts';
import { comprobarOrden, esSuComprador } from '../asentarOrden.ts';
import { cobroMensajes as textos } from '../messagesCobro.ts';

/** The kinds of document an invoice names its buyer by: the tax authority's numbers. */
export const documentos = [
  { value: 5, label: textos.nit },
  { value: 1, label: textos.carnet },
  { value: 2, label: textos.extranjero },
  { value: 3, label: textos.pasaporte },
  { value: 4, label: textos.otro },
] as const;

/** The kind of document a complement is printed with. */
export const CARNET = 1;

/** 'NIT 1028', 'Cédula de identidad 4890023-1A'. */
export function documentoDe({ IdTipoDocumento, NumeroDocumento, Complemento }: Comprador): string {
  const kind = documentos.find(({ value }) => value === IdTipoDocumento)?.label ?? '';
  return [kind, [NumeroDocumento, Complemento].filter(Boolean).join('-')].filter(Boolean).join(' ');
}

type Problemas = { readonly [N in keyof Comprador]?: string | undefined };

const problemaDe = (campo: string, text: string, limite: number): string | undefined =>
  text.trim() === '' ? sinInformacion(campo) : text.trim().length > limite ? maximo(campo, limite) : undefined;

/** What keeps the buyer from being saved, by field; the limits are the services'. */
export function problemasDe(form: Comprador): Problemas {
  const correo = form.CorreoElectronico.trim();
  return {
    RazonSocial: problemaDe(textos.razonSocial, form.RazonSocial, 200),
    NumeroDocumento: problemaDe(textos.numeroDocumento, form.NumeroDocumento, 20),
    Complemento: form.Complemento.trim().length > 5 ? maximo(textos.complemento, 5) : undefined,
    CorreoElectronico:
      correo === '' || (correo.length <= 100 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(correo))
        ? undefined
        : validation.correoFormato,
  };
}

/** Says whom the invoice goes to. */
export function escrituraDeComprador({ IdOrdenPago, IdEmpresa }: OrdenPago, form: Comprador) {
  const sent: Comprador = {
    IdTipoDocumento: form.IdTipoDocumento,
    RazonSocial: form.RazonSocial.trim(),
    NumeroDocumento: form.NumeroDocumento.trim(),
    Complemento: form.IdTipoDocumento === CARNET ? form.Complemento.trim() : '',
    CorreoElectronico: form.CorreoElectronico.trim(),
  };
  const orden = { IdOrdenPago, IdEmpresa };
  return {
    llamada: ordenPagoCobro.datoFactura,
    entrada: { body: { ...orden, ...sent } },
    resultado: ({ datos, mensaje }: Reply<typeof ordenPagoCobro.datoFactura>) => datos || negado(mensaje),
    comprobar: comprobarOrden(orden, (now) => esSuComprador(now, sent)),
  };
}

/** Keeps the number of the receipt a request was paid with. */
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
