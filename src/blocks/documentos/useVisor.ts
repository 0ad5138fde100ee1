import { type Ref, useImperativeHandle, useState } from 'react';
import type { AdjuntoSlot, Adjuntos } from '#blocks/adjuntos/useAdjuntos.ts';
import { formaDe } from './forma.ts';

/** What the keys of a desk do with the documents of a notice. */
export interface VisorDeDocumentos {
  /** The next page; after the last one, the next file. */
  readonly siguiente: () => void;
  readonly acercar: () => void;
  readonly alejar: () => void;
  /** A quarter to the right. */
  readonly girar: () => void;
}

/** How a file is shown. It belongs to one file: another file starts with the defaults. */
interface Vista {
  readonly idRecurso: number;
  readonly pagina: number;
  readonly zoom: number;
  readonly giro: number;
}

const desdeElInicio = (idRecurso: number): Vista => ({ idRecurso, pagina: 1, zoom: 1, giro: 0 });

const pasos = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next larger or smaller step. A picture is never smaller than its place. */
function otroPaso(zoom: number, hacia: 1 | -1, menor: number): number {
  const found = hacia > 0 ? pasos.find((paso) => paso > zoom) : pasos.findLast((paso) => paso < zoom && paso >= menor);
  return found ?? zoom;
}

/** All places of a notice: the photograph first. */
const lugaresDe = ({ fotografia, slots }: Pick<Adjuntos, 'fotografia' | 'slots'>): readonly AdjuntoSlot[] => [
  ...(fotografia ? [fotografia] : []),
  ...slots,
];

/** The place that is shown: the chosen one, otherwise the first document, otherwise the photograph. */
function elegir({ fotografia, slots }: Pick<Adjuntos, 'fotografia' | 'slots'>, abierto: number | null) {
  const all = lugaresDe({ fotografia, slots });
  const chosen = all.find(({ requisito }) => requisito.IdRequisito === abierto);
  return chosen ?? slots.find(({ recurso }) => recurso !== null) ?? (fotografia?.recurso ? fotografia : null) ?? all[0];
}

/** The documents of a notice, the one that is shown, and how. */
export function useVisor({
  adjuntos,
  abierto,
  alAbrir,
  visor,
}: {
  readonly adjuntos: Adjuntos;
  readonly abierto: number | null;
  readonly alAbrir: (idRequisito: number) => void;
  readonly visor?: Ref<VisorDeDocumentos> | undefined;
}) {
  const lugares = lugaresDe(adjuntos);
  const slot = elegir(adjuntos, abierto) ?? null;
  const recurso = slot?.recurso ?? null;
  const idRecurso = recurso?.IdRecurso ?? 0;
  const [kept, setVista] = useState<Vista>(desdeElInicio(0));
  const vista = kept.idRecurso === idRecurso ? kept : desdeElInicio(idRecurso);
  const [contadas, setContadas] = useState<Readonly<Record<number, number>>>({});
  const paginas = contadas[idRecurso] ?? 1;
  const cambiar = (part: Partial<Vista>) => setVista({ ...vista, ...part });
  const menor = recurso && formaDe(recurso) === 'imagen' ? 1 : pasos[0];
  const documentos = adjuntos.slots.filter((one) => one.recurso !== null);
  const acciones: VisorDeDocumentos = {
    siguiente: () => {
      if (vista.pagina < paginas) return cambiar({ pagina: vista.pagina + 1 });
      const at = slot ? documentos.indexOf(slot) : -1;
      const next = documentos[(at + 1) % Math.max(1, documentos.length)];
      if (!next?.recurso) return;
      setVista(desdeElInicio(next.recurso.IdRecurso));
      if (next !== slot) alAbrir(next.requisito.IdRequisito);
    },
    acercar: () => cambiar({ zoom: otroPaso(vista.zoom, 1, menor) }),
    alejar: () => cambiar({ zoom: otroPaso(vista.zoom, -1, menor) }),
    girar: () => cambiar({ giro: (vista.giro + 90) % 360 }),
  };
  useImperativeHandle(visor, () => acciones);
  return {
    ...acciones,
    lugares,
    documentos,
    slot,
    recurso,
    vista,
    cambiar,
    paginas,
    contadas,
    contar: (id: number, n: number) => setContadas((now) => (now[id] === n ? now : { ...now, [id]: n })),
    puedeAcercar: otroPaso(vista.zoom, 1, menor) !== vista.zoom,
    puedeAlejar: otroPaso(vista.zoom, -1, menor) !== vista.zoom,
  };
}

export type Visor = ReturnType<typeof useVisor>;
