import type { EntradaLeida } from '#blocks/seguimiento/leerEntradas.ts';
import type { Cambio } from '#blocks/seguimiento/seguimiento.ts';
import type { Requisito } from '#contract/entities/adjunto.ts';
import type { NovedadDefinition } from '#engine/definition/definition.ts';
import { nombreEstado } from '#engine/definition/messages.ts';
import type { LoadedNovedad } from '#engine/notice/cargarNovedad.ts';
import { juntarCambios } from '#engine/values/changes.ts';
import { fold } from '#lib/texts.ts';
import { type Lugar, lugaresDe } from './etiquetas.ts';
import { claveDe, leerTramos, type Motivo } from './motivos.ts';

/** One point of an observation. */
export interface Punto extends Motivo {
  /** What it is about; null if it names nothing on the form. */
  readonly lugar: Lugar | null;
  /** A save since the observation changed it. */
  readonly cambio: boolean;
}

/** The observation that a notice was sent back with, and what changed since. */
export interface Observado {
  /** The whole text, as it was written. */
  readonly texto: string;
  /** When, as the tracking has it; '' if it has no entry. */
  readonly fecha: string;
  /** Its points; none if it names nothing on the form. */
  readonly puntos: readonly Punto[];
  /** What saves changed since: one for each label, with its first old value and its last new one. */
  readonly cambios: readonly Cambio[];
}

/** True for the entry of a change to a state: the services name the state, the portal writes an arrow before it. */
const esDe = (estado: string) => {
  const subject = fold(estado);
  return ({ asunto, texto }: EntradaLeida): boolean =>
    [subject, `registro ${subject}`].includes(fold(asunto)) || fold(texto).includes(`-> ${subject}`);
};
const seObservo = esDe(nombreEstado.observado);
const seDeclaro = esDe(nombreEstado.declarado);

interface Aviso {
  readonly definition: NovedadDefinition;
  readonly loaded: Pick<LoadedNovedad, 'estado' | 'form'>;
  readonly requisitos: readonly Requisito[];
}

/** The points of an observation; none if it names nothing on the form. */
function puntosDe(texto: string, { definition, loaded, requisitos }: Aviso, cambios: readonly Cambio[]) {
  const lugares = new Map(
    lugaresDe(definition, requisitos, loaded.form).map((lugar) => [claveDe(lugar.etiqueta), lugar]),
  );
  const changed = new Set(cambios.map(({ campo }) => claveDe(campo)));
  const puntos = leerTramos(
    texto,
    [...lugares.values()].map(({ etiqueta }) => etiqueta),
  ).map(({ etiqueta, texto: que }): Punto => {
    const clave = claveDe(etiqueta);
    return { etiqueta, texto: que, lugar: lugares.get(clave) ?? null, cambio: changed.has(clave) };
  });
  return puntos.some(({ lugar }) => lugar !== null) ? puntos : [];
}

/**
 * The observation that counts for a notice, from its tracking (the newest entry first): of an observed notice, the text it
 * carries; of a notice that was saved since, the last one until it is declared again; of a declared notice, the one before.
 * null if it was never observed.
 */
export function observadoDe(aviso: Aviso, entradas: readonly EntradaLeida[]): Observado | null {
  const { estado, form } = aviso.loaded;
  const at = entradas.findIndex(seObservo);
  const after = at < 0 ? [] : entradas.slice(0, at);
  const own = estado === 'observado' ? form.SegurosPersonasNovedad.ObservacionCaja : '';
  const texto = own || entradas[at]?.texto || '';
  const pasada = (estado === 'registrado' || estado === 'pagado') && after.some(seDeclaro);
  const cuenta = estado === 'registrado' || estado === 'pagado' || estado === 'observado' || estado === 'declarado';
  if (pasada || !cuenta || (texto === '' && estado !== 'observado')) return null;
  const cambios = juntarCambios(after.toReversed().flatMap((entrada) => entrada.cambios));
  return { texto, fecha: entradas[at]?.fecha ?? '', cambios, puntos: puntosDe(texto, aviso, cambios) };
}
