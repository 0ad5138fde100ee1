import { HttpResponse } from 'msw';
import { transport } from '#messages/transport.ts';

/** The kinds of failure, by what they mean for a person. */
export type Clase = 'dice que no' | 'contesta mal' | 'no hay red' | 'no se sabe si se grabó' | 'no hay sesión';

/** One way in which a write fails: the answer it gets, and the sentence people read. */
export interface Falla {
  readonly nombre: string;
  readonly clase: Clase;
  readonly dice: string;
  /** `real` makes the call to the services and returns their answer. */
  readonly contestar: (real: () => Promise<Response>) => Response | Promise<Response>;
  /** The services have written it, whatever the portal learns. */
  readonly graba?: true;
  /** It may have been written, and nobody can know. */
  readonly dudosa?: true;
  /** The answer is late, so the write may still be in progress. */
  readonly tarde?: true;
  /** The portal stops waiting. */
  readonly tarda?: true;
}

const mensaje = (Descripcion: string, TipoMensaje = 'warning') => ({ Descripcion, TipoMensaje });
const texto = (body: string, status = 200) =>
  new HttpResponse(body === '' ? null : body, { status, headers: { 'content-type': 'application/json' } });

const NO = 'La caja no acepta lo que envía, revise los datos.';

const diceQueNo: readonly Falla[] = [
  ['ok false', () => HttpResponse.json({ ok: false, Datos: null, Mensaje: mensaje(NO) }), NO],
  ['400 con Mensaje', () => HttpResponse.json({ ok: false, Mensaje: mensaje(NO, 'error') }, { status: 400 }), NO],
  ['TipoMensaje desconocido', () => HttpResponse.json({ ok: false, Mensaje: mensaje(NO, 'rareza') }), NO],
  [
    'ok y TodoCorrecto se contradicen',
    () => HttpResponse.json({ ok: true, TodoCorrecto: false, Mensaje: mensaje(NO) }),
    NO,
  ],
  ['ok false sin Mensaje', () => HttpResponse.json({ ok: false }), transport.respuesta],
  [
    'ok false sin Descripcion',
    () => HttpResponse.json({ ok: false, Mensaje: { TipoMensaje: 'error' } }),
    transport.tecnico,
  ],
].map(([nombre, contestar, dice]) => ({ nombre, contestar, dice, clase: 'dice que no' }) as Falla);

const dudosas = ['408', '502', '504', 'no es JSON', 'JSON cortado', 'cuerpo vacío', '204', 'sin ok'];
const estados = [403, 404, 408, 409, 413, 415, 422, 429, 500, 502, 503, 504];
const contestaMal: readonly Falla[] = [
  ['400 sin Mensaje', () => texto('', 400), transport.solicitud],
  ...estados.map((status) => [String(status), () => texto('<h1>Error</h1>', status), transport.tecnico] as const),
  ['no es JSON', () => texto('<!doctype html><title>Proxy</title>'), transport.tecnico],
  ['JSON cortado', () => texto('{"ok":tru'), transport.tecnico],
  ['cuerpo vacío', () => texto(''), transport.tecnico],
  ['204', () => new HttpResponse(null, { status: 204 }), transport.respuesta],
  ['sin ok', () => HttpResponse.json({ Datos: 1 }), transport.respuesta],
].map(([nombre, contestar, dice]) => ({
  nombre,
  contestar,
  dice,
  clase: 'contesta mal',
  ...(dudosas.includes(String(nombre)) ? { dudosa: true } : {}),
  ...(['502', '504'].includes(String(nombre)) ? { tarde: true } : {}),
})) as readonly Falla[];

const sinRed: Falla = {
  nombre: 'sin conexión',
  clase: 'no hay red',
  dice: transport.sinConexion,
  contestar: () => HttpResponse.error(),
  dudosa: true,
};
const tarda: Falla = {
  nombre: 'se agota la espera',
  clase: 'no se sabe si se grabó',
  dice: transport.sinRespuesta,
  contestar: () => new Promise<Response>(() => undefined),
  tarda: true,
  tarde: true,
  dudosa: true,
};
const sesion: Falla = {
  nombre: '401',
  clase: 'no hay sesión',
  dice: transport.sesion,
  contestar: () => texto('', 401),
};

/** The call is carried out, but its answer never arrives. */
export const respuestaPerdida: Falla = {
  nombre: 'respuesta perdida',
  clase: 'no se sabe si se grabó',
  dice: transport.sinConexion,
  contestar: async (real) => {
    await real();
    return HttpResponse.error();
  },
  graba: true,
  dudosa: true,
};

export const fallas: readonly Falla[] = [...diceQueNo, ...contestaMal, sinRed, tarda, sesion, respuestaPerdida];

const rueda = (lista: readonly Falla[], at: number): Falla => lista[at % lista.length] ?? sinRed;

/**
 * The faults for the form at a position of the table: one refusal, two broken answers, no connection, a timeout and no
 * session. The first two kinds rotate, so that each fault meets several forms and each form every kind.
 */
export const fallasDe = (at: number): readonly Falla[] => [
  rueda(diceQueNo, at),
  rueda(contestaMal, 2 * at),
  rueda(contestaMal, 2 * at + 1),
  sinRed,
  tarda,
  sesion,
];
