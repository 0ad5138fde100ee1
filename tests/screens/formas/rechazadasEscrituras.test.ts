import { expect, test } from 'vitest';
import { shapes } from '#sandbox/shapes/index.ts';
import type { Falla } from '../fallas/fallas.ts';
import { probar } from '../fallas/probar.ts';
import { deTodaRespuesta, M117, M330, type Rechazo, rechazosDe } from './frases.ts';
import { fallaDe, formularioDe, honesta } from './rechazos.ts';

const ADMINISTRATIVO = '/servicios/administrativo';
const SEGURIDAD = '/servicios/seguridad';

/** Rows whose answer cannot be distinguished from a lost one, so the portal asks the services what they have. */
const perdidas = ['1.3', '4.8', '4.9', '4.10', '4.11', '4.12b', '4.20'];
/** The positions of 502 and 504 among the forms of row 4.19: a proxy that gave up. */
const tardias = [7, 9];

/** What remains unknown about a write after the answer. */
function duda({ fila, forma }: Rechazo): Partial<Falla> {
  if (fila === '4.19' && tardias.includes(forma)) return { dudosa: true, tarde: true };
  return perdidas.includes(fila) ? { dudosa: true } : {};
}

/** A flag that cannot be read, and an answer without an id: for a new record the list is no proof. */
const alInsertar = ({ fila, forma }: Rechazo): Partial<Falla> =>
  ['1.6', '1.9', '2.20'].includes(fila) ? { dudosa: true, tarde: true } : duda({ fila, forma, dice: '' });

const sinDuda = (): Partial<Falla> => ({});
const algunas = ['1.2', '1.3', '1.6', '1.12', '1.16', '4.8', '4.9', '4.12b', '4.14', '4.16', '4.18'];

const ok = honesta(`${ADMINISTRATIVO}/PersonasNovedad/ModificarEstado`, true);

/** The writes of the journeys, with the answer whose forms they get. */
const escrituras = [
  { llamada: 'personasNovedad.declarar', answer: ok, filas: deTodaRespuesta, mas: duda },
  { llamada: 'personasNovedad.observar', answer: ok, filas: algunas, mas: duda },
  {
    llamada: 'altaCotizante.aceptar',
    answer: honesta(`${ADMINISTRATIVO}/AltaCotizante/AceptaAltaCotizante`, true),
    filas: algunas,
    mas: duda,
  },
  {
    llamada: 'ordenPago.generarSolicitud',
    answer: honesta(`${ADMINISTRATIVO}/OrdenPago/OrdenPagoGeneraSolicitud/`, 'TX0000011012'),
    filas: ['1.9', ...algunas],
    mas: duda,
  },
  {
    llamada: 'altaCotizante.modificar',
    answer: honesta(`${ADMINISTRATIVO}/AltaCotizante/ModificaAltaCotizante`, true),
    filas: ['1.2', '1.6', '1.12', '1.16', '1.23', '4.14', '4.16', '4.18'],
    mas: duda,
  },
  {
    llamada: 'altaPasivo.insertar',
    nombre: 'Alta de pasivo por resolucion, nueva',
    answer: honesta(`${ADMINISTRATIVO}/AltaPasivo/InsertarAltaPasivo`, '1001|5001'),
    filas: ['1.2', '1.6', '1.9', '1.12', '1.16', '2.20', '4.10', '4.14', '4.16'],
    mas: alInsertar,
  },
  {
    llamada: 'empAuth.token',
    answer: honesta(`${SEGURIDAD}/EmpAuth`, { access_token: 'a.b.c' }),
    filas: ['1.27b', '4.17', '6.2', ...deTodaRespuesta.filter((fila) => fila !== '4.16')],
    mas: sinDuda,
  },
  {
    llamada: 'login.usuario',
    answer: honesta(`${SEGURIDAD}/Login/Usuario`, { IdUsuario: 501, Caduco: false, ModificarPassword: false }),
    filas: ['1.3', '1.6', '1.27b', '2.2b', '2.4', '4.9', '4.17', '6.7b'],
    mas: sinDuda,
  },
] as const;

/** The sentences of these calls for rows that never occur in reads. */
const frases = {
  '1.9': [M330],
  '2.20': [M330],
  '2.2b': [M117],
  '2.4': [M117],
  '4.17': ['Usuario o contraseña incorrectos.', M117],
  '6.2': [M117],
  '6.7b': [M117],
} as const;

test.each(escrituras)(
  '[F-8-05, E-8-01] $llamada: each refused form ends in its sentence, nothing is lost, nothing is written twice',
  ({ answer, filas, mas, ...form }) =>
    probar(
      formularioDe(form.llamada, 'nombre' in form ? form.nombre : undefined),
      rechazosDe(filas, frases).map((one) => fallaDe(one, answer, mas(one))),
    ),
);

test('a place named here of row 4.19 is that of a proxy that gave up', () => {
  expect(shapes.find(({ id }) => id === '4.19')?.forms).toHaveLength(11);
});
