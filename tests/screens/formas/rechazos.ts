import { apply, shapeOf } from '#sandbox/shapes/index.ts';
import { type Answer, bytesOf } from '#sandbox/shapes/shape.ts';
import type { Falla } from '../fallas/fallas.ts';
import type { Formulario } from '../fallas/formulario.ts';
import { tabla } from '../fallas/tabla.ts';
import type { Rechazo } from './frases.ts';

/** A correct answer to a write that was not carried out. */
export const honesta = (path: string, Datos: unknown): Answer => ({
  ...{ path, status: 200, type: 'application/json' },
  bytes: bytesOf(JSON.stringify({ ok: true, Datos, Mensaje: { Descripcion: '', TipoMensaje: 'success' } })),
});

const respuesta = ({ status, type, bytes }: Answer): Response =>
  new Response(status === 204 ? null : new Uint8Array(bytes), {
    status,
    headers: type ? { 'Content-Type': type } : {},
  });

/** A form of a row as the failure of a write that was not carried out. */
export function fallaDe({ fila, forma, dice }: Rechazo, answer: Answer, more: Partial<Falla> = {}): Falla {
  const shape = shapeOf(fila);
  if (!shape) throw new Error(`There is no row ${fila}`);
  return {
    nombre: `(${fila}), form ${forma}`,
    clase: fila === '4.16' ? 'no hay sesión' : 'contesta mal',
    dice,
    contestar: () => {
      const made = apply([{ shape, next: forma }], answer);
      return made ? respuesta(made) : Response.error();
    },
    ...more,
  };
}

/** The form that makes a write, from the table of all forms. */
export function formularioDe(llamada: string, nombre?: string): Formulario {
  const forms: readonly Formulario[] = Object.values(tabla).flat();
  const found = forms.find((form) => form.llamada === llamada && (nombre ?? form.nombre) === form.nombre);
  if (!found) throw new Error(`No form makes ${llamada}`);
  return found;
}
