import { type Answer, type AnswerShape, bytesOf, isJson, textOf, withText, written } from './shape.ts';

/** Section 5 of the table: files. */

const isPdf = ({ type }: Answer) => type.includes('pdf');
const isXml = ({ type }: Answer) => type.includes('xml');
const isImage = ({ type }: Answer) => type.startsWith('image/');
const isFile = (answer: Answer) => answer.status === 200 && !isJson(answer);

const base64 = ({ bytes }: Answer) => Buffer.from(bytes).toString('base64');
const sent = (Datos: unknown) => written({ ok: true, Datos, Mensaje: null });
const empty = new Uint8Array();

const shape = (one: Omit<AnswerShape, 'of'>): AnswerShape => ({ ...one, of: 'answer' });

/** The shapes of files. */
export const fileShapes: readonly AnswerShape[] = [
  shape({
    id: '5.1',
    says: 'a PDF by another type',
    verdict: 'accept',
    when: isPdf,
    forms: ['application/octet-stream', 'text/plain', ''].map((type) => (a) => ({ ...a, type })),
  }),
  shape({
    id: '5.2',
    says: 'a PDF inside JSON',
    verdict: 'accept',
    when: isPdf,
    forms: [
      (a) => withText(a, sent(base64(a))),
      (a) => withText(a, written(base64(a))),
      (a) => withText(a, sent(`data:application/pdf;base64,${base64(a)}`)),
      (a) => withText(a, sent([...a.bytes])),
    ],
  }),
  shape({
    id: '5.3',
    says: 'a refusal in place of a PDF',
    verdict: 'refuse',
    when: isPdf,
    forms: [
      (a) =>
        withText(
          a,
          written({
            ok: false,
            Datos: null,
            Mensaje: { Descripcion: 'No existe el documento solicitado.', TipoMensaje: 'warning' },
          }),
        ),
    ],
  }),
  shape({
    id: '5.4',
    says: 'no file where one is due',
    verdict: 'refuse',
    when: isFile,
    forms: [
      (a) => withText(a, sent(null)),
      (a) => ({ ...a, bytes: empty }),
      (a) => withText(a, '<html></html>', 'text/html'),
    ],
  }),
  shape({
    id: '5.5',
    says: 'XML with a mark of the byte order, or in ISO-8859-1',
    verdict: 'accept',
    when: isXml,
    forms: [
      (a) => ({ ...a, bytes: bytesOf(`\uFEFF${textOf(a.bytes)}`) }),
      (a) => ({
        ...a,
        bytes: new Uint8Array(Buffer.from(textOf(a.bytes), 'latin1')),
        type: 'text/xml; charset=ISO-8859-1',
      }),
    ],
  }),
  shape({
    id: '5.6',
    says: 'a page or a refusal in place of XML',
    verdict: 'refuse',
    when: isXml,
    forms: [
      (a) => withText(a, '<!doctype html><title>Error</title>', 'text/html'),
      (a) =>
        withText(a, written({ ok: false, Mensaje: { Descripcion: 'No existe la factura.', TipoMensaje: 'warning' } })),
    ],
  }),
  shape({
    id: '5.7',
    says: 'an image by a wrong type, or without one',
    verdict: 'accept',
    when: isImage,
    forms: ['application/octet-stream', 'text/plain', ''].map((type) => (a) => ({ ...a, type })),
  }),
];
