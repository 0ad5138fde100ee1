import { answering } from '#lib/answering.ts';
import { plainName } from '#lib/texts.ts';
import { type ParteDeLectura, type PreguntaDeLectura, partir } from '../fila/piezas.ts';
import { leerBytes } from './leerBytes.ts';

/** Reads the files of an import outside the page's main thread, with the libraries that this needs. */
answering<PreguntaDeLectura, ParteDeLectura>(async ({ archivo, hoja }, send) => {
  const bytes = new Uint8Array(await archivo.arrayBuffer());
  partir(await leerBytes({ nombre: plainName(archivo.name), bytes, hoja }), send);
});
