import { type Answer, type AnswerShape, bytesOf, isJson, isRow, textOf, withText, written } from './shape.ts';

/** Section 4 of the table: what proxies, servers and frameworks do to a reply. */

const always = () => true;
const envelopeOf = (answer: Answer): Record<string, unknown> => {
  const read: unknown = JSON.parse(textOf(answer.bytes));
  return isRow(read) ? { ...read } : {};
};

const typed = (type: string) => (answer: Answer) => ({ ...answer, type });
const status = (code: number) => (answer: Answer) => ({ ...answer, status: code });
const page =
  (title: string, code = 200) =>
  (answer: Answer) =>
    withText(
      { ...answer, status: code },
      `<!DOCTYPE html><html><head><title>${title}</title></head></html>`,
      'text/html',
    );
const refused = (answer: Answer, code: number, Descripcion: string) =>
  withText(
    { ...answer, status: code },
    written({ ok: false, Datos: null, Mensaje: { Descripcion, TipoMensaje: 'warning' } }),
  );
const problem = (answer: Answer, code: number) =>
  withText(
    { ...answer, status: code },
    written({
      type: 'https://tools.ietf.org/html/rfc7231#section-6.5.1',
      title: 'One or more validation errors occurred.',
      status: code,
      errors: {
        '$.Observacion': ['The JSON value could not be converted to System.String.'],
        form: ['The form field is required.'],
        '': ['A non-empty request body is required.'],
      },
      traceId: '00-1',
    }),
    'application/problem+json',
  );

/** The characters of Latin-1, one byte each. */
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => Math.min(letter.charCodeAt(0), 255));
const withBytes = (change: (text: string) => Uint8Array, type?: string) => (answer: Answer) => ({
  ...answer,
  bytes: change(textOf(answer.bytes)),
  type: type ?? answer.type,
});
const changedText = (change: (text: string) => string) => withBytes((text) => bytesOf(change(text)));
const twice = (text: string) => Array.from(bytesOf(text), (byte) => String.fromCharCode(byte)).join('');

const isSignIn = ({ path }: Answer) => /\/(EmpAuth|Login\/Usuario|ReestablecerContrasena\/\w+)$/.test(path);
const mayBeEmpty = ({ path }: Answer) => /\/(EliminarRecurso\/.*|CambiarContrasena|reestablece)$/.test(path);
const holdsData = (answer: Answer) => {
  if (!isJson(answer)) return false;
  const { Datos } = envelopeOf(answer);
  return typeof Datos === 'object' && Datos !== null;
};

const shape = (one: Omit<AnswerShape, 'of'>): AnswerShape => ({ ...one, of: 'answer' });

const bodies: readonly AnswerShape[] = [
  shape({
    id: '4.4',
    says: 'letters the services have lost',
    verdict: 'accept',
    when: isJson,
    forms: [changedText((text) => text.replace(/[ÑñÁÉÍÓÚáéíóú]/g, '\uFFFD'))],
  }),
  shape({
    id: '4.5',
    says: 'letters encoded twice',
    verdict: 'accept',
    when: isJson,
    forms: [changedText((text) => text.replace(/[ÑñÁÉÍÓÚáéíóú]/g, twice))],
  }),
  shape({
    id: '4.7',
    says: 'the data as JSON text',
    verdict: 'accept',
    when: holdsData,
    forms: [(answer) => withText(answer, written({ ...envelopeOf(answer), Datos: written(envelopeOf(answer).Datos) }))],
  }),
  shape({
    id: '4.6',
    says: 'the whole body as a JSON text',
    verdict: 'accept',
    when: isJson,
    forms: [changedText((text) => written(text))],
  }),
  shape({
    id: '4.2',
    says: 'a mark of the byte order',
    verdict: 'accept',
    when: isJson,
    forms: [changedText((t) => `\uFEFF${t}`)],
  }),
  shape({
    id: '4.3',
    says: 'the body in windows-1252, declared or not',
    verdict: 'accept',
    when: isJson,
    forms: [withBytes(latin1, 'application/json; charset=windows-1252'), withBytes(latin1)],
  }),
  shape({
    id: '4.1',
    says: 'JSON by another type, or without one',
    verdict: 'accept',
    when: isJson,
    forms: [typed('text/plain'), typed('text/html'), typed('')],
  }),
  shape({
    id: '4.8',
    says: 'a bare text',
    verdict: 'refuse',
    when: isJson,
    forms: [(a) => withText(a, 'INCONCLUSO'), (a) => withText(a, '"801"')],
  }),
  shape({
    id: '4.9',
    says: 'JSON cut short, two values, or nothing',
    verdict: 'refuse',
    when: isJson,
    forms: [changedText((t) => t.slice(0, -8)), changedText((t) => t + t), changedText(() => '')],
  }),
  shape({ id: '4.10', says: 'a page', verdict: 'refuse', when: always, forms: [page('Iniciar sesión')] }),
  shape({
    id: '4.11',
    says: 'XML',
    verdict: 'refuse',
    when: isJson,
    forms: [(a) => withText(a, '<?xml version="1.0"?><Respuesta><ok>true</ok></Respuesta>', 'application/xml')],
  }),
];

