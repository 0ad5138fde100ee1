import * as z from 'zod/mini';
import type { Hallazgo } from '#blocks/escritura/asentar.ts';
import type { CorreoCitas } from '#contract/entities/cita.ts';
import { validation } from '#messages/validation.ts';
import { correosMessages } from './correosMessages.ts';

/** Longest address (spec R 5.7). */
export const LARGO_CORREO = 100;
/** Id of a row that is being written (spec R 4.6); accepting makes it NUEVO. */
export const ESCRIBIENDO = -1;
/** Id of a row to be inserted. */
const NUEVO = 0;

const fila = { IdCorreo: z.number(), Correo: z.string(), Titulares: z.boolean(), Beneficiario: z.boolean() };

/** The settings: the rows, at most one of them being written, and the consent to send e-mails. */
export const ajustesSchema = z.object({
  filas: z.array(z.object({ ...fila, escribiendo: z.boolean() })),
  consentimiento: z.boolean(),
});
export type Ajustes = z.infer<typeof ajustesSchema>;
/** A row of the list. */
export type FilaCorreo = Ajustes['filas'][number];

/** The row being written, beside the `otras` of the list (spec R 4.6, 5.7; decision 46). */
export const filaSchema = (otras: readonly Pick<CorreoCitas, 'Correo'>[]) =>
  z.object({
    ...fila,
    IdCorreo: z.pipe(
      fila.IdCorreo,
      z.transform((id) => Math.max(id, NUEVO)),
    ),
    Correo: fila.Correo.check(
      z.trim(),
      z.minLength(1, { error: correosMessages.falta, abort: true }),
      z.maxLength(LARGO_CORREO, { error: correosMessages.largo, abort: true }),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, { error: validation.correoFormato, abort: true }),
      z.refine((correo) => otras.every((otra) => otra.Correo.toLowerCase() !== correo.toLowerCase()), {
        error: correosMessages.repetido,
      }),
    ),
  });

/** A new row, being written. */
export const filaNueva: FilaCorreo = {
  IdCorreo: ESCRIBIENDO,
  Correo: '',
  Titulares: true,
  Beneficiario: false,
  escribiendo: true,
};

/** The rows as they are saved, none being written. */
export const abrir = (correos: readonly CorreoCitas[]): FilaCorreo[] =>
  correos.map(({ IdCorreo, Correo, Beneficiario }) => ({
    ...{ IdCorreo, Correo, Beneficiario },
    ...{ Titulares: true, escribiendo: false },
  }));

/** True for a row that is not saved as it stands. */
export const porGuardar = (guardados: readonly FilaCorreo[], { IdCorreo, Correo, Beneficiario }: FilaCorreo): boolean =>
  !guardados.some((one) => one.IdCorreo === IdCorreo && one.Correo === Correo && one.Beneficiario === Beneficiario);

/** The saved rows that are to be removed: the list has them no more (spec R 4.6). */
export const quitados = (guardados: readonly FilaCorreo[], filas: readonly FilaCorreo[]): FilaCorreo[] =>
  guardados.filter(({ IdCorreo }) => !filas.some((one) => one.IdCorreo === IdCorreo));

const enviado = ({ escribiendo: _, ...correo }: FilaCorreo): CorreoCitas => correo;

/** What a save sends: rows that are new or changed, and the removal list (spec R 7.8). */
export const pendientes = (guardados: readonly FilaCorreo[], filas: readonly FilaCorreo[]) => ({
  CorreoRegistra: filas.filter((one) => !one.escribiendo && porGuardar(guardados, one)).map(enviado),
  CorreoElimina: quitados(guardados, filas).map(enviado),
});

/** True while nothing but removals waits to be saved: those need no consent (spec R 5.7). */
export const soloQuita = (guardados: readonly FilaCorreo[], filas: readonly FilaCorreo[]): boolean =>
  quitados(guardados, filas).length > 0 && !filas.some((one) => one.escribiendo || porGuardar(guardados, one));

/** Whether the addresses the services hold are what a save was to make of them: all of it, or nothing. */
export function segunCorreos(
  { CorreoRegistra, CorreoElimina }: ReturnType<typeof pendientes>,
  now: readonly CorreoCitas[],
): Hallazgo<true> {
  const same = (a: CorreoCitas, b: CorreoCitas) =>
    a.Correo.toLowerCase() === b.Correo.toLowerCase() && a.Beneficiario === b.Beneficiario;
  const written = CorreoRegistra.map((sent) => now.some((one) => same(one, sent)));
  const gone = CorreoElimina.map(({ IdCorreo }) => !now.some((one) => one.IdCorreo === IdCorreo));
  const all = [...written, ...gone];
  if (all.every(Boolean)) return { hecha: true };
  return all.some(Boolean) ? null : 'sin hacer';
}
