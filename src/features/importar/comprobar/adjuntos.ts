import { revisarArchivo } from '#blocks/adjuntos/archivo.ts';
import { recortarAlCentro, revisarFotografia } from '#blocks/adjuntos/fotografia.ts';
import { nombreDeRequisito } from '#blocks/adjuntos/nombreDeSlot.ts';
import { slotsPrevistos } from '#blocks/adjuntos/slots.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import { requisitoFotografia } from '#contract/enumerations.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { problemasAlGrabar } from '#engine/values/problems.ts';
import { plainName } from '#lib/texts.ts';
import { ArchivoIlegible, usarAdjunto } from '../fila/adjunto.ts';
import { type AdjuntoDeFila, type AdjuntosPorFila, dejaFuera, type Fila, type Hallazgo } from '../fila/fila.ts';
import { hallazgo } from '../fila/hallazgo.ts';
import type { Contexto } from './contexto.ts';
import { idTipoDe } from './formato.ts';
import { juzgada } from './hallazgos.ts';
import { comprobarMessages as textos } from './messages.ts';
import { cronometro, type Seguida } from './servicios.ts';

/** What the type of a row's notice asks for, as far as it is loaded: `comprobarFormato` loads it for its rows. */
export const requisitosDe = (fila: Fila, contexto: Contexto): readonly Requisito[] =>
  contexto.requisitos.get(fila.preparada?.idTipoNovedad ?? idTipoDe(fila, contexto)) ?? [];

/** What the check of files found. */
export interface RevisionDeAdjuntos {
  /** The files that may be sent. A photograph is cropped and written again each time it is opened. */
  readonly porFila: AdjuntosPorFila;
  /** What is wrong with the files of each row: refused ones and double ones. */
  readonly hallazgos: ReadonlyMap<number, readonly Hallazgo[]>;
  /** The requirements of each row whose file was refused: they are not reported as missing. */
  readonly rechazados: ReadonlyMap<number, ReadonlySet<number>>;
}

/** No files yet. */
export const sinAdjuntos: RevisionDeAdjuntos = { porFila: new Map(), hallazgos: new Map(), rechazados: new Map() };

/** A second file for the same requirement of a row, and the sentence about it. */
interface Doble {
  readonly numero: number;
  readonly idRequisito: number;
  readonly texto: string;
}

const nombreDe = ({ ruta, archivo }: AdjuntoDeFila): string =>
  ruta === undefined ? plainName(archivo.name) : plainName(ruta);

const rechazado = (adjunto: AdjuntoDeFila, motivo: string): Hallazgo =>
  hallazgo({
    codigo: 'ADJUNTO',
    lugar: 'Adjuntos',
    texto: textos.adjunto(nombreDe(adjunto), motivo),
    titulo: textos.adjuntoTitulo(motivo),
    comun: motivo,
  });

/** Why a file is not accepted, as a sentence, or null if it is; and how long that took, in milliseconds, without the wait. */
async function revisarUno(adjunto: AdjuntoDeFila, requisito: Requisito) {
  const revisar = requisito.IdRequisito === requisitoFotografia ? revisarFotografia : revisarArchivo;
  let desde = performance.now();
  const abrir = async () => {
    // Its turn has come.
    desde = performance.now();
    return adjunto.abrir ? adjunto.abrir() : adjunto.archivo;
  };
  try {
    const motivo = await usarAdjunto({ ...adjunto, abrir }, (archivo) => revisar(archivo, requisito));
    return { motivo, ms: performance.now() - desde };
  } catch (error) {
    if (error instanceof ArchivoIlegible) return { motivo: error.message, ms: performance.now() - desde };
    throw error;
  }
}

/** The file as it is sent: a photograph is rewritten as in the form. Nothing is kept: thousands would fill the memory. */
function comoSeEnvia(adjunto: AdjuntoDeFila, requisito: Requisito): AdjuntoDeFila {
  if (requisito.IdRequisito !== requisitoFotografia) return adjunto;
  const abrir = async () => {
    const archivo = adjunto.abrir ? await adjunto.abrir() : adjunto.archivo;
    const recorte = await recortarAlCentro(archivo, requisito);
    if ('rechazo' in recorte) throw new ArchivoIlegible(recorte.rechazo);
    return recorte.archivo;
  };
  return { ...adjunto, abrir };
}

