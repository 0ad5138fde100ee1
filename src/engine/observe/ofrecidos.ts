import type { Lugar } from './etiquetas.ts';
import { observarMessages as textos } from './messages.ts';
import { claveDe, GENERAL, type Motivo, mismoMotivo } from './motivos.ts';
import { plantillasGenerales, plantillasPara } from './plantillas.ts';

/** How many reasons are offered at once: each has a digit. */
const CUANTOS = 9;
/** Reasons about what was pressed, about the first thing to look at, and about each other one. */
const DEL_SENIALADO = 5;
const DEL_PRIMERO = 3;
const DE_OTRO = 2;
/** Other frequent ones: few, so that the text below them is in view. */
const OTROS = 3;

/** What of an automatic check matters here: which labels it is about, and what it found. */
export interface Reparo {
  readonly id: string;
  readonly estado: string;
  /** What it found, in a sentence. */
  readonly detalle: string;
  readonly campos: readonly string[];
}

/** Reasons under one heading. `etiqueta` is '' if they are about several things. */
export interface GrupoDeMotivos {
  readonly etiqueta: string;
  readonly motivos: readonly Motivo[];
}

interface PorOfrecer {
  readonly lugares: readonly Lugar[];
  /** The label that was pressed last, or null. */
  readonly senialado: string | null;
  readonly comprobaciones: readonly Reparo[];
  /** The requirement whose file is shown; null for the first one. */
  readonly abierto: number | null;
  readonly propias: readonly Motivo[];
}

/** What the first reasons are about: what was pressed, what a check found, the file that is shown. */
function primeros({ lugares, senialado, comprobaciones, abierto }: PorOfrecer): readonly Lugar[] {
  const named = (etiqueta: string) => lugares.find((one) => claveDe(one.etiqueta) === claveDe(etiqueta));
  const found = [
    senialado === null ? undefined : named(senialado),
    ...comprobaciones.filter(({ estado }) => estado === 'reparo').flatMap(({ campos }) => campos.map(named)),
    abierto === null
      ? lugares.find(({ clase }) => clase === 'archivo')
      : lugares.find(({ idRequisito }) => idRequisito === abierto),
  ];
  return [...new Set(found.filter((one) => one !== undefined))];
}

/** Reasons that a check itself gives, where no template says what it found: a missing file, a late or an unpaid notice. */
function segunComprobaciones(comprobaciones: readonly Reparo[]): readonly Motivo[] {
  return comprobaciones
    .filter(({ estado }) => estado === 'reparo')
    .flatMap(({ id, campos, detalle }) => {
      if (id === 'adjuntos') return campos.map((etiqueta) => ({ etiqueta, texto: textos.faltaElArchivo }));
      if (id === 'plazo') return campos.map((etiqueta) => ({ etiqueta, texto: detalle }));
      return campos.length === 0 && detalle !== '' ? [{ etiqueta: GENERAL, texto: detalle }] : [];
    });
}

/**
 * The reasons offered, at most nine, in groups: about what was pressed, about what the checks found, about the file that is
 * shown, then other frequent ones. The order does not change when one is chosen, so a digit means the same twice.
 */
export function motivosOfrecidos(todo: PorOfrecer): readonly GrupoDeMotivos[] {
  const { lugares, propias } = todo;
  const groups: GrupoDeMotivos[] = [];
  let free = CUANTOS;
  const add = (etiqueta: string, motivos: readonly Motivo[], most: number) => {
    const taken = motivos.slice(0, Math.min(most, free));
    free -= taken.length;
    if (taken.length > 0) groups.push({ etiqueta, motivos: taken });
  };
  const first = primeros(todo);
  const propuestos = segunComprobaciones(todo.comprobaciones);
  const de = (etiqueta: string) => propuestos.filter((one) => claveDe(one.etiqueta) === claveDe(etiqueta));
  const faltan = todo.comprobaciones.filter(({ id, estado }) => id === 'adjuntos' && estado === 'reparo');
  /** Nothing can be wrong with a file that is not there. */
  const falta = (etiqueta: string) =>
    faltan.some(({ campos }) => campos.some((one) => claveDe(one) === claveDe(etiqueta)));
  const general = () => add(textos.segunLaComprobacion, de(GENERAL), DE_OTRO);
  if (todo.senialado === null) general();
  // One group of many leaves room for the file that is shown.
  for (const [at, lugar] of first.entries()) {
    const pressed = at === 0 && todo.senialado !== null;
    const most = at === 0 || first.length <= 2 ? DEL_PRIMERO : DE_OTRO;
    const comunes = falta(lugar.etiqueta) ? [] : plantillasPara(lugar, propias);
    add(lugar.etiqueta, [...de(lugar.etiqueta), ...comunes], pressed ? DEL_SENIALADO : most);
    if (pressed) general();
  }
  const shown = groups.flatMap(({ motivos }) => motivos);
  const others = [
    ...lugares
      .filter(({ clase, etiqueta }) => (clase === 'fotografia' || clase === 'archivo') && !falta(etiqueta))
      .flatMap((lugar) => plantillasPara(lugar, propias).slice(0, DE_OTRO)),
    ...propias.filter(({ etiqueta }) => lugares.some((one) => claveDe(one.etiqueta) === claveDe(etiqueta))),
    ...plantillasGenerales(propias),
  ];
  const own = others.filter((one) => propias.some((other) => mismoMotivo(one, other)));
  const rest = [...own, ...others].filter(
    (one, at, all) =>
      !shown.some((other) => mismoMotivo(one, other)) && all.findIndex((other) => mismoMotivo(one, other)) === at,
  );
  const sobreNada = rest.filter(({ etiqueta }) => !lugares.some((one) => one.etiqueta === etiqueta)).slice(0, 1);
  const particular = rest.filter((one) => !sobreNada.includes(one));
  add('', [...particular.slice(0, Math.max(0, Math.min(free, OTROS) - sobreNada.length)), ...sobreNada], free);
  return groups;
}