/** The fund's text for a call it does not accept. */
const NO = 'La caja no acepta lo que envía, revise los datos.';
const others = [403, 405, 409, 413, 415, 422, 429, 502, 503, 504];
const statuses: readonly AnswerShape[] = [
  shape({
    id: '4.12',
    says: '204 where it may be',
    verdict: 'accept',
    when: mayBeEmpty,
    forms: [(a) => ({ ...a, status: 204, type: '', bytes: new Uint8Array() })],
  }),
  shape({
    id: '4.12b',
    says: '204 where an envelope is due',
    verdict: 'refuse',
    when: (a) => !mayBeEmpty(a),
    forms: [(a) => ({ ...a, status: 204, type: '', bytes: new Uint8Array() })],
  }),
  shape({
    id: '4.13',
    says: '201, 202 and 203',
    verdict: 'accept',
    when: ({ status: code }) => code === 200,
    forms: [201, 202, 203].map(status),
  }),
  shape({
    id: '4.14',
    says: '400 with an envelope',
    verdict: 'refuse',
    when: always,
    forms: [(a) => refused(a, 400, NO)],
  }),
  shape({
    id: '4.15',
    says: '400 of the framework',
    verdict: 'refuse',
    when: always,
    forms: [
      (a) => problem(a, 400),
      (a) => withText({ ...a, status: 400 }, 'Bad Request', 'text/plain'),
      page('Bad Request', 400),
    ],
  }),
  shape({
    id: '4.16',
    says: '401 with and without a body',
    verdict: 'refuse',
    when: always,
    forms: [(a) => withText({ ...a, status: 401 }, '', 'text/plain'), (a) => refused(a, 401, 'Unauthorized')],
  }),
  shape({
    id: '4.17',
    says: '401 to a sign-in',
    verdict: 'refuse',
    when: isSignIn,
    forms: [(a) => refused(a, 401, 'Usuario o contraseña incorrectos.'), (a) => withText({ ...a, status: 401 }, '')],
  }),
  shape({
    id: '4.18',
    says: '404 and 500 with any body',
    verdict: 'refuse',
    when: always,
    forms: [
      (a) => refused(a, 500, 'Error.'),
      page('Runtime Error', 500),
      (a) => problem(a, 500),
      (a) => withText({ ...a, status: 404 }, '', 'text/plain'),
    ],
  }),
  shape({
    id: '4.19',
    says: 'other failures of a server',
    verdict: 'refuse',
    when: always,
    forms: [...others.map((code) => page('Error', code)), (a) => refused(a, 422, NO)],
  }),
  shape({ id: '4.20', says: 'no answer', verdict: 'refuse', when: always, forms: [() => null] }),
];

/** The shapes of whole answers. */
export const transportShapes: readonly AnswerShape[] = [...bodies, ...statuses];
