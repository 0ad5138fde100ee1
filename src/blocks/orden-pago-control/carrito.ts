import type { Comprobar } from '#blocks/escritura/asentar.ts';
import type { Escribir } from '#blocks/escritura/useEscritura.ts';
import { call } from '#client/call.ts';
import { type CallError, isMute } from '#client/errors.ts';
import type { NovedadDeOrden, OrdenPago } from '#contract/entities/ordenPago.ts';
import { ordenPago } from '#contract/services/ordenPago.ts';
import { ordenPagoCobro } from '#contract/services/ordenPagoCobro.ts';
import type { OrdenRef } from './abrirOrden.ts';

type Lineas = readonly Pick<NovedadDeOrden, 'IdPersonaNovedad'>[];

type Trato = NonNullable<Parameters<Escribir>[1]>;

const quiet = { quiet: true } as const;
const refDe = ({ IdOrdenPago, IdEmpresa }: OrdenRef) => ({ IdOrdenPago, IdEmpresa });

const idsDe = (lines: Lineas): ReadonlySet<number> => new Set(lines.map((n) => n.IdPersonaNovedad));
/** Whether all notices of a list are among others. */
export const todasEn = (lines: Lineas, others: Lineas): boolean =>
  [...idsDe(lines)].every((id) => idsDe(others).has(id));

/** The order that has a notice, with all its notices; null if there is none. */
async function ordenDe({ IdPersonaNovedad: idPersonaNovedad }: Lineas[number]): Promise<OrdenPago | null> {
  const found = await call(ordenPago.porNovedad, { params: { idPersonaNovedad } }, quiet);
  if (!found || found.Novedades.length > 0) return found;
  return { ...found, Novedades: await call(ordenPago.novedades, { body: refDe(found) }, quiet) };
}

/**
 * Looks for the order that has some notices; `solas`: no others. Returns its id. It asks for the order of a notice, not
 * for a list: if the notice is in no order, nothing was written.
 */
export const buscarConNovedades =
  (lines: Lineas, { solas }: { readonly solas: boolean }): Comprobar<number> =>
  async () => {
    const [first] = lines;
    const found = first ? await ordenDe(first) : null;
    if (!found || !todasEn(lines, found.Novedades)) return 'sin hacer';
    return solas && !todasEn(found.Novedades, lines) ? 'sin hacer' : { hecha: found.IdOrdenPago };
  };

/**
 * Adds notices to the company's open draft, or to a new order, in one call. Datos is the order's id; an answer without a
 * message is a failure (spec R 7.6). null if it was not done: `fallo` is given the error, and `mudo` if the services sent
 * no message.
 */
export const agregarAlCarrito = (
  escribir: Escribir,
  { IdEmpresa, lines }: { readonly IdEmpresa: number; readonly lines: Lineas },
  { fallo, ...trato }: Omit<Trato, 'fallo'> & { readonly fallo?: (error: CallError, mudo: boolean) => void } = {},
) => {
  let mudo = false;
  const how: Trato = fallo ? { ...trato, fallo: (error) => fallo(error, mudo || isMute(error)) } : trato;
  return escribir(
    {
      llamada: ordenPagoCobro.carrito,
      entrada: { body: { IdEmpresa, Novedades: lines.map((n) => n.IdPersonaNovedad) } },
      resultado: ({ datos, mensaje }) => {
        mudo = !mensaje?.Descripcion;
        return datos > 0 && !mudo ? datos : null;
      },
      comprobar: buscarConNovedades(lines, { solas: false }),
    },
    how,
  );
};
