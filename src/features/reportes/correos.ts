import * as z from 'zod/mini';
import type { Hallazgo } from '#blocks/escritura/asentar.ts';
import type { CorreoCitas } from '#contract/entities/cita.ts';
import { isEmail } from '#lib/email.ts';
import { validation } from '#messages/validation.ts';
import { correosMessages } from './correosMessages.ts';

/** Maximum length of an address (spec R 5.7). */
export const LARGO_CORREO = 100;
/** Id of a row that is being edited (spec R 4.6); accepting it changes the id to NUEVO. */
export const ESCRIBIENDO = -1;
/** Id of a row to be inserted. */
const NUEVO = 0;

const fila = { IdCorreo: z.number(), Correo: z.string(), Titulares: z.boolean(), Beneficiario: z.boolean() };

/** The settings: the rows, of which at most one is being edited, and the consent to send e-mails. */
export const ajustesSchema = z.object({
  filas: z.array(z.object({ ...fila, escribiendo: z.boolean() })),
  consentimiento: z.boolean(),
});
export type Ajustes = z.infer<typeof ajustesSchema>;
/** A row of the list. */
export type FilaCorreo = Ajustes['filas'][number];

/** The row being edited. `otras` are the other rows of the list (spec R 4.6, 5.7; decision 46). */
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
      z.refine(isEmail, { error: validation.correoFormato, abort: true }),
      z.refine((correo) => otras.every((otra) => otra.Correo.toLowerCase() !== correo.toLowerCase()), {
        error: correosMessages.repetido,
      }),
    ),
  });

/** A new row, in edit. */
export const filaNueva: FilaCorreo = {
  IdCorreo: ESCRIBIENDO,
  Correo: '',
  Titulares: true,
  Beneficiario: false,
  escribiendo: true,
};

/** The saved rows, none of them in edit. */
export const abrir = (correos: readonly CorreoCitas[]): FilaCorreo[] =>
  correos.map(({ IdCorreo, Correo, Beneficiario }) => ({
    ...{ IdCorreo, Correo, Beneficiario },
    ...{ Titulares: true, escribiendo: false },
  }));

/** True for a row with unsaved changes. */
export const porGuardar = (guardados: readonly FilaCorreo[], { IdCorreo, Correo, Beneficiario }: FilaCorreo): boolean =>
  !guardados.some((one) => one.IdCorreo === IdCorreo && one.Correo === Correo && one.Beneficiario === Beneficiario);

/** The saved rows to remove: they are no longer in the list (spec R 4.6). */
export const quitados = (guardados: readonly FilaCorreo[], filas: readonly FilaCorreo[]): FilaCorreo[] =>
  guardados.filter(({ IdCorreo }) => !filas.some((one) => one.IdCorreo === IdCorreo));

const enviado = ({ escribiendo: _, ...correo }: FilaCorreo): CorreoCitas => correo;

/** What a save sends: the new or changed rows, and the removal list (spec R 7.8). */
export const pendientes = (guardados: readonly FilaCorreo[], filas: readonly FilaCorreo[]) => ({
  CorreoRegistra: filas.filter((one) => !one.escribiendo && porGuardar(guardados, one)).map(enviado),
  CorreoElimina: quitados(guardados, filas).map(enviado),
});

/** True if there are only removals to save: they need no consent (spec R 5.7). */
export const soloQuita = (guardados: readonly FilaCorreo[], filas: readonly FilaCorreo[]): boolean =>
  quitados(guardados, filas).length > 0 && !filas.some((one) => one.escribiendo || porGuardar(guardados, one));

/** Whether the addresses at the services show that a save was done, completely or not at all. */
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
