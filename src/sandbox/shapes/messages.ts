import { own } from '#lib/own.ts';
import { type EnvelopeShape, isRow, isText, type Row } from './shape.ts';

/** Section 1 of the table: the message of an envelope. */

const always = () => true;
const wentWell = ({ ok }: Row) => ok === true;
const isPayment = (path: string) => /\/(GeneraQR|OrdenPagoCarrito)(\/|$)/.test(path);

const mensaje = ({ Mensaje }: Row): Row => (isRow(Mensaje) ? Mensaje : {});
const said = (row: Row): string => String(mensaje(row).Descripcion ?? '') || 'Proceso realizado correctamente.';
/** The envelope with another message, or with parts of it changed. */
const saying = (row: Row, parts: Row): Row => ({ ...row, Mensaje: { ...mensaje(row), ...parts } });
const without = (row: Row, name: string): Row => ({ ...row, [name]: undefined });

const inOtherWords: Readonly<Record<string, string>> = {
  success: 'SUCCESS',
  info: 'Information',
  warning: 'Warning ',
  error: ' Error',
};

const shape = (one: Omit<EnvelopeShape, 'of'>): EnvelopeShape => ({ ...one, of: 'envelope' });

const whole: readonly EnvelopeShape[] = [
  shape({
    id: '1.20',
    says: 'a refusal of type Information where a password is asked for: a success',
    verdict: 'accept',
    when: (e, path) => wentWell(e) && path.endsWith('/ReestablecerContrasena/solicita'),
    forms: [(e) => saying({ ...e, ok: false }, { TipoMensaje: 'Information' })],
  }),
  shape({
    id: '1.21',
    says: 'a success with a message of type error',
    verdict: 'accept',
    when: wentWell,
    forms: [(e) => saying(e, { TipoMensaje: 'error', Descripcion: said(e) })],
  }),
  shape({
    id: '1.22',
    says: 'a message with mark-up',
    verdict: 'accept',
    when: (e) => isRow(e.Mensaje),
    forms: [(e) => saying(e, { Descripcion: `${said(e)}<br/>Gracias<script>window.ajeno=1</script>` })],
  }),
  shape({
    id: '1.23',
    says: 'a refusal with the traces of a program',
    verdict: 'refuse',
    when: always,
    forms: [
      'System.NullReferenceException: Object reference at Fondo.Avisos.Grabar()',
      "Violation of PRIMARY KEY constraint 'PK_Avisos'. Cannot insert duplicate key in object 'dbo.Avisos'.",
      'Referencia no disponible.\r\n   en Fondo.Avisos.Grabar(Int32 id) en C:\\fuentes\\Avisos.cs:línea 42',
    ].map((Descripcion) => (e) => saying({ ...e, ok: false, Datos: null }, { Descripcion, TipoMensaje: 'error' })),
  }),
  shape({
    id: '1.24',
    says: 'JSON in the message, and not the list that is due there',
    verdict: 'refuse',
    when: always,
    forms: [
      (e) =>
        saying(
          { ...e, ok: false, Datos: null },
          { Descripcion: '{"a":1}', TieneMensaje: true, TipoMensaje: 'warning' },
        ),
    ],
  }),
  shape({
    id: '1.29',
    says: 'the number of the message as zero, nothing, or a text',
    verdict: 'accept',
    when: (e) => isRow(e.Mensaje),
    forms: [0, null, '1532'].map((IdMensaje) => (e) => saying(e, { IdMensaje })),
  }),
];

const broken: readonly EnvelopeShape[] = [
  shape({
    id: '1.16',
    says: 'a refusal without a text or a type',
    verdict: 'refuse',
    when: always,
    forms: [
      (e) => saying({ ...e, ok: false, Datos: null }, { Descripcion: ' ', TipoMensaje: 'error' }),
      (e) => saying({ ...e, ok: false, Datos: null }, { Descripcion: undefined, TipoMensaje: 'error' }),
    ],
  }),
  shape({
    id: '1.17',
    says: 'a success without a text or a type',
    verdict: 'accept',
    // If the message is the result, a message without a text is no result (row 1.13).
    when: (e, path) => wentWell(e) && !isPayment(path),
    forms: [(e) => saying(e, { Descripcion: '  ' }), (e) => saying(e, { TipoMensaje: null, Descripcion: undefined })],
  }),
  shape({
    id: '1.18',
    says: 'the type in other words and letter case',
    verdict: 'accept',
    when: (e) => isText(mensaje(e).TipoMensaje),
    forms: [(e) => saying(e, { TipoMensaje: own(inOtherWords, String(mensaje(e).TipoMensaje)) ?? 'Info' })],
  }),
  shape({
    id: '1.19',
    says: 'an unknown type, or its number',
    verdict: 'accept',
    when: (e) => isRow(e.Mensaje),
    forms: [(e) => saying(e, { TipoMensaje: 'Exito' }), (e) => saying(e, { TipoMensaje: 2 })],
  }),
  shape({
    id: '1.14',
    says: 'the message as text',
    verdict: 'accept',
    when: (e) => isRow(e.Mensaje),
    forms: [(e) => ({ ...e, Mensaje: mensaje(e).Descripcion })],
  }),
  shape({
    id: '1.15',
    says: 'the message as a list; an empty one for none',
    verdict: 'accept',
    when: (e) => isRow(e.Mensaje),
    forms: [(e) => ({ ...e, Mensaje: said(e) === mensaje(e).Descripcion ? [e.Mensaje] : [] })],
  }),
  shape({
    id: '1.11',
    says: 'a success without a message',
    verdict: 'accept',
    when: (e, path) => wentWell(e) && !isPayment(path),
    forms: [(e) => ({ ...e, Mensaje: null }), (e) => without(e, 'Mensaje')],
  }),
  shape({
    id: '1.12',
    says: 'a refusal without a message',
    verdict: 'refuse',
    when: always,
    forms: [(e) => ({ ...e, ok: false, Datos: null, Mensaje: null }), (e) => without({ ...e, ok: false }, 'Mensaje')],
  }),
  shape({
    id: '1.13',
    says: 'no message where it is the result',
    verdict: 'refuse',
    when: (e, path) => wentWell(e) && isPayment(path),
    forms: [(e) => ({ ...e, Mensaje: null })],
  }),
];

/** The shapes of messages. */
export const messageShapes: readonly EnvelopeShape[] = [...whole, ...broken];
