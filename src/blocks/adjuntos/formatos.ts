import type { Requisito } from '#contract/entities/adjunto.ts';
import { own } from '#lib/own.ts';
import { plainName } from '#lib/texts.ts';

/** Bytes per unit of TamanioMb. The specification does not define it, so there is one constant to change. */
const bytesPorMb = 1_048_576;

/** The server's maximum in MB, for a requirement without its own limit (decision 41; the number is an assumption). */
const maximoServidorMb = 10;

const sameFormat: Readonly<Record<string, string>> = { jpeg: 'jpg', jpe: 'jpg', tif: 'tiff', htm: 'html' };
const otherNames: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg'], tiff: ['tif'] };

/** Formats that can contain a program: never accepted, whatever the requirement says. */
const forbidden = new Set(['svg', 'svgz', 'html', 'xhtml', 'xht', 'shtml', 'mht', 'mhtml', 'xml', 'js', 'mjs']);

/** One name per format: 'jpeg' and 'JPG' become 'jpg'. */
export const canonico = (extension: string): string => {
  const plain = extension.toLowerCase();
  return own(sameFormat, plain) ?? plain;
};

/**
 * The formats in a requirement's Extension: separated by comma, semicolon, bar or space, with or without dot or star,
 * in any case (decision 41). An empty result means any format. Formats that can contain a program are left out.
 */
export function formatosDe(extension: string | null | undefined): readonly string[] {
  const listed = (extension ?? '').split(/[\s,;|/]+/).map((part) => canonico(part.replace(/^[*.]+/, '')));
  return [...new Set(listed)].filter((format) => format !== '' && !forbidden.has(format));
}

/** True for a format that can contain a program; it is refused whatever a requirement allows. */
export const esPeligroso = (format: string): boolean => forbidden.has(format);

/** The extension of the name that a file is shown and sent under, as one name per format; '' if it has none. */
export function extensionDe(fileName: string): string {
  const name = plainName(fileName);
  const dot = name.lastIndexOf('.');
  return dot < 1 ? '' : canonico(name.slice(dot + 1));
}

/** The `accept` of a file input; '' for any format. */
export const tiposAceptados = (requisito: Requisito): string =>
  formatosDe(requisito.Extension)
    .flatMap((format) => [format, ...(own(otherNames, format) ?? [])])
    .map((format) => `.${format}`)
    .join(',');

/** The most bytes a requirement accepts. */
export const maximoBytes = (requisito: Requisito): number => (requisito.TamanioMb || maximoServidorMb) * bytesPorMb;

/** 'PDF, JPG o PNG'; '' for any format. */
export function formatosEnPalabras(requisito: Requisito): string {
  const names = formatosDe(requisito.Extension).map((format) => format.toUpperCase());
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} o ${last}`;
}

/** Bytes as megabytes: '7,3 MB'. Rounded up to a tenth, so that a file one byte over the limit never shows as the limit. */
export const megabytes = (bytes: number): string =>
  `${String(Math.ceil((bytes / bytesPorMb) * 10) / 10).replace('.', ',')} MB`;

/** A file's size as text: in kilobytes below one megabyte. */
export const tamanioEnPalabras = (bytes: number): string =>
  bytes < bytesPorMb ? `${Math.max(1, Math.round(bytes / 1024))} kB` : megabytes(bytes);

/** What a slot asks for: 'PDF o JPG, máximo 2 MB'. */
export function pistaDe(requisito: Requisito): string {
  const formats = formatosEnPalabras(requisito);
  const most = megabytes(maximoBytes(requisito));
  return formats ? `${formats}, máximo ${most}` : `Máximo ${most}`;
}
