import { enUnaLinea } from '#blocks/hecho/enUnaLinea.ts';
import { call } from '#client/call.ts';
import { isCallError, TransportFailure } from '#client/errors.ts';
import type { Factura } from '#contract/entities/factura.ts';
import { facturas as service } from '#contract/services/facturas.ts';
import { paqueteMessages as textos } from './messages.ts';
import { nombreDe } from './nombres.ts';

/** One file of the package: its bytes, or why it is missing. */
export interface Pieza {
  readonly factura: Factura;
  readonly tipo: 'PDF' | 'XML';
  readonly nombre: string;
  readonly bytes: Uint8Array | null;
  /** Shown to the user while there are no bytes. */
  readonly motivo: string;
}

/** How many calls run at once: fast enough, and not too many for the services. */
const A_LA_VEZ = 4;

/** Two files per invoice. Invoices with the same code get different names. */
export function piezasDe(facturas: readonly Factura[]): readonly Pieza[] {
  const used = new Set<string>();
  const unique = (nombre: string, { idVenta }: Factura) => {
    const free = used.has(nombre.toLowerCase()) ? nombre.replace(/(\.\w+)$/, `-${idVenta}$1`) : nombre;
    used.add(free.toLowerCase());
    return free;
  };
  return facturas.flatMap((factura) =>
    (['PDF', 'XML'] as const).map((tipo) => ({
      factura,
      tipo,
      nombre: unique(nombreDe(factura, tipo === 'PDF' ? 'pdf' : 'xml'), factura),
      bytes: null,
      motivo: textos.interrumpido,
    })),
  );
}

/** The files of a package that could not be loaded. */
export const faltantes = (piezas: readonly Pieza[]): readonly Pieza[] => piezas.filter(({ bytes }) => bytes === null);

const inicio = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 64)).replace(/^\uFEFF/, '');

/**
 * Downloads one file. If it is refused, fails, or is not a valid file, that is stored as its reason; a lost session
 * stops the rest.
 */
async function bajar(pieza: Pieza, signal: AbortSignal, alPerderSesion: () => void): Promise<Pieza> {
  const { factura, tipo } = pieza;
  const options = { signal, quiet: true };
  try {
    const file =
      tipo === 'PDF'
        ? await call(service.pdf, { params: { idVenta: factura.idVenta } }, options)
        : await call(service.xml, { params: { cuf: factura.cuf } }, options);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (tipo === 'PDF' && !inicio(bytes).startsWith('%PDF-')) return { ...pieza, motivo: textos.noEsPdf };
    if (tipo === 'XML' && !inicio(bytes).trimStart().startsWith('<')) return { ...pieza, motivo: textos.noEsXml };
    return { ...pieza, bytes, motivo: '' };
  } catch (error) {
    if (!isCallError(error)) throw error;
    if (error instanceof TransportFailure && error.kind === 'sesion') alPerderSesion();
    return { ...pieza, motivo: enUnaLinea(error) || textos.interrumpido };
  }
}

/**
 * Downloads the missing files of a package, several at a time; existing ones stay. Resolves with all files, including
 * failed ones. Stops when the signal aborts or the session is lost.
 */
export async function bajarPiezas(
  piezas: readonly Pieza[],
  { signal, alAvanzar }: { signal: AbortSignal; alAvanzar: (hechos: number) => void },
): Promise<readonly Pieza[]> {
  const result = [...piezas];
  const pending = result.flatMap((pieza, at) => (pieza.bytes === null ? [at] : []));
  const own = new AbortController();
  const stop = AbortSignal.any([signal, own.signal]);
  let hechos = result.length - pending.length;
  alAvanzar(hechos);
  const worker = async () => {
    for (let at = pending.shift(); at !== undefined && !stop.aborted; at = pending.shift()) {
      const pieza = result[at];
      if (!pieza) continue;
      result[at] = await bajar(pieza, stop, () => own.abort());
      if (!result[at]?.bytes) continue;
      hechos += 1;
      alAvanzar(hechos);
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, worker));
  return result;
}