/** Looks into the files of rows, at most four at a time. Rejects with the signal's reason if that ended it. */
export async function comprobarAdjuntos(
  filas: readonly Fila[],
  reparto: { readonly porFila: AdjuntosPorFila; readonly dobles: readonly Doble[] },
  contexto: Contexto,
  { signal, avance }: Seguida,
): Promise<RevisionDeAdjuntos> {
  const porFila = new Map<number, AdjuntoDeFila[]>();
  const hallazgos = new Map<number, Hallazgo[]>();
  const rechazados = new Map<number, Set<number>>();
  const decir = (numero: number, found: Hallazgo) => hallazgos.set(numero, [...(hallazgos.get(numero) ?? []), found]);
  for (const { numero, texto } of reparto.dobles)
    decir(numero, hallazgo({ nivel: 'aviso', codigo: 'ADJUNTO_DOBLE', lugar: 'Adjuntos', texto, comun: texto }));
  const pares = filas.flatMap((fila) => {
    const requisitos = requisitosDe(fila, contexto);
    return (reparto.porFila.get(fila.numero) ?? []).flatMap((adjunto) => {
      const requisito = requisitos.find(({ IdRequisito }) => IdRequisito === adjunto.idRequisito);
      return requisito ? [{ numero: fila.numero, adjunto, requisito }] : [];
    });
  });
  const contar = cronometro(pares.length, avance);
  await Promise.all(
    pares.map(async ({ numero, adjunto, requisito }) => {
      signal.throwIfAborted();
      const { motivo, ms } = await revisarUno(adjunto, requisito);
      signal.throwIfAborted();
      contar(ms);
      if (motivo !== null) {
        rechazados.set(numero, new Set([...(rechazados.get(numero) ?? []), adjunto.idRequisito]));
        decir(numero, rechazado(adjunto, motivo));
      } else porFila.set(numero, [...(porFila.get(numero) ?? []), comoSeEnvia(adjunto, requisito)]);
    }),
  );
  return { porFila, hallazgos, rechazados };
}

/** The files that a row still lacks, by the checks of Grabar. */
function faltantesDe(definition: NovedadDefinition, requisitos: readonly Requisito[], hay: ReadonlySet<number>) {
  const slots = slotsPrevistos(requisitos, hay);
  const { problems = [] } = problemasAlGrabar(definition, [], slots) ?? {};
  if (problems.length === 0) return [];
  const sinFoto = problems.some(({ tab }) => tab === 'persona') && slots.fotografia ? [slots.fotografia.requisito] : [];
  return [...sinFoto, ...slots.faltantes];
}

/** A checked row with what its files lack (FALTA_ADJUNTO) and what is wrong with them, and the step that follows from it. */
export function conAdjuntos(
  fila: Fila,
  { porFila, hallazgos, rechazados }: RevisionDeAdjuntos,
  contexto: Contexto,
): Fila {
  const definition = contexto.definiciones.get(fila.tipo ?? '');
  const propios = fila.hallazgos.filter(({ lugar }) => lugar !== 'Adjuntos');
  const suyos = hallazgos.get(fila.numero) ?? [];
  const dados = (porFila.get(fila.numero) ?? []).map(({ idRequisito }) => idRequisito);
  const hay = new Set([...dados, ...(rechazados.get(fila.numero) ?? [])]);
  // A row that needs no notice needs no files.
  const pide = definition && !propios.some(dejaFuera) ? definition : null;
  const faltan = pide ? faltantesDe(pide, requisitosDe(fila, contexto), hay) : [];
  const todos = [
    ...propios,
    ...suyos,
    ...faltan.map((requisito) => {
      const nombre = nombreDeRequisito(requisito);
      return hallazgo({
        codigo: 'FALTA_ADJUNTO',
        lugar: 'Adjuntos',
        texto: textos.faltaAdjunto(nombre),
        comun: nombre,
      });
    }),
  ];
  const comprobada = ['lista', 'aviso', 'problema'].includes(fila.paso);
  return comprobada ? juzgada(fila, todos, fila.preparada) : { ...fila, hallazgos: todos };
}
