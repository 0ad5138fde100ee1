import { sePerdio } from '#blocks/adjuntos/archivo.ts';
import { tamanioEnPalabras } from '#blocks/adjuntos/formatos.ts';
import { isCodeMissing } from '#lib/codeMissing.ts';
import { own } from '#lib/own.ts';
import { fill, plainName } from '#lib/texts.ts';
import { BadZip, listZip, type ZippedFile } from '#ui/files/listZip.ts';
import { ArchivoIlegible } from '../fila/adjunto.ts';
import { archivoMessages, zipMessages as textos } from './messages.ts';

/** A file of a folder or ZIP. */
export interface Adjunto {
  /** Its name with the folders: 'fotos/6843217_foto.png'. */
  readonly ruta: string;
  readonly nombre: string;
  /** Bytes, unpacked. */
  readonly peso: number;
  /** The file; empty for one inside a ZIP, which `abrir` unpacks. */
  readonly archivo: File;
  readonly abrir?: () => Promise<File>;
}

/** The files of a folder or ZIP, or why the ZIP was refused: a sentence to show. */
type Adjuntos =
  | {
      readonly ok: true;
      readonly archivos: readonly Adjunto[];
      /** Files that systems leave behind, such as Thumbs.db: their names. */
      readonly ignorados: readonly string[];
    }
  | { readonly ok: false; readonly codigo: 'ZIP'; readonly texto: string };

/** Bytes and entries of the largest ZIP. */
const MAXIMO_ZIP = 1024 ** 3;
const MAXIMO_ENTRADAS = 12_000;
/** The largest file that is unpacked. What a notice asks for is far smaller. */
const MAXIMO_ARCHIVO = 100 * 1024 ** 2;

const motivos = {
  damaged: textos.danado,
  encrypted: textos.contrasena,
  split: textos.partes,
  many: textos.entradas,
} as const;

/** The types of the formats that notices ask for. The browser gives none to a file that it did not choose itself. */
const tipos: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

const nombreDe = (ruta: string): string => plainName(ruta.slice(ruta.lastIndexOf('/') + 1));
const tipoDe = (nombre: string): string => own(tipos, nombre.slice(nombre.lastIndexOf('.') + 1).toLowerCase()) ?? '';

/** What macOS, Windows and Office leave behind in folders and ZIPs. */
const esDelSistema = (ruta: string): boolean =>
  /(^|\/)(__MACOSX\/|\.|~\$)|(^|\/)(thumbs\.db|ehthumbs\.db|desktop\.ini)$/i.test(ruta.replace(/^\.\//, ''));

async function extraer({ open, size }: ZippedFile, nombre: string): Promise<File> {
  if (size > MAXIMO_ARCHIVO) throw new ArchivoIlegible(fill(textos.muyGrande, { peso: tamanioEnPalabras(size) }));
  try {
    return new File([await open()], nombre, { type: tipoDe(nombre) });
  } catch (error) {
    if (error instanceof BadZip) throw new ArchivoIlegible(textos.ilegible);
    throw error;
  }
}

function deZip(zipped: ZippedFile): Adjunto {
  const nombre = nombreDe(zipped.path);
  return {
    ruta: zipped.path,
    nombre,
    peso: zipped.size,
    archivo: new File([], nombre, { type: tipoDe(nombre) }),
    abrir: () => extraer(zipped, nombre),
  };
}

/** The name of a chosen or dropped file with its folders, as far as the browser tells. */
function rutaDe(archivo: File & { readonly path?: string }): string {
  return archivo.webkitRelativePath || (archivo.path ?? '').replace(/^\.?\//, '') || plainName(archivo.name);
}

const deCarpeta = (archivo: File): Adjunto => ({
  ruta: rutaDe(archivo),
  nombre: plainName(archivo.name),
  peso: archivo.size,
  archivo,
});

const rechazo = (motivo: string): Adjuntos => ({
  ok: false,
  codigo: 'ZIP',
  texto: fill(archivoMessages.ZIP, { motivo }),
});

const esZip = ({ name }: File): boolean => /\.zip$/i.test(name);

/**
 * The files dropped or chosen, and those in the ZIPs among them. No file is read; of a ZIP only its list. Rejects with the
 * signal's reason.
 */
export async function abrirAdjuntos(archivos: readonly File[], signal?: AbortSignal): Promise<Adjuntos> {
  const todos: Adjunto[] = archivos.filter((archivo) => !esZip(archivo)).map(deCarpeta);
  for (const zip of archivos.filter(esZip)) {
    signal?.throwIfAborted();
    if (zip.size > MAXIMO_ZIP) return rechazo(textos.peso);
    try {
      todos.push(...(await listZip(zip, MAXIMO_ENTRADAS, signal)).map(deZip));
    } catch (error) {
      if (error instanceof BadZip) return rechazo(motivos[error.why]);
      if (sePerdio(error)) return rechazo(textos.perdido);
      if (isCodeMissing(error)) return rechazo(textos.sinCodigo);
      throw error;
    }
  }
  return {
    ok: true,
    archivos: todos.filter(({ ruta }) => !esDelSistema(ruta)),
    ignorados: todos.map(({ ruta }) => ruta).filter(esDelSistema),
  };
}
