import type { SeguimientoItem } from '#contract/entities/seguimiento.ts';
import { tidy } from '#lib/texts.ts';
import { limpiar } from './limpiar.ts';
import { recientePrimero } from './orden.ts';
import type { Cambio } from './seguimiento.ts';

/** An entry of a tracking as the portal reads it. */
export interface EntradaLeida {
  readonly asunto: string;
  /** Its words, with line breaks. */
  readonly texto: string;
  /** The changes that it lists, as `cambiosComoHtml` writes them. */
  readonly cambios: readonly Cambio[];
  readonly fecha: string;
}

const FLECHA = '->';

/** 'Cargo: cajero -> jefe' in a list, with its label in bold and its old value in small print. */
function cambioEn(item: Element): readonly Cambio[] {
  const campo = tidy(item.querySelector('b')?.textContent ?? '').replace(/\s*:$/, '');
  if (campo === '') return [];
  const valorAnterior = tidy(item.querySelector('small')?.textContent ?? '');
  const words = tidy(item.textContent ?? '');
  // Either value may have an arrow of its own.
  const at = words.indexOf(FLECHA, words.indexOf(valorAnterior) + valorAnterior.length);
  return [{ campo, valorAnterior, valorNuevo: at < 0 ? '' : words.slice(at + FLECHA.length).trim() }];
}

const BLOQUES = 'p,div,li,tr';

/** Reads one message. It is cleaned as it is to be shown, and no text is parsed outside of that. */
function leerMensaje(html: string): Pick<EntradaLeida, 'texto' | 'cambios'> {
  const clean = limpiar(html);
  const cambios = [...clean.querySelectorAll('li')].flatMap(cambioEn);
  for (const br of clean.querySelectorAll('br')) br.replaceWith('\n');
  for (const block of clean.querySelectorAll(BLOQUES)) block.append('\n');
  const texto = (clean.textContent ?? '').split('\n').map(tidy).filter(Boolean).join('\n');
  return { texto, cambios };
}

/** The entries of a tracking, the newest first, with the changes that each one lists. */
export const leerEntradas = (items: readonly SeguimientoItem[]): readonly EntradaLeida[] =>
  [...items].sort(recientePrimero).map(({ Asunto, Mensaje, Fecha }) => ({
    asunto: tidy(Asunto),
    fecha: Fecha,
    ...leerMensaje(Mensaje),
  }));
