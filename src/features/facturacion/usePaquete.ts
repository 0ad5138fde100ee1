import { useEffect, useRef, useState } from 'react';
import { useTask } from '#client/useTask.ts';
import type { Factura } from '#contract/entities/factura.ts';
import { today } from '#lib/dates.ts';
import { toast } from '#ui/feedback/toast.ts';
import { withItsCode } from '#ui/feedback/withItsCode.ts';
import { paqueteMessages as textos } from './messages.ts';
import { bajarPiezas, faltantes, type Pieza, piezasDe } from './paquete.ts';

export interface Paquete {
  readonly facturas: readonly Factura[];
  readonly piezas: readonly Pieza[];
  /** Downloaded files. */
  readonly hechos: number;
  /** 'sinArmar': the files did not become a ZIP. */
  readonly fase: 'bajando' | 'incompleto' | 'sinArmar';
}

const codigo = () => Promise.all([import('./armarZip.ts'), import('#ui/table/exportTable.ts')]);

/** The download of several invoices as one ZIP: it is saved when complete; if files are missing, the user is asked. */
export function usePaquete() {
  const [paquete, setPaquete] = useState<Paquete | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  /** The files of many invoices may not fit into the memory. What there is stays, for the next try. */
  const sinArmar = (facturas: readonly Factura[], piezas: readonly Pieza[], error: unknown) => {
    const hechos = piezas.length - faltantes(piezas).length;
    // A download that was cancelled meanwhile stays closed.
    setPaquete((now) => now && { facturas, piezas, hechos, fase: 'sinArmar' });
    reportError(error);
  };

  const [guardar, guardando] = useTask(async ({ facturas, piezas }: Paquete) => {
    const [{ armarZip }, { download }] = await codigo();
    const nombre = `facturas-${today()}.zip`;
    try {
      download(await armarZip(facturas, piezas), nombre);
    } catch (error) {
      sinArmar(facturas, piezas, error);
      return;
    }
    setPaquete(null);
    const faltan = faltantes(piezas).length;
    if (faltan > 0) toast.warning(textos.listoSin(nombre, faltan));
    else toast.success(textos.listo(nombre, facturas.length));
  });

  const bajar = async (facturas: readonly Factura[], desde: readonly Pieza[]) => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    const { signal } = own;
    const base = { facturas, fase: 'bajando', piezas: desde } as const;
    let piezas = desde;
    try {
      const alAvanzar = (hechos: number) => signal.aborted || setPaquete({ ...base, hechos });
      piezas = await bajarPiezas(desde, { signal, alAvanzar });
    } catch (error) {
      sinArmar(facturas, desde, error);
      return;
    }
    if (signal.aborted) return;
    const hechos = piezas.length - faltantes(piezas).length;
    if (hechos === piezas.length) await guardar({ ...base, piezas, hechos });
    else setPaquete({ facturas, piezas, hechos, fase: 'incompleto' });
  };

  return {
    paquete,
    guardando,
    empezar: (facturas: readonly Factura[]) =>
      void withItsCode(async () => {
        // What puts the files together comes first: without it they would be downloaded for nothing.
        await codigo();
        await bajar(facturas, piezasDe(facturas));
      }),
    reintentar: () => paquete && void bajar(paquete.facturas, paquete.piezas),
    guardarIncompleto: () => paquete && void guardar(paquete),
    cancelar: () => {
      control.current?.abort();
      setPaquete(null);
    },
  };
}
