import { test } from 'vitest';
import { transport } from '#messages/transport.ts';
import { apply, shapeOf } from '#sandbox/shapes/index.ts';
import { type Answer, bytesOf } from '#sandbox/shapes/shape.ts';
import type { Falla } from '../fallas/fallas.ts';
import { probar } from '../fallas/probar.ts';
import { tabla } from '../fallas/tabla.ts';

/** An honest answer to a write, which nobody has carried out. */
const honesta = (path: string, Datos: unknown): Answer => ({
  ...{ path, status: 200, type: 'application/json' },
  bytes: bytesOf(JSON.stringify({ ok: true, Datos, Mensaje: { Descripcion: '', TipoMensaje: 'success' } })),
});

/** The forms of a row as failures of a write: what people read, and whether it may have been written. */
function fallasDe(id: string, answer: Answer, dice: string, more: Partial<Falla> = {}): Falla[] {
  const shape = shapeOf(id);
  if (!shape) throw new Error(`There is no row ${id}`);
  return shape.forms.map((_, next) => ({
    nombre: `(${id}), form ${next + 1}`,
    clase: 'contesta mal',
    dice,
    contestar: () => {
      const made = apply([{ shape, next }], answer);
      if (!made) return Response.error();
      const body = made.status === 204 ? null : new Uint8Array(made.bytes);
      return new Response(body, { status: made.status, headers: made.type ? { 'Content-Type': made.type } : {} });
    },
    ...more,
  }));
}

const modificar = honesta('/servicios/administrativo/AltaCotizante/ModificaAltaCotizante', true);
const NO = 'La caja no acepta lo que envía, revise los datos.';

const formulario = (parte: keyof typeof tabla, llamada: string) => {
  const found = tabla[parte].find((form) => form.llamada === llamada);
  if (!found) throw new Error(`No form makes ${llamada}`);
  return found;
};

test(
  'an edit whose answer says no in any form ends in its sentence; what was typed stays',
  () =>
    probar(formulario('avisos', 'altaCotizante.modificar'), [
      ...['1.2', '1.6', '1.12'].flatMap((id) => fallasDe(id, modificar, transport.respuesta)),
      ...['1.16', '1.23', '4.18'].flatMap((id) => fallasDe(id, modificar, transport.tecnico)),
      ...fallasDe('4.14', modificar, NO, { clase: 'dice que no' }),
      ...fallasDe('4.16', modificar, transport.sesion, { clase: 'no hay sesión' }),
    ]),
  90_000,
);
