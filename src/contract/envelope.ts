import * as z from 'zod/mini';

/** Kinds of message people see; the services also say Information (spec F 8). */
export type TipoMensaje = 'success' | 'info' | 'warning' | 'error';

export interface Mensaje {
  /** '' when the services sent none. */
  readonly Descripcion: string;
  readonly TipoMensaje: TipoMensaje;
  /** Shown small below the text; '' for none. */
  readonly IdMensaje: string;
  readonly TieneMensaje: boolean;
  /** False when Descripcion or TipoMensaje was missing: the structure is reported to developers (decision 60). */
  readonly complete: boolean;
}

interface Envelope {
  readonly ok: boolean;
  readonly Datos: unknown;
  readonly Mensaje: Mensaje;
}

const wire = z.looseObject({
  ok: z.optional(z.boolean()),
  TodoCorrecto: z.optional(z.boolean()),
  Datos: z.optional(z.unknown()),
  Mensaje: z.nullish(
    z.looseObject({
      Descripcion: z.nullish(z.string()),
      TipoMensaje: z.nullish(z.string()),
      IdMensaje: z.nullish(z.union([z.string(), z.number()])),
      TieneMensaje: z.nullish(z.boolean()),
    }),
  ),
});

const kinds: Readonly<Record<string, TipoMensaje>> = {
  success: 'success',
  exito: 'success',
  correcto: 'success',
  info: 'info',
  information: 'info',
  informacion: 'info',
  warning: 'warning',
  advertencia: 'warning',
  error: 'error',
};

/** The four kinds from whatever the services write, in any case; an unknown one becomes a warning. */
const tipoMensaje = (text: string | null | undefined): TipoMensaje =>
  kinds[(text ?? '').trim().toLowerCase()] ?? 'warning';

/**
 * Reads a reply envelope; null when it is none. `ok` or `TodoCorrecto` counts, whichever is there; when both are and
 * disagree the reply is a failure (decision 60).
 */
export function readEnvelope(reply: unknown): Envelope | null {
  const parsed = z.safeParse(wire, reply);
  if (!parsed.success) return null;
  const { ok, TodoCorrecto, Datos, Mensaje } = parsed.data;
  if (ok === undefined && TodoCorrecto === undefined) return null;
  return {
    ok: (ok ?? true) && (TodoCorrecto ?? true),
    Datos,
    Mensaje: {
      Descripcion: Mensaje?.Descripcion ?? '',
      TipoMensaje: tipoMensaje(Mensaje?.TipoMensaje),
      IdMensaje: String(Mensaje?.IdMensaje ?? ''),
      TieneMensaje: Mensaje?.TieneMensaje ?? false,
      complete: Boolean(Mensaje?.Descripcion && Mensaje.TipoMensaje),
    },
  };
}
