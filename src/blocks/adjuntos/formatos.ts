import type { Requisito } from '#contract/entities/adjunto.ts';
import { own } from '#lib/own.ts';

/** Bytes of one unit of TamanioMb. The specification does not say; one constant to change. */
const bytesPorMb = 1_048_576;

/** Server maximum in MB for a requirement without a limit of its own (decision 41; the figure is assumed). */
const maximoServidorMb = 10;

const sameFormat: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', tif: 'tiff', htm: 'html' };
const otherNames: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg'], tiff: ['tif'] };

/** Formats that can carry a program: never taken, whatever the requirement says. */
const forbidden = new Set(['svg', 'svgz', 'html', 'xhtml', 'xht', 'shtml', 'mht', 'mhtml', 'xml', 'js', 'mjs']);

/** One name for each format: 'jpeg' and 'JPG' are 'jpg'. */
export const canonico = (extension: string): string => {
  const plain = extension.toLowerCase();
  return own(sameFormat, plain) ?? plain;
};

/**
 * Formats of a requirement's Extension: separated by comma, semicolon, bar or space, with or without dot or star, in any
 * case (decision 41). Empty means any. Formats that can carry a program are left out.
 */
export function formatosDe(extension: string | null | undefined): readonly string[] {
  const listed = (extension ?? '').split(/[\s,;|/]+/).map((part) => canonico(part.replace(/^[*.]+/, '')));
  return [...new Set(listed)].filter((format) => format !== '' && !forbidden.has(format));
}

/** True for a format that can carry a program; it is refused whatever a requirement allows. */
export const esPeligroso = (format: string): boolean => forbidden.has(format);

/** The extension of a file's name in its one name; '' without one. */
export function extensionDe(fileName: string): string {
  const dot = fileName.lastIndexOf('.');
  return dot < 1 ? '' : canonico(fileName.slice(dot + 1));
}

/** The `accept` of a file input; '' for any format. */
export const tiposAceptados = (requisito: Requisito): string =>
  formatosDe(requisito.Extension)
    .flatMap((format) => [format, ...(own(otherNames, format) ?? [])])
    .map((format) => `.${format}`)
    .join(',');

/** Most bytes a requirement takes. */
export const maximoBytes = (requisito: Requisito): number => (requisito.TamanioMb || maximoServidorMb) * bytesPorMb;

/** 'PDF, JPG o PNG'; '' for any format. */
export function formatosEnPalabras(requisito: Requisito): string {
  const names = formatosDe(requisito.Extension).map((format) => format.toUpperCase());
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} o ${last}`;
}

/** Bytes as megabytes, rounded up to a tenth so that one byte too many never reads as the limit itself: '7,3 MB'. */
export const megabytes = (bytes: number): string =>
  `${String(Math.ceil((bytes / bytesPorMb) * 10) / 10).replace('.', ',')} MB`;

/** A file's size for its line: kilobytes below one megabyte. */
export const tamanioEnPalabras = (bytes: number): string =>
  bytes < bytesPorMb ? `${Math.max(1, Math.round(bytes / 1024))} kB` : megabytes(bytes);

/** What a slot asks for: 'PDF o JPG, máximo 2 MB'. */
export function pistaDe(requisito: Requisito): string {
  const formats = formatosEnPalabras(requisito);
  const most = megabytes(maximoBytes(requisito));
  return formats ? `${formats}, máximo ${most}` : `Máximo ${most}`;
}
